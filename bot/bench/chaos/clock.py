"""One clock for two processes: faster than the world's if need be, and wrong when it is told to be.

Promises: `true` never goes back; `told` is what the bot takes for the time, in each life of it.
"""

from __future__ import annotations

import mmap
import struct
import time
from pathlib import Path
from typing import Self

_FIELDS = struct.Struct("ddd")


class SharedClock:
    """Epoch seconds, `speed` times as fast as the world's since it was made."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), _FIELDS.size)
        began, speed, _ = _FIELDS.unpack(self._memory)
        self._began, self.speed = float(began), float(speed)

    @classmethod
    def make(cls, path: Path, speed: float) -> Self:
        """A new one, right, in a file of its own."""
        path.write_bytes(_FIELDS.pack(time.time(), speed, 0.0))
        return cls(path)

    def true(self) -> float:
        """The time."""
        return self._began + (time.time() - self._began) * self.speed

    def told(self) -> float:
        """The time as the machine has it."""
        return self.true() + self.wrong_by

    @property
    def wrong_by(self) -> float:
        """Seconds that the machine's clock is ahead, below zero that it is behind."""
        return float(_FIELDS.unpack(self._memory)[2])

    @wrong_by.setter
    def wrong_by(self, seconds: float) -> None:
        self._memory[:] = _FIELDS.pack(self._began, self.speed, seconds)
