"""The benches that start the program, on as little as they measure; nothing is said of speed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.__main__ import main
from bot.bench import sleepers
from bot.bench.forgery import over_http

Capture = pytest.CaptureFixture[str]


def _figures(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """What a bench finds that ends well."""
    assert main(["bench", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_game_is_counted_from_its_cards_to_its_answers(capsys: Capture) -> None:
    found = _figures(capsys, "bot", "--games", "1", "--pace", "fast", "--hands", "1")
    assert (found["begun"], found["hands"], found["cards"]) == (1, 1, 48)
    assert found["taps"] >= 48
    assert found["taps.unanswered"] == found["refused_429"] == 0
    assert found["play.calls_a_card"] == pytest.approx(
        found["play.private_a_card"] + found["play.group_a_card"]
    )
    assert 0 < found["age.card_median"] <= found["age.card_p99"]
    assert found["bot.cpu_seconds"] > 0


def test_a_bot_that_ends_before_its_games_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("KEEP_DAYS", "for ever")
    assert main(["bench", "bot", "--games", "1"]) == 1
    output, error = capsys.readouterr()
    assert output == ""
    assert error.startswith("the bot ended before the games did: ")
    assert "KEEP_DAYS is not valid" in error


def test_a_tap_is_measured_beside_as_many_calls_of_a_bare_bot(capsys: Capture) -> None:
    found = _figures(capsys, "tap", "--tables", "1", "--hands", "1")
    assert found["taps"] == found["calls.answerCallbackQuery"] >= 48
    assert found["bare.calls_a_tap"] == pytest.approx(found["calls_a_tap"], rel=0.05)
    assert found["cpu.to_bare"] == pytest.approx(found["cpu.ms_a_tap"] / found["cpu.bare_ms_a_tap"])


def test_a_start_shows_nothing_of_matches_that_sleep_and_they_can_be_woken(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(sleepers, "QUIET_SECONDS", 1.0)
    found = _figures(capsys, "sleepers", "--matches", "12", "--few", "1", "--many", "3")
    assert found["start.calls"] < 19 + 12  # those of every start, and not one a match
    assert min(found[f"{name}_mb"] for name in ("live.few", "live.many")) > 10
    assert found["live.start_seconds"] > 0


def test_people_tap_while_computers_play_elsewhere(capsys: Capture) -> None:
    found = _figures(capsys, "computers", "--groups", "1", "--seconds", "4")
    assert found["taps"] > 0
    assert found["taps.unanswered"] == found["refused_429"] == 0
    assert found["calls.to_computers"] > 0


def test_forged_updates_and_a_flood_over_http_leave_everybody_in_peace(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for name, seconds in (("QUIET_SECONDS", 0.5), ("TURN_SECONDS", 1.5), ("CALM_SECONDS", 0.2)):
        monkeypatch.setattr(over_http, name, seconds)
    monkeypatch.setattr(over_http, "TURNS", 1)
    found = _figures(capsys, "forgery", "--http", "--updates", "150")
    assert found["updates"] == 150
    assert found["stuck_at"] is None
    assert found["findings"] == found["quiet.unanswered"] == 0
    assert found["quiet.taps"] > 0
    assert found["memory.end_mb"] > 10
