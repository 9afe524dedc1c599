"""The one place where the parts are put together, and the order in which they start and stop.

Clock, shuffle and transport come in here.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import inf
from typing import Any, TypeVar

import structlog
from telegram import Bot
from telegram.error import Conflict as PollingConflict
from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application
from telegram.request import BaseRequest

import storage as memory
from bot import handlers
from bot.clock import Clock, skip_gap
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
from bot.handlers.arrivals import ALLOWED_UPDATES, Listener
from bot.handlers.menu import set_commands
from bot.handlers.people import Administrators
from bot.lessons.learning import Learning
from bot.lobbies.invitations import Invitations
from bot.lobbies.lobby import Lobbies
from bot.lobbies.watching import Watching
from bot.operation.config import Config
from bot.operation.floods import USUAL, Floods, Limit
from bot.operation.health import Health, PortTaken, served
from bot.operation.metrics import Metrics
from bot.outbox import Observer, Outbox, Urgency
from bot.outbox.budget import Limits
from bot.outbox.painting import Painting
from bot.place import Place
from bot.privacy import Privacy
from bot.reach import Reach
from bot.request import AiohttpRequest
from bot.screens import notices
from bot.services import Services
from bot.slots import LOBBY_SLOT
from bot.tables.closing import CLOSE_ALARM, VOTE_ALARM, Closing
from bot.tables.endings import Endings
from bot.tables.hints import Hints
from bot.tables.opening import Shuffle
from bot.tables.seats import Seats
from bot.tables.solo import Solo
from bot.tables.table import Tables
from bot.texts import Texts
from engine.cards import DECK, Card
from storage import Match, Storage, StorageError

T = TypeVar("T")

log = structlog.get_logger()

LEASE = "bot"
LEASE_SECONDS = 10.0
"""How long a killed process still owns the bot: the next one waits that long at most."""
OUTAGE_NOTE = "outage"
LONG_OUTAGE_SECONDS = 10 * 60.0
"""After a longer down time each live match says one word."""
JUST_ENDED_SECONDS = 60.0
STIRRED_SECONDS = 10 * 60.0
"""A match that has been quiet for longer was shown to all whom it could be shown to."""
SAY_AGAIN_SECONDS = 300.0
CONNECTIONS = 64


def system_shuffled(items: Sequence[T]) -> list[T]:
    """The items in an order nobody can guess."""
    return secrets.SystemRandom().sample(items, k=len(items))


def system_shuffle() -> tuple[Card, ...]:
    """A deck in such an order."""
    return tuple(system_shuffled(DECK))


class CannotRun(Exception):  # noqa: N818 - the name says what it is
    """Why the bot can't start or go on, in one line that says what to do."""


class OutOfReach(CannotRun):
    """Telegram can't be reached, and could be before: it is worth another try."""


