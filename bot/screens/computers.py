"""The lobby's page for computer players: how well they play, and where they sit."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import ALL_SEATS, ChooseLevel, SeatComputer, ShowComputers, UnseatComputer
from bot.computers.player import LEVELS, MARK
from bot.screens import layout
from bot.screens.scene import PAIRS, LobbyScene
from bot.screens.screen import Button
from bot.texts import Markup, Plain, Translator


def level(level: str, t: Translator) -> Plain:
    """`Fàcil`, `Normal`, `Difícil`."""
    return t.plain("level", level=Plain(level))


def is_open(scene: LobbyScene) -> bool:
    """The page is unfolded, and there still is something to do on it."""
    return scene.computers_open and scene.persons < len(scene.seats)


def fold_button(scene: LobbyScene, t: Translator) -> Button:
    """The lobby's button that opens the page, or folds it."""
    label = t.plain("button-fold-computers") if is_open(scene) else t.plain("button-computers")
    return layout.button(f"{MARK} {label}", ShowComputers(scene.lobby))


def page(scene: LobbyScene, t: Translator) -> Markup:
    """What the page says under the lobby."""
    alone = None if scene.persons else t("computers-sit-first")
    return layout.lines(t("computers-title"), t("computers-how"), alone)


def buttons(scene: LobbyScene, t: Translator) -> list[Sequence[Button]]:
    """A level and a seat for the next one, and the way to take each off."""
    return [*_free(scene, t), *_taken(scene, t)]


def _free(scene: LobbyScene, t: Translator) -> list[Sequence[Button]]:
    if not scene.free:
        return []
    levels = [
        layout.button(
            layout.ticked(level(each, t), each == scene.level), ChooseLevel(scene.lobby, each)
        )
        for each in LEVELS
    ]
    rows: list[Sequence[Button]] = [levels]
    for number, pair in enumerate(PAIRS, start=1):
        free = [seat for seat in pair if seat in scene.free]
        if free:
            partner = scene.seats[free[0].partner]
            label = (
                t.plain("button-computer-with", name=partner.name)
                if partner is not None
                else t.plain("button-computer", number=number)
            )
            rows.append([layout.button(f"{MARK} {label}", SeatComputer(scene.lobby, free[0]))])
    if len(scene.free) > 1:
        fill = SeatComputer(scene.lobby, ALL_SEATS)
        label = t.plain("button-fill-table")
        rows.append([layout.button(f"{MARK} {label}", fill, "primary")])
    return rows


def _taken(scene: LobbyScene, t: Translator) -> tuple[Sequence[Button], ...]:
    off = [
        layout.button(
            t.plain("button-unseat-computer", name=sitter.name), UnseatComputer(scene.lobby, seat)
        )
        for seat, sitter in scene.computers.items()
    ]
    return layout.in_rows(off, 2)
