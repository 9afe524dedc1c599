"""Hearing of new tables: the list of groups to choose from, and the notice itself."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import Watch
from bot.screens import layout
from bot.screens.screen import Screen
from bot.texts import Translator


def groups(
    known: Sequence[tuple[int, str, bool]],
    t: Translator,
    changed: tuple[str, bool] | None = None,
) -> Screen:
    """In private: each group (its key, its title, whether it is watched) and what a tap does.

    `changed`: the group that was just asked for, and whether it is watched now.
    """
    news = None
    if changed is not None:
        group, on = changed
        news = t("watch-on", group=group) if on else t("watch-off", group=group)
    if not known:
        return layout.screen(layout.paragraphs(news, t("watch-none")))
    buttons = [
        [layout.button(_label(title, watched, t), Watch(chat, int(not watched)))]
        for chat, title, watched in known
    ]
    return layout.screen(layout.paragraphs(news, t("watch-which")), *buttons)


def opened(group: str, link: str | None, t: Translator) -> Screen:
    """In private, with sound: a table is open in a group that they watch."""
    go = [layout.link(t.plain("button-go-to-table"), link)] if link is not None else []
    return layout.screen(t("watch-opened", group=group), go)


def from_the_group(address: str, t: Translator) -> Screen:
    """In a group, to whoever never wrote to the bot: the way to being told."""
    return layout.screen(t("watch-is-private"), [layout.link(t.plain("button-watch"), address)])


def _label(title: str, watched: bool, t: Translator) -> str:
    return (
        t.plain("button-watched", group=title)
        if watched
        else t.plain("button-unwatched", group=title)
    )
