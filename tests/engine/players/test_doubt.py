"""Worlds that disagree count for less than what the policy likes."""

from __future__ import annotations

from random import Random

from engine.cards import Seat
from engine.players.cardplay import Thinking, alike, choose
from engine.players.sampling import Chance
from engine.players.seen import seen
from engine.players.stopping import Stop, never
from engine.players.weights import PRACTISED
from engine.rules import Rules
from engine.state import Phase
from engine.view import view
from tests.engine.strategies import Match


def test_whoever_doubts_everything_departs_only_where_all_worlds_agree() -> None:
    random = Random(1)
    weighed = kept = 0
    for state in Match(Rules(), 3, 0.0).states():
        if state.phase is not Phase.PLAY or random.random() > 0.5:
            continue
        assert state.hand is not None
        turn = state.hand.open.turn
        assert turn is not None
        known = seen(view(state, Seat(turn)))
        liked = choose(known, PRACTISED, Thinking(seny=False), Chance(1), Stop(never)).card
        for doubt in (0.0, 1e9):
            thinking = Thinking(worlds=16, doubt=doubt, seny=False)
            choice = choose(known, PRACTISED, thinking, Chance(1), Stop(never))
            same = [card for card in choice.reached if alike(card, liked)]
            if not same or alike(choice.card, liked):
                kept += bool(doubt and choice.reached)
                continue
            weighed += 1
            ends, others = choice.reached[choice.card], choice.reached[same[-1]]
            gains = {one - other for one, other in zip(ends, others, strict=True)}
            assert sum(ends) >= sum(others)
            assert len(gains) == 1 or not doubt
    assert weighed
    assert kept
