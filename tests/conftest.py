"""What every test shares: settings of the run, and golden files."""

from __future__ import annotations

import difflib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

# Before anything imports Telegram's library, which reads it once.
os.environ.setdefault("PTB_TIMEDELTA", "true")

import pytest
from hypothesis import HealthCheck, Phase, settings
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

# A commit waits for the disk, as in life, and the tests commit all the time: their folders are in
# memory where there is room for them.
MEMORY = Path("/dev/shm")
ROOM = 1 << 30
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# A shared machine may stall: no example has a deadline, and a slow one is no fault.
settings.register_profile(
    "ci", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ci")
# A mutant is noticed by a few examples or hardly ever, and the smallest one is of no interest.
settings.register_profile(
    "mutants", max_examples=10, phases=(Phase.explicit, Phase.generate), database=None
)

LONG = (
    "tests/e2e/test_chaos.py",
    "tests/e2e/test_computers.py",
    "tests/bot/bench/test_small_runs.py",
    "tests/browser/test_hand.py",
    "tests/bot/test_visit.py",
    "tests/e2e/test_process.py",
    "tests/bot/test_demo.py",
    "tests/e2e/",
    "tests/bot/play/test_evening.py",
    "tests/engine/players/test_solver.py",
    "tests/bot/play/test_sessions.py",
    "tests/engine/test_claims.py",
    "tests/bot/test_forgery.py",
    "tests/bot/test_outbox_http.py",
    "tests/browser/",
    "tests/bot/test_gallery_command.py",
    "tests/bot/test_crowd.py",
    "tests/bot/screens/test_limits.py",
    "tests/bot/play/test_solo.py",
    "tests/engine/players/test_legal.py",
)
"""They begin, the longest first, so that at the end no worker waits long for another."""

Golden = Callable[[Path, str], None]
"""Compares a text with its golden file, or rewrites the file under `--update-goldens`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--update-goldens`."""
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="rewrite the golden files; read the diff before it is committed",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files in random order, as they come from pytest-randomly, but the long ones first."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Where its file stands among the long ones; behind them all if it is none."""
    return next((turn for turn, name in enumerate(LONG) if item.nodeid.startswith(name)), len(LONG))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """With `-n auto` two more than there are processors: some always wait for somebody."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return cores + 2


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    """Side by side, a file stays with one worker: what its tests share is made once."""
    if config.option.dist != "load":
        return None  # somebody wants it otherwise
    config.option.loadscopereorder = False
    return LoadFileScheduling(config, log)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """After a failure, how to have the same order again."""
    seed = config.getoption("randomly_seed", None)
    if seed is not None and {"failed", "error"} & terminalreporter.stats.keys():
        terminalreporter.write_line(f"The same order again: pytest --randomly-seed={seed}")


@pytest.fixture
def updating_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether this run rewrites golden files."""
    return bool(request.config.getoption("--update-goldens"))


@pytest.fixture
def golden(updating_goldens: bool) -> Golden:
    """Hold a text against its golden file; a difference fails with its diff."""

    def compare(path: Path, text: str) -> None:
        if updating_goldens:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        if not path.exists():
            pytest.fail(f"expected a golden file {path.name}: run pytest --update-goldens")
        kept = path.read_text(encoding="utf-8")
        if kept != text:
            diff = difflib.unified_diff(
                kept.splitlines(), text.splitlines(), f"kept {path.name}", "now", lineterm=""
            )
            pytest.fail("\n".join(diff), pytrace=False)

    return compare
