"""`botifarra check`: what it takes for whole, and each kind of damage that it tells."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operation.checking import Report, check
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House


async def in_mid_trick(house: House) -> None:
    """Fourteen cards of a hand have been played."""
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES), cards=14)


def tampered(house: House, statement: str) -> None:
    with closing(sqlite3.connect(house.app.storage.path)) as connection, connection:
        connection.execute(statement)


async def faults(house: House) -> tuple[str, ...]:
    report: Report = await check(house.app.storage)
    return report.faults


async def test_a_table_in_play_is_whole(house: House) -> None:
    await in_mid_trick(house)
    report = await check(house.app.storage)
    assert (report.matches, report.faults) == (1, ())
    assert report.events > 10


async def test_a_gathering_is_whole_until_somebody_in_it_is_not_there(house: House) -> None:
    await house.adds_bot()
    await house.opens_lobby()
    assert (await check(house.app.storage)).lobbies == 1
    assert await faults(house) == ()
    tampered(house, "update lobbies set data = replace(data, '\"person\":1', '\"person\":77')")
    assert "somebody in it is not there" in " ".join(await faults(house))
    for data in ("[]", "{"):
        tampered(house, f"update lobbies set data = '{data}'")
        assert "can't be read" in " ".join(await faults(house))


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("delete from events where seq = 7", "others are there"),
        ("update matches set last_seq = last_seq + 1", "others are there"),
        ("update events set kind = 'Nonsense' where seq = 7", "can't be replayed"),
        ("update events set payload = '{}' where kind = 'CardPlayed'", "can't be replayed"),
        ("update matches set deadline = null", "a time that was not set"),
        ("update players set live = 0 where person = 1", "is not who sits there"),
        ("update events set payload = '{' where seq = 8", "its log can't be read"),
        ("update matches set closed_at = 1.0", "is not who sits there"),
        ("update matches set session = 9, starter = 99", "points to one that is not there"),
    ],
)
async def test_each_kind_of_damage_is_told(house: House, statement: str, told: str) -> None:
    await in_mid_trick(house)
    tampered(house, statement)
    assert any(told in fault for fault in await faults(house))


async def test_a_damaged_log_tells_no_card(house: House) -> None:
    await in_mid_trick(house)
    tampered(house, "update events set payload = replace(payload, '9O', '9X')")
    (fault,) = [fault for fault in await faults(house) if "replayed" in fault]
    assert "9" not in fault.partition(": ")[2]


async def test_the_command_reads_a_backup_of_a_running_bot(
    house: House,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await in_mid_trick(house)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{house.app.storage.path}")
    copy = tmp_path / "copy.sqlite3"
    assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
    assert await asyncio.to_thread(main, ["check"]) == 0
    assert await asyncio.to_thread(main, ["check", str(copy)]) == 0
    assert capsys.readouterr().out.count("all is well") == 2
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("delete from events where seq = 7")
    assert await asyncio.to_thread(main, ["check", str(copy)]) == 1
    told = capsys.readouterr()
    assert "1 faults" in told.out
    assert "others are there" in told.err
    assert await asyncio.to_thread(main, ["check", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err == f"There is no database {tmp_path / 'none'}.\n"
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert await asyncio.to_thread(main, ["check", str(copy)]) == 1
    told = capsys.readouterr()
    assert f"The database {copy} was written by a newer version" in told.err
