"""Answers to situations, and the one line that bad ones get."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.situations import FORMAT, SituationError, answer

VECTORS = Path(__file__).parents[1] / "vectors" / "legal_moves.json"
GOOD: dict[str, Any] = {
    "id": "x",
    "variant": "obligada",
    "options": {},
    "trump": "O",
    "leader": 3,
    "seat": 1,
    "table": [{"seat": 3, "card": "4C"}, {"seat": 0, "card": "3C"}],
    "hand": ["8C", "6C", "5C", "2E"],
}


def _document(**changes: Any) -> dict[str, Any]:
    situation = {**GOOD, **changes}
    return {
        "format": FORMAT,
        "vectors": [{k: v for k, v in situation.items() if v != "absent"}],
    }


def _refused(document: object) -> str:
    with pytest.raises(SituationError) as refused:
        answer(document)
    return str(refused.value)


def test_vectors_are_answered_whatever_legal_held() -> None:
    kept = json.loads(VECTORS.read_text(encoding="utf-8"))
    emptied = json.loads(VECTORS.read_text(encoding="utf-8"))
    for number, situation in enumerate(emptied["vectors"]):
        situation["legal"] = (None, ["1O"], "nonsense")[number % 3]
    assert answer(emptied) == kept
    for situation in emptied["vectors"]:
        del situation["legal"]
    assert answer(emptied) == kept


def test_unknown_fields_are_kept_and_options_may_be_missing() -> None:
    document = {**_document(options="absent", note={"by": ["Ona", 1.5, None]}), "more": [1]}
    answered = answer(document)
    assert list(answered) == ["format", "vectors", "more"]
    assert answered["more"] == [1]
    assert answered["vectors"][0]["note"] == {"by": ["Ona", 1.5, None]}
    assert "options" not in answered["vectors"][0]
    assert answered["vectors"][0]["legal"] == ["5C", "6C", "8C"]


def test_options_are_honoured() -> None:
    answered = answer(_document(options={"overtake_partner_free": False}))
    assert answered["vectors"][0]["legal"] == ["5C"]


def test_nobody_else_sees_the_answer() -> None:
    document = _document()
    answer(document)
    assert document == _document()


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"variant": "absent"}, "expected a field variant in situation 'x': 'missing'"),
        ({"trump": "absent"}, "expected a field trump in situation 'x': 'missing'"),
        ({"leader": "absent"}, "expected a field leader in situation 'x': 'missing'"),
        ({"seat": "absent"}, "expected a field seat in situation 'x': 'missing'"),
        ({"table": "absent"}, "expected a field table in situation 'x': 'missing'"),
        ({"hand": "absent"}, "expected a field hand in situation 'x': 'missing'"),
        (
            {"id": "absent", "hand": []},
            "expected 1 to 12 cards in situation vectors[0], field hand: 0",
        ),
        ({"id": 7, "hand": []}, "expected 1 to 12 cards in situation 7, field hand: 0"),
        (
            {"variant": "lliura"},
            "expected one of lliure, obligada in situation 'x', field variant: 'lliura'",
        ),
        (
            {"options": {"second": True}},
            "expected only second_player_may_load, overtake_partner_free, partner_winning"
            " in situation 'x', field options: 'second'",
        ),
        (
            {"options": {"overtake_partner_free": 1}},
            "expected true or false in situation 'x', field options.overtake_partner_free: 1",
        ),
        (
            {"options": {"partner_winning": "none"}},
            "expected one of value_or_lowest, free"
            " in situation 'x', field options.partner_winning: 'none'",
        ),
        ({"options": []}, "expected an object in situation 'x', field options: []"),
        ({"trump": "X"}, "expected O, C, E, B or null in situation 'x', field trump: 'X'"),
        (
            {"trump": "botifarra"},
            "expected O, C, E, B or null in situation 'x', field trump: 'botifarra'",
        ),
        ({"trump": ["O"]}, "expected O, C, E, B or null in situation 'x', field trump: ['O']"),
        ({"leader": 4}, "expected a seat from 0 to 3 in situation 'x', field leader: 4"),
        ({"leader": True}, "expected a seat from 0 to 3 in situation 'x', field leader: True"),
        ({"leader": "3"}, "expected a seat from 0 to 3 in situation 'x', field leader: '3'"),
        ({"seat": 2}, "expected 1, whose turn it is in situation 'x', field seat: 2"),
        ({"seat": 1.0}, "expected a seat from 0 to 3 in situation 'x', field seat: 1.0"),
        ({"table": {}}, "expected a list in situation 'x', field table: {}"),
        ({"table": ["4C"]}, "expected an object in situation 'x', field table[0]: '4C'"),
        (
            {"table": [{"seat": 3}]},
            "expected a field card in situation 'x', field table[0]: 'missing'",
        ),
        (
            {"table": [{"seat": 3, "card": "4C"}, {"seat": 1, "card": "3C"}]},
            "expected 0, in order of play from the leader in situation 'x', field table[1].seat: 1",
        ),
        (
            {"table": [{"seat": 3, "card": "4C"}, {"seat": 0, "card": "4C"}]},
            "expected each card once in situation 'x', field table[1].card: '4C'",
        ),
        (
            {"table": [{"seat": seat, "card": "4C"} for seat in (3, 0, 1, 2)]},
            "expected at most 3 cards in situation 'x', field table: 4",
        ),
        ({"hand": "8C"}, "expected a list in situation 'x', field hand: '8C'"),
        ({"hand": ["13C"]}, "expected a card such as '9O' in situation 'x', field hand[0]: '13C'"),
        ({"hand": ["09C"]}, "expected a card such as '9O' in situation 'x', field hand[0]: '09C'"),
        ({"hand": [9]}, "expected a card such as '9O' in situation 'x', field hand[0]: 9"),
        ({"hand": ["2E", "2E"]}, "expected each card once in situation 'x', field hand[1]: '2E'"),
        ({"hand": ["2E", "3C"]}, "expected each card once in situation 'x', field hand[1]: '3C'"),
        (
            {"hand": [f"{number}B" for number in range(1, 13)] + ["1E"]},
            "expected 1 to 12 cards in situation 'x', field hand: 13",
        ),
    ],
)
def test_a_bad_situation_is_named_with_its_field(changes: dict[str, Any], expected: str) -> None:
    assert _refused(_document(**changes)) == expected


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ([], "expected an object in the document: []"),
        ({}, "expected a field format in the document: 'missing'"),
        (
            {"format": "botifarra-scoring/1", "vectors": []},
            "expected 'botifarra-legal-moves/1'"
            " in the document, field format: 'botifarra-scoring/1'",
        ),
        ({"format": FORMAT}, "expected a field vectors in the document: 'missing'"),
        (
            {"format": FORMAT, "vectors": None},
            "expected a list in the document, field vectors: None",
        ),
        ({"format": FORMAT, "vectors": [3]}, "expected an object in situation vectors[0]: 3"),
    ],
)
def test_a_bad_document_is_named_with_its_field(document: object, expected: str) -> None:
    assert _refused(document) == expected


def test_what_was_found_is_shown_short_and_on_one_line() -> None:
    assert len(_refused(_document(trump="\n" * 10_000))) < 200
    assert "\n" not in _refused(_document(id="a\nb", trump="a\nb"))
    assert len(_refused(_document(trump=list(range(10_000))))) < 200
