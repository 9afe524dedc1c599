"""The one thing the bot says when it is added to a group."""

from __future__ import annotations

from bot.callbacks import NewGame
from bot.screens import layout
from bot.screens.screen import Screen
from bot.texts import Translator


def greeting(t: Translator) -> Screen:
    """A short line and the button that opens a table."""
    return layout.screen(t("greeting"), [layout.button(t.plain("button-new-game"), NewGame())])
