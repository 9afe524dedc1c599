"""Waits and the night: what is due, and when, for any match, group and person."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo, reset_tzpath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.events import HandConfirmed, Reminded, TurnMissed
from bot.tables.itself import in_last_trick, only_card, played_out
from bot.tables.pace import Pace
from bot.tables.seating import Seating, fold_all
from bot.tables.timing import Due, only_card_seconds, plays_itself, waiting
from engine.cards import Seat
from engine.events import CardPlayed, HandScored, TrickWon
from engine.game import apply
from engine.profiles import PROFILES
from engine.state import Phase, State
from engine.view import view
from tests.engine.acting import do, turn_of
from tests.engine.strategies import Match, matches, whole_matches

DAY = 86400
SLOW = Pace(turn=DAY)
BY_HAND = Pace(by_hand=frozenset(Seat))
PACES = st.builds(
    Pace,
    turn=st.sampled_from((None, 30, 60, DAY)),
    trick_pause=st.sampled_from((0, 2, 4)),
    next_hand=st.sampled_from((None, 10, 60)),
    by_hand=st.frozensets(st.sampled_from(Seat)),
)
ZONES = ("Europe/Madrid", "America/Bogota", "Pacific/Kiritimati", "Asia/Kathmandu", "UTC")
NOWS = st.floats(1_600_000_000, 2_500_000_000)


def moment(wanted: Callable[[State], bool]) -> State:
    """The first state of a match for which this holds."""
    return next(filter(wanted, Match(PROFILES["lliure"].rules, seed=1).states()))


def due(state: State, pace: Pace, *events: object) -> tuple[Due, float] | None:
    """What is due after how long, after these events at the table."""
    wait = waiting(state, fold_all(events), pace)  # type: ignore[arg-type]
    return None if wait is None else (wait.due, wait.seconds)


def mid_trick(state: State) -> bool:
    """Somebody has a choice, in a trick that has begun."""
    if state.phase is not Phase.PLAY or state.hand is None or not state.hand.open.trick:
        return False
    return only_card(state, turn_of(state)) is None


def leads(state: State) -> bool:
    """Somebody leads to a later trick, and has a choice."""
    hand = state.hand
    begun = hand is not None and bool(hand.open.tricks) and not hand.open.trick
    return begun and not in_last_trick(state)


NAMING = moment(lambda state: state.phase is Phase.TRUMP)
CALLING = moment(lambda state: state.phase is Phase.CALLS)
FIRST_LEAD = moment(lambda state: state.phase is Phase.PLAY)
MID_TRICK = moment(mid_trick)
LEAD = moment(leads)
LAST_TRICK = moment(in_last_trick)
BETWEEN = moment(lambda state: bool(state.finished))
ONLY = moment(
    lambda state: (
        state.phase is Phase.PLAY
        and not in_last_trick(state)
        and only_card(state, turn_of(state)) is not None
    )
)


def decision(state: State) -> int:
    assert state.hand is not None
    return state.hand.open.decision


# --- what plays itself ---


@given(matches, PACES)
@whole_matches(15)
def test_an_only_card_plays_itself_and_nothing_else_does(match: Match, pace: Pace) -> None:
    for state in match.states():
        wait = waiting(state, Seating(), pace)
        itself = wait is not None and wait.due in (Due.ONLY_CARD, Due.LAST_TRICK)
        turn = view(state, None).turn
        if state.phase is not Phase.PLAY or turn is None:
            assert not itself
            continue
        alone = in_last_trick(state) or (
            turn not in pace.by_hand and len(view(state, turn).playable) == 1
        )
        assert itself is alone
        assert plays_itself(state, turn, pace) is alone
        if wait is not None:
            assert (wait.due is Due.LAST_TRICK) is in_last_trick(state)


@given(matches)
@whole_matches(10)
def test_what_plays_itself_is_what_its_owner_would_have_played(match: Match) -> None:
    for state in match.states():
        wait = waiting(state, Seating(), Pace())
        if wait is None or wait.due not in (Due.ONLY_CARD, Due.LAST_TRICK):
            continue
        action = only_card(state, turn_of(state))
        assert action is not None
        events, first = played_out(state), apply(state, action)
        if wait.due is Due.ONLY_CARD:
            assert events == first
            continue
        assert state.hand is not None
        assert events[: len(first)] == first
        left = 4 - len(state.hand.open.trick)
        kinds = [type(event) for event in events]
        assert kinds[: left + 2] == [*[CardPlayed] * left, TrickWon, HandScored]


def test_where_there_is_a_choice_nothing_plays_itself() -> None:
    with pytest.raises(ValueError, match="single legal card"):
        played_out(FIRST_LEAD)


@given(st.integers(32, 10_000), st.sampled_from(Seat))
def test_an_only_card_waits_two_to_four_seconds_and_minutes_in_a_slow_game(
    decision: int, seat: Seat
) -> None:
    assert 2 <= only_card_seconds(decision, seat, Pace()) <= 4
    assert 120 <= only_card_seconds(decision, seat, SLOW) <= 240


def test_the_pause_of_an_only_card_differs_from_trick_to_trick_and_seat_to_seat() -> None:
    assert len({only_card_seconds(at, Seat(0), Pace()) for at in range(40, 52)}) == 5
    assert len({only_card_seconds(40, seat, Pace()) for seat in Seat}) > 2


def test_the_last_trick_is_one_wait_however_much_of_it_is_tapped() -> None:
    state, keys = LAST_TRICK, set()
    for _ in range(4):
        wait = waiting(state, Seating(), BY_HAND)
        assert wait is not None
        assert (wait.due, wait.seconds) == (Due.LAST_TRICK, 2)
        keys.add(wait.key)
        action = only_card(state, turn_of(state))
        assert action is not None
        state = do(state, action)
    assert len(keys) == 1
    assert not in_last_trick(state)


def test_who_is_absent_is_played_for_and_not_by_itself() -> None:
    missed = [TurnMissed(turn_of(ONLY))] * 2
    assert due(ONLY, Pace(), *missed) == (Due.PLAY_FOR, 3)


# --- pace ---


def test_a_full_trick_lies_before_everybodys_lead_and_delays_nothing_else() -> None:
    pace = Pace(trick_pause=4)
    missed = [TurnMissed(turn_of(LEAD))] * 2
    assert due(LEAD, pace) == (Due.REMIND, 34)
    assert due(LEAD, pace, Reminded(turn_of(LEAD), decision(LEAD))) == (Due.PLAY_FOR, 30)
    assert due(LEAD, pace, *missed) == (Due.PLAY_FOR, 7)
    assert due(LAST_TRICK, pace) == (Due.LAST_TRICK, 6)
    assert due(FIRST_LEAD, pace) == due(FIRST_LEAD, Pace())
    assert due(MID_TRICK, pace) == due(MID_TRICK, Pace())


@pytest.mark.parametrize("seconds", [10, 20, 60])
def test_the_next_hand_comes_after_the_groups_own_time(seconds: int) -> None:
    assert due(BETWEEN, Pace(next_hand=seconds)) == (Due.DEAL, seconds)


def test_or_when_all_have_tapped_and_not_before() -> None:
    pace = Pace(next_hand=None)
    taps = [HandConfirmed(seat) for seat in Seat]
    assert due(BETWEEN, pace) is None
    assert due(BETWEEN, pace, *taps[:3]) is None
    assert due(BETWEEN, pace, *taps) == (Due.DEAL, 0)
    assert due(BETWEEN, pace, *taps[:3], *[TurnMissed(Seat(3))] * 2) == (Due.DEAL, 0)


# --- slow games ---


def test_in_a_slow_game_whatever_is_asked_has_a_day_and_a_reminder_at_half() -> None:
    for state, time_up in (
        (NAMING, Due.PLAY_FOR),
        (CALLING, Due.PASS),
        (FIRST_LEAD, Due.PLAY_FOR),
        (MID_TRICK, Due.PLAY_FOR),
    ):
        reminded = Reminded(turn_of(state), decision(state))
        assert due(state, SLOW) == (Due.REMIND, DAY / 2)
        assert due(state, SLOW, reminded) == (time_up, DAY / 2)


def test_at_other_tables_calls_have_15_seconds_and_trumps_no_reminder() -> None:
    assert due(CALLING, Pace()) == (Due.PASS, 15)
    assert due(NAMING, Pace()) == (Due.PLAY_FOR, 60)
    assert due(CALLING, Pace(turn=None)) is None


# --- the night ---


@given(NOWS, st.sampled_from(ZONES))
def test_the_night_is_from_22_to_8_of_the_groups_day(now: float, zone: str) -> None:
    def here(at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(zone))

    morning = Pace(turn=DAY, time_zone=zone).morning(now)
    if 8 <= here(now).hour < 22:
        assert morning is None
        return
    assert morning is not None
    assert 0 < morning - now <= 11 * 3600  # an hour more where the clocks go back
    assert (here(morning).hour, here(morning).minute, here(morning).second) == (8, 0, 0)
    assert Pace(turn=DAY, time_zone=zone).morning(morning) is None


@given(NOWS)
def test_only_a_slow_game_has_a_night(now: float) -> None:
    assert Pace(turn=180).morning(now) is None
    assert Pace(turn=None).morning(now) is None


@pytest.mark.parametrize(
    ("night", "morning"),
    [
        ("2027-03-27 23:30", "2027-03-28 08:00"),  # the clocks go forward
        ("2027-10-30 23:30", "2027-10-31 08:00"),  # the clocks go back
        ("2027-12-31 22:00", "2028-01-01 08:00"),
        ("2027-06-10 07:59", "2027-06-10 08:00"),
    ],
)
def test_nights_of_another_length_end_at_8_too(night: str, morning: str) -> None:
    zone = ZoneInfo("Europe/Madrid")
    at, until = (datetime.fromisoformat(text).replace(tzinfo=zone) for text in (night, morning))
    assert SLOW.morning(at.timestamp()) == until.timestamp()


def test_time_zones_come_with_the_program() -> None:
    try:
        reset_tzpath(to=())  # a machine that has none of its own
        assert ZoneInfo.no_cache("Europe/Madrid").key == "Europe/Madrid"
    finally:
        reset_tzpath()
