"""Positions as a seat sees them, the deals it holds possible, and what may come of a trick in them.

By the naive rules. Near the end of a hand every possible deal is made; before, a few drawn by lot,
and for each card and each other seat some in which it lies there, out of the suit in question if it
is another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.cards import Card, Suit, cards_of
from engine.players.sampling import Chance, Sampler
from engine.players.seen import Seen, seen
from engine.rules import FirstDealer, PartnerWinning, Rules, Variant
from engine.state import Phase
from engine.view import View, view
from tests.engine import naive
from tests.engine.laws import naive_options
from tests.engine.possible import Deal, possible_deals, was_legal
from tests.engine.strategies import Match

RULES = [
    Rules(first_dealer=FirstDealer.RANDOM),
    Rules(variant=Variant.OBLIGADA, first_dealer=FirstDealer.RANDOM),
    Rules(
        variant=Variant.OBLIGADA,
        first_dealer=FirstDealer.RANDOM,
        partner_winning=PartnerWinning.FREE,
        second_player_may_load=False,
    ),
]
EXHAUSTIVE = 2
"""With so many tricks to go every possible deal is made."""


@dataclass(frozen=True)
class Known:
    """What a seat sees, and deals that it holds possible."""

    view: View
    deals: Sequence[Deal]

    @property
    def me(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def hand(self) -> frozenset[str]:
        return frozenset(card.value for card in self.view.cards)

    @property
    def table(self) -> tuple[str, ...]:
        assert self.view.hand is not None
        return tuple(card.value for card in self.view.hand.trick)

    @property
    def trump(self) -> str | None:
        assert self.view.hand is not None
        assert self.view.hand.trump is not None
        return self.view.hand.trump.suit and self.view.hand.trump.suit.value

    @property
    def options(self) -> naive.Options:
        return naive_options(self.view.rules)

    @cached_property
    def legal(self) -> frozenset[str]:
        return naive.legal(self.hand, self.table, self.trump, self.options)

    @property
    def leader(self) -> int:
        return (self.me - len(self.table)) % 4

    @property
    def winning(self) -> int:
        """The seat that is winning the trick on the table."""
        return (self.leader + naive.winner(self.table, self.trump)) % 4

    @property
    def best(self) -> str:
        return self.table[naive.winner(self.table, self.trump)]


def positions(rules: Rules, seed: int, early: int, late: int) -> Iterator[Known]:
    """Seats that are asked for a card and have a choice, in hands played by lot."""
    wanted = {True: late, False: early}
    random = Random(seed)
    while any(wanted.values()):
        for state in Match(rules, random.randrange(2**32)).states():
            if state.phase is not Phase.PLAY or random.random() > 0.1:
                continue
            assert state.hand is not None
            seat = state.hand.open.turn
            assert seat is not None
            is_late = 12 - len(state.hand.open.tricks) <= EXHAUSTIVE
            if not wanted[is_late]:
                continue
            wanted[is_late] -= 1
            shown = view(state, seat)
            if is_late:
                yield Known(shown, list(possible_deals(state, seat)))
            else:
                yield Known(shown, list(some_deals(shown)))


def some_deals(shown: View) -> Iterator[Deal]:
    """A few by lot, and for each card and each other seat some in which it lies there."""
    known, chance = seen(shown), Chance(1)
    assert shown.hand is not None
    assert shown.seat is not None
    led = shown.hand.trick[0].suit if shown.hand.trick else None
    wishes: list[tuple[int, Card | None, Suit | None]] = [(known.seat, None, None)] * 4
    for turns in (1, 2, 3):
        seat = (known.seat + turns) % 4
        wishes += [(seat, None, suit) for suit in Suit]
        for card in cards_of(known.holdings[seat]):
            others = [led] if led else [suit for suit in Suit if suit is not card.suit]
            wishes += [(seat, card, None)]
            if shown.hand.trump and card.suit is shown.hand.trump.suit:
                wishes += [(seat, card, suit) for suit in others if suit is not card.suit]
    for seat, wished, barred in wishes:
        for deal in _dealt(known, seat, wished, barred, chance):
            assert was_legal(deal, shown.hand, shown.seat, naive_options(shown.rules))
            yield deal


def _dealt(
    known: Seen, seat: int, card: Card | None, barred: Suit | None, chance: Chance
) -> Iterator[Deal]:
    """Two deals in which the seat holds the card, and nothing of the barred suit; if there are."""
    masks = list(known.holdings)
    if card:
        masks = [mask & ~card.mask for mask in masks]
        masks[seat] |= card.mask
    if barred:
        masks[seat] &= ~(0xFFF << 12 * barred.ordinal)
    others = [(known.seat + turns) % 4 for turns in (1, 2, 3)]
    a, b, c = others
    try:
        sampler = Sampler(
            masks[a], masks[b], masks[c], (known.left[a], known.left[b], known.left[c])
        )
    except ValueError:
        return
    for _ in range(2):
        hands = [known.held] * 4
        hands[a], hands[b], hands[c] = sampler.deal(chance)
        if all(not hands[other] & ~known.holdings[other] for other in others):
            yield tuple(frozenset(one.value for one in cards_of(hand)) for hand in hands)


def takes(known: Known, card: str) -> bool:
    return naive.winner([*known.table, card], known.trump) == len(known.table)


def captures(known: Known, deal: Deal, card: str, pair: int) -> Iterator[str]:
    """The cards with which this pair (0 or 1) can take the trick from the other one.

    Cards that don't take it are all alike for that: one is tried.
    """

    def after(laid: tuple[str, ...]) -> Iterator[str]:
        if len(laid) == 4:
            return
        seat = (known.leader + len(laid)) % 4
        held_by = (known.leader + naive.winner(laid, known.trump)) % 4
        idle = False
        for one in sorted(naive.legal(deal[seat], laid, known.trump, known.options)):
            taking = naive.winner([*laid, one], known.trump) == len(laid)
            if taking and seat % 2 == pair != held_by % 2:
                yield one
            if taking or not idle:
                idle = idle or not taking
                yield from after((*laid, one))

    return after((*known.table, card))
