"""A town with a Telegram of its own, and a program that the tests of a module share.

Starting the program takes seconds on a busy machine: so each test brings people and a group of its
own, and leaves the program running.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Protocol

import pytest
import pytest_asyncio

from bot.sandbox import Sandbox
from tests.e2e.support import Program


class MakeProgram(Protocol):
    """Makes a program with a database of its own, or on that of `beside`."""

    def __call__(
        self,
        *,
        hurried: bool = True,
        beside: Program | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> Program: ...


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town() -> AsyncIterator[Sandbox]:
    """A town that refuses nothing by itself."""
    async with await Sandbox.start() as town:
        yield town


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def make_program(
    town: Sandbox, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[MakeProgram]:
    """Programs that are not started yet; none outlives the module."""
    made: list[Program] = []

    def make(
        *,
        hurried: bool = True,
        beside: Program | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> Program:
        folder = beside.database.parent if beside else tmp_path_factory.mktemp("program")
        program = Program(town, folder / "games.sqlite3", hurried=hurried, **(environment or {}))
        made.append(program)
        return program

    yield make
    for program in made:
        await program.dies()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def program(make_program: MakeProgram) -> Program:
    """The program, running."""
    return await make_program().start()


@pytest.fixture(autouse=True)
def healed(town: Sandbox) -> None:
    """No test leaves trouble to the next one."""
    town.heal()
