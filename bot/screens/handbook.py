"""What the chapters of the handbook have in common: its table, its page, the way around it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.callbacks import Learn, Read
from bot.handbook.contents import CHAPTERS, COVER, Chapter
from bot.pictures.model import Picture, ThemeName
from bot.screens import layout, pictures, points
from bot.screens.screen import Button, Screen
from bot.texts import Markup, Plain, Translator
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Table:
    """Whose rules are read, and how: all that a page depends on but its words."""

    profile: str
    rules: Rules
    own: str = ""
    """The name of the group's own profile."""
    group: str = ""
    """Named where a reader in private may play at more than one table."""
    theme: ThemeName | None = None
    """The colours of pictures; None if the reader wants none."""
    bot: str = ""
    """In a group, the bot's username: lessons are in private. Empty there."""


def game(table: Table, t: Translator) -> Markup:
    """`Lliure`, `Obligada amb 2 canvis`."""
    return points.game(table.profile, table.own, table.rules, t)


def shown(
    text: str, table: Table, t: Translator, *rows: Iterable[Button], picture: Picture | None = None
) -> Screen:
    """A page: beside its own picture, or else the rules card.

    All have one, for a message that is a picture can't become a text again in its place.
    """
    card = pictures.rules(table.profile, table.rules, t, table.own)
    screen = layout.screen(text, *map(tuple, rows))
    return pictures.beside(screen, picture or card, table.theme)


def turning(chapter: Chapter, page: str, titles: dict[str, Plain]) -> list[Button]:
    """To the page before this one, and to the one after it."""
    pages = CHAPTERS[chapter]
    at = pages.index(page)
    found = []
    if at > 0:
        before = pages[at - 1]
        found.append(layout.button(f"◀ {titles[before]}", Read(chapter, before)))
    if at + 1 < len(pages):
        after = pages[at + 1]
        found.append(layout.button(f"{titles[after]} ▶", Read(chapter, after)))
    return found


def listed(chapter: Chapter, titles: dict[str, Plain], size: int) -> tuple[tuple[Button, ...], ...]:
    """A button for each page of a chapter."""
    buttons = [layout.button(title, Read(chapter, page)) for page, title in titles.items()]
    return layout.in_rows(buttons, size)


def to_cover(chapter: Chapter, label: str) -> Button:
    """To a chapter's first page."""
    return layout.button(label, Read(chapter, COVER))


def to_others(chapter: Chapter, t: Translator) -> list[Button]:
    """To the first pages of the other chapters."""
    labels: dict[Chapter, Plain] = {
        "rules": t.plain("button-rules-card"),
        "glossary": t.plain("button-glossary"),
        "faq": t.plain("button-faq"),
    }
    return [to_cover(other, label) for other, label in labels.items() if other != chapter]


def to_learn(table: Table, t: Translator) -> Button:
    """To the ten steps, which are taken in private."""
    label = t.plain("button-learn")
    if not table.bot:
        return layout.button(label, Learn(0, 0, 0))
    return layout.link(label, layout.start_address(table.bot, layout.LEARN_PAYLOAD))
