"""Mutation testing, `python -m tests.mutants SUBJECT [run | results | show NAME]`: docs/mutants.md.

Hands mutmut, for one file or folder of the program, the tests that are about it. Mutants live in
`mutants/`, where what is known of them stays until the file or its tests change.

mutmut leaves out whatever has a decorator. Properties and context managers are mutated here too:
the copies that differ lose the decorator, the function that chooses among them keeps it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import libcst as cst
import pytest
from mutmut import configuration
from mutmut.__main__ import cli
from mutmut.mutation import file_mutation
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.utils.file_utils import change_cwd

SUBJECTS = {
    "engine": (
        [f"engine/{name}.py" for name in ("cards", "rules", "game", "view")],
        [
            "tests/engine",
            "--ignore=tests/engine/players",
            # They hold the naive rules to account, and the search for a claim's refutation.
            "--deselect=tests/engine/test_perft.py::test_naive_rules_come_to_the_kept_counts",
            "--deselect=tests/engine/test_claims.py::"
            "test_a_claim_is_granted_if_and_only_if_brute_force_grants_it",
        ],
    ),
    "outbox": (
        ["bot/outbox/*.py"],
        [
            "tests/bot/test_budget.py",
            *(
                f"tests/bot/test_outbox_{name}.py"
                for name in (
                    "chats",
                    "crashes",
                    "model",
                    "order",
                    "painting",
                    "pictures",
                    "pins",
                    "slots",
                    "wire",
                )
            ),
        ],
    ),
    "callbacks": (["bot/callbacks.py"], ["tests/bot/test_callbacks.py"]),
    "table": (
        ["bot/tables/table.py", "bot/tables/playing.py"],
        [
            f"tests/bot/play/test_{name}.py"
            for name in (
                "by_itself",
                "closing",
                "commands",
                "computers",
                "endings",
                "first_hand",
                "hand",
                "hidden",
                "kills",
                "leaving",
                "next_hand",
                "own_settings",
                "people",
                "privacy",
                "races",
                "seats",
                "slow",
                "solo",
                "time",
                "waiting",
                "watching",
                "wrong_taps",
            )
        ],
    ),
}
"""What is mutated, and the tests that must notice."""

PATIENCE = 2.0
"""Processor seconds that any test may take, beside three times what it took without a mutant."""

STANDSTILL = 20.0
"""Idle seconds after which a test waits for what never comes, beside ten times what it took. While
it waits for a processor it is not idle."""

SAME_IN_A_COPY = {"property", "asynccontextmanager", "contextmanager"}


def main(arguments: Sequence[str]) -> None:
    """Run mutmut on a subject; its other commands and options follow as they are."""
    if not arguments or arguments[0] not in SUBJECTS:
        sys.exit(f"expected one of: {' '.join(SUBJECTS)}")
    subject, *rest = arguments
    config = configuration.config()
    config.only_mutate, config.pytest_add_cli_args_test_selection = SUBJECTS[subject]
    config.type_check_command = _mypy(config.only_mutate)
    _mutate_decorated()
    _lose_patience()
    sys.modules.pop("tests", None)  # this one; those that are run are copies
    cli(rest or ["run"])


def _mypy(mutated: Sequence[str]) -> list[str]:
    """Whatever the types forbid need not be tried. mutmut's own code is no model of them."""
    files = [str(path) for pattern in mutated for path in Path().glob(pattern)]
    silent = [f"--disable-error-code={code}" for code in ("prop-decorator", "unused-ignore")]
    return [
        sys.executable,
        "-m",
        "mypy",
        "--config-file=",
        "--strict",
        "--output=json",
        *silent,
        *files,
    ]


def _mutate_decorated() -> None:
    skip = file_mutation.MutationVisitor._skip_node_and_children
    arrange = file_mutation.function_trampoline_arrangement

    def skipped(visitor: file_mutation.MutationVisitor, node: cst.CSTNode) -> bool:
        return not (isinstance(node, cst.FunctionDef) and _decorators(node)) and skip(visitor, node)

    def arranged(
        function: cst.FunctionDef, mutants: Iterable[file_mutation.Mutation], class_name: str | None
    ) -> object:
        if not _decorators(function):
            return arrange(function, mutants, class_name)
        bare = function.with_changes(decorators=[])
        first, (chooser, *copies), last, names = arrange(bare, mutants, class_name)
        decorated = chooser.with_changes(decorators=[*function.decorators, *chooser.decorators])
        return first, [decorated, *copies], last, names

    file_mutation.MutationVisitor._skip_node_and_children = skipped
    file_mutation.function_trampoline_arrangement = arranged


def _decorators(function: cst.FunctionDef) -> bool:
    """Whether it has decorators that a copy can do without."""
    names = [
        decorator.decorator.value if isinstance(decorator.decorator, cst.Name) else ""
        for decorator in function.decorators
    ]
    return bool(names) and set(names) <= SAME_IN_A_COPY


def _lose_patience() -> None:
    """A test that goes round in circles, or waits for ever, has noticed: mutmut alone would let it
    have as long as all the tests together, and a busy machine doubles that."""

    def run(runner: PytestRunner, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        del mutant_name
        signal.signal(signal.SIGVTALRM, lambda *_: _give_up())
        with change_cwd("mutants"), _room_of_its_own():
            arguments = runner._pytest_args_regular_run(tests)
            return int(runner.execute_pytest(arguments, plugins=[_Patience()]))

    PytestRunner.run_tests = run


def _give_up() -> None:
    os.kill(os.getpid(), signal.SIGXCPU)


class _Patience:
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        usual = state().duration_by_test.get(nodeid, 0.0)
        idle = _idle()

        def look(*_: object) -> None:
            if _idle() - idle > STANDSTILL + 10 * usual:
                _give_up()

        signal.signal(signal.SIGALRM, look)
        signal.setitimer(signal.ITIMER_REAL, 1.0, 1.0)
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 3 * usual)

    def pytest_sessionfinish(self) -> None:
        for timer in (signal.ITIMER_VIRTUAL, signal.ITIMER_REAL):
            signal.setitimer(timer, 0.0)


def _idle() -> float:
    """Seconds, from any moment, in which this process neither ran nor waited for a processor."""
    ran, waited, _ = Path("/proc/self/schedstat").read_text().split()
    return time.monotonic() - (int(ran) + int(waited)) / 1e9


@contextmanager
def _room_of_its_own() -> Iterator[None]:
    """A mutant's folders go with it: its process ends without pytest's having cleared them away."""
    with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
        here = pytest.MonkeyPatch()
        here.setenv("PYTEST_DEBUG_TEMPROOT", folder)
        yield
        here.undo()


if __name__ == "__main__":
    main(sys.argv[1:])
