"""Who may speak, in which order, and what is known of it."""

from __future__ import annotations

import pytest
from hypothesis import given

from engine.actions import Action, AppointDealer, Call, Deal, Delegate, NameTrump, Pass
from engine.cards import DECK, Seat, Trump
from engine.errors import Refusal
from engine.events import (
    CallAsked,
    Called,
    CallsClosed,
    DecidedAhead,
    Event,
    Passed,
    TrumpNamed,
)
from engine.game import apply, legal_actions, start
from engine.rules import FirstDealer, Level, Rules, SantVicenc
from engine.state import Phase, State, replay
from engine.view import view
from tests.engine.acting import do, refused
from tests.engine.strategies import Match, matches, whole_matches

SOUTH, EAST, NORTH, WEST = Seat


def _named(trump: Trump = Trump.OROS, sant_vicenc: SantVicenc = SantVicenc.TRUMPS) -> State:
    """South has dealt and named trumps."""
    rules = Rules(first_dealer=FirstDealer.RANDOM, sant_vicenc=sant_vicenc)
    opening = (AppointDealer(SOUTH), Deal(DECK), NameTrump(SOUTH, trump))
    return do(replay(start(rules)), *opening)


def _speech(state: State) -> tuple[Level | None, tuple[Seat, ...]]:
    assert state.hand is not None
    return state.hand.open.asking, state.hand.open.asked


def test_each_level_is_asked_from_the_last_announcers_next_seat_on() -> None:
    state = _named()
    assert _speech(state) == (Level.CONTRO, (EAST, WEST))
    state = do(state, Pass(EAST))
    assert _speech(state) == (Level.CONTRO, (WEST,))
    state = do(state, Call(WEST))
    assert _speech(state) == (Level.RECONTRO, (SOUTH, NORTH))
    state = do(state, Pass(SOUTH), Call(NORTH))
    assert _speech(state) == (Level.SANT_VICENC, (WEST, EAST))
    state = do(state, Pass(WEST), Call(EAST))
    assert state.phase is Phase.PLAY
    assert state.hand is not None
    assert state.hand.open.multiplier == 8
    assert state.hand.open.leader is EAST


def test_after_a_delegation_the_partner_names_and_the_lead_stays() -> None:
    rules = Rules(first_dealer=FirstDealer.RANDOM)
    dealt = do(replay(start(rules)), AppointDealer(SOUTH), Deal(DECK), Delegate(SOUTH))
    assert [bool(legal_actions(dealt, seat)) for seat in Seat] == [False, False, True, False]
    assert refused(dealt, Delegate(NORTH)) is Refusal.ALREADY_DELEGATED
    state = do(dealt, NameTrump(NORTH, Trump.BOTIFARRA))
    assert _speech(state) == (Level.CONTRO, (WEST, EAST))
    state = do(state, Pass(WEST), Pass(EAST))
    assert state.hand is not None
    assert (state.hand.open.multiplier, state.hand.open.leader) == (2, EAST)


@pytest.mark.parametrize(
    ("setting", "trump", "highest"),
    [
        (SantVicenc.NEVER, Trump.OROS, 4),
        (SantVicenc.NEVER, Trump.BOTIFARRA, 8),
        (SantVicenc.TRUMPS, Trump.OROS, 8),
        (SantVicenc.TRUMPS, Trump.BOTIFARRA, 8),
        (SantVicenc.ALWAYS, Trump.OROS, 8),
        (SantVicenc.ALWAYS, Trump.BOTIFARRA, 16),
    ],
)
def test_how_far_calls_go(setting: SantVicenc, trump: Trump, highest: int) -> None:
    state = _named(trump, setting)
    while state.phase is Phase.CALLS:
        state = do(state, Call(_speech(state)[1][0]))
    assert state.hand is not None
    assert state.hand.open.multiplier == highest


@pytest.mark.parametrize("ahead", [True, False])
def test_a_decision_ahead_is_shown_only_when_its_turn_comes(ahead: bool) -> None:
    asked = _named()
    decision: Action = Call(WEST) if ahead else Pass(WEST)
    events = apply(asked, decision)
    assert events == (DecidedAhead(WEST, ahead),)
    decided = do(asked, decision)
    for reader in (None, SOUTH, EAST, NORTH):
        assert view(decided, reader) == view(asked, reader)
    assert view(decided, WEST).decided is ahead
    assert not view(decided, WEST).actions
    assert refused(decided, Call(WEST)) is Refusal.ALREADY_DECIDED
    assert refused(decided, Pass(WEST)) is Refusal.ALREADY_DECIDED
    expected: tuple[Event, ...] = (
        (Passed(EAST), Called(WEST, Level.CONTRO), CallAsked(Level.RECONTRO, (SOUTH, NORTH)))
        if ahead
        else (Passed(EAST), Passed(WEST), CallsClosed(1, EAST))
    )
    assert apply(decided, Pass(EAST)) == expected


@pytest.mark.parametrize("ahead", [True, False])
def test_a_decision_ahead_is_forgotten_when_the_first_one_calls(ahead: bool) -> None:
    state = do(_named(), Call(WEST) if ahead else Pass(WEST), Call(EAST))
    assert _speech(state) == (Level.RECONTRO, (NORTH, SOUTH))
    assert state == do(_named(), Call(EAST))
    state = do(state, Pass(NORTH), Call(SOUTH))
    assert _speech(state) == (Level.SANT_VICENC, (EAST, WEST))
    assert view(state, WEST).decided is None


def test_only_those_asked_may_speak() -> None:
    state = _named()
    for seat in (SOUTH, NORTH):
        assert refused(state, Call(seat)) is Refusal.NOT_YOUR_TURN
        assert refused(state, Pass(seat)) is Refusal.NOT_YOUR_TURN
    state = do(state, Pass(EAST))
    assert refused(state, Call(EAST)) is Refusal.NOT_YOUR_TURN


@given(matches)
@whole_matches(6)
def test_each_level_is_said_once_and_by_the_pair_it_belongs_to(match: Match) -> None:
    namer = None
    heard: list[Level] = []
    for step in match.steps():
        for event in step.events:
            if isinstance(event, TrumpNamed):
                namer, heard = event.seat, []
            if isinstance(event, Called):
                assert namer is not None
                heard.append(event.level)
                assert heard == list(Level)[1 : len(heard) + 1]
                opponents = event.level is not Level.RECONTRO
                assert (event.seat.team is not namer.team) == opponents
