"""The program over its lives: started, killed, terminated, kept from writing.

Promises that it is started again whenever it ends, as whoever hosts it would; what it said is kept.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
from contextlib import suppress
from pathlib import Path

from bot.bench.program import environment
from bot.sandbox import Sandbox

RUNNING = "event=running"
REFUSES = "The database "
"""How the line begins with which it doesn't start."""
STARTS_WITHIN = 300.0
STOPS_WITHIN = 60.0
BORN_AGAIN_AFTER = 0.5
_UNLIMITED = resource.RLIM_INFINITY


class Program:
    """One program over all its lives.

    `lines`: what it said. `deaths`: how it ended unasked, but for a start that it gave up because
    its database could not be used.
    """

    def __init__(self, town: Sandbox, database: Path, clock: Path, said: Path) -> None:
        self.lines: list[str] = []
        self.deaths: list[str] = []
        self.lives = 0
        self._environment = environment(town, f"sqlite:///{database}", "INFO")
        self._clock = clock
        self._said = said
        self._nursery: asyncio.subprocess.Process | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._pid: int | None = None
        self._told = False
        self._wanted = False
        self._running, self._ended = asyncio.Event(), asyncio.Event()
        self._born = asyncio.Event()
        self._ended.set()

    async def start(self) -> None:
        """Have it run, from now on, until `stop`."""
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot.bench.chaos.program",
            str(self._clock),
            env=self._environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._note())]
        self._bear()

    async def runs(self) -> None:
        """Wait until it says that it does."""
        await asyncio.wait_for(self._running.wait(), STARTS_WITHIN)

    async def kill(self) -> bool:
        """kill -9, until `again`; whether there was anything to kill."""
        return await self._end(signal.SIGKILL)

    async def restart(self) -> bool:
        """SIGTERM, and again; whether it was running."""
        was_running = self._running.is_set()
        await self._end(signal.SIGTERM)
        self.again()
        return was_running

    def again(self) -> None:
        """Start it, unless it has been started meanwhile."""
        if self._ended.is_set():
            self._bear()

    async def stop(self) -> None:
        """SIGTERM, for good."""
        if self._nursery is None:
            return
        await self._end(signal.SIGTERM)
        assert self._nursery.stdin is not None
        self._nursery.stdin.close()
        await self._nursery.wait()
        await asyncio.gather(*self._tasks)
        self._nursery = None

    def fills_disk(self, size: int | None) -> None:
        """No file of its may grow beyond so many bytes any more; None: as before."""
        if self._pid is not None:
            soft = _UNLIMITED if size is None else size
            with suppress(ProcessLookupError):
                resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (soft, _UNLIMITED))

    def _bear(self) -> None:
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        self._wanted, self._told = True, False
        self._ended.clear()
        self._born.clear()
        self.lives += 1
        self._nursery.stdin.write(b"\n")

    def _by_itself(self) -> None:
        """It ended by itself: again, unless somebody has seen to that."""
        if self._wanted:
            self.again()

    async def _end(self, number: signal.Signals) -> bool:
        """Whether there was something to end."""
        if not self._ended.is_set():
            await self._born.wait()
        self._wanted, self._told = False, True
        if self._pid is None:
            return False
        with suppress(ProcessLookupError):
            os.kill(self._pid, number)
        try:
            await asyncio.wait_for(self._ended.wait(), STOPS_WITHIN)
        except TimeoutError:
            self._died(f"it did not end within {STOPS_WITHIN:.0f} s of {number.name}")
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
            await self._ended.wait()
        return True

    async def _listen(self) -> None:
        """To the nursery."""
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        while line := (await self._nursery.stdout.readline()).decode():
            word, number = line.split()
            if word == "born":
                self._pid = int(number)
                self._born.set()
                continue
            self._pid = None
            status, told, ran = int(number), self._told, self._running.is_set()
            self._running.clear()
            last = self.lines[-1] if self.lines else ""
            early = status == -signal.SIGTERM and not ran  # before it listens to signals
            refused = status == 1 and not ran and last.startswith(REFUSES)
            as_told = told and (early or status in (0, -signal.SIGKILL))
            if not (refused or as_told):
                self._died(f"status {status}, {'' if told else 'not '}told to: {last}")
            self._ended.set()
            if not told:
                asyncio.get_running_loop().call_later(BORN_AGAIN_AFTER, self._by_itself)

    async def _note(self) -> None:
        """What it says."""
        assert self._nursery is not None
        assert self._nursery.stderr is not None
        with self._said.open("a", buffering=1) as said:
            while line := await self._nursery.stderr.readline():
                text = line.decode(errors="replace").rstrip("\n")
                self.lines.append(text)
                said.write(text + "\n")
                if RUNNING in text:
                    self._running.set()

    def _died(self, how: str) -> None:
        self.deaths.append(f"life {self.lives}: {how}")
