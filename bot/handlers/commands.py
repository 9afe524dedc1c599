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

from bot import gathering
from bot.answers import Declined
from bot.group_rules import chat_rules, profile_of
from bot.handlers.hosts import Hosts
from bot.handlers.people import Acquaintances, group_of, heard_privately, person_of, thread_of
from bot.handlers.questions import Questions
from bot.live import Live
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import alerts, last, marks, notices, words
from bot.screens import help as help_screens
from bot.screens import rules as rules_screens
from bot.screens.menu import ALIASES
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.services import Services
from bot.slots import ANSWER_SLOT
from bot.texts import Translator
from engine.profiles import PROFILES
from engine.view import View, view
from storage import Chat, Match, Person

Handler = Callable[[Update, Any], Coroutine[Any, Any, None]]
GroupCommand = Callable[[Message, Person, Chat, int], Awaitable[None]]
AnybodysCommand = Callable[[Message, Chat, int], Awaitable[None]]
PrivateCommand = Callable[[Message, Person], Awaitable[None]]
Render = Callable[[View, Scene, Translator], Screen]


class Commands:
    """What each command does."""

    def __init__(self, services: Services, questions: Questions) -> None:
        self._services = services
        self._questions = questions
        self._hosts = Hosts(services, self._say)
        self._acquaintances = Acquaintances(services.storage)
        # Whose answer is the same for everybody, whoever asks and under whatever name.
        self._for_anybody: dict[str, AnybodysCommand] = {
            "table": self._table,
            "tables": self._hosts.tables,
            "last": self._last,
            "score": self._score,
            "rules": self._rules,
            "help": self._help,
            "start": self._greet,
        }
        self._for_somebody: dict[str, GroupCommand] = {
            "newgame": self._new_game,
            "cards": self._cards,
            "settings": self._settings,
            "language": partial(self._settings, opened="language"),
            "leave": self._leave,
            "endgame": self._end_game,
            "notify": self._hosts.notify,
            "ban": self._hosts.ban,
            "unban": self._hosts.unban,
        }
        self._in_private: dict[str, PrivateCommand] = {
            "newgame": self._only_in_groups,
            "cards": self._my_cards,
            "table": self._my_cards,
            "tables": self._only_in_groups,
            "last": self._my_last,
            "score": self._my_score,
            "rules": self._my_rules,
            "settings": self._my_settings,
            "language": partial(self._my_settings, opened="language"),
            "leave": self._my_leave,
            "endgame": self._my_end_game,
            "notify": self._my_watching,
            "ban": self._only_in_groups,
            "unban": self._only_in_groups,
            "help": self._my_help,
            "start": self._start,
        }

    def register(self, application: Application) -> None:  # type: ignore[type-arg]
        """Hear commands everywhere, and anything at all in private chats."""
        for name, in_private in self._in_private.items():
            names = [name, *(alias for alias, target in ALIASES.items() if target == name)]
            private = self._privately(self._interrupting(in_private))
            group = self._in_a_group(name)
            application.add_handler(CommandHandler(names, group, filters.ChatType.GROUPS))
            application.add_handler(CommandHandler(names, private, filters.ChatType.PRIVATE))
        anything = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE
        application.add_handler(MessageHandler(anything, self._privately(self._said)))

    def _in_a_group(self, name: str) -> Handler:
        async def handle(update: Update, _context: Any) -> None:
            message = update.message  # an edited message is no new command
            if message is None or message.from_user is None:
                return
            services = self._services
            chat = await group_of(services.storage, message.chat)
            thread = thread_of(message)
            await self._learn_topic(message, chat, thread)
            if message.sender_chat is not None:  # somebody who writes as the group is no person
                await services.groups.heard(chat, thread)
                if name in self._for_anybody:
                    await self._for_anybody[name](message, chat, thread)
                else:
                    await self._hosts.unnamed(name, message, chat, thread)
                return
            person = await person_of(services.storage, message.from_user, chat)
            await self._acquaintances.met(chat, person)
            await services.groups.heard(chat, thread, person)
            try:
                if name in self._for_anybody:
                    await self._for_anybody[name](message, chat, thread)
                else:
                    await self._for_somebody[name](message, person, chat, thread)
            except Declined as declined:
                self._say(message, chat, thread, notices.said(declined.answer.text))

        return handle

    async def _learn_topic(self, message: Message, chat: Chat, thread: int) -> None:
        """A topic's name stands in the message that opened it, which all in it answer."""
        opened = message.reply_to_message
        if not thread or opened is None or opened.forum_topic_created is None:
            return
        if not await self._services.club.topic_known(chat, thread):
            await self._services.club.topic_named(chat, thread, opened.forum_topic_created.name)

    def _privately(self, command: PrivateCommand) -> Handler:
        async def handle(update: Update, _context: Any) -> None:
            message = update.message
            if message is None or message.from_user is None:
                return
            person = await person_of(self._services.storage, message.from_user)
            person = await heard_privately(self._services, person)
            await command(message, person)

        return handle

    def _interrupting(self, command: PrivateCommand) -> PrivateCommand:
        """A command is no answer to what its sender was asked."""

        async def handle(message: Message, person: Person) -> None:
            await self._services.own_profiles.interrupted(person)
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

    async def _table(self, message: Message, chat: Chat, thread: int) -> None:
        if not await self._services.lobbies.move_down(chat, thread):
            self._say(message, chat, thread, notices.no_game(self._words(chat)))
        await self._offer_to_close(message, chat, thread)

    async def _last(self, message: Message, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.live_of(chat.id, thread)
        self._say(
            message, chat, thread, await self._about(match, last.last_trick, self._words(chat))
        )

    async def _score(self, message: Message, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.latest_of(chat.id, thread)
        self._say(message, chat, thread, await self._about(match, marks.marks, self._words(chat)))

    async def _rules(self, message: Message, chat: Chat, thread: int) -> None:
        self._say(message, chat, thread, await self._rules_of(chat, thread))

    async def _rules_of(self, chat: Chat, thread: int) -> Screen:
        """By which the match there is played, or else the table that is filling, or the next."""
        storage, t = self._services.storage, self._words(chat)
        match = await storage.matches.live_of(chat.id, thread)
        if match is not None:
            return self._rules_of_match(await self._services.tables.live(match.id), t)
        lobby = await storage.lobbies.open_of(chat.id, thread)
        began, rules = chat.profile, chat_rules(chat)
        if lobby is not None:
            gathered = gathering.from_json(lobby.data)
            began, rules = gathered.profile, gathered.rules
        profile, own = profile_of(chat, rules, began)
        return rules_screens.rules(profile, rules, t, own)

    def _rules_of_match(self, live: Live, t: Translator) -> Screen:
        seating = live.seating
        return rules_screens.rules(seating.profile, live.state.rules, t, seating.profile_name)

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
            await self._leave_list(person, match)
            await self._leave_lobby(person, chat, thread)
            return
        await self._questions.ask_to_leave(person, [match], _edition(message))

    async def _leave_list(self, person: Person, match: Match | None) -> None:
        if match is not None:
            with suppress(Declined):  # who isn't on it has nothing to leave
                await self._services.seats.stop_waiting(person, match.public_id)

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

    async def _greet(self, _: Message, chat: Chat, __: int) -> None:
        """Telegram says /start by itself where the bot is added by its link: greeted once only."""
        await self._services.groups.greet(chat)

    async def _help(self, message: Message, chat: Chat, thread: int) -> None:
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
            place, ANSWER_SLOT, screen, urgency=Urgency.REST, edition=_edition(message)
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
            screen = self._rules_of_match(await self._services.tables.live(match.id), t)
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
        if purpose is not None and "watch" in purpose:
            chat = await services.storage.chats.get(purpose["watch"])
            await services.watching.toggle(person, chat, _edition(message))
            return
        if purpose is not None and "remove" in purpose:
            await self._ask_whom_to_remove(message, person, purpose["remove"])
            return
        if purpose is not None and "settings" in purpose:
            try:
                await services.preferences.open_group(
                    person, purpose["settings"], _edition(message)
                )
            except Declined as declined:
                await self._tell(message, person, notices.said(declined.answer.text))
            return
        if purpose is not None:
            try:
                if "match" in purpose:
                    await services.seats.come(person, purpose["match"])
                    return
                await services.lobbies.seat_newcomer(person, purpose["lobby"], purpose["seat"])
            except Declined as declined:
                await self._tell(message, person, notices.said(declined.answer.text))
        elif payload not in ("", words.HAND_PAYLOAD):
            await self._tell(message, person, notices.link_used(t))
        else:
            await self._said(message, person)

    async def _ask_whom_to_remove(self, message: Message, person: Person, public_id: str) -> None:
        try:
            lobby = await self._services.lobbies.may_remove(person, public_id)
        except Declined as declined:
            await self._tell(message, person, notices.said(declined.answer.text))
            return
        await self._services.hosting.show_question(person, lobby, _edition(message))

    async def _my_watching(self, message: Message, person: Person) -> None:
        await self._services.watching.show(person, _edition(message))

    async def _said(self, message: Message, person: Person) -> None:
        """Anything else answers what was asked, if anything, and brings the hands down.

        Unasked and without a hand, one is told what can be done.
        """
        if await self._services.preferences.answered(person, message.text, _edition(message)):
            await self._services.tables.bring_hands_down(person)
            return
        if not await self._services.tables.bring_hands_down(person):
            t = await self._services.display.translator(person)
            await self._tell(message, person, help_screens.welcome(t, self._services.bot))

    async def _tell(self, message: Message, person: Person, screen: Screen) -> None:
        """Answer in private; one's hands stay the last messages."""
        self._services.outbox.show(
            Place.private(person.id),
            ANSWER_SLOT,
            screen,
            urgency=Urgency.ASKED,  # as the hands: less urgent, it would come below them
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
