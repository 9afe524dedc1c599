"""Settings: a group's, for its administrators; a person's, for themselves.

Promises: a choice that isn't offered changes nothing. Rules count from the next match; language
and turn time count at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import get_args

from bot.answers import DONE, Answer, Declined
from bot.callbacks import POINTS_PAGE, GroupSetting, PersonSetting
from bot.displays.match import Display
from bot.groups.administrators import IsAdministrator
from bot.groups.own_profile import OwnProfiles
from bot.groups.rules import chat_rules, own_rules, profile_of
from bot.lobbies.gathering import Refused, choose_rules
from bot.lobbies.lobby import Lobbies
from bot.locks import Locks
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts, choices, group_settings
from bot.screens import help as help_screens
from bot.screens import settings as screens
from bot.screens.group_settings import (
    COMPUTER_PACES,
    NEXT_HANDS,
    TIME_ZONES,
    TRICK_PAUSES,
    YES_NO,
)
from bot.screens.scene import GroupScene
from bot.slots import ANSWER_SLOT, PERSON_SLOT, group_slot
from bot.tables.live import Unreadable
from bot.tables.table import Tables
from bot.texts import FACES, LANGUAGES, Translator
from engine.codec import rules_to_json
from engine.points import LENGTH, POINTS
from engine.profiles import OWN
from storage import (
    Chat,
    ChatChanges,
    Missing,
    Person,
    PersonChanges,
    Pictures,
    Sound,
    Storage,
)

MOST_HOSTED = 20
"""So many groups are looked at for the list of those that somebody hosts."""


_GROUPS: Mapping[str, Mapping[str, ChatChanges]] = {
    "language": {language: {"language": language} for language in LANGUAGES},
    "time": {value: {"turn_time": it} for value, it in choices.TURN_TIMES.items()},
    "next_hand": {value: {"next_hand": it} for value, it in NEXT_HANDS.items()},
    "trick_pause": {value: {"trick_pause": it} for value, it in TRICK_PAUSES.items()},
    "computers": {value: {"computer_pace": it} for value, it in COMPUTER_PACES.items()},
    "pictures": {value: {"pictures": value} for value in get_args(Pictures)},
    "hints": {value: {"hints": it} for value, it in YES_NO.items()},
    "time_zone": {zone: {"time_zone": zone} for zone in TIME_ZONES},
    "pin_lobby": {value: {"pin_lobby": it} for value, it in YES_NO.items()},
    "greeting": {value: {"greeting": it} for value, it in YES_NO.items()},
}
"""What each value of a group's setting sets, by field; rules are chosen otherwise."""

_PERSONAL: Mapping[str, Mapping[str, PersonChanges]] = {
    "language": {language: {"language": language} for language in LANGUAGES},
    "sound": {sound: {"sound": sound} for sound in get_args(Sound)},
    "faces": {faces: {"faces": faces} for faces in FACES},
    "buttons": {"three": {"wide_buttons": False}, "two": {"wide_buttons": True}},
    "order": {"high": {"low_first": False}, "low": {"low_first": True}},
    "pictures": {value: {"pictures": value} for value in get_args(Pictures)},
    "single": {"itself": {"play_single": True}, "tap": {"play_single": False}},
    "tips": {"next": {"first_hand": None}, "none": {"first_hand": 0}},
}
"""What each value of a personal setting sets, by field, in the order they are offered."""


