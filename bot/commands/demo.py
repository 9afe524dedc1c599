"""`botifarra demo`: four simulated people play a hand, watched in the terminal."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from bot.demo.play import Options, Show
    from bot.demo.watch import Watch
    from bot.texts import Plain, Translator

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
        "--hands",
        type=_at_least_one,
        metavar="N",
        help="stop after so many hands (default: one; with --fast a whole match)",
    )
    parser.add_argument(
        "--target",
        choices=("36", "51", "101", "151"),
        help="points that win the match (default: the bot's, 101)",
    )


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"expected a number of hands: {text}")
    return int(text)


def run(arguments: Namespace) -> int:
    """The exit status: 0 after the score, 1 if the bot failed, 130 after Ctrl-C."""
    try:
        return _run(arguments)
    except BrokenPipeError:
        # Whoever read has seen enough; what Python would still write at exit goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:  # before anybody listened for it
        return STOPPED


def _run(arguments: Namespace) -> int:
    import secrets
    import tempfile
    from io import TextIOWrapper
    from pathlib import Path

    from bot.texts import Texts

    language = arguments.language or language_of_environment(os.environ)
    words = Texts.load().in_(language)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    intro = words.plain("demo-intro-fast" if arguments.fast else "demo-intro")
    print(_fitted(intro), flush=True)
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1_000_000)
    folder = Path(tempfile.mkdtemp(prefix="botifarra-demo-"))
    failed = False
    try:
        status = _play(arguments, language, seed, words, folder)
        failed = status == 1
    finally:
        if not failed:
            shutil.rmtree(folder, ignore_errors=True)
    if failed:
        print(words.plain("demo-log", path=_plain(folder)), file=sys.stderr)
    return status


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            base = re.split("[-_.@]", value, maxsplit=1)[0].lower()
            return base if base in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _fitted(text: str) -> str:
    """Broken between words where there is a terminal."""
    if not sys.stdout.isatty():
        return text
    return textwrap.fill(text, max(20, shutil.get_terminal_size().columns - 1))


def _plain(value: object) -> Plain:
    from bot.texts import Plain

    return Plain(str(value))


def _play(arguments: Namespace, language: str, seed: int, words: Translator, folder: Path) -> int:
    import asyncio
    import logging

    from bot.demo.play import Failed, Options

    # What is logged once the bot has gone is of no interest to whoever watched.
    logging.getLogger().addHandler(logging.NullHandler())
    hands = arguments.hands or (None if arguments.fast else 1)
    options = Options(language, seed, hands, fast=arguments.fast, length=arguments.target)
    try:
        over = asyncio.run(_perform(options, words, folder))
    except Failed as failed:
        print(words.plain("demo-failed", reason=_plain(failed)), file=sys.stderr)
        print(failed.log, file=sys.stderr)
        return 1
    if not over:
        print(words.plain("demo-stopped"))
        return STOPPED
    print(words.plain("demo-over" if hands else "demo-over-match"))
    print(words.plain("demo-next").replace("\n", "\n  "))
    return 0


async def _perform(options: Options, words: Translator, folder: Path) -> bool:
    import asyncio
    import signal

    from rich.console import Console

    from bot.demo import play, shows

    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stopped.set)
    console = Console()
    if not sys.stdout.isatty() or console.is_dumb_terminal:

        def plain(watch: Watch, now: Callable[[], float]) -> Show:
            return shows.Plain(watch, now, words, sys.stdout)

        return await play.perform(options, words, folder, plain, stopped)

    def screen(watch: Watch, now: Callable[[], float]) -> Show:
        return shows.Screen(watch, now, words, console)

    return await play.perform(options, words, folder, screen, stopped, hold=shows.HOLD_SECONDS)
