"""Buttons' data: every kind reads back, fits, and keeps its word; nothing else is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, fields
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.callbacks import (
    ALL_SEATS,
    CARD,
    MAX_BYTES,
    POINTS_PAGE,
    Act,
    Callback,
    ChooseRule,
    Dismiss,
    Forgive,
    Leave,
    SeatComputer,
    TakeSeat,
    format,  # noqa: A004 - the inverse of parse
    parse,
    word_of,
)

KINDS: tuple[type[Callback], ...] = get_args(Callback)
WORDS = (
    "a why hint last next hand back down leave end fin by agree decline vote close alive again "
    "pairs take free wait unwait no forget new sit queue up lot rules rule robots skill robot "
    "norobot start hold here group stop me speak host open endhere onhere bans forgive askout out "
    "watch solo play goon anew tips learn read"
)
"""What buttons of every release begin with, in the order of `Callback`."""


def _one(kind: type[Callback]) -> Callback:
    make: Callable[..., Callback] = kind
    hints = get_type_hints(kind)
    return make(*(i if hints[f.name] is int else f"w{i}" for i, f in enumerate(fields(kind), 7)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_reads_back(kind: type[Callback]) -> None:
    tap = _one(kind)
    assert parse(format(tap)) == tap
    assert format(tap) == ":".join([word_of(kind), *map(str, astuple(tap))])


def test_words_stay_what_they_were() -> None:
    """A button that was sent long ago still says what it said."""
    assert [word_of(kind) for kind in KINDS] == WORDS.split()
    assert (CARD, POINTS_PAGE, ALL_SEATS) == ("card", "points", 4)
    assert format(Act("m", 12, "9O")) == "a:m:12:9O"
    assert format(ChooseRule("l", "sant_vicenc", "")) == "rule:l:sant_vicenc:"
    assert format(SeatComputer("l", ALL_SEATS)) == "robot:l:4"
    assert format(Dismiss()) == "no"


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_too_many_or_too_few_is_nothing(kind: type[Callback]) -> None:
    data = format(_one(kind))
    assert parse(f"{data}:1") is None
    assert parse(f"{data}:") is None
    if fields(kind):
        assert parse(data.rpartition(":")[0]) is None


@pytest.mark.parametrize("data", ["", ":", "nonsense", "A:m:1:9O", " a:m:1:9O", "no ", "m:a:1:9O"])
def test_what_no_button_says_is_nothing(data: str) -> None:
    assert parse(data) is None


@pytest.mark.parametrize(
    "number", ["", "-1", "+1", "01", "00", "1.0", "1_0", " 1", "x", "٣", "²", "1000000000"]
)
def test_a_number_is_written_in_one_way(number: str) -> None:
    assert parse(f"take:m:{number}") is None


@pytest.mark.parametrize("number", [0, 7, 10, 999_999_999])
def test_numbers_of_up_to_nine_digits_are_read(number: int) -> None:
    assert parse(f"take:m:{number}") == TakeSeat("m", number)
    assert parse(f"forgive:{number}:{number}") == Forgive(number, number)


def test_data_fits_into_64_bytes_and_not_one_more() -> None:
    assert MAX_BYTES == 64
    assert len(format(Leave("m" * 58))) == 64
    assert len(format(Leave("à" * 29)).encode()) == 64
    for match in ("m" * 59, "à" * 29 + "m"):
        with pytest.raises(ValueError, match="at most 64 bytes"):
            format(Leave(match))


@given(st.text() | st.lists(st.sampled_from(["take", "m", "1", "01", ":", "::"])).map("".join))
def test_whatever_reads_is_what_would_be_written(data: str) -> None:
    tap = parse(data)
    assert tap is None or format(tap) == data
