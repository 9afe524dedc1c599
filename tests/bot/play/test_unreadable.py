"""A match or a lobby that can't be read: nobody plays it on, and it holds nothing else up."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.sandbox import Group, Sandbox
from bot.sandbox.rooms import Topic
from engine.cards import Trump
from tests.bot.play.deeds import club_of, plays_in
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import Decks, House, WallClock, copied, running


def spoils(house: House) -> None:
    """The log of the first match is damaged, and has been read by nobody since it was."""
    with closing(sqlite3.connect(house.app.storage.path)) as connection, connection:
        connection.execute("update events set payload = '{}' where match = 1 and seq = 3")
        connection.execute("update matches set last_seq = last_seq + 1 where id = 1")


async def spoilt(house: House) -> tuple[Group, Topic, Topic]:
    """A club with two tables of the same four: the first can't be read."""
    club, (first, second) = await club_of(house, "Primera", "Segona")
    await plays_in(house, first)
    await plays_in(house, second)
    spoils(house)
    return club, first, second


async def test_the_other_tables_of_its_group_go_on(house: House) -> None:
    club, _, second = await spoilt(house)
    await house.says(house.marta, "/tables", club)
    assert "Segona · Ona–Marta 0" in (await house.last(club)).text
    club.kicks_bot()
    await house.settles()
    await club.add_bot()
    await house.settles()
    table = await house.last(second)
    assert "Reparteix" in table.text
    await house.says(house.ona, "/settings", club)
    await house.presses(house.ona, "Llengua", house.ona.private)
    await house.presses(house.ona, "English", house.ona.private)
    assert "Hand 1" in (await house.last(second)).text


@pytest.mark.parametrize("word", ["/cards", "/start", "Hola!"])
async def test_who_plays_there_has_their_other_hands(house: House, word: str) -> None:
    await spoilt(house)
    before = await house.last(house.joan)
    await house.says(house.joan, word)
    after = await house.last(house.joan)
    assert (after.text, after.labels) == (before.text, before.labels)
    assert after.id > before.id


async def test_who_plays_there_can_be_forgotten(house: House) -> None:
    await spoilt(house)
    await house.says(house.joan, "/forget_me")
    await house.presses(house.joan, "🗑 Sí, oblida'm", house.joan.private)
    assert await house.app.storage.persons.by_telegram_id(house.joan.id) is None


async def test_it_is_told_once_and_by_its_number(house: House) -> None:
    await spoilt(house)
    house.clock.now += 100
    with capture_logs() as logs:
        for _ in range(3):
            await house.app.clock.sweep()
    told = [(entry["event"], entry.get("match")) for entry in logs if entry["log_level"] == "error"]
    assert told == [("a log can't be replayed", 1)]


async def test_it_can_be_ended_and_another_begins_there(house: House) -> None:
    _, first, _ = await spoilt(house)
    await house.says(house.ona, "/endgame", first)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    await plays_in(house, first)
    assert "Canta" in (await house.last(first)).text
    assert [match.id for match in await house.app.storage.matches.live()] == [2, 3]


async def test_a_match_that_follows_one_is_shown(house: House) -> None:
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES), cards=2)
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    spoils(house)
    await house.says(house.ona, "/newgame", house.bar)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    answer = await house.presses(house.ona, "Comencem", house.bar)
    assert answer.text == ""
    assert "Canta" in (await house.last(house.bar)).text


async def test_who_played_alone_can_begin_anew(house: House) -> None:
    await house.says(house.ona, "/solo")
    await house.presses(house.ona, "Juguem!", house.ona.private)
    spoils(house)
    await house.says(house.ona, "/endgame")
    await house.presses(house.ona, "Sí, plego", house.ona.private)
    await house.says(house.ona, "/solo")
    await house.presses(house.ona, "Juguem!", house.ona.private)
    assert [match.id for match in await house.app.storage.matches.live()] == [2]


@pytest.mark.parametrize("data", ["{", '{"nonsense": 1}'])
async def test_a_lobby_that_cannot_be_read_is_no_more_after_a_start(
    memory: Path, tmp_path: Path, data: str
) -> None:
    """The bot did not start at all, or nobody could open another table there."""
    clock, decks = WallClock(), Decks()
    url = copied(memory, tmp_path / "botifarra.sqlite3")
    async with await Sandbox.start(clock=clock) as town:
        async with running(town, url, clock, decks) as first:
            house = House(town, first, clock, decks)
            await house.knows(*house.people)
            await house.opens_lobby()
            with closing(sqlite3.connect(first.storage.path)) as connection, connection:
                connection.execute("update lobbies set data = ?", [data])
        for _ in range(2):
            async with running(town, url, clock, decks) as second:
                house.app = second
                await house.settles()
        async with running(town, url, clock, decks) as second:
            house.app = second
            await house.says(house.ona, "/newgame", house.bar)
            await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
            assert "Parella 2: Pere" in (await house.last(house.bar)).text
