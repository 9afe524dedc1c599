"""What a worker process does: think for one computer player, and no longer than it may.

Knows the engine alone: it is imported by processes that have nothing else to do. The wall clock
that ends a thought early is here, as the engine has none.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread

from engine.actions import EndHand
from engine.players import player
from engine.players.player import Thought
from engine.view import View


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
    if for_itself and (claim := player.claims(view)) is not None:
        return Thought(claim)
    return player.think(view, level, seed, _after(seconds))


def reply(view: View, seed: int, seconds: float) -> EndHand | None:
    """What a computer player answers to an early end that is on offer; None if nothing is."""
    return player.answer(view, seed, _after(seconds))


def _after(seconds: float) -> Callable[[], bool]:
    """Enough is thought once so many have passed."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
