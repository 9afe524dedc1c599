"""What hosts see: their groups, the list of bans, whom to take off a table, and anonymous ways."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import (
    AskToRemove,
    Dismiss,
    EndHere,
    Forgive,
    GoOnHere,
    HostGroup,
    OpenSettings,
    Remove,
)
from bot.screens import layout
from bot.screens.screen import Button, Screen
from bot.texts import Translator

MOST_BANS = 40
"""So many are listed, the newest acquaintances of the bot last."""


def bans(chat: int, group: str, banned: Sequence[tuple[int, str]], t: Translator) -> Screen:
    """In private: who (key, name) is banned in a group, each to be forgiven."""
    back = [layout.button(t.plain("button-back"), HostGroup(chat))]
    if not banned:
        return layout.screen(t("bans-none", group=group), back)
    rows = [
        [layout.button(t.plain("button-forgive-name", name=name), Forgive(chat, person))]
        for person, name in banned[-MOST_BANS:]
    ]
    return layout.screen(t("bans-title", group=group), *rows, back)


def banned(chat: int, person: int, name: str, t: Translator) -> Screen:
    """In the group: somebody may not play there any more."""
    forgive = layout.button(t.plain("button-forgive"), Forgive(chat, person))
    return layout.screen(t("banned", name=name), [forgive])


def forgiven(name: str, t: Translator) -> Screen:
    """In the group: they may play again."""
    return Screen(t("forgiven", name=name))


def not_administrators(t: Translator) -> Screen:
    """In the group: an administrator can't be banned."""
    return Screen(t("ban-not-administrators"))


def how_to_ban(t: Translator) -> Screen:
    """In the group: the command wants to answer a message of whom it is about."""
    return Screen(t("ban-how"))


def remove_button(lobby: str, t: Translator) -> Button:
    """The lobby's button that asks whom to take off."""
    return layout.button(t.plain("button-remove"), AskToRemove(lobby))


def whom_to_remove(
    lobby: str, group: str, seated: Sequence[tuple[int, str]], t: Translator
) -> Screen:
    """In private: whom (key, name) to take off the table."""
    nobody = layout.button(t.plain("button-nobody"), Dismiss())
    if not seated:
        return Screen(t("remove-nobody", group=group))
    rows = [
        [layout.button(t.plain("button-remove-name", name=name), Remove(lobby, person))]
        for person, name in seated
    ]
    return layout.screen(t("remove-whom", group=group), *rows, [nobody])


def removed(name: str, group: str, t: Translator) -> Screen:
    """In private, to whoever did it."""
    return Screen(t("removed", name=name, group=group))


def you_are_removed(group: str, t: Translator) -> Screen:
    """In private, to whom it was done."""
    return Screen(t("removed-you", group=group))


def settings_in_private(t: Translator) -> Screen:
    """In the group, for an anonymous administrator: a button that opens the private chat."""
    open_ = layout.button(t.plain("button-open"), OpenSettings())
    return layout.screen(t("settings-are-private"), [open_])


def end_here(match: str, group: str, t: Translator) -> Screen:
    """In the group, for an anonymous administrator: whether they are sure."""
    yes = layout.button(t.plain("button-end-game"), EndHere(match), "danger")
    no = layout.button(t.plain("button-go-on"), GoOnHere(match))
    return layout.screen(t("confirm-end-game", group=group), [yes], [no])


def write_as_yourself(t: Translator) -> Screen:
    """In the group: who writes in the group's or a channel's name is nobody the bot can know."""
    return Screen(t("write-as-yourself"))
