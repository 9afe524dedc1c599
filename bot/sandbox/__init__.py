"""A Telegram of one's own: a local Bot API server, and people to talk to the bot through it.

Knows nothing of the game, of storage, or of any Telegram library: what it promises is the Bot
API over HTTP, and people whose doings read like a script.
"""

from bot.sandbox.faults import Fault
from bot.sandbox.keyboard import Button
from bot.sandbox.limits import Limits
from bot.sandbox.people import Person, Press
from bot.sandbox.record import CallRecord, Sight
from bot.sandbox.rooms import Group, Private, Room, Topic
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import Answer, Message

__all__ = [
    "Answer",
    "Button",
    "CallRecord",
    "Fault",
    "Group",
    "Limits",
    "Message",
    "Person",
    "Press",
    "Private",
    "Room",
    "Sandbox",
    "Sight",
    "Topic",
]
