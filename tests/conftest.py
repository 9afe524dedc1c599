"""What every test shares: settings of the run, and golden files."""

from __future__ import annotations

import difflib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

# Before anything imports Telegram's library, which reads it once.
os.environ.setdefault("PTB_TIMEDELTA", "true")

# A commit waits for the disk, as in life, and the tests commit all the time: their folders are in
# memory where there is room for them.
MEMORY = Path("/dev/shm")
ROOM = 1 << 30
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

import pytest
from hypothesis import HealthCheck, settings

# A shared machine may stall: no example has a deadline, and a slow one is no fault.
settings.register_profile("ci", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci")

Golden = Callable[[Path, str], None]
"""Compares a text with its golden file, or rewrites the file under `--update-goldens`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--update-goldens`."""
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="rewrite the golden files; read the diff before it is committed",
    )


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
