"""Whatever a computer player is asked, it does what the rules allow.

In positions of matches played by lot, as many as there is time for with every change; with
POSITIONS=10000 in the environment every level is asked in as many.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from bot.computers import speed
from engine.cards import Seat
from engine.game import refusal
from engine.players.levels import LEVELS
from engine.players.player import act
from engine.rules import FirstDealer, Rules, Variant
from engine.state import State
from engine.view import View, view
from tests.engine.strategies import Match

ENOUGH = 3_000
"""Positions per variant."""
THINKING = {"normal": 300, "yardstick": 120, "hard": 30}
"""What thinks is asked so many of them; a tenth of that where nothing is compiled."""


@pytest.mark.parametrize("variant", Variant)
def test_what_every_level_does_is_legal(variant: Variant) -> None:
    left = Counter({level: _wanted(level) for level in LEVELS})
    for number, (state, seen) in enumerate(_positions(variant)):
        for level in +left:
            action = act(seen, level, number)
            assert action in seen.actions
            assert refusal(state, action) is None
        left -= Counter(list(LEVELS))
        if not left:
            break


def _wanted(level: str) -> int:
    if "POSITIONS" in os.environ:
        return int(os.environ["POSITIONS"])
    if level not in THINKING:
        return ENOUGH
    return THINKING[level] if speed.is_compiled() else THINKING[level] // 10


def _positions(variant: Variant) -> Iterator[tuple[State, View]]:
    """Whoever is asked something, in one match after the other."""
    rules = Rules(variant=variant, first_dealer=FirstDealer.RANDOM)
    for seed in count():
        for state in Match(rules, seed, boldness=0.4).states():
            for seat in Seat:
                seen = view(state, seat)
                if seen.actions:
                    yield state, seen
