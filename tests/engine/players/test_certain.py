"""What is certain of a trick: exactly what holds in every possible deal, by the naive rules."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.cards import Card, Mask, Seat, cards_of, mask_of
from engine.players.certain import above, may_hold, opponents_may_hold, threats, unseen
from engine.players.seen import seen
from engine.rules import Rules
from tests.engine.players.known import RULES, captures, positions, takes


@pytest.mark.parametrize("rules", RULES[:2], ids=lambda rules: rules.variant)
def test_it_is_what_all_possible_deals_say(rules: Rules) -> None:
    harmless = 0
    for position in positions(rules, seed=3, early=0, late=80):
        known, me = seen(position.view), position.me
        held = {seat: union(deal[seat] for deal in position.deals) for seat in range(4)}
        for seat in set(range(4)) - {me}:
            assert held[seat] == {
                card.value for card in cards_of(unseen(known)) if may_hold(known, seat, card.mask)
            }
        sides = held[(me + 1) % 4] | held[(me + 3) % 4]
        assert texts(opponents_may_hold(known, unseen(known))) == sides
        for card in position.view.cards:
            if position.table and not takes(position, card.value):
                continue
            suit = Card(position.table[0]).suit if position.table else card.suit
            danger = texts(threats(known, 0xFFF << 12 * suit.ordinal, card.mask))
            real = union(
                captures(position, deal, card.value, pair=(me + 1) % 2) for deal in position.deals
            )
            assert danger == real if position.table else real <= danger <= held[(me + 3) % 4] | real
            trumps = {one for one in sides if one[-1] == position.trump != suit.value}
            harmless += len(position.table) < 3 and not trumps <= danger
    assert harmless, "expected trumps that can't ruff, for want of a way out of the suit"


def test_nobody_holds_what_has_no_place() -> None:
    """Who has laid a last card holds nothing any more."""
    for position in positions(RULES[0], seed=4, early=0, late=40):
        known = seen(position.view)
        for seat in Seat:
            if not known.left[seat]:
                assert not any(may_hold(known, seat, card.mask) for card in cards_of(unseen(known)))


def test_stronger_cards_are_of_the_suit() -> None:
    four = mask_of(map(Card, ["9O", "2O", "9C", "1E"]))
    assert texts(above(four, Card("12O").mask)) == {"9O"}
    assert texts(above(four, Card("12E").mask)) == {"1E"}
    assert not above(four, Card("9C").mask)


def union(sets: Iterable[Iterable[str]]) -> set[str]:
    return {card for each in sets for card in each}


def texts(cards: Mask) -> set[str]:
    return {card.value for card in cards_of(cards)}
