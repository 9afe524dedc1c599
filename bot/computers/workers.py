"""The processes that think for computer players, so that no tap waits for one.

Promises: an answer to every question, whatever becomes of a process: one that dies, or is lost in
thought and ends itself, costs a retry, and if that fails too the plainest player answers here and
now. Leaves to others: what is asked.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

import structlog

from bot.computers import worker
from engine.actions import EndHand
from engine.players import player
from engine.players.player import Thought
from engine.view import View

T = TypeVar("T")

log = structlog.get_logger()

THOUGHT_SECONDS = 2.0
"""After so long a player takes the best it has found."""
PATIENCE_SECONDS = 20.0
"""After so long, waiting in line included, a new pool is asked."""
TRIES = 2
"""If none of so many pools answers, the plainest player does."""
PLAINEST = "baseline"


def processes() -> Executor:
    """A core stays free for the bot itself, where there are several."""
    spare = max(1, (os.cpu_count() or 1) - 1)
    # A process of this one's kind, with its threads and its loop, can't be forked.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(spare, mp_context=context, initializer=worker.begin)


class Workers:
    """Started by the first question, since many tables never ask one."""

    def __init__(
        self,
        executor: Callable[[], Executor] = processes,
        seconds: float = THOUGHT_SECONDS,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        """`seconds`: how long a thought may take; `patience`: how long an answer."""
        self._make = executor
        self._seconds = seconds
        self._patience = patience
        self._executor: Executor | None = None
        self._closed = False

    async def think(self, view: View, level: str, seed: int, *, for_itself: bool) -> Thought:
        """What a player of that level does; the view's seat must be asked something."""
        work = partial(worker.think, seconds=self._seconds, for_itself=for_itself)
        thought = await self._ask(work, view, level, seed)
        if thought is None:
            return player.think(view, PLAINEST, seed)
        if thought.cut_short:
            log.warning("a thought was cut short", level=level, seconds=self._seconds)
        return thought

    async def reply(self, view: View, seed: int) -> EndHand | None:
        """What a computer player answers to an early end that is on offer; None if nothing is."""
        found = await self._ask(worker.reply, view, seed, self._seconds)
        return found or player.answer(view, seed, lambda: True)

    def close(self) -> None:
        """Let the processes go; what they think about is lost, and whatever is asked later."""
        self._closed = True
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, work: Callable[..., T], *arguments: object) -> T | None:
        """None if nobody could answer."""
        for _ in range(TRIES):
            if self._closed:
                raise asyncio.CancelledError
            executor = self._executor
            try:
                if executor is None:
                    executor = self._executor = self._make()
                job = asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
                return await asyncio.wait_for(job, self._patience)
            except BrokenProcessPool:
                log.warning("a worker died: asking another")
            except TimeoutError:
                log.warning("no worker answered in time")
            except Exception as error:
                # Its message may hold cards: its kind must do.
                log.error("a worker could not answer", error=type(error).__name__)  # noqa: TRY400
                return None
            if (
                executor is not None and self._executor is executor
            ):  # others may have replaced it meanwhile
                executor.shutdown(wait=False)  # and still wait for what they asked of it
                self._executor = None
        return None
