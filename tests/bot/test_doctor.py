"""`botifarra doctor`: what it says to an operator, asked of the local Telegram."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from telegram import Bot

import storage
from bot.__main__ import main
from bot.sandbox import Group, Sandbox


@pytest.fixture
async def town(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A Telegram that the environment leads to."""
    async with await Sandbox.start() as town:
        monkeypatch.setenv("BOT_TOKEN", town.token)
        monkeypatch.setenv("TELEGRAM_API_URL", town.url)
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/games.sqlite3")
        yield town


@pytest.fixture
async def bar(town: Sandbox) -> Group:
    """A group that has no bot yet."""
    host = town.person("Ona", language="ca", started=True)
    return town.group("Can Pere", [host], creator=host, supergroup=True)


class Doctor:
    """Runs the command; `bad` and `look` hold its sentences of that mark."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    async def __call__(self, *arguments: str) -> int:
        status = await asyncio.to_thread(main, ["doctor", *arguments])
        told = self._capsys.readouterr()
        self.all, self.errors = told.out, told.err
        self.bad = re.findall(r"^BAD  (.*)$", told.out, re.M)
        self.look = re.findall(r"^look (.*)$", told.out, re.M)
        return status


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str]) -> Doctor:
    return Doctor(capsys)


async def test_a_healthy_bot_that_may_pin(town: Sandbox, bar: Group, doctor: Doctor) -> None:
    await bar.add_bot()
    bar.promotes_bot()
    assert await doctor("--group", str(bar.chat_id)) == 0
    assert doctor.bad == []
    assert f"The token is that of @{town.world.bot.username}." in doctor.all
    assert "The bot may write in Can Pere." in doctor.all
    assert "It may pin the table." in doctor.all
    assert town.token not in doctor.all


async def test_a_member_may_not_pin(bar: Group, doctor: Doctor) -> None:
    await bar.add_bot()
    assert await doctor("--group", str(bar.chat_id)) == 0
    assert any("may not pin" in sentence for sentence in doctor.look)


async def test_a_groups_name_takes_no_line_of_its_own(town: Sandbox, doctor: Doctor) -> None:
    """It is what somebody has typed: it could pass for a word of the doctor's, or turn one."""
    host = town.person("Ona", language="ca", started=True)
    group = town.group("Can\nBAD  all is lost\u202e", [host], creator=host, supergroup=True)
    await group.add_bot()
    assert await doctor("--group", str(group.chat_id)) == 0
    assert doctor.bad == []
    assert "\u202e" not in doctor.all


@pytest.mark.usefixtures("town")
async def test_an_empty_file_is_a_database_that_the_first_start_makes(
    doctor: Doctor, tmp_path: Path
) -> None:
    (tmp_path / "games.sqlite3").touch()
    assert await doctor() == 0
    assert doctor.bad == []


async def test_a_group_that_takes_no_photos(bar: Group, doctor: Doctor) -> None:
    await bar.add_bot()
    bar.takes_no_photos()
    assert await doctor("--group", str(bar.chat_id)) == 0
    assert any("no photos" in sentence for sentence in doctor.look)
    bar.promotes_bot()
    await doctor("--group", str(bar.chat_id))
    assert not any("no photos" in sentence for sentence in doctor.look)


async def test_a_group_that_it_is_not_in_or_that_is_none(bar: Group, doctor: Doctor) -> None:
    assert await doctor("--group", str(bar.chat_id)) == 1
    assert "Is the bot in it? Without --group, doctor lists those it is in." in doctor.bad[0]
    assert await doctor("--group", "@nowhere") == 1
    assert await doctor("--group", "a bar") == 1


