"""A position against the kept counts of perft, and what can't be one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card, Trump, mask_of
from engine.players.position import Position
from engine.rules import Rules
from tests.engine.notation import read_rules
from tests.engine.perft import DEALS, each
from tests.engine.players.deals import cards, small_positions

HANDS = tuple(mask_of(Card(text) for text in hand) for hand in (("9O",), ("1O",), ("2C",), ("3C",)))


@each(DEALS)
def test_positions_come_to_the_kept_counts(deal: dict[str, Any]) -> None:
    hands = [mask_of(Card(text) for text in hand) for hand in deal["hands"]]
    trump = Trump(deal["trump"] or "botifarra").ordinal
    for text, kept in deal["counts"].items():
        counts = [0] * len(kept)
        _walk(Position.of(hands, deal["leader"], trump, read_rules(text)), counts)
        assert counts == kept, text


def _walk(position: Position, counts: list[int]) -> None:
    for card in cards(position.legal):
        after = position.apply(card)
        if not after.laid:
            counts[len(counts) - after.hands[0].bit_count() - 1] += 1
        _walk(after, counts)


def test_all_points_are_won_by_somebody() -> None:
    for start in small_positions(200, 8, Rules(), seed=5):
        position, total = start, sum(start.points) + start.at_stake
        while not position.over:
            position = position.apply(next(cards(position.legal)))
            assert sum(position.points) + position.at_stake == total
        assert sum(position.points) == total
        assert position.legal == 0


def test_a_trick_is_taken_by_its_best_card_and_its_taker_leads() -> None:
    position = Position.of(HANDS, 1, Trump.COPES.ordinal, Rules())
    for card in (HANDS[1], HANDS[2], HANDS[3]):
        assert position.legal == card
        position = position.apply(card)
    assert (position.turn, position.winner, position.table) == (0, 3, 4)
    position = position.apply(HANDS[0])
    assert (position.turn, position.points, position.over) == (3, (0, 10), True)


def test_a_trick_may_have_begun() -> None:
    leading = Position.of(HANDS, 0, 4, Rules())
    begun = Position.of((0, *HANDS[1:]), 0, 4, Rules(), trick=[HANDS[0]])
    assert begun == leading.apply(HANDS[0])


@pytest.mark.parametrize(
    ("hands", "trick", "leader", "expected"),
    [
        (HANDS[:3], (), 0, "four hands"),
        (HANDS, (), 4, "a leader from 0 to 3"),
        (HANDS, (1, 2, 4, 8), 0, "at most 3 cards"),
        ((*HANDS[:3], 0), (), 0, "as many cards from each"),
        ((0, *HANDS[1:]), (3,), 0, "one each in the trick"),
        ((0x1FFF, 0, 0, 0), (), 0, "as many cards from each"),
        (tuple(0x1FFF << 13 * seat for seat in range(4)), (), 0, "12 at most"),
        ((HANDS[0], HANDS[0], HANDS[2], HANDS[3]), (), 0, "each card once"),
        ((1 << 48, *HANDS[1:]), (), 0, "each card once"),
    ],
)
def test_what_four_players_cannot_hold(
    hands: tuple[int, ...], trick: tuple[int, ...], leader: int, expected: str
) -> None:
    with pytest.raises(ValueError, match=expected):
        Position.of(hands, leader, 0, Rules(), trick=trick)
