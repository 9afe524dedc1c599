"""How long exact values take, by the number of cards each; always the same positions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from bot.bench.figures import Figures, percentile
from bot.bench.positions import positions
from bot.computers import speed
from engine.players import solver
from engine.players.position import Position
from engine.players.solver import Solution
from engine.rules import Rules, Variant

Solve = Callable[[Position], Solution]

BOARDS = {8: 200, 10: 60, 12: 40}
"""By cards each; twelve take seconds, the longest of them very long."""
PLAIN_BOARDS = 20
"""Of eight cards each: a hundred times slower, if not compiled."""


def measure(progress: Callable[[str], None]) -> Figures:
    """Milliseconds of this process's own time, and nodes, for a position's value.

    Compiled, if it is; as it stands, for eight cards each, the first of the same positions.
    """
    figures: dict[str, float | int | str | None] = {}
    if speed.is_compiled():
        for cards, boards in BOARDS.items():
            for variant in Variant:
                name = f"compiled.{variant}.{cards}"
                progress(f"{name}: {boards} positions")
                rules = Rules(variant=variant)
                figures |= _measure(name, solver.solve, positions(boards, cards, rules))
        progress("compiled.lliure.8.each_card")
        each = positions(BOARDS[8], 8, Rules())
        figures |= _measure("compiled.lliure.8.each_card", solver.solve_cards, each)
    progress(f"plain.lliure.8: {PLAIN_BOARDS} positions")
    plain: Solve = speed.as_it_stands("engine.players.solver").solve
    figures |= _measure("plain.lliure.8", plain, positions(PLAIN_BOARDS, 8, Rules()))
    return figures


def _measure(name: str, solve: Solve, boards: Iterable[Position]) -> Figures:
    milliseconds: list[float] = []
    nodes: list[int] = []
    for position in boards:
        begin = time.process_time()
        solution = solve(position)
        milliseconds.append((time.process_time() - begin) * 1000)
        nodes.append(solution.nodes)
    return {
        f"{name}.ms_median": percentile(milliseconds, 50),
        f"{name}.ms_p90": percentile(milliseconds, 90),
        f"{name}.nodes_median": percentile(nodes, 50),
        f"{name}.nodes_a_second": sum(nodes) / sum(milliseconds) * 1000,
    }
