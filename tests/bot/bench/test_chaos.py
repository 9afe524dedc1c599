"""What chaos is made of: drawn from a seed, on a clock that is never wrong about itself."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path

import pytest

from bot.bench.chaos.clock import SharedClock, true_time
from bot.bench.chaos.ending import changes
from bot.bench.chaos.evidence import Shown
from bot.bench.chaos.gathering import unheard_deletions
from bot.bench.chaos.plan import Kind, Plan, cast, kills, troubles
from bot.bench.chaos.reading import tells_of_cards
from bot.bench.chaos.report import Verdict, figures, run, verdict_of
from bot.bench.chaos.run import Outcome
from bot.bench.chaos.troubles import Troubles
from bot.sandbox.record import CallRecord
from tests.bot.bench.made_up import evidence


def test_a_seed_draws_the_same_again_and_another_one_something_else() -> None:
    plan, other = Plan(seed=7), Plan(seed=8)
    assert cast(plan) == cast(plan) != cast(other)
    for drawn in (troubles, kills):
        first = list(islice(drawn(plan), 100))
        assert first == list(islice(drawn(plan), 100))
        assert first != list(islice(drawn(other), 100))


def test_every_trouble_is_drawn_sooner_or_later_and_can_be_made() -> None:
    drawn = {trouble.kind for trouble in islice(troubles(Plan()), 100)}
    assert drawn | {Kind.KILLED} == set(Kind)
    made = {name.removeprefix("_") for name in vars(Troubles)}
    assert {kind.name.lower() for kind in Kind} <= made


@pytest.mark.parametrize("seed", range(5))
def test_whoever_sits_at_a_table_has_a_name_of_their_own(seed: int) -> None:
    drawn = cast(Plan(seed=seed, at_once=40))
    assert len(drawn.names) == len(drawn.traits)
    assert len(set(drawn.names)) == len(drawn.names)
    assert any(set(a.people) & set(b.people) for a in drawn.tables for b in drawn.tables if a != b)
    for table in drawn.tables:
        assert 2 <= len(table.people) == len(set(table.people)) <= 4
        assert not any(other.title in table.title for other in drawn.tables if other != table)


def test_a_clock_is_shared_runs_fast_and_may_be_wrong(tmp_path: Path) -> None:
    clock = SharedClock.make(tmp_path / "clock", 1000.0)
    other = SharedClock(tmp_path / "clock")
    before = clock.true()
    clock.wrong_by = -3600.0
    assert other.wrong_by == -3600.0
    assert other.told() < before < other.true()


def test_what_a_wrong_clock_told_says_when_that_truly_was(tmp_path: Path) -> None:
    clock = SharedClock.make(tmp_path / "clock", 1000.0)
    wrong = [0.0]
    for by in (-20.0, 0.0, -600.5, 0.0) * 10:
        clock.wrong_by = by
        wrong.append(by)
        before = clock.true()
        told = clock.told()
        after = clock.true()
        assert before - 0.001 <= true_time(told, wrong) <= after
        assert before + by - 0.001 <= told <= after + by + 0.001


@pytest.mark.parametrize(
    ("line", "tells"),
    [
        ("level=info event=appended seq=75 kinds=['CardPlayed'] match=2 update=100000167", False),
        ('event="telegram did not do it" detail="Retry in 0:00:02" place=g1/2', False),
        ("event=refused card=12E", True),
        ("event=refused move='9O'", True),
        ("event=said text='Manilla d’oros'", True),
        ("event=said text='🍷 2'", True),
    ],
)
def test_a_line_of_the_log_that_names_a_card_is_found(line: str, tells: bool) -> None:
    assert tells_of_cards(line) is tells


def test_a_verdict_can_be_kept() -> None:
    wrong = replace(evidence(), refused=("sendMessage",))
    found = verdict_of(Plan(), Outcome(wrong, 1, 2, 3, Counter({Kind.KILLED: 2}), 4.0))
    kept = Verdict(**json.loads(json.dumps(asdict(found))))
    assert kept.broken == {"limits": 1}
    assert kept.troubles == {"kill -9": 2}
    assert figures([kept])["violations"] == 1


def _verdict(plan: Plan, *violations: str) -> Verdict:
    broken = {"lost": len(violations)} if violations else {}
    return Verdict(
        asdict(plan), 20, 5, 90, {"kill -9": 5}, 900, 700, 650, 5000, 60.5, broken, violations
    )


def test_verdicts_are_summed_and_those_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    plan = Plan(seed=3)
    for seed, violations in ((3, ()), (4, ("lost: somewhere: a tap",))):
        verdict = _verdict(replace(plan, seed=seed), *violations)
        (tmp_path / f"{seed}.json").write_text(json.dumps(asdict(verdict)))
    told: list[str] = []
    found = figures(run(plan, 2, tmp_path, told.append))
    assert found["seeds"] == 2
    assert found["matches"] == 40
    assert found["match_kills"] == 180
    assert found["violations"] == found["law.lost"] == 1
    assert found["law.shown"] == 0
    assert found["taps.confirmed"] == 1300
    assert found["trouble.kill -9"] == 10
    assert found["trouble.disk full"] == 0
    assert told == ["seed 4: lost: somewhere: a tap"]


def test_what_a_restart_changed_is_told_from_play_by_its_chat() -> None:
    def shown(chat: int, text: str) -> Shown:
        return Shown(chat, 5, 0, text, ())

    before = {(-1, 5): shown(-1, "Mà 1"), (-2, 5): shown(-2, "Mà 1"), (-3, 5): shown(-3, "Mà 1")}
    after = {(-1, 5): shown(-1, "Mà 2"), (-2, 5): shown(-2, "Mà 2"), (-3, 5): shown(-3, "Mà 1")}
    found = changes(before, after, moved={-1})
    assert [(one.chat, one.moved) for one in found] == [(-2, False), (-1, True)]
    assert [one.chat for one in changes(before, {}, moved=set())] == [-3, -2, -1]


def test_a_deletion_may_be_unheard_of_where_its_answer_or_the_program_was_lost() -> None:
    def deleted(message: int, at: float, status: int = 200, *, applied: bool = True) -> CallRecord:
        given = {"message_id": str(message)}
        return CallRecord("deleteMessage", 5, at, given, status, "", applied)

    calls = [
        deleted(1, 10.0),
        deleted(2, 19.0),
        deleted(3, 21.0),
        deleted(4, 30.0, 0),
        deleted(5, 19.0, 429, applied=False),
        CallRecord("editMessageText", 5, 19.0, {"message_id": "6"}, 200, "", applied=True),
    ]
    assert unheard_deletions(calls, [(17.0, 20.0)]) == {(5, 2), (5, 4)}
