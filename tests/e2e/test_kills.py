"""kill -9 and a restart, at the worst moments: nothing confirmed is lost, nothing stands twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest

from bot.sandbox import Group, Sandbox
from bot.tables.events import TurnMissed
from tests.e2e.evidence import (
    confirmed_taps_are_logged_once,
    log_of,
    nobody_saw_what_was_hidden,
    replays_to_what_is_shown,
)
from tests.e2e.support import SOON, Four, Program, shown, table, twins

pytestmark = pytest.mark.asyncio(loop_scope="module")

KILLS = 4


async def test_a_match_goes_on_from_where_it_was_however_often_it_is_killed(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.begin()
    chance = random.Random(1)
    killer = asyncio.create_task(_accidents(town, program, can, chance))
    await can.play(until=lambda: can.over() and killer.done())
    await killer
    await can.is_quiet(town)

    log = await log_of(program, can.room)
    replays_to_what_is_shown(log, can)
    confirmed_taps_are_logged_once(log, can.taps)
    nobody_saw_what_was_hidden(log, can)
    await _orphans_are_stripped_when_tapped(can)


async def _accidents(town: Sandbox, program: Program, four: Four, chance: random.Random) -> None:
    """Kill it right after a tap, between an intent and its send, between a send and its row."""
    for number in range(KILLS):
        if number % 2:
            town.fault("send*", times=2, delay=0.3)
            town.fault("edit*", times=4, delay=0.3)
        for _ in range(chance.randint(1, 5)):
            four.tapped.clear()
            await four.tapped.wait()
        await asyncio.sleep(chance.random() * 0.2)
        await program.restart()


async def _orphans_are_stripped_when_tapped(four: Four) -> None:
    """A send whose answer died with the program may stand beside its successor: until a tap."""
    orphans = twins(four)
    assert len(orphans) <= KILLS
    for person, message in orphans:
        button = next(button for button in message.buttons if button.data)
        await person.forges(button.data or "", message)
        await person.misses_button(button.text, message=message, within=SOON)


async def test_a_restart_at_a_quiet_moment_changes_nothing_that_is_shown(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.begin()
    await can.play(until=lambda: can.cards_played >= 4)  # a whole trick: all hands are current
    await can.is_quiet(town)
    before = shown(can)
    await program.restart()
    await can.is_quiet(town)
    assert shown(can) == before
    assert not twins(can)


async def test_taps_that_waited_at_telegram_are_played_once(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.begin()
    await program.by_hand(*can.people)
    await can.play(until=lambda: can.cards_played >= 2)
    await can.is_quiet(town)
    played = can.cards_played
    await program.kill()
    asker, message, button = await can.somebody_is_asked()
    taps = [asker.forge(button.data or "", message) for _ in range(3)]
    await program.start()

    answers = [await tap.answered(SOON) for tap in taps]
    assert sum(answer.text.startswith("Has jugat") for answer in answers) == 1
    log = await log_of(program, can.room)
    assert len(log.played()) == played + 1


async def test_an_update_that_is_delivered_twice_plays_once(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.begin()
    await program.by_hand(*can.people)
    for _ in range(9):
        town.duplicate_next_update()
        person, message, button = await can.somebody_is_asked()
        await can.tap(person, message, button)
        await person.misses_button(button.text, message=message, within=SOON)
    await can.is_quiet(town)
    log = await log_of(program, can.room)
    confirmed_taps_are_logged_once(log, can.taps)
    assert len(log.played()) == can.cards_played > 0


async def test_down_time_counts_for_nobody_and_is_told_once_a_game_if_it_was_long(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    penya = await table(town, "La Penya", names="Laia Arnau Mercè Quim")
    for four in (can, penya):
        await four.begin()
        await program.by_hand(*four.people)
        await four.play(until=lambda four=four: four.cards_played >= 2)  # type: ignore[misc]

    await _outage(program, 120)
    for four in (can, penya):
        await four.is_quiet(town)
        assert four.people[0].finds("Torno a ser aquí", four.room) is None

    await _outage(program, 2 * 3600)
    for four in (can, penya):
        await four.people[0].sees("Torno a ser aquí", four.room, within=SOON)

    await program.restart()
    for four in (can, penya):
        await four.is_quiet(town)
        assert sum("Torno a ser aquí" in m.text for m in four.room.messages()) == 1
        log = await log_of(program, four.room)
        assert not [event for event in log.events if isinstance(event, TurnMissed)]
        assert len(log.played()) == four.cards_played
        await four.play(until=lambda four=four: four.over() or four.cards_played >= 5)  # type: ignore[misc]


async def _outage(program: Program, seconds: float) -> None:
    """Kill it, and let it have been so for `seconds` when it starts again."""
    await program.kill()
    async with program.memory() as memory:
        last = await memory.heartbeat.last()
        assert last is not None
        await memory.heartbeat.wake(now=last - seconds)
    await program.start()


async def test_what_a_group_told_before_a_kill_is_heard_after_it(
    town: Sandbox, program: Program
) -> None:
    """It comes once: until it is handled, Telegram must not take it for heard."""
    can = await table(town)
    await can.begin()
    await can.play(until=lambda: can.cards_played >= 4)
    await can.is_quiet(town)
    assert isinstance(can.room, Group)
    with closing(sqlite3.connect(program.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # nothing can be written, and so nothing handled
        can.room.kicks_bot()
        await asyncio.sleep(0.7)
        await program.dies()
        other.execute("ROLLBACK")
    await program.start()
    await can.people[0].sees("No puc escriure al grup", within=20.0)
