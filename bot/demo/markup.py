"""A message's text and formatting as lines of a terminal.

Promises that every character takes as many cells as rich thinks: what terminals disagree about
(variation selectors, joiners, marks of direction) is left out. A quote has a bar at its left, and
a folded one shows its first lines only, as in Telegram.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from bot.demo.chats import Mark

FOLDED_LINES = 3
_STYLES = {
    "bold": "bold",
    "italic": "italic",
    "underline": "underline",
    "strikethrough": "strike",
    "code": "#7fd1ae",
    "pre": "#7fd1ae",
    "text_link": "underline #6ab3f3",
    "spoiler": "reverse",
}
_QUOTES = ("blockquote", "expandable_blockquote")
_QUOTE_BAR = "▎"
_QUOTE_STYLE = "#6ab3f3"


def steady(text: str) -> str:
    """The text without characters whose width depends on the terminal."""
    return "".join(character for character in text if not _unsteady(character))


def _unsteady(character: str) -> bool:
    return character == "\ufe0f" or unicodedata.category(character) == "Cf"


@dataclass(frozen=True, slots=True)
class _Line:
    text: Text
    index: int
    quote: Mark | None


def lines(
    console: Console,
    text: str,
    marks: Sequence[Mark],
    width: int,
    *,
    fresh: frozenset[int] = frozenset(),
    fresh_style: str = "",
) -> list[Text]:
    """The text wrapped to `width` cells; lines of the text named in `fresh` get that style."""
    wrapped: list[Text] = []
    quote: Mark | None = None
    shown = 0
    for line in _lines(text, marks):
        shown = shown if line.quote is quote else 0
        quote = line.quote
        if line.index in fresh and fresh_style:
            line.text.stylize(fresh_style)
        for piece in _wrap(console, line, width):
            shown += 1
            folded = quote is not None and quote.kind == "expandable_blockquote"
            if folded and shown > FOLDED_LINES:
                if shown == FOLDED_LINES + 1:
                    wrapped[-1] = _more(wrapped[-1], width)
                continue
            wrapped.append(piece)
    return wrapped


def _lines(text: str, marks: Sequence[Mark]) -> list[_Line]:
    """The lines of the text with their styles, and the quote each of them stands in."""
    whole = Text(text)
    quotes = [mark for mark in marks if mark.kind in _QUOTES]
    for mark in marks:
        if mark.kind in _STYLES:
            whole.stylize(_STYLES[mark.kind], mark.start, mark.end)
    found, start = [], 0
    for index, line in enumerate(text.split("\n")):
        end = start + len(line)
        quote = next((it for it in quotes if it.start <= start and end <= it.end), None)
        found.append(_Line(_without_unsteady(whole[start:end]), index, quote))
        start = end + 1
    return found


def _without_unsteady(text: Text) -> Text:
    if steady(text.plain) == text.plain:
        return text
    kept = Text()
    for index, character in enumerate(text.plain):
        if not _unsteady(character):
            kept.append_text(text[index])
    return kept


def _wrap(console: Console, line: _Line, width: int) -> list[Text]:
    if line.quote is None:
        return list(line.text.wrap(console, width)) or [Text()]
    pieces = list(line.text.wrap(console, width - 2)) or [Text()]
    return [Text.assemble((_QUOTE_BAR, _QUOTE_STYLE), " ", piece) for piece in pieces]


def _more(line: Text, width: int) -> Text:
    """A folded quote's last line, with the sign that there is more."""
    short = line.copy()
    short.truncate(width - 2)
    short.append(" ⌄", _QUOTE_STYLE)
    return short
