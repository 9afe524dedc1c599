"""Nobody learns from a view what they may not know.

Hidden things are scrambled and every view must stay the same: the other hands' cards are dealt
anew among them, and a decision made ahead is flipped, taken back, or made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random

import pytest
from hypothesis import given

from engine.cards import Card, Mask, Seat, Team, cards_of, mask_of
from engine.game import legal_actions
from engine.rules import Dealing, Ending, FirstDealer, Rules
from engine.state import Ended, FinishedHand, Hand, Offer, OpenHand, Phase, State, Trick
from engine.view import Question, View, view
from tests.engine.strategies import Match, eventful, whole_matches

READERS = (None, *Seat)
PLAIN_NUMBERS = {
    (View, "decision"),
    (View, "totals"),
    (Rules, "target"),
    (OpenHand, "number"),
    (OpenHand, "multiplier"),
    (Trick, "points"),
    (FinishedHand, "dealt"),
    (FinishedHand, "points"),
    (FinishedHand, "written"),
    (FinishedHand, "totals"),
}
"""The fields of a view that hold plain numbers; any other could be a hand's mask."""


def test_what_everybody_may_know_is_shown_as_it_stands() -> None:
    states = [*Match(Rules(quick=True), 3).states()]
    states += Match(Rules(target=36, first_dealer=FirstDealer.RANDOM), 4).states()
    assert {state.phase for state in states} == set(Phase)
    for state in states:
        for reader in READERS:
            shown = view(state, reader)
            assert shown.seat is reader
            for name in ("rules", "phase", "turned", "dealer", "finished", "totals", "winner"):
                assert getattr(shown, name) == getattr(state, name)
            assert shown.scored == len(state.finished)
            assert shown.hand is (state.hand.open if state.hand else None)
            assert shown.turn is (state.hand.open.turn if state.hand else None)
            if reader is not None:
                assert shown.actions == legal_actions(state, reader)


@pytest.mark.parametrize(
    ("dealing", "how", "winner", "closed"),
    [
        (Dealing.NO_SHUFFLE, Ending.PLAYED, None, True),
        (Dealing.NO_SHUFFLE, Ending.CLAIMED, None, True),
        (Dealing.NO_SHUFFLE, Ending.VOIDED, None, False),
        (Dealing.NO_SHUFFLE, Ending.PLAYED, Team.A, False),
        (Dealing.SHUFFLED, Ending.PLAYED, None, False),
        (Dealing.SHUFFLED, Ending.PLAYED, Team.A, False),
    ],
)
def test_a_hand_stays_closed_while_the_next_is_dealt_from_its_tricks(
    dealing: Dealing, how: Ending, winner: Team | None, closed: bool
) -> None:
    played = OpenHand(1, Seat.SOUTH, ended=Ended(how, None))
    past = FinishedHand(played, (), (36, 36), (0, 0), (0, 0), capot=False)
    state = State(Rules(dealing=dealing), finished=(past,), winner=winner)
    for reader in READERS:
        assert view(state, reader).stays_closed(past) is closed


@given(eventful)
@whole_matches(6)
def test_scrambling_what_is_hidden_changes_no_view(match: Match) -> None:
    random = Random(match.seed)
    scrambled_something = False
    for state in match.states():
        for reader in READERS:
            scrambled = _scramble(state, reader, random)
            scrambled_something |= scrambled != state
            assert view(scrambled, reader) == view(state, reader)
    assert scrambled_something


@given(eventful)
@whole_matches(6)
def test_a_view_holds_only_what_its_reader_has_seen(match: Match) -> None:
    random = Random(match.seed)
    for state in match.states():
        if random.random() > 0.1:
            continue
        for reader in READERS:
            shown = view(state, reader)
            for owner, name, value in _walk(shown):
                assert not isinstance(value, State | Hand)
                if isinstance(value, int) and not isinstance(value, bool | Enum):
                    assert (owner, name) in PLAIN_NUMBERS
            seen = {value for _, _, value in _walk(_without_open_past(shown))}
            assert {card for card in seen if isinstance(card, Card)} <= _known(state, reader)


