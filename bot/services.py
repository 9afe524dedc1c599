"""The parts that handlers hand an update to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.closing import Closing
from bot.club import Club
from bot.display import Display
from bot.endings import Endings
from bot.groups import Groups
from bot.hints import Hints
from bot.hosting import Hosting
from bot.invitations import Invitations
from bot.learning import Learning
from bot.lobby import IsAdministrator, Lobbies
from bot.metrics import Metrics
from bot.outbox import Outbox
from bot.own_profile import OwnProfiles
from bot.preferences import Preferences
from bot.privacy import Privacy
from bot.reading import Reading
from bot.seats import Seats
from bot.solo import Solo
from bot.table import Tables
from bot.texts import Texts
from bot.watching import Watching
from storage import Storage


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a handler may call; put together once, in `app`."""

    storage: Storage
    outbox: Outbox
    metrics: Metrics
    texts: Texts
    display: Display
    tables: Tables
    endings: Endings
    closing: Closing
    lobbies: Lobbies
    seats: Seats
    solo: Solo
    hints: Hints
    learning: Learning
    reading: Reading
    groups: Groups
    preferences: Preferences
    own_profiles: OwnProfiles
    hosting: Hosting
    invitations: Invitations
    watching: Watching
    privacy: Privacy
    club: Club
    is_administrator: IsAdministrator
    bot: str
    """The bot's username, without @."""
    now: Callable[[], float]
