"""Small positions with all hands open, and what they are worth by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.cards import DECK, Mask, indices
from engine.players.position import Position
from engine.rules import Rules


def small_positions(count: int, cards: int, rules: Rules, seed: int) -> Iterator[Position]:
    """So many of 1 to `cards` cards each, at any point of a trick; some of few suits or ranks."""
    random = Random(seed)
    for _ in range(count):
        deck = list(range(len(DECK)))
        match random.randrange(4):
            case 0:
                suits = random.sample(range(4), 2)
                deck = [card for card in deck if card // 12 in suits]
            case 1:
                deck = [card for card in deck if card % 12 >= 5]
        random.shuffle(deck)
        held = random.randint(1, min(cards, len(deck) // 4))
        hands = [sum(1 << card for card in deck[seat * held :][:held]) for seat in range(4)]
        position = Position.of(
            hands, random.randrange(4), random.randrange(5), rules, points=(random.randrange(20), 3)
        )
        for _ in range(random.randrange(4)):
            position = position.apply(1 << random.choice(tuple(indices(position.legal))))
        yield position


def brute_force(position: Position, known: dict[Position, int]) -> int:
    """The points of the pair on seats 0 and 2, by every way to go on; `known` is filled in."""
    if position.over:
        return position.points[0]
    if position not in known:
        values = [brute_force(position.apply(card), known) for card in cards(position.legal)]
        known[position] = min(values) if position.turn & 1 else max(values)
    return known[position]


def cards(mask: Mask) -> Iterator[Mask]:
    """Each card of a set as a mask of its own."""
    return (1 << index for index in indices(mask))
