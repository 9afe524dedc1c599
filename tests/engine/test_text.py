"""Every value prints to a short text that reads back, and bad text says what was expected."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action
from engine.cards import DECK, Card, Seat, Suit, Team, Trump, cards_of, indices, mask_of
from engine.codec import EVENTS, rules_from_json, rules_to_json
from engine.events import Event, HandDealt, MatchStarted
from engine.rules import Rules
from tests.engine.notation import from_text, read_rules, to_text, write_rules
from tests.engine.strategies import conceivable, rules, shuffled


def test_cards_seats_and_trumps_read_back() -> None:
    assert len(set(DECK)) == 48
    assert all(Card(str(card)) is card for card in DECK)
    assert all(DECK[card.bit] is card for card in DECK)
    assert all(Seat(int(str(seat))) is seat for seat in Seat)
    for kind in (Suit, Trump, Team):
        assert all(kind(str(value)) is value for value in kind)


def test_suits_trumps_and_pairs_have_their_places() -> None:
    assert [suit.ordinal for suit in Suit] == [0, 1, 2, 3]
    assert [trump.ordinal for trump in Trump] == [0, 1, 2, 3, 4]
    assert [trump.suit for trump in Trump] == [*Suit, None]
    assert [team.ordinal for team in Team] == [0, 1]
    assert [team.seats for team in Team] == [(0, 2), (1, 3)]


def test_the_table_goes_round() -> None:
    for seat in Seat:
        assert seat.next.next is seat.partner
        assert seat.partner.partner is seat
        assert seat.partner.team is seat.team is not seat.next.team
        assert seat in seat.team.seats
        assert seat.team.other is seat.next.team


def test_the_deck_is_worth_60_and_strength_is_by_number() -> None:
    assert sum(card.points for card in DECK) == 60
    oros = sorted((card for card in DECK if card.suit is Suit.OROS), key=lambda card: card.strength)
    assert " ".join(oros) == "2O 3O 4O 5O 6O 7O 8O 10O 11O 12O 1O 9O"


@given(st.sets(st.sampled_from(DECK)))
def test_a_mask_is_a_set_of_cards(held: set[Card]) -> None:
    mask = mask_of(held)
    assert set(cards_of(mask)) == held
    assert [DECK[bit] for bit in indices(mask)] == list(cards_of(mask))
    assert mask.bit_count() == len(held)


@given(rules)
def test_rules_read_back(chosen: Rules) -> None:
    assert read_rules(write_rules(chosen)) == chosen
    assert rules_from_json(json.loads(json.dumps(rules_to_json(chosen)))) == chosen
    started = MatchStarted(chosen)
    assert from_text(to_text(started)) == started


def test_rules_are_written_as_what_differs() -> None:
    assert write_rules(Rules()) == "-"
    assert write_rules(Rules(target=36, quick=True)) == "target=36,quick=true"


def test_every_conceivable_action_reads_back() -> None:
    for action in conceivable(Random(1)):
        assert from_text(to_text(action)) == action


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "expected an action's or event's name at the start of '': ''"),
        ("Play 2 9O", "expected an action's or event's name at the start of 'Play 2 9O': 'Play'"),
        ("PlayCard 2", "expected PlayCard seat card: 'PlayCard 2'"),
        ("PlayCard 2 9O 9O", "expected PlayCard seat card: 'PlayCard 2 9O 9O'"),
        ("PlayCard 4 9O", "expected one of 0, 1, 2, 3 in PlayCard: '4'"),
        ("PlayCard +1 9O", "expected one of 0, 1, 2, 3 in PlayCard: '+1'"),
        ("PlayCard 1 botifarra", "expected one of 2O, 3O, 4O, "),
        ("NameTrump 1 -", "expected one of O, C, E, B, botifarra in NameTrump: '-'"),
        ("Deal 9O,,1O", "expected one of 2O, 3O, 4O, "),
        ("DecidedAhead 1 yes", "expected one of false, true in DecidedAhead: 'yes'"),
        ("TrickWon 1 x", "expected a number in TrickWon: 'x'"),
        ("TrickWon 1 ٣", "expected a number in TrickWon: '٣'"),
        ("TrickWon 1 1_0", "expected a number in TrickWon: '1_0'"),
        ("MatchStarted x=1 1", "expected each of variant, second_player_may_load, "),
        ("MatchStarted target=36,target=51 1", "expected each of variant, "),
        ("MatchStarted target=37 1", "expected one of 36, 51, 101, 151 in target: '37'"),
        ("MatchStarted quick 1", "expected one of false, true in quick: ''"),
    ],
)
def test_bad_text_says_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(ValueError, match="expected") as refused:
        from_text(line)
    assert str(refused.value).startswith(expected)


_names = st.sampled_from([kind.__name__ for kind in (*get_args(Action), *get_args(Event))])
_words = st.sampled_from(["0", "9O", "botifarra", "-", "true", "1,2", "9O/1O", "/", ",", "=", "x"])


_lines = st.builds(
    lambda name, words: " ".join([name, *words]), _names, st.lists(_words, max_size=6)
)


@given(st.text() | _lines)
@settings(max_examples=300)
def test_any_text_reads_back_or_is_refused(line: str) -> None:
    try:
        value = from_text(line)
    except ValueError as refused:
        assert str(refused).startswith("expected ")  # noqa: PT017 - either way is right
    else:
        assert from_text(to_text(value)) == value


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("Nonsense", {}),
        ("CardPlayed", {"seat": 0}),
        ("CardPlayed", {"seat": 4, "card": "9O"}),
        ("CardPlayed", {"seat": 0, "card": "13O"}),
        ("CardPlayed", {"seat": 0, "card": "9O", "face": "down"}),
        ("MatchStarted", {"rules": {"target": 37}}),
        ("MatchStarted", {"rules": {"vraiant": "lliure"}}),
        ("TrickWon", {"seat": 0, "points": "many"}),
    ],
)
def test_bad_json_is_refused(kind: str, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"expected|validation error"):
        EVENTS.from_json(kind, fields)


def test_rules_of_an_old_log_stand_at_their_defaults() -> None:
    assert rules_from_json({"target": 51}) == Rules(target=51)
    with pytest.raises(ValueError, match="vraiant"):
        rules_from_json({"vraiant": "lliure"})


def test_a_deal_reads_back_seat_by_seat() -> None:
    deck = shuffled(Random(2))
    dealt = HandDealt(1, Seat.EAST, tuple(deck[place::4] for place in range(4)))
    assert from_text(to_text(dealt)) == dealt
