"""A picture's name: equal pictures have equal ones, also in another process."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import lru_cache
from hashlib import blake2b

from bot.pictures.model import Themed

EDITION = 1
"""Of the drawings: a new one is uploaded anew, whatever was kept of the old."""


@lru_cache(1024)
def digest(themed: Themed) -> str:
    """16 hex digits."""
    kind, values = type(themed.picture).__name__, asdict(themed.picture)
    document = json.dumps([EDITION, themed.theme, kind, values], default=sorted)
    return blake2b(document.encode(), digest_size=8).hexdigest()
