"""Another match for those who have just played one, or the next game of their session."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.answers import DONE, Answer, Declined
from bot.computers.player import Computer
from bot.displays.match import Display
from bot.groups.bans import Bans
from bot.lobbies import gathering as steps
from bot.lobbies.gathering import Gathering, Sitter
from bot.lobbies.lobby import Lobbies
from bot.lobbies.wishes import Wishes
from bot.screens import alerts
from bot.tables import sessions
from bot.tables.live import Live
from bot.tables.table import Tables
from engine.cards import Seat
from storage import Match, Person, Storage


class Rematches:
    """Opens lobbies in which seats are kept."""

    def __init__(
        self,
        storage: Storage,
        lobbies: Lobbies,
        wishes: Wishes,
        tables: Tables,
        display: Display,
        bans: Bans,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._lobbies = lobbies
        self._wishes = wishes
        self._tables = tables
        self._display = display
        self._bans = bans
        self._now = now

    async def ask(self, person: Person, public_id: str, *, change_pairs: bool = False) -> Answer:
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
            return await self._wishes.confirm(person, lobby.public_id)
        if lobby is not None:
            await self._lobbies.move_down(live.chat, match.thread)
            return DONE
        if live.state.winner is None:
            raise Declined(alerts.stale(t))  # a button that never was
        session = await self._session_to_go_on(match)
        without = {*await self._storage.bans.persons(live.chat.id), *await self._forgotten(live)}
        again = gathered_again(
            live, person.id, without, session, self._now(), change_pairs=change_pairs
        )
        if not await self._lobbies.create(live.chat, match.thread, again):
            return await self.ask(person, public_id)  # somebody was a moment faster: join them
        if again.starts_at is not None:
            return DONE  # nobody else has to be asked
        return Answer(alerts.rematch_asked(t) if session is None else alerts.here(t))

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


def gathered_again(
    live: Live,
    person: int,
    without: Collection[int],
    session: int | None,
    now: float,
    *,
    change_pairs: bool,
) -> Gathering:
    """Those who played to the end, each asked whether they want another match; `person` does.
    `without`: who is banned, or has been forgotten.

    `session`: the one that goes on with this match, in which the pairs always change.
    """
    seating = live.seating
    kept = tuple(_kept(live, seat, person, without, now) for seat in Seat)
    if change_pairs or session is not None:
        kept = steps.turned(kept)
    again = Gathering(
        person,
        seating.profile,
        live.state.rules,
        now,
        kept,
        kept_until=now + steps.KEPT_SECONDS,
        rematch=True,
        waiting=tuple(
            Sitter(waits, live.match.opened_at) for waits in seating.waiting if waits not in without
        ),
        games=1 if live.match.session is None else sessions.GAMES,
        session=session,
    )
    return steps.settle(again, now)


def _kept(
    live: Live, seat: Seat, person: int, without: Collection[int], now: float
) -> Sitter | Computer | None:
    """Who may have this seat again."""
    owner = live.seating.owners[seat]
    if not isinstance(owner, int):
        return owner
    if seat in live.seating.left or owner in without:
        return None
    return Sitter(owner, now, owner == person)
