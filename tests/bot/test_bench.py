"""The bench's arithmetic, on moments made up for it."""

from __future__ import annotations

import pytest

from bot.bench.figures import (
    Played,
    ages,
    busiest,
    counted,
    percentile,
    progress,
    ratio,
    spans_of,
)

NAMES = ("Ona", "Pere", "Marta", "Joan")
SUITS = ("🟡", "🍷", "⚔️", "🌳")


@pytest.mark.parametrize(
    ("values", "percent", "expected"),
    [
        ([], 50, None),
        ([3.0], 99, 3.0),
        ([4.0, 1.0, 3.0, 2.0], 50, 2.0),
        ([float(n) for n in range(1, 101)], 99, 99.0),
        ([float(n) for n in range(1, 102)], 99, 100.0),
        ([1.0, 2.0], 100, 2.0),
        ([1.0, 2.0], 0, 1.0),
    ],
)
def test_percentiles_are_values_that_were_measured(
    values: list[float], percent: float, expected: float | None
) -> None:
    assert percentile(values, percent) == expected


@pytest.mark.parametrize(
    ("times", "window", "expected"),
    [
        ([], 60.0, 0),
        ([0.0, 59.9], 60.0, 2),
        ([0.0, 60.0], 60.0, 1),
        ([70.0, 0.0, 30.0, 61.0], 60.0, 3),
    ],
)
def test_the_busiest_window_may_begin_anywhere(
    times: list[float], window: float, expected: int
) -> None:
    assert busiest(times, window) == expected


def test_what_belongs_to_a_sound_is_told_apart_and_answers_are_not_counted() -> None:
    found = counted(
        [
            (1.0, "sendMessage", 7, False),
            (2.0, "deleteMessage", 7, False),
            (2.5, "editMessageText", 7, False),
            (3.0, "sendMessage", 7, True),
            (4.0, "deleteMessage", 7, False),
            (5.0, "deleteMessage", 8, False),
            (6.0, "getChatAdministrators", 7, False),
        ]
    )
    assert [(call.at, call.loud) for call in found] == [
        (1.0, True),
        (2.0, True),
        (2.5, False),
        (3.0, False),
        (4.0, False),
        (5.0, False),
    ]


def test_card_play_lasts_from_a_hands_first_card_to_its_last() -> None:
    spans = spans_of([Played(1, 1, 10.0), Played(1, 2, 12.0), Played(2, 1, 20.0)])
    assert spans.spans == ((10.0, 12.0), (20.0, 20.0))
    assert spans.cards == 1
    assert [at for at in (9.0, 10.0, 10.1, 12.0, 12.1, 20.0, 21.0) if spans.hold(at)] == [
        10.1,
        12.0,
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("🃏 Comença la partida", None),
        ("", None),
        ("Mà 2\n⏳ Canta Ona", (2, 0)),
        ("Mà 2 · basa 1 de 12\nTrumfo: 🍷 COPES (Pere)\n⏳ Surt Joan", (2, 0)),
        (
            "Mà 2 · basa 3 de 12\nTrumfo: 🍷 COPES (Pere)\nPere: contro\n"
            "Ona: 🌳 As de bastos ◀ guanya\nPere: 🌳 2 de bastos\n⏳ Juga Marta\n"
            "Basa 2, per a Ona · 🌳 bastos: As · 2 · 4 · Manilla",
            (2, 10),
        ),
        ("Donne 1 · pli 2 sur 12\nOna : 🌳 As de bâtons", (1, 5)),
        (
            "La mà 3, basa per basa\n"
            + "\n".join(f"{n}. 🌳 bastos: Pere As" for n in range(1, 13)),
            (3, 48),
        ),
    ],
)
def test_a_table_is_read_as_people_read_it(text: str, expected: tuple[int, int] | None) -> None:
    assert progress(text, NAMES, SUITS) == expected


def test_a_card_is_as_old_as_what_shows_it_or_something_later() -> None:
    cards = [Played(1, 1, 10.0), Played(1, 2, 11.0), Played(1, 3, 12.0), Played(2, 1, 20.0)]
    shown = [(10.5, (1, 1)), (14.0, (1, 3)), (14.5, (1, 2))]
    assert [age for _, age in ages(cards, shown, end=25.0)] == [0.5, 3.0, 2.0, 5.0]


def test_nothing_by_nothing_is_no_figure() -> None:
    assert ratio(0, 0) is None
    assert ratio(7, 2) == 3.5
