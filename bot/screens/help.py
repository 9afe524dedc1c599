"""What the bot is, for somebody who asks or comes for the first time."""

from __future__ import annotations

from bot.callbacks import Learn, Speak
from bot.screens import choices, layout, menu
from bot.screens.screen import Screen
from bot.screens.solo import play_now
from bot.texts import Markup, Translator
from engine.profiles import PROFILES


def help_page(t: Translator) -> Screen:
    """For /help: every command and every profile."""
    return Screen(
        layout.paragraphs(
            t("help-title"),
            layout.lines(*(_command(name, t) for name in menu.COMMANDS)),
            layout.lines(t("help-profiles"), *(_profile(name, t) for name in PROFILES)),
            t("help-manners"),
        )
    )


def welcome(t: Translator, bot: str | None = None) -> Screen:
    """For a bare /start in private: cards at once, what else to do, and the four languages.

    With the bot's username it also offers to be added to a group.
    """
    address = layout.group_address(bot) if bot else None
    languages = choices.buttons("language", t.language, Speak, t)
    return layout.screen(
        t("welcome"),
        play_now(t),
        [layout.button(t.plain("button-learn"), Learn(0, 0, 0))],
        *layout.in_rows(languages, 2),
        [layout.link(t.plain("button-add-to-group"), address)] if address else [],
    )


def _command(name: str, t: Translator) -> Markup:
    shown = menu.offered(name, t)
    alias = f"/{shown}" if shown == name else f"/{shown} (/{name})"
    return t("help-command", command=Markup(alias), does=menu.describe(name, t))


def _profile(name: str, t: Translator) -> Markup:
    return t(
        "help-profile", name=t("profile", profile=name), about=t("profile-about", profile=name)
    )
