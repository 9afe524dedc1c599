"""Actions one after another: the state after them, or the code with which one is refused."""

from __future__ import annotations

import pytest

from engine.actions import Action
from engine.cards import Seat
from engine.errors import IllegalAction, Refusal
from engine.game import apply
from engine.state import State, evolve


def do(state: State, *actions: Action) -> State:
    """The state after these actions, all of which are legal."""
    for action in actions:
        for event in apply(state, action):
            state = evolve(state, event)
    return state


def refused(state: State, action: Action) -> Refusal:
    """Why this action is refused, as it must be."""
    with pytest.raises(IllegalAction) as illegal:
        apply(state, action)
    return illegal.value.code


def turn_of(state: State) -> Seat:
    """Whose turn it is to play a card."""
    assert state.hand is not None
    assert state.hand.open.turn is not None
    return state.hand.open.turn
