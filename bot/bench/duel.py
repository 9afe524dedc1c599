"""Duplicate duels between two levels: each deal is played twice, the pairs changing sides.

Promises: real hands of the real engine, each player with its own view; the same board for the same
seed and number. Leaves to others: many processes, progress, files.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random

from bot.bench.figures import Figures, percentile
from engine.actions import Action, AppointDealer, Deal, Pass, PlayCard
from engine.cards import DECK, Card, Seat
from engine.game import apply, start
from engine.players.player import act
from engine.rules import Rules
from engine.state import Phase, State, evolve, replay
from engine.view import view


@dataclass(frozen=True, slots=True)
class Board:
    """What one deal, played twice, has brought: by level A, hand by hand."""

    number: int
    points: tuple[int, int]
    """A's points above 36, first with A on seats 0 and 2."""
    written: tuple[int, int]
    """What A wrote, less what B wrote."""
    times: tuple[tuple[float, ...], tuple[float, ...]]
    """Milliseconds of processor time of each decision about a card that was one: A's, B's."""


def play_board(levels: tuple[str, str], number: int, rules: Rules, calls: bool, seed: int) -> Board:
    """One board; without `calls` everybody passes."""
    random = Random(f"{seed} {number}")
    deck = list(DECK)
    random.shuffle(deck)
    points, written = [], []
    times: tuple[list[float], list[float]] = ([], [])
    for swapped in (0, 1):
        state = _dealt(rules, Seat(number % 4), deck)
        while state.hand is not None:
            seat = _asked(state)
            side = seat % 2 ^ swapped
            seen = view(state, seat)
            begin = time.process_time()
            action: Action = Pass(seat)
            if calls or state.phase is not Phase.CALLS:
                action = act(seen, levels[side], random.getrandbits(63))
            if isinstance(action, PlayCard) and len(seen.actions) > 1:
                times[side].append((time.process_time() - begin) * 1000)
            state = _after(state, action)
        hand = state.finished[-1]
        points.append(hand.points[swapped] - 36)
        written.append(hand.written[swapped] - hand.written[1 - swapped])
    return Board(
        number,
        (points[0], points[1]),
        (written[0], written[1]),
        (tuple(times[0]), tuple(times[1])),
    )


def figures(boards: Iterable[Board]) -> Figures:
    """A hand on average, with its standard error (from board to board), and what it took."""
    played = list(boards)
    found: dict[str, float | int | None] = {"boards": len(played)}
    for name in ("points", "written"):
        means = [sum(getattr(board, name)) / 2 for board in played]
        mean = sum(means) / len(means)
        variance = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
        found[f"{name}_a_hand"] = mean
        found[f"{name}_error"] = sqrt(variance / len(means))
    found["boards_won"] = sum(sum(board.points) > 0 for board in played)
    found["boards_lost"] = sum(sum(board.points) < 0 for board in played)
    for side, name in enumerate("ab"):
        spent = [each for board in played for each in board.times[side]]
        found[f"{name}.ms_mean"] = sum(spent) / len(spent) if spent else None
        found[f"{name}.ms_p95"] = percentile(spent, 95)
    return found


def _dealt(rules: Rules, dealer: Seat, deck: list[Card]) -> State:
    state = replay(start(rules))
    for action in (AppointDealer(dealer), Deal(tuple(deck))):
        state = _after(state, action)
    return state


def _asked(state: State) -> Seat:
    assert state.hand is not None
    turn = state.hand.open.turn
    assert turn is not None
    return turn


def _after(state: State, action: Action) -> State:
    for event in apply(state, action):
        state = evolve(state, event)
    return state
