"""Four computer players in each profile, with the program's own processes and Telegram's limits.

Five groups at once, as fast as they may: a host fills the table and watches. They are played once;
each test then asks one thing of what is left.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import pytest

from bot.computers.player import Computer
from bot.sandbox import Group, Person, Sandbox
from bot.sandbox.limits import Limits
from bot.sandbox.record import CallRecord
from bot.tables.events import TurnMissed
from bot.tables.seating import fold_all
from engine.profiles import PROFILES
from tests.e2e.evidence import Log, log_of
from tests.e2e.support import SOON, Program

WITHIN = 480.0
SHOWN = {
    "lliure": "Lliure",
    "obligada": "Obligada",
    "botifarra-app": "Botifarra.app",
    "butifarra-app": "App Butifarra",
    "denexa": "Denexa",
}


@dataclass(frozen=True, slots=True)
class Watched:
    """A match of four computers: where it was shown, and its log."""

    group: Group
    log: Log


@dataclass(frozen=True, slots=True)
class Evening:
    """What is left of five matches."""

    matches: dict[str, Watched]
    calls: list[CallRecord]
    lines: list[str]
    status: int


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A match to 36 in each profile, played to the end."""
    database = tmp_path_factory.mktemp("computers") / "games.sqlite3"

    async def play() -> Evening:
        async with await Sandbox.start(limits=Limits()) as town:
            program = Program(town, database, hurried=False)
            try:
                await program.start()
                groups = await asyncio.gather(
                    *(_watches(town, program, name, shown) for name, shown in SHOWN.items())
                )
                matches = {
                    name: Watched(group, await log_of(program, group))
                    for name, group in zip(SHOWN, groups, strict=True)
                }
                return Evening(matches, town.calls, program.lines, await program.stop())
            finally:
                await program.dies()

    return asyncio.run(play())


async def _watches(town: Sandbox, program: Program, profile: str, shown: str) -> Group:
    """A host who sits nowhere, and a match that four computers play to its end; its group."""
    host = town.person(f"Host of {profile}", language="ca", started=True)
    group = town.group(profile, [host], creator=host, supergroup=True)
    await group.add_bot()
    await host.sees("otifarra", group, within=SOON)
    async with program.memory() as memory:
        chat = await memory.chats.by_telegram_id(group.chat_id)
        assert chat is not None
        await memory.chats.update(chat.id, computer_pace=0)
    await host.says("/nova", group)
    for label in ("Regles", shown, "a 36", "Amaga les regles"):
        await _presses(host, label, group)
    for label in ("🤖 Ordinadors", "🤖 Omple la taula", "Comencem"):
        await _presses(host, label, group)
    end = time.monotonic() + WITHIN
    while not any("🏆" in message.text for message in group.messages()):
        assert time.monotonic() < end, group.shows()
        await asyncio.sleep(0.2)
    return group


async def _presses(host: Person, label: str, group: Group) -> None:
    """A button, or the same with a tick: what is chosen already."""
    await host.sees("Taula nova", group, within=SOON)
    await host.presses(label, group, within=SOON)


def test_every_profile_was_played_by_four_computers_to_its_end(evening: Evening) -> None:
    assert set(evening.matches) == set(PROFILES)
    for name, watched in evening.matches.items():
        seating, state = fold_all(watched.log.events), watched.log.state
        assert seating.profile == name
        assert all(isinstance(owner, Computer) for owner in seating.owners)
        assert state.winner is not None
        assert max(state.totals) >= 36
        assert not any(isinstance(event, TurnMissed) for event in watched.log.events)


def test_what_the_group_shows_is_what_was_played(evening: Evening) -> None:
    for watched in evening.matches.values():
        owners, state = fold_all(watched.log.events).owners, watched.log.state
        assert state.winner is not None
        first, second = (owners[seat] for seat in state.winner.seats)
        assert isinstance(first, Computer)
        assert isinstance(second, Computer)
        result = next(m.text for m in watched.group.messages() if "🏆" in m.text)
        assert f"{first.shown} i {second.shown} guanyen" in result
        assert all(str(total) in result for total in state.totals)


def test_telegram_never_had_to_refuse_a_call(evening: Evening) -> None:
    """Its limits were in force: twenty a minute in a group, one a second in a chat."""
    assert [call for call in evening.calls if call.status == 429] == []


def test_the_program_said_nothing_of_trouble_and_stopped(evening: Evening) -> None:
    assert not [line for line in evening.lines if "level=error" in line or "Traceback" in line]
    assert not [line for line in evening.lines if "worker died" in line]
    assert evening.status == 0
