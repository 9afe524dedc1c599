"""Deals that a player holds possible, the likelier ones more often.

Promises: each agrees with all the player has seen and can work out. What is likely is judged by how
odd the cards played, and the choice of trumps, would have been in it. Same seed, same worlds.
"""

from __future__ import annotations

from math import exp

from engine.cards import Mask
from engine.players.rollout import Policy
from engine.players.sampling import Chance, Sampler
from engine.players.seen import Seen
from engine.players.trumps import Chooser, estimates

World = tuple[Mask, Mask, Mask, Mask]
"""The hands held now, by seat."""

CAP = 60
"""How odd a single card can be: people do as they like."""


def worlds(
    seen: Seen,
    count: int,
    tried: int,
    chance: Chance,
    policy: Policy | None = None,
    chooser: Chooser | None = None,
    heat: float = 100.0,
) -> list[World]:
    """So many worlds, drawn from `tried` by how well they explain what was played and named.

    With none tried, all worlds that are possible are equally likely.
    """
    if tried == 0:
        return possible(seen, count, chance)
    found = possible(seen, tried, chance)
    history = list(seen.history)
    odd = [0.0] * len(found)
    for place, world in enumerate(found):
        if policy is not None and history:
            odd[place] += policy.surprise(world, history, seen.seat, CAP)
        if chooser is not None and seen.namer != seen.seat:
            odd[place] += _odd_trumps(seen, world, chooser)
    least = min(odd)
    weights = [exp((least - each) / heat) for each in odd]
    step = sum(weights) / count
    at = step * chance.below(1 << 20) / (1 << 20)
    kept: list[World] = []
    reached = 0.0
    for world, weight in zip(found, weights, strict=True):
        reached += weight
        while reached > at and len(kept) < count:
            kept.append(world)
            at += step
    return kept


def possible(seen: Seen, count: int, chance: Chance) -> list[World]:
    """So many worlds, every one that is possible as likely as any other."""
    first, second, third = ((seen.seat + turns) % 4 for turns in (1, 2, 3))
    known, left = seen.holdings, seen.left
    sampler = Sampler(
        known[first], known[second], known[third], (left[first], left[second], left[third])
    )
    found: list[World] = []
    hands = [0, 0, 0, 0]
    hands[seen.seat] = seen.held
    for _ in range(count):
        hands[first], hands[second], hands[third] = sampler.deal(chance)
        found.append((hands[0], hands[1], hands[2], hands[3]))
    return found


def _odd_trumps(seen: Seen, world: World, chooser: Chooser) -> float:
    """How much less what was named promised than the best, half a point for free."""
    hand = world[seen.namer]
    for play in seen.history:
        if play[0] == seen.namer:
            hand |= play[1]
    values = list(estimates(chooser, hand))
    values[4] *= 2
    return min(CAP, max(values) - values[seen.trump])
