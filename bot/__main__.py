"""The `botifarra` command."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from bot.commands import (
    Command,
    backup,
    bench,
    check,
    demo,
    doctor,
    duel,
    gallery,
    legal,
    run,
    sandbox,
)
from bot.computers import speed

COMMANDS: tuple[Command, ...] = (
    run,
    sandbox,
    demo,
    doctor,
    backup,
    check,
    legal,
    gallery,
    bench,
    duel,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand, `run` if none is named; the exit status. Bad arguments stop with 2."""
    parser = ArgumentParser(prog="botifarra", description="Botifarra in Telegram groups")
    parser.add_argument(
        "--version", action="store_true", help="its version, and whether it was compiled"
    )
    parser.set_defaults(run=run.run)
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        subparser = subparsers.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.configure(subparser)
        subparser.set_defaults(run=command.run)
    arguments = parser.parse_args(argv)
    if arguments.version:
        sys.stdout.write(f"{_version()}\n")
        return 0
    status: int = arguments.run(arguments)
    return status


def _version() -> str:
    """`botifarra 0.1.0 (compiled)`, or plain Python: at which speed computer players think."""
    try:
        number = version("botifarra")
    except PackageNotFoundError:  # as `python -m bot`, which needs no installation
        number = "not installed"
    return f"botifarra {number} ({'compiled' if speed.is_compiled() else 'plain Python'})"


if __name__ == "__main__":
    sys.exit(main())
