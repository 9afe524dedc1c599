"""The house, made anew for each test from a database that has been started once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.bot.play.support import Decks, House, WallClock, copied, make_memory, running


@pytest.fixture(scope="session")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that the bot has been started on once."""
    path = tmp_path_factory.mktemp("memory") / "memory.sqlite3"
    asyncio.run(make_memory(path))
    return path


@pytest.fixture
async def house(memory: Path, tmp_path: Path) -> AsyncIterator[House]:
    """The bot is running; nobody has added it anywhere yet."""
    clock, decks = WallClock(), Decks()
    url = copied(memory, tmp_path / "botifarra.sqlite3")
    async with await Sandbox.start(clock=clock) as town, running(town, url, clock, decks) as app:
        house = House(town, app, clock, decks)
        await house.knows(*house.people)
        yield house
