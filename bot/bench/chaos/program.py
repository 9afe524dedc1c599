"""The real program on a clock that runs faster and may be wrong: `… bot.bench.chaos.program FILE`.

Its budgets shrink as its seconds do, as do the local Telegram's. Everything else is the program
itself, but that this process is its nursery: it has read the code and the words, and each line on
its standard input makes it give birth to one program, a process of its own that is born in a
moment. It says `born PID` and `ended STATUS`, and ends, and the program with it, when its input
does.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bot.bench.chaos.clock import SharedClock

if TYPE_CHECKING:
    from bot.outbox.budget import Limits
    from bot.texts import Texts


def limits(speed: float) -> Limits:
    """Telegram's limits where a second takes a `speed`-th of one; the machine is no faster."""
    from bot.outbox.budget import Limits

    usual = Limits()
    return Limits(
        chat_gap=usual.chat_gap / speed,
        group_window=usual.group_window / speed,
        overall_window=usual.overall_window / speed,
        hanging=usual.hanging,
        jitter=usual.jitter,
    )


def live(clock: SharedClock, texts: Texts) -> int:
    """Play until told to stop."""
    from bot.app import Surroundings
    from bot.commands import run

    # Its people live faster too: nobody is told that they tap too much.
    surroundings = Surroundings(
        now=clock.told, monotonic=clock.true, limits=limits(clock.speed), flood=None, texts=texts
    )
    return run.play(lambda: surroundings)


def main(file: str) -> None:
    """Give birth to one after another."""
    # Here, for the processes that think read this file too, and need nothing of it.
    from bot import app  # noqa: F401
    from bot.operation import config, logs  # noqa: F401
    from bot.texts import Texts

    clock, texts = SharedClock(Path(file)), Texts.load()
    alive: set[int] = set()
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            _leave_pipes()
            os._exit(_born(clock, texts))
        alive.add(child)
        _say(f"born {child}")
        threading.Thread(target=_wait, args=(child, alive), daemon=True).start()
    for child in alive:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def _leave_pipes() -> None:
    """Input and output are the nursery's own."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)


def _born(clock: SharedClock, texts: Texts) -> int:
    faulthandler.register(signal.SIGUSR1)  # where it hangs, should it ever
    try:
        status = live(clock, texts)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        status = 70
    sys.stderr.flush()
    return status


def _wait(child: int, alive: set[int]) -> None:
    _, status = os.waitpid(child, 0)
    alive.discard(child)
    _say(f"ended {os.waitstatus_to_exitcode(status)}")


def _say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
