"""What each command does in a private chat, and anything else that is written there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from bot.answers import Declined
from bot.handbook.contents import Chapter
from bot.handlers.heard import InPrivate
from bot.handlers.questions import Questions
from bot.handlers.telling import Render, about, tell
from bot.screens import help as help_screens
from bot.screens import last, layout, marks, notices, privacy
from bot.screens.screen import Screen
from bot.services import Services
from storage import Match, Person

PrivateCommand = Callable[[InPrivate], Awaitable[None]]


class PrivateCommands:
    """The commands of private chats, by name."""

    def __init__(self, services: Services, questions: Questions) -> None:
        self._services = services
        self._questions = questions
        self.by_name: Mapping[str, PrivateCommand] = {
            "newgame": self._only_in_groups,
            "cards": self._cards,
            "table": self._cards,
            "tables": self._only_in_groups,
            "last": self._last,
            "score": self._score,
            "rules": partial(self._read, chapter="rules"),
            "glossary": partial(self._read, chapter="glossary"),
            "faq": partial(self._read, chapter="faq"),
            "settings": self._settings,
            "language": partial(self._settings, opened="language"),
            "leave": self._leave,
            "endgame": self._end_game,
            "solo": self._solo,
            "learn": self._learn,
            "hint": self._hint,
            "notify": self._watching,
            "ban": self._only_in_groups,
            "unban": self._only_in_groups,
            "privacy": self._privacy,
            "forget_me": self._forget_me,
            "help": self._help,
            "start": self._start,
        }

    async def said(self, heard: InPrivate) -> None:
        """Anything else answers what was asked, if anything, and brings the hands down.

        Unasked and without a hand, one is told what can be done.
        """
        services, person = self._services, heard.person
        answered = await services.preferences.answered(person, heard.message.text, heard.edition)
        if not await services.tables.bring_hands_down(person) and not answered:
            await self._tell(heard, help_screens.welcome(heard.t, services.bot))

    async def _only_in_groups(self, heard: InPrivate) -> None:
        await self._tell(heard, notices.only_in_a_group(self._services.bot, heard.t))

    async def _cards(self, heard: InPrivate) -> None:
        if not await self._services.tables.bring_hands_down(heard.person):
            await self._plays_nowhere(heard)

    async def _last(self, heard: InPrivate) -> None:
        await self._about(heard, last.last_trick)

    async def _score(self, heard: InPrivate) -> None:
        await self._about(heard, marks.marks)

    async def _about(self, heard: InPrivate, render: Render) -> None:
        match = await self._match(heard.person)
        if match is None:
            await self._plays_nowhere(heard)
            return
        told = await about(self._services, match, render, heard.t, heard.person)
        await self._tell(heard, told)

    async def _read(self, heard: InPrivate, chapter: Chapter) -> None:
        await self._services.reading.open_in_private(heard.person, chapter, heard.edition)

    async def _settings(self, heard: InPrivate, opened: str = "") -> None:
        await self._services.preferences.show_person(heard.person, opened, heard.edition)

    async def _leave(self, heard: InPrivate) -> None:
        matches = await self._services.storage.matches.of_person(heard.person.id)
        if matches:
            await self._questions.ask_to_leave(heard.person, matches, heard.edition)
        else:
            await self._cards(heard)

    async def _end_game(self, heard: InPrivate) -> None:
        match = await self._match(heard.person)
        if match is None:
            await self._plays_nowhere(heard)
            return
        chat = await self._services.storage.chats.get(match.chat)
        if await self._questions.may_end(heard.person, match, chat):
            await self._questions.ask_to_end(heard.person, match, heard.edition)
            return
        try:
            await self._questions.vote_to_end(heard.person, match, heard.t)
            said = notices.vote_opened(chat.title, heard.t)
        except Declined as declined:
            said = notices.said(declined.answer.text)
        await self._tell(heard, said)

    async def _watching(self, heard: InPrivate) -> None:
        await self._services.watching.show(heard.person, heard.edition)

    async def _hint(self, heard: InPrivate) -> None:
        hint = await self._services.hints.asked(heard.person)
        if hint is None:
            await self._plays_nowhere(heard)
        else:
            await self._tell(heard, notices.said(hint))

    async def _solo(self, heard: InPrivate) -> None:
        await self._services.solo.ask(heard.person, heard.edition)

    async def _learn(self, heard: InPrivate) -> None:
        await self._services.learning.ask(heard.person, heard.edition)

    async def _privacy(self, heard: InPrivate) -> None:
        await self._tell(heard, privacy.privacy(self._services.privacy.days, heard.t))

    async def _forget_me(self, heard: InPrivate) -> None:
        await self._services.privacy.ask(heard.person, heard.edition)

    async def _help(self, heard: InPrivate) -> None:
        await self._tell(heard, help_screens.help_page(heard.t))

    async def _start(self, heard: InPrivate) -> None:
        """The way in: a link's payload sits a newcomer down; a bare /start does too."""
        payload = (heard.message.text or "").partition(" ")[2].strip()
        purpose = await self._services.invitations.accept(heard.person, payload)
        if purpose is not None:
            try:
                await self._come_in(heard, purpose)
            except Declined as declined:
                await self._tell(heard, notices.said(declined.answer.text))
        elif payload == layout.SOLO_PAYLOAD:
            await self._solo(heard)
        elif payload == layout.LEARN_PAYLOAD:
            await self._learn(heard)
        elif payload == layout.FORGET_PAYLOAD:
            await self._forget_me(heard)
        elif payload not in ("", layout.HAND_PAYLOAD):
            await self._tell(heard, notices.link_used(heard.t))
        else:
            await self.said(heard)

    async def _come_in(self, heard: InPrivate, purpose: Mapping[str, Any]) -> None:
        services, person = self._services, heard.person
        match purpose:
            case {"watch": chat}:
                await services.watching.toggle(
                    person, await services.storage.chats.get(chat), heard.edition
                )
            case {"remove": lobby}:
                row = await services.wishes.may_remove(person, lobby)
                await services.hosting.show_question(person, row, heard.edition)
            case {"settings": chat}:
                await services.preferences.open_group(person, chat, heard.edition)
            case {"match": match_}:
                await services.seats.come(person, match_, purpose.get("seat"))
            case {"lobby": lobby, "seat": seat}:
                await services.wishes.seat_newcomer(person, lobby, seat)

    async def _plays_nowhere(self, heard: InPrivate) -> None:
        await self._tell(heard, notices.no_game_of_yours(self._services.bot, heard.t))

    async def _tell(self, heard: InPrivate, screen: Screen) -> None:
        await tell(self._services, heard.person, screen, heard.edition)

    async def _match(self, person: Person) -> Match | None:
        matches = await self._services.storage.matches.of_person(person.id)
        return matches[-1] if matches else None
