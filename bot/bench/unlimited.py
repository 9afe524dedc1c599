"""The real program without budgets of its own, for people who play as fast as it answers.

`python -m bot.bench.unlimited`. Everything else is the program itself.
"""

from __future__ import annotations

import sys

from bot.app import Surroundings
from bot.commands import run
from bot.outbox.budget import UNLIMITED

if __name__ == "__main__":
    sys.exit(run.play(lambda: Surroundings(limits=UNLIMITED, flood=None)))
