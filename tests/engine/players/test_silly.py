"""No computer player plays the cards of silly.py, whatever the seed."""

from __future__ import annotations

import pytest

from engine.actions import PlayCard
from engine.cards import Card
from engine.players.player import act
from engine.rules import Variant
from tests.engine.players.silly import SILLY, Silly, view_of

SEEDS = range(3)
CASES = [
    pytest.param(silly, variant, id=f"{number}-{variant}")
    for number, silly in enumerate(SILLY, 1)
    for variant in silly.variants
]


def test_there_are_enough_of_them() -> None:
    assert len(SILLY) >= 40


@pytest.mark.parametrize(("silly", "variant"), CASES)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_plays_a_silly_card(silly: Silly, variant: str, level: str) -> None:
    if level == "easy" and not silly.absurd:
        pytest.skip("a beginner may")
    seen = view_of(silly, Variant(variant))
    wrong = {Card(text) for text in silly.wrong.split()}
    legal = {action.card for action in seen.actions if isinstance(action, PlayCard)}
    assert legal - wrong, "something else must be legal"
    assert legal & wrong, "a wrong card must be legal"
    for seed in SEEDS:
        action = act(seen, level, seed)
        assert isinstance(action, PlayCard)
        assert action.card not in wrong, silly.why
