"""A town with a Telegram of its own, and programs that end with their test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol

import pytest

from bot.sandbox import Sandbox
from tests.e2e.support import Program


class MakeProgram(Protocol):
    """Makes a program on the test's database."""

    def __call__(self, *, hurried: bool = True, **environment: str) -> Program: ...


@pytest.fixture
async def town() -> AsyncIterator[Sandbox]:
    """A town that refuses nothing by itself."""
    async with await Sandbox.start() as town:
        yield town


@pytest.fixture
async def make_program(town: Sandbox, tmp_path: Path) -> AsyncIterator[MakeProgram]:
    """Programs that are not started yet, all on one database."""
    made: list[Program] = []

    def make(*, hurried: bool = True, **environment: str) -> Program:
        program = Program(town, tmp_path / "games.sqlite3", hurried=hurried, **environment)
        made.append(program)
        return program

    yield make
    for program in made:
        await program.dies()


@pytest.fixture
async def program(make_program: MakeProgram) -> Program:
    """The program, running."""
    return await make_program().start()
