"""Worlds: only what is possible, each as likely as any other, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.cards import indices
from engine.players.sampling import Chance, Sampler

ONE, TWO, THREE, NEEDS = 0b0111011, 0b1101110, 0b1111101, (2, 3, 2)
"""Seven cards; some belong to one seat for sure, some to two, some to all."""


def _every_deal() -> set[tuple[int, int, int]]:
    found = set()
    for first in combinations(range(7), NEEDS[0]):
        for second in combinations(sorted(set(range(7)) - set(first)), NEEDS[1]):
            a, b = sum(1 << card for card in first), sum(1 << card for card in second)
            c = 127 & ~a & ~b
            if not (a & ~ONE or b & ~TWO or c & ~THREE):
                found.add((a, b, c))
    return found


def test_every_possible_deal_is_as_likely_and_no_other_comes() -> None:
    sampler, chance, every = Sampler(ONE, TWO, THREE, NEEDS), Chance(1), _every_deal()
    assert sampler.deals == len(every)
    drawn = 400 * len(every)
    counts = Counter(sampler.deal(chance) for _ in range(drawn))
    assert set(counts) == every
    # Six standard deviations of a count whose mean is 400.
    assert all(abs(count - 400) < 120 for count in counts.values())


def test_a_whole_deck_less_one_hand_is_dealt_in_twelves() -> None:
    others = (1 << 48) - (1 << 12)
    sampler, chance = Sampler(others, others, others, (12, 12, 12)), Chance(2)
    for _ in range(20):
        hands = sampler.deal(chance)
        assert [len(list(indices(hand))) for hand in hands] == [12, 12, 12]
        assert hands[0] | hands[1] | hands[2] == others


def test_the_same_seed_brings_the_same() -> None:
    sampler = Sampler(ONE, TWO, THREE, NEEDS)
    chances = Chance(-5), Chance(-5)
    assert [sampler.deal(chances[0]) for _ in range(9)] == [
        sampler.deal(chances[1]) for _ in range(9)
    ]


def test_holdings_without_a_deal_are_refused() -> None:
    with pytest.raises(ValueError, match="some deal is possible"):
        Sampler(0b1, 0b1, 0b10, (1, 1, 0))