@pytest.mark.usefixtures("town")
async def test_a_token_that_telegram_does_not_know(
    doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOT_TOKEN", "77:of-somebody-else")
    assert await doctor() == 1
    assert doctor.bad == ["Telegram refuses BOT_TOKEN: copy it anew from @BotFather."]
    assert "of-somebody-else" not in doctor.all


async def test_a_webhook_takes_the_updates(town: Sandbox, doctor: Doctor) -> None:
    async with Bot(town.token, base_url=f"{town.url}/bot") as bot:
        await bot.set_webhook("https://bar.example/hook")
    assert await doctor() == 1
    assert "webhook" in doctor.bad[0]


@pytest.mark.usefixtures("town")
@pytest.mark.parametrize(("seconds", "mark"), [(3_600, "bad"), (-60, "look")])
async def test_a_clock_that_is_wrong(
    doctor: Doctor, monkeypatch: pytest.MonkeyPatch, seconds: int, mark: str
) -> None:
    ours = SimpleNamespace(time=lambda: time.time() + seconds)
    monkeypatch.setattr("bot.operation.doctor.time", ours)
    assert await doctor() == (1 if mark == "bad" else 0)
    sentences = doctor.bad if mark == "bad" else doctor.look
    assert any("This clock and Telegram's" in sentence for sentence in sentences)


async def test_telegram_that_is_away(town: Sandbox, doctor: Doctor) -> None:
    await town.stop()
    assert await doctor() == 1
    assert "can't be asked" in doctor.bad[0]
    assert town.token not in doctor.all


@pytest.mark.usefixtures("town")
async def test_a_folder_that_is_not_there_and_a_disk_that_is_full(
    doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operation.doctor.TOO_FEW_BYTES", 10**18)
    assert await doctor() == 1
    assert "MB of disk are free" in doctor.bad[0]
    monkeypatch.setenv("DATABASE_URL", "sqlite:////nowhere/games.sqlite3")
    assert await doctor() == 1
    assert "Nothing can be written" in doctor.bad[0]


@pytest.mark.usefixtures("town")
async def test_without_a_token_it_says_so_and_looks_at_all_the_rest(
    doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BOT_TOKEN", raising=False)
    monkeypatch.setenv("METRICS_PORT", "a lot")
    assert await doctor() == 1
    assert [line.split(":")[0] for line in doctor.bad] == [
        "BOT_TOKEN is not set",
        "METRICS_PORT is not valid",
    ]
    assert "MB of disk are free" in doctor.all
    assert "This clock and Telegram's" in doctor.all
    assert "a lot" not in doctor.all
    assert doctor.errors == ""


async def test_an_address_that_is_none_is_not_asked(
    town: Sandbox, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TELEGRAM_API_URL", "nowhere")
    assert await doctor() == 1
    assert [line.split(":")[0] for line in doctor.bad] == ["TELEGRAM_API_URL is not valid"]
    assert "MB of disk are free" in doctor.all
    assert "clock" not in doctor.all
    assert town.token not in doctor.all


@pytest.mark.usefixtures("town")
async def test_without_a_group_it_lists_those_it_is_in_with_their_numbers(
    doctor: Doctor, tmp_path: Path
) -> None:
    assert await doctor() == 0
    assert "It is in" not in doctor.all  # there is no database yet
    memory = await storage.open(storage.url_of(tmp_path / "games.sqlite3"))
    assert await doctor() == 0
    assert any("in no group" in sentence for sentence in doctor.look)
    for number, title, kind in (
        (-100, "Can Pere", "group"),
        (-1007, "Club\x1b[31m", "supergroup"),
        (-1008, "Gone", "group"),
        (9, "", "private"),
    ):
        chat = await memory.chats.get_or_create(
            number,
            title=title,
            kind=kind,  # type: ignore[arg-type]
            forum=False,
            username=None,
            language="ca",
            profile="lliure",
            turn_time=60,
        )
        await memory.chats.update(chat.id, present=title != "Gone")
    assert await doctor() == 0
    await memory.close()
    assert "It is in Can Pere: --group -100 looks closer." in doctor.all
    assert "--group -1007 looks closer." in doctor.all
    assert "\x1b" not in doctor.all
    assert "Gone" not in doctor.all
    assert doctor.all.count("It is in") == 2
