"""When the bot calls itself well, and what it says when it isn't."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request

import storage
from bot.operation.health import SILENT_SECONDS, STALE_SECONDS, Health
from bot.operation.metrics import Metrics
from storage import Storage


@pytest.fixture
async def memory(tmp_path: Path) -> AsyncIterator[Storage]:
    """A memory whose clock has just beaten."""
    memory = await storage.open(storage.url_of(tmp_path / "games.sqlite3"))
    await memory.heartbeat.beat(now=1_000.0)
    yield memory
    await memory.close()


async def test_all_is_well_while_telegram_answers_and_the_clock_beats(memory: Storage) -> None:
    health = Health(memory, Metrics(), lambda: SILENT_SECONDS, lambda: 1_000.0 + STALE_SECONDS)
    assert await health.troubles() == []


async def test_telegram_is_silent(memory: Storage) -> None:
    health = Health(memory, Metrics(), lambda: 75.0, lambda: 1_000.0)
    assert await health.troubles() == ["Telegram has not answered for 75 s."]


async def test_the_clock_stands_still(memory: Storage) -> None:
    health = Health(memory, Metrics(), lambda: 0.0, lambda: 1_016.0)
    assert await health.troubles() == ["The clock does not beat: deadlines pass unnoticed."]


async def test_the_memory_can_not_be_read(memory: Storage) -> None:
    await memory.close()
    health = Health(memory, Metrics(), lambda: 0.0, lambda: 1_000.0)
    (trouble,) = await health.troubles()
    assert "is closed" in trouble


async def test_figures_are_told_while_the_memory_can_not_be_read(memory: Storage) -> None:
    await memory.close()
    health = Health(memory, Metrics(), lambda: 0.0, lambda: 1_000.0)
    answer = await health.figures(make_mocked_request("GET", "/metrics"))
    assert isinstance(answer.body, bytes)
    assert b"botifarra_live_matches NaN" in answer.body
    assert b"botifarra_tap_seconds" in answer.body
