"""How fast positions of card play follow each other, beside OpenSpiel where that is installed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from importlib import import_module
from random import Random
from typing import Any

from bot.bench.figures import Figures
from bot.bench.positions import positions
from bot.computers import speed
from engine.players.position import Position
from engine.rules import Rules

BOARDS = 400
REPEATS = 5
SPADES_BIDS = 52
"""OpenSpiel numbers a card's play by the card, and what is bid from here on."""


def measure() -> Figures:
    """Moves a second, one by one from Python: what is legal, and playing the first of it.

    The best of several runs, of this process's own time. OpenSpiel's spades is asked for the same
    after the deal and the bids: once as here, a new state for each move, and once in place.
    """
    starts = list(positions(BOARDS, 12, Rules()))
    figures: dict[str, float] = {"plain.moves_a_second": _best(lambda: _play(_plain(starts)))}
    if speed.is_compiled():
        figures["compiled.moves_a_second"] = _best(lambda: _play(starts))
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return figures
    figures["openspiel.moves_a_second"] = _best(lambda: _play_spades(_spades(spiel)))
    figures["openspiel.in_place_a_second"] = _best(lambda: _play_spades_in_place(_spades(spiel)))
    for name in ("moves", "in_place"):
        ratio = figures["plain.moves_a_second"] / figures[f"openspiel.{name}_a_second"]
        figures[f"plain.to_openspiel_{name}"] = ratio
    return figures


def _best(run: Callable[[], float]) -> float:
    return max(run() for _ in range(REPEATS))


def _plain(starts: Iterable[Position]) -> list[Position]:
    """The same positions, of a class that is not compiled, nor anything below it."""
    plain = speed.as_it_stands("engine.players.position").Position
    return [plain(*start) for start in starts]


def _play(starts: list[Position]) -> float:
    moves = 0
    begin = time.process_time()
    for start in starts:
        position = start
        while cards := position.legal:
            position = position.apply(cards & -cards)
            moves += 1
    return moves / (time.process_time() - begin)


def _spades(spiel: Any) -> list[Any]:
    """Deals of spades, bid at random, at the first lead."""
    game, random, states = spiel.load_game("spades"), Random(0), []
    for _ in range(BOARDS // 4):
        state = game.new_initial_state()
        while state.is_chance_node() or state.legal_actions()[0] >= SPADES_BIDS:
            state.apply_action(random.choice(state.legal_actions()))
        states.append(state)
    return states


def _play_spades(starts: list[Any]) -> float:
    moves = 0
    begin = time.process_time()
    for start in starts:
        state = start
        while not state.is_terminal():
            state = state.child(state.legal_actions()[0])
            moves += 1
    return moves / (time.process_time() - begin)


def _play_spades_in_place(states: list[Any]) -> float:
    moves = 0
    begin = time.process_time()
    for state in states:
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            moves += 1
    return moves / (time.process_time() - begin)
