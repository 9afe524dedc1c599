"""The engine's law of a trick and the naive one, side by side on random situations."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, Trump, cards_of, mask_of
from engine.rules import Duty, Restraint, Rules, explain, playable, winning_position
from tests.engine import naive
from tests.engine.laws import naive_options
from tests.engine.strategies import Situation, cards, rules, situation, trumps

A_BATCH = 25
"""Situations to an example: drawing is slow, judging is quick."""


@given(st.integers(0, 2**32), rules)
@settings(max_examples=200)
def test_both_allow_the_same_cards(seed: int, rules: Rules) -> None:
    random = Random(seed)
    for _ in range(A_BATCH):
        asked = situation(random, rules)
        expected = naive.legal(
            frozenset(card.value for card in asked.hand),
            [card.value for card in asked.table],
            asked.trump.suit and asked.trump.suit.value,
            naive_options(rules),
        )
        legal = _playable(asked, rules)
        assert {card.value for card in legal} == expected
        _hold_the_explanation(asked, legal)


@given(st.lists(cards, min_size=1, max_size=4, unique=True), trumps)
@settings(max_examples=500)
def test_both_find_the_same_winner(table: list[Card], trump: Trump) -> None:
    position = winning_position([card.bit for card in table], trump.ordinal)
    assert position == naive.winner([card.value for card in table], trump.suit)


def _hold_the_explanation(situation: Situation, legal: set[Card]) -> None:
    """What `explain` says is what `playable` does."""
    hand, table, trump, rules = situation
    duty, restraint, cause = explain(mask_of(hand), [card.bit for card in table], trump, rules)
    assert legal
    assert legal <= hand
    lliure = _playable(situation, Rules())
    assert (restraint is Restraint.NONE) == (legal == lliure)
    if not table:
        assert (duty, restraint, cause) == (Duty.LEAD, Restraint.NONE, None)
        assert legal == hand
        return
    winning = naive.winner([card.value for card in table], trump.suit)
    assert cause is table[winning]
    partner_winning = winning == len(table) - 2
    following = {card for card in hand if card.suit is table[0].suit}
    taking = {card for card in hand if naive.winner([*table, card], trump.suit) == len(table)}
    ruffed = cause.suit is not table[0].suit
    trumps = {card for card in hand if card.suit is trump.suit}
    match duty:
        case Duty.FOLLOW_PARTNER:
            assert partner_winning
            assert lliure == following
        case Duty.FOLLOW_RUFFED:
            assert ruffed
            assert not partner_winning
            assert lliure == following
        case Duty.BEAT:
            assert not partner_winning
            assert legal == following & taking
        case Duty.CANNOT_BEAT:
            assert not partner_winning
            assert not following & taking
            assert lliure == following
        case Duty.RUFF | Duty.OVER_RUFF:
            assert not following
            assert not partner_winning
            assert legal == taking
            assert legal <= trumps
            assert (duty is Duty.OVER_RUFF) == (cause.suit is trump.suit)
        case Duty.CANNOT_OVER_RUFF:
            assert trumps
            assert not following | taking
            assert cause.suit is trump.suit
            assert lliure == hand
        case Duty.VOID:
            assert not following | trumps
            assert not partner_winning
            assert lliure == hand
        case Duty.VOID_PARTNER:
            assert not following
            assert partner_winning
            assert lliure == hand
        case _:
            raise AssertionError(f"expected a duty that can bind here: {duty}")
    _hold_the_restraint(situation, restraint, legal, lliure, taking)


def _hold_the_restraint(
    situation: Situation,
    restraint: Restraint,
    legal: set[Card],
    lliure: set[Card],
    taking: set[Card],
) -> None:
    """Each word of a restraint is what may still be thrown."""
    lowest = {
        card
        for card in lliure
        if card.strength
        == min(other.strength for other in situation.hand if other.suit is card.suit)
    }
    scoring = {card for card in lliure if card.points}
    expected = {
        Restraint.NONE: lliure,
        Restraint.LOWEST: lowest,
        Restraint.LOWEST_OR_LOAD: lowest | scoring,
        Restraint.VALUE_OR_LOWEST: lowest | scoring,
        Restraint.TAKE_VALUE_OR_LOWEST: lowest | scoring | (taking & lliure),
    }
    assert legal == expected[restraint]


def _playable(situation: Situation, rules: Rules) -> set[Card]:
    trick = [card.bit for card in situation.table]
    legal = playable(mask_of(situation.hand), trick, situation.trump.ordinal, rules)
    return set(cards_of(legal))
