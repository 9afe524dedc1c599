"""What is done after a start: the down time counts for nobody, and every chat shows what is so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import structlog

from bot.clock import skip_gap
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import notices
from bot.services import Services
from bot.slots import LOBBY_SLOT
from storage import Match, Storage

log = structlog.get_logger()

OUTAGE_NOTE = "outage"
LONG_OUTAGE_SECONDS = 10 * 60.0
"""After a longer down time each live match says one word."""
JUST_ENDED_SECONDS = 60.0
STIRRED_SECONDS = 10 * 60.0
"""A match that has been quiet for longer was shown to all whom it could be shown to."""
START_NOTE = "start"
"""The start before: since when things had happened that it was to show, and when it was."""


async def wake(services: Services) -> tuple[list[int], int | None]:
    """After a start, before anything is heard: the down time counts for nobody, and closed lobbies
    show that they are.

    For `catch_up` the matches that may be behind, or are still to be told of a long outage; and
    when that ended, if there was one.
    """
    storage, now = services.storage, services.now()
    last = await storage.heartbeat.last()
    since = await _shown_until(storage, last, now)
    outage = await _long_outage(storage, last, now)
    if broken := await storage.lobbies.close_unreadable(now=now):
        log.error("lobbies that can't be read are closed", count=broken)
    await skip_gap(storage, services.lobbies, now)
    # A lobby that had just become a match, or was given up, may not have been able to say so.
    just_ended = since - JUST_ENDED_SECONDS
    for lobby in await storage.lobbies.closed_but_shown(LOBBY_SLOT, just_ended):
        with _by_itself(lobby=lobby.id):
            await services.lobbies.show_ended(lobby)
    # Neither may a match in which something had just happened, its end for instance.
    behind = await storage.matches.stirred_since(since - STIRRED_SECONDS)
    for place in await storage.slots.unsure():
        behind += await _played_at(storage, Place.parse(place))
    if outage is not None:
        behind += await storage.matches.live()
    return list(dict.fromkeys(match.id for match in behind)), outage


async def catch_up(services: Services, behind: Sequence[int], outage: int | None) -> None:
    """Show and tell it to those, while people play already."""
    for key in behind:
        with _by_itself(match=key):
            # Under its lock: what ends it, or begins another there, comes before or after.
            async with services.tables.open(key) as live:
                if await _is_left_behind(services.storage, live.match):
                    continue
                await services.display.show(live)
                # What was opened since, and is woken by a second start, knows of no outage.
                if live.over or outage is None or live.match.opened_at >= outage:
                    continue
                screen = notices.back_again(services.display.words(live.chat))
                # Alone it is as urgent as the hand, which comes below it.
                urgency = Urgency.ASKED if live.alone else Urgency.ACTED
                services.outbox.once(live.place, f"back.{key}.{outage}", screen, urgency=urgency)
            if live.alone:
                person = await services.storage.persons.get(live.match.starter)
                await services.tables.bring_hands_down(person)


async def _is_left_behind(storage: Storage, match: Match) -> bool:
    """Another is played there since: its messages are forgotten, and would all be sent anew."""
    if match.closed_at is None:
        return False
    latest = await storage.matches.latest_of(match.chat, match.thread)
    return latest is not None and latest.id != match.id


async def _played_at(storage: Storage, place: Place) -> list[Match]:
    """What may be shown there."""
    if place.kind == "group":
        return await storage.matches.live(place.key)
    return await storage.matches.of_person(place.key)


async def _long_outage(storage: Storage, last: float | None, now: float) -> int | None:
    """When a long outage ended (epoch seconds) if it did just now, None if there was none.

    Written down before the heartbeat closes the gap, so that a kill meanwhile loses no word.
    """
    if last is not None and now - last > LONG_OUTAGE_SECONDS:
        await storage.notes.set(OUTAGE_NOTE, str(int(now)))
    noted = await storage.notes.get(OUTAGE_NOTE)
    return int(noted) if noted and now - int(noted) < LONG_OUTAGE_SECONDS else None


async def _shown_until(storage: Storage, last: float | None, now: float) -> float:
    """What had happened until then (epoch seconds) was shown, but for what had just happened.

    That is when the program last ran; where it had hardly begun to, killed again in the middle of
    its start, when it ran before that. Written down before the heartbeat closes the gap.
    """
    since = now if last is None else last
    if noted := await storage.notes.get(START_NOTE):
        earlier, started = map(float, noted.split())
        if since - started < STIRRED_SECONDS:
            since = min(since, earlier)
    await storage.notes.set(START_NOTE, f"{since} {now}")
    return since


@contextmanager
def _by_itself(**row: int) -> Iterator[None]:
    """A match or a lobby that can't be read keeps no other from waking."""
    try:
        yield
    except Exception:
        log.exception("not woken", **row)
