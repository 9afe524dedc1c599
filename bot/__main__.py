"""The `botifarra` command."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from bot.commands import Command, legal

COMMANDS: tuple[Command, ...] = (legal,)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; the exit status. Unknown arguments stop with 2."""
    parser = ArgumentParser(prog="botifarra", description="Botifarra in Telegram groups")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        subparser = subparsers.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.configure(subparser)
        subparser.set_defaults(run=command.run)
    arguments = parser.parse_args(argv)
    status: int = arguments.run(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
