"""Situations: who holds what, what lies on the table, and which cards are then legal.

Promises: `answer` returns the document it was given, every key kept, with `legal` filled in; or
raises SituationError, one line that names the situation and the field. The format is
`botifarra-legal-moves/1`. Leaves to others: reading and writing the JSON text.
"""

from __future__ import annotations

from reprlib import Repr
from typing import Any

from engine.cards import DECK, Card, Suit, Trump, cards_of, mask_of
from engine.rules import PartnerWinning, Rules, Variant, playable

FORMAT = "botifarra-legal-moves/1"
HAND_SIZE = 12

Document = dict[str, Any]

_CARDS = {card.value: card for card in DECK}
_VARIANTS = {variant.value: variant for variant in Variant}
_SUITS = {suit.value: Trump(suit.value) for suit in Suit}
_PARTNER_WINNING = {choice.value: choice for choice in PartnerWinning}
_SWITCHES = ("second_player_may_load", "overtake_partner_free")
_OPTIONS = (*_SWITCHES, "partner_winning")

_short = Repr()
_short.maxstring = _short.maxother = _short.maxlong = 60


class SituationError(ValueError):
    """Bad input, as `expected X in Y: value` on one line."""

    def __init__(self, expected: str, where: str, found: object) -> None:
        super().__init__(f"expected {expected} in {where}: {_short.repr(found)}")


def answer(document: object) -> Document:
    """The same document with the legal cards of each situation, sorted as texts."""
    at = "the document"
    fields = _object(document, at)
    if _required(fields, "format", at) != FORMAT:
        raise SituationError(repr(FORMAT), f"{at}, field format", fields["format"])
    situations = _list(_required(fields, "vectors", at), f"{at}, field vectors")
    answered = [
        _answer(situation, f"situation vectors[{place}]")
        for place, situation in enumerate(situations)
    ]
    return {**fields, "vectors": answered}


def _answer(situation: object, at: str) -> Document:
    fields = _object(situation, at)
    if isinstance(fields.get("id"), str | int):
        at = f"situation {_short.repr(fields['id'])}"
    rules = _rules(fields, at)
    trump = _trump(_required(fields, "trump", at), f"{at}, field trump")
    leader = _seat(_required(fields, "leader", at), f"{at}, field leader")
    table = _table(fields, leader, at)
    seat = _seat(_required(fields, "seat", at), f"{at}, field seat")
    turn = (leader + len(table)) % 4
    if seat != turn:
        raise SituationError(f"{turn}, whose turn it is", f"{at}, field seat", seat)
    hand = _hand(fields, table, at)
    legal = playable(mask_of(hand), [card.bit for card in table], trump.ordinal, rules)
    return {**fields, "legal": sorted(card.value for card in cards_of(legal))}


def _rules(fields: Document, at: str) -> Rules:
    variant = _named(_VARIANTS, _required(fields, "variant", at), f"{at}, field variant")
    options = _object(fields.get("options", {}), f"{at}, field options")
    chosen: dict[str, Any] = {}
    for name, value in options.items():
        where = f"{at}, field options.{name}" if name in _OPTIONS else f"{at}, field options"
        if name in _SWITCHES:
            if not isinstance(value, bool):
                raise SituationError("true or false", where, value)
            chosen[name] = value
        elif name == "partner_winning":
            chosen[name] = _named(_PARTNER_WINNING, value, where)
        else:
            raise SituationError(f"only {', '.join(_OPTIONS)}", where, name)
    return Rules(variant=variant, **chosen)


def _table(fields: Document, leader: int, at: str) -> list[Card]:
    laid = _list(_required(fields, "table", at), f"{at}, field table")
    if len(laid) > 3:
        raise SituationError("at most 3 cards", f"{at}, field table", len(laid))
    cards: list[Card] = []
    for place, item in enumerate(laid):
        where = f"{at}, field table[{place}]"
        entry = _object(item, where)
        seat = _seat(_required(entry, "seat", where), f"{where}.seat")
        due = (leader + place) % 4
        if seat != due:
            raise SituationError(f"{due}, in order of play from the leader", f"{where}.seat", seat)
        cards.append(_card(_required(entry, "card", where), f"{where}.card", cards))
    return cards


def _hand(fields: Document, table: list[Card], at: str) -> list[Card]:
    held = _list(_required(fields, "hand", at), f"{at}, field hand")
    if not 1 <= len(held) <= HAND_SIZE:
        raise SituationError(f"1 to {HAND_SIZE} cards", f"{at}, field hand", len(held))
    seen = list(table)
    for place, item in enumerate(held):
        seen.append(_card(item, f"{at}, field hand[{place}]", seen))
    return seen[len(table) :]


def _card(value: object, where: str, seen: list[Card]) -> Card:
    card = _CARDS.get(value) if isinstance(value, str) else None
    if card is None:
        raise SituationError("a card such as '9O'", where, value)
    if card in seen:
        raise SituationError("each card once", where, value)
    return card


def _trump(value: object, where: str) -> Trump:
    if value is None:
        return Trump.BOTIFARRA
    if isinstance(value, str) and value in _SUITS:
        return _SUITS[value]
    raise SituationError(f"{', '.join(_SUITS)} or null", where, value)


def _seat(value: object, where: str) -> int:
    # A bool is an int to Python, but not a seat.
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 3:
        return value
    raise SituationError("a seat from 0 to 3", where, value)


def _named(values: dict[str, Any], value: object, where: str) -> Any:
    if isinstance(value, str) and value in values:
        return values[value]
    raise SituationError(f"one of {', '.join(values)}", where, value)


def _required(fields: Document, name: str, where: str) -> object:
    if name not in fields:
        raise SituationError(f"a field {name}", where, "missing")
    return fields[name]


def _object(value: object, where: str) -> Document:
    if isinstance(value, dict):
        return value
    raise SituationError("an object", where, value)


def _list(value: object, where: str) -> list[object]:
    if isinstance(value, list):
        return value
    raise SituationError("a list", where, value)
