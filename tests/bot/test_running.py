"""How the program starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import app
from bot.operation import config
from bot.request import AiohttpRequest
from bot.running import CannotRun
from bot.sandbox import Sandbox


class Transport(AiohttpRequest):
    """Says whether it is open."""

    is_open = False

    async def initialize(self) -> None:
        await super().initialize()
        self.is_open = True

    async def shutdown(self) -> None:
        await super().shutdown()
        self.is_open = False


async def _tries(transport: Callable[[int], Transport]) -> None:
    program = await app.build(config.load(), app.Surroundings(transport=transport))
    try:
        await program.run(asyncio.Event())
    finally:
        await program.storage.close()


@pytest.mark.parametrize("heard", [0, 1])
async def test_a_try_that_does_not_reach_telegram_leaves_no_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: int
) -> None:
    made: list[Transport] = []

    def transport(connections: int) -> Transport:
        made.append(Transport(connections))
        return made[-1]

    async with await Sandbox.start() as town:
        monkeypatch.setenv("BOT_TOKEN", town.token)
        monkeypatch.setenv("TELEGRAM_API_URL", town.url)
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'memory.sqlite3'}")
        if heard:
            town.fault("getMe", times=heard)
        town.fault("getMe", times=None, code=502)
        with pytest.raises(CannotRun):
            await _tries(transport)
    assert len(made) == 2
    assert not any(one.is_open for one in made)