@dataclass(frozen=True, slots=True)
class App:
    """The program, put together but not started."""

    config: Config
    storage: Storage
    application: Application[Any, Any, Any, Any, Any, Any]
    answer_bot: Bot
    services: Services
    clock: Clock
    health: Health
    holder: str

    async def run(self, stopped: asyncio.Event) -> None:
        """Play until `stopped` is set. Raises CannotRun if that can't go on."""
        if not await self._wait_for_lease(stopped):
            return
        try:
            with _in_one_line(self.config, reached=True):
                await self._run(stopped)
        finally:
            await self._give_lease_back()

    async def _run(self, stopped: asyncio.Event) -> None:
        application, services = self.application, self.services
        assert application.updater is not None
        page = served(self.health, self.config.metrics_port)
        async with application, self.answer_bot, page:
            await set_commands(application.bot, self.storage, services.texts)
            sleepers = asyncio.create_task(self._tell(*await self._wake()))
            background = [
                asyncio.create_task(work)
                for work in (
                    services.outbox.run(),
                    self.clock.run(),
                    services.privacy.run(),
                    self._keep_lease(),
                )
            ]
            await application.start()
            await application.updater.start_polling(
                allowed_updates=ALLOWED_UPDATES,
                bootstrap_retries=-1,
                error_callback=PollingTrouble(),
            )
            log.info("running")
            try:
                await _first_of(stopped.wait(), background)
            finally:
                await application.updater.stop()
                await application.stop()
                services.tables.thinking.close()
                await services.outbox.close()
                for task in (*background, sleepers):
                    task.cancel()
                await asyncio.gather(*background, sleepers, return_exceptions=True)

    async def _wait_for_lease(self, stopped: asyncio.Event) -> bool:
        """True once the bot is this process's own; False if it was stopped before."""
        waiting = False
        while not stopped.is_set():
            if await self.storage.leases.acquire(
                LEASE, self.holder, now=self.services.now(), seconds=LEASE_SECONDS
            ):
                return True
            if not waiting:
                log.warning("another process owns the bot: waiting for it to end")
            waiting = True
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), timeout=1.0)
        return False

    async def _give_lease_back(self) -> None:
        try:
            await self.storage.leases.release(LEASE, self.holder)
        except StorageError as error:
            # It runs out by itself: a stop is no failure for that.
            log.warning("the lease was not given back", reason=str(error))

    async def _keep_lease(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 4)
            try:
                renewed = await self.storage.leases.renew(
                    LEASE, self.holder, now=self.services.now(), seconds=LEASE_SECONDS
                )
            except StorageError as error:
                # While nothing can be written, nobody can take the bot over either.
                log.warning("the lease was not renewed: trying again", reason=str(error))
                continue
            if not renewed:
                raise CannotRun("Another process has taken the bot over: this one stops.")

    async def _wake(self) -> tuple[set[int], int | None]:
        """After a start: the down time counts for nobody, and every chat shows what is so.

        The matches that were looked at, all others showing it already, and the outage, if it was
        long, of which those are still to be told.
        """
        services, now = self.services, self.services.now()
        outage = await self._long_outage(now)
        gap = await skip_gap(self.storage, services.lobbies, now)
        # A lobby that had just become a match, or was given up, may not have been able to say so.
        for lobby in await self.storage.lobbies.closed_but_shown(LOBBY_SLOT):
            with _by_itself(lobby=lobby.id):
                await services.lobbies.show_ended(lobby, now - gap - JUST_ENDED_SECONDS)
        # Neither may a match in which something had just happened, its end for instance.
        stirred = await self.storage.matches.stirred_since(now - gap - STIRRED_SECONDS)
        behind = {match.id: match for match in stirred}
        for place in await self.storage.slots.unsure():
            behind |= {match.id: match for match in await self._played_at(Place.parse(place))}
        for match in behind.values():
            with _by_itself(match=match.id):
                if not await self._is_left_behind(match):
                    await self._wake_match(match, outage)
        return set(behind), outage

    async def _is_left_behind(self, match: Match) -> bool:
        """Another is played there since: its messages are forgotten, and would all be sent anew."""
        if match.closed_at is None:
            return False
        latest = await self.storage.matches.latest_of(match.chat, match.thread)
        return latest is not None and latest.id != match.id

    async def _played_at(self, place: Place) -> list[Match]:
        """What may be shown there."""
        matches = self.storage.matches
        if place.kind == "group":
            return await matches.live(place.key)
        return await matches.of_person(place.key)

    async def _tell(self, told: set[int], outage: int | None) -> None:
        """Tell the others of a long outage too, while people play already."""
        if outage is not None:
            for match in await self.storage.matches.live():
                if match.id not in told:
                    with _by_itself(match=match.id):
                        await self._wake_match(match, outage)

    async def _wake_match(self, match: Match, outage: int | None) -> None:
        services = self.services
        await services.tables.show(match.id)
        # What was opened since, and is woken by a second start, knows of no outage.
        if outage is not None and match.closed_at is None and match.opened_at < outage:
            live = await services.tables.live(match.id)
            screen = notices.back_again(services.display.words(live.chat))
            # Alone it is as urgent as the hand, which comes below it.
            urgency = Urgency.ASKED if live.alone else Urgency.ACTED
            slot = f"back.{match.id}.{outage}"
            services.outbox.once(live.place, slot, screen, urgency=urgency)
            if live.alone:
                person = await self.storage.persons.get(match.starter)
                await services.tables.bring_hands_down(person)

    async def _long_outage(self, now: float) -> int | None:
        """When a long outage ended (epoch seconds) if it did just now, None if there was none.

        Written down before the heartbeat closes the gap, so that a kill meanwhile loses no word.
        """
        last = await self.storage.heartbeat.last()
        if last is not None and now - last > LONG_OUTAGE_SECONDS:
            await self.storage.notes.set(OUTAGE_NOTE, str(int(now)))
        noted = await self.storage.notes.get(OUTAGE_NOTE)
        return int(noted) if noted and now - int(noted) < LONG_OUTAGE_SECONDS else None


