"""Settings: a group's, for its administrators; a person's, for themselves.

Promises: a choice that isn't offered changes nothing. Rules count from the next match; language
and turn time count at once.
"""

from __future__ import annotations

from typing import cast, get_args

from bot.answers import DONE, Answer, Declined
from bot.callbacks import GroupSetting, PersonSetting
from bot.display import Display
from bot.gathering import Refused, choose_rules
from bot.lobby import IsAdministrator, Lobbies, chat_rules
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts, choices, hosting
from bot.screens import settings as screens
from bot.screens.scene import GroupScene
from bot.table import Tables
from bot.texts import LANGUAGES
from engine.codec import rules_to_json
from storage import Chat, Missing, Person, Sound, Storage

PERSON_SLOT = "settings"
MOST_HOSTED = 20
"""So many groups are looked at for the list of those that somebody hosts."""


def group_slot(chat: int) -> str:
    """The private message in which an administrator sets a group."""
    return f"settings.{chat}"


class Preferences:
    """Shows and changes settings."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        tables: Tables,
        lobbies: Lobbies,
        is_administrator: IsAdministrator,
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._tables = tables
        self._lobbies = lobbies
        self._is_administrator = is_administrator

    async def show_group(
        self, person: Person, chat: Chat, opened: str = "", edition: str | None = None
    ) -> None:
        """A group's settings, in its administrator's private chat."""
        t = await self._display.translator(person)
        scene = GroupScene(
            chat=chat.id,
            group=chat.title,
            profile=chat.profile,
            rules=chat_rules(chat),
            turn_seconds=chat.turn_time,
            language=chat.language,
        )
        banned = len(await self._storage.bans.persons(chat.id))
        self._outbox.show(
            Place.private(person.id),
            group_slot(chat.id),
            hosting.with_bans(screens.group(scene, t, opened), chat.id, banned, t),
            urgency=Urgency.ACTED,
            edition=edition,
        )

    async def show_person(
        self, person: Person, opened: str = "", edition: str | None = None
    ) -> None:
        """A person's own settings."""
        t = await self._display.translator(person)
        hosted = [(chat.id, chat.title) for chat in await self._hosted(person)]
        self._outbox.show(
            Place.private(person.id),
            PERSON_SLOT,
            hosting.with_groups(screens.person(t.language, person.sound, t, opened), hosted, t),
            urgency=Urgency.ACTED,
            edition=edition,
        )

    async def set_group(self, person: Person, choice: GroupSetting) -> Answer:
        """Change one of a group's settings, or open its choice."""
        t = await self._display.translator(person)
        try:
            chat = await self._storage.chats.get(choice.chat)
        except Missing:
            raise Declined(alerts.stale(t)) from None
        if not await self._is_administrator(chat, person):
            raise Declined(alerts.only_administrators(t), alert=True)
        if not choice.value:
            await self.show_group(person, chat, choice.field)
            return DONE
        try:
            await self._change_group(chat, choice.field, choice.value)
        except Refused:
            raise Declined(alerts.stale(t)) from None
        await self.show_group(person, await self._storage.chats.get(chat.id))
        next_match = choice.field in ("profile", "variant", "length")
        return Answer(alerts.setting_set(t, next_match=next_match))

    async def set_person(self, person: Person, choice: PersonSetting) -> Answer:
        """Change one of one's own settings, or open its choice."""
        if not choice.value:
            await self.show_person(person, choice.field)
            return DONE
        if choice.field == "language" and choice.value in LANGUAGES:
            await self._storage.persons.update(person.id, language=choice.value)
        elif choice.field == "sound" and choice.value in get_args(Sound):
            await self._storage.persons.update(person.id, sound=cast("Sound", choice.value))
        else:
            raise Declined(alerts.stale(await self._display.translator(person)))
        person = await self._storage.persons.get(person.id)
        await self.show_person(person)
        await self._tables.show_of(person.id)
        t = await self._display.translator(person)
        chose_language = choice.field == "language"
        return Answer(alerts.language_set(t) if chose_language else alerts.setting_set(t))

    async def _hosted(self, person: Person) -> list[Chat]:
        """The groups they were met in and are an administrator of, as far as Telegram says."""
        known = await self._storage.acquaintances.chats(person.id)
        chats = [
            chat for chat in (await self._storage.chats.get_many(known)).values() if chat.present
        ]
        return [chat for chat in chats[-MOST_HOSTED:] if await self._is_administrator(chat, person)]

    async def _change_group(self, chat: Chat, field: str, value: str) -> None:
        match field:
            case "language" if value in LANGUAGES:
                await self._storage.chats.update(chat.id, language=value)
            case "time" if value in choices.TURN_TIMES:
                await self._storage.chats.update(chat.id, turn_time=choices.TURN_TIMES[value])
            case _:
                profile, rules = choose_rules(chat.profile, chat_rules(chat), field, value)
                await self._storage.chats.update(
                    chat.id, profile=profile, rules=rules_to_json(rules)
                )
                return
        if field == "time":
            for match in await self._storage.matches.live(chat.id):
                await self._tables.retime(match.id)
        else:
            await self._tables.show_in(chat.id)
        await self._lobbies.show_in(chat.id)
