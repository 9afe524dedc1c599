"""How fast a table goes, as one small value, and when its night is: pure, the clock comes in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from engine.cards import Seat

SLOW_SECONDS = 12 * 3600
"""From this turn time on a game is a slow one: its people look in now and then."""
NIGHT_FROM, NIGHT_UNTIL = 22, 8
"""Hours of the group's day between which a slow game makes no sound."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What a group, and those who sit there, have chosen of how fast it goes."""

    turn: int | None = 60
    """Seconds for a turn; None waits as long as it takes."""
    trick_pause: int = 0
    """Seconds for which a full trick lies before the next may be led to."""
    next_hand: int | None = 20
    """Seconds to the next hand; None waits until everybody has tapped."""
    time_zone: str = "Europe/Madrid"
    """An IANA name."""
    computers: int = 1
    """Seconds that a computer player takes."""
    alone: bool = False
    """One person plays with computers: nobody waits for them, so nothing is said of time."""
    by_hand: frozenset[Seat] = frozenset()
    """Seats whose owner plays an only legal card themselves."""

    @property
    def slow(self) -> bool:
        """A game of a turn a day, or nearly so."""
        return self.turn is not None and self.turn >= SLOW_SECONDS

    def morning(self, now: float) -> float | None:
        """In a slow game's night, when it ends (both epoch seconds); None at any other time."""
        if not self.slow:
            return None
        here = datetime.fromtimestamp(now, ZoneInfo(self.time_zone))
        if NIGHT_UNTIL <= here.hour < NIGHT_FROM:
            return None
        day = here + timedelta(days=1) if here.hour >= NIGHT_FROM else here
        return day.replace(hour=NIGHT_UNTIL, minute=0, second=0, microsecond=0, fold=0).timestamp()
