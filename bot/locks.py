"""One lock a key, such as a match or a group; it is forgotten once nobody holds it."""

from __future__ import annotations

import asyncio
import weakref


class Locks:
    """The locks of one subject in this process."""

    def __init__(self) -> None:
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    def __call__(self, key: int) -> asyncio.Lock:
        """The lock of this key."""
        return self._locks.setdefault(key, asyncio.Lock())
