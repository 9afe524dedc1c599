"""The end of a match: who won, by how much, in how long."""

from __future__ import annotations

from bot.callbacks import ChangePairs, Rematch
from bot.screens import layout, pictures, words
from bot.screens.scene import Scene, Standing
from bot.screens.screen import Button, Screen
from bot.texts import Markup, Translator
from engine.view import View


def result(view: View, scene: Scene, t: Translator) -> Screen:
    """The group's message: won with another match to offer, or ended early."""
    buttons = again(scene, t)
    if buttons and (scene.session is None or scene.session.over):
        buttons.append(layout.button(t.plain("button-change-pairs"), ChangePairs(scene.match)))
    text = layout.paragraphs(layout.lines(*won_by(view, scene, t)), session(scene, t))
    return pictures.beside(
        layout.screen(text, buttons), pictures.course(view, scene, t), scene.pictures
    )


def again(scene: Scene, t: Translator) -> list[Button]:
    """The button for what can be played next: the session's next game, or a rematch."""
    if scene.ended or not scene.present:
        return []
    label = t.plain("button-rematch")
    if scene.session is not None and not scene.session.over:
        games = scene.session.games
        label = t.plain("button-next-game", game=scene.session.game + 1, games=games)
    return [layout.button(label, Rematch(scene.match), "primary")]


def session(scene: Scene, t: Translator) -> Markup | None:
    """Everybody's own points in the session; None for a match by itself."""
    if scene.session is None:
        return None
    standing = scene.session
    title = (
        _session_won(standing, t)
        if standing.over and not scene.ended
        else t("session-title", game=standing.game, games=standing.games)
    )
    points = (t("session-points", name=name, points=points) for name, points in standing.points)
    return layout.lines(title, *points)


def _session_won(standing: Standing, t: Translator) -> Markup:
    most = standing.points[0][1]
    first = [name for name, points in standing.points if points == most]
    names = layout.joined(t("lobby-taken", name=name) for name in first)
    return t("session-won", names=names, n=len(first))


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
        hands=view.scored,
        time=words.duration(scene.minutes, t),
    )
    return [_headline(view, scene, t), totals, length]


def _headline(view: View, scene: Scene, t: Translator) -> Markup:
    if view.winner is None:
        return t("result-ended")
    if view.seat is not None and view.winner is view.seat.team:
        return t("result-you-win", partner=scene.names[view.seat.partner])
    return t("result-won", names=words.both(scene, view.winner, t))
