"""`botifarra demo`: four simulated people play a hand, watched in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from bot.demo.play import MakeShow, Options
    from bot.texts import Translator

NAME = "demo"
HELP = "watch four simulated people play a hand on a local Telegram; needs no token, no network"

LANGUAGES = ("ca", "es", "en", "fr")
STOPPED = 130
"""The exit status after Ctrl-C, as shells have it."""


def configure(parser: ArgumentParser) -> None:
    """Pace, language, chance."""
    parser.add_argument(
        "--fast", action="store_true", help="a whole match, as fast as Telegram's limits allow"
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, help="of the game (default: that of LANG, else ca)"
    )
    parser.add_argument("--seed", type=int, help="the same cards and people as another time")
    parser.add_argument(
        "--target",
        choices=("36", "51", "101", "151"),
        help="points that win the match (default: the bot's, 101)",
    )


def run(arguments: Namespace) -> int:
    """The exit status: 0 after the score, 1 if the bot failed, 130 after Ctrl-C."""
    import secrets

    from bot.texts import Texts

    language = arguments.language or language_of_environment(os.environ)
    words = Texts.load().in_(language)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io_TextIOWrapper()):
            stream.reconfigure(errors="replace")
    try:
        print(words.plain("demo-intro-fast" if arguments.fast else "demo-intro"), flush=True)
        seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1_000_000)
        return _run(arguments, language, seed, words)
    except BrokenPipeError:
        # Whoever read has seen enough; what Python would still write at exit goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return STOPPED
