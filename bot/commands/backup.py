"""`botifarra backup FILE`: a copy of everything, while the bot plays on."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

NAME = "backup"
HELP = "copy the database into a file, while the bot runs; DATABASE_URL says which"


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a file that isn't there yet")


def run(arguments: Namespace) -> int:
    """The exit status: 0, or 1 after one line that says what is wrong."""
    import storage
    from bot.operation import config

    try:
        asyncio.run(storage.backup(config.database_url(), arguments.file))
    except storage.StorageError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{arguments.file}: {arguments.file.stat().st_size:,} bytes")
    return 0
