"""Text in a picture: whatever somebody is called, it fits its place and can be read.

Two faces, Lato for everything and DejaVu for the letters that it lacks (Hebrew, Arabic, Armenian,
Georgian, many signs). A computer player's sign is painted. What is not to be had (Chinese, most
emoji) is left out; a name of which nothing is left becomes the word that the caller gives.
Right-to-left words are turned here and not shaped.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont, Layout

from bot.pictures import robot
from bot.pictures.model import Pair, Person
from bot.texts import clean

_FOLDER = Path(__file__).parent / "fonts"
_REGULAR, _BOLD, _OTHERS = "Lato-Regular.ttf", "Lato-Bold.ttf", "DejaVuSans-Bold.ttf"
_PAINTED = "robot"
"""In place of a file: no face has it."""
_LONGEST = 120
"""Characters that are looked at; no place has room for more."""
_ELLIPSIS = "…"
_ISOLATES = "\u2068\u2069"
"""What `clean` puts around a name that runs from right to left."""

Fitted = tuple[str, int]
"""A text and its size."""
Letter = tuple[str, str]
"""A letter and the file of the face that has it."""


def lettered(text: str, size: int, bold: bool = False) -> Image.Image:
    """The text as a mask, with `overhang(size)` around it and its base line `base(size)` below.

    Put together from letters that are kept: to draw one anew takes longer than all else.
    """
    letters = _letters(text, bold)
    places, end = _placed(letters, size)
    mask = Image.new("L", (round(end) + 2 * overhang(size), _height(size)), 0)
    for letter, x in zip(letters, places, strict=True):
        mask.paste(255, (round(x), 0), _drawn(letter, size))
    return mask


def width(text: str, size: int, bold: bool = False) -> float:
    """How many pixels wide it is drawn."""
    return _placed(_letters(text, bold), size)[1]


def overhang(size: int) -> int:
    """Room on both sides of a mask for what reaches beyond a letter's width."""
    return size // 2


def base(size: int) -> int:
    """How far below a mask's upper edge the letters stand."""
    return round(size * 1.15)


@lru_cache(maxsize=1024)
def fitting(text: str, room: float, size: int, bold: bool = False, smallest: int = 0) -> Fitted:
    """The text and the size at which it fits: first smaller, then cut with an ellipsis."""
    for smaller in range(size, (smallest or size) - 1, -2):
        if width(text, smaller, bold) <= room:
            return text, smaller
    smaller = smallest or size
    kept = clean(text, _LONGEST).strip(_ISOLATES)
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


def shown(person: Person) -> str:
    """Somebody's name, or what stands for it if no letter of it can be drawn."""
    name = _drawable(person.name, True)
    return name if any(letter.isalnum() for letter in name) else person.otherwise


def pair(people: Pair) -> str:
    """`Ona–Marta`."""
    return "–".join(map(shown, people))


@lru_cache(maxsize=1024)
def _letters(text: str, bold: bool) -> tuple[Letter, ...]:
    """What is drawn from left to right; letters that no face has are not in it."""
    usual = _BOLD if bold else _REGULAR
    faces = ((letter, _face_of(letter, usual)) for letter in _turned(_drawable(text, bold)))
    return tuple((letter, face) for letter, face in faces if face is not None)


def _drawable(text: str, bold: bool) -> str:
    """What is left of it."""
    usual = _BOLD if bold else _REGULAR
    letters = unicodedata.normalize("NFC", clean(text, _LONGEST).strip(_ISOLATES))
    return " ".join("".join(letter for letter in letters if _face_of(letter, usual)).split())


def _placed(letters: tuple[Letter, ...], size: int) -> tuple[list[float], float]:
    """Where each letter begins, and where the last one ends."""
    places, x = [], 0.0
    for letter, following in zip_longest(letters, letters[1:]):
        places.append(x)
        x += _advance(letter, following, size)
    return places, x


@lru_cache(maxsize=8192)
def _advance(letter: Letter, following: Letter | None, size: int) -> float:
    """From a letter to the next one, which may nestle against it."""
    if letter[1] == _PAINTED:
        return robot.width(size)
    font = _font(letter[1], size)
    if following is None or following[1] != letter[1]:
        return font.getlength(letter[0])
    return font.getlength(letter[0] + following[0]) - font.getlength(following[0])


@lru_cache(maxsize=4096)
def _drawn(letter: Letter, size: int) -> Image.Image:
    """One letter as a mask of the line's height."""
    text, face = letter
    if face == _PAINTED:
        head = robot.head(size)
        mask = Image.new("L", (head.width + 2 * overhang(size), _height(size)), 0)
        mask.paste(head, (overhang(size), base(size) - size))
        return mask
    font = _font(face, size)
    mask = Image.new("L", (round(font.getlength(text)) + 2 * overhang(size), _height(size)), 0)
    ImageDraw.Draw(mask).text((overhang(size), base(size)), text, 255, font, anchor="ls")
    return mask


def _height(size: int) -> int:
    return round(size * 1.6)


@lru_cache(maxsize=128)
def _font(face: str, size: int) -> FreeTypeFont:
    # DejaVu is drawn larger than Lato. The basic layout is the same wherever Pillow runs; the other
    # needs a library of the system.
    drawn = round(size * 0.86) if face == _OTHERS else size
    return ImageFont.truetype(_FOLDER / face, drawn, layout_engine=Layout.BASIC)


@lru_cache(maxsize=4096)
def _face_of(letter: str, face: str) -> str | None:
    if letter == robot.LETTER:
        return _PAINTED
    return next((each for each in (face, _OTHERS) if _has(each, letter)), None)


def _has(face: str, letter: str) -> bool:
    """Whether the face draws this letter otherwise than one that exists nowhere."""
    font = _font(face, 20)
    mask, missing = font.getmask(letter), font.getmask("\U0010fffd")
    return mask.size != missing.size or bytes(mask) != bytes(missing)


def _turned(text: str) -> str:
    """Words that are written from right to left, in the order in which they are drawn."""
    drawn, start = [], 0
    for end in range(1, len(text) + 1):
        if end == len(text) or _leftward(text, end) != _leftward(text, start):
            part = text[start:end]
            drawn.append(part[::-1] if _leftward(text, start) else part)
            start = end
    return "".join(drawn)


def _leftward(text: str, at: int) -> bool:
    """Whether the letter here runs to the left, or the space here stands between two that do."""
    own = unicodedata.bidirectional(text[at])
    if own not in ("WS", "NSM"):
        return own in ("R", "AL")
    before, after = text[:at].rstrip()[-1:], text[at:].lstrip()[:1]
    return bool(before and after) and _leftward(before, 0) and (own == "NSM" or _leftward(after, 0))
