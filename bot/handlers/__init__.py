"""An update in, a call to a table, a lobby, a group or the settings; a few lines each."""

from __future__ import annotations

from typing import Any

import structlog
from telegram import Update
from telegram.ext import Application, CallbackQueryHandler, TypeHandler

from bot.handlers.commands import Commands
from bot.handlers.membership import Membership
from bot.handlers.people import Acquaintances
from bot.handlers.questions import Questions
from bot.handlers.taps import Taps
from bot.services import Services

log = structlog.get_logger()

ALLOWED_UPDATES = [
    Update.MESSAGE,
    Update.CALLBACK_QUERY,
    Update.MY_CHAT_MEMBER,
]
"""All that is asked of Telegram; what isn't listed never arrives."""


def register(application: Application, services: Services) -> None:  # type: ignore[type-arg]
    """Hear everything this bot answers to."""
    questions, acquaintances = Questions(services), Acquaintances(services.storage)
    application.add_handler(TypeHandler(Update, _Bound(services).heard), group=-1)
    Membership(services).register(application)
    application.add_handler(CallbackQueryHandler(Taps(services, questions, acquaintances).handle))
    Commands(services, questions, acquaintances).register(application)
    application.add_error_handler(_failed)


class _Bound:
    """Counts each update, and binds the log lines of what it leads to."""

    def __init__(self, services: Services) -> None:
        self._updates = services.metrics.updates

    async def heard(self, update: Update, _context: Any) -> None:
        kind = next(
            (kind for kind in ALLOWED_UPDATES if getattr(update, kind) is not None), "other"
        )
        self._updates.labels(kind).inc()
        structlog.contextvars.bind_contextvars(update=update.update_id)


async def _failed(_update: object, context: object) -> None:
    # The update itself stays out of the log: it holds what people write.
    log.error("update failed", exc_info=getattr(context, "error", None))
