"""The project around the code: what README says is so, and nothing of one machine is committed."""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.screens.menu import ALIASES, COMMANDS
from engine.profiles import PROFILES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# In two parts, so that this file names none of them itself.
REGISTRIES = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
        ("conda", "anaconda", "org"),
    )
)
LOCK_FILES = re.compile(r"(^|/)(uv\.lock|pylock.*\.toml|poetry\.lock|Pipfile\.lock)$")
PACKAGE_ADDRESS = re.compile(r"https?://[^ \"]+\.(whl|tar\.gz|tgz)|file:///|--find-links|index-url")


def shell_lines(text: str) -> list[str]:
    """The lines of all `sh` blocks, without the margin of a list."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


def committed() -> list[Path]:
    """Every file under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def only(lines: list[str], part: str) -> str:
    (line,) = (line for line in lines if part in line)
    return line


def test_ci_runs_the_readmes_own_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    (pattern,) = re.findall(r"grep -E '([^']+)' README\.md", script)
    found = [line for line in README.splitlines() if re.search(pattern, line)]
    assert found == [only(shell_lines(README), "/pytest")]


def test_the_two_commands_set_up_alike() -> None:
    lines = shell_lines(README)
    sandbox, tests = only(lines, "botifarra sandbox"), only(lines, "/pytest")
    before = sandbox.rpartition(" && ")[0]
    assert before.startswith("python3.11 -m venv .venv && ")
    assert " -r requirements.txt " in before
    # Who only plays needs no test tools.
    tested = before.replace("requirements.txt", "requirements-test.txt")
    assert tests.rpartition(" && ")[0] == tested


@pytest.mark.parametrize("line", shell_lines(README))
def test_a_command_fits_one_line_that_a_shell_understands(line: str) -> None:
    subprocess.run(["bash", "-n", "-c", line], check=True)


def test_ci_is_a_script_that_can_be_run() -> None:
    path = ROOT / ".ci" / "run"
    assert path.stat().st_mode & 0o111
    subprocess.run(["bash", "-n", str(path)], check=True)


def test_the_referees_example_is_answered() -> None:
    document = shlex.split(only(shell_lines(README), "legal -"))[1]
    done = subprocess.run(
        [sys.executable, "-m", "bot", "legal", "-"],
        cwd=ROOT,
        input=document,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    (answer,) = json.loads(done.stdout)["vectors"]
    assert answer["legal"] == ["9C"]
    assert '`"legal": ["9C"]`' in README


@pytest.mark.parametrize("name", [*COMMANDS, *ALIASES])
def test_every_command_is_in_the_readme(name: str) -> None:
    assert f"| `/{name}` |" in README


@pytest.mark.parametrize("name", PROFILES)
def test_every_profile_is_in_the_readme(name: str) -> None:
    assert re.search(rf"^\| `{name}`", README, re.MULTILINE)


@pytest.mark.parametrize("name", ["BOT_TOKEN", "DATABASE_URL", "TELEGRAM_API_URL", "LOG_LEVEL"])
def test_every_setting_is_in_the_readme(name: str) -> None:
    assert f"| `{name}` |" in README


def test_every_dependency_has_a_reason() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8").lower()
    dependencies = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["test"]]
    names = [re.split(r"[\[<>=~! ]", dependency)[0] for dependency in dependencies]
    reasons = re.findall(r"^\| ([^|]+) \|", contributing, re.MULTILINE)
    explained = {name for cell in reasons for name in cell.split(", ")}
    assert set(names) - explained == set()


def test_every_dependency_is_pinned_by_hash() -> None:
    runs, tests = PROJECT["dependencies"], PROJECT["optional-dependencies"]["test"]
    pins: dict[str, list[str]] = {}
    for name, dependencies in (
        ("requirements.txt", runs),
        ("requirements-test.txt", [*runs, *tests]),
    ):
        found = pins[name] = re.split(r"\n(?=[a-z0-9])", (ROOT / name).read_text("utf-8"))[1:]
        unhashed = r"[a-z0-9-]+==\S+ \\\n +--hash=sha256:"
        assert [pin for pin in found if not re.match(unhashed, pin)] == []
        pinned = {pin.partition("==")[0] for pin in found}
        named = {re.split(r"[\[<>=~! ]", each)[0].replace(".", "-") for each in dependencies}
        assert named - pinned == set()
    versions = [{pin.split()[0] for pin in found} for found in pins.values()]
    assert versions[0] <= versions[1]  # what is tested is what runs


def test_the_version_is_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## ([\d.]+)", changelog, re.MULTILINE)[0] == PROJECT["version"]


def test_a_host_starts_the_command_that_is_installed() -> None:
    assert (ROOT / "Procfile").read_text("utf-8") == "worker: botifarra\n"
    assert "botifarra" in PROJECT["scripts"]


def test_no_registry_and_no_package_address_is_committed() -> None:
    leaks = []
    for path in committed():
        name = path.relative_to(ROOT).as_posix()
        if LOCK_FILES.search(name):
            leaks.append(name)
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        leaks += [f"{name}: {host}" for host in REGISTRIES if host in text]
        if name.startswith("requirements"):
            body = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
            leaks += [f"{name}: {found.group()}" for found in PACKAGE_ADDRESS.finditer(body)]
    assert leaks == []


def test_screens_never_ask_for_a_state() -> None:
    """Import contracts see modules only: the parts of a state that a view shows are shared."""
    forbidden = {"State", "evolve", "replay"}
    found = [
        f"{path.name}: {alias.name}"
        for path in sorted((ROOT / "bot" / "screens").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "engine.state"
        for alias in node.names
        if alias.name in forbidden
    ]
    assert found == []


def test_no_file_of_tests_imports_another() -> None:
    """What several want stands in a module beside them."""
    imports = re.compile(r"^(from|import) tests\.\S*\btest_\w+", re.MULTILINE)
    files = (ROOT / "tests").rglob("*.py")
    assert [str(file) for file in files if imports.search(file.read_text("utf-8"))] == []
