"""The last trick, which is the only one that may be looked at again while the hand runs."""

from __future__ import annotations

from bot.screens import layout, pictures, words
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.texts import Plain, Translator
from engine.state import Trick
from engine.view import View

_NAME = 12
"""Characters of a name, so that four cards and their players fit an alert."""


def last_trick(view: View, scene: Scene, t: Translator) -> Screen:
    """For /last: who played what, and who took it."""
    if (trick := _last(view)) is None:
        return Screen(t("last-none"))
    text = layout.lines(
        t("last-title", number=_number(view)),
        *(
            t(
                "card-taking" if seat is trick.winner else "card-played",
                name=scene.names[seat],
                card=words.card(card, t),
            )
            for seat, card in trick.plays
        ),
    )
    return pictures.beside(Screen(text), pictures.last_trick(view, scene, t), scene.pictures)


def last_trick_alert(view: View, scene: Scene, t: Translator) -> str:
    """The same on at most 200 characters, for the button."""
    if (trick := _last(view)) is None:
        return t.plain("last-none")
    cards = (
        t.plain(
            "card-taking-plain" if seat is trick.winner else "card-played",
            name=t.name(scene.names[seat], _NAME),
            card=Plain(words.in_trick(trick, card, t)),
        )
        for seat, card in trick.plays
    )
    led = words.suit(trick.cards[0].suit, t)
    return "\n".join((t.plain("last-title-alert", number=_number(view), suit=led), *cards))


def _last(view: View) -> Trick | None:
    return view.hand.tricks[-1] if view.hand is not None and view.hand.tricks else None


def _number(view: View) -> int:
    assert view.hand is not None
    return len(view.hand.tricks)
