"""Golden playthroughs: whole matches in readable text, one at least per profile and variant.

A file's own actions are played again, and everything that follows from them must be as written.
`--update-goldens` writes the consequences anew; where actions are no longer legal, or there is no
file, it plays a new match. The lines:

    rules variant=obligada      the rules
    > PlayCard 2 9O             an action
      TrickWon 2 13             an event it brought about
    = A 36, B 0                 the totals after a hand
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from engine.actions import Action
from engine.errors import IllegalAction
from engine.events import Event, HandScored, HandVoided, MatchStarted
from engine.game import apply, start
from engine.profiles import PROFILES
from engine.rules import Dealing, FirstDealer, Rules
from engine.state import Phase, evolve, replay
from tests.conftest import Golden
from tests.engine.notation import from_text, read_rules, to_text, write_rules
from tests.engine.strategies import Match

FOLDER = Path(__file__).parent / "playthroughs"


def _file_names() -> dict[str, Rules]:
    named: dict[str, Rules] = {}
    for profile in PROFILES.values():
        for variant in profile.variants:
            suffix = f"-{variant}" if len(profile.variants) > 1 else ""
            named[profile.name + suffix] = replace(profile.rules, variant=variant)
    quick = replace(PROFILES["botifarra-app"].rules, quick=True, first_dealer=FirstDealer.RANDOM)
    house = replace(PROFILES["obligada"].rules, dealing=Dealing.NO_SHUFFLE, covered_hand=True)
    return {**named, "botifarra-app-quick": quick, "house-rules": house}


PLAYTHROUGHS = _file_names()
SEEDS = {"house-rules": 46}
WHIMS = {"house-rules": 0.03}
"""A match in which hands end early in every way: how often somebody wants that."""


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_whole_match_plays_as_written(name: str, golden: Golden, updating_goldens: bool) -> None:
    rules, path = PLAYTHROUGHS[name], FOLDER / f"{name}.txt"
    try:
        text = _playthrough(name, rules, _actions_in(path))
    except (IllegalAction, FileNotFoundError):
        if not updating_goldens:
            raise
        match = Match(rules, seed=SEEDS.get(name, len(name)), whims=WHIMS.get(name, 0.0))
        text = _playthrough(name, rules, [step.action for step in match.steps()])
    golden(path, text)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_what_a_playthrough_says_happened_is_a_match(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    events: list[Event] = [MatchStarted(read_rules(lines[0].removeprefix("rules ")))]
    for line in lines:
        if line.startswith("  "):
            event = from_text(line)
            assert isinstance(event, Event)
            events.append(event)
    state = replay(events)
    assert state.phase is Phase.OVER
    assert state.rules == PLAYTHROUGHS[name]


@pytest.mark.parametrize("profile", PROFILES)
def test_each_profile_and_variant_has_a_playthrough(profile: str) -> None:
    for variant in PROFILES[profile].variants:
        kept = [
            path.stem
            for path in FOLDER.glob(f"{profile}*.txt")
            if _rules_in(path) == replace(PROFILES[profile].rules, variant=variant)
        ]
        assert kept, f"expected a playthrough of {profile}, {variant}: none in {FOLDER.name}"


def test_each_file_is_a_playthrough_of_ours() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(PLAYTHROUGHS)


def test_playthroughs_show_every_kind_of_event() -> None:
    shown = {
        line.split()[0]
        for path in FOLDER.glob("*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("  ")
    }
    assert shown | {"MatchStarted"} == {kind.__name__ for kind in get_args(Event)}


def _playthrough(name: str, rules: Rules, actions: Iterable[Action]) -> str:
    return "\n".join([f"rules {write_rules(rules)}", f"# {name}", *_lines(rules, actions)]) + "\n"


def _lines(rules: Rules, actions: Iterable[Action]) -> Iterator[str]:
    state = replay(start(rules))
    for action in actions:
        yield f"> {to_text(action)}"
        for event in apply(state, action):
            state = evolve(state, event)
            yield f"  {to_text(event)}"
            if isinstance(event, HandScored | HandVoided):
                yield f"= A {state.totals[0]}, B {state.totals[1]}"


def _actions_in(path: Path) -> list[Action]:
    lines = path.read_text(encoding="utf-8").splitlines()
    actions = [from_text(line.removeprefix("> ")) for line in lines if line.startswith("> ")]
    return [action for action in actions if isinstance(action, Action)]


def _rules_in(path: Path) -> Rules:
    first, *_ = path.read_text(encoding="utf-8").splitlines()
    return read_rules(first.removeprefix("rules "))
