"""Computer players at a table, as plain data: how well one plays, and what it is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

ComputerLevel = Literal["easy", "normal", "hard"]
"""Names of `engine.players.levels`, from the weakest to the strongest."""
LEVELS: tuple[ComputerLevel, ...] = get_args(ComputerLevel)

ORDINARY_LEVEL: ComputerLevel = "normal"
"""What sits down where nobody chose, and plays for whoever is absent or has left."""

MARK = "🤖"
"""Stands before its name; no person's name may hold it."""

NAMES = (
    "Agnès",
    "Bernat",
    "Cinta",
    "Domènec",
    "Eulàlia",
    "Feliu",
    "Gal·la",
    "Hug",
    "Ivet",
    "Llorenç",
    "Mercè",
    "Quim",
)
"""Old names of the country: more than a table has seats."""


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player on a seat."""

    level: ComputerLevel
    name: str
    """Of its own, the same as long as it sits there."""

    @property
    def shown(self) -> str:
        """The name with the mark that tells it from a person's."""
        return f"{MARK} {self.name}"


def level_of(name: str) -> ComputerLevel | None:
    """The level of that name, None if there is none."""
    return next((level for level in LEVELS if level == name), None)


def newcomer(level: ComputerLevel, table: Iterable[object], order: Sequence[int]) -> Computer:
    """One more, under the first name, in that order of `NAMES`, that no other at the table has."""
    taken = {owner.name for owner in table if isinstance(owner, Computer)}
    free = [NAMES[place] for place in order if NAMES[place] not in taken]
    return Computer(level, free[0])
