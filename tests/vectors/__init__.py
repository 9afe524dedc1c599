"""Right answers, as the rules' authors wrote them down; by their ids."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def by_id() -> dict[str, dict[str, Any]]:
    """Every vector there is."""
    return {
        vector["id"]: vector
        for name in ("legal_moves.json", "scoring.json")
        for vector in json.loads((FOLDER / name).read_text(encoding="utf-8"))["vectors"]
    }
