"""The house, made anew for each test from a database that has been started once."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.texts import Texts
from tests.bot.play.support import Decks, House, WallClock, copied, make_memory, running


@pytest.fixture(scope="session", autouse=True)
def _read_once() -> Iterator[None]:
    """Words and certificates are read once for all tests; a missing word is an error."""
    words = Texts.load(strict=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Texts, "load", lambda: words)
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


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
