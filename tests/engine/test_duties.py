"""Why only some cards are legal: an example of every duty and of every restraint."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Card, Trump, mask_of
from engine.rules import Duty, PartnerWinning, Restraint, Rules, Variant, explain

LLIURE, OBLIGADA = Rules(), Rules(variant=Variant.OBLIGADA)
HELD_BACK = replace(OBLIGADA, overtake_partner_free=False)
FREE = replace(OBLIGADA, partner_winning=PartnerWinning.FREE)


OWED: list[tuple[str, str, Duty, str | None]] = [
    ("9C 2E", "", Duty.LEAD, None),
    ("9C 2C", "12C 3C", Duty.FOLLOW_PARTNER, "12C"),
    ("9C 2C", "12C 3O", Duty.FOLLOW_RUFFED, "3O"),
    ("9C 2C", "12C", Duty.BEAT, "12C"),
    ("9C 2C", "3C 2E 12C", Duty.BEAT, "12C"),
    ("3C 2C", "12C", Duty.CANNOT_BEAT, "12C"),
    ("2O 9E", "12C", Duty.RUFF, "12C"),
    ("4O 9E", "12C 3O", Duty.OVER_RUFF, "3O"),
    ("2E 9E", "12C", Duty.VOID, "12C"),
    ("2O 9E", "12C 3C", Duty.VOID_PARTNER, "12C"),
    ("2O 9E", "12C 3O", Duty.CANNOT_OVER_RUFF, "3O"),
]
ADDED: list[tuple[str, str, Rules, Duty, Restraint]] = [
    ("3C 2C", "12C", OBLIGADA, Duty.CANNOT_BEAT, Restraint.LOWEST),
    ("3E 2E", "12C", OBLIGADA, Duty.VOID, Restraint.LOWEST_OR_LOAD),
    ("3C 4C 10C", "12C 2C", OBLIGADA, Duty.FOLLOW_PARTNER, Restraint.TAKE_VALUE_OR_LOWEST),
    ("3C 4C 10C", "12C 2C", HELD_BACK, Duty.FOLLOW_PARTNER, Restraint.VALUE_OR_LOWEST),
    ("3C 4C 10C", "12C 2C", FREE, Duty.FOLLOW_PARTNER, Restraint.NONE),
    ("2C", "12C", OBLIGADA, Duty.CANNOT_BEAT, Restraint.NONE),
    ("9C 2E", "", OBLIGADA, Duty.LEAD, Restraint.NONE),
]


@pytest.mark.parametrize(("hand", "trick", "duty", "cause"), OWED)
def test_what_is_owed_and_to_which_card(
    hand: str, trick: str, duty: Duty, cause: str | None
) -> None:
    why = explain(_mask(hand), _bits(trick), Trump.OROS, LLIURE)
    assert why == (duty, Restraint.NONE, cause)


@pytest.mark.parametrize(("hand", "trick", "rules", "duty", "restraint"), ADDED)
def test_what_obligada_adds(
    hand: str, trick: str, rules: Rules, duty: Duty, restraint: Restraint
) -> None:
    cause = trick.split()[0] if trick else None
    assert explain(_mask(hand), _bits(trick), Trump.OROS, rules) == (duty, restraint, cause)


def test_every_duty_and_every_restraint_is_met_here() -> None:
    assert {duty for _, _, duty, _ in OWED} == set(Duty)
    assert {restraint for *_, restraint in ADDED} == set(Restraint)


def _mask(cards: str) -> int:
    return mask_of(map(Card, cards.split()))


def _bits(cards: str) -> list[int]:
    return [Card(card).bit for card in cards.split()]