def personal(person: Person, language: str) -> dict[str, str]:
    """Somebody's settings as the values of their fields; `language`: what they are spoken to in."""
    to_come = None if person.first_hand is None else 0
    kept = {**asdict(person), "language": language, "first_hand": to_come}
    return {
        field: next(
            value
            for value, changes in values.items()
            if all(kept[key] == wanted for key, wanted in changes.items())
        )
        for field, values in _PERSONAL.items()
    }


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
        own: OwnProfiles,
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._tables = tables
        self._lobbies = lobbies
        self._is_administrator = is_administrator
        self._own = own
        self._lock = Locks()  # a group's settings change under one administrator at a time

    async def open_group(self, person: Person, chat: int, edition: str) -> None:
        """A group's settings, anew, for whoever may set it. Raises Declined, with the reason, for
        all others."""
        await self.show_group(person, await self.administered(person, chat), "", edition)

    async def show_group(
        self, person: Person, chat: Chat, opened: str = "", edition: str | None = None
    ) -> None:
        """A group's settings, in its administrator's private chat; `opened` is a field's page."""
        t = await self._display.translator(person)
        rules = chat_rules(chat)
        scene = GroupScene(
            chat=chat.id,
            group=chat.title,
            profile=profile_of(chat, rules, chat.profile)[0],
            rules=rules,
            turn_seconds=chat.turn_time,
            language=chat.language,
            own=chat.own_profile or "",
            own_rules=own_rules(chat),
            pinned=chat.profile == OWN,
            time_zone=chat.time_zone,
            trick_pause=chat.trick_pause,
            next_hand=chat.next_hand,
            pin_lobby=chat.pin_lobby,
            greeting=chat.greeting,
            computer_pace=chat.computer_pace,
            hints=chat.hints,
            pictures=chat.pictures,
            banned=len(await self._storage.bans.persons(chat.id)),
        )
        self._outbox.show(
            Place.private(person.id),
            group_slot(chat.id),
            group_settings.group(scene, t, opened),
            urgency=Urgency.ASKED,  # as the hands, which may have to stay below it
            edition=edition,
        )

    async def show_person(
        self, person: Person, opened: str = "", edition: str | None = None
    ) -> None:
        """A person's own settings."""
        t = await self._display.translator(person)
        hosted = [] if opened in _PERSONAL else await self._hosted(person)
        self._outbox.show(
            Place.private(person.id),
            PERSON_SLOT,
            screens.person(
                personal(person, t.language), t, opened, [(it.id, it.title) for it in hosted]
            ),
            urgency=Urgency.ACTED,
            edition=edition,
        )

    async def set_group(self, person: Person, choice: GroupSetting) -> Answer:
        """Change one of a group's settings, or open its page."""
        t = await self._display.translator(person)
        chat = await self.administered(person, choice.chat)
        if not choice.value:
            await self.show_group(person, chat, choice.field)
            return DONE
        async with self._lock(chat.id):
            chat = await self._storage.chats.get(chat.id)
            try:
                answer = await self._change_group(person, chat, choice.field, choice.value, t)
            except Declined:
                # Another administrator was there meanwhile: they see how things are now.
                await self.show_group(person, chat, _page_after(choice.field))
                raise
        if answer is not DONE:
            await self.show_group(
                person, await self._storage.chats.get(chat.id), _page_after(choice.field)
            )
            await self._show_changed(chat.id, choice.field)
        return answer

    async def answered(self, person: Person, text: str | None, edition: str) -> bool:
        """What somebody has written in private, if they were asked something; False if not.

        `edition` names their message: what it brings about is shown below it.
        """
        if not await self._own.asked(person):
            return False
        purpose = await self._own.answered(person, text, edition)
        if purpose is None or text is None:
            return True
        try:
            chat = await self.administered(person, purpose["chat"])
        except Declined as declined:
            await self._own.refuse(person, declined.answer.text, edition)
            return True
        async with self._lock(chat.id):
            chat = await self._storage.chats.get(chat.id)
            await self._own.name(person, chat, purpose, text, edition)
        chat = await self._storage.chats.get(chat.id)
        await self.show_group(person, chat, OWN, edition)
        await self._lobbies.show_in(chat.id)
        return True

    async def speak(self, person: Person, language: str) -> Answer:
        """Speak that language from now on; the greeting that offered it, too."""
        changes = _PERSONAL["language"].get(language)
        if changes is None:
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._storage.persons.update(person.id, **changes)
        t = await self._display.translator(await self._storage.persons.get(person.id))
        screen = help_screens.welcome(t, self._display.bot)
        self._outbox.show(Place.private(person.id), ANSWER_SLOT, screen, urgency=Urgency.ACTED)
        await self._tables.show_of(person.id)
        return Answer(alerts.language_set(t))

    async def no_more_tips(self, person: Person) -> Answer:
        """Take away what is told in a first hand; where it stands in one, at once."""
        await self._storage.persons.update(person.id, first_hand=0)
        await self._tables.show_of(person.id)
        return Answer(alerts.no_more_tips(await self._display.translator(person)))

    async def set_person(self, person: Person, choice: PersonSetting) -> Answer:
        """Change one of one's own settings, or open its choice."""
        if not choice.value:
            await self.show_person(person, choice.field)
            return DONE
        changes = _PERSONAL.get(choice.field, {}).get(choice.value)
        if changes is None:
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._storage.persons.update(person.id, **changes)
        person = await self._storage.persons.get(person.id)
        await self.show_person(person)
        if "play_single" in changes:
            await self._tables.retime_only_cards(person.id)
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
        latest = chats[-MOST_HOSTED:]
        hosts = await asyncio.gather(*(self._is_administrator(chat, person) for chat in latest))
        return [chat for chat, rules in zip(latest, hosts, strict=True) if rules]

    async def administered(
        self,
        person: Person,
        key: int,
        refuse: Callable[[Translator], str] = alerts.only_administrators,
    ) -> Chat:
        """The group, if this person may set it. Raises Declined, with the reason, if not."""
        t = await self._display.translator(person)
        try:
            chat = await self._storage.chats.get(key)
        except Missing:
            raise Declined(alerts.stale(t)) from None
        if not chat.present:
            raise Declined(alerts.not_in_group(t), alert=True)
        if not await self._is_administrator(chat, person):
            raise Declined(refuse(t), alert=True)
        return chat

    async def _change_group(
        self, person: Person, chat: Chat, field: str, value: str, t: Translator
    ) -> Answer:
        """Raises Declined for what is not on offer (any more), with nothing changed."""
        if field == OWN:
            return await self._own.do(person, chat, value, t)
        changes = _GROUPS.get(field, {}).get(value)
        if changes is None:
            return await self._choose_rules(chat, field, value, t)
        await self._storage.chats.update(chat.id, **changes)
        return Answer(alerts.setting_set(t))

    async def _choose_rules(self, chat: Chat, field: str, value: str, t: Translator) -> Answer:
        try:
            profile, rules = choose_rules(
                chat.profile, chat_rules(chat), field, value, own_rules(chat)
            )
        except Refused:
            raise Declined(alerts.setting_gone(t), alert=True) from None
        await self._storage.chats.update(chat.id, profile=profile, rules=rules_to_json(rules))
        return Answer(alerts.setting_set(t, next_match=True))

    async def _show_changed(self, chat: int, field: str) -> None:
        """What counts at once is shown at once."""
        for match in await self._storage.matches.live(chat):
            with suppress(Unreadable):
                between_hands = (await self._tables.live(match.id)).state.hand is None
                if field == "time" or (field == "next_hand" and between_hands):
                    await self._tables.retime(match.id)
                elif field in ("language", "hints", "pictures"):
                    await self._tables.show(match.id)
        await self._lobbies.show_in(chat)


def _page_after(field: str) -> str:
    """Where a choice leads back to: a point to the points, what is the group's own to its page."""
    if field == OWN:
        return OWN
    return POINTS_PAGE if field in POINTS and field != LENGTH else ""
