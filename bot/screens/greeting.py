"""The one thing the bot says when it is added to a group."""

from __future__ import annotations

from bot.callbacks import NewGame
from bot.screens import words
from bot.screens.screen import Screen
from bot.texts import Translator


def greeting(t: Translator) -> Screen:
    """A short line and the button that opens a table."""
    return words.screen(t("greeting"), [words.button(t.plain("button-new-game"), NewGame())])
