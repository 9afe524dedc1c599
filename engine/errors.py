"""A refusal: a code, never prose; the words are in the locale files."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """Why an action is not legal."""

    NOT_NOW = "not_now"
    """The match is not at this kind of action."""
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_CARD = "not_your_card"
    CARD_NOT_ALLOWED = "card_not_allowed"
    """The card is held, but a duty forbids it; `explain` says which."""
    ALREADY_DELEGATED = "already_delegated"
    ALREADY_DECIDED = "already_decided"
    BAD_DECK = "bad_deck"
    """Not the 48 cards, each once; or, for a draw, an order in which every card ties."""
    BAD_CUT = "bad_cut"
    """Fewer than four cards on a side."""
    NOT_CERTAIN = "not_certain"
    """From what the claimer knows, not every remaining trick is certain to be theirs."""
    ALREADY_OFFERED = "already_offered"
    ALREADY_DECLINED = "already_declined"
    """The same was declined during this trick."""
    NO_OFFER = "no_offer"


class IllegalAction(ValueError):  # noqa: N818 - the name says what it is
    """An action that the rules refuse; nothing has changed.

    `code` names the reason. Whose card it was about is not said: errors end up in logs.
    """

    def __init__(self, code: Refusal) -> None:
        self.code = code
        super().__init__(code)
