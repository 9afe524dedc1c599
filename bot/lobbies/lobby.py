"""A lobby being gathered: load, step, save, show; and the match that comes of it.

Promises: a step is saved (compare and set) before it is shown; starting creates the match and
closes the lobby in one transaction. Leaves to others: what a step means (gathering).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

import structlog

from bot.answers import DONE, Answer, Declined
from bot.callbacks import ALL_SEATS
from bot.computers.player import NAMES
from bot.displays.lobby import LobbyDisplay
from bot.displays.match import Display
from bot.groups.bans import Bans
from bot.groups.rules import chat_rules, own_rules, profile_of
from bot.lobbies import gathering as steps
from bot.lobbies.gathering import Gathering, Refused, Sitter
from bot.lobbies.invitations import Invitations
from bot.lobbies.rematch import gathered_again
from bot.locks import Locks
from bot.screens import alerts, seats
from bot.tables import sessions
from bot.tables.live import Live, entries, first_deadline
from bot.tables.opening import Shuffle, opening
from bot.tables.seating import ProfileNamed, WaitingJoined
from bot.tables.table import Tables
from bot.texts import Translator
from engine.cards import Seat
from storage import Chat, Conflict, Lobby, Match, Person, Storage

log = structlog.get_logger()

Step = Callable[[Gathering, float], Gathering]
IsAdministrator = Callable[[Chat, Person], Awaitable[bool]]


class Lobbies:
    """All lobbies of this process."""

    def __init__(
        self,
        storage: Storage,
        show: LobbyDisplay,
        tables: Tables,
        display: Display,
        is_administrator: IsAdministrator,
        bans: Bans,
        shuffle: Shuffle,
        shuffled: Callable[[Sequence[int]], list[int]],
        invitations: Invitations,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._show = show
        self._tables = tables
        self._display = display
        self._is_administrator = is_administrator
        self._bans = bans
        self._shuffle = shuffle
        self._shuffled = shuffled
        self._invitations = invitations
        self._now = now
        self._lock = Locks()

    async def open(self, chat: Chat, thread: int, person: Person | None) -> None:
        """A new lobby; where a lobby or a match is, that moves to the bottom instead.

        `person` None: an anonymous administrator, who sits nowhere. Raises Declined for who is
        banned there.
        """
        if await self.move_down(chat, thread):
            return
        if person is not None:
            await self._bans.refuse(chat.id, person)
        now = self._now()
        first = Sitter(person.id, now) if person is not None and person.started else None
        starter = person.id if person is not None else None
        fresh = Gathering(starter, chat.profile, chat_rules(chat), now, (first, None, None, None))
        await self._create(chat, thread, fresh)  # if not, somebody else's is shown

    async def move_down(self, chat: Chat, thread: int) -> bool:
        """Bring the match or the lobby there to the bottom of the group; False if it has none."""
        match = await self._storage.matches.live_of(chat.id, thread)
        if match is not None:
            await self._tables.move_down(match)
            return True
        lobby = await self._storage.lobbies.open_of(chat.id, thread)
        if lobby is not None:
            await self.show(lobby.id, down=True)
        return lobby is not None

    async def rematch(
        self, person: Person, public_id: str, *, change_pairs: bool = False
    ) -> Answer:
        """The same four again, each seat kept until its owner says yes.

        Within a session it is the next game, and the pairs always change.
        """
        t = await self._display.translator(person)
        match = await self._storage.matches.by_public_id(public_id)
        if match is None:
            raise Declined(alerts.stale(t))
        live = await self._tables.live(match.id)
        if not live.over or live.alone:  # in a private chat no table fills
            raise Declined(alerts.stale(t))
        seat = live.seating.seat_of(person.id)
        if seat is None:
            raise Declined(alerts.not_your_game(t), alert=True)
        latest = await self._storage.matches.latest_of(match.chat, match.thread)
        if latest is not None and latest.id != match.id:
            await self._tables.forget(match.id)  # a kill may have left its buttons
            raise Declined(alerts.stale(t))
        await self._bans.refuse(match.chat, person)
        here = (match.chat, match.thread)
        lobby = await self._storage.lobbies.open_of(*here)
        if lobby is not None and steps.from_json(lobby.data).seat_of(person.id) is not None:
            return await self.confirm(person, lobby.public_id)
        if lobby is not None:
            await self.move_down(live.chat, match.thread)
            return DONE
        if live.state.winner is None:
            raise Declined(alerts.stale(t))  # a button that never was
        session = await self._session_to_go_on(match)
        without = {*await self._storage.bans.persons(live.chat.id), *await self._forgotten(live)}
        again = gathered_again(
            live, person.id, without, session, self._now(), change_pairs=change_pairs
        )
        if not await self._create(live.chat, match.thread, again):
            return await self.rematch(person, public_id)  # somebody was a moment faster: join them
        if again.starts_at is not None:
            return DONE  # nobody else has to be asked
        return Answer(alerts.rematch_asked(t) if session is None else alerts.here(t))

    async def sit(self, person: Person, public_id: str, seat: int, here: Chat | None) -> Answer:
        """Take a seat, or change to it.

        `here` is the group of the tap: only a tap in the lobby's own group proves a member.
        """

        def sit(it: Gathering, now: float) -> Gathering:
            return steps.sit(it, person.id, Seat(seat), now)

        return await self._come(person, public_id, here, seat, sit)

    async def wait(self, person: Person, public_id: str, here: Chat | None) -> Answer:
        """Wait for the next free seat; else as `sit`."""

        def wait(it: Gathering, now: float) -> Gathering:
            return steps.wait(it, person.id, now)

        return await self._come(person, public_id, here, 0, wait)

    async def seat_newcomer(self, person: Person, lobby: int, seat: int) -> None:
        """Seat somebody who has just opened the private chat, there or on another free seat.

        If no seat is left for them, they wait for one. Raises Declined if they have been banned
        meanwhile.
        """

        def sit(it: Gathering, now: float) -> Gathering:
            if it.seat_of(person.id) is not None:
                return it
            free = it.open_to_people
            wanted = free[0] if free and seat not in free else Seat(seat)
            return steps.sit(it, person.id, wanted, now)

        after = await self._step(lobby, person, sit, comes=True)
        if after.seat_of(person.id) is None:
            return
        async with self._lock(lobby):
            row = await self._storage.lobbies.get(lobby)
            if row.open:
                await self._show.greet_newcomer(row, steps.from_json(row.data), person)

    async def stand_up(self, person: Person, public_id: str) -> Answer:
        """Leave the lobby, or its waiting list."""
        lobby = await self._named(person, public_id)
        t = await self._display.translator(person)
        waited = person.id in steps.from_json(lobby.data).queue
        await self._step(lobby.id, person, lambda it, now: steps.stand_up(it, person.id, now))
        return Answer(seats.waits_no_more(t) if waited else alerts.stood_up(t))

    async def may_remove(self, person: Person, public_id: str) -> Lobby:
        """The lobby, for those who may take others off it: whoever opened it, administrators."""
        lobby = await self._named(person, public_id)
        await self._bans.refuse(lobby.chat, person)
        if person.id != steps.from_json(lobby.data).starter:
            chat = await self._storage.chats.get(lobby.chat)
            if not await self._is_administrator(chat, person):
                t = await self._display.translator(person)
                raise Declined(alerts.only_opener(t), alert=True)
        return lobby

    async def remove(self, person: Person, public_id: str, other: int) -> Lobby:
        """Take somebody else off the table."""
        lobby = await self.may_remove(person, public_id)
        if steps.from_json(lobby.data).seat_of(other) is None:
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._step(lobby.id, person, lambda it, now: steps.stand_up(it, other, now))
        return lobby

    async def expel(self, chat: int, person: Person) -> None:
        """Take somebody off every table of the group that has not begun."""
        for lobby in await self._storage.lobbies.all_open(chat):
            with suppress(Declined):  # they aren't there, or it has begun meanwhile
                await self._step(
                    lobby.id, person, lambda it, now: steps.stand_up(it, person.id, now)
                )

    async def rest_in(self, chat: int, thread: int | None) -> None:
        """The group, or that topic of it, can't be written to: no countdown goes on there."""
        for lobby in await self._storage.lobbies.all_open(chat):
            if thread in (None, lobby.thread):
                async with self._lock(lobby.id):
                    row = await self._storage.lobbies.get(lobby.id)
                    gathering = steps.from_json(row.data)
                    if row.open and gathering.starts_at is not None:
                        now = self._now()
                        await self._settle(row, steps.hold(gathering, now), "show", now)

    async def draw_partners(self, person: Person, public_id: str) -> Answer:
        """Draw the partners by lot."""
        lobby = await self._hosted(person, public_id)
        await self._step(lobby.id, person, lambda it, now: steps.draw(it, self._shuffled, now))
        return Answer(alerts.partners_drawn(await self._display.translator(person)))

    async def toggle_rules(self, person: Person, public_id: str) -> Answer:
        """Unfold or fold the rules card."""
        lobby = await self._hosted(person, public_id)
        await self._step(lobby.id, person, steps.toggle_rules)
        return DONE

    async def choose(self, person: Person, public_id: str, field: str, value: str) -> Answer:
        """Choose a rule for this match; without a value, open its choice."""
        lobby = await self._hosted(person, public_id)
        own = own_rules(await self._storage.chats.get(lobby.chat))

        def choose(it: Gathering, now: float) -> Gathering:
            if not value:
                return steps.open_choice(it, field, now)
            return steps.choose(it, field, value, now, own)

        await self._step(lobby.id, person, choose)
        return DONE

    async def toggle_computers(self, person: Person, public_id: str) -> Answer:
        """Unfold or fold the page for computer players."""
        lobby = await self._hosted(person, public_id)
        await self._step(lobby.id, person, steps.toggle_computers)
        return DONE

    async def choose_level(self, person: Person, public_id: str, level: str) -> Answer:
        """Choose how well the next computer player will play."""
        lobby = await self._hosted(person, public_id)
        await self._step(lobby.id, person, lambda it, now: steps.choose_level(it, level, now))
        return DONE

    async def seat_computers(self, person: Person, public_id: str, seat: int) -> Answer:
        """Seat a computer player, or one on each of `ALL_SEATS` that are free."""
        lobby = await self._hosted(person, public_id)
        if seat not in (*Seat, ALL_SEATS):
            raise Declined(alerts.stale(await self._display.translator(person)))
        wanted = tuple(Seat) if seat == ALL_SEATS else (Seat(seat),)
        names = self._shuffled(range(len(NAMES)))  # not the same ones every evening

        def fill(it: Gathering, now: float) -> Gathering:
            return steps.seat_computers(it, wanted, names, person.id, now)

        await self._step(lobby.id, person, fill)
        return DONE

    async def unseat_computer(self, person: Person, public_id: str, seat: int) -> Answer:
        """Take a computer player off its seat."""
        lobby = await self._hosted(person, public_id)
        if seat not in tuple(Seat):
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._step(
            lobby.id, person, lambda it, now: steps.unseat_computer(it, Seat(seat), now)
        )
        return DONE

    async def confirm(self, person: Person, public_id: str) -> Answer:
        """Say that one is here."""
        lobby = await self._named(person, public_id)
        await self._step(lobby.id, person, lambda it, now: steps.confirm(it, person.id, now))
        return Answer(alerts.here(await self._display.translator(person)))

    async def hold(self, person: Person, public_id: str) -> Answer:
        """Stop the countdown."""
        lobby = await self._hosted(person, public_id)
        await self._step(lobby.id, person, steps.hold)
        return Answer(alerts.countdown_stopped(await self._display.translator(person)))

    async def start(self, person: Person, public_id: str) -> Answer:
        """Start the match now."""
        lobby = await self._hosted(person, public_id)
        await self._step(lobby.id, person, steps.start)
        return DONE

    async def tick(self, lobby: int) -> None:
        """Do what time has brought."""
        async with self._lock(lobby):
            row = await self._storage.lobbies.get(lobby)
            if row.open:
                now = self._now()
                await self._settle(row, *steps.tick(steps.from_json(row.data), now), now)

    async def show(self, lobby: int, *, down: bool = False) -> None:
        """Show a lobby as it is; `down` at the bottom of the group. Not one that is over by now."""
        async with self._lock(lobby):
            row = await self._storage.lobbies.get(lobby)
            if row.open:
                await self._show.show(row, steps.from_json(row.data), down=down)

    async def shift(self, row: Lobby, seconds: float) -> None:
        """Put off all that it waits for, and show it."""
        now = self._now()
        shifted = steps.from_json(row.data).shifted(seconds, now)
        await self._storage.lobbies.save(
            row.id, row.version, steps.to_json(shifted), deadline=shifted.deadline(now)
        )
        await self.show(row.id)

    async def show_ended(self, row: Lobby, since: float) -> None:
        """Show a closed lobby as it ended, if that was after that moment (epoch seconds)."""
        gathering = steps.from_json(row.data)
        if gathering.touched + steps.EXPIRY_SECONDS < since:
            return
        match = await self._storage.matches.latest_of(row.chat, row.thread)
        if match is not None and match.opened_at >= gathering.touched:
            await self._show.show_started(row, gathering)
        else:
            await self._show.show_expired(row, gathering)
        self._show.take_back(row, (*gathering.persons, *gathering.queue))

    async def drop(self, lobby: int) -> None:
        """It was closed where another stands: nobody is told of it any more."""
        row = await self._storage.lobbies.get(lobby)
        gathering = steps.from_json(row.data)
        await self._show.drop(row, (*gathering.persons, *gathering.queue))

    async def show_in(self, chat: int) -> None:
        """Show every open lobby of a group."""
        for lobby in await self._storage.lobbies.all_open(chat):
            await self.show(lobby.id)

    async def _come(
        self, person: Person, public_id: str, here: Chat | None, seat: int, step: Step
    ) -> Answer:
        """Take the step; a newcomer is sent to the private chat first, to come in to `seat`."""
        lobby = await self._named(person, public_id)
        t = await self._display.translator(person)
        if here is None or here.id != lobby.chat:
            raise Declined(alerts.only_members(t), alert=True)
        if seat not in tuple(Seat):
            raise Declined(alerts.stale(t))
        if not person.started:
            await self._bans.refuse(lobby.chat, person)
            purpose = {"lobby": lobby.id, "seat": seat}
            return Answer(url=await self._invitations.address(person, purpose))
        after = await self._step(lobby.id, person, step, comes=True)
        return await self._told(after, person, t)

    async def _told(self, lobby: Gathering, person: Person, t: Translator) -> Answer:
        """Where they are now: on a seat, and with whom, or on the waiting list."""
        if person.id in lobby.queue:
            return Answer(seats.you_wait(t, lobby.queue.index(person.id) + 1), alert=True)
        seat = lobby.seat_of(person.id)
        partner = "" if seat is None else await self._display.name(lobby.owners[seat.partner])
        return Answer(alerts.seated_with(t, partner) if partner else alerts.seated(t))

    async def _create(self, chat: Chat, thread: int, fresh: Gathering) -> bool:
        """Open and show it; False if somebody else opened one at the same moment."""
        try:
            lobby = await self._storage.lobbies.create(
                chat=chat.id,
                thread=thread,
                data=steps.to_json(fresh),
                deadline=fresh.deadline(self._now()),
            )
        except Conflict:
            return False
        await self.tick(lobby.id)  # one person's rematch with computers starts at once
        return True

    async def _session_to_go_on(self, match: Match) -> int | None:
        """The session that this match was a game of, if it wasn't the last one."""
        if match.session is None:
            return None
        games = await self._storage.matches.of_session(match.session)
        last = sessions.place_in(games, match.id) == sessions.GAMES
        return None if last else match.session

    async def _forgotten(self, live: Live) -> set[int]:
        """Of those who sat or waited there, who has asked to be forgotten since."""
        seating = live.seating
        there = {owner for owner in seating.owners if isinstance(owner, int)}
        persons = await self._storage.persons.get_many({*there, *seating.waiting})
        return {key for key, person in persons.items() if person.telegram_id is None}

    async def _named(self, person: Person, public_id: str) -> Lobby:
        lobby = await self._storage.lobbies.by_public_id(public_id)
        if lobby is not None and not lobby.open:
            await self._show.strip_closed(lobby)
            self._show.take_back(lobby, [person.id])
        if lobby is None or not lobby.open:
            raise Declined(alerts.lobby_gone(await self._display.translator(person)))
        return lobby

    async def _hosted(self, person: Person, public_id: str) -> Lobby:
        """The lobby, for those who may decide about it: the seated and the administrators."""
        lobby = await self._named(person, public_id)
        if steps.from_json(lobby.data).seat_of(person.id) is None:
            chat = await self._storage.chats.get(lobby.chat)
            if not await self._is_administrator(chat, person):
                t = await self._display.translator(person)
                raise Declined(alerts.only_seated(t), alert=True)
        return lobby

    async def _step(
        self, lobby: int, person: Person, step: Step, *, comes: bool = False
    ) -> Gathering:
        """`comes`: they sit down, or wait to; under the lock, so that no ban comes in between."""
        async with self._lock(lobby):
            while True:
                row = await self._storage.lobbies.get(lobby)
                if not row.open:
                    t = await self._display.translator(person)
                    raise Declined(alerts.lobby_gone(t))
                if comes:
                    await self._bans.refuse(row.chat, person)
                before, now = steps.from_json(row.data), self._now()
                try:
                    after = step(before, now)
                except Refused as refused:
                    t = await self._display.translator(person)
                    why = await self._why_refused(refused, before, t)
                    raise Declined(why, alert=True) from refused
                if await self._settle(row, after, steps.tick(after, now)[1], now):
                    return after

    async def _why_refused(self, refused: Refused, lobby: Gathering, t: Translator) -> str:
        name = (await self._storage.persons.get(refused.person)).name if refused.person else ""
        match refused.code:
            case "only-seated":
                return alerts.only_seated(t)
            case "seats-free":
                return alerts.seats_free(t, lobby.seats.count(None))
            case "not-all-here":
                return alerts.not_confirmed(t, name)
            case "seat-taken":
                return alerts.seat_taken(t, name)
            case "stale":
                return alerts.stale(t)

    async def _settle(self, row: Lobby, after: Gathering, then: steps.Next, now: float) -> bool:
        """Save and show, start or expire; False if another process had written first."""
        if then == "start" and self._show.crowded():
            after, then = steps.put_off(after, now), "show"
        if then == "start":
            return await self._start(row, after, now)
        before = steps.from_json(row.data)
        told = {*before.persons, *before.queue}
        if then == "expire":
            return await self._expire(row, after, told)
        if not await self._storage.lobbies.save(
            row.id, row.version, steps.to_json(after), deadline=after.deadline(now)
        ):
            return False
        self._show.take_back(row, told - {*after.persons, *after.queue})
        await self._show.show(row, after)
        return True

    async def _expire(self, row: Lobby, after: Gathering, told: Iterable[int]) -> bool:
        if not await self._storage.lobbies.close(row.id, row.version):
            return False
        self._show.take_back(row, told)
        await self._show.show_expired(row, after)
        return True

    async def _start(self, row: Lobby, after: Gathering, now: float) -> bool:
        chat = await self._storage.chats.get(row.chat)
        previous = await self._storage.matches.latest_of(row.chat, row.thread)
        named = ProfileNamed(*profile_of(chat, after.rules, after.profile))
        events = opening(named, after.rules, after.owners, self._shuffle)
        events += tuple(WaitingJoined(person) for person in after.queue)
        session = after.session
        if session is None and after.games > 1:
            session = await self._storage.sessions.create(row.chat)
        try:
            match = await self._storage.lobbies.start_match(
                row.id,
                row.version,
                data=steps.to_json(after),
                starter=after.starter or _first_of(after),
                players=after.persons,
                events=entries(events),
                at=now,
                deadline=first_deadline(events, chat, now),
                session=session,
            )
        except Conflict:
            if await self._storage.matches.live_of(row.chat, row.thread) is None:
                return False
            told = (*after.persons, *after.queue)
            return await self._expire(row, after, told)  # two groups became one
        log.info("match started", match=match.id, lobby=row.id)
        await self._show.show_started(row, after)
        self._show.take_back(row, (*after.persons, *after.queue))
        if previous is not None:
            await self._tables.forget(previous.id)
        await self._tables.show(match.id)
        return True


def _first_of(gathering: Gathering) -> int:
    """Whoever sat down first."""
    return min(gathering.sitters, key=lambda sitter: sitter.since).person
