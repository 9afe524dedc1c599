"""Why these cards and no others: the duty that binds, and the card that causes it."""

from __future__ import annotations

from bot.screens import words
from bot.screens.scene import Scene
from bot.texts import Markup, Plain, Translator
from engine.cards import Suit
from engine.rules import Explanation
from engine.view import View


def why(view: View, scene: Scene, t: Translator) -> str:
    """One sentence, at most 200 characters, for an alert."""
    if view.duty is None or view.hand is None:
        return t.plain("why-not-asked")
    if view.duty.card is None:
        return t.plain("why-lead")
    return sentence(view.duty, view.hand.trick[0].suit, _player(view, scene), t)


def sentence(explanation: Explanation, led: Suit, player: str, t: Translator) -> Plain:
    """The same of any trick; `player`: who played the card that is winning."""
    duty, restraint, card = explanation
    assert card is not None  # nothing binds whoever leads
    cause = t.plain(
        "why-cause",
        duty=Markup(duty.value),
        suit=words.suit_name(led, t),
        card=words.card(card, t),
        name=t.name(player),
    )
    limit = t.plain("why-limit", duty=Markup(duty.value), restraint=Markup(restraint.value))
    return t.plain("why", cause=cause, limit=limit)


def _player(view: View, scene: Scene) -> str:
    """Who played the card that is winning."""
    assert view.hand is not None
    assert view.hand.leader is not None
    assert view.duty is not None
    assert view.duty.card is not None
    place = view.hand.trick.index(view.duty.card)
    return scene.names[view.hand.leader.after(place)]
