"""A move as a short word in a button: `9O`, `trump-O`, `delegate`, `call`, `pass`."""

from __future__ import annotations

from engine.actions import Action, Call, Delegate, NameTrump, Pass, PlayCard
from engine.cards import Card, Seat, Trump

_TRUMP = "trump-"


def move_word(action: Action) -> str:
    """The word for an action that a seat can take."""
    match action:
        case PlayCard():
            return action.card
        case NameTrump():
            return _TRUMP + action.trump
        case Delegate():
            return "delegate"
        case Call():
            return "call"
        case Pass():
            return "pass"
        case _:
            raise ValueError(f"expected an action of a seat: {type(action).__name__}")


def action_of(word: str, seat: Seat) -> Action | None:
    """The inverse of `move_word` for this seat; None for any other word."""
    match word:
        case "delegate":
            return Delegate(seat)
        case "call":
            return Call(seat)
        case "pass":
            return Pass(seat)
    try:
        if word.startswith(_TRUMP):
            return NameTrump(seat, Trump(word.removeprefix(_TRUMP)))
        return PlayCard(seat, Card(word))
    except ValueError:
        return None
