"""The score of the match: totals, and the hands that made them."""

from __future__ import annotations

from bot.screens import layout, pictures, points, words
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.texts import Markup, Translator
from engine.cards import Team
from engine.state import FinishedHand
from engine.view import View

_HANDS = 20
"""How many hands are listed: a long match keeps within a message."""


def marks(view: View, scene: Scene, t: Translator) -> Screen:
    """For /score: scored hands only, the one in progress tells nothing yet."""
    kept = view.finished[-_HANDS:]
    hands = layout.lines(
        t("marks-earlier") if len(kept) < len(view.finished) else None,
        *(_one(view, scene, finished, t) for finished in kept),
    )
    text = layout.lines(
        t("marks-title", rules=points.game(scene.profile, scene.profile_name, view.rules, t)),
        words.scores(view, scene, t),
        hands if kept else t("marks-none"),
        t("marks-time", time=words.duration(scene.minutes, t)),
    )
    return pictures.beside(Screen(text), pictures.course(view, scene, t), scene.pictures)


def _one(view: View, scene: Scene, finished: FinishedHand, t: Translator) -> Markup:
    hand = finished.open
    if finished.voided:
        return t("marks-voided", number=hand.number)
    contract = words.contract_in_brief(hand, t)
    assert contract is not None
    assert hand.namer is not None
    scene = scene.at_hand(hand.number)
    name = scene.names[hand.namer]
    if finished.written == (0, 0):
        return t("marks-tie", number=hand.number, contract=contract, name=name)
    team = Team.A if finished.written[0] else Team.B
    return t(
        "marks-hand",
        number=hand.number,
        contract=contract,
        name=name,
        pair=words.pair(view, scene, team, t),
        written=finished.written[team.ordinal],
    )
