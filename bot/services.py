"""The parts that handlers hand an update to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.displays.match import Display
from bot.groups.administrators import IsAdministrator
from bot.groups.club import Club
from bot.groups.hosting import Hosting
from bot.groups.life import Groups
from bot.groups.own_profile import OwnProfiles
from bot.groups.preferences import Preferences
from bot.handbook.reading import Reading
from bot.lessons.learning import Learning
from bot.lobbies.invitations import Invitations
from bot.lobbies.lobby import Lobbies
from bot.lobbies.rematch import Rematches
from bot.lobbies.watching import Watching
from bot.lobbies.wishes import Wishes
from bot.operation.metrics import Metrics
from bot.outbox import Outbox
from bot.privacy import Privacy
from bot.tables.closing import Closing
from bot.tables.endings import Endings
from bot.tables.hints import Hints
from bot.tables.playing import Playing
from bot.tables.seats import Seats
from bot.tables.solo import Solo
from bot.tables.table import Tables
from bot.texts import Texts
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
    playing: Playing
    endings: Endings
    closing: Closing
    lobbies: Lobbies
    wishes: Wishes
    rematches: Rematches
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
