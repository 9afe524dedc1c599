"""The bench of the pictures, on few of them; nothing is said of their speed."""

from __future__ import annotations

from bot.bench.composing import measure
from bot.pictures.canvas import MOST_BYTES


def test_every_kind_is_timed_and_weighed() -> None:
    figures = measure(repeats=1)
    for kind in ("trick", "board", "course", "rules", "position"):
        taken, weight = figures[f"{kind}.ms_median"], figures[f"{kind}.kb_most"]
        assert isinstance(taken, float)
        assert taken > 0
        assert isinstance(weight, float)
        assert 20 < weight <= MOST_BYTES / 1000