@given(eventful)
@whole_matches(6)
def test_a_decision_number_stands_for_one_question(match: Match) -> None:
    asked: dict[tuple[Seat, int], tuple[object, ...]] = {}
    last: dict[Seat, int] = {}
    for state in match.states():
        for seat in Seat:
            shown = view(state, seat)
            assert (shown.question is None) == (shown.decision == 0) == (not shown.actions)
            if shown.question is None:
                continue
            assert state.hand is not None
            hand = state.hand.open
            question = (hand.number, shown.question, hand.asking, len(hand.tricks), shown.actions)
            assert asked.setdefault((seat, shown.decision), question) == question
            assert shown.decision >= last.get(seat, 0)
            last[seat] = shown.decision


@given(eventful)
@whole_matches(6)
def test_a_view_says_what_is_asked_and_shows_the_cards_in_order(match: Match) -> None:
    for state in match.states():
        for seat in Seat:
            shown = view(state, seat)
            held = state.hand.held[seat] if state.hand else 0
            assert mask_of(shown.cards) == (0 if shown.covered else held)
            keys = [(card.suit.ordinal, -card.strength) for card in shown.cards]
            assert keys == sorted(keys)
            assert (shown.duty is not None) == (shown.question is Question.PLAY)
            assert bool(shown.playable) == (shown.question is Question.PLAY)
            if shown.turn is seat and shown.phase is Phase.TRUMP:
                assert shown.hand is not None
                assert shown.question is (
                    Question.NAME_FOR_PARTNER if shown.hand.delegated else Question.NAME_TRUMP
                )


def _scramble(state: State, reader: Seat | None, random: Random) -> State:
    """Another state that this reader can't tell from the first."""
    hand = state.hand
    if hand is None:
        return state
    others = [seat for seat in Seat if seat is not reader or _is_covered(state, seat)]
    pool = [card for seat in others for card in cards_of(hand.held[seat])]
    random.shuffle(pool)
    held, dealt = list(hand.held), list(hand.dealt)
    for seat in others:
        count = hand.held[seat].bit_count()
        held[seat] = mask_of(pool[:count])
        dealt[seat] = hand.dealt[seat] & ~hand.held[seat] | held[seat]
        del pool[:count]
    ahead = hand.ahead
    if len(hand.open.asked) == 2 and hand.open.asked[1] is not reader:
        ahead = random.choice([choice for choice in (None, True, False) if choice is not ahead])
    offers = (None, Offer((Seat.SOUTH,)), Offer((), Seat.NORTH))
    a, b = hand.concessions
    concessions = (
        a if reader is not None and reader.team is Team.A else random.choice(offers),
        b if reader is not None and reader.team is Team.B else random.choice(offers),
    )
    hidden = replace(
        hand, held=tuple(held), dealt=tuple(dealt), ahead=ahead, concessions=concessions
    )
    return replace(state, hand=hidden)


def _is_covered(state: State, seat: Seat) -> bool:
    """Said once more, from the rule: the dealer's partner, before trumps are named or delegated."""
    if state.hand is None or not state.rules.covered_hand:
        return False
    hand = state.hand.open
    return hand.trump is None and not hand.delegated and (seat - hand.dealer) % 4 == 2


def _known(state: State, reader: Seat | None) -> set[Card]:
    """The cards this reader has in hand or has seen since the match began, but for past hands."""
    known = {card for turned in state.turned for card in turned.cards}
    if state.hand is not None:
        played: Mask = 0
        for dealt, held in zip(state.hand.dealt, state.hand.held, strict=True):
            played |= dealt & ~held
        known |= set(cards_of(played))
        if reader is not None and not _is_covered(state, reader):
            known |= set(cards_of(state.hand.held[reader]))
    return known


def _without_open_past(shown: View) -> View:
    return replace(shown, finished=())


def _walk(
    value: object, owner: type | None = None, name: str = ""
) -> Iterator[tuple[type | None, str, object]]:
    """Everything a value holds, with the class and the field that it was found in."""
    yield owner, name, value
    if is_dataclass(value):
        for field in fields(value):
            yield from _walk(getattr(value, field.name), type(value), field.name)
    elif hasattr(value, "_fields"):
        for field_name in value._fields:
            yield from _walk(getattr(value, field_name), type(value), field_name)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from _walk(item, owner, name)
    elif isinstance(value, dict):
        raise TypeError(f"expected no dict in a view: {name}")
