"""The positions that the benches of the engine and the solver use: always the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.cards import DECK, SUIT_MASKS, Mask, indices
from engine.players.position import Position
from engine.rules import Rules

BOTIFARRA = 4


def positions(count: int, cards: int, rules: Rules) -> Iterator[Position]:
    """So many, of so many cards each, between two tricks; every fifth without trumps.

    Trumps are the longest suit of a seat drawn by lot, and the tricks before are played by lot.
    """
    for number in range(count):
        random = Random(number)
        hands = _deal(random)
        longest = _longest_suit(hands[random.randrange(4)])
        trump = BOTIFARRA if number % 5 == 4 else longest
        position = Position.of(hands, random.randrange(4), trump, rules)
        while position.hands[0].bit_count() > cards or position.laid:
            position = position.apply(1 << random.choice(tuple(indices(position.legal))))
        yield position


def _deal(random: Random) -> list[Mask]:
    order = list(range(len(DECK)))
    random.shuffle(order)
    return [sum(1 << index for index in order[seat::4]) for seat in range(4)]


def _longest_suit(hand: Mask) -> int:
    return max(range(4), key=lambda suit: (hand & SUIT_MASKS[suit]).bit_count())
