"""Every database that an earlier program left in mid-game is brought up to date and played on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import cast

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

import storage
from bot.operation.checking import check
from bot.running import App
from bot.sandbox import Sandbox
from storage import migrate
from tests.bot.play.support import Decks, House, WallClock, running

DATABASES = Path(__file__).parents[2] / "storage" / "databases"
RELEASES = sorted(path.stem for path in DATABASES.glob("*.sql"))


def test_each_migration_has_left_one() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate._SCRIPTS))
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert [f"v{script.revision}" for script in scripts] == RELEASES[::-1]


def restored(release: str, path: Path) -> str:
    """The address of a file with what that release has left in it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript((DATABASES / f"{release}.sql").read_text(encoding="utf-8"))
    return storage.url_of(path)


@asynccontextmanager
async def going_on(url: str) -> AsyncIterator[House]:
    """The same people in the same bar an hour later, and today's program on that database."""
    clock, decks = WallClock(), Decks()
    clock.now += 3600
    async with await Sandbox.start(clock=clock) as town:
        house = House(town, cast(App, None), clock, decks)  # people come first, as they would
        for person in house.people:
            person.private.chat.started = True
        await house.bar.add_bot()
        async with running(town, url, clock, decks) as house.app:
            await house.settles()
            yield house


@pytest.mark.parametrize("release", RELEASES)
async def test_it_is_whole_and_the_match_goes_on(release: str, tmp_path: Path) -> None:
    async with going_on(restored(release, tmp_path / "games.sqlite3")) as house:
        assert (await check(house.app.storage)).faults == ()
        assert len(await house.app.storage.lobbies.all_open()) == 1
        await house.plays_out()
        (match,) = await house.app.storage.matches.live()
        live = await house.app.services.tables.live(match.id)
        assert [hand.open.number for hand in live.state.finished] == [1]
        assert (await check(house.app.storage)).faults == ()
