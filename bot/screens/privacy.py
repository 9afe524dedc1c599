"""What is kept of people, and the question before somebody is forgotten."""

from __future__ import annotations

from bot.callbacks import Dismiss, ForgetMe
from bot.screens import layout
from bot.screens.screen import Screen
from bot.texts import Plain, Translator


def privacy(days: int, t: Translator) -> Screen:
    """For /privacy."""
    return Screen(t("privacy", days=days))


def ask(t: Translator) -> Screen:
    """For /forget_me: what will be gone, and what will not."""
    yes = layout.button(t.plain("button-forget-me"), ForgetMe(), "danger")
    return layout.screen(
        t("confirm-forget-me"), [yes, layout.button(t.plain("button-keep-me"), Dismiss())]
    )


def in_private(bot: str, t: Translator) -> Screen:
    """In a group: who wants to be forgotten says so in private."""
    address = layout.start_address(bot, layout.FORGET_PAYLOAD)
    return layout.screen(
        t("forgetting-is-private"), [layout.link(t.plain("button-private"), address)]
    )


def forgotten(t: Translator) -> Plain:
    """The alert after it."""
    return t.plain("alert-forgotten")
