"""`botifarra check [FILE]`: does every match replay, does everything fit together?

It reads a copy, so the bot may run meanwhile; the copy is brought up to date first, so an older
backup can be asked whether this program could go on with it.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.operation.checking import Report

NAME = "check"
HELP = "replay every match of a database or a backup; without FILE, of DATABASE_URL"


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a backup, say")


def run(arguments: Namespace) -> int:
    """The exit status: 0 if all is well, 1 after a line for each thing that isn't."""
    import storage

    try:
        report = asyncio.run(_check(arguments.file))
    except storage.StorageError as error:
        print(error, file=sys.stderr)
        return 1
    for fault in report.faults:
        print(fault, file=sys.stderr)
    seen = f"matches {report.matches:,}, events {report.events:,}, open lobbies {report.lobbies:,}"
    print(f"{seen}: {'all is well' if not report.faults else f'{len(report.faults):,} faults'}")
    return 1 if report.faults else 0


async def _check(file: Path | None) -> Report:
    import storage
    from bot.operation import config
    from bot.operation.checking import check

    url = config.database_url() if file is None else storage.url_of(file)
    async with storage.copied(url) as memory:
        return await check(memory)
