"""The real program with its outbox's budgets off: `python -m bot.bench.unlimited`, as `-m bot`.

For benches and tests whose subject is not the budget: a hand takes seconds, not the better part of
a minute, and people who tap as fast as that are heard. Everything else is the program itself.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.commands import run

if TYPE_CHECKING:
    from bot.app import Surroundings


def surroundings() -> Surroundings:
    """Made once the settings are known to be good, as the program makes its own."""
    from bot.app import Surroundings
    from bot.outbox.budget import UNLIMITED

    return Surroundings(limits=UNLIMITED, flood=None)


if __name__ == "__main__":
    sys.exit(run.play(surroundings))
