"""The deals that a seat may hold possible, by brute force and the naive rules.

It deals the unseen cards in every way, and keeps the deals under which every card so far was legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.cards import DECK, Card, Mask, Seat, cards_of, mask_of
from engine.state import OpenHand, State
from tests.engine import naive
from tests.engine.laws import naive_options

Deal = tuple[frozenset[str], ...]
"""What each seat holds now."""


def possible_deals(state: State, seat: Seat) -> Iterator[Deal]:
    """Every deal of what `seat` has not seen, under which all that was played was legal."""
    assert state.hand is not None
    hand = state.hand.open
    played = mask_of(
        [*hand.trick, *(card for trick in hand.tricks for card in trick.cards)],
    )
    unseen = mask_of(DECK) & ~played & ~state.hand.held[seat]
    every = tuple(state.hand.held[seat] if other is seat else unseen for other in Seat)
    options = naive_options(state.rules)
    for deal in every_deal(every, hand):
        if was_legal(deal, hand, seat, options):
            yield deal


def every_deal(known: Sequence[Mask], hand: OpenHand) -> Iterator[Deal]:
    """Every way to give each seat as many cards as it has left, of those it may hold."""

    def give(seat: int, taken: Mask) -> Iterator[Deal]:
        if seat == len(Seat):
            yield ()
            return
        free = [card.value for card in cards_of(known[seat] & ~taken)]
        for cards in combinations(free, hand.cards_left(Seat(seat))):
            for rest in give(seat + 1, taken | mask_of(map(Card, cards))):
                yield (frozenset(cards), *rest)

    return give(0, 0)


def was_legal(deal: Deal, hand: OpenHand, seat: Seat, options: naive.Options) -> bool:
    """Whether the others could play what they have played, if these are the cards left to them."""
    assert hand.trump is not None
    trump = hand.trump.suit and hand.trump.suit.value
    held = list(deal)
    plays = [
        (player, card.value, [laid.value for laid in trick.cards[:place]])
        for trick in hand.tricks
        for place, (player, card) in enumerate(trick.plays)
    ]
    assert hand.leader is not None
    plays += [
        (hand.leader.after(place), card.value, [laid.value for laid in hand.trick[:place]])
        for place, card in enumerate(hand.trick)
    ]
    for player, card, before in reversed(plays):
        held[player] |= {card}
        if player is not seat and card not in naive.legal(held[player], before, trump, options):
            return False
    return True
