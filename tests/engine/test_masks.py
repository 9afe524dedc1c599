"""The laws of a trick at both of their speeds: the same answers, card for card."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from bot.computers import speed
from engine import masks
from engine.cards import DECK, HIGHER, SUIT_MASK_OF, SUIT_MASKS
from engine.rules import Duty, Restraint

plain = speed.as_it_stands("engine.masks")


def test_the_plain_laws_are_not_the_compiled_ones() -> None:
    assert plain.__file__ is not None
    assert plain.__file__.endswith(".py")
    assert plain is not masks


@pytest.mark.skipif(not speed.is_compiled(), reason="there is one speed here: nothing is compiled")
def test_both_speeds_judge_alike() -> None:
    random = Random(0)
    for _ in range(30_000):
        hand = random.getrandbits(48) & random.getrandbits(48)
        led, best = random.randrange(48), 1 << random.randrange(48)
        trumps, ways = random.choice(SUIT_MASKS), random.choice((0, *range(1, 16, 2)))
        laid, partner_winning = random.randrange(4), random.random() < 0.5
        question = (hand, SUIT_MASK_OF[led], best, laid, partner_winning, trumps, ways)
        judged = masks.judge(*question)
        assert judged == plain.judge(*question)
        assert masks.playable(*question) == plain.playable(*question)
        assert masks.duty_in(judged) == plain.duty_in(judged) < len(Duty)
        assert masks.restraint_in(judged) == plain.restraint_in(judged) < len(Restraint)
        assert masks.cards_in(judged) == plain.cards_in(judged)
        assert masks.lowest_of_each_suit(hand) == plain.lowest_of_each_suit(hand)


@pytest.mark.parametrize("laws", [masks, plain], ids=["in use", "plain"])
def test_cards_are_what_the_deck_says(laws: ModuleType) -> None:
    for card in DECK:
        assert laws.points_of(card.mask) == card.points
        assert laws.suit_of(card.mask) == SUIT_MASK_OF[card.bit]
        for trumps in SUIT_MASKS:
            higher = HIGHER[card.bit] | (0 if card.mask & trumps else trumps)
            assert laws.taking(SUIT_MASK_OF[card.bit], card.mask, trumps) == higher
