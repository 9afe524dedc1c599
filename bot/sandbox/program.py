"""The bot as a process of its own, started as its users start it.

Promises that it is there once at most, and gone when told so: it is asked to stop, and killed if it
doesn't in time. Nor does it outlive this process, should that be killed. Leaves to others what it
is and what it needs to know.
"""

import asyncio
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

STOP_SECONDS = 10.0


class Program:
    """A Python module, run with this environment; all that it says goes to `log`.

    `on_change` hears of every start and of every end, wanted or not.
    """

    def __init__(
        self,
        module: str,
        environment: Mapping[str, str],
        log: Path,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self.log = log
        self._module = module
        self._environment = environment
        self._on_change = on_change
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        # One start or stop at a time, whoever asks.
        self._turn = asyncio.Lock()

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it, unless it runs."""
        async with self._turn:
            if self.running:
                return
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "bot.sandbox.tethered", self._module),
                    env=self._environment,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=log,
                    stderr=log,
                )
            self._watching = asyncio.create_task(self._watch(self._process))
            self._on_change()

    async def stop(self) -> None:
        """Ask it to stop, and kill it if it is still there after some seconds."""
        await self._end(kill=False)

    async def kill(self) -> None:
        """As a power cut ends it."""
        await self._end(kill=True)

    async def _end(self, *, kill: bool) -> None:
        async with self._turn:
            process = self._process
            if process is None:
                return
            with suppress(ProcessLookupError):
                process.kill() if kill else process.terminate()
            try:
                await asyncio.wait_for(process.wait(), STOP_SECONDS)
            except TimeoutError:
                process.kill()
                await process.wait()
            if self._watching is not None:
                await self._watching

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self._on_change()
