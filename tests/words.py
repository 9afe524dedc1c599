"""The program's words, which take a second to read: once for all tests of a process."""

from __future__ import annotations

from functools import cache

from bot.texts import Texts


@cache
def strict_texts() -> Texts:
    """All languages; a missing word is an error."""
    return Texts.load(strict=True)
