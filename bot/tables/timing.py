"""What a match is waiting for, and for how many seconds: pure; the clock is elsewhere.

What plays itself (an only legal card, the twelfth trick) is a wait like any other.

A wait has a key. While the key stays the same, the deadline that was set for it stands, whatever
else happens at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.itself import in_last_trick, only_card
from bot.tables.pace import Pace
from bot.tables.seating import Seating
from engine.cards import Seat
from engine.state import OpenHand, Phase, State

CALL_SECONDS = 15.0
STAND_IN_SECONDS = 3.0
LAST_TRICK_SECONDS = 2.0
READING_TIMES = 10
"""How much longer than a computer's card its score stays, where computers play among themselves."""
REMINDER_SECONDS_WITHOUT_TURN_TIME = 20.0


class Due(StrEnum):
    """What happens when the time is up."""

    DEAL = "deal"
    """The next hand is dealt."""
    REMIND = "remind"
    """Whoever's turn it is is told once more, with sound."""
    PLAY_FOR = "play_for"
    """The computer plays: for itself, or for an owner whose time is up."""
    PASS = "pass"
    """Silence is a pass; it counts as nothing."""
    ONLY_CARD = "only_card"
    """The only legal card plays itself; nobody has missed anything."""
    LAST_TRICK = "last_trick"
    """What is left of the twelfth trick plays itself."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What is due after how long; `seat` is who is waited for."""

    due: Due
    seconds: float
    seat: Seat | None
    step: tuple[int, ...]
    """Which step of the match this is: a new one has a time of its own."""

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for two waits that share one deadline."""
        return self.due, self.seat, self.step


def waiting(state: State, seating: Seating, pace: Pace) -> Wait | None:
    """What this match waits for with a deadline; None if it waits as long as it takes."""
    if seating.ended or state.phase in (Phase.OVER, Phase.DRAW):
        return None
    if state.hand is None:
        return _next_hand(state, seating, pace)
    hand = state.hand.open
    seat = hand.turn
    assert seat is not None
    step = _step(hand)
    # Everybody's time to lead begins when the last trick has lain long enough.
    lain = pace.trick_pause if hand.tricks and not hand.trick else 0
    if in_last_trick(state):
        return Wait(Due.LAST_TRICK, lain + LAST_TRICK_SECONDS, None, (hand.decision,))
    if seat in seating.automatic:
        seconds = STAND_IN_SECONDS if seat in seating.stand_in else pace.computers
        return Wait(Due.PLAY_FOR, lain + seconds, seat, (*step, 1))
    if plays_itself(state, seat, pace):
        return Wait(Due.ONLY_CARD, only_card_seconds(hand.decision, seat, pace), seat, step)
    if state.phase is Phase.CALLS and not pace.slow:
        return None if pace.turn is None else Wait(Due.PASS, CALL_SECONDS, seat, step)
    return _turn(state, hand, seating.reminded[seat], seat, step, pace, lain)


def plays_itself(state: State, seat: Seat, pace: Pace) -> bool:
    """Is this seat's only legal card, or the whole last trick, about to play itself?"""
    if in_last_trick(state):
        return True
    return seat not in pace.by_hand and only_card(state, seat) is not None


def only_card_seconds(decision: int, seat: Seat, pace: Pace) -> float:
    """How long an only card waits: two to four seconds, as somebody who thinks would.

    Made of what everybody knows, never of the cards. Where people take hours, seconds would tell
    that it was forced: in a slow game they are minutes.
    """
    seconds = 2.0 + (7 * decision + 3 * seat) % 5 / 2
    return 60 * seconds if pace.slow else seconds


def _next_hand(state: State, seating: Seating, pace: Pace) -> Wait | None:
    if state.finished and seating.deserted:
        return None  # Whoever comes back finds their match, and not what became of it.
    step = (len(state.finished), int(seating.all_confirmed))
    if not state.finished or seating.all_confirmed:
        # Where nobody taps, whoever watches has time to read.
        watched = bool(state.finished) and not seating.playing
        return Wait(Due.DEAL, READING_TIMES * pace.computers if watched else 0.0, None, step)
    return None if pace.next_hand is None else Wait(Due.DEAL, pace.next_hand, None, step)


def _turn(
    state: State,
    hand: OpenHand,
    reminded: int,
    seat: Seat,
    step: tuple[int, ...],
    pace: Pace,
    lain: int,
) -> Wait | None:
    time_up = Due.PASS if state.phase is Phase.CALLS else Due.PLAY_FOR
    if not hand.begun and not pace.slow:
        # Being asked for trumps or for the first lead has made its one sound already.
        return None if pace.turn is None else Wait(time_up, pace.turn, seat, step)
    if reminded != hand.decision and not pace.alone:
        half = REMINDER_SECONDS_WITHOUT_TURN_TIME if pace.turn is None else pace.turn / 2
        return Wait(Due.REMIND, lain + half, seat, step)
    return None if pace.turn is None else Wait(time_up, pace.turn / 2, seat, step)


def _step(hand: OpenHand) -> tuple[int, ...]:
    return hand.decision, len(hand.trick), len(hand.said)
