"""The engine's law of a trick and the naive one, side by side on random situations."""

from __future__ import annotations

from hypothesis import example, given, settings

from engine.cards import Card, Trump, cards_of, mask_of
from engine.rules import Duty, Restraint, Rules, Variant, explain, playable, winning_position
from tests.engine import naive
from tests.engine.strategies import Situation, cards, situations, trumps
from tests.engine.test_perft import naive_options

_LOAD = Situation(
    hand=frozenset(map(Card, ("1C", "8C", "2C", "4B"))),
    table=(Card("5O"),),
    trump=Trump.OROS,
    rules=Rules(variant=Variant.OBLIGADA),
)


@given(situations)
@example(_LOAD)
@settings(max_examples=4000)
def test_both_allow_the_same_cards(situation: Situation) -> None:
    hand, table, trump, rules = situation
    expected = naive.legal(
        frozenset(card.value for card in hand),
        [card.value for card in table],
        trump.suit and trump.suit.value,
        naive_options(rules),
    )
    trick = [card.bit for card in table]
    legal = playable(mask_of(hand), trick, trump.ordinal, rules)
    assert {card.value for card in cards_of(legal)} == expected
    _hold_the_explanation(situation, set(cards_of(legal)))


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
