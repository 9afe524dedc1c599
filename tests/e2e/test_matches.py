"""Two whole matches at once, lliure and obligada, from /newgame to the result.

They are played once, with everything logged; each test then asks one thing of what is left.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass

import pytest

from bot.bench.chaos.reading import cards_in
from bot.sandbox import Sandbox
from bot.screens import words
from bot.texts import LANGUAGES
from engine.cards import DECK
from engine.rules import Variant
from tests.e2e.evidence import (
    Log,
    confirmed_taps_are_logged_once,
    log_of,
    nobody_saw_what_was_hidden,
    replays_to_what_is_shown,
)
from tests.e2e.support import Four, Program, table
from tests.words import strict_texts


@dataclass(frozen=True, slots=True)
class Evening:
    """What is left of two matches."""

    tables: dict[Variant, tuple[Four, Log]]
    lines: list[str]
    token: str
    status: int


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Both matches, played to the end."""
    database = tmp_path_factory.mktemp("evening") / "games.sqlite3"

    async def play() -> Evening:
        async with await Sandbox.start() as town:
            program = Program(town, database, LOG_LEVEL="DEBUG")
            try:
                await program.start()
                lliure = await table(town, "Can Pere")
                obligada = await table(
                    town, "La Penya", names="Laia Arnau Mercè Quim", supergroup=False
                )
                await lliure.begin("a 36")
                await obligada.begin("Obligada", "a 36")
                await asyncio.gather(lliure.play(), obligada.play())
                tables = {
                    Variant.LLIURE: (lliure, await log_of(program, lliure.room)),
                    Variant.OBLIGADA: (obligada, await log_of(program, obligada.room)),
                }
                return Evening(tables, program.lines, town.token, await program.stop())
            finally:
                await program.dies()

    return asyncio.run(play())


@pytest.fixture(params=[Variant.LLIURE, Variant.OBLIGADA])
def played(request: pytest.FixtureRequest, evening: Evening) -> tuple[Four, Log]:
    """One of the two tables."""
    return evening.tables[request.param]


def test_each_table_plays_by_the_rules_that_were_tapped(evening: Evening) -> None:
    for variant, (_, log) in evening.tables.items():
        assert log.state.rules.variant is variant
        assert log.state.rules.target == 36


def test_the_log_replays_to_the_result_in_the_group(played: tuple[Four, Log]) -> None:
    four, log = played
    replays_to_what_is_shown(log, four)


def test_every_confirmed_card_is_written_once(played: tuple[Four, Log]) -> None:
    four, log = played
    confirmed_taps_are_logged_once(log, four.taps)
    assert 0 < four.cards_played <= len(log.played())
    assert len(log.played()) - four.cards_played <= len(log.only_cards())


def test_nobody_ever_saw_a_card_that_was_hidden_from_them(played: tuple[Four, Log]) -> None:
    four, log = played
    nobody_saw_what_was_hidden(log, four)


def test_cards_are_read_off_screens_by_their_suits_and_ranks() -> None:
    line = "Basa 3, per a Pere · 🌳 bastos: As · 2 · 🟡 Rei d'oros · Manilla"
    assert cards_in(line) == {"1B", "2B", "12O", "9B"}
    assert cards_in("Trumfo: 🍷 COPES (Pere) · ×8 Sant Vicenç\nOna 45 · Pere 6") == set()


def test_no_line_of_the_log_holds_a_card(evening: Evening) -> None:
    translators = [strict_texts().in_(language) for language in LANGUAGES]
    names = {str(words.card_name(card, t)) for t in translators for card in DECK}
    ranks = {t.plain("rank", number=n) for t in translators for n in (1, 9, 10, 11, 12)}
    told = re.compile(
        r"\b(?:[1-9]|1[0-2])[OCEB]\b|" + "|".join(map(re.escape, [*words.EMOJI.values(), *names]))
    )
    spoken = re.compile(r"\b(?:" + "|".join(map(re.escape, ranks)) + r")\b")
    for line in evening.lines:
        assert not told.search(line), line
        assert not spoken.search(line), line


def test_no_line_of_the_log_holds_the_token(evening: Evening) -> None:
    secret = evening.token.partition(":")[2]
    assert not [line for line in evening.lines if secret in line]


def test_every_move_in_the_log_names_its_match_and_whoever_tapped_its_update(
    evening: Evening,
) -> None:
    moves = [line for line in evening.lines if "CardPlayed" in line]
    logs = [log for _, log in evening.tables.values()]
    assert sum(line.count("CardPlayed") for line in moves) == sum(len(log.played()) for log in logs)
    for line in moves:
        assert re.search(r"\bmatch=\d+", line), line
    by_itself = [line for line in moves if not re.search(r"\bupdate=\d+", line)]
    assert sum(line.count("CardPlayed") for line in by_itself) <= sum(
        len(log.only_cards()) for log in logs
    )


def test_nothing_went_wrong_on_the_way(evening: Evening) -> None:
    assert evening.status == 0
    assert not [line for line in evening.lines if re.search(r"level=(warning|error)", line)]
