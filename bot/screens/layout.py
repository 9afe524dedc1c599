"""How a message is laid out: its lines, its rows of buttons, where they lead, how wide it is.

Promises: a message with buttons is wide enough for them.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence

from bot.callbacks import Callback
from bot.callbacks import format as data_of
from bot.screens.screen import Button, ButtonStyle, Screen
from bot.texts import Markup, Translator

WIDTH = 30
"""Characters that one line of a message with buttons needs: some clients cut buttons to it."""

# Nothing to see, yet no space: a client doesn't trim it.
_FILLER = "\u2800"

HAND_PAYLOAD, SOLO_PAYLOAD, LEARN_PAYLOAD, FORGET_PAYLOAD = "hand", "solo", "learn", "forget"
"""What a link may hand to /start, but for the secret ones of `Invitations`."""


def lines(*parts: str | None) -> Markup:
    """The parts that are there, one a line."""
    return Markup("\n".join(part for part in parts if part is not None))


def paragraphs(*parts: str | None) -> Markup:
    """The parts that are there and not empty, with an empty line between."""
    return Markup("\n\n".join(part for part in parts if part))


def joined(parts: Iterable[str], separator: str = " · ") -> Markup:
    """The parts on one line."""
    return Markup(separator.join(parts))


def folded(text: Markup) -> Markup:
    """A quote of which a tap shows all."""
    return Markup(f"<blockquote expandable>{text}</blockquote>")


def button(text: str, callback: Callback, style: ButtonStyle | None = None) -> Button:
    """A button that says this when tapped."""
    return Button(str(text), data=data_of(callback), style=style)


def ticked(label: str, chosen: bool) -> str:
    """A button's label; what is chosen so far has a tick."""
    return f"✓ {label}" if chosen else label


def link(text: str, url: str) -> Button:
    """A button that opens an address."""
    return Button(str(text), url=url)


def to_the_table(address: str | None, t: Translator) -> tuple[tuple[Button, ...], ...]:
    """The row that leads from a private chat to the group, where there is an address for it."""
    return ((link(t.plain("button-to-table"), address),),) if address is not None else ()


def start_address(bot: str, payload: str) -> str:
    """The private chat with the bot, which hears /start with this payload."""
    return f"https://t.me/{bot}?start={payload}"


def hand_address(bot: str) -> str:
    """Where one's cards are: the private chat with the bot."""
    return start_address(bot, HAND_PAYLOAD)


def group_address(bot: str) -> str:
    """Where a group is chosen to add the bot to."""
    return f"https://t.me/{bot}?startgroup=new"


def in_rows(buttons: Sequence[Button], size: int) -> tuple[tuple[Button, ...], ...]:
    """The buttons, at most `size` a row."""
    return tuple(tuple(buttons[at : at + size]) for at in range(0, len(buttons), size))


def screen(text: str, *rows: Sequence[Button]) -> Screen:
    """A message; one with buttons is made as wide as its buttons need."""
    kept = tuple(tuple(row) for row in rows if row)
    return Screen(wide(text) if kept else str(text), kept)


def visible(text: str) -> str:
    """HTML as it is read."""
    return html.unescape(re.sub("<[^>]*>", "", text))


def wide(text: str) -> str:
    """The text with one line of at least `WIDTH` characters: its last one is filled up."""
    missing = WIDTH - max(len(line) for line in visible(text).split("\n"))
    if missing <= 0:
        return str(text)
    last = visible(text).split("\n")[-1]
    return f"{text}{_FILLER * (WIDTH - len(last))}"


def capital(text: str) -> Markup:
    """With a capital at its beginning."""
    return Markup(text[:1].upper() + text[1:])
