"""The life of groups while a hand is played: moves, topics, removals, and people who block."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.sandbox import Group, Person, Sandbox
from bot.sandbox.membership import Side
from tests.e2e.evidence import confirmed_taps_are_logged_once, log_of, nobody_saw_what_was_hidden
from tests.e2e.support import SOON, Four, Program, four, table, twins

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def _some_cards(can: Four, more: int) -> None:
    """They play on for at least so many cards, or to the end of the match."""
    enough = can.cards_played + more
    await can.play(until=lambda: can.over() or can.cards_played >= enough)


@pytest.mark.parametrize("lost", [None, "old", "new"])
async def test_a_group_moves_in_mid_trick(
    town: Sandbox, program: Program, lost: Side | None
) -> None:
    can = await table(town, supergroup=False)
    await can.begin()
    await _some_cards(can, 3)
    assert isinstance(can.room, Group)
    old = can.room.chat
    can.room.migrates(lost=lost)
    await can.people[0].sees("Mà 1", can.room, within=SOON)

    stood = len(old.messages)
    await _some_cards(can, 6)
    await can.is_quiet(town)
    log = await log_of(program, can.room)
    confirmed_taps_are_logged_once(log, can.taps)
    nobody_saw_what_was_hidden(log, can)
    assert not twins(can)
    assert len(old.messages) == stood  # nothing more is said in the group that was


async def test_two_topics_of_a_forum_are_two_tables(town: Sandbox, program: Program) -> None:
    north, south = four(town), four(town, "Laia Arnau Mercè Quim")
    club = town.group("El Casal", [*north, *south], forum=True)
    await club.add_bot()
    tables = [Four(people, club.topic(name)) for people, name in ((north, "Nord"), (south, "Sud"))]
    for can in tables:
        await can.begin()
    await asyncio.gather(*(_some_cards(can, 4) for can in tables))
    for can, others in zip(tables, reversed(tables), strict=True):
        await can.is_quiet(town)
        log = await log_of(program, can.room)
        confirmed_taps_are_logged_once(log, can.taps)
        assert set(log.seats) == {person.id for person in can.people}
        names = "|".join(person.name for person in others.people)
        said = [m.text for m in can.room.messages() if m.sender.is_bot]
        assert said
        assert not [text for text in said if re.search(names, text)]
        assert not twins(can)


async def test_the_bot_is_removed_in_mid_hand_and_added_again(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.begin()
    await _some_cards(can, 3)
    assert isinstance(can.room, Group)
    person, message, button = await can.somebody_is_asked()
    can.room.kicks_bot()
    await can.people[0].sees("No puc escriure al grup", within=SOON)
    async with program.memory() as memory:
        chat = await memory.chats.by_telegram_id(can.room.chat_id)
        assert chat is not None
        (match,) = await memory.matches.live(chat.id)
        assert match.paused
    played = len((await log_of(program, can.room)).played())
    answer = await person.forges(button.data or "", message)
    assert answer.alert  # it says that the match rests
    assert len((await log_of(program, can.room)).played()) == played

    await can.room.add_bot()
    await can.people[0].sees("Mà 1", can.room, within=SOON)
    await _some_cards(can, 4)
    log = await log_of(program, can.room)
    confirmed_taps_are_logged_once(log, can.taps)
    await can.is_quiet(town)
    assert not twins(can)
    told = [p for p in can.people if any("No puc escriure al grup" in s.text for s in p.saw)]
    assert told == can.people[:1]  # the starter alone
    assert not can.people[0].finds("No puc escriure al grup")  # and it is taken back


def _unreachable(person: Person) -> str:
    return f"{person.name}, no et puc donar les cartes"


async def test_everybody_blocks_the_bot_and_comes_back(town: Sandbox, program: Program) -> None:
    can = await table(town)
    await can.begin()
    await _some_cards(can, 3)
    for person in can.people:
        person.blocks()
    for person in can.people:
        await can.people[0].sees(
            f"{person.name}, no et puc donar les cartes", can.room, within=SOON
        )
    for person in can.people:
        person.unblocks()
        await person.starts()
    for person in can.people:
        await can.people[0].misses(
            f"{person.name}, no et puc donar les cartes", can.room, within=SOON
        )
    await _some_cards(can, 4)
    await can.is_quiet(town)
    log = await log_of(program, can.room)
    confirmed_taps_are_logged_once(log, can.taps)
    nobody_saw_what_was_hidden(log, can)
    assert not twins(can)
