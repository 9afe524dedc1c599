"""Telegram in a bad mood during a match: it ends with the right screens all the same."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import Message, Person, Room, Sandbox
from tests.e2e.evidence import (
    confirmed_taps_are_logged_once,
    log_of,
    nobody_saw_what_was_hidden,
    replays_to_what_is_shown,
)
from tests.e2e.support import SOON, Four, Program, table, twins

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def _ends_well(program: Program, four: Four) -> None:
    """What must be so after any match."""
    log = await log_of(program, four.room)
    replays_to_what_is_shown(log, four)
    confirmed_taps_are_logged_once(log, four.taps)
    nobody_saw_what_was_hidden(log, four)


async def test_a_429_in_one_chat_delays_no_other(town: Sandbox, program: Program) -> None:
    can = await table(town)
    penya = await table(town, "La Penya", names="Laia Arnau Mercè Quim")
    await can.begin()
    await penya.begin()
    await program.by_hand(*penya.people)
    angry = town.fault("edit*", chat=can.room, times=1, code=429, retry_after=900)
    furious = town.fault("send*", chat=can.people[0], times=1, code=429, retry_after=900)
    await can.play(until=lambda: can.cards_played >= 2 or angry.hits > 0)
    await can.people[1].sees("Copes:", within=SOON)

    # That's far sooner than the angry chat may be written to again.
    await penya.play(until=lambda: penya.over() or penya.cards_played >= 16)
    await penya.people[0].sees("basa", penya.room, within=SOON)
    assert len((await log_of(program, penya.room)).played()) == penya.cards_played
    assert angry.hits == 1 or furious.hits == 1
    # The tap of whoever plays at the angry group is still answered, and their hand still shown.
    person, message, button = await can.somebody_is_asked()
    assert (await can.tap(person, message, button)).answer is not None


async def test_errors_and_lost_answers_in_mid_match_are_mended(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.begin()
    chats: list[Room | Person] = [can.room, *can.people]
    playing = asyncio.create_task(can.play())
    for number in range(8):
        for _ in range(3):
            can.tapped.clear()
            tapped = asyncio.create_task(can.tapped.wait())
            await asyncio.wait([tapped, playing], return_when=asyncio.FIRST_COMPLETED)
            tapped.cancel()
        chat = chats[number % len(chats)]
        match number % 4:
            case 0:
                town.fault("edit*", chat=chat, code=502)
            case 1:
                town.fault("send*", chat=chat, drop_answer=True)
            case 2:
                town.fault("edit*", chat=chat, drop_answer=True)
            case _:
                town.fault("answerCallbackQuery", drop_answer=True)
    await playing
    town.heal()
    await can.is_quiet(town)

    await _ends_well(program, can)
    for person in can.people:  # the right screen, last in every chat
        last = person.private.messages()[-1]
        assert last.text == (await person.sees("partida", within=SOON)).text
    # A message whose answer was lost may stand beside its successor, until somebody taps it.
    for person, orphan in twins(can):
        button = next(button for button in orphan.buttons if button.data)
        before = (await log_of(program, can.room)).events
        await person.forges(button.data or "", orphan)
        await person.misses_button(button.text, message=orphan, within=SOON)
        assert (await log_of(program, can.room)).events == before


async def test_an_orphan_of_a_hand_is_stripped_when_it_is_tapped(
    town: Sandbox, program: Program
) -> None:
    can = await table(town)
    await can.sit_down()
    await can.choose("a 36")
    lost = [town.fault("sendMessage", chat=p, times=2, drop_answer=True) for p in can.people]
    await can.people[0].presses("Comencem", can.room, within=SOON)
    await can.play(until=lambda: can.cards_played >= 4)  # whoever finds an orphan first taps it
    await can.is_quiet(town)
    assert all(fault.hits == 2 for fault in lost)
    asked = [message for person in can.people for message in _hands_of(person)]
    assert len(asked) > len(can.people), "no orphan was left"
    assert not twins(can)
    log = await log_of(program, can.room)
    confirmed_taps_are_logged_once(log, can.taps)


def _hands_of(person: Person) -> list[Message]:
    return [message for message in person.reading() if "Can Pere" in message.text]
