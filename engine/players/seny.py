"""Good sense: cards at which a table would laugh, however well they come out in imagined worlds.

Promises: of the cards that are legal at least one is left. A few plain prohibitions, each certain
to cost nothing that a person could explain; what is merely worse is for others to find out.
"""

from __future__ import annotations

from engine.cards import SUIT_MASKS, Mask, indices
from engine.masks import points_of, suit_of, taking
from engine.players.certain import above, unseen
from engine.players.seen import Seen

_NINES = sum(1 << 11 + 12 * suit for suit in range(4))


def sensible(seen: Seen, legal: Mask) -> Mask:
    """The legal cards without the laughable ones."""
    left = 0
    for index in indices(legal):
        card = 1 << index
        laughable = _led(seen, legal, card) if not seen.laid else _followed(seen, legal, card)
        if not laughable:
            left |= card
    return left or legal


def _led(seen: Seen, legal: Mask, card: Mask) -> bool:
    """A scoring card led under one that is out, with a small one of its suit or a safe suit by."""
    suit = suit_of(card)
    if not points_of(card) or not above(unseen(seen), card):
        return False
    small = any(not points_of(1 << index) for index in indices(legal & suit))
    return small and not legal & card << 1 & suit


def _followed(seen: Seen, legal: Mask, card: Mask) -> bool:
    suit, worth = suit_of(card), points_of(card)
    takers = legal & taking(seen.suit, seen.best, seen.trumps)
    ruffs = suit == seen.trumps and suit != seen.suit
    top = bool(worth) and not above(unseen(seen), card)
    if card & takers:
        # The partner's trick that nobody can take is ruffed, or ruffed over.
        if seen.ago == 2 and ruffs and _is_sure(seen) and legal & ~seen.trumps:
            return True
        # The best trump ruffs what a smaller one would take as well, and next to nothing lies.
        smaller = takers & suit & (card - 1)
        return ruffs and top and bool(smaller) and (seen.laid == 3 or seen.table < 4)
    if seen.ago == 2:
        if not _is_sure(seen):
            return False
        # A trump or a sure trick is thrown on the partner's, with something else at hand.
        others = legal & ~seen.trumps & ~_tops(seen, legal)
        return bool(others) and (ruffs or (top and suit != seen.suit))
    # The trick is lost, and points are thrown on it.
    lost = seen.laid > 1 or (seen.best & _NINES and not _may_ruff(seen, 2))
    spared = [1 << index for index in indices(legal & ~seen.trumps) if not points_of(1 << index)]
    return bool(lost and worth and spared)


def _tops(seen: Seen, legal: Mask) -> Mask:
    """The scoring cards held that nothing unseen beats."""
    out, tops = unseen(seen), 0
    for suit in SUIT_MASKS[:4]:
        for index in indices(legal & suit):
            card = 1 << index
            if points_of(card) and not above(out, card):
                tops |= card
    return tops


def _is_sure(seen: Seen) -> bool:
    """Whether nobody after this seat can take the trick from who is winning it."""
    if seen.laid == 3:
        return True
    beating = unseen(seen) & taking(seen.suit, seen.best, seen.trumps)
    return not beating & seen.suit and not _may_ruff(seen, 1)


def _may_ruff(seen: Seen, turns: int) -> bool:
    """Whether the seat so many turns on is known to be out of the suit, with trumps perhaps."""
    cards = seen.holdings[(seen.seat + turns) % 4]
    return not cards & seen.suit and bool(cards & seen.trumps)
