"""The house, made anew for each test from a database that has been started once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox import Person, Sandbox
from tests.bot.play.mortal import Mortal
from tests.bot.play.support import Decks, WallClock, copied, make_memory, running


@pytest.fixture(scope="session")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that the bot has been started on once."""
    path = tmp_path_factory.mktemp("memory") / "memory.sqlite3"
    asyncio.run(make_memory(path))
    return path


@pytest.fixture
async def house(memory: Path, tmp_path: Path) -> AsyncIterator[Mortal]:
    """The bot is running; nobody has added it anywhere yet."""
    clock, decks = WallClock(), Decks()
    url = copied(memory, tmp_path / "botifarra.sqlite3")
    async with await Sandbox.start(clock=clock) as town, AsyncExitStack() as life:
        app = await life.enter_async_context(running(town, url, clock, decks))
        house = Mortal(town, app, clock, decks)
        house.url, house.life = url, life
        await house.knows(*house.people)
        yield house


@pytest.fixture
def berta(house: Mortal) -> Person:
    """Somebody whom the bot doesn't know."""
    return house.town.person("Berta", language="ca")
