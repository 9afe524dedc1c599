"""A little chaos, the real program in it, and the judge: a small run of `botifarra bench chaos`."""

from __future__ import annotations

from pathlib import Path

from bot.bench.chaos.judging import judge
from bot.bench.chaos.plan import Plan
from bot.bench.chaos.run import play

PLAN = Plan(seed=1, matches=2, at_once=2, kills=2, speed=8.0, between_kills=40.0)


async def test_no_law_is_broken_while_everything_goes_wrong(tmp_path: Path) -> None:
    told: list[str] = []
    outcome = await play(PLAN, tmp_path, told.append)
    assert [str(violation) for violation in judge(outcome.evidence)] == []
    assert outcome.finished >= PLAN.matches
    assert outcome.kills == PLAN.kills
    assert outcome.match_kills > 0
    assert len(outcome.evidence.taps) > 100
