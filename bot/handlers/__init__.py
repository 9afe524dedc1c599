"""An update in, a call to a table, a lobby, a group or the settings; a few lines each."""

from __future__ import annotations

from typing import Any

import structlog
from telegram import Update
from telegram.ext import (
    Application,
    ApplicationHandlerStop,
    CallbackQueryHandler,
    TypeHandler,
)

from bot.handlers.arrivals import ALLOWED_UPDATES
from bot.handlers.commands import Commands
from bot.handlers.door import Door
from bot.handlers.membership import Membership
from bot.handlers.people import Acquaintances
from bot.handlers.questions import Questions
from bot.handlers.restraint import Restraint
from bot.handlers.taps import Taps
from bot.services import Services

log = structlog.get_logger()


def register(
    application: Application,  # type: ignore[type-arg]
    services: Services,
    door: Door,
) -> None:
    """Hear everything this bot answers to that comes in at the door."""
    questions, acquaintances = Questions(services), Acquaintances(services.storage)
    application.add_handler(TypeHandler(Update, _Bound(services, door).heard), group=-1)
    Membership(services).register(application)
    application.add_handler(CallbackQueryHandler(Taps(services, questions, acquaintances).handle))
    Commands(services, questions, acquaintances).register(application)
    application.add_error_handler(_failed)


class _Bound:
    """Counts each update, notes whose it is, and binds the log lines of what it leads to.

    It hears them first, and stops the one that is one too many.
    """

    def __init__(self, services: Services, door: Door) -> None:
        self._restraint = Restraint(services, door)
        self._updates = services.metrics.updates
        self._privacy = services.privacy

    async def heard(self, update: Update, _context: Any) -> None:
        kind = next(
            (kind for kind in ALLOWED_UPDATES if getattr(update, kind) is not None), "other"
        )
        self._updates.labels(kind).inc()
        structlog.contextvars.bind_contextvars(update=update.update_id)
        if await self._restraint.stops(update):
            raise ApplicationHandlerStop
        if update.effective_user is not None:
            await self._privacy.seen(update.effective_user.id)


async def _failed(_update: object, context: object) -> None:
    # The update itself stays out of the log: it holds what people write.
    log.error("update failed", exc_info=getattr(context, "error", None))
