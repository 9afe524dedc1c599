"""What a worker process does: think for one computer player, and tell how long that took.

Knows the engine alone: it is imported by processes that have nothing else to do. The wall clock
that ends a thought early is here, as the engine has none.
"""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from multiprocessing import parent_process
from threading import Thread

from engine.actions import Action, EndHand
from engine.players import player
from engine.view import View


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it."""

    action: Action
    seconds: float
    cut_short: bool
    """Time was up: it is the best so far."""


def begin() -> None:
    """A process starts to work: it leaves Ctrl-C to its parent, and ends when that does.

    A parent that was killed can't tell its workers, which would wait for it for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def think(view: View, level: str, seed: int, seconds: float, *, for_itself: bool) -> Thought:
    """What a player of that level does when its seat is asked something.

    Playing for itself it claims the rest when it is certain; for a person it only plays. Raises
    NothingAsked and UnknownLevel as `player.act`.
    """
    began = time.monotonic()
    claim = player.claims(view) if for_itself else None
    action = claim or player.act(view, level, seed)
    spent = time.monotonic() - began
    return Thought(action, spent, spent > seconds)


def reply(view: View, seed: int) -> EndHand | None:
    """What a computer player answers to an early end that is on offer; None if nothing is."""
    return player.answer(view, seed)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
