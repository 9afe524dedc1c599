"""How cards come to the seats: the draw for the first dealer, the deal, the cut of old tricks.

Promises: nothing here is left to chance; the same deck and the same cut give the same hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import DECK, Card, Seat, fan, mask_of
from engine.events import CardsTurned, DealerChosen, Event
from engine.state import FinishedHand

LEAST_CUT = 4
"""Cards that a cut leaves on either side at least."""
CUTS = range(LEAST_CUT, len(DECK) - LEAST_CUT + 1)


def turn_cards(deck: tuple[Card, ...]) -> tuple[Event, ...]:
    """Everyone turns a card, the strongest deals; those that tie turn again.

    Ends without `DealerChosen` if the deck runs out before the ties do.
    """
    events: list[Event] = []
    seats, deck_left = tuple(Seat), deck
    while len(seats) > 1:
        if len(deck_left) < len(seats):
            return tuple(events)
        cards, deck_left = deck_left[: len(seats)], deck_left[len(seats) :]
        events.append(CardsTurned(seats, cards))
        strongest = max(card.strength for card in cards)
        seats = tuple(
            seat for seat, card in zip(seats, cards, strict=True) if card.strength == strongest
        )
    return (*events, DealerChosen(seats[0]))


def in_packets(deck: Sequence[Card], dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Twelve cards for each of seats 0–3: packets of four, from the dealer's next seat on."""
    hands: list[list[Card]] = [[], [], [], []]
    seat = dealer
    for packet in range(0, len(deck), 4):
        seat = seat.next
        hands[seat].extend(deck[packet : packet + 4])
    return tuple(tuple(cards) for cards in hands)


def cut(last: FinishedHand, at: int) -> tuple[Card, ...]:
    """The deck of a hand's tricks, cut so many cards from the top."""
    deck = gathered(last)
    return (*deck[at:], *deck[:at])


def gathered(last: FinishedHand) -> tuple[Card, ...]:
    """A scored hand's cards as the next dealer takes them up, from the top.

    The dealer lays their own pair's pile on the other's, for somebody has to begin. A pile has its
    last trick on top, and a trick the card that was led: face up it lay below the others. Cards
    that a claim or a concession left unplayed are the last thing thrown on the pile of who got
    them: the open trick, then hand after hand from the leader's on.
    """
    piles: list[list[tuple[Card, ...]]] = [[], []]
    for trick in last.open.tricks:
        piles[trick.winner.team.ordinal].append(trick.cards)
    if last.open.ended and last.open.ended.rest_to:
        piles[last.open.ended.rest_to.ordinal].append(_unplayed(last))
    own = last.open.dealer.next.team
    return tuple(
        card
        for team in (own, own.other)
        for cards in reversed(piles[team.ordinal])
        for card in cards
    )


def _unplayed(last: FinishedHand) -> tuple[Card, ...]:
    assert last.open.leader is not None
    laid = mask_of(
        [*last.open.trick, *(card for trick in last.open.tricks for card in trick.cards)]
    )
    seats = (last.open.leader.after(turns) for turns in range(4))
    held = (card for seat in seats for card in fan(last.dealt[seat] & ~laid))
    return (*last.open.trick, *held)
