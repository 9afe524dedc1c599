"""The real program with its outbox's budgets off: `python -m tests.e2e.hurried`, as `-m bot`.

For tests whose subject is not the budget: a hand takes seconds, not the better part of a minute,
and people who tap as fast as that are heard.
Everything else is the program itself.
"""

from __future__ import annotations

import sys

from bot.app import Surroundings
from bot.commands import run
from bot.outbox.budget import UNLIMITED

if __name__ == "__main__":
    sys.exit(run.play(Surroundings(limits=UNLIMITED, flood=None)))
