"""The fixed deals of perft.json, from which legal card sequences are counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parent / "perft.json"
DEALS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["deals"]


def each(deals: list[dict[str, Any]]) -> pytest.MarkDecorator:
    """One test a deal."""
    return pytest.mark.parametrize("deal", deals, ids=[deal["id"] for deal in deals])
