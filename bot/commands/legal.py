"""`botifarra legal FILE.json`: the legal cards of each situation in a file.

Reads the format of tests/vectors/legal_moves.json and writes the answered document to standard
output in the same layout, one situation a line. Bad input is one line on standard error.
"""

from __future__ import annotations

import json
import math
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, NoReturn

from engine.situations import answer

NAME = "legal"
HELP = "answer which cards are legal in the situations of a JSON file"

Document = dict[str, Any]


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="a JSON file; - reads standard input")


def run(arguments: Namespace) -> int:
    """Answer the file on standard output; 0, or 2 for a file that can't be answered."""
    try:
        answered = dump(answer(load(_read(arguments.file))))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        sys.stderr.write(f"botifarra legal: {arguments.file}: {reason}\n")
        return 2
    try:
        sys.stdout.buffer.write(answered)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        # The reader has seen enough; keep the interpreter from flushing once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def load(content: bytes) -> object:
    """The JSON in these bytes; ValueError, on one line, for anything that can't be given back."""
    try:
        return json.loads(
            content.decode("utf-8-sig"),
            object_pairs_hook=_each_key_once,
            parse_float=_finite,
            parse_constant=_no_constant,
        )
    except RecursionError:
        raise ValueError("expected JSON that is nested less deeply") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"expected UTF-8 text: {error.reason} at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"expected JSON: {error}") from None


def dump(document: Document) -> bytes:
    """The document in the layout of tests/vectors: a situation a line."""
    try:
        fields = ",\n".join(
            f" {_line(name)}: {_list(value) if name == 'vectors' else _line(value)}"
            for name, value in document.items()
        )
    except RecursionError:
        raise ValueError("expected JSON that is nested less deeply") from None
    # Half of a surrogate pair has no UTF-8; its backslash form is the JSON escape it came from.
    return f"{{\n{fields}\n}}\n".encode("utf-8", "backslashreplace")


def _read(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _list(items: list[Document]) -> str:
    lines = ",\n".join(f"  {_line(item)}" for item in items)
    return f"[\n{lines}\n ]" if lines else "[]"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _each_key_once(pairs: list[tuple[str, Any]]) -> Document:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        where = f"situation {fields['id']!r}" if "id" in fields else "an object"
        raise ValueError(f"expected each field once in {where}: {twice!r}")
    return fields


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"expected a smaller number: {text[:60]!r}")
    return value


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"expected JSON, which has no {text}")
