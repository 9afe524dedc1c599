"""The real program with a smaller overall budget: `python -m bot.bench.short CALLS`, a second.

For what a table costs when the bot has more tables than Telegram lets it serve, without as many
tables; and for people who play faster than people do. Everything else is the program itself.
"""

from __future__ import annotations

import sys

from bot.app import Surroundings
from bot.commands import run
from bot.outbox.budget import Limits


def limits(calls: int) -> Limits:
    """So many calls a second over all chats, as large a part of them kept for what is urgent."""
    usual = Limits()
    kept = usual.overall_kept * calls // usual.overall_calls
    return Limits(overall_calls=calls, overall_kept=kept)


if __name__ == "__main__":
    sys.exit(run.play(lambda: Surroundings(limits=limits(int(sys.argv[1])), flood=None)))
