"""The real program with its outbox's budgets off: `python -m tests.e2e.hurried`, as `-m bot`.

For tests whose subject is not the budget: a hand takes seconds, not the better part of a minute.
Everything else is the program itself.
"""

from __future__ import annotations

import sys
from functools import partial

from bot import __main__ as program
from bot import app
from bot.budget import UNLIMITED

if __name__ == "__main__":
    app.build = partial(app.build, outside=app.Surroundings(limits=UNLIMITED))
    sys.exit(program.main())
