"""What a match is waiting for, and for how many seconds: pure; the clock is elsewhere.

A wait has a key. While the key stays the same, the deadline that was set for it stands, whatever
else happens at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.seating import Seating
from engine.cards import Seat
from engine.state import OpenHand, Phase, State

CALL_SECONDS = 15.0
NEXT_HAND_SECONDS = 20.0
STAND_IN_SECONDS = 3.0
REMINDER_SECONDS_WITHOUT_TURN_TIME = 20.0


class Due(StrEnum):
    """What happens when the time is up."""

    DEAL = "deal"
    """The next hand is dealt."""
    REMIND = "remind"
    """Whoever's turn it is is told once more, with sound."""
    PLAY_FOR = "play_for"
    """The turn is played for its owner, and counts as missed."""
    PASS = "pass"
    """Silence is a pass; it counts as nothing."""


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


def waiting(state: State, seating: Seating, turn_seconds: int | None) -> Wait | None:
    """What this match waits for with a deadline; None if it waits as long as it takes.

    `turn_seconds` is the group's turn time, None when off.
    """
    if seating.ended or state.phase in (Phase.OVER, Phase.DRAW):
        return None
    if state.hand is None:
        seconds = NEXT_HAND_SECONDS if state.finished and not seating.all_confirmed else 0.0
        return Wait(Due.DEAL, seconds, None, (len(state.finished), int(seating.all_confirmed)))
    hand = state.hand.open
    seat = hand.turn
    assert seat is not None
    step = _step(hand)
    if seat in seating.stand_in:
        return Wait(Due.PLAY_FOR, STAND_IN_SECONDS, seat, (*step, 1))
    if state.phase is Phase.CALLS:
        return None if turn_seconds is None else Wait(Due.PASS, CALL_SECONDS, seat, step)
    return _turn(hand, seating.reminded[seat], seat, step, turn_seconds)


def _turn(
    hand: OpenHand, reminded: int, seat: Seat, step: tuple[int, ...], turn_seconds: int | None
) -> Wait | None:
    if not hand.begun:
        # Being asked for trumps or for the first lead has made its one sound already.
        return None if turn_seconds is None else Wait(Due.PLAY_FOR, turn_seconds, seat, step)
    if reminded != hand.decision:
        half = REMINDER_SECONDS_WITHOUT_TURN_TIME if turn_seconds is None else turn_seconds / 2
        return Wait(Due.REMIND, half, seat, step)
    return None if turn_seconds is None else Wait(Due.PLAY_FOR, turn_seconds / 2, seat, step)


def _step(hand: OpenHand) -> tuple[int, ...]:
    return hand.decision, len(hand.trick), len(hand.said)
