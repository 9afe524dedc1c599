"""Commands, in groups and in private, under their names and their Catalan aliases.

In a group a command never answers with a message of its own where a live one can be moved: what
concerns one person goes to their private chat.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from telegram import Message, Update
from telegram.ext import Application, CommandHandler, MessageHandler, filters

from bot.answers import Declined
from bot.handlers.people import group_of, heard_privately, person_of, thread_of
from bot.handlers.questions import Questions
from bot.lobby import chat_rules
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import alerts, last, marks, notices, words
from bot.screens import help as help_screens
from bot.screens import rules as rules_screens
from bot.screens.menu import ALIASES
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.services import Services
from bot.texts import Translator
from engine.profiles import PROFILES
from engine.view import View, view
from storage import Chat, Match, Person

Handler = Callable[[Update, Any], Coroutine[Any, Any, None]]
GroupCommand = Callable[[Message, Person, Chat, int], Awaitable[None]]
PrivateCommand = Callable[[Message, Person], Awaitable[None]]
Render = Callable[[View, Scene, Translator], Screen]


class Commands:
    """What each command does."""

    def __init__(self, services: Services, questions: Questions) -> None:
        self._services = services
        self._questions = questions
        self._in_group: dict[str, GroupCommand] = {
            "newgame": self._new_game,
            "cards": self._cards,
            "table": self._table,
            "last": self._last,
            "score": self._score,
            "rules": self._rules,
            "settings": self._settings,
            "language": partial(self._settings, opened="language"),
            "leave": self._leave,
            "endgame": self._end_game,
            "help": self._help,
            "start": self._greet,
        }
        self._in_private: dict[str, PrivateCommand] = {
            "newgame": self._only_in_groups,
            "cards": self._my_cards,
            "table": self._my_cards,
            "last": self._my_last,
            "score": self._my_score,
            "rules": self._my_rules,
            "settings": self._my_settings,
            "language": partial(self._my_settings, opened="language"),
            "leave": self._my_leave,
            "endgame": self._my_end_game,
            "help": self._my_help,
            "start": self._start,
        }

    def register(self, application: Application) -> None:  # type: ignore[type-arg]
        """Hear commands everywhere, and anything at all in private chats."""
        for name, in_group in self._in_group.items():
            names = [name, *(alias for alias, target in ALIASES.items() if target == name)]
            private = self._privately(self._in_private[name])
            group = self._in_a_group(in_group)
            application.add_handler(CommandHandler(names, group, filters.ChatType.GROUPS))
            application.add_handler(CommandHandler(names, private, filters.ChatType.PRIVATE))
        anything = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE
        application.add_handler(MessageHandler(anything, self._privately(self._said)))

    def _in_a_group(self, command: GroupCommand) -> Handler:
        async def handle(update: Update, _context: Any) -> None:
            message = update.effective_message
            # An edited message is no new command; an anonymous administrator is no person.
            if message is None or message.from_user is None or update.message is None:
                return
            chat = await group_of(self._services.storage, message.chat)
            person = await person_of(self._services.storage, message.from_user, chat)
            thread = thread_of(message)
            await self._services.groups.heard(chat, thread)
            await command(message, person, chat, thread)

        return handle

    def _privately(self, command: PrivateCommand) -> Handler:
        async def handle(update: Update, _context: Any) -> None:
            message = update.message
            if message is None or message.from_user is None:
                return
            person = await person_of(self._services.storage, message.from_user)
            person = await heard_privately(self._services, person)
            await command(message, person)

        return handle

    # --- in a group ---

    async def _new_game(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        await self._services.lobbies.open(chat, thread, person)
        await self._offer_to_close(message, chat, thread)

    async def _cards(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        if person.started:
            await self._services.tables.bring_hands_down(person)
        else:
            await self._point_to_private(message, chat, thread)

    async def _table(self, message: Message, _: Person, chat: Chat, thread: int) -> None:
        if not await self._services.lobbies.move_down(chat, thread):
            self._say(message, chat, thread, notices.no_game(self._words(chat)))
        await self._offer_to_close(message, chat, thread)

    async def _last(self, message: Message, _: Person, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.live_of(chat.id, thread)
        self._say(
            message, chat, thread, await self._about(match, last.last_trick, self._words(chat))
        )

    async def _score(self, message: Message, _: Person, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.latest_of(chat.id, thread)
        self._say(message, chat, thread, await self._about(match, marks.marks, self._words(chat)))

    async def _rules(self, message: Message, _: Person, chat: Chat, thread: int) -> None:
        screen = rules_screens.rules(chat.profile, chat_rules(chat), self._words(chat))
        self._say(message, chat, thread, screen)

    async def _settings(
        self, message: Message, person: Person, chat: Chat, thread: int, opened: str = ""
    ) -> None:
        services = self._services
        if not await services.is_administrator(chat, person):
            self._say(
                message, chat, thread, notices.said(alerts.only_administrators(self._words(chat)))
            )
        elif not person.started:
            now = services.now()
            token = await services.storage.tokens.issue(person.id, {"settings": chat.id}, now=now)
            address = words.start_address(services.bot, token)
            screen = notices.settings_are_private(address, self._words(chat))
            self._say(message, chat, thread, screen)
        else:
            await services.preferences.show_group(person, chat, opened, _edition(message))

    async def _leave(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.live_of(chat.id, thread)
        mine = await self._services.storage.matches.of_person(person.id)
        if match is None or match.id not in {playing.id for playing in mine}:
            await self._leave_lobby(person, chat, thread)
            return
        await self._questions.ask_to_leave(person, [match], _edition(message))

    async def _leave_lobby(self, person: Person, chat: Chat, thread: int) -> None:
        lobby = await self._services.storage.lobbies.open_of(chat.id, thread)
        if lobby is not None:
            with suppress(Declined):  # who doesn't sit there has nothing to leave
                await self._services.lobbies.stand_up(person, lobby.public_id)

    async def _end_game(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.live_of(chat.id, thread)
        if match is None:
            self._say(message, chat, thread, notices.no_game(self._words(chat)))
        elif not await self._questions.may_end(person, match, chat):
            if (refused := await self._vote(person, match, self._words(chat))) is not None:
                self._say(message, chat, thread, notices.said(refused))
                await self._offer_to_close(message, chat, thread)
        elif not person.started:
            await self._point_to_private(message, chat, thread)
        else:
            await self._questions.ask_to_end(person, match, _edition(message))

    async def _vote(self, person: Person, match: Match, t: Translator) -> str | None:
        """A vote to end the match, of whoever plays in it; for others why it is none."""
        mine = await self._services.storage.matches.of_person(person.id)
        if match.id not in {playing.id for playing in mine}:
            return alerts.only_starter(t)
        try:
            await self._services.closing.propose(person, match)
        except Declined as declined:
            return declined.answer.text
        return None

    async def _offer_to_close(self, message: Message, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.live_of(chat.id, thread)
        if match is not None:
            await self._services.closing.offer_to_close(match, chat, _edition(message))

    async def _greet(self, _: Message, __: Person, chat: Chat, ___: int) -> None:
        """Telegram says /start by itself where the bot is added by its link: greeted once only."""
        await self._services.groups.greet(chat)

    async def _help(self, message: Message, _: Person, chat: Chat, thread: int) -> None:
        self._say(message, chat, thread, help_screens.help_page(self._words(chat)))

    async def _point_to_private(self, message: Message, chat: Chat, thread: int) -> None:
        screen = notices.cards_are_private(self._services.bot, self._words(chat))
        self._say(message, chat, thread, screen)

    def _words(self, chat: Chat) -> Translator:
        return self._services.texts.in_(chat.language)

    def _say(self, message: Message, chat: Chat, thread: int, screen: Screen) -> None:
        """Answer in the group; the answer before it goes away."""
        place = Place.group(chat.id, thread)
        self._services.outbox.show(
            place, "answer", screen, urgency=Urgency.REST, edition=_edition(message)
        )

    # --- in private ---

    async def _only_in_groups(self, message: Message, person: Person) -> None:
        t = await self._services.display.translator(person)
        await self._tell(message, person, notices.only_in_a_group(self._services.bot, t))

    async def _my_cards(self, message: Message, person: Person) -> None:
        if not await self._services.tables.bring_hands_down(person):
            t = await self._services.display.translator(person)
            await self._tell(message, person, notices.no_game_of_yours(self._services.bot, t))

    async def _my_last(self, message: Message, person: Person) -> None:
        t = await self._services.display.translator(person)
        match = await self._mine(person)
        await self._tell(message, person, await self._about(match, last.last_trick, t))

    async def _my_score(self, message: Message, person: Person) -> None:
        t = await self._services.display.translator(person)
        match = await self._mine(person)
        await self._tell(message, person, await self._about(match, marks.marks, t))

    async def _my_rules(self, message: Message, person: Person) -> None:
        t = await self._services.display.translator(person)
        match = await self._mine(person)
        if match is None:
            name = next(iter(PROFILES))
            screen = rules_screens.rules(name, PROFILES[name].rules, t)
        else:
            live = await self._services.tables.live(match.id)
            screen = rules_screens.rules(live.seating.profile, live.state.rules, t)
        await self._tell(message, person, screen)

    async def _my_settings(self, message: Message, person: Person, opened: str = "") -> None:
        await self._services.preferences.show_person(person, opened, _edition(message))

    async def _my_leave(self, message: Message, person: Person) -> None:
        matches = await self._services.storage.matches.of_person(person.id)
        if matches:
            await self._questions.ask_to_leave(person, matches, _edition(message))
        else:
            await self._my_cards(message, person)

    async def _my_end_game(self, message: Message, person: Person) -> None:
        t = await self._services.display.translator(person)
        match = await self._mine(person)
        if match is None:
            await self._tell(message, person, notices.no_game_of_yours(self._services.bot, t))
            return
        chat = await self._services.storage.chats.get(match.chat)
        if await self._questions.may_end(person, match, chat):
            await self._questions.ask_to_end(person, match, _edition(message))
            return
        refused = await self._vote(person, match, t)
        said = notices.vote_opened(chat.title, t) if refused is None else notices.said(refused)
        await self._tell(message, person, said)

    async def _my_help(self, message: Message, person: Person) -> None:
        t = await self._services.display.translator(person)
        await self._tell(message, person, help_screens.help_page(t))

    async def _start(self, message: Message, person: Person) -> None:
        """The way in: a link's payload sits a newcomer down; a bare /start does too."""
        services = self._services
        payload = (message.text or "").partition(" ")[2].strip()
        now = services.now()
        tokens = services.storage.tokens
        purpose = (
            await tokens.redeem(payload, person.id, now=now)
            if payload
            else await tokens.redeem_latest(person.id, now=now)
        )
        t = await services.display.translator(person)
        if purpose is not None and "settings" in purpose:
            chat = await services.storage.chats.get(purpose["settings"])
            await services.preferences.show_group(person, chat, "", _edition(message))
            return
        if purpose is not None:
            try:
                await services.lobbies.seat_newcomer(person, purpose["lobby"], purpose["seat"])
            except Declined as declined:
                await self._tell(message, person, notices.said(declined.answer.text))
        elif payload not in ("", words.HAND_PAYLOAD):
            await self._tell(message, person, notices.link_used(t))
        else:
            await self._said(message, person)

    async def _said(self, message: Message, person: Person) -> None:
        """Anything else brings the hands down; without a hand, it says what can be done."""
        if not await self._services.tables.bring_hands_down(person):
            t = await self._services.display.translator(person)
            await self._tell(message, person, help_screens.welcome(t, self._services.bot))

    async def _tell(self, message: Message, person: Person, screen: Screen) -> None:
        """Answer in private; one's hands stay the last messages."""
        self._services.outbox.show(
            Place.private(person.id),
            "answer",
            screen,
            urgency=Urgency.ACTED,
            edition=_edition(message),
        )
        await self._services.tables.bring_hands_down(person)

    async def _mine(self, person: Person) -> Match | None:
        matches = await self._services.storage.matches.of_person(person.id)
        return matches[-1] if matches else None

    # --- both ---

    async def _about(self, match: Match | None, render: Render, t: Translator) -> Screen:
        """What everybody may know of a match."""
        if match is None:
            return notices.no_game(t)
        live = await self._services.tables.live(match.id)
        return render(view(live.state, None), await self._services.display.scene(live), t)


def _edition(message: Message) -> str:
    return str(message.message_id)
