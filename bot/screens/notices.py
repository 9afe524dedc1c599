"""Messages of a line or two that stand outside a match's own screens."""

from __future__ import annotations

import html

from bot.callbacks import NewGame
from bot.screens import layout
from bot.screens.screen import Screen
from bot.screens.solo import play_now
from bot.texts import Translator


def said(text: str) -> Screen:
    """An alert's text as a message, for what was asked with a command."""
    return Screen(html.escape(text, quote=False))


def no_game(t: Translator) -> Screen:
    """In a group: there is neither a lobby nor a match."""
    return layout.screen(t("no-game"), [layout.button(t.plain("button-new-game"), NewGame())])


def no_game_of_yours(bot: str, t: Translator) -> Screen:
    """In private: they play nowhere."""
    add = layout.link(t.plain("button-add-to-group"), layout.group_address(bot))
    return layout.screen(t("no-game-of-yours"), play_now(t), [add])


def only_in_a_group(bot: str, t: Translator) -> Screen:
    """In private: a command that belongs in a group."""
    add = layout.link(t.plain("button-add-to-group"), layout.group_address(bot))
    return layout.screen(t("only-in-a-group"), [add])


def cards_are_private(bot: str, t: Translator) -> Screen:
    """In a group: the cards are shown in private."""
    cards = layout.link(t.plain("button-my-cards"), layout.hand_address(bot))
    return layout.screen(t("cards-are-private"), [cards])


def solo_is_private(bot: str, t: Translator) -> Screen:
    """In a group: who plays with computers does so in private."""
    there = layout.link(
        t.plain("button-solo-private"), layout.start_address(bot, layout.SOLO_PAYLOAD)
    )
    return layout.screen(t("solo-is-private"), [there])


def learning_is_private(bot: str, t: Translator) -> Screen:
    """In a group: what is taught is taught in private."""
    address = layout.start_address(bot, layout.LEARN_PAYLOAD)
    there = layout.link(t.plain("button-learn-private"), address)
    return layout.screen(t("learn-is-private"), [there])


def settings_are_private(address: str, t: Translator) -> Screen:
    """In a group: the settings open in private, at this address."""
    return layout.screen(t("settings-are-private"), [layout.link(t.plain("button-open"), address)])


def back_again(t: Translator) -> Screen:
    """In a group, once after a long time down: the match goes on."""
    return Screen(t("back-again"))


def paused(group: str, t: Translator) -> Screen:
    """In private, to whoever started the match: the group can't be written to."""
    return Screen(t("paused", group=group))


def left(group: str, t: Translator) -> Screen:
    """In private, to whoever has left a match."""
    return Screen(t("left", group=group))


def vote_opened(group: str, t: Translator) -> Screen:
    """In private: the vote on ending the match is in the group."""
    return Screen(t("vote-opened", group=group))


def link_used(t: Translator) -> Screen:
    """In private: a link that was used already, or was somebody else's."""
    return Screen(t("link-used"))


def own_named(group: str, own: str, t: Translator) -> Screen:
    """In private: the group's own profile has its name."""
    return Screen(t("own-named", group=group, own=own))


def own_name_refused(why: str, t: Translator) -> Screen:
    """In private: what was typed is no name, for a reason of `own_profile.NameRefusal`."""
    return Screen(t("own-name-refused", why=why))


def own_changed_meanwhile(t: Translator) -> Screen:
    """In private: another administrator was there while a name was typed."""
    return Screen(t("own-changed-meanwhile"))


def asking_stopped(t: Translator) -> Screen:
    """What is left of a question that was not answered, as was wished."""
    return Screen(t("asking-stopped"))


def asking_left(t: Translator) -> Screen:
    """What is left of a question that a command has interrupted."""
    return Screen(t("asking-left"))


def asking_late(t: Translator) -> Screen:
    """In private: an answer that came too late."""
    return Screen(t("asking-late"))


def stayed(t: Translator) -> Screen:
    """What is left of a question that was taken back."""
    return Screen(t("stayed"))
