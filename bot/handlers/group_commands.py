"""What each command does in a group.

It never answers with a message of its own where a live one can be moved: what concerns one person
goes to their private chat.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

from bot.answers import Declined
from bot.handbook.contents import Chapter
from bot.handlers.heard import InGroup
from bot.handlers.hosts import Hosts
from bot.handlers.questions import Questions
from bot.handlers.telling import about, say, tell
from bot.screens import alerts, last, marks, notices, privacy
from bot.screens import help as help_screens
from bot.screens.screen import Screen
from bot.services import Services
from storage import Match, Person

ForAnybody = Callable[[InGroup], Awaitable[None]]
ForSomebody = Callable[[InGroup, Person], Awaitable[None]]


class GroupCommands:
    """The commands of a group, by name."""

    def __init__(self, services: Services, questions: Questions, hosts: Hosts) -> None:
        self._services = services
        self._questions = questions
        # Whose answer is the same for everybody, whoever asks and under whatever name.
        self.for_anybody: Mapping[str, ForAnybody] = {
            "table": self._table,
            "tables": self._tables,
            "last": self._last,
            "score": self._score,
            "rules": partial(self._read, chapter="rules"),
            "glossary": partial(self._read, chapter="glossary"),
            "faq": partial(self._read, chapter="faq"),
            "solo": self._solo,
            "learn": self._learn,
            "privacy": self._privacy,
            "forget_me": self._forget_me,
            "help": self._help,
            "start": self._greet,
        }
        self.for_somebody: Mapping[str, ForSomebody] = {
            "newgame": self._new_game,
            "cards": self._cards,
            "hint": self._hint,
            "settings": self._settings,
            "language": partial(self._settings, opened="language"),
            "leave": self._leave,
            "endgame": self._end_game,
            "notify": hosts.notify,
            "ban": hosts.ban,
            "unban": hosts.unban,
        }

    # --- for anybody ---

    async def _table(self, heard: InGroup) -> None:
        if not await self._services.lobbies.move_down(heard.chat, heard.thread):
            self._say(heard, notices.no_game(heard.t))
        await self._offer_to_close(heard)

    async def _tables(self, heard: InGroup) -> None:
        self._say(heard, await self._services.club.tables(heard.chat))

    async def _solo(self, heard: InGroup) -> None:
        self._say(heard, notices.solo_is_private(self._services.bot, heard.t))

    async def _learn(self, heard: InGroup) -> None:
        self._say(heard, notices.learning_is_private(self._services.bot, heard.t))

    async def _privacy(self, heard: InGroup) -> None:
        self._say(heard, privacy.privacy(self._services.privacy.days, heard.t))

    async def _forget_me(self, heard: InGroup) -> None:
        self._say(heard, privacy.in_private(self._services.bot, heard.t))

    async def _last(self, heard: InGroup) -> None:
        match = await self._match(heard)
        self._say(heard, await about(self._services, match, last.last_trick, heard.t))

    async def _score(self, heard: InGroup) -> None:
        matches = self._services.storage.matches
        match = await matches.latest_of(heard.chat.id, heard.thread)
        self._say(heard, await about(self._services, match, marks.marks, heard.t))

    async def _read(self, heard: InGroup, chapter: Chapter) -> None:
        await self._services.reading.open_in_group(heard.chat, heard.thread, chapter, heard.edition)

    async def _help(self, heard: InGroup) -> None:
        self._say(heard, help_screens.help_page(heard.t))

    async def _greet(self, heard: InGroup) -> None:
        """Telegram says /start by itself where the bot is added by its link: greeted once only."""
        await self._services.groups.greet(heard.chat)

    # --- for somebody ---

    async def _new_game(self, heard: InGroup, person: Person) -> None:
        await self._services.wishes.open(heard.chat, heard.thread, person)
        await self._offer_to_close(heard)

    async def _cards(self, heard: InGroup, person: Person) -> None:
        if person.started:
            await self._services.tables.bring_hands_down(person)
        else:
            self._point_to_private(heard)

    async def _hint(self, heard: InGroup, person: Person) -> None:
        """Told in private: it is about one's cards."""
        if not person.started:
            self._point_to_private(heard)
            return
        services = self._services
        hint = await services.hints.asked(person)
        if hint is None:
            t = await services.display.translator(person)
            screen = notices.no_game_of_yours(services.bot, t)
        else:
            screen = notices.said(hint)
        await tell(services, person, screen, heard.edition)

    async def _settings(self, heard: InGroup, person: Person, opened: str = "") -> None:
        services, chat = self._services, heard.chat
        if not await services.is_administrator(chat, person):
            self._say(heard, notices.said(alerts.only_administrators(heard.t)))
        elif not person.started:
            address = await services.invitations.address(person, {"settings": chat.id})
            self._say(heard, notices.settings_are_private(address, heard.t))
        else:
            await services.preferences.show_group(person, chat, opened, heard.edition)

    async def _leave(self, heard: InGroup, person: Person) -> None:
        """Leave the match there, or what one waits for or has sat down at."""
        services = self._services
        match = await self._match(heard)
        if match is not None and await self._questions.plays(person, match):
            await self._questions.ask_to_leave(person, [match], heard.edition)
            return
        lobby = await services.storage.lobbies.open_of(heard.chat.id, heard.thread)
        with suppress(Declined):  # who isn't on the list has nothing to leave
            if match is not None:
                await services.seats.stop_waiting(person, match.public_id)
        with suppress(Declined):  # nor has who doesn't sit there
            if lobby is not None:
                await services.wishes.stand_up(person, lobby.public_id)

    async def _end_game(self, heard: InGroup, person: Person) -> None:
        match = await self._match(heard)
        if match is None:
            self._say(heard, notices.no_game(heard.t))
        elif not await self._questions.may_end(person, match, heard.chat):
            try:
                await self._questions.vote_to_end(person, match, heard.t)
            except Declined as declined:
                self._say(heard, notices.said(declined.answer.text))
                await self._offer_to_close(heard)
        elif not person.started:
            self._point_to_private(heard)
        else:
            await self._questions.ask_to_end(person, match, heard.edition)

    # --- both ---

    async def _match(self, heard: InGroup) -> Match | None:
        return await self._services.storage.matches.live_of(heard.chat.id, heard.thread)

    async def _offer_to_close(self, heard: InGroup) -> None:
        match = await self._match(heard)
        if match is not None:
            await self._services.closing.offer_to_close(match, heard.chat, heard.edition)

    def _point_to_private(self, heard: InGroup) -> None:
        self._say(heard, notices.cards_are_private(self._services.bot, heard.t))

    def _say(self, heard: InGroup, screen: Screen) -> None:
        say(self._services, heard, screen)
