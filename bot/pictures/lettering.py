"""Text in a picture: whatever somebody is called, it fits its place and can be read.

Two faces, Lato for everything and DejaVu for the letters that it lacks (Hebrew, Arabic, Armenian,
Georgian, many signs). What neither has (Chinese, most emoji) is left out; a name of which nothing
is left becomes the word that the caller gives. Right-to-left words are turned here and not shaped.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont, Layout

from bot.texts import clean

_FOLDER = Path(__file__).parent / "fonts"
_REGULAR, _BOLD, _OTHERS = "Lato-Regular.ttf", "Lato-Bold.ttf", "DejaVuSans-Bold.ttf"
_LONGEST = 120
"""Characters that are looked at; no place has room for more."""
_ELLIPSIS = "…"

Run = tuple[str, FreeTypeFont]
"""Letters of one face."""
Fitted = tuple[str, int]
"""A text and its size."""


@lru_cache(maxsize=1024)
def runs(text: str, size: int, bold: bool = False) -> tuple[Run, ...]:
    """The text as it is drawn from left to right; letters that no face has are not in it."""
    letters = clean(text, _LONGEST).strip("\u2068\u2069")
    found: list[tuple[str, str]] = []
    for letter in _turned(unicodedata.normalize("NFC", letters)):
        face = _face_of(letter, _BOLD if bold else _REGULAR)
        if face is None:
            continue
        if found and found[-1][1] == face:
            found[-1] = (found[-1][0] + letter, face)
        else:
            found.append((letter, face))
    return tuple((part, _font(face, _sized(face, size))) for part, face in found)


def width(text: str, size: int, bold: bool = False) -> float:
    """How many pixels wide it is drawn."""
    return sum(font.getlength(part) for part, font in runs(text, size, bold))


@lru_cache(maxsize=1024)
def fitting(text: str, room: float, size: int, bold: bool = False, smallest: int = 0) -> Fitted:
    """The text and the size at which it fits: first smaller, then cut with an ellipsis."""
    for smaller in range(size, (smallest or size) - 1, -2):
        if width(text, smaller, bold) <= room:
            return text, smaller
    smaller = smallest or size
    kept = clean(text, _LONGEST).strip("\u2068\u2069")
    while kept and width(kept + _ELLIPSIS, smaller, bold) > room:
        kept = kept[:-1].rstrip()
    return kept + _ELLIPSIS, smaller


@lru_cache(maxsize=1024)
def wrapped(text: str, room: float, size: int, bold: bool = False) -> tuple[str, ...]:
    """The text in lines that fit."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def legible(text: str) -> bool:
    """Whether anything of it can be drawn that is more than punctuation."""
    return any(letter.isalnum() for part, _ in runs(text, 20) for letter in part)


@lru_cache(maxsize=64)
def _font(face: str, size: int) -> FreeTypeFont:
    # The basic layout is the same wherever Pillow runs; the other needs a library of the system.
    return ImageFont.truetype(_FOLDER / face, size, layout_engine=Layout.BASIC)


def _sized(face: str, size: int) -> int:
    """DejaVu is drawn larger than Lato."""
    return round(size * 0.86) if face == _OTHERS else size


@lru_cache(maxsize=4096)
def _face_of(letter: str, face: str) -> str | None:
    return next((each for each in (face, _OTHERS) if _has(each, letter)), None)


def _has(face: str, letter: str) -> bool:
    """Whether the face draws this letter otherwise than one that exists nowhere."""
    font = _font(face, 20)
    mask, missing = font.getmask(letter), font.getmask("\U0010fffd")
    return mask.size != missing.size or bytes(mask) != bytes(missing)


def _turned(text: str) -> str:
    """Words that are written from right to left, in the order in which they are drawn."""
    if not any(_leftward(letter) for letter in text):
        return text
    words = text.split(" ")
    drawn = [word[::-1] if any(map(_leftward, word)) else word for word in words]
    return " ".join(reversed(drawn) if _leftward(text.lstrip()[:1]) else drawn)


def _leftward(letter: str) -> bool:
    return bool(letter) and unicodedata.bidirectional(letter) in ("R", "AL")
