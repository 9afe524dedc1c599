"""`python -m bot.sandbox.tethered MODULE`: that module as a program, on a tether.

Promises that it goes when whoever started it goes, however suddenly: the other end of its standard
input closes then, whatever the system. The program itself is told by a
SIGTERM, and knows nothing of all this.
"""

import os
import runpy
import signal
import sys
import time
from threading import Thread

LAST_SECONDS = 5.0
"""So long it may take to finish."""


def _end_with_starter() -> None:
    os.read(sys.stdin.fileno(), 1)  # unbuffered: a buffer's lock would disturb the end
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(LAST_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_end_with_starter, daemon=True).start()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
