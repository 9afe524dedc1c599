"""What must not be, as a value."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Violation:
    """Which law was broken, where, and how; `what` is for the operator of a run alone."""

    law: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.law}: {self.where}: {self.what}"
