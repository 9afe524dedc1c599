"""`botifarra duel A B`: measure one level of computer player against another.

Duplicate boards over all cores, with progress. With --keep FILE each board is written down as it is
played, and the same command goes on where it stopped.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands import positive
from engine.profiles import PROFILES
from engine.rules import FirstDealer

if TYPE_CHECKING:
    from bot.bench.duel import Board
    from bot.bench.figures import Figures
    from engine.rules import Rules

NAME = "duel"
HELP = "measure one level of computer player against another"

_STEP = 20
"""Boards between two lines of progress."""


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("a", metavar="A", help="a level, such as hard")
    parser.add_argument("b", metavar="B", help="another, such as baseline")
    parser.add_argument(
        "--boards", type=positive, default=100, metavar="N", help="deals, played twice"
    )
    parser.add_argument("--profile", choices=PROFILES, default="lliure", help="lliure (default) …")
    parser.add_argument("--calls", action="store_true", help="contro and the like may be said")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=positive, default=os.cpu_count(), metavar="N")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep boards there, and go on from those it has"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(arguments: Namespace) -> int:
    """Play the boards that are missing and print the figures; 2 for what can't be used."""
    from bot.bench.duel import figures
    from engine.players.levels import UnknownLevel, level

    rules = replace(PROFILES[arguments.profile].rules, first_dealer=FirstDealer.RANDOM)
    try:
        level(arguments.a)
        level(arguments.b)
        boards = _kept(arguments)
    except (UnknownLevel, ValueError, OSError) as error:
        print(f"botifarra duel: {error}", file=sys.stderr)
        return 2
    missing = [number for number in range(arguments.boards) if number not in boards]
    for board in _play(arguments, rules, missing):
        boards[board.number] = board
        if arguments.keep:
            with arguments.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(board)) + "\n")
        if len(boards) % _STEP == 0:
            _progress(len(boards), arguments.boards, figures(boards.values()))
    # In the order of their numbers: so the figures are the same however many processes played.
    found = figures(boards[number] for number in range(arguments.boards))
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:16}{value:10,.2f}" if isinstance(value, float) else f"{name:16}{value}")
    return 0


def _play(arguments: Namespace, rules: Rules, missing: list[int]) -> Iterator[Board]:
    from concurrent.futures import ProcessPoolExecutor, as_completed

    from bot.bench.duel import play_board

    levels = (arguments.a, arguments.b)
    if arguments.processes == 1:
        for number in missing:
            yield play_board(levels, number, rules, arguments.calls, arguments.seed)
        return
    with ProcessPoolExecutor(arguments.processes) as pool:
        asked = [
            pool.submit(play_board, levels, number, rules, arguments.calls, arguments.seed)
            for number in missing
        ]
        for future in as_completed(asked):
            yield future.result()


def _kept(arguments: Namespace) -> dict[int, Board]:
    """The boards that an earlier run has kept; ValueError if it was another duel's file."""
    from bot.bench.duel import Board

    heading = {
        "a": arguments.a,
        "b": arguments.b,
        "profile": arguments.profile,
        "calls": arguments.calls,
        "seed": arguments.seed,
    }
    if not arguments.keep:
        return {}
    if not arguments.keep.exists():
        arguments.keep.write_text(json.dumps(heading) + "\n", encoding="utf-8")
        return {}
    first, *lines = arguments.keep.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != heading:
        raise ValueError(f"expected the boards of this duel in {arguments.keep}: {first}")
    boards = {}
    whole = [first]
    for line in lines:
        try:
            kept = json.loads(line)
        except json.JSONDecodeError:  # it was being written when the run was stopped
            continue
        whole.append(line)
        times = (tuple(kept["times"][0]), tuple(kept["times"][1]))
        board = Board(kept["number"], tuple(kept["points"]), tuple(kept["written"]), times)
        if board.number < arguments.boards:
            boards[board.number] = board
    arguments.keep.write_text("\n".join(whole) + "\n", encoding="utf-8")
    return boards


def _progress(done: int, of: int, found: Figures) -> None:
    points, error = found["points_a_hand"], found["points_error"]
    print(f"{done}/{of}: {points:+.2f} ± {error:.2f} points a hand", file=sys.stderr)
