"""The `botifarra` command."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from bot.commands import Command, bench, demo, legal, run

COMMANDS: tuple[Command, ...] = (run, demo, legal, bench)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand, `run` if none is named; the exit status. Bad arguments stop with 2."""
    parser = ArgumentParser(prog="botifarra", description="Botifarra in Telegram groups")
    parser.set_defaults(run=run.run)
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        subparser = subparsers.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.configure(subparser)
        subparser.set_defaults(run=command.run)
    arguments = parser.parse_args(argv)
    status: int = arguments.run(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
