"""What a screen shows never tells what its reader may not know, nor what a table forgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.callbacks import Act, parse
from bot.gallery.play import Game, scene
from bot.screens import endings, hand, last, marks, table, why
from bot.screens.layout import visible
from bot.screens.screen import Screen
from bot.tables.moves import action_of
from engine.actions import Claim, Concede, Decline
from engine.cards import Card, Seat, Trump
from engine.game import refusal
from engine.rules import Ending, Rules, Variant
from engine.state import Phase, State, Trick
from engine.view import View, view
from tests.words import strict_texts

T = strict_texts().in_("ca")


def moments() -> Iterator[State]:
    """Every step of a few hands, calls and tricks included."""
    for seed, trump in enumerate(Trump):
        variant = Variant.OBLIGADA if seed % 2 else Variant.LLIURE
        game = Game(Rules(variant=variant), seed=seed).draw()
        yield game.state
        yield game.deal().state
        yield game.name(trump).state
        yield game.call().state
        game.passes()
        for card in range(48):
            yield game.state
            game.cards(1, strong=card % 3 > 0)


def readers(state: State) -> Iterator[View]:
    yield view(state, None)
    for seat in Seat:
        yield view(state, seat)


def screens(seen: View) -> list[Screen | str]:
    """All that this reader can see while a hand runs."""
    made: list[Screen | str] = [
        table.table(replace(seen, seat=None), scene(), T),
        last.last_trick(seen, scene(), T),
        last.last_trick_alert(seen, scene(), T),
        marks.marks(seen, scene(), T),
        why.why(seen, scene(), T),
    ]
    if seen.seat is not None:
        made.append(hand.hand(seen, scene(), T))
    return made


def forgotten(seen: View) -> View:
    """The same, with every trick before the last one changed, and no trick's worth kept."""
    assert seen.hand is not None
    wrong = Trick(Seat(3), (Card("2O"), Card("3O"), Card("4O"), Card("5O")), Seat(3), 99)
    tricks = [wrong] * len(seen.hand.tricks)
    if tricks:
        tricks[-1] = seen.hand.tricks[-1]._replace(points=99)
    return replace(seen, hand=replace(seen.hand, tricks=tuple(tricks)))


def test_nothing_older_than_the_last_trick_is_shown_and_no_card_points() -> None:
    for state in moments():
        for seen in readers(state):
            if seen.phase is Phase.PLAY:
                assert screens(seen) == screens(forgotten(seen))


def test_only_whoever_is_asked_has_buttons_and_only_legal_ones() -> None:
    for state in moments():
        for seen in readers(state):
            if seen.seat is None or seen.hand is None:
                continue
            taps = [
                tap
                for row in hand.hand(seen, scene(), T).buttons
                for button in row
                if button.data and isinstance(tap := parse(button.data), Act)
            ]
            offered = [action_of(tap.move, seen.seat) for tap in taps]
            assert sorted(map(repr, offered)) == sorted(map(repr, seen.actions))
            assert {tap.decision for tap in taps} <= {seen.decision}


def test_the_group_has_no_button_for_a_card() -> None:
    for state in moments():
        for row in table.table(view(state, None), scene(), T).buttons:
            assert not any(button.data and isinstance(parse(button.data), Act) for button in row)


def test_a_decision_ahead_of_its_turn_shows_to_nobody_else() -> None:
    game = Game().draw().deal().name(Trump.OROS)
    assert game.state.hand is not None
    second = game.state.hand.open.asked[1]
    passed, called = (Game.at(game.state).ahead(call=call).state for call in (False, True))
    for seat in (None, *Seat):
        same = screens(view(passed, seat)) == screens(view(called, seat))
        assert same is (seat is not second)


def test_a_concession_shows_to_its_pair_alone() -> None:
    game = Game().draw().deal().name(Trump.OROS).passes().cards(6)
    offered = Game.at(game.state).do(Concede(Seat(1))).state
    declined = Game.at(offered).do(Decline(Seat(3), Ending.CONCEDED)).state
    for seat in (None, Seat(0), Seat(2)):
        shown = screens(view(game.state, seat))
        assert screens(view(offered, seat)) == shown == screens(view(declined, seat))
        if seat is not None:
            asked = endings.ways_to_end(view(game.state, seat), scene(), T)
            assert endings.ways_to_end(view(offered, seat), scene(), T) == asked
    assert screens(view(offered, Seat(3))) != screens(view(game.state, Seat(3)))


def test_what_a_claim_would_bring_shows_nowhere() -> None:
    """The question and its button are the same whether a claim is good or not."""
    certain = uncertain = 0
    for seed in range(6):
        game = Game(seed=seed).draw().deal().name(Trump.OROS).passes()
        for _ in range(47):
            game.cards(1)
            if game.state.hand is None:
                break
            seat = game.turn()
            asked = endings.ways_to_end(view(game.state, seat), scene(), T)
            assert T.plain("button-claim") in [row[0].text for row in asked.buttons]
            good = refusal(game.state, Claim(seat)) is None
            certain, uncertain = certain + good, uncertain + (not good)
    assert certain
    assert uncertain


def test_a_covered_hand_shows_no_card_to_its_owner() -> None:
    state = Game(Rules(covered_hand=True)).draw().deal().state
    assert state.hand is not None
    partner = state.hand.open.dealer.partner
    seen = view(state, partner)
    other = Game(Rules(covered_hand=True)).draw()
    other.seed += 7
    assert screens(view(other.deal().state, partner)) == screens(seen)


def test_the_private_hand_names_its_group_first() -> None:
    for state in moments():
        for seen in readers(state):
            if seen.seat is not None:
                first = visible(hand.hand(seen, scene(), T).text).split("\n")[0]
                assert "Can Pere" in first


def test_us_and_them_are_private_words() -> None:
    for state in moments():
        for seen in readers(state):
            text = visible(table.table(replace(seen, seat=None), scene(), T).text)
            assert T("us") not in text
            assert T("them") not in text


def test_a_hand_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="seat"):
        hand.hand(view(Game().state, None), scene(), T)
