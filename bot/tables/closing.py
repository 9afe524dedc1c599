"""The early end of a match: a vote of those seated, and a table where nobody plays any more.

Promises: more than half of those seated end a match, within two minutes of the first vote; a table
without a human act for long is closed only after a minute in which nobody who plays there says a
word. Leaves to others: ending by the starter and by administrators (`handlers.questions`).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.answers import Answer, Declined
from bot.callbacks import VoteToEnd
from bot.displays.match import Display
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts, closing
from bot.slots import close_slot
from bot.tables.events import EndVoted, EndVoteDropped, MatchEnded
from bot.tables.live import Live, pace_of
from bot.tables.table import Tables, returning
from storage import Chat, Match, Person, Storage

VOTE_SECONDS = 120.0
NOTICE_SECONDS = 60.0
QUIET_SECONDS = 30 * 60.0
QUIET_SECONDS_OF_SLOW_GAMES = 3 * 86_400.0

VOTE_ALARM = "vote"
CLOSE_ALARM = "close"

NOTICE = "notice."
"""How editions of the last minute's notice begin."""


class Closing:
    """Ends matches before they are won."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        tables: Tables,
        display: Display,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._tables = tables
        self._display = display
        self._now = now

    async def propose(self, person: Person, match: Match) -> Answer:
        """Vote to end the match, the first to do so or after others; Declined for strangers."""
        return await self._vote(person, match.public_id, yes=True, opening=True)

    async def vote(self, person: Person, tap: VoteToEnd) -> Answer:
        """Vote on what somebody has proposed."""
        return await self._vote(person, tap.match, yes=tap.vote == "yes", opening=False)

    async def vote_is_over(self, match: int) -> None:
        """Two minutes were not enough."""
        async with self._tables.open(match) as live:
            if live.seating.votes and not live.over:
                await self._tables.append(live, [EndVoteDropped()])

    async def offer_to_close(self, match: Match, chat: Chat, edition: str) -> None:
        """Offer to close the table, if nobody has played there for long."""
        if not is_quiet(match, chat, self._now()):
            return
        if await self._storage.alarms.get(match.id, CLOSE_ALARM) is not None:
            return  # its last minute is running
        screen = closing.offer_to_close(match.public_id, self._display.words(chat))
        self._outbox.show(
            Place.group(chat.id, match.thread),
            close_slot(match.id),
            screen,
            urgency=Urgency.GROUP,
            edition=f"offer.{edition}",
        )

    async def close(self, person: Person, public_id: str, here: Chat | None) -> Answer:
        """Give the table its last minute; any member of the group may."""
        t = await self._display.translator(person, here)
        match = await self._storage.matches.by_public_id(public_id)
        if match is None or here is None or match.chat != here.id:
            raise Declined(alerts.not_your_game(t), alert=True)
        if match.closed_at is not None:
            raise Declined(alerts.match_over(t))
        now, place = self._now(), Place.group(here.id, match.thread)
        if not is_quiet(match, here, now):
            self._outbox.forget(place, close_slot(match.id), delete=True)
            raise Declined(alerts.table_is_alive(t))
        if await self._storage.alarms.get(match.id, CLOSE_ALARM) is None:
            await self._storage.alarms.set(match.id, CLOSE_ALARM, now + NOTICE_SECONDS)
        screen = closing.about_to_close(public_id, person.name, self._display.words(here))
        self._outbox.show(
            place,
            close_slot(match.id),
            screen,
            urgency=Urgency.GROUP,
            edition=f"{NOTICE}{match.last_seq}",
            sound=True,
        )
        return Answer(alerts.closing(t))

    async def still_playing(self, person: Person, public_id: str) -> Answer:
        """Somebody who plays there says so: the table stays."""
        async with self._tables.tapped(person, public_id) as (live, seat, t):
            await self._tables.append(live, returning(live, seat), acted=seat, human=True)
        return Answer(alerts.table_stays(t))

    async def notice_is_over(self, match: int) -> None:
        """The minute is over: close, unless somebody has played meanwhile."""
        async with self._tables.open(match) as live:
            quiet = is_quiet(live.match, live.chat, self._now())
            if quiet and not live.over and await self._is_announced(live):
                await self._tables.append(live, [MatchEnded(None)])
            else:
                self._outbox.forget(live.place, close_slot(match), delete=True)

    async def _is_announced(self, live: Live) -> bool:
        """Whether the group was told: a kill, or Telegram, may have kept the notice back."""
        slot = await self._storage.slots.get(str(live.place), close_slot(live.match.id))
        return slot is not None and (slot.shown_edition or "").startswith(NOTICE)

    async def _vote(self, person: Person, public_id: str, *, yes: bool, opening: bool) -> Answer:
        async with self._tables.tapped(person, public_id) as (live, seat, t):
            seating = live.seating
            first = not seating.votes
            if first and not opening:
                raise Declined(alerts.offer_gone(t))
            if seat in (seating.ayes if yes else seating.noes):
                raise Declined(alerts.already_voted(t))
            if first:  # before the vote: a kill must not leave one without an end
                at = self._now() + VOTE_SECONDS
                await self._storage.alarms.set(live.match.id, VOTE_ALARM, at)
            events = [*returning(live, seat), EndVoted(seat, yes)]
            await self._tables.append(live, events, human=True)
        return Answer(alerts.voted(t))


def is_quiet(match: Match, chat: Chat, now: float) -> bool:
    """Whether nobody who plays has done anything for long; a paused match rests by itself."""
    limit = QUIET_SECONDS_OF_SLOW_GAMES if pace_of(chat).slow else QUIET_SECONDS
    return not match.paused and match.closed_at is None and now - match.acted_at >= limit
