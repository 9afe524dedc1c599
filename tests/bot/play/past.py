"""What has happened in a match before a script begins: its log, made by the engine; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.tables.events import ProfileNamed, TableEvent
from bot.tables.opening import opening
from bot.tables.seating import Owner
from engine.actions import Action, Call, NameTrump, Pass
from engine.cards import Trump
from engine.codec import EVENTS
from engine.events import Event
from engine.game import apply, legal_actions
from engine.profiles import PROFILES
from engine.state import State, evolve, replay
from tests.bot.play.hands import JOAN, MARTA, ONA, PERE, Hands, dealing, turned


def quiet_calls(trump: Trump) -> tuple[Action, ...]:
    """Joan names trumps and nobody calls."""
    return NameTrump(JOAN, trump), Pass(ONA), Pass(MARTA)


def contro(trump: Trump) -> tuple[Action, ...]:
    """Joan names trumps, Ona doubles, and that is that."""
    return NameTrump(JOAN, trump), Call(ONA), Pass(PERE), Pass(JOAN)


def history(
    owners: Sequence[Owner], hands: Hands, before: Sequence[Action], cards: int, **rules: Any
) -> tuple[TableEvent, ...]:
    """The log of a match in its first hand: `cards` were played, each the first legal one."""
    decks = iter((turned(), dealing(hands)))
    all_rules = replace(PROFILES["lliure"].rules, **rules)
    log = list(opening(ProfileNamed("lliure"), all_rules, owners, lambda: next(decks)))
    state = replay(event for event in log if EVENTS.knows(event))
    for action in before:
        state = _go_on(log, state, apply(state, action))
    for _ in range(cards):
        assert state.hand is not None
        assert state.hand.open.turn is not None
        first = legal_actions(state, state.hand.open.turn)[0]
        state = _go_on(log, state, apply(state, first))
    return tuple(log)


def _go_on(log: list[TableEvent], state: State, events: Sequence[Event]) -> State:
    for event in events:
        log.append(event)
        state = evolve(state, event)
    return state
