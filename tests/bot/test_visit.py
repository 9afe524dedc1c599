"""`botifarra sandbox`: it says where it is, the bot comes and goes with it, and cards are dealt."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.sandbox import Limits, Message, Person, Sandbox, snapshot
from bot.sandbox.page.server import STATIC
from bot.sandbox.world import World
from bot.visit import town as place
from bot.visit.town import NAMES, Town, Visit, town
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
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
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
        await _until(lambda: _starts(tmp_path) == 1)
        process.send_signal(signal.SIGINT)
        rest, errors = await asyncio.wait_for(process.communicate(), SOON)
        assert process.returncode == 0
        assert (str(tmp_path) in rest.decode(), errors) == (True, b"")
        *_, last = rest.decode().splitlines()
        assert last == "Stopped. With the same folder, matches go on where they were."
    assert not _alive(tmp_path)


def _starts(folder: Path) -> int:
    """How often the bot in that folder was ready: before, it hears no tap in time."""
    log = folder / "bot.log"
    return log.read_text().count("event=running") if log.exists() else 0


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110 - another process makes it true
            await asyncio.sleep(0.05)


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
    (said,) = errors.decode().splitlines()
    assert "is taken: leave --port out" in said


def test_the_page_has_words_for_all_it_says_and_says_all_of_them() -> None:
    words = set(page_words(strict_texts().in_("ca")))
    scripts = "\n".join(path.read_text("utf-8") for path in sorted(STATIC.glob("*.js")))
    calls = re.findall(r"say\(([^`()]*)", scripts)
    said = {key for call in calls for key in re.findall(r'"([a-z-]+)"', call)}
    made = tuple(re.findall(r"say\(`([a-z]+-)\$", scripts))
    assert said <= words
    assert {key for key in words - said if not key.startswith(made)} == set()


def _visit(folder: Path) -> Visit:
    return Visit(folder, "ca", {}, port=0, program="bot.bench.unlimited", limits=Limits.none())


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Town]:
    async with town(_visit(tmp_path)) as it:
        yield it


async def test_a_visitor_is_dealt_cards_that_outlive_the_bot(here: Town, tmp_path: Path) -> None:
    ona = here.people[0]
    assert here.game.play(ona, here.group) is None
    await ona.sees("La partida ha començat", here.group, within=SOON)
    await ona.sees(re.compile("(🍷|🌳).*·"), within=SOON)  # twelve cards are some of a suit

    await here.program.stop()
    assert not here.program.running
    await here.program.start()
    await _until(lambda: _starts(tmp_path) == 2)
    asked = await ona.sees("ET TOCA", within=SOON)
    await ona.presses(asked.buttons[0].text, message=ona.finds("ET TOCA"), within=SOON)


async def test_whoever_plays_is_led_back_and_whoever_comes_later_sits_down(here: Town) -> None:
    ona, pere = here.people[:2]
    here.game.play(ona, here.group)
    await ona.sees("ET TOCA", within=SOON)
    cards = here.game.play(ona, here.group)
    assert cards is not None
    assert cards is ona.finds("Can Pere")
    assert len(_table_asked_for(ona, here)) == 1

    await pere.sees_button("Amb Ona", here.group, within=SOON)
    assert here.game.play(pere, here.group) is None
    await pere.sees(re.compile("(🍷|🌳).*·"), within=SOON)
    assert len(_table_asked_for(ona, here)) == 1


def _table_asked_for(person: Person, here: Town) -> list[Message]:
    return [it for it in person.reading(here.group) if it.text == "/newgame"]


async def test_the_next_visit_to_a_folder_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    async with town(_visit(tmp_path)) as first:
        ona = first.people[0]
        first.game.play(ona, first.group)
        await ona.sees("ET TOCA", within=SOON)
    left = [it.text for it in ona.reading(first.group)]
    token = first.telegram.token
    async with town(_visit(tmp_path)) as second:
        ona = second.people[0]
        assert second.telegram.token != token
        assert [person.name for person in second.people] == list(NAMES)
        assert [it.text for it in ona.reading(second.group)] == left
        await _until(lambda: _starts(tmp_path) == 2)
        asked = await ona.sees("ET TOCA", within=SOON)
        await ona.presses(asked.buttons[0].text, message=asked, within=SOON)
        await ona.misses("Cantes tu", within=SOON)
        assert len([it for it in ona.reading() if "Can Pere" in it.text]) == 1


async def test_an_old_folder_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async with town(_visit(tmp_path)) as first:
        await first.people[0].says("/newgame", first.group)
        await first.people[0].sees("Taula nova", first.group, within=SOON)
    async with town(replace(_visit(tmp_path), language="fr", anew=True)) as second:
        ona = second.people[0]
        await ona.says("/rules", second.group)
        await ona.sees("Chaque règle", second.group, within=SOON)
        await ona.starts()
        await ona.sees("Bonjour", within=SOON)
    async with town(_visit(tmp_path)) as third:  # without being asked nothing changes
        await third.people[0].says("/faq", third.group)
        await third.people[0].sees("Les questions", third.group, within=SOON)


async def test_the_page_speaks_the_language_of_an_old_folders_chats(tmp_path: Path) -> None:
    """Its own words came in that of the terminal, between chats in another."""
    async with town(_visit(tmp_path)):
        pass
    for argument, language in ((None, "ca"), ("--language=fr", "fr"), (None, "fr")):
        arguments = [argument] if argument else []
        async with command("--port=0", f"--folder={tmp_path}", *arguments) as process:
            assert process.stdout is not None
            line = (await asyncio.wait_for(process.stdout.readline(), SOON)).decode()
            address = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert address is not None, line
            async with ClientSession() as session, session.get(f"{address[0]}words.json") as words:
                assert (await words.json())["language"] == language
            process.send_signal(signal.SIGINT)
            rest, _ = await asyncio.wait_for(process.communicate(), SOON)
            stopped = {"ca": "Aturat.", "fr": "Arrêté."}
            assert rest.decode().splitlines()[-1].startswith(stopped[language])
        assert {user.language for user in snapshot.people(tmp_path)} == {language}


async def test_a_folder_has_one_visit_at_a_time(tmp_path: Path) -> None:
    """A second one would write over the first one's chats."""
    with place.alone(tmp_path):
        async with command("--port=0", f"--folder={tmp_path}") as process:
            _, errors = await asyncio.wait_for(process.communicate(), SOON)
    assert process.returncode == 2
    assert "another sandbox" in errors.decode()
    assert len(errors.decode().splitlines()) == 1


