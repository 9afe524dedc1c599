"""Two ways of showing the chats: live in a terminal, or as a plain running transcript."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TextIO

from rich.console import Console
from rich.live import Live

from bot.demo.chats import Shown
from bot.demo.director import Director
from bot.demo.screen import arrange, last_word, picture
from bot.demo.transcript import Transcript, clock
from bot.demo.watch import Watch
from bot.texts import Translator

FRAME_SECONDS = 0.1
END_SECONDS = 6.0
HOLD_SECONDS = 0.6
"""How long a pressed button is seen before what comes of it."""


class Plain:
    """Blocks of text, as they come."""

    def __init__(
        self, watch: Watch, now: Callable[[], float], words: Translator, out: TextIO
    ) -> None:
        self._transcript = Transcript(watch, words, now())
        self._now = now
        self._out = out

    async def run(self) -> None:
        """Print what happens, until cancelled."""
        while True:
            self._print(last=False)
            await asyncio.sleep(FRAME_SECONDS)

    async def end(self) -> None:
        """Print the rest."""
        self._print(last=True)

    def _print(self, *, last: bool) -> None:
        for block in self._transcript.news(self._now(), last=last):
            self._out.write(block + "\n")
        self._out.flush()


class Screen:
    """The whole terminal, while it runs; what was there before comes back after it."""

    def __init__(
        self,
        watch: Watch,
        now: Callable[[], float],
        words: Translator,
        console: Console,
    ) -> None:
        self._watch = watch
        self._now = now
        self._words = words
        self._console = console
        self._live = Live(
            console=console,
            screen=True,
            auto_refresh=False,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._director = Director()
        self._start = now()
        self._seen = 0
        self._last: tuple[Shown, tuple[int, int]] | None = None

    async def run(self) -> None:
        """Show what happens, until cancelled."""
        with self._live:
            while True:
                self._draw()
                await asyncio.sleep(FRAME_SECONDS)

    async def end(self) -> None:
        """Stay with the group's last word for a while, then leave it on the terminal."""
        loop = asyncio.get_running_loop()
        until = loop.time() + END_SECONDS
        with self._live:
            while loop.time() < until:
                self._draw(ended=True)
                await asyncio.sleep(FRAME_SECONDS)
        self._console.print(last_word(self._watch.sees_group(self._now()), self._console.width))

    def _draw(self, *, ended: bool = False) -> None:
        now = self._now()
        group = self._watch.sees_group(now)
        privates = tuple(
            self._watch.sees_private(index, now) for index in range(len(self._watch.privates))
        )
        taps = self._watch.taps()
        for query in taps[self._seen :]:
            self._director.tapped(self._watch.index_of(query.chat_id))
        self._seen = len(taps)
        width, height = self._console.size
        draft = Shown(
            title=self._words.plain("demo-title"),
            hint=self._words.plain("demo-hint"),
            group=group,
            privates=privates,
            clock=clock(now - self._start),
        )
        single = arrange(draft, width, height).tabs
        focus = self._director.follow(group, privates, now, single=single)
        shown = Shown(
            title=draft.title,
            hint=draft.hint,
            group=group,
            privates=privates,
            clock=draft.clock,
            focus=None if ended else focus,
            recent=tuple(self._director.recent),
        )
        if self._last != (shown, (width, height)):
            self._last = shown, (width, height)
            self._live.update(picture(shown, width, height), refresh=True)
