"""The benches of the engine and the solver, on few positions; nothing is said of their speed."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.bench import moves, solving
from bot.bench.positions import BOTIFARRA, positions
from bot.computers import speed
from engine.cards import SUIT_MASKS
from engine.rules import Rules


def test_the_positions_are_always_the_same_and_between_two_tricks() -> None:
    some = list(positions(10, 8, Rules()))
    assert some == list(positions(10, 8, Rules()))
    for number, position in enumerate(some):
        assert [hand.bit_count() for hand in position.hands] == [8] * 4
        assert position.laid == 0
        assert sum(position.points) + position.at_stake == 72
        assert (position.trumps == SUIT_MASKS[BOTIFARRA]) == (number % 5 == 4)


def test_moves_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(moves, "BOARDS", 4)
    assert main(["bench", "engine", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["plain.moves_a_second"] > 0
    assert ("compiled.moves_a_second" in figures) == speed.is_compiled()


def test_values_are_timed_at_both_speeds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(solving, "BOARDS", {8: 2})
    monkeypatch.setattr(solving, "PLAIN_BOARDS", 2)
    assert main(["bench", "solver", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["plain.lliure.8.nodes_median"] > 0
    if speed.is_compiled():
        compiled = figures["compiled.lliure.8.nodes_median"]
        assert compiled == figures["plain.lliure.8.nodes_median"]
