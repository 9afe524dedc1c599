"""`Segur?`: the question before leaving or ending, which names the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import Dismiss, EndGame, Leave
from bot.screens import layout
from bot.screens.screen import Screen
from bot.texts import Translator


def leave(tables: Sequence[tuple[str, str]], t: Translator) -> Screen:
    """Before leaving: `tables` are matches' public ids and their groups' titles, one or more."""
    stay = layout.button(t.plain("button-stay"), Dismiss())
    if len(tables) == 1:
        match, group = tables[0]
        yes = layout.button(t.plain("button-leave"), Leave(match), "danger")
        return layout.screen(t("confirm-leave", group=group), [yes, stay])
    rows = [
        [layout.button(t.plain("button-leave-table", group=group), Leave(match), "danger")]
        for match, group in tables
    ]
    return layout.screen(t("confirm-leave-which"), *rows, [stay])


def give_up(match: str, t: Translator) -> Screen:
    """Before ending a match with computers: there is no table, and nobody to take the seat."""
    yes = layout.button(t.plain("button-leave"), Leave(match), "danger")
    return layout.screen(
        t("confirm-give-up"), [yes, layout.button(t.plain("button-go-on"), Dismiss())]
    )


def end_game(match: str, group: str, t: Translator) -> Screen:
    """Before ending a match for everybody."""
    yes = layout.button(t.plain("button-end-game"), EndGame(match), "danger")
    go_on = layout.button(t.plain("button-go-on"), Dismiss())
    return layout.screen(t("confirm-end-game", group=group), [yes, go_on])