@contextmanager
def _by_itself(**row: int) -> Iterator[None]:
    """A match or a lobby that can't be read keeps no other from waking."""
    try:
        yield
    except Exception:
        log.exception("not woken", **row)


async def _first_of(
    stopped: Coroutine[Any, Any, Any], background: Sequence[asyncio.Task[None]]
) -> None:
    """Wait for the stop, or for a background task that fails: its exception is raised."""
    waiter = asyncio.ensure_future(stopped)
    done, _ = await asyncio.wait([waiter, *background], return_when=asyncio.FIRST_COMPLETED)
    waiter.cancel()
    for task in done:
        task.result()


class PollingTrouble:
    """Says what is wrong with polling once, not at every attempt."""

    def __init__(self) -> None:
        self._last = ""
        self._said_at = -inf

    def __call__(self, error: TelegramError) -> None:
        """Telegram's library calls this at each failure, and backs off by itself."""
        kind, now = type(error).__name__, time.monotonic()
        if kind == self._last and now - self._said_at < SAY_AGAIN_SECONDS:
            return
        self._last, self._said_at = kind, now
        if isinstance(error, PollingConflict):
            log.warning("another program polls with this token: stop it, or use another token")
        else:
            log.warning("Telegram can't be asked for updates: trying again", error=kind)


@contextmanager
def _in_one_line(config: Config, *, reached: bool) -> Iterator[None]:
    """What Telegram's library raises comes out as CannotRun, and so does a port that is taken.

    `reached`: Telegram has answered before.
    """
    try:
        yield
    except PortTaken as taken:
        raise CannotRun(f"METRICS_PORT {taken} is taken: choose another one.") from None
    except InvalidToken:
        raise CannotRun("BOT_TOKEN was refused by Telegram: check it with @BotFather.") from None
    except TelegramError as error:
        reason = str(error).replace(config.bot_token.get_secret_value(), "<token>")
        why = OutOfReach if reached else CannotRun
        raise why(f"{config.telegram_api_url} can't be reached: {reason}") from None


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the program takes from outside, but for Telegram and the database: tests hand in theirs.

    `now` is epoch seconds, `monotonic` counts them; `limits` None keeps to Telegram's; `texts` None
    reads `locales/`; `flood` None hears everything, for simulated people, who are quick;
    `transport` makes what carries so many calls at once.
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


async def build(config: Config, outside: Surroundings = Surroundings()) -> App:
    """Put the program together. Raises StorageError or CannotRun if that can't be done."""
    token, base_url = config.bot_token.get_secret_value(), config.api_base_url
    storage = await memory.open(config.database_url)
    polling = AiohttpRequest(2, read_timeout=20.0)
    application = (
        Application.builder()
        .bot(
            Listener(
                token,
                base_url=base_url,
                request=outside.transport(CONNECTIONS),
                get_updates_request=polling,
            )
        )
        .concurrent_updates(True)
        .build()
    )
    # Answers to taps have connections of their own: no queue of edits delays them.
    # (For updates too, which it never asks for: or the library makes itself a client, at a price.)
    answers = outside.transport(CONNECTIONS)
    answer_bot = Bot(token, base_url=base_url, request=answers, get_updates_request=answers)
    try:
        # Its own name is needed to write links; asking also tells a wrong token at once.
        with _in_one_line(config, reached=await storage.heartbeat.last() is not None):
            async with answer_bot:
                username = answer_bot.username
    except CannotRun:
        await storage.close()
        raise
    services = _services(storage, application.bot, answer_bot, username, outside, config.keep_days)
    floods = Floods(outside.monotonic, outside.flood) if outside.flood is not None else None
    handlers.register(application, services, floods)
    alarms = {
        VOTE_ALARM: services.closing.vote_is_over,
        CLOSE_ALARM: services.closing.notice_is_over,
    }
    clock = Clock(storage, services.tables, services.lobbies, alarms, outside.now)
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
        is_administrator,
        bans,
        outside.shuffle,
        outside.shuffled,
        invitations,
        now,
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
        endings=Endings(tables, outbox, display),
        closing=Closing(storage, outbox, tables, display, now),
        lobbies=lobbies,
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
