"""The outbox: the only part of the bot that sends, edits and deletes."""

from bot.outbox.model import Hooks, Observer, Reason, Resolver, Slots, Stats, Urgency
from bot.outbox.outbox import LONG_PAUSE, Outbox

__all__ = [
    "LONG_PAUSE",
    "Hooks",
    "Observer",
    "Outbox",
    "Reason",
    "Resolver",
    "Slots",
    "Stats",
    "Urgency",
]
