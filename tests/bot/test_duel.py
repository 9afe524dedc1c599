"""`botifarra duel`: duplicate boards, the same however they are played, and a run that goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.bench.duel import figures, play_board
from engine.rules import FirstDealer, Rules

RULES = Rules(first_dealer=FirstDealer.RANDOM)


def test_a_level_is_as_good_as_itself_on_every_board() -> None:
    for number in range(4):
        board = play_board(("baseline", "baseline"), number, RULES, calls=True, seed=1)
        assert sum(board.points) == 0
        assert sum(board.written) == 0


def test_changing_names_changes_the_sign() -> None:
    there = play_board(("baseline", "easy"), 3, RULES, calls=False, seed=1)
    back = play_board(("easy", "baseline"), 3, RULES, calls=False, seed=1)
    assert sum(there.points) == -sum(back.points)


def test_figures_are_a_hand_and_their_error_from_board_to_board() -> None:
    board = play_board(("baseline", "baseline"), 0, RULES, calls=False, seed=1)
    boards = [
        replace(board, points=(4, 0), written=(8, 0)),
        replace(board, points=(2, -2), written=(0, 0)),
        replace(board, points=(-6, 2), written=(-8, 0)),
    ]
    found = figures(boards)
    assert found["points_a_hand"] == pytest.approx(0.0)
    assert found["points_error"] == pytest.approx(2 / 3**0.5)
    assert (found["boards_won"], found["boards_lost"]) == (1, 1)


def _duel(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    names = ("baseline", "random")
    assert main(["duel", *names, "--json", "--boards", "6", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {name: value for name, value in found.items() if "ms" not in name}


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = _duel(capsys, "--processes", "2")
    file = tmp_path / "boards"
    assert _duel(capsys, "--processes", "1", "--keep", str(file)) == whole
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:4]) + "\n" + lines[4][:20])  # it was killed while writing
    assert _duel(capsys, "--processes", "1", "--keep", str(file)) == whole
    assert _duel(capsys, "--processes", "1", "--keep", str(file)) == whole


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["baseline", "grandmaster"], "expected one of"),
        (["baseline", "easy", "--keep", "{file}"], "expected the boards of this duel"),
        (["baseline", "easy", "--keep", "{file}/boards"], "boards"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    arguments: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other"
    file.write_text('{"a": "easy"}\n')
    assert main(["duel", *(text.format(file=file) for text in arguments)]) == 2
    error = capsys.readouterr().err
    assert expected in error
    assert len(error.splitlines()) == 1
