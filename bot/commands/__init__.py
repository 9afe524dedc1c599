"""The subcommands of `botifarra`, a module each."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Protocol


class Command(Protocol):
    """What the module of a subcommand offers.

    A module that needs heavy libraries imports them within `run`, so that the others stay quick.
    """

    NAME: str
    HELP: str

    def configure(self, parser: ArgumentParser) -> None:
        """Add the command's arguments."""

    def run(self, arguments: Namespace) -> int:
        """Do the work; the exit status: 0, or 2 for input that can't be used."""


def positive(text: str) -> int:
    """An argument that is a number from 1 on; ValueError for anything else."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
