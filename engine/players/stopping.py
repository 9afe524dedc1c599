"""A stop from outside: whoever waits for a computer player may end its thinking.

Promises: no clock here. The caller's own is asked between worlds, and never again once it has said
that it is enough.
"""

from __future__ import annotations

from collections.abc import Callable

Enough = Callable[[], bool]
"""Whether the thinking has to end now, with the best so far."""


def never() -> bool:
    """Let it think to its end."""
    return False


class Stop:
    """Asks, and remembers the answer."""

    def __init__(self, enough: Enough = never) -> None:
        self._enough = enough
        self.said = False
        """Whether something was left unthought."""

    def asked(self) -> bool:
        """Is it enough?"""
        self.said = self.said or self._enough()
        return self.said
