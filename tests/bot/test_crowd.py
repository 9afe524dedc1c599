"""The crowd plays a whole match with the real bot, over HTTP, tapping what it is shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import app
from bot.callbacks import Act, NextHand
from bot.crowd import FAST, HUMAN, Tap, play_match, result_of
from bot.operation import config
from bot.outbox.budget import UNLIMITED
from bot.running import App
from bot.sandbox import Sandbox


@asynccontextmanager
async def bot_in(
    town: Sandbox, memory: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[App]:
    """The real bot, on this sandbox, which sets no limits: neither does it."""
    monkeypatch.setenv("BOT_TOKEN", town.token)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{memory}")
    monkeypatch.setenv("TELEGRAM_API_URL", town.url)
    program = await app.build(config.load(), app.Surroundings(limits=UNLIMITED, flood=None))
    stop = asyncio.Event()
    running = asyncio.create_task(program.run(stop))
    try:
        yield program
    finally:
        stop.set()
        await running
        await program.storage.close()


async def test_four_people_play_a_match_to_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        await Sandbox.start() as town,
        bot_in(town, tmp_path / "memory.sqlite3", monkeypatch),
    ):
        ona, pere, marta, joan = (
            town.person(name, language="ca", started=name in ("Ona", "Pere"))
            for name in ("Ona", "Pere", "Marta", "Joan")
        )
        people = [ona, pere, marta, joan]
        bar = town.group("Can Pere", people, creator=ona, supergroup=True)
        await bar.add_bot(by=ona)
        taps: list[Tap] = []
        async with asyncio.timeout(480):
            await play_match(
                bar,
                people,
                pace=FAST,
                choose=random.Random(1),
                rules={"length": "36"},
                on_tap=taps.append,
            )
        result = result_of(ona, bar)
        assert result is not None
        assert "guanyen" in result.text
        assert {tap.person for tap in taps} == {person.id for person in people}
        cards = [tap for tap in taps if isinstance(tap.callback, Act)]
        assert len(cards) >= 40  # what must be played may have played itself
        if "\n1 mà" not in result.text:
            assert any(isinstance(tap.callback, NextHand) for tap in taps)
        assert all(tap.answer is not None for tap in taps)


def test_a_pace_is_within_its_bounds() -> None:
    choose = random.Random(2)
    times = [HUMAN.scaled(0.5).seconds(choose) for _ in range(2000)]
    assert min(times) >= 1.5
    assert {time for time in times if time > 4.5} == {12.5}
    assert 0.03 < times.count(12.5) / len(times) < 0.07
    assert FAST.seconds(choose) == 0.0
