"""Real processes on one file: killed without warning, and writing against each other."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

import storage
from storage import Conflict, Entry, Match, Storage
from tests.storage.conftest import Makes

ROOT = Path(__file__).parents[2]

APPENDS = """
import asyncio, sys
import storage
from storage import Entry

async def main():
    memory = await storage.open(sys.argv[1])
    seq = 1
    while True:
        batch = [Entry("CardPlayed", {"n": n}) for n in range(3)]
        seq = await memory.matches.append(int(sys.argv[2]), seq, batch, at=1.0, deadline=float(seq))
        print(seq, flush=True)

asyncio.run(main())
"""

STOPS_INSIDE = """
import asyncio, sys, time
import storage
from storage import Entry
from storage.matches import _append

def work(connection):
    batch = [Entry("CardPlayed", {"n": n}) for n in range(3)]
    _append(connection, int(sys.argv[2]), 1, batch, 1.0, 9.0, True, {}, True)
    print("inside", flush=True)
    time.sleep(60)

async def main():
    memory = await storage.open(sys.argv[1])
    await memory._database.write(work)

asyncio.run(main())
"""

COMPETES = """
import asyncio, sys
import storage
from storage import Conflict, Entry

async def main():
    memory = await storage.open(sys.argv[1])
    match, name, done = int(sys.argv[2]), sys.argv[3], 0
    while done < 25:
        seq = (await memory.matches.get(match)).last_seq
        await asyncio.sleep(0)
        batch = [Entry(name, {"n": done}), Entry(name, {"n": done})]
        try:
            await memory.matches.append(match, seq, batch, at=1.0, deadline=None)
        except Conflict:
            continue
        done += 1
    await memory.close()

asyncio.run(main())
"""


async def _child(code: str, *arguments: str) -> asyncio.subprocess.Process:
    command = (sys.executable, "-W", "error", "-c", code, *arguments)
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)


async def _lines(child: asyncio.subprocess.Process, count: int) -> list[str]:
    assert child.stdout is not None
    return [(await child.stdout.readline()).decode().strip() for _ in range(count)]


async def _kill(child: asyncio.subprocess.Process) -> list[str]:
    """Kill it without warning; what it had still said."""
    child.kill()
    assert child.stdout is not None
    rest = (await child.stdout.read()).decode().split()
    assert await child.wait() == -signal.SIGKILL
    return rest


@pytest.fixture
async def match(makes: Makes) -> Match:
    return await makes.match(await makes.chat(), await makes.person())


@pytest.mark.parametrize("count", [1, 2, 10, 40])
async def test_what_append_returned_for_outlives_a_kill(
    memory: Storage, match: Match, count: int
) -> None:
    # Nobody else may hold the file, whose open connections would spare the log its replay.
    await memory.close()
    child = await _child(APPENDS, f"sqlite:///{memory.path}", str(match.id))
    said = await _lines(child, count)
    said += await _kill(child)
    # Opened as a new process would: the log of the killed one is found and replayed.
    again = await storage.open(f"sqlite:///{memory.path}")
    row, log = await again.matches.get(match.id), await again.matches.load(match.id)
    assert [event.seq for event in log] == list(range(1, row.last_seq + 1))
    # One batch more may be there, whose writer died before it could say so; never half of one.
    assert row.last_seq - int(said[-1]) in (0, 3)
    assert row.deadline == float(row.last_seq - 3)
    assert [event.payload["n"] for event in log[1:]] == [0, 1, 2] * ((row.last_seq - 1) // 3)
    # And it can be played on.
    await again.matches.append(match.id, row.last_seq, [Entry("X", {})], at=2.0, deadline=None)
    await again.close()


async def test_a_kill_in_mid_transaction_leaves_nothing_of_it(
    memory: Storage, match: Match
) -> None:
    await memory.close()
    child = await _child(STOPS_INSIDE, f"sqlite:///{memory.path}", str(match.id))
    assert await _lines(child, 1) == ["inside"]
    await _kill(child)
    again = await storage.open(f"sqlite:///{memory.path}")
    assert await again.matches.get(match.id) == match
    assert len(await again.matches.load(match.id)) == 1
    assert await again.matches.append(match.id, 1, [Entry("X", {})], at=2.0, deadline=None) == 2
    await again.close()


async def test_processes_that_write_against_each_other_lose_and_double_nothing(
    memory: Storage, match: Match
) -> None:
    url, key = f"sqlite:///{memory.path}", str(match.id)
    children = [await _child(COMPETES, url, key, name) for name in ("a", "b")]
    done = 0
    while done < 25:
        seq = (await memory.matches.get(match.id)).last_seq
        await asyncio.sleep(0)
        batch = [Entry("c", {"n": done}), Entry("c", {"n": done})]
        try:
            await memory.matches.append(match.id, seq, batch, at=1.0, deadline=None)
        except Conflict:
            continue
        done += 1
    for child in children:
        await child.communicate()
        assert child.returncode == 0
    log = await memory.matches.load(match.id)
    assert [event.seq for event in log] == list(range(1, 152))
    pairs = list(zip(log[1::2], log[2::2], strict=True))
    assert all(a.kind == b.kind and a.payload == b.payload for a, b in pairs)
    for name in "abc":
        assert [a.payload["n"] for a, _ in pairs if a.kind == name] == list(range(25))
