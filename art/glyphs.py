"""The numbers and letters in the corners of a card, as strokes: 40 high, from the top left."""

from __future__ import annotations

from art import shapes as s

STROKES: dict[str, tuple[float, str]] = {
    "0": (24, "M12,0 C2,0 0,10 0,20 C0,30 2,40 12,40 C22,40 24,30 24,20 C24,10 22,0 12,0 Z"),
    "1": (12, "M0,8 L10,0 V40"),
    "2": (24, "M1,10 C2,-3 23,-4 23,11 C23,20 8,28 0,40 H24"),
    "3": (23, "M2,4 C10,-3 22,0 22,10 C22,16 17,19 9,19 C19,19 23,24 23,30 C23,41 8,43 0,36"),
    "4": (25, "M17,40 V0 L0,28 H25"),
    "5": (23, "M21,0 H5 L3,18 C12,13 23,16 23,27 C23,41 8,43 0,36"),
    "6": (24, "M20,2 C8,2 0,14 0,27 C0,45 24,44 24,28 C24,13 3,13 0,27"),
    "7": (23, "M0,0 H23 C16,12 11,24 9,40"),
    "8": (
        24,
        "M12,18 C-2,16 0,0 12,0 C24,0 26,16 12,18 C-4,20 -4,40 12,40 C28,40 28,20 12,18 Z",
    ),
    "9": (24, "M4,38 C16,38 24,26 24,13 C24,-5 0,-4 0,12 C0,27 21,27 24,13"),
    "A": (28, "M0,40 L14,0 L28,40 M5,27 H23"),
    "J": (18, "M18,0 V28 C18,42 2,44 0,31"),
    "Q": (
        28,
        "M14,0 C4,0 0,9 0,20 C0,31 4,40 14,40 C24,40 28,31 28,20 C28,9 24,0 14,0 Z M17,30 L28,42",
    ),
    "K": (25, "M0,0 V40 M24,0 L0,24 M8,17 L25,40"),
}
_GAP = 12


def width(text: str) -> float:
    """How wide the text is at its height of 40."""
    return sum(STROKES[letter][0] for letter in text) + _GAP * (len(text) - 1)


def written(text: str, colour: str, weight: float = 7.5) -> str:
    """The text, its middle above the origin, its top on it."""
    x = -width(text) / 2
    letters = []
    for letter in text:
        advance, stroke = STROKES[letter]
        letters.append(s.placed(s.line(stroke, weight, colour), x, 0))
        x += advance + _GAP
    return s.group(*letters, more='stroke-linejoin="round" stroke-linecap="round"')
