"""Compiling at the installation: what happens without a compiler, and that nothing stale is run."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from bot.computers import speed

ROOT = Path(__file__).parents[1]


class App:
    """Hatchling's own, as far as a hook speaks to it."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, message: str) -> None:
        self.warnings.append(message)


def hook(root: Path, app: App) -> hatch_build.Compile:
    """Our hook, as hatchling makes it."""
    made: Any = hatch_build.Compile
    built: hatch_build.Compile = made(str(root), {}, None, None, str(root), "wheel", app)
    return built


@pytest.mark.parametrize("error", [OSError("no gcc\nanywhere"), SystemExit(), ImportError()])
def test_a_failed_compilation_is_one_line_and_leaves_plain_files(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_root: Path) -> None:
        raise error

    for source in hatch_build.SOURCES:
        compiled = tmp_path / hatch_build.compiled_name(source)
        compiled.parent.mkdir(parents=True, exist_ok=True)
        compiled.write_bytes(b"of an earlier installation")
    monkeypatch.setattr(hatch_build, "compile_sources", fail)
    app, data = App(), {"artifacts": [], "pure_python": True}
    hook(tmp_path, app).initialize("standard", data)
    (line,) = app.warnings
    assert "\n" not in line
    assert data == {"artifacts": [], "pure_python": True}
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_what_is_compiled_goes_into_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "compile_sources", lambda _root: None)
    app, data = App(), {"artifacts": [], "pure_python": True}
    hook(tmp_path, app).initialize("standard", data)
    names = [f"/{hatch_build.compiled_name(source)}" for source in hatch_build.SOURCES]
    assert data == {"artifacts": names, "pure_python": False, "infer_tag": True}
    assert app.warnings == []


def test_every_file_with_types_beside_it_is_compiled() -> None:
    typed = {
        path.relative_to(ROOT).with_suffix(".py").as_posix()
        for path in (ROOT / "engine").rglob("*.pxd")
    }
    assert typed == set(hatch_build.SOURCES)
    assert {name.replace(".", "/") + ".py" for name in speed.COMPILED} == typed


@pytest.mark.parametrize("name", speed.COMPILED)
def test_what_is_compiled_is_no_older_than_its_source(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    source = ROOT / (name.replace(".", "/") + ".py")
    for path in (source, source.with_suffix(".pxd")):
        assert Path(file).suffix == ".py" or path.stat().st_mtime <= Path(file).stat().st_mtime, (
            f"{path.name} has changed since it was compiled: run "
            "pip install --no-build-isolation --no-deps -e . again"
        )


def test_the_version_says_which_speed_is_in_use() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "bot", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.startswith("botifarra ")
    expected = "(compiled)\n" if speed.is_compiled() else "(plain Python)\n"
    assert shown.stdout.endswith(expected)