async def test_a_disk_that_was_full_for_a_while_costs_nothing_that_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    def save(world: World, folder: Path) -> None:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        saved(world, folder)

    saved = snapshot.save
    monkeypatch.setattr(snapshot, "save", save)
    monkeypatch.setattr(place, "SAVED_EVERY", 0.0)
    telegram = Sandbox()
    async with place.kept(telegram, tmp_path):
        await _until(lambda: tried == 1)
        assert not (tmp_path / snapshot.FILE).exists()
        telegram.world.changes.poke("anything")
        await _until((tmp_path / snapshot.FILE).exists)


async def test_a_folder_that_holds_something_else_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / snapshot.FILE).write_text("{}")
    async with command("--port=0", f"--folder={tmp_path}") as process:
        _, errors = await asyncio.wait_for(process.communicate(), SOON)
    assert process.returncode == 2
    assert len(errors.decode().splitlines()) == 1


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
async def test_a_sandbox_that_is_killed_leaves_no_bot_behind(tmp_path: Path) -> None:
    async with command("--port=0", f"--folder={tmp_path}") as process:
        await _until(lambda: _starts(tmp_path) == 1)
        assert _alive(tmp_path)
        process.kill()
        await _until(lambda: not _alive(tmp_path))


async def test_whoever_lets_others_in_is_told_so() -> None:
    async with command("--port=0", "--host=0.0.0.0") as process:
        assert process.stdout is not None
        lines = [await asyncio.wait_for(process.stdout.readline(), SOON) for _ in range(3)]
    assert "everybody's cards" in lines[-1].decode()
