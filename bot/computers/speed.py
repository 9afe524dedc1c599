"""Whether the laws of a trick, the solver and playing out run compiled, and the same as they stand.

What is compiled is compiled at the installation, by hatch_build.py; the files are the same.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import PurePath
from types import ModuleType

COMPILED = (
    "engine.masks",
    "engine.players.search",
    "engine.players.sampling",
    "engine.players.rollout",
)
"""The modules with a .pxd beside them."""

_ABOVE = (
    *("engine.masks", "engine.players.position", "engine.players.search"),
    *("engine.players.sampling", "engine.players.rollout", "engine.players.solver"),
    *("engine.players.seen", "engine.players.seny", "engine.players.worlds"),
    *("engine.players.cardplay", "engine.players.bidding", "engine.players.player"),
)
"""What is compiled, and what builds on it, each after all that it imports."""


def is_compiled() -> bool:
    """Are all of them compiled here?"""
    return not any(_file(import_module(name)).endswith(".py") for name in COMPILED)


def as_it_stands(name: str) -> ModuleType:
    """A module such as `engine.players.solver` once more, it and all below it uncompiled."""
    names = _ABOVE[: _ABOVE.index(name) + 1]
    kept = {other: import_module(other) for other in names}
    try:
        for other in names:
            spec = spec_from_file_location(other, _source(kept[other]))
            assert spec is not None
            assert spec.loader is not None
            sys.modules[other] = module_from_spec(spec)
            spec.loader.exec_module(sys.modules[other])
        return sys.modules[name]
    finally:
        sys.modules.update(kept)


def _file(module: ModuleType) -> str:
    assert module.__file__ is not None
    return module.__file__


def _source(module: ModuleType) -> str:
    path = PurePath(_file(module))
    return str(path.with_name(path.name.partition(".")[0] + ".py"))
