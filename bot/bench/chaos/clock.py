"""One clock for two processes: faster than the world's if need be, and wrong when it is told to be.

Promises: `true` never goes back; `told` is what the bot takes for the time, in each life of it. How
often the clock had been set by then stands in the last digits of what it tells, so that whatever
the bot wrote down says when that truly was.
"""

from __future__ import annotations

import mmap
import struct
import time
from collections.abc import Sequence
from math import floor
from pathlib import Path
from typing import Self

_FIELDS = struct.Struct("dddd")
_TICK = 2.0**-10
"""Seconds; a clock that tells the time tells it in these …"""
_MARK = 2.0**-20
"""… and, in these, how often it had been set: the least that a number of that size can hold."""


class SharedClock:
    """Epoch seconds, `speed` times as fast as the world's since it was made."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), _FIELDS.size)
        began, speed, _, _ = _FIELDS.unpack(self._memory)
        self._began, self.speed = float(began), float(speed)

    @classmethod
    def make(cls, path: Path, speed: float) -> Self:
        """A new one, right, in a file of its own."""
        path.write_bytes(_FIELDS.pack(time.time(), speed, 0.0, 0.0))
        return cls(path)

    def true(self) -> float:
        """The time."""
        return self._began + (time.time() - self._began) * self.speed

    def told(self) -> float:
        """The time as the machine has it."""
        _, _, wrong_by, settings = _FIELDS.unpack(self._memory)
        return float(floor((self.true() + wrong_by) / _TICK) * _TICK + settings * _MARK)

    @property
    def wrong_by(self) -> float:
        """Seconds that the machine's clock is ahead, below zero that it is behind."""
        return float(_FIELDS.unpack(self._memory)[2])

    @wrong_by.setter
    def wrong_by(self, seconds: float) -> None:
        _, _, _, settings = _FIELDS.unpack(self._memory)
        self._memory[:] = _FIELDS.pack(self._began, self.speed, seconds, settings + 1)


def true_time(told: float, wrong: Sequence[float]) -> float:
    """When a clock told this that was wrong by so much at first, after its first setting …"""
    settings = round(told / _MARK) % round(_TICK / _MARK)
    return told - settings * _MARK - wrong[settings]
