"""What is played for somebody who isn't there: plain, predictable, and from their view alone."""

from __future__ import annotations

from engine.actions import Action, Delegate, NameTrump, Pass, PlayCard
from engine.cards import Trump
from engine.view import Question, View


def absent_action(view: View) -> Action | None:
    """The move for an absent seat, None when nothing is asked of it.

    Trumps: delegate, else the longest suit. Calls: pass. Cards: the fewest points, then the
    weakest.
    """
    if view.question is None or view.seat is None:
        return None
    match view.question:
        case Question.NAME_TRUMP:
            return Delegate(view.seat)
        case Question.NAME_FOR_PARTNER:
            return NameTrump(view.seat, _longest_suit(view))
        case Question.SPEAK:
            return Pass(view.seat)
        case Question.PLAY:
            card = min(view.playable, key=lambda card: (card.points, card.strength))
            return PlayCard(view.seat, card)


def _longest_suit(view: View) -> Trump:
    def worth(trump: Trump) -> tuple[int, int]:
        cards = [card for card in view.cards if card.suit == trump.suit]
        return len(cards), sum(card.points for card in cards)

    return max((trump for trump in Trump if trump is not Trump.BOTIFARRA), key=worth)
