"""Processes that think: what they answer, and what becomes of a question when one dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from threading import Event

import pytest
from structlog.testing import capture_logs

from bot.computers import worker, workers
from bot.computers.workers import Workers
from engine.actions import Concede, Decline, PlayCard
from engine.cards import Seat, Trump
from engine.codec import EVENTS
from engine.game import apply
from engine.players import player
from engine.rules import Ending
from engine.state import State, evolve, replay
from engine.view import View, view
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import history, quiet_calls


@pytest.fixture(scope="module")
def dealt() -> State:
    """Ona leads to the first trick of a hand."""
    log = history([1, 2, 3, 4], ORDINARY, quiet_calls(Trump.COPES), 0)
    return replay(event for event in log if EVENTS.knows(event))


@pytest.fixture(scope="module")
def asked(dealt: State) -> View:
    """Ona, with all twelve cards to choose from."""
    return view(dealt, Seat.SOUTH)


class Pools:
    """Real pools, remembered so that a test can find their processes."""

    def __init__(self) -> None:
        self.made: list[Executor] = []

    def __call__(self) -> Executor:
        self.made.append(workers.processes())
        return self.made[-1]

    def kills(self) -> None:
        """A worker of the last pool dies at once."""
        os.kill(self.made[-1].submit(os.getpid).result(), signal.SIGKILL)


@pytest.fixture
def pools() -> Iterator[Pools]:
    pools = Pools()
    yield pools
    for pool in pools.made:
        pool.shutdown(wait=False, cancel_futures=True)


async def test_a_worker_thinks_as_this_process_would(pools: Pools, asked: View) -> None:
    thought = await Workers(pools).think(asked, "hard", 7, for_itself=True)
    assert thought.action == player.act(asked, "hard", 7)
    assert isinstance(thought.action, PlayCard)


async def test_the_death_of_a_worker_costs_a_retry(pools: Pools, asked: View) -> None:
    thinking = Workers(pools)
    first = await thinking.think(asked, "normal", 7, for_itself=True)
    pools.kills()
    assert await thinking.think(asked, "normal", 7, for_itself=True) == first
    assert len(pools.made) == 2


class Doomed(Pools):
    """Pools whose workers die before they can answer."""

    def __call__(self) -> Executor:
        pool = super().__call__()
        pool.submit(os._exit, 1)
        return pool


async def test_if_every_worker_dies_the_plainest_player_answers(asked: View) -> None:
    doomed = Doomed()
    thought = await Workers(doomed).think(asked, "hard", 7, for_itself=True)
    assert thought.action in asked.actions
    assert len(doomed.made) == workers.TRIES


async def test_if_no_process_can_be_started_the_plainest_player_answers(asked: View) -> None:
    """The machine has no room for one more, or none for what they would share."""

    def full() -> Executor:
        raise OSError(28, "No space left on device")

    found = await Workers(full).think(asked, "normal", 1, for_itself=True)
    assert found == player.think(asked, "baseline", 1)


async def test_if_every_worker_dies_nobody_is_left_waiting_for_a_reply(dealt: State) -> None:
    """Ona's partner would give the hand up, and nobody can say that it is lost."""
    for event in apply(dealt, Concede(Seat.NORTH)):
        dealt = evolve(dealt, event)
    answer = await Workers(Doomed()).reply(view(dealt, Seat.SOUTH), 7)
    assert answer == Decline(Seat.SOUTH, Ending.CONCEDED)


async def test_who_loses_patience_takes_nobody_elses_question_away(asked: View) -> None:
    """The first pool is stuck, with two questions in line; only its successor answers."""
    stuck = Event()
    made: list[Executor] = []

    def pool() -> Executor:
        made.append(ThreadPoolExecutor(1))
        if len(made) == 1:
            made[0].submit(stuck.wait)
        return made[-1]

    thinking = Workers(pool, patience=1.0)
    first = asyncio.create_task(thinking.think(asked, "easy", 7, for_itself=True))
    await asyncio.sleep(0.5)
    second = asyncio.create_task(thinking.think(asked, "easy", 7, for_itself=True))
    try:
        assert await first == await second
    finally:
        stuck.set()
    assert len(made) == 2


async def test_a_thought_that_takes_too_long_is_cut_short_and_logged(asked: View) -> None:
    with ThreadPoolExecutor(1) as pool, capture_logs() as logs:
        thought = await Workers(lambda: pool, seconds=0.0).think(asked, "hard", 7, for_itself=True)
    assert thought.cut_short
    assert thought.action in asked.actions
    (line,) = logs
    assert line["event"] == "a thought was cut short"
    assert not any(str(card) in repr(line) for card in asked.cards)


async def test_a_worker_lost_in_thought_ends_itself_and_holds_nobody_up(asked: View) -> None:
    made = []

    def pool_of_lost() -> Executor:
        spawn = multiprocessing.get_context("spawn")
        made.append(ProcessPoolExecutor(1, mp_context=spawn, initializer=_gets_lost))
        return made[-1]

    with capture_logs() as logs:
        thought = await Workers(pool_of_lost, 0.1).think(asked, "hard", 7, for_itself=False)
    assert thought.action in asked.actions
    assert [line["event"] for line in logs] == ["a worker died: asking another"] * workers.TRIES
    for pool in made:
        pool.shutdown()  # which would wait for it for ever


async def test_a_thought_that_fails_is_replaced_by_the_plainest(pools: Pools, asked: View) -> None:
    with capture_logs() as logs:
        thought = await Workers(pools).think(asked, "nobody", 7, for_itself=True)
    assert thought.action == player.act(asked, workers.PLAINEST, 7)
    (line,) = logs
    assert line["error"] == "UnknownLevel"
    assert not any(str(card) in repr(line) for card in asked.cards)


async def test_whatever_is_asked_after_the_stop_is_lost_and_starts_no_process(
    pools: Pools, asked: View
) -> None:
    thinking = Workers(pools)
    thinking.close()
    with pytest.raises(asyncio.CancelledError):
        await thinking.think(asked, "easy", 7, for_itself=True)
    assert not pools.made


PARENT = """
import os, time
from bot.computers import worker, workers
if __name__ == "__main__":
    pool = workers.processes()
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def test_a_worker_ends_with_its_parent_however_that_ends(tmp_path: os.PathLike[str]) -> None:
    script = os.path.join(tmp_path, "parent.py")
    with open(script, "w") as file:
        file.write(PARENT)
    with subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    _until(lambda: not _runs(child))


async def test_a_stop_lets_the_processes_go(pools: Pools, asked: View) -> None:
    thinking = Workers(pools)
    await thinking.think(asked, "easy", 7, for_itself=True)
    child = pools.made[-1].submit(os.getpid).result()
    thinking.close()
    await asyncio.to_thread(_until, lambda: not _runs(child))


def test_a_worker_knows_the_engine_alone() -> None:
    forbidden = "{'telegram', 'sqlalchemy', 'bot.app'} & sys.modules.keys()"
    code = f"import sys, bot.computers.worker; print({forbidden})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def _gets_lost() -> None:
    """What a process of such a pool begins with."""
    worker.begin()
    setattr(worker, "LOST_SECONDS", 0)  # noqa: B010 - this process is the test's own
    setattr(player, "think", lambda *_: time.sleep(3600))  # noqa: B010


def _runs(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def _until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
