"""The tables of one group, topic by topic: what is played and what is being gathered.

Promises only what every member may know: names, scores and seats. Leaves to others: where the
list is shown.
"""

from __future__ import annotations

from contextlib import suppress

from bot.computers.player import Computer
from bot.displays.match import Display
from bot.lobbies import gathering as steps
from bot.outbox import Outbox
from bot.place import Place
from bot.screens import club as screens
from bot.screens.club import GatheringTable, PlayedTable
from bot.screens.screen import Screen
from bot.slots import LOBBY_SLOT
from bot.tables.live import Unreadable
from bot.tables.table import Tables
from engine.cards import Team
from storage import Chat, Lobby, Match, Storage

GENERAL = "General"
"""What Telegram calls a forum's first topic until somebody calls it otherwise."""


class Club:
    """Lists a group's tables."""

    def __init__(self, storage: Storage, outbox: Outbox, tables: Tables, display: Display) -> None:
        self._storage = storage
        self._outbox = outbox
        self._tables = tables
        self._display = display

    async def topic_named(self, chat: Chat, thread: int, name: str) -> None:
        """Remember what a topic is called: Telegram tells it only when that changes."""
        await self._storage.notes.set(_note(chat.id, thread), name)

    async def topic_known(self, chat: Chat, thread: int) -> bool:
        """Whether the topic's name has been heard."""
        return await self._storage.notes.get(_note(chat.id, thread)) is not None

    async def tables(self, chat: Chat) -> Screen:
        """All tables of the group."""
        matches = await self._storage.matches.live(chat.id)
        lobbies = await self._storage.lobbies.all_open(chat.id)
        played = []
        for match in matches:
            with suppress(Unreadable):  # nobody can play at that one
                played.append(await self._played(chat, match))
        gathering = [await self._gathering(chat, row) for row in lobbies]
        return screens.tables(chat.title, played, gathering, self._display.words(chat))

    async def _played(self, chat: Chat, match: Match) -> PlayedTable:
        live = await self._tables.live(match.id)
        scene = await self._display.scene(live)
        return PlayedTable(
            await self._name(chat, match.thread),
            scene.group_link,
            scene.names,
            (live.state.totals[Team.A.ordinal], live.state.totals[Team.B.ordinal]),
            live.state.rules,
            paused=match.paused,
        )

    async def _gathering(self, chat: Chat, row: Lobby) -> GatheringTable:
        gathering = steps.from_json(row.data)
        persons = await self._storage.persons.get_many(gathering.persons)
        return GatheringTable(
            await self._name(chat, row.thread),
            await self._outbox.link(Place.group(row.chat, row.thread), LOBBY_SLOT),
            tuple(
                owner.shown if isinstance(owner, Computer) else persons[owner].name
                for owner in gathering.owners
                if owner is not None
            ),
        )

    async def _name(self, chat: Chat, thread: int) -> str | None:
        """What the topic is called, "" if nobody has said; None where there are no topics."""
        if not chat.forum:
            return None
        name = await self._storage.notes.get(_note(chat.id, thread))
        return name or ("" if thread else GENERAL)


def _note(chat: int, thread: int) -> str:
    return f"topic {Place.group(chat, thread)}"
