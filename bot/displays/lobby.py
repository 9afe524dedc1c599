"""What each chat should now show of a lobby, handed to the outbox.

Promises: a function of the lobby as it is written; showing twice changes nothing. The group has one
lobby message, each lobby an edition of it; those who are seated hear of theirs in private.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import ceil
from typing import NamedTuple

from bot.computers.player import Computer
from bot.displays.match import Display
from bot.groups.rules import profile_of
from bot.lobbies.gathering import EXPIRY_SECONDS, Gathering, Sitter
from bot.lobbies.watching import Watching
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import lobby as screens
from bot.screens import seats
from bot.screens.scene import LobbyScene, LobbySeat
from bot.screens.screen import Screen
from bot.slots import LOBBY_SLOT, seated_slot
from bot.texts import Translator
from storage import Chat, Lobby, Person, Storage

CROWDED_SECONDS = 5.0
"""As old as a table may be that is shown."""
WAITS, SEATED = "waits", "seated"
"""Editions of what somebody is told who waits for a seat, and then has one."""


def place_of(row: Lobby) -> Place:
    """Where the lobby stands."""
    return Place.group(row.chat, row.thread)


class _Lobby(NamedTuple):
    """A lobby, and what was asked of the memory to show it."""

    row: Lobby
    chat: Chat
    gathering: Gathering
    persons: Mapping[int, Person]
    scene: LobbyScene
    t: Translator
    """The group's words."""


