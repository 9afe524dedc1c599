"""The one place where the parts are put together.

Clock, shuffle and transport come in here.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

from telegram import Bot
from telegram.ext import Application
from telegram.request import BaseRequest

import storage as memory
from bot import handlers
from bot.clock import SWEEP_SECONDS, Clock
from bot.computers.workers import Workers, processes
from bot.displays.lobby import LobbyDisplay
from bot.displays.match import Display
from bot.groups.bans import Bans
from bot.groups.club import Club
from bot.groups.hosting import Hosting
from bot.groups.life import Groups
from bot.groups.own_profile import OwnProfiles
from bot.groups.preferences import Preferences
from bot.handbook.reading import Reading
from bot.handlers.arrivals import Listener
from bot.handlers.door import Door
from bot.handlers.people import Administrators
from bot.handlers.turns import Turns
from bot.lessons.learning import Learning
from bot.lobbies.invitations import Invitations
from bot.lobbies.lobby import Lobbies
from bot.lobbies.rematch import Rematches
from bot.lobbies.watching import Watching
from bot.lobbies.wishes import Wishes
from bot.operation.config import Config
from bot.operation.floods import USUAL, Floods, Limit
from bot.operation.health import Health
from bot.operation.metrics import Metrics
from bot.outbox import Observer, Outbox
from bot.outbox.budget import Limits
from bot.outbox.painting import Painting
from bot.privacy import Privacy
from bot.reach import Reach
from bot.request import AiohttpRequest
from bot.running import App, CannotRun, in_one_line
from bot.services import Services
from bot.tables.closing import CLOSE_ALARM, VOTE_ALARM, Closing
from bot.tables.endings import Endings
from bot.tables.hints import Hints
from bot.tables.opening import Shuffle
from bot.tables.playing import Playing
from bot.tables.seats import Seats
from bot.tables.solo import Solo
from bot.tables.table import Tables
from bot.texts import Texts
from engine.cards import DECK, Card
from storage import Storage

T = TypeVar("T")

CONNECTIONS = 64


def system_shuffled(items: Sequence[T]) -> list[T]:
    """The items in an order nobody can guess."""
    return secrets.SystemRandom().sample(items, k=len(items))


def system_shuffle() -> tuple[Card, ...]:
    """A deck in such an order."""
    return tuple(system_shuffled(DECK))


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the program takes from outside, but for Telegram and the database: tests hand in theirs.

    `now` is epoch seconds, `monotonic` counts them; `limits` None keeps to Telegram's; `texts` None
    reads `locales/`; `flood` None hears everything, for simulated people, who are quick;
    `transport` makes what carries so many calls at once; `sweep_seconds` are real ones, from one
    look at what is due to the next.
    """

    now: Callable[[], float] = time.time
    shuffle: Shuffle = system_shuffle
    shuffled: Callable[[Sequence[int]], list[int]] = system_shuffled
    workers: Callable[[], Executor] = processes
    observer: Observer | None = None
    limits: Limits | None = None
    texts: Texts | None = None
    flood: Limit | None = USUAL
    transport: Callable[[int], BaseRequest] = AiohttpRequest
    monotonic: Callable[[], float] = time.monotonic
    sweep_seconds: float = SWEEP_SECONDS


