"""Forged updates: the victims are left in peace, and a fault that is planted is found."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram import Update
from telegram.ext import ExtBot, TypeHandler

from bot.__main__ import main
from bot.bench.forgery import measure
from bot.bench.forgery.forger import FIRST_STRANGER, Forger
from bot.bench.forgery.siege import Siege, besieged
from bot.bench.forgery.victims import FIRST_PERSON, Table, Victims
from bot.handlers.arrivals import read
from tests.words import strict_texts

UPDATES = 800
BOT: ExtBot[None] = ExtBot("1:a")
ANYBODY = Victims(
    tables=tuple(
        Table(
            key,
            f"victim{key}",
            key,
            tuple(range(FIRST_PERSON, FIRST_PERSON + 4)),
            5,
            (frozenset({"9O"}),) * 4,
        )
        for key in (1, 2, 3)
    ),
    lobbies=("a", "b"),
    people=(FIRST_PERSON,),
    groups=(-1,),
    chats=(1, 2),
    persons=(1, 2),
)


@pytest.fixture
async def siege(tmp_path: Path) -> AsyncIterator[Siege]:
    async with besieged(tmp_path, strict_texts()) as siege:
        yield siege


async def test_forged_updates_leave_the_victims_in_peace(tmp_path: Path) -> None:
    async with besieged(tmp_path, strict_texts()) as siege:
        assert len(siege.secrets) == 9  # everybody's hand who plays is known, and looked for
        await siege.stands(Forger(siege.victims, seed=1), range(UPDATES))
    assert siege.findings == []


async def plant(siege: Siege, fault: Callable[[Update], Awaitable[None]]) -> set[str]:
    """Let some updates come to a program with this fault; what is found."""

    async def handle(update: Update, _context: Any) -> None:
        await fault(update)

    siege.app.application.add_handler(TypeHandler(Update, handle), group=-2)
    await siege.stands(Forger(siege.victims, seed=1), range(32))
    return {finding.what for finding in siege.findings}


async def test_a_handler_that_fails_is_found(siege: Siege) -> None:
    async def fails(update: Update) -> None:
        if update.callback_query is not None:
            raise ZeroDivisionError

    found = await plant(siege, fails)
    assert any("update failed" in what and "ZeroDivisionError" in what for what in found)


async def test_a_handler_that_changes_a_victims_settings_is_found(siege: Siege) -> None:
    async def changes(_update: Update) -> None:
        await siege.app.storage.chats.update(siege.victims.chats[0], language="fr")

    assert await plant(siege, changes) == {f"changed: chat {siege.victims.chats[0]}"}


async def test_a_handler_that_plays_a_victims_card_is_found(siege: Siege) -> None:
    async def plays(_update: Update) -> None:
        await siege.app.storage.matches.set_deadline(siege.victims.tables[0].key, 1.0, now=1.0)

    assert "changed: match victimbar" in await plant(siege, plays)


async def test_a_hand_that_a_stranger_is_shown_is_found(siege: Siege) -> None:
    bot, victim = siege.app.application.bot, siege.victims.people[0]
    hand = "\n".join(siege.secrets.hand(victim))

    async def shows(_update: Update) -> None:
        await bot.send_message(FIRST_STRANGER, f"Mira:\n{hand}")

    assert await plant(siege, shows) == {"a hand was shown to somebody else"}


async def test_an_answer_that_names_a_card_to_a_stranger_is_found(siege: Siege) -> None:
    async def names(_update: Update) -> None:
        await siege.app.answer_bot.answer_callback_query(f"1.{FIRST_STRANGER}", "Rei d'espases")

    assert await plant(siege, names) == {"a stranger's tap was answered with a card"}


def test_updates_are_counted_and_timed_until_there_is_no_time(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = []
    for more in ((), ("--seconds", "0.001")):
        assert main(["bench", "forgery", "--updates", "40", *more, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert [figures["findings"] for figures in found] == [0, 0]
    assert found[0]["updates"] == 40 > found[1]["updates"]
    assert found[0]["cpu.ms_an_update"] > 0


async def test_of_many_updates_the_one_that_brings_a_finding_about_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrong = 17

    @asynccontextmanager
    async def faulty(folder: Path) -> AsyncIterator[Siege]:
        async def fails(update: Update, _context: Any) -> None:
            if update.update_id == wrong:
                raise ZeroDivisionError

        async with besieged(folder, strict_texts()) as siege:
            siege.app.application.add_handler(TypeHandler(Update, fails), group=-2)
            yield siege

    monkeypatch.setattr(measure, "besieged", faulty)
    figures, findings = await measure.measure(measure.Plan(updates=30, seed=1), print)
    assert figures["findings"] == len(findings) > 0
    assert findings[0].number == wrong
    assert "ZeroDivisionError" in findings[0].what


def test_a_number_and_a_seed_say_what_an_update_is() -> None:
    first, again, other = Forger(ANYBODY, 7), Forger(ANYBODY, 7), Forger(ANYBODY, 8)
    numbers = [*range(300), 10**9]
    made = [repr(first.update(number)) for number in numbers]
    assert made == [repr(again.update(number)) for number in reversed(numbers)][::-1]
    assert made != [repr(other.update(number)) for number in numbers]


def test_all_sorts_of_updates_are_forged() -> None:
    forger = Forger(ANYBODY, 1)
    made = [json.dumps(forger.update(number)) for number in range(3_000)]
    for part in ("callback_query", '"message"', "my_chat_member", "channel_post", "\\ud800"):
        assert any(part in update for update in made), part


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["update_id", "message", "callback_query", "chat", "from", "id", "text"]
            ),
            inside,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(ANYTHING)
def test_whatever_comes_is_read_or_not(raw: object) -> None:
    update = read(raw, BOT)
    assert update is None or isinstance(update.update_id, int)


@pytest.mark.parametrize(
    "broken",
    [
        {"text": 5},
        {"chat": {"id": "bar", "type": "private"}},
        {"chat": {"id": 2**70, "type": "private"}},
        {"from": {"id": 1, "is_bot": False, "first_name": "\ud800"}},
        {"text": "/start", "entities": [{"type": "bot_command", "offset": 0, "length": "6"}]},
        {"date": 10**30},
        {"message_id": None},
    ],
    ids=str,
)
def test_what_has_no_shape_is_an_update_with_nothing_in_it(broken: dict[str, Any]) -> None:
    whole: dict[str, Any] = {
        "message_id": 1,
        "date": 1,
        "chat": {"id": 1, "type": "private"},
        "from": {"id": 1, "is_bot": False, "first_name": "Ona"},
        "text": "hola",
    }
    read_whole = read({"update_id": 6, "message": whole}, BOT)
    assert read_whole is not None
    assert read_whole.message is not None
    update = read({"update_id": 7, "message": {**whole, **broken}}, BOT)
    assert update is not None
    assert (update.update_id, update.message) == (7, None)


def test_what_was_not_asked_for_has_nothing_in_it() -> None:
    update = read({"update_id": 7, "channel_post": {"chat": 1}, "poll": []}, BOT)
    assert update is not None
    assert update.to_dict() == {"update_id": 7}