class LobbyDisplay:
    """Shows lobbies: renders them for the group and for those who are seated.

    A lobby comes as its row, which says where it stands, and what is gathered in it now.
    """

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        watching: Watching,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._watching = watching
        self._now = now

    def crowded(self) -> bool:
        """Who is asked at the tables that are played waits already: there is no room for more."""
        return self._outbox.behind > CROWDED_SECONDS

    async def show(self, row: Lobby, gathering: Gathering, *, down: bool = False) -> None:
        """Show an open lobby to the group, and call to the table those it concerns; `down` at the
        bottom of the group."""
        if down:
            self._outbox.bring_down(place_of(row), LOBBY_SLOT)
        lobby = await self._load(row, gathering)
        self._show_group(row, screens.lobby(lobby.scene, lobby.t))
        # A rematch begins at once or not at all: not worth a line in the chat.
        pinned = lobby.chat.pin_lobby and not gathering.rematch
        self._outbox.pin(place_of(row), LOBBY_SLOT, on=pinned)
        await self._watching.tell(row, gathering, lobby.chat, lobby.scene.group_link)
        for sitter in gathering.sitters:
            await self._show_seated(lobby, sitter)
        for number, waits in enumerate(gathering.queue, start=1):
            t = await self._display.translator(lobby.persons[waits])
            screen = seats.waiting_in_lobby(lobby.scene, number, t)
            place, slot = Place.private(waits), seated_slot(row.id)
            self._outbox.show(place, slot, screen, urgency=Urgency.REST, edition=WAITS)

    async def show_expired(self, row: Lobby, gathering: Gathering) -> None:
        """Show that nobody filled it."""
        lobby = await self._load(row, gathering)
        self._show_group(row, screens.expired(lobby.scene, lobby.t))
        await self._let_go(row)

    async def show_started(self, row: Lobby, gathering: Gathering) -> None:
        """Show that its match runs."""
        lobby = await self._load(row, gathering, started=True)
        self._show_group(row, screens.started(lobby.scene, lobby.t))
        await self._let_go(row)

    async def greet_newcomer(self, row: Lobby, gathering: Gathering, person: Person) -> None:
        """Tell somebody, in the chat they have just opened, that they are seated."""
        if gathering.starts_at is not None:
            return  # They have been called to the table, which says more.
        lobby = await self._load(row, gathering)
        screen = screens.seated(lobby.scene, await self._display.translator(person))
        place = Place.private(person.id)
        self._outbox.show(place, seated_slot(row.id), screen, urgency=Urgency.ACTED)

    def take_back(self, row: Lobby, persons: Iterable[int]) -> None:
        """What these persons were told in private about the lobby is no longer so."""
        for person in persons:
            self._outbox.forget(Place.private(person), seated_slot(row.id), delete=True)

    async def strip_closed(self, row: Lobby) -> None:
        """Take the buttons off a closed lobby: a kill may have left them."""
        slot = await self._storage.slots.get(str(place_of(row)), LOBBY_SLOT)
        if slot is not None and slot.edition == row.public_id:
            self._outbox.strip(place_of(row), LOBBY_SLOT)

    async def drop(self, row: Lobby, persons: Iterable[int]) -> None:
        """Another lobby has its place: the group's message is that one's."""
        self.take_back(row, persons)
        await self._watching.take_back(row)

    async def _let_go(self, row: Lobby) -> None:
        """It is over: nothing points to it any more."""
        self._outbox.pin(place_of(row), LOBBY_SLOT, on=False)
        await self._watching.take_back(row)

    def _show_group(self, row: Lobby, screen: Screen) -> None:
        self._outbox.show(
            place_of(row),
            LOBBY_SLOT,
            screen,
            urgency=Urgency.ACTED,
            edition=row.public_id,
            sound=True,
        )

    async def _show_seated(self, lobby: _Lobby, sitter: Sitter) -> None:
        """With sound: it starts, are they there, or a seat after a wait; else only where they were
        told before."""
        gathering, person = lobby.gathering, lobby.persons[sitter.person]
        place, slot = Place.private(person.id), seated_slot(lobby.row.id)
        t = await self._display.translator(person)
        edition: str | None = None
        if gathering.starts_at is not None and not gathering.rematch:
            screen = screens.starting(lobby.scene, t)
            # Of the same four once: who comes and goes must not ring at the others each time.
            edition = f"start {sorted(gathering.persons)}"
        elif gathering.kept_until is not None and not sitter.confirmed:
            screen = screens.are_you_there(lobby.scene, t)
            edition = f"there {sitter.since}"
        elif (told := await self._storage.slots.get(str(place), slot)) is not None:
            screen = screens.seated(lobby.scene, t)
            edition = SEATED if told.edition == WAITS else None
        else:
            return
        sound = edition is not None and person.sound != "never"
        self._outbox.show(place, slot, screen, urgency=Urgency.ASKED, edition=edition, sound=sound)

    async def _load(self, row: Lobby, gathering: Gathering, *, started: bool = False) -> _Lobby:
        chat = await self._storage.chats.get(row.chat)
        persons = await self._storage.persons.get_many((*gathering.persons, *gathering.queue))
        games = (
            await self._storage.matches.of_session(gathering.session)
            if gathering.session is not None
            else ()
        )
        now = self._now()
        seats = tuple(_seat(sitter, persons) for sitter in gathering.seats)
        profile, _ = profile_of(chat, gathering.rules, gathering.profile)
        scene = LobbyScene(
            lobby=row.public_id,
            seats=(seats[0], seats[1], seats[2], seats[3]),
            profile=profile,
            rules=gathering.rules,
            own=chat.own_profile or "",
            turn_seconds=chat.turn_time,
            minutes_left=ceil((gathering.touched + EXPIRY_SECONDS - now) / 60),
            seconds_to_start=gathering.seconds_to_start(now),
            put_off=gathering.put_off,
            rules_open=gathering.rules_open,
            opened=gathering.opened,
            computers_open=gathering.computers_open,
            level=gathering.level,
            rematch=gathering.rematch,
            waiting=tuple(persons[waits].name for waits in gathering.queue),
            games=gathering.games,
            game=max(1, len(games) + (not started)),  # its own match is one of them by now
            group=chat.title,
            group_link=await self._outbox.link(place_of(row), LOBBY_SLOT),
        )
        return _Lobby(row, chat, gathering, persons, scene, self._display.words(chat))


def _seat(sitter: Sitter | Computer | None, persons: Mapping[int, Person]) -> LobbySeat | None:
    match sitter:
        case Sitter(person=person, confirmed=confirmed):
            return LobbySeat(persons[person].name, confirmed)
        case Computer(level=level):
            return LobbySeat(sitter.shown, level=level)
        case None:
            return None
