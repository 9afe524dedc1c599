"""The end of a match: who won, by how much, in how long."""

from __future__ import annotations

from bot.callbacks import Rematch
from bot.screens import words
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.texts import Markup, Translator
from engine.view import View


def result(view: View, scene: Scene, t: Translator) -> Screen:
    """The group's message: won with a rematch to offer, or ended early."""
    again = words.button(t.plain("button-rematch"), Rematch(scene.match), "primary")
    return words.screen(words.lines(*won_by(view, scene, t)), [] if scene.ended else [again])


def won_by(view: View, scene: Scene, t: Translator) -> list[Markup]:
    """Who won, and the last totals."""
    first, second = words.teams(view)
    totals = t(
        "result-totals",
        first=words.pair(view, scene, first, t),
        first_total=view.totals[first.ordinal],
        second=words.pair(view, scene, second, t),
        second_total=view.totals[second.ordinal],
    )
    length = t(
        "result-length",
        hands=sum(not hand.voided for hand in view.finished),
        time=words.duration(scene.minutes, t),
    )
    return [_headline(view, scene, t), totals, length]


def _headline(view: View, scene: Scene, t: Translator) -> Markup:
    if view.winner is None:
        return t("result-ended")
    if view.seat is not None and view.winner is view.seat.team:
        return t("result-you-win", partner=scene.names[view.seat.partner])
    return t("result-won", names=words.both(scene, view.winner, t))
