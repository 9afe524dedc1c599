"""Worlds that are likely: what was called, named and delegated shows in them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import PlayCard
from engine.cards import Seat
from engine.players.sampling import Chance
from engine.players.seen import Seen, seen
from engine.players.stopping import Stop
from engine.players.trumps import FITTED, delegating, estimates
from engine.players.worlds import World, worlds
from engine.rules import FirstDealer, Rules
from engine.view import view
from tests.engine.strategies import Match


def _at_the_lead(seed: int, boldness: float = 0.0) -> Seen:
    """What the leader knows before a match's first card, and what has been said."""
    rules = Rules(first_dealer=FirstDealer.RANDOM)
    for state in Match(rules, seed, boldness).states():
        for seat in Seat:
            shown = view(state, seat)
            if shown.actions and isinstance(shown.actions[0], PlayCard):
                return seen(shown)
    raise AssertionError("expected a match with cards")


def _likely(known: Seen) -> list[World]:
    return worlds(known, 200, 600, Chance(1), Stop(), None, FITTED, 30.0)


def _mean(found: list[World], seat: int, trump: int) -> float:
    return sum(estimates(FITTED, world[seat])[trump] for world in found) / len(found)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_whoever_has_called_is_thought_to_hold_more(turns: int) -> None:
    known = replace(_at_the_lead(1), callers=frozenset())
    seat = (known.seat + turns) % 4
    called = _likely(replace(known, callers=frozenset({seat})))
    assert _mean(called, seat, known.trump) > _mean(_likely(known), seat, known.trump) + 10


def test_whoever_has_delegated_is_thought_to_hold_less() -> None:
    known = replace(_at_the_lead(2), callers=frozenset(), delegator=None)
    seat = (known.namer + 2) % 4

    def best(found: list[World]) -> float:
        over = (
            max(estimates(FITTED, world[seat])) - delegating(FITTED, world[seat]) for world in found
        )
        return sum(over) / len(found)

    assert best(_likely(replace(known, delegator=seat))) < best(_likely(known)) - 5


def test_likely_worlds_are_possible_ones() -> None:
    for seed in range(4):
        known = _at_the_lead(seed, boldness=0.5)
        for world in _likely(known):
            for seat, hand in enumerate(world):
                assert not hand & ~known.holdings[seat]
                assert hand.bit_count() == known.left[seat]


def test_who_called_and_who_delegated_is_seen() -> None:
    called = delegated = 0
    rules = Rules(first_dealer=FirstDealer.RANDOM)
    states = (state for seed in range(6) for state in Match(rules, seed, boldness=0.6).states())
    for state in states:
        if state.hand is None or state.hand.open.leader is None:
            continue
        hand = state.hand.open
        known = seen(view(state, Seat(0)))
        assert known.callers == {said.seat for said in hand.said if said.level}
        assert known.delegator == (hand.dealer if hand.delegated else None)
        called += bool(known.callers)
        delegated += hand.delegated
    assert called
    assert delegated
