"""With all hands open: the points of each pair if everybody plays as well as can be.

Promises: exact values of a `Position`, or bounds once so many nodes have been searched; the same
for the same position, on every machine, compiled or not. Leaves to others: hands that are not open.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Mask
from engine.masks import points_of, scoring_matters, suit_of
from engine.players.position import Position
from engine.players.search import Search

UNLIMITED = 1 << 62


class Bounds(NamedTuple):
    """The least and the most that a pair gets; the same number twice once it is known."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Nothing is left to find out."""
        return self.low == self.high


class Solution(NamedTuple):
    """What the pair of whoever's turn it is ends with: what it has won so far included."""

    bounds: Bounds
    cards: dict[Mask, Bounds]
    """The same by the card that is played now; empty if nobody asked."""
    nodes: int
    """How many positions were looked at: a measure of work that knows no clock."""


def solve(position: Position, nodes: int = UNLIMITED) -> Solution:
    """What a position is worth, within so many nodes."""
    search = _search(position, nodes)
    won = position.points[position.turn & 1]
    low, high = _narrow(search, position, Bounds(0, position.at_stake))
    return Solution(Bounds(won + low, won + high), {}, search.nodes)


def solve_cards(position: Position, nodes: int = UNLIMITED) -> Solution:
    """What each legal card is worth, the nodes being for all of them together.

    ValueError if all cards have been played.
    """
    if position.over:
        raise ValueError("expected a position in which a card is to be played")
    search = _search(position, nodes)
    pair = position.turn & 1
    total = sum(position.points) + position.at_stake
    cards: dict[Mask, Bounds] = {}
    legal = position.legal
    while legal:
        card = legal & -legal
        legal ^= card
        after = position.apply(card)
        won = after.points[pair]
        low, high = _by_neighbours(position, card, cards, Bounds(won, won + after.at_stake))
        if after.turn & 1 == pair:
            low, high = _narrow(search, after, Bounds(low - won, high - won))
            cards[card] = Bounds(won + low, won + high)
        else:
            theirs = after.points[1 - pair]
            within = Bounds(total - high - theirs, total - low - theirs)
            low, high = _narrow(search, after, within)
            cards[card] = Bounds(total - theirs - high, total - theirs - low)
    best = Bounds(
        max(bounds.low for bounds in cards.values()), max(bounds.high for bounds in cards.values())
    )
    return Solution(best, cards, search.nodes)


def _search(position: Position, nodes: int) -> Search:
    return Search(position.trumps, position.ways, position.hands[0].bit_count(), nodes)


def _narrow(search: Search, position: Position, within: Bounds) -> Bounds:
    """Halve what is possible until it is known; of the points that are still at stake."""
    low, high = within
    a, b, c, d = position.hands
    left, rest = a.bit_count(), position.at_stake
    while low < high:
        goal = (low + high + 1) // 2
        if position.laid:
            got = search.follow(
                a,
                b,
                c,
                d,
                left,
                rest,
                goal,
                position.suit,
                position.best,
                (position.turn - position.winner) % 4,
                position.laid,
                position.table,
            )
        else:
            got = search.lead(a, b, c, d, left, rest, goal)
        if search.stopped:
            break
        if got >= goal:
            low = got
        else:
            high = got
    return Bounds(low, high)


def _by_neighbours(
    position: Position, card: Mask, known: dict[Mask, Bounds], within: Bounds
) -> Bounds:
    """What a card can be worth, by those known that no other hand's card parts from it.

    The reason stands at `Search.promise`.
    """
    low, high = within
    suit = suit_of(card)
    _, b, c, d = position.hands
    others = (b | c | d | position.best) & suit
    worth = points_of(card)
    for other, bounds in known.items():
        parted = others & -min(card, other) & (max(card, other) - 1)
        points = points_of(other)
        alike = (worth and points) or not scoring_matters(position.ways)
        if other & suit and not parted and (alike or worth == points):
            low = max(low, bounds.low - abs(worth - points))
            high = min(high, bounds.high + abs(worth - points))
    return Bounds(low, high)
