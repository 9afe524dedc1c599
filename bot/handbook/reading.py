"""The handbook in a chat: /rules, /glossary and /faq are one message, whose pages are turned there.

Promises: its rules are those of the table that its readers have there, or would have next; a button
of any other message turns nothing. Leaves to others: how a page reads (`screens`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.answers import DONE, Answer, Declined
from bot.callbacks import Read
from bot.displays.match import Display
from bot.displays.scenes import theme_of
from bot.groups.rules import chat_rules, profile_of
from bot.handbook.contents import COVER, Chapter, exists
from bot.lobbies import gathering
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts, faq, glossary, rules
from bot.screens.handbook import Table
from bot.screens.screen import Screen
from bot.slots import HANDBOOK_SLOT
from bot.tables.live import Live
from bot.tables.table import Tables
from bot.texts import Translator
from engine.profiles import PROFILES
from storage import Chat, Person, Storage

_PAGES: Mapping[str, Callable[[str, Table, Translator], Screen]] = {
    "rules": rules.page,
    "glossary": glossary.page,
    "faq": faq.page,
}


class Reading:
    """Opens it, and turns its pages: in a group for everybody, in private for oneself."""

    def __init__(self, storage: Storage, outbox: Outbox, display: Display, tables: Tables) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._tables = tables

    async def open_in_group(self, chat: Chat, thread: int, chapter: Chapter, edition: str) -> None:
        """Show a chapter's first page below what was said there."""
        screen = await self._for_group(chat, thread, Read(chapter, COVER))
        place = Place.group(chat.id, thread)
        self._outbox.show(place, HANDBOOK_SLOT, screen, urgency=Urgency.REST, edition=edition)

    async def open_in_private(self, person: Person, chapter: Chapter, edition: str) -> None:
        """The same in private; one's hands stay the last messages."""
        screen = await self._for_person(person, Read(chapter, COVER))
        place = Place.private(person.id)
        self._outbox.show(place, HANDBOOK_SLOT, screen, urgency=Urgency.ASKED, edition=edition)
        await self._tables.bring_hands_down(person)

    async def turned(
        self, person: Person, tap: Read, chat: Chat | None, thread: int, message: int | None
    ) -> Answer:
        """Turn to a page of the handbook in whose message the button was."""
        place = Place.group(chat.id, thread) if chat else Place.private(person.id)
        standing = await self._storage.slots.get(str(place), HANDBOOK_SLOT)
        known = standing is not None and message is not None and standing.message_id == message
        if not known or not exists(tap.chapter, tap.page):
            raise Declined(alerts.stale(await self._display.translator(person)))
        if chat:
            screen = await self._for_group(chat, thread, tap)
        else:
            screen = await self._for_person(person, tap)
        self._outbox.show(place, HANDBOOK_SLOT, screen, urgency=Urgency.ACTED)
        return DONE

    async def _for_group(self, chat: Chat, thread: int, at: Read) -> Screen:
        table = replace(
            await self._there(chat, thread), theme=theme_of(chat.pictures), bot=self._display.bot
        )
        return _PAGES[at.chapter](at.page, table, self._display.words(chat))

    async def _for_person(self, person: Person, at: Read) -> Screen:
        table = replace(await self._ones_own(person), theme=theme_of(person.pictures))
        return _PAGES[at.chapter](at.page, table, await self._display.translator(person))

    async def _there(self, chat: Chat, thread: int) -> Table:
        """By which the match there is played, or else the table that is filling, or the next."""
        match = await self._storage.matches.live_of(chat.id, thread)
        if match is not None:
            return _of(await self._tables.live(match.id))
        lobby = await self._storage.lobbies.open_of(chat.id, thread)
        began, played = chat.profile, chat_rules(chat)
        if lobby is not None:
            gathered = gathering.from_json(lobby.data)
            began, played = gathered.profile, gathered.rules
        profile, own = profile_of(chat, played, began)
        return Table(profile, played, own)

    async def _ones_own(self, person: Person) -> Table:
        """By which somebody plays, where they do so last, or else the usual ones."""
        matches = await self._storage.matches.of_person(person.id)
        if not matches:
            usual = next(iter(PROFILES.values()))
            return Table(usual.name, usual.rules)
        live = await self._tables.live(matches[-1].id)
        return replace(_of(live), group="" if live.alone else live.chat.title)


def _of(live: Live) -> Table:
    """What a match is played by."""
    return Table(live.seating.profile, live.state.rules, live.seating.profile_name)
