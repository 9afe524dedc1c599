"""Pictures on their way to Telegram: painted beside the event loop, uploaded once.

Promises: an equal picture is sent by the id of the file that Telegram has, also after a restart;
one that can't be painted is an empty table, since its caption says it all. Leaves to others: what
a picture shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bot.pictures.compose import compose, empty
from bot.pictures.digest import digest
from bot.pictures.model import Themed
from storage import Storage

log = structlog.get_logger()


class Painting:
    """The outbox's painter."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._uploads = storage.uploads
        self._now = now

    async def photo(self, picture: Themed) -> str | bytes:
        """Telegram's id of its file, or else the file."""
        if (known := await self._uploads.get(digest(picture))) is not None:
            return known
        return await asyncio.to_thread(_painted, picture)

    async def uploaded(self, picture: Themed, file_id: str | None) -> None:
        """Telegram has it under this id; None: under none that we knew."""
        if file_id is None:
            await self._uploads.forget(digest(picture))
        else:
            await self._uploads.keep(digest(picture), file_id, now=self._now())


def _painted(themed: Themed) -> bytes:
    try:
        return compose(themed.picture, themed.theme)
    except Exception as error:
        kind = type(themed.picture).__name__
        log.error("a picture was not painted", kind=kind, error=type(error).__name__)  # noqa: TRY400 - its values are people's
        return empty(themed.theme)
