"""The page for whoever watches over the machine: off unless asked for, on loopback, telling nothing."""

from __future__ import annotations

import asyncio
import re
import socket

import pytest
from aiohttp import ClientConnectionError, ClientSession

from bot.sandbox import Sandbox
from tests.e2e.conftest import MakeProgram
from tests.e2e.support import SOON, table

pytestmark = pytest.mark.asyncio(loop_scope="module")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


async def get(port: int, path: str) -> tuple[int, str]:
    async with ClientSession() as client, client.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def figure(page: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.M)
    assert found, page
    return float(found[1])


async def test_it_counts_what_happened_and_says_nothing_of_anybody(
    town: Sandbox, make_program: MakeProgram
) -> None:
    port = free_port()
    program = await make_program(environment={"METRICS_PORT": str(port)}).start()
    assert await get(port, "/health") == (200, "All is well.\n")
    can = await table(town)
    await can.begin()
    await can.play(until=lambda: can.cards_played >= 3)
    status, page = await get(port, "/metrics")
    assert status == 200
    assert figure(page, "botifarra_live_matches") == 1
    assert figure(page, 'botifarra_updates_total{kind="callback_query"}') >= 8
    assert figure(page, "botifarra_tap_seconds_count") >= 8
    assert figure(page, 'botifarra_call_seconds_count{method="sendMessage",outcome="ok"}') >= 5
    assert figure(page, "botifarra_shown_age_seconds_count") >= 5
    assert figure(page, "process_resident_memory_bytes") > 0
    ours = re.findall(r"^botifarra_.*$", page, re.M)
    for person in can.people:
        assert not [line for line in ours if person.name in line or str(person.id) in line]
    assert not [line for line in ours if str(can.room.chat_id) in line]
    assert await program.stop() == 0
    with pytest.raises(ClientConnectionError):
        await get(port, "/health")


async def test_a_port_that_is_taken_stops_the_start_with_one_line(
    make_program: MakeProgram,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        program = await make_program(environment={"METRICS_PORT": str(port)}).launch()
        assert await program.ends() == 1
    assert program.lines[-1] == f"METRICS_PORT {port} is taken: choose another one."
