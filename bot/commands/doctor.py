"""`botifarra doctor [--group ID]`: is everything there that an evening needs?"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.operation.config import Config

NAME = "doctor"
HELP = "look at token, clock and disk, and at the bot's rights in a group"

_SIGNS = {"ok": "ok  ", "look": "look", "bad": "BAD "}


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--group",
        metavar="ID",
        help="a group's number (-100…) or its @name; without it, the groups it is in are listed",
    )


def run(arguments: Namespace) -> int:
    """The exit status: 0, or 1 if something keeps people from playing."""
    from bot.operation import config

    try:
        settings, wrong = config.load_what_holds()
    except config.ConfigError as error:
        print(error, file=sys.stderr)
        return 1
    return asyncio.run(_examine(settings, wrong, arguments.group))


async def _examine(settings: Config, wrong: Mapping[str, str], group: str | None) -> int:
    from bot.operation.doctor import examine

    status = 0
    async for finding in examine(settings, wrong, group):
        print(f"{_SIGNS[finding.mark]} {finding.text}", flush=True)
        status |= finding.mark == "bad"
    return status
