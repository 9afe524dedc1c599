"""What a player has seen, from its `View` alone, in the terms of the search.

Promises: holds no card that the view does not show; nothing here knows a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import SUIT_MASKS, Mask, Seat, mask_of
from engine.knowledge import Holdings, holdings
from engine.masks import taking
from engine.players.position import Position
from engine.rules import ways_of_play
from engine.state import OpenHand
from engine.view import View

Play = tuple[int, int, int, int, int, int, int, int]
"""A card as `rollout.Policy.surprise` wants it: seat, card, suit, best, ago, laid, table, named."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Card play at the moment, as one seat knows it."""

    seat: int
    held: Mask
    holdings: Holdings
    """By seat, the cards it may hold."""
    left: tuple[int, ...]
    """By seat, how many it holds."""
    trump: int
    """The `Trump.ordinal`."""
    ways: int
    namer: int
    leader: int
    trick: tuple[Mask, ...]
    history: tuple[Play, ...]
    """All cards played, the latest first."""
    suit: Mask
    best: Mask
    ago: int
    table: int
    points: tuple[int, int]
    callers: frozenset[int] = frozenset()
    """Who has called contro or more."""
    delegator: int | None = None
    """The dealer, if it left trumps to its partner."""

    @property
    def laid(self) -> int:
        """How many cards lie on the table."""
        return len(self.trick)

    @property
    def trumps(self) -> Mask:
        """All cards of the trump suit; 0 in botifarra."""
        return SUIT_MASKS[self.trump]

    @property
    def named(self) -> int:
        """1 if this seat's pair has named trumps, else 0."""
        return int(self.namer % 2 == self.seat % 2)

    def position(self, world: Sequence[Mask]) -> Position:
        """Whoever's turn it is, if these are the hands held now, by seat."""
        turn = (self.leader + self.laid) % 4
        return Position(
            tuple(world[(turn + turns) % 4] for turns in range(4)),
            turn,
            self.laid,
            self.suit,
            self.best,
            (turn - self.ago) % 4 if self.laid else 0,
            self.table,
            self.points,
            self.trumps,
            self.ways,
        )


def seen(view: View) -> Seen:
    """What the view of a seat shows of a hand whose trumps have been named."""
    hand = view.hand
    assert view.seat is not None
    assert hand is not None
    assert hand.trump is not None
    assert hand.namer is not None
    held = mask_of(view.cards)
    history, suit, best, ago, table = _history(hand, SUIT_MASKS[hand.trump.ordinal])
    points = [0, 0]
    for trick in hand.tricks:
        points[trick.winner % 2] += trick.points
    return Seen(
        view.seat,
        held,
        holdings(view.seat, held, hand, view.rules),
        tuple(hand.cards_left(seat) for seat in Seat),
        hand.trump.ordinal,
        ways_of_play(view.rules),
        hand.namer,
        hand.dealer.next if hand.leader is None else hand.leader,
        tuple(card.mask for card in hand.trick),
        history,
        suit,
        best,
        ago,
        table,
        (points[0], points[1]),
        frozenset(said.seat for said in hand.said if said.level),
        hand.dealer if hand.delegated else None,
    )


def _history(hand: OpenHand, trumps: Mask) -> tuple[tuple[Play, ...], Mask, Mask, int, int]:
    """All plays, the latest first, and the trick on the table: suit, best, ago, table."""
    plays: list[Play] = []
    suit = best = ago = table = 0
    tricks = [(trick.leader, trick.cards) for trick in hand.tricks]
    if hand.leader is not None:
        tricks.append((hand.leader, hand.trick))
    for leader, cards in tricks:
        suit = best = ago = table = 0
        for laid, card in enumerate(cards):
            seat = (leader + laid) % 4
            named = int(seat % 2 == (hand.namer or 0) % 2)
            plays.append((seat, card.mask, suit, best, ago, laid, table, named))
            if laid == 0:
                suit, best, ago = SUIT_MASKS[card.suit.ordinal], card.mask, 1
            elif card.mask & taking(suit, best, trumps):
                best, ago = card.mask, 1
            else:
                ago += 1
            table += card.points
    return tuple(reversed(plays)), suit, best, ago, table