async def build(config: Config, outside: Surroundings = Surroundings()) -> App:
    """Put the program together. Raises StorageError or CannotRun if that can't be done."""
    token, base_url = config.bot_token.get_secret_value(), config.api_base_url
    storage = await memory.open(config.database_url)
    polling = AiohttpRequest(2, read_timeout=20.0)
    door = Door(Floods(outside.monotonic, outside.flood) if outside.flood is not None else None)
    application = (
        Application.builder()
        .bot(
            Listener(
                token,
                door,
                base_url=base_url,
                request=outside.transport(CONNECTIONS),
                get_updates_request=polling,
            )
        )
        .concurrent_updates(Turns(door))
        .build()
    )
    # Answers to taps have connections of their own: no queue of edits delays them.
    # (For updates too, which it never asks for: or the library makes itself a client, at a price.)
    answers = outside.transport(CONNECTIONS)
    answer_bot = Bot(token, base_url=base_url, request=answers, get_updates_request=answers)
    try:
        # Its own name is needed to write links; asking also tells a wrong token at once.
        with in_one_line(config, reached=await storage.heartbeat.last() is not None):
            async with answer_bot:
                username = answer_bot.username
    except CannotRun:
        await storage.close()
        raise
    services = _services(storage, application.bot, answer_bot, username, outside, config.keep_days)
    handlers.register(application, services, door)
    alarms = {
        VOTE_ALARM: services.closing.vote_is_over,
        CLOSE_ALARM: services.closing.notice_is_over,
    }
    clock = Clock(
        storage,
        services.tables,
        services.lobbies,
        alarms,
        outside.now,
        outside.monotonic,
        outside.sweep_seconds,
    )
    health = Health(storage, services.metrics, lambda: polling.silent, outside.now)
    holder = f"{random.getrandbits(64):016x}"
    return App(config, storage, application, answer_bot, services, clock, health, holder)


def _services(
    storage: Storage,
    bot: Bot,
    answer_bot: Bot,
    username: str,
    outside: Surroundings,
    keep_days: int,
) -> Services:
    now, texts = outside.now, outside.texts or Texts.load()
    reach, metrics = Reach(storage), Metrics()
    outbox = Outbox(
        bot,
        storage.slots,
        reach.address,
        painter=Painting(storage, now),
        hooks=reach.hooks(),
        observer=outside.observer or metrics,
        answer_bot=answer_bot,
        limits=outside.limits,
        wall=now,
    )
    display = Display(storage, outbox, texts, username, now)
    workers = Workers(outside.workers)
    tables = Tables(storage, outbox, display, outside.shuffle, workers, now)
    is_administrator = Administrators(bot)
    bans = Bans(storage, display)
    invitations = Invitations(storage, username, now)
    watching = Watching(storage, outbox, display, bans)
    lobbies = Lobbies(
        storage,
        LobbyDisplay(storage, outbox, display, watching, now),
        tables,
        display,
        bans,
        outside.shuffle,
        now,
    )
    wishes = Wishes(
        storage, lobbies, display, is_administrator, bans, outside.shuffled, invitations, now
    )
    groups = Groups(storage, outbox, tables, lobbies, display, is_administrator, now)
    reach.tables, reach.lobbies, reach.groups = tables, lobbies, groups
    seats = Seats(storage, tables, display, bans, invitations)
    own_profiles = OwnProfiles(storage, outbox, display, texts, now)
    preferences = Preferences(
        storage, outbox, display, tables, lobbies, is_administrator, own_profiles
    )
    return Services(
        storage=storage,
        outbox=outbox,
        metrics=metrics,
        texts=texts,
        display=display,
        tables=tables,
        playing=Playing(tables, display, now),
        endings=Endings(tables, outbox, display),
        closing=Closing(storage, outbox, tables, display, now),
        lobbies=lobbies,
        wishes=wishes,
        rematches=Rematches(storage, lobbies, wishes, tables, display, bans, now),
        seats=seats,
        hints=Hints(storage, tables, display, workers),
        learning=Learning(storage, outbox, display, tables),
        reading=Reading(storage, outbox, display, tables),
        solo=Solo(storage, outbox, display, tables, outside.shuffle, outside.shuffled, now),
        groups=groups,
        preferences=preferences,
        own_profiles=own_profiles,
        hosting=Hosting(
            storage,
            outbox,
            display,
            lobbies,
            wishes,
            seats,
            preferences,
            is_administrator,
            invitations,
            now,
        ),
        invitations=invitations,
        watching=watching,
        privacy=Privacy(storage, outbox, display, tables, lobbies, seats, now, keep_days),
        club=Club(storage, outbox, tables, display),
        is_administrator=is_administrator,
        bot=username,
        now=now,
    )
