"""`botifarra sandbox`: it says where it is, the bot comes and goes with it, and cards are dealt."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.sandbox import Limits
from bot.sandbox.page.server import STATIC
from bot.visit.town import Town, Visit, town
from bot.visit.words import page_words
from tests.words import strict_texts

SOON = 180.0


@asynccontextmanager
async def command(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "sandbox",
        "--no-browser",
        "--language=en",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_the_command_says_where_it_is_and_leaves_nothing_running(tmp_path: Path) -> None:
    async with command("--port=0", f"--folder={tmp_path}") as process:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), SOON)).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address is not None, line
        async with ClientSession() as session, session.get(address[0]) as page:
            assert page.status == 200
        log = tmp_path / "bot.log"
        for _ in range(600):
            if "event=running" in log.read_text():
                break
            await asyncio.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        rest, errors = await asyncio.wait_for(process.communicate(), SOON)
        assert process.returncode == 0
        assert (str(tmp_path) in rest.decode(), errors) == (True, b"")
    assert not _alive(tmp_path)


def _alive(folder: Path) -> bool:
    """Whether some process still works on that folder's database."""
    for environment in Path("/proc").glob("[0-9]*/environ"):
        try:
            if str(folder).encode() in environment.read_bytes():
                return True
        except OSError:
            continue
    return False


async def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        async with command(f"--port={taken.getsockname()[1]}") as process:
            _, errors = await asyncio.wait_for(process.communicate(), SOON)
    assert process.returncode == 2
    assert len(errors.decode().splitlines()) == 1


def test_the_page_has_words_for_all_it_says_and_says_all_of_them() -> None:
    words = set(page_words(strict_texts().in_("ca")))
    scripts = "\n".join(path.read_text("utf-8") for path in sorted(STATIC.glob("*.js")))
    calls = re.findall(r"say\(([^`()]*)", scripts)
    said = {key for call in calls for key in re.findall(r'"([a-z-]+)"', call)}
    made = tuple(re.findall(r"say\(`([a-z]+-)\$", scripts))
    assert said <= words
    assert {key for key in words - said if not key.startswith(made)} == set()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Town]:
    hurried = (sys.executable, "-m", "tests.e2e.hurried")
    async with town(Visit(tmp_path, "ca", {}, port=0, program=hurried, limits=Limits.none())) as it:
        yield it


async def test_a_visitor_is_dealt_cards_that_outlive_the_bot(here: Town) -> None:
    ona = here.people[0]
    here.play(ona)
    await ona.sees("La partida ha començat", here.group, within=SOON)
    await ona.sees(re.compile("(🍷|🌳).*·"), within=SOON)  # twelve cards are some of a suit

    await here.program.stop()
    assert not here.program.running
    await here.program.start()
    asked = await ona.sees("ET TOCA", within=SOON)
    here.play(ona)  # she is being asked: nothing is opened
    await asyncio.sleep(1.0)
    assert len([it for it in ona.reading(here.group) if it.text == "/newgame"]) == 1
    await ona.presses(asked.buttons[0].text, message=ona.finds("ET TOCA"), within=SOON)
