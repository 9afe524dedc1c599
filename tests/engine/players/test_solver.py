"""The solver against trying everything, within its bounds, and at both of its speeds."""

from __future__ import annotations

from types import ModuleType

import pytest

from bot.computers import speed
from engine.cards import Card, mask_of
from engine.players import solver
from engine.players.position import Position
from engine.players.solver import Bounds, solve, solve_cards
from engine.rules import Rules
from tests.engine.laws import EVERY_LAW
from tests.engine.notation import write_rules
from tests.engine.players.deals import brute_force, cards, small_positions

POSITIONS = 240
"""For each of the nine laws: 2,160 in all."""


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The solver as it stands, whether it is compiled or not."""
    return speed.as_it_stands("engine.players.solver")


@pytest.mark.parametrize("rules", EVERY_LAW, ids=write_rules)
def test_values_are_those_of_trying_everything(rules: Rules) -> None:
    for position in small_positions(POSITIONS, 5, rules, seed=1):
        _hold(position)


def _hold(position: Position) -> None:
    known: dict[Position, int] = {}
    pair = position.turn & 1
    total = sum(position.points) + position.at_stake

    def worth(at: Position) -> int:
        value = brute_force(at, known)
        return total - value if pair else value

    assert solve(position).bounds == Bounds(worth(position), worth(position))
    solution = solve_cards(position)
    assert solution.bounds == Bounds(worth(position), worth(position))
    assert solution.cards == {
        card: Bounds(worth(position.apply(card)), worth(position.apply(card)))
        for card in cards(position.legal)
    }


@pytest.mark.parametrize("rules", EVERY_LAW, ids=write_rules)
def test_a_search_that_is_cut_short_gives_true_bounds(rules: Rules) -> None:
    for number, position in enumerate(small_positions(40, 6, rules, seed=2)):
        exact, each = solve(position), solve_cards(position)
        assert exact.bounds.exact
        limit = number % 8 * 5
        for whole, short in (
            (exact, solve(position, nodes=limit)),
            (each, solve_cards(position, nodes=limit)),
        ):
            assert short.bounds.low <= whole.bounds.low <= short.bounds.high
            for card, bounds in whole.cards.items():
                assert short.cards[card].low <= bounds.low <= short.cards[card].high
            if whole.nodes > limit:
                # One more is counted, when the search notices, and one for each later question.
                assert short.nodes <= limit + 1 + len(short.cards)


@pytest.mark.skipif(not speed.is_compiled(), reason="there is one speed here: nothing is compiled")
@pytest.mark.parametrize("rules", EVERY_LAW, ids=write_rules)
def test_both_speeds_find_the_same_after_as_many_nodes(rules: Rules, plain: ModuleType) -> None:
    for number, position in enumerate(small_positions(12, 7, rules, seed=3)):
        for ask in ("solve", "solve_cards"):
            limit = 50 * number if number % 2 else solver.UNLIMITED
            assert getattr(plain, ask)(position, limit) == getattr(solver, ask)(position, limit)


def test_the_best_card_keeps_what_a_position_is_worth() -> None:
    for position in small_positions(20, 6, Rules(), seed=4):
        total = sum(position.points) + position.at_stake
        at, worth = position, solve(position).bounds.low
        while not at.over:
            solution = solve_cards(at)
            assert solution.bounds == Bounds(worth, worth)
            after = at.apply(max(solution.cards, key=lambda card: solution.cards[card]))
            if (after.turn ^ at.turn) & 1:
                worth = total - worth
            at = after
        assert at.points[at.turn & 1] == worth


def test_nothing_left_to_play_is_worth_what_was_won() -> None:
    hands = [mask_of([Card(text)]) for text in ("9O", "1O", "12O", "11O")]
    position = Position.of(hands, 0, 0, Rules(), points=(30, 27))
    for card in (hands[0], hands[1], hands[2], hands[3]):
        position = position.apply(card)
    assert solve(position).bounds == Bounds(45, 45)
    with pytest.raises(ValueError, match="a card is to be played"):
        solve_cards(position)
