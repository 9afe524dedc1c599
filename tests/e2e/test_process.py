"""The process: how it stops, waits for another, keeps calm when Telegram is away, and refuses."""

from __future__ import annotations

import re
import sqlite3

import pytest

from bot.sandbox import Sandbox
from tests.e2e.conftest import MakeProgram
from tests.e2e.support import SOON, table

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAITING = "another process owns the bot"


async def test_sigterm_in_mid_match_stops_it_cleanly(
    town: Sandbox, make_program: MakeProgram
) -> None:
    program = await make_program().start()
    can = await table(town)
    await can.begin()
    assert await program.stop() == 0
    assert "Traceback" not in program.stderr
    assert not program.database.with_name(f"{program.database.name}-wal").exists()
    with sqlite3.connect(program.database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert program.output == [
        f"Botifarra keeps its games in {program.database}",
        "Stopped. Matches go on when it is started again.",
    ]


async def test_a_second_process_waits_with_one_line_and_takes_over_when_the_first_dies(
    town: Sandbox, make_program: MakeProgram
) -> None:
    first = await make_program(hurried=False).start()  # exactly as an operator starts it
    second = await make_program(hurried=False, beside=first).launch()
    impatient = await make_program(hurried=False, beside=first).launch()
    await second.says(WAITING)
    await impatient.says(WAITING)
    assert await impatient.stop() == 0  # it can be stopped while it waits

    await first.kill()
    await second.says("event=running")
    assert len(second.said(WAITING)) == 1
    await table(town)  # where it greets
    assert await second.stop() == 0


async def test_another_program_with_the_same_token_is_told_of_in_one_line(
    town: Sandbox, make_program: MakeProgram
) -> None:
    program = await make_program().start()
    trouble = town.fault("getUpdates", times=3, code=409)
    town.world.updates.interrupt()
    can = await table(town)  # heard as soon as the other one is gone
    assert trouble.hits == 3
    assert len(program.said("another program polls with this token")) == 1
    await can.sit_down()
    assert await program.stop() == 0


async def test_telegram_may_be_away_for_a_while(town: Sandbox, make_program: MakeProgram) -> None:
    program = await make_program().start()
    can = await table(town)
    await can.begin()
    person, message, button = await can.somebody_is_asked()
    await can.is_quiet(town)
    port = int(town.url.rpartition(":")[2])
    await town.stop()
    try:
        tap = person.forge(button.data or "", message)
        await program.says("can't be asked for updates")
    finally:
        await town.listen(port)

    await tap.answered(SOON)
    await can.play(until=lambda: can.cards_played >= 1)
    assert "Traceback" not in program.stderr
    assert len(program.said("can't be asked for updates")) == 1
    assert await program.stop() == 0


async def test_a_bot_that_has_played_waits_for_telegram_at_its_start(
    town: Sandbox, make_program: MakeProgram
) -> None:
    """A machine may be up before its network is, and Telegram has bad moments."""
    program = await make_program().start()
    can = await table(town)
    await can.begin()
    assert await program.stop() == 0
    town.fault("getMe", times=2, code=502)
    town.fault("getMe", code=429)
    await program.start()
    assert len(program.said("waiting for Telegram")) == 1
    await can.play(until=lambda: can.cards_played >= 1)
    assert await program.stop() == 0
    assert len(program.output) == 4  # where the games are, and that they go on; twice

    town.unplug()
    await program.launch()
    await program.says("waiting for Telegram", times=2)
    assert await program.stop() == 0  # it can be stopped while it waits
    town.heal()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("BOT_TOKEN", ["", "no token at all", "123456789:of-somebody-else"]),
        ("DATABASE_URL", ["postgresql://localhost/games", "sqlite:////proc/nowhere/games.sqlite3"]),
        ("LOG_LEVEL", ["LOUD"]),
        ("TELEGRAM_API_URL", ["nowhere", "http://127.0.0.1:9"]),
    ],
)
async def test_a_wrong_environment_stops_it_with_one_line(
    make_program: MakeProgram, name: str, values: list[str]
) -> None:
    programs = [await make_program(environment={name: value}).launch() for value in values]
    for program in programs:
        assert await program.ends() not in (0, None)
        assert len(program.lines) == 1, program.stderr
        assert re.search(rf"{name}|PostgreSQL|/proc/nowhere|127.0.0.1:9", program.lines[0])
        assert not program.output
