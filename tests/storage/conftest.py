"""A real database file for each test, and a few rows to begin with."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import storage
from storage import Chat, Entry, Match, Person, Storage


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.sqlite3'}"


@pytest.fixture
async def memory(url: str) -> AsyncIterator[Storage]:
    opened = await storage.open(url)
    yield opened
    await opened.close()


@dataclass
class Makes:
    """Rows with something in each field; telegram ids count upwards."""

    memory: Storage
    made: int = 0

    async def person(self, name: str = "Ona") -> Person:
        self.made += 1
        return await self.memory.persons.get_or_create(1000 + self.made, name=name, username=None)

    async def chat(self, telegram_id: int | None = None, title: str = "Can Pere") -> Chat:
        self.made += 1
        return await self.memory.chats.get_or_create(
            telegram_id or -1000 - self.made,
            title=title,
            kind="group",
            forum=False,
            username=None,
            language="ca",
            profile="lliure",
            turn_time=60,
        )

    async def match(
        self, chat: Chat, starter: Person, *, thread: int = 0, deadline: float | None = None
    ) -> Match:
        return await self.memory.matches.create(
            chat=chat.id,
            thread=thread,
            starter=starter.id,
            players=[starter.id],
            events=[Entry("MatchStarted", {"profile": "lliure"})],
            at=100.0,
            deadline=deadline,
        )


@pytest.fixture
def makes(memory: Storage) -> Makes:
    return Makes(memory)
