"""The players, as data: what each minds, how much it thinks, what it knows of calls.

`baseline` and `yardstick` stay as they are for ever: they are what others are measured against.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.players import trumps
from engine.players.cardplay import Thinking
from engine.players.trumps import Chooser
from engine.players.weights import BEGINNER, PLAIN, PRACTISED, SENSIBLE


class UnknownLevel(ValueError):  # noqa: N818 - the name says what it is
    """There is no level of that name."""


AS_EVER = Thinking(seny=False)
"""No worlds, no prohibitions: the policy's card."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player plays."""

    weights: tuple[int, ...]
    """What it minds; none: it plays by lot."""
    chooser: Chooser
    thinking: Thinking = AS_EVER
    calls: tuple[int, int, int] = (40, 180, 300)
    """From how many tenths above 36 it calls contro, recontro, Sant Vicenç, by its own hand."""
    call_worlds: int = 0
    """Worlds played out before a call; 0: it looks at its own hand alone."""
    call_margin: float = 3.0
    """Points above 36 on average, from which it then calls."""
    remembers: bool = True
    """Whether it has counted the cards that are gone, and noticed who is out of a suit."""
    weighs_match: bool = False
    """Whether it minds how the match stands."""


LEVELS: Mapping[str, Level] = {
    "random": Level((), trumps.SENSIBLE),
    "baseline": Level(PLAIN, trumps.SENSIBLE, remembers=False),
    "yardstick": Level(PRACTISED, trumps.REFITTED, Thinking(worlds=50, doubt=1.0, seny=False)),
    "easy": Level(BEGINNER, trumps.SENSIBLE, Thinking(), remembers=False),
    "normal": Level(PRACTISED, trumps.LINEAR, Thinking(worlds=12, bonus=0.5)),
    "hard": Level(
        PRACTISED,
        trumps.WEIGHED,
        Thinking(
            worlds=300,
            tried=750,
            heat=30.0,
            judge=SENSIBLE,
            exact=5,
            nodes=60_000,
            bonus=0.2,
            chooser=trumps.FITTED,
        ),
        call_worlds=80,
        weighs_match=True,
    ),
}


def level(name: str) -> Level:
    """The level of that name; UnknownLevel if there is none."""
    try:
        return LEVELS[name]
    except KeyError:
        raise UnknownLevel(f"expected one of {', '.join(LEVELS)}: {name!r}") from None
