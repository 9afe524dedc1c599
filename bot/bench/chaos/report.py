"""Runs of several seeds, judged and summed; each seed's verdict is kept, so that a sum can grow.

A seed whose verdict lies in the folder already is not played again.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from bot.bench.chaos.judging import LAWS, judge
from bot.bench.chaos.plan import Kind, Plan
from bot.bench.chaos.run import Outcome, play
from bot.bench.figures import Figures

SHOWN = 20
"""So many violations of a seed are told; all of them are kept."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one seed.

    `troubles`: how often each kind met the program. `taps`: all; `confirmed`: those with an answer.
    `messages`: all that the bot wrote, each as often as it looked different, and its answers to
    taps. `violations`: what must not be, in words.
    """

    plan: dict[str, Any]
    matches: int
    kills: int
    match_kills: int
    troubles: Mapping[str, int]
    events: int
    taps: int
    confirmed: int
    messages: int
    seconds: float
    broken: Mapping[str, int]
    violations: tuple[str, ...]


def run(plan: Plan, seeds: int, keep: Path | None, tell: Callable[[str], None]) -> list[Verdict]:
    """So many seeds from the plan's own on. `keep`: a folder for verdicts, logs and databases."""
    verdicts = []
    for seed in range(plan.seed, plan.seed + seeds):
        verdict = _one(replace(plan, seed=seed), keep, tell)
        for violation in verdict.violations[:SHOWN]:
            tell(f"seed {seed}: {violation}")
        verdicts.append(verdict)
    return verdicts


def figures(verdicts: Iterable[Verdict]) -> Figures:
    """All of them together; `law.*` counts what broke each law."""
    verdicts = list(verdicts)
    broken: Counter[str] = Counter()
    troubles: Counter[str] = Counter()
    for verdict in verdicts:
        broken.update(verdict.broken)
        troubles.update(verdict.troubles)
    return {
        "seeds": len(verdicts),
        "matches": sum(verdict.matches for verdict in verdicts),
        "kills": sum(verdict.kills for verdict in verdicts),
        "match_kills": sum(verdict.match_kills for verdict in verdicts),
        "events": sum(verdict.events for verdict in verdicts),
        "taps": sum(verdict.taps for verdict in verdicts),
        "taps.confirmed": sum(verdict.confirmed for verdict in verdicts),
        "messages.judged": sum(verdict.messages for verdict in verdicts),
        "seconds": round(sum(verdict.seconds for verdict in verdicts), 1),
        "violations": sum(len(verdict.violations) for verdict in verdicts),
        **{f"law.{law}": broken[law] for law in LAWS},
        **{f"trouble.{kind}": troubles[kind] for kind in Kind},
    }


def _one(plan: Plan, keep: Path | None, tell: Callable[[str], None]) -> Verdict:
    if keep is None:
        with tempfile.TemporaryDirectory(prefix="botifarra-chaos-") as passing:
            return verdict_of(plan, asyncio.run(play(plan, Path(passing), tell)))
    kept = keep / f"{plan.seed}.json"
    if kept.exists():
        found = Verdict(**json.loads(kept.read_text()))
        if found.plan == asdict(plan):
            return found
    folder = keep / str(plan.seed)
    folder.mkdir(parents=True)
    verdict = verdict_of(plan, asyncio.run(play(plan, folder, tell)))
    kept.write_text(json.dumps(asdict(verdict), ensure_ascii=False, indent=1))
    return verdict


def verdict_of(plan: Plan, outcome: Outcome) -> Verdict:
    """What the judge says of a run."""
    violations = judge(outcome.evidence)
    return Verdict(
        plan=asdict(plan),
        matches=outcome.finished,
        kills=outcome.kills,
        match_kills=outcome.match_kills,
        troubles={str(kind): count for kind, count in outcome.happened.items()},
        events=sum(match.last_seq for match in outcome.evidence.matches),
        taps=len(outcome.evidence.taps),
        confirmed=sum(tap.answer is not None for tap in outcome.evidence.taps),
        messages=len(outcome.evidence.sights),
        seconds=outcome.seconds,
        broken=dict(Counter(violation.law for violation in violations)),  # asdict spoils a Counter
        violations=tuple(map(str, violations)),
    )
