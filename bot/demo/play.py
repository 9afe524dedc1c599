"""The demo put together: a town, its people's script, and somebody who shows it.

Promises that it ends: with the score, when told to stop, or with a failure that says what is
wrong. Nothing is printed here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bot.demo import script
from bot.demo.town import Town, log_path, town
from bot.demo.watch import Watch
from bot.texts import Translator

QUIET_SECONDS = 45.0
"""Without a tap or a call for so long, something is wrong."""
LOG_LINES = 8


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line.

    `hands`: after how many to stop, None for a whole match. `length`: the target of the match,
    None for the bot's own choice.
    """

    language: str
    seed: int
    hands: int | None = 1
    fast: bool = False
    length: str | None = None


class Failed(Exception):  # noqa: N818 - the name says what it is
    """The bot failed: why, and the last lines of its log."""

    def __init__(self, reason: str, log: str) -> None:
        self.log = log
        super().__init__(reason)


class Show(Protocol):
    """Somebody who shows the chats as they change."""

    async def run(self) -> None:
        """Show them until cancelled."""

    async def end(self) -> None:
        """Show how it ended, as long as it takes to be seen."""


MakeShow = Callable[[Watch, Callable[[], float]], Show]
"""From what is to be watched, and the clock of the messages."""


async def perform(
    options: Options,
    words: Translator,
    folder: Path,
    make_show: MakeShow,
    stopped: asyncio.Event,
    *,
    hold: float = 0.0,
) -> bool:
    """Play and show it; True when it came to its end, False when it was stopped.

    Raises Failed, and BrokenPipeError when nobody reads any more.
    """
    stop = asyncio.create_task(stopped.wait())
    performance = asyncio.create_task(_perform(options, words, folder, make_show, hold))
    try:
        await asyncio.wait([stop, performance], return_when=asyncio.FIRST_COMPLETED)
        if not performance.done():
            return False
        performance.result()
        return True
    finally:
        stop.cancel()
        performance.cancel()
        await asyncio.gather(stop, performance, return_exceptions=True)


async def _perform(
    options: Options, words: Translator, folder: Path, make_show: MakeShow, hold: float
) -> None:
    try:
        async with town(folder, options.language, options.seed) as here:
            watch = Watch(here.telegram, here.group, here.people, words, hold=hold)
            show = make_show(watch, time.time)
            showing = asyncio.create_task(show.run())
            playing = asyncio.create_task(
                script.play(
                    here,
                    hands=options.hands,
                    fast=options.fast,
                    length=options.length,
                    seed=options.seed,
                )
            )
            watching = asyncio.create_task(_watch_for_silence(here, words))
            try:
                done, _ = await asyncio.wait(
                    [showing, playing, watching, here.bot], return_when=asyncio.FIRST_COMPLETED
                )
                for task in done:
                    task.result()
                if here.bot in done:
                    raise RuntimeError("it stopped by itself")
            finally:
                for task in (showing, playing, watching):
                    task.cancel()
                await asyncio.gather(showing, playing, watching, return_exceptions=True)
            await show.end()
    except BrokenPipeError:
        raise
    except Exception as error:
        raise Failed(_in_brief(error), _last_lines(folder)) from error


async def _watch_for_silence(here: Town, words: Translator) -> None:
    heard, since = (0, 0), time.monotonic()
    while True:
        await asyncio.sleep(1.0)
        world = here.telegram.world
        calls = [call for call in here.telegram.calls if call.method != "getUpdates"]
        now_heard = len(calls), len(world.queries)
        if now_heard != heard:
            heard, since = now_heard, time.monotonic()
        elif time.monotonic() - since > QUIET_SECONDS:
            raise TimeoutError(words.plain("demo-quiet", seconds=int(QUIET_SECONDS)))


def _in_brief(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    first = str(error).split("\n", 1)[0]
    return first if isinstance(error, TimeoutError) else f"{type(error).__name__}: {first}"


def _last_lines(folder: Path) -> str:
    try:
        lines = log_path(folder).read_text("utf-8").splitlines()
    except OSError:
        return ""
    return "\n".join(lines[-LOG_LINES:])
