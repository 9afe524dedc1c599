"""The state of the match: 97–60 is not 0–0."""

from __future__ import annotations

import pytest

from engine.players.equity import chance, worths
from engine.rules import Rules


def test_early_on_points_are_points() -> None:
    assert worths(Rules(), (0, 0), 0, 1, 0, 0) == tuple(float(each - 36) for each in range(73))


@pytest.mark.parametrize("rules", [Rules(), Rules(quick=True), Rules(target=36)])
@pytest.mark.parametrize("totals", [(0, 0), (30, 20), (35, 35), (0, 35)])
def test_more_points_are_never_worse(rules: Rules, totals: tuple[int, int]) -> None:
    for pair in (0, 1):
        found = worths(rules, totals, 4, 4, pair, 0)
        assert list(found) == sorted(found)


def test_near_the_end_what_wins_the_match_is_worth_most() -> None:
    found = worths(Rules(), (97, 60), 8, 1, 0, 1)
    assert found[40] == found[72]  # four points are enough, more are nothing more
    assert found[40] - found[36] > found[36] - found[32]


def test_chances_of_both_pairs_make_a_whole() -> None:
    for written in (-20, 0, 8, 70):
        ours = chance(Rules(), (80, 66), 5, written, 0, 1)
        theirs = chance(Rules(), (80, 66), 5, -written, 1, 1)
        assert ours + theirs == pytest.approx(1.0, abs=0.02)


def test_the_last_hand_of_a_quick_game_decides() -> None:
    assert chance(Rules(quick=True), (20, 24), 4, 6, 0, 0) == 1.0
    assert chance(Rules(quick=True), (20, 24), 4, 2, 0, 0) == 0.0
