"""What a worker process does: think for one computer player, and no longer than it may.

Whatever it does, it comes to an end: with its thought, or with itself.

Knows the engine alone: it is imported by processes that have nothing else to do. The wall clock
that ends a thought early is here, as the engine has none.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread

from engine.actions import EndHand
from engine.players import player
from engine.players.player import Thought
from engine.view import View

LOST_SECONDS = 8
"""A process that is so much longer than it may be is lost."""


def begin() -> None:
    """A process starts to work: it leaves Ctrl-C to its parent, and ends when that does.

    A parent that was killed can't tell its workers, which would wait for it for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def think(view: View, level: str, seed: int, seconds: float, *, for_itself: bool) -> Thought:
    """What a player of that level does when its seat is asked something; the best after `seconds`.

    Playing for itself it claims the rest when it is certain; for a person it only plays. Raises
    NothingAsked and UnknownLevel as `player.think`.
    """
    with _at_most(seconds + LOST_SECONDS):
        if for_itself and (claim := player.claims(view)) is not None:
            return Thought(claim)
        return player.think(view, level, seed, _after(seconds))


def reply(view: View, seed: int, seconds: float) -> EndHand | None:
    """What a computer player answers to an early end that is on offer; None if nothing is."""
    with _at_most(seconds + LOST_SECONDS):
        return player.answer(view, seed, _after(seconds))


def _after(seconds: float) -> Callable[[], bool]:
    """Enough is thought once so many have passed."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """By then the process of its own in which this runs has finished, or is killed by the system.

    Nobody else could: its pool would wait for it, and the whole program for its pool.
    """
    if parent_process() is None:
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
