"""What a seat can know of the others' cards: from its own, and from what everybody has played.

Who plays a card shows that it was legal, and so that nothing was held which would have forbidden
it. Because of how the rules are made, one card forbids another whatever else is in the hand:
`playable(hand)` are the cards that each card of the hand leaves playable beside it. So what is
known of a hand is a set of cards that it may hold, no more and no less (a test holds this law).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards import DECK, Card, Mask, Seat, mask_of
from engine.rules import Rules, playable
from engine.state import OpenHand

Holdings = tuple[Mask, ...]
"""By seat, the cards that it may hold; one's own are exact."""


def holdings(seat: Seat, held: Mask, hand: OpenHand, rules: Rules) -> Holdings:
    """What each seat may hold, from all that `seat` has seen; `held` are its own cards."""
    assert hand.trump is not None
    seen, forbidden = held, [0, 0, 0, 0]
    for player, card, before in _plays(hand):
        trick = tuple(laid.bit for laid in before)
        forbidden[player] |= forbidden_by(card.bit, trick, hand.trump.ordinal, rules)
        seen |= card.mask
    unseen = mask_of(DECK) & ~seen
    return tuple(held if other is seat else unseen & ~forbidden[other] for other in Seat)


@lru_cache(maxsize=4096)
def forbidden_by(card: int, trick: tuple[int, ...], trump: int, rules: Rules) -> Mask:
    """The cards that whoever plays this card to this trick can't have in hand; bits throughout."""
    forbidden = 0
    for other in DECK:
        if (
            other.bit != card
            and not playable(1 << card | other.mask, trick, trump, rules) >> card & 1
        ):
            forbidden |= other.mask
    return forbidden


def is_possible(holdings: Holdings, left: Sequence[int]) -> bool:
    """Whether there is a deal of these holdings with so many cards left in each hand.

    Hall's theorem: there is one if any seats together may hold as many cards as they have left.
    Every card that is somewhere is asked for, since there are no more of them than places.
    """
    for size in range(1, len(holdings) + 1):
        for seats in combinations(range(len(holdings)), size):
            together = 0
            for seat in seats:
                together |= holdings[seat]
            if together.bit_count() < sum(left[seat] for seat in seats):
                return False
    return True


def _plays(hand: OpenHand) -> list[tuple[Seat, Card, tuple[Card, ...]]]:
    """Every card played, by whom, and what lay before it."""
    return [
        (player, card, tuple(laid for _, laid in plays[:place]))
        for plays in (*(trick.plays for trick in hand.tricks), hand.laid)
        for place, (player, card) in enumerate(plays)
    ]
