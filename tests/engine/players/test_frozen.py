"""`baseline` and `yardstick` are what others are measured against: they stay as they are.

Yardstick: 50 worlds, voids and must-beat masks, greedy rollouts, a linear trump chooser fitted to
its own play; frozen anew on 2026-12-01, when it first reached its mark on boards it was not chosen
on.

Whoever changes what they do, on purpose or by the way, measures all figures of the benchmarks anew.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from engine.actions import Action, AppointDealer, Deal
from engine.cards import DECK, Seat
from engine.game import start
from engine.players.player import act
from engine.rules import FirstDealer, Rules, Variant
from engine.state import replay
from engine.view import view
from tests.engine.acting import do

FROZEN = {
    ("baseline", "lliure"): "5c4dd2cc587740b2",
    ("baseline", "obligada"): "5c4dd2cc587740b2",
    ("yardstick", "lliure"): "50c867821f02e421",
    ("yardstick", "obligada"): "3701beb59f2e6ed4",
}
"""What four hands of each come to. In obligada baseline throws nothing that lliure forbids."""


@pytest.mark.parametrize(("level", "variant"), FROZEN)
def test_what_others_are_measured_against_does_the_same_for_ever(level: str, variant: str) -> None:
    told = "\n".join(
        repr(action) for board in range(4) for action in _hand(level, Variant(variant), board)
    )
    assert sha256(told.encode()).hexdigest()[:16] == FROZEN[level, variant]


def _hand(level: str, variant: Variant, board: int) -> list[Action]:
    """All that four players of a level do in a hand."""
    deck = list(DECK)
    Random(board).shuffle(deck)
    state = replay(start(Rules(variant=variant, first_dealer=FirstDealer.RANDOM)))
    for action in (AppointDealer(Seat(board)), Deal(tuple(deck))):
        state = do(state, action)
    done: list[Action] = []
    while state.hand is not None:
        turn = state.hand.open.turn
        assert turn is not None
        done.append(act(view(state, turn), level, len(done)))
        state = do(state, done[-1])
    return done
