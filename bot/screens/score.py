"""The score of a hand, with its sum; once opened, the four hands as they were dealt."""

from __future__ import annotations

from bot.callbacks import NextHand, WholeHand
from bot.screens import endings, layout, pictures, words
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.texts import Markup, Plain, Translator
from engine.cards import Mask, Seat, fan
from engine.state import FinishedHand, Phase
from engine.view import View


def score(view: View, scene: Scene, number: int, t: Translator) -> Screen:
    """The group's message about hand `number`, counted from 1, which is scored.

    Next stands on it only while that is what the table waits for.
    """
    finished, scene = view.finished[number - 1], scene.at_hand(number)
    waits = view.phase is Phase.DEAL and number == len(view.finished) and not scene.ended
    closed = words.stays_closed(view, scene, finished)
    opened = number in scene.opened and not closed
    text = layout.lines(
        _title(finished, t),
        endings.how_it_ended(finished, scene, t),
        *words.hand_sum(view, scene, finished, t),
        words.totals(view, scene, finished, t),
        t("score-deserted") if waits and scene.deserted else None,
        _dealt(finished, scene, t) if opened else None,
    )
    row = []
    if waits and scene.present:
        row.append(layout.button(_next(scene, t), NextHand(scene.match, number), "primary"))
    if not opened and not closed:
        row.append(layout.button(t.plain("button-whole-hand"), WholeHand(scene.match, number)))
    shown = layout.screen(text, row)
    return pictures.beside(shown, pictures.board(view, scene, number, t), scene.pictures)


def _next(scene: Scene, t: Translator) -> Plain:
    """It counts people: computer players are always ready."""
    if len(scene.present) == 1:
        return t.plain("button-next")
    return t.plain("button-next-count", count=len(scene.ready), of=len(scene.present))


def _title(finished: FinishedHand, t: Translator) -> Markup:
    contract = words.contract_in_brief(finished.open, t)
    if contract is None:
        return t("score-title-bare", number=finished.open.number)
    return t("score-title", number=finished.open.number, contract=contract)


def _dealt(finished: FinishedHand, scene: Scene, t: Translator) -> Markup:
    hands = (_one(scene.names[seat], finished.dealt[seat], t) for seat in Seat)
    return layout.folded(layout.lines(*hands))


def _one(name: str, mask: Mask, t: Translator) -> Markup:
    return layout.lines(t("dealt-to", name=name), *words.held(fan(mask), t))
