"""Structured logs: one line an event, with the match and the update it belongs to.

No line holds a card of a hand, nor the bot's token.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger


def _without_values(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Say where a failure was, not what was in it: an error's own text may hold a card."""
    failure = event.pop("exc_info", None)
    if failure is True:
        failure = sys.exc_info()[1]
    if isinstance(failure, tuple):
        failure = failure[1]
    if isinstance(failure, BaseException):
        event["error"] = type(failure).__name__
        event["at"] = " < ".join(
            f"{PurePath(frame.filename).name}:{frame.lineno}"
            for frame in reversed(traceback.extract_tb(failure.__traceback__))
        )
    return event


def configure(level: str, token: str, stream: TextIO | None = None) -> None:
    """Send all logs to `stream` at this level, the token taken out wherever it stands.

    Without a stream it is standard error.
    """

    def redact(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
        return {
            key: value.replace(token, "<token>") if isinstance(value, str) else value
            for key, value in event.items()
        }

    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_values,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                redact,
                structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # These log request addresses, which hold the token, rows, which hold cards, or small talk.
    for name in ("httpx", "httpcore", "sqlalchemy", "telegram", "alembic"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


@contextmanager
def to_file(path: Path, token: str) -> Iterator[None]:
    """All logs and warnings go to a file for a while: nothing may disturb a terminal."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    with path.open("w", encoding="utf-8") as log:
        configure("INFO", token, log)
        logging.captureWarnings(True)
        try:
            yield
        finally:
            logging.captureWarnings(False)
            root.handlers, root.level = handlers, level
