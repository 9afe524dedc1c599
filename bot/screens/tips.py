"""What somebody who plays their first hand is told beside the buttons: a line at its right moment.

Promises: a function of that seat's own view, so it tells nothing else; each kind of line stands at
one moment of a hand, however often the hand is shown, and comes again if somebody else played then.
Leaves to others: whose first hand it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens import layout, why, words
from bot.screens.scene import Scene
from bot.texts import Markup, Translator
from engine.actions import Delegate
from engine.cards import Mask, mask_of
from engine.rules import Duty, Level, explain, playable
from engine.state import OpenHand
from engine.view import Question, View

_BINDING = {
    Duty.FOLLOW_PARTNER: "follow",
    Duty.FOLLOW_RUFFED: "follow",
    Duty.CANNOT_BEAT: "follow",
    Duty.BEAT: "beat",
    Duty.RUFF: "ruff",
    Duty.OVER_RUFF: "ruff",
}
"""What a duty asks for, as it is told once; those that leave every card ask for nothing else."""
_FREE = "free"

Turn = tuple[Mask, list[int]]
"""What somebody held when it was their turn, and the cards that lay there."""


def tip(view: View, scene: Scene, t: Translator) -> Markup | None:
    """The line for this moment of a hand, or of its score; None at most moments."""
    if view.hand is None:
        scored = bool(view.finished) and not view.finished[-1].voided
        return t("tip-score") if scored else None
    if view.seat in scene.stand_in or scene.paused:
        return None
    match view.question:
        case Question.NAME_TRUMP | Question.NAME_FOR_PARTNER:
            may = any(isinstance(action, Delegate) for action in view.actions)
            return t("tip-trump", delegate="yes" if may else "no")
        case Question.SPEAK:
            return _of_calls(view.hand, t)
        case _:
            return _of_cards(view, view.hand, scene, t)


def _of_calls(hand: OpenHand, t: Translator) -> Markup | None:
    """Contro and recontro; whoever is asked for more has been asked before."""
    asking = hand.asking or hand.level
    return None if asking is Level.SANT_VICENC else t("tip-call", level=asking.value)


def _of_cards(view: View, hand: OpenHand, scene: Scene, t: Translator) -> Markup | None:
    """One's first turn, the trick after it until one has played again, then what binds."""
    turns = list(_turns(view, hand))
    own = [turn for at, turn in enumerate(turns) if (view.seat, at) not in scene.missed]
    asked = view.question is Question.PLAY
    played = len(own) - asked
    if asked:
        if played == 0:
            return t("tip-turn") if len(view.playable) > 1 else None
        if played > 1:
            return _of_duty(view, hand, own, scene, t)
    if played == 1 and len(turns) - asked == len(hand.tricks):
        worth = (t("tip-worth", rank=words.rank(it, t), points=it.points) for it in words.COUNTING)
        return t("tip-trick", cards=layout.joined(worth))
    return None


def _of_duty(
    view: View, hand: OpenHand, own: Sequence[Turn], scene: Scene, t: Translator
) -> Markup | None:
    """Why these cards, the first time that this binds since the second of one's own turns."""
    *before, now = [_binding(view, hand, turn) for turn in own][2:]
    if now is None or now in before:
        return None
    return t("tip-duty", why=why.why(view, scene, t))


def _turns(view: View, hand: OpenHand) -> Iterator[Turn]:
    """This seat's turns in this hand, the one it is asked for now the last."""
    if view.seat is None or hand.trump is None:
        return
    tricks = [trick.plays for trick in hand.tricks] + ([hand.laid] if hand.trick else [])
    held = mask_of(view.cards) | mask_of(
        card for trick in tricks for seat, card in trick if seat is view.seat
    )
    for trick in tricks:
        seats = [seat for seat, _ in trick]
        if view.seat in seats:
            place = seats.index(view.seat)
            yield held, [card.bit for _, card in trick[:place]]
            held &= ~mask_of([trick[place][1]])
    if view.question is Question.PLAY:
        yield held, [card.bit for card in hand.trick]


def _binding(view: View, hand: OpenHand, turn: Turn) -> str | None:
    """What bound there, if there was still something to choose; an only card needs no word."""
    held, laid = turn
    assert hand.trump is not None
    allowed = playable(held, laid, hand.trump.ordinal, view.rules)
    if allowed == held or allowed.bit_count() == 1:
        return None
    return _BINDING.get(explain(held, laid, hand.trump, view.rules).duty, _FREE)
