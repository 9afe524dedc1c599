"""Worlds: the unseen cards dealt to three seats, each deal that is possible as likely as any other.

Promises: from the same seed the same worlds, on every machine, compiled (with sampling.pxd) or as
it stands. Leaves to others: what a seat may hold (`engine.knowledge`), and what is likely.
"""

from __future__ import annotations

from math import comb

# Compiled, the constants of this file are C's and not seen from outside.
_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX = 0xBF58476D1CE4E5B9
_MIX_AGAIN = 0x94D049BB133111EB


class Chance:
    """Numbers that look drawn by lot, the same for the same seed (Vigna's splitmix64)."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.state = self.state + _STEP & _WORD
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * _MIX & _WORD
        mixed = (mixed ^ mixed >> 27) * _MIX_AGAIN & _WORD
        return (mixed ^ mixed >> 31) % limit

    def draw(self, cards: int, count: int, size: int) -> int:
        """So many of a set's cards, of which there are `size`."""
        drawn = 0
        while count:
            card = cards & -cards
            cards ^= card
            if self.below(size) < count:
                drawn |= card
                count -= 1
            size -= 1
        return drawn


class Sampler:
    """Deals to three seats what each may hold, all cards and so many to each.

    Cards differ only by which of the three may hold them. Of the two-seat kinds, so many go to the
    first of the two: that fixes the rest, and how many deals there are of that shape is known. So
    a shape is drawn by its number of deals, then the cards of each kind.
    ValueError if no deal is possible.
    """

    def __init__(self, one: int, two: int, three: int, needs: tuple[int, int, int]) -> None:
        self.only = (one & ~two & ~three, two & ~one & ~three, three & ~one & ~two)
        self.pairs = (one & two & ~three, one & three & ~two, two & three & ~one)
        self.free = one & two & three
        self.shapes: list[tuple[int, int, int, int, int, int]] = []
        self.deals = 0
        first, second, third = (
            need - sure.bit_count() for need, sure in zip(needs, self.only, strict=True)
        )
        ab, ac, bc = (kind.bit_count() for kind in self.pairs)
        free = self.free.bit_count()
        for x in range(ab + 1):
            for y in range(ac + 1):
                a = first - x - y
                if not 0 <= a <= free:
                    continue
                for z in range(bc + 1):
                    b = second - (ab - x) - z
                    c = third - (ac - y) - (bc - z)
                    if b < 0 or c < 0 or a + b + c != free:
                        continue
                    self.deals += (
                        comb(ab, x) * comb(ac, y) * comb(bc, z) * comb(free, a) * comb(free - a, b)
                    )
                    self.shapes.append((self.deals, x, y, z, a, b))
        if not self.shapes:
            raise ValueError("expected holdings of which some deal is possible")

    def deal(self, chance: Chance) -> tuple[int, int, int]:
        """One of them."""
        place = chance.below(self.deals)
        for shape in self.shapes:
            if place < shape[0]:
                break
        _, x, y, z, a, b = shape
        ab, ac, bc = self.pairs
        free = self.free
        to_a = chance.draw(ab, x, ab.bit_count())
        to_a_too = chance.draw(ac, y, ac.bit_count())
        to_b = chance.draw(bc, z, bc.bit_count())
        size = free.bit_count()
        free_a = chance.draw(free, a, size)
        free_b = chance.draw(free ^ free_a, b, size - a)
        one, two, three = self.only
        return (
            one | to_a | to_a_too | free_a,
            two | ab ^ to_a | to_b | free_b,
            three | ac ^ to_a_too | bc ^ to_b | free ^ free_a ^ free_b,
        )
