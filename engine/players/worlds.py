"""Deals that a player holds possible, the likelier ones more often.

Promises: each agrees with all the player has seen and can work out. What is likely is judged by how
odd the cards played, the choice of trumps and the calls would have been in it. Same seed, same
worlds, but fewer of them if they are stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from engine.cards import Mask
from engine.players.rollout import Policy
from engine.players.sampling import Chance, Sampler
from engine.players.seen import Seen
from engine.players.stopping import Stop
from engine.players.trumps import Chooser, delegating, estimates

World = tuple[Mask, Mask, Mask, Mask]
"""The hands held now, by seat."""

CAP = 60
"""How odd a single card, or word, can be: people do as they like."""
CALLED = 40
"""From about so many tenths above 36, by their own hand, people and computers call."""


def worlds(
    seen: Seen,
    count: int,
    tried: int,
    chance: Chance,
    stop: Stop,
    policy: Policy | None = None,
    chooser: Chooser | None = None,
    heat: float = 100.0,
) -> list[World]:
    """So many worlds, drawn from `tried` by how well they explain what was played and named.

    With none tried, all worlds that are possible are equally likely.
    """
    if tried == 0:
        return list(possible(seen, count, chance, stop))
    history = list(seen.history)
    spoken = _spoken(seen)
    found: list[World] = []
    odd: list[float] = []
    for world in possible(seen, tried, chance, stop):
        strange = 0.0
        if policy is not None and history:
            strange += policy.surprise(world, history, seen.seat, CAP)
        if chooser is not None:
            strange += _odd_words(seen, spoken, world, chooser)
        found.append(world)
        odd.append(strange)
    if not found:
        return []
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


def possible(seen: Seen, count: int, chance: Chance, stop: Stop) -> Iterator[World]:
    """So many worlds, every one that is possible as likely as any other."""
    first, second, third = ((seen.seat + turns) % 4 for turns in (1, 2, 3))
    known, left = seen.holdings, seen.left
    sampler = Sampler(
        known[first], known[second], known[third], (left[first], left[second], left[third])
    )
    hands = [0, 0, 0, 0]
    hands[seen.seat] = seen.held
    for _ in range(count):
        if stop.asked():
            return
        hands[first], hands[second], hands[third] = sampler.deal(chance)
        yield hands[0], hands[1], hands[2], hands[3]


def _spoken(seen: Seen) -> list[tuple[int, Mask]]:
    """The others who named, delegated or called, each with the cards it has played."""
    others = {seen.namer, seen.delegator, *seen.callers} - {seen.seat}
    played = [0, 0, 0, 0]
    for seat, card, *_ in seen.history:
        played[seat] |= card
    return [(seat, played[seat]) for seat in others if seat is not None]


def _odd_words(seen: Seen, spoken: list[tuple[int, Mask]], world: World, chooser: Chooser) -> float:
    """How odd what the others named, delegated and called would have been, had these been dealt.

    A pass counts for nothing: most hands pass, and many pass out of caution.
    """
    odd = 0
    for seat, played in spoken:
        hand = world[seat] | played
        values = estimates(chooser, hand)
        if seat in seen.callers:
            odd += min(CAP, max(0, CALLED - values[seen.trump]))
        if seat in (seen.namer, seen.delegator):
            best = max(*values[:4], 2 * values[4])
            named = 2 * values[4] if seen.trump == 4 else values[seen.trump]
            named = delegating(chooser, hand) if seat == seen.delegator else named
            odd += min(CAP, max(0, best - named))
    return odd
