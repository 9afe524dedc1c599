"""A match with three computer players, in private: what it is to be like, and whether to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, replace

from bot.callbacks import ChooseSolo, GoOnSolo, PlaySolo, SoloAnew
from bot.computers.player import LEVELS, ORDINARY_LEVEL
from bot.screens import computers, layout, words
from bot.screens.scene import Scene
from bot.screens.screen import Button, Screen
from bot.texts import Translator
from engine.points import LENGTH, POINTS, QUICK
from engine.rules import Variant
from engine.view import View

AT_ONCE = PlaySolo(ORDINARY_LEVEL, ORDINARY_LEVEL, Variant.LLIURE.value, QUICK)
"""For somebody who just wants to play."""


def choose(choice: ChooseSolo, t: Translator) -> Screen:
    """What is chosen so far, everything else one tap away, and the button that deals."""
    text = layout.lines(
        t("solo-title"),
        t("solo-partner", level=computers.level(choice.partner, t)),
        t("solo-opponents", level=computers.level(choice.opponents, t)),
        layout.joined((t("variant", variant=choice.variant), _length(choice.length, t))),
    )
    partner = [replace(choice, partner=level) for level in LEVELS]
    opponents = [replace(choice, opponents=level) for level in LEVELS]
    variants = [replace(choice, variant=variant.value) for variant in Variant]
    lengths = [replace(choice, length=length) for length in POINTS[LENGTH]]

    def row(others: Sequence[ChooseSolo], labels: Sequence[str]) -> list[Button]:
        return [
            layout.button(layout.ticked(label, other == choice), other)
            for other, label in zip(others, labels, strict=True)
        ]

    levels = [computers.level(level, t) for level in LEVELS]
    return layout.screen(
        text,
        row(partner, [t.plain("button-solo-partner", level=level) for level in levels]),
        row(opponents, [t.plain("button-solo-opponents", level=level) for level in levels]),
        row(variants, [t.plain("variant", variant=variant.value) for variant in Variant]),
        *layout.in_rows(row(lengths, [_length(length, t) for length in POINTS[LENGTH]]), 4),
        [layout.button(t.plain("button-solo-play"), PlaySolo(*astuple(choice)), "primary")],
    )


def go_on(view: View, scene: Scene, t: Translator) -> Screen:
    """They are in the middle of one: on with it, or another?"""
    return layout.screen(
        layout.lines(t("solo-running"), words.scores(view, scene, t)),
        [layout.button(t.plain("button-solo-go-on"), GoOnSolo(), "primary")],
        [layout.button(t.plain("button-solo-anew"), SoloAnew(scene.match), "danger")],
    )


def play_now(t: Translator) -> list[Button]:
    """The button that leads to cards at once."""
    return [layout.button(t.plain("button-play-now"), AT_ONCE, "primary")]


def _length(length: str, t: Translator) -> str:
    return (
        t.plain("choice-quick") if length == QUICK else t.plain("choice-target", target=int(length))
    )
