"""What is certain of a trick, from what a seat has seen; nothing is guessed.

Promises: exact. A card that is said to be possible lies there in at least one deal that agrees with
all that was played; what is said to be impossible, in none.
"""

from __future__ import annotations

from engine.cards import Mask, indices
from engine.knowledge import is_possible
from engine.masks import suit_of, taking
from engine.players.seen import Seen


def may_hold(seen: Seen, seat: int, card: Mask, barred: Mask = 0) -> bool:
    """Whether another seat may hold this card, and none of the barred ones beside it."""
    if not seen.holdings[seat] & card or not seen.left[seat]:
        return False
    known = tuple(
        cards & ~card & ~(barred if other == seat else 0)
        for other, cards in enumerate(seen.holdings)
    )
    left = tuple(count - (other == seat) for other, count in enumerate(seen.left))
    return is_possible(known, left)


def opponents_may_hold(seen: Seen, cards: Mask) -> Mask:
    """Those of the cards that an opponent may hold."""
    return sum(
        1 << index
        for index in indices(cards)
        if any(may_hold(seen, (seen.seat + turns) % 4, 1 << index) for turns in (1, 3))
    )


def takers(seen: Seen, seat: int, suit: Mask, best: Mask) -> Mask:
    """The cards with which another seat may take a trick of this suit from its opponents' `best`.

    That is all it needs to hold: what takes a trick from opponents is always legal, a trump if the
    suit is out.
    """
    found = 0
    for index in indices(seen.holdings[seat] & taking(suit, best, seen.trumps)):
        card = 1 << index
        if may_hold(seen, seat, card, 0 if card & suit else suit):
            found |= card
    return found


def threats(seen: Seen, suit: Mask, best: Mask) -> Mask:
    """The cards with which opponents who are still to play may take this trick from our pair.

    `best` is, or would be, our pair's card that is winning it. On a lead two of them follow, with
    our partner between: there a card counts that the last one may hold and lay on `best`, even if
    by then the trick is always another's.
    """
    found = 0
    for turns in range(1, 4 - seen.laid, 2):
        found |= takers(seen, (seen.seat + turns) % 4, suit, best)
    return found


def unseen(seen: Seen) -> Mask:
    """The cards that the other three hold."""
    found = 0
    for seat, cards in enumerate(seen.holdings):
        if seat != seen.seat:
            found |= cards
    return found


def above(cards: Mask, card: Mask) -> Mask:
    """Those of the cards that are of the card's suit and stronger."""
    return cards & suit_of(card) & -(card << 1)
