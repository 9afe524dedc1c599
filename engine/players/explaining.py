"""Why a hint is what it is: the most telling reason that is true of what was chosen.

Promises: true by what the seat knows, however the other cards lie; the same for the same thought.
Leaves to others: the choosing, and the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.actions import Call, Claim, Delegate, NameTrump, Pass, PlayCard
from engine.cards import DECK, SUIT_MASKS, Card, Mask, Seat, Suit, Trump, cards_of, fan, mask_of
from engine.masks import points_of, suit_of, taking
from engine.players import reasons
from engine.players.cardplay import legal_cards
from engine.players.certain import above, may_hold, opponents_may_hold, takers, threats, unseen
from engine.players.levels import LEVELS
from engine.players.player import Thought
from engine.players.reasons import Among, Reason
from engine.players.seen import Seen, seen
from engine.rules import HALF
from engine.view import View

FEW = 2
"""So many stronger cards can be named in a sentence."""
GUARDED = 3
"""A card of so many points is worth a guard."""
MANY = 10
"""An average over fewer deals tells nothing."""
_MARGIN = LEVELS["hard"].call_margin


def reason(view: View, thought: Thought) -> Reason:
    """Why the best of our players does what it came to, asked what the view's seat is asked.

    ValueError for what answers no question, unless it is a claim.
    """
    match thought.action:
        case PlayCard(card=card):
            return _of_card(seen(view), card.mask) or _average(card, thought)
        case Claim():
            return reasons.Claims()
        case NameTrump(trump=trump):
            return _names(view.cards, trump)
        case Delegate():
            hand = mask_of(view.cards)
            longest = max((hand & suit).bit_count() for suit in SUIT_MASKS[:4])
            return reasons.Delegates(longest, _count(view.cards, 9))
        case Call():
            return _speaks(view, thought.expected, called=True)
        case Pass():
            return _speaks(view, thought.expected, called=False)
        case other:
            raise ValueError(f"expected an answer to a question: {type(other).__name__}")


def _of_card(known: Seen, chosen: Mask) -> Reason | None:
    legal = legal_cards(known)
    if legal == chosen:
        return reasons.OnlyCard()
    if not known.laid:
        return _leads(known, chosen)
    if known.ago == 2:
        return _with_partner(known, legal, chosen)
    return _against(known, legal, chosen)


def _leads(known: Seen, chosen: Mask) -> Reason | None:
    suit, rest, out = suit_of(chosen), known.held & ~chosen, unseen(known)
    danger = threats(known, suit, chosen)
    if suit == known.trumps and opponents_may_hold(known, out & suit):
        return reasons.DrawsTrumps((out & suit).bit_count(), sure=not danger)
    if not danger:
        return reasons.Sure()
    if not opponents_may_hold(known, above(out, chosen)):
        return reasons.Highest()
    if suit != known.trumps:
        partner = (known.seat + 2) % 4
        trumps = known.holdings[partner] & known.trumps
        if not known.holdings[partner] & suit and _may_hold_any(known, partner, trumps):
            return reasons.PartnerRuffs(_suit(chosen))
        if not rest & suit and rest & known.trumps:
            return reasons.LastOfSuit(_suit(chosen))
    if points_of(chosen):
        return _few(None, suit, danger)
    if not _scoring(rest):
        return None
    kept = _scoring(rest & suit)
    return reasons.RisksNothing(None, _strongest(kept) if kept else None)


def _with_partner(known: Seen, legal: Mask, chosen: Mask) -> Reason | None:
    """The partner is winning the trick."""
    best, points = _strongest(known.best), points_of(chosen)
    takes = bool(chosen & taking(known.suit, known.best, known.trumps))
    danger = threats(known, known.suit, known.best)
    if takes and danger:
        return _takes(known, legal, chosen)
    if not _scoring(legal):
        lowest = not legal & suit_of(chosen) & (chosen - 1)
        return reasons.NothingToGive(best) if lowest and not takes else None
    if not danger:
        if points:
            return reasons.GivesPoints(best, points)
        if not (kept := _winners(known, _scoring(legal))):
            return None
        return reasons.KeepsWinner(max(cards_of(kept), key=lambda card: card.points))
    if not points:
        return reasons.RisksNothing(best)
    if not opponents_may_hold(known, above(unseen(known), known.best)):
        return reasons.Highest(best)
    return _few(best, suit_of(known.best), danger)


def _against(known: Seen, legal: Mask, chosen: Mask) -> Reason | None:
    """An opponent is winning the trick; who can take it must."""
    best, seat = _strongest(known.best), Seat((known.seat - known.ago) % 4)
    if legal & taking(known.suit, known.best, known.trumps):
        lowest = not legal & (chosen - 1)
        low = reasons.TakesLow(best, seat, _ruffed(known, chosen)) if lowest else None
        found = _takes(known, legal, chosen)
        return low if low and isinstance(found, reasons.OnlyBeatenBy | None) else found
    least = min(card.points for card in cards_of(legal))
    if points_of(chosen) > least:
        return None
    if kept := _left_alone(known, legal, chosen):
        return reasons.KeepsGuard(kept)
    partner = (known.seat + 2) % 4
    lost = known.laid > 1 or not takers(known, partner, known.suit, known.best)
    return reasons.CannotWin(best, seat, least, lost)


def _takes(known: Seen, legal: Mask, chosen: Mask) -> Reason | None:
    """It takes the trick, perhaps not for good."""
    danger, suit = threats(known, known.suit, chosen), suit_of(chosen)
    if not danger:
        points = known.table + points_of(chosen) + 1 if known.laid == 3 else None
        return reasons.Sure(_ruffed(known, chosen), points, _among(known, legal, chosen))
    if not opponents_may_hold(known, above(unseen(known), chosen)):
        return reasons.Highest()
    return _few(None, suit, danger)


def _among(known: Seen, legal: Mask, chosen: Mask) -> Among:
    """How the card stands among those that take the trick for good: all are of one suit."""
    sure = [
        card
        for card in cards_of(legal & taking(known.suit, known.best, known.trumps))
        if not threats(known, known.suit, card.mask)
    ]
    if len(sure) == 1:
        return Among.ONE
    if chosen == sure[0].mask:
        return Among.CHEAPEST
    richest = all(points_of(chosen) > card.points for card in sure if card.mask != chosen)
    return Among.RICHEST if richest else Among.ONE


def _few(best: Card | None, suit: Mask, danger: Mask) -> reasons.OnlyBeatenBy | None:
    """If a few cards of the suit that is winning can take the trick, and perhaps trumps."""
    stronger = cards_of(danger & suit)
    if not 1 <= len(stronger) <= FEW:
        return None
    return reasons.OnlyBeatenBy(best, tuple(reversed(stronger)), ruffed=bool(danger & ~suit))


def _winners(known: Seen, cards: Mask) -> Mask:
    """Those of the cards than which no opponent has a stronger one of their suit."""
    out = unseen(known)
    return mask_of(
        card for card in cards_of(cards) if not opponents_may_hold(known, above(out, card.mask))
    )


def _left_alone(known: Seen, legal: Mask, chosen: Mask) -> Card | None:
    """A card that another legal one, as cheap and of another suit, would leave alone."""
    alone = []
    for suit in SUIT_MASKS[:4]:
        held = known.held & suit
        if held.bit_count() != 2:
            continue
        guard, kept = cards_of(held)
        if (
            guard.mask & legal
            and guard.points == points_of(chosen)
            and kept.points >= GUARDED
            and opponents_may_hold(known, above(unseen(known), kept.mask))
        ):
            alone.append(kept)
    if not alone or any(suit_of(chosen) == suit_of(kept.mask) for kept in alone):
        return None
    return max(alone, key=lambda card: card.points)


def _average(card: Card, thought: Thought) -> Reason:
    worlds = len(thought.reached.get(card, ()))
    if worlds < MANY:
        return reasons.Preferred()
    means = {other: sum(ends) / len(ends) for other, ends in thought.reached.items()}
    mine = means.pop(card)
    ahead = round(10 * (mine - max(means.values()))) if means else 0
    return reasons.Average(worlds, round(10 * mine), ahead if ahead > 0 else None, thought.exact)


def _names(hand: Iterable[Card], trump: Trump) -> reasons.NamesTrumps:
    suit, other = _parted(hand, trump)
    honours = tuple(card for card in suit if card.points)
    return reasons.NamesTrumps(trump, len(suit), honours, _count(other, 9), _count(other, 1))


def _speaks(view: View, expected: Sequence[int], *, called: bool) -> Reason:
    if len(expected) >= MANY:
        mean = sum(expected) / len(expected)
        tenths = round(10 * mean)
        if tenths > 10 * HALF if called else mean <= HALF + _MARGIN:
            return reasons.Expects(len(expected), tenths)
    assert view.hand is not None
    assert view.hand.trump is not None
    suit, _ = _parted(view.cards, view.hand.trump)
    trumps = None if view.hand.trump is Trump.BOTIFARRA else len(suit)
    return reasons.Speaks(trumps, _count(view.cards, 9), _count(view.cards, 1))


def _parted(hand: Iterable[Card], trump: Trump) -> tuple[list[Card], list[Card]]:
    """The cards of the trump suit, strongest first, and the others."""
    cards = fan(mask_of(hand))
    suit = [card for card in cards if card.suit is trump.suit]
    return suit, [card for card in cards if card.suit is not trump.suit]


def _count(cards: Iterable[Card], number: int) -> int:
    return sum(card.number == number for card in cards)


def _may_hold_any(known: Seen, seat: int, cards: Mask) -> bool:
    return any(may_hold(known, seat, card.mask) for card in cards_of(cards))


def _scoring(cards: Mask) -> Mask:
    return mask_of(card for card in cards_of(cards) if card.points)


def _strongest(cards: Mask) -> Card:
    return DECK[cards.bit_length() - 1]


def _suit(card: Mask) -> Suit:
    return _strongest(card).suit


def _ruffed(known: Seen, chosen: Mask) -> Suit | None:
    """The suit that was led, if the card is a trump on another."""
    return None if chosen & known.suit else _suit(known.suit)
