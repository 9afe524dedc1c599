"""The early ends of a hand: a claim, a concession, a void.

Promises: whether and when one may be asked for depends on what everybody sees and on what one's
own pair has said, so neither a button nor a refusal tells anybody anything; only `claims`, from
what the claimer knows, says whether a claim is good.
"""

from __future__ import annotations

from engine.actions import Claim, Concede, Decline, EndHand, Void
from engine.cards import Seat
from engine.claims import is_certain
from engine.errors import IllegalAction, Refusal
from engine.events import (
    ConcessionOffered,
    Event,
    OfferDeclined,
    RestClaimed,
    RestConceded,
    VoidOffered,
)
from engine.rules import Ending
from engine.state import Hand, Offer, Phase, State


def refuse_ending(state: State, action: EndHand) -> IllegalAction | None:
    """Why this end is not legal now; None when it is."""
    if (code := _refuse_asking(state, action)) is not None:
        return IllegalAction(code)
    if isinstance(action, Claim) and not _is_certain(state, action.seat):
        return IllegalAction(Refusal.NOT_CERTAIN)
    return None


def endings(state: State, seat: Seat) -> tuple[EndHand, ...]:
    """The ends this seat may ask for or refuse now; a claim may still turn out not to be good."""
    asked: tuple[EndHand, ...] = (
        Claim(seat),
        Concede(seat),
        Void(seat),
        Decline(seat, Ending.CONCEDED),
        Decline(seat, Ending.VOIDED),
    )
    return tuple(action for action in asked if _refuse_asking(state, action) is None)


def end_events(state: State, action: EndHand) -> tuple[Event, ...]:
    """What a legal one brings about first."""
    assert state.hand is not None
    match action:
        case Claim():
            return (RestClaimed(action.seat),)
        case Concede():
            offered = state.hand.concessions[action.seat.team.ordinal]
            return ((RestConceded if offered else ConcessionOffered)(action.seat),)
        case Void():
            return (VoidOffered(action.seat),)
        case Decline():
            return (OfferDeclined(action.seat, action.ending),)


def _refuse_asking(state: State, action: EndHand) -> Refusal | None:
    hand = state.hand
    if hand is None:
        return Refusal.NOT_NOW
    match action:
        case Claim() | Concede() if state.phase is not Phase.PLAY:
            return Refusal.NOT_NOW
        case Claim():
            return None if action.seat is hand.open.turn else Refusal.NOT_YOUR_TURN
        case Concede():
            return _refuse_offer(hand.concessions[action.seat.team.ordinal], action.seat)
        case Void():
            return _refuse_offer(hand.open.void, action.seat)
        case Decline():
            offer = _offered(hand, action)
            stands = offer is not None and offer.stands
            return None if stands else Refusal.NO_OFFER


def _refuse_offer(offer: Offer | None, seat: Seat) -> Refusal | None:
    if offer is None:
        return None
    if not offer.stands:
        return Refusal.ALREADY_DECLINED
    return Refusal.ALREADY_OFFERED if seat in offer.agreed else None


def _offered(hand: Hand, action: Decline) -> Offer | None:
    match action.ending:
        case Ending.CONCEDED:
            return hand.concessions[action.seat.team.ordinal]
        case Ending.VOIDED:
            return hand.open.void
        case _:
            return None


def _is_certain(state: State, seat: Seat) -> bool:
    assert state.hand is not None
    return is_certain(seat, state.hand.held[seat], state.hand.open, state.rules)
