"""The profile that a group makes of its own: saved under a typed name, pinned, renamed, deleted.

Promises: what was typed while somebody else changed the group saves nothing; neither does a name
that comes late, or that is none. Leaves to others: who is an administrator (they ask first).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from bot.answers import DONE, Answer, Declined
from bot.displays.match import Display
from bot.groups.rules import chat_rules, own_rules
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts, group_settings, notices
from bot.screens.screen import Screen
from bot.slots import ASKED_SLOT
from bot.texts import LANGUAGES, Texts, Translator, clean, length
from engine.codec import rules_to_json
from engine.profiles import OWN, PROFILES, nearest
from storage import Chat, Person, Storage

NAME_LENGTHS = range(2, 25)
"""Characters that can be seen."""
ANSWER_SECONDS = 10 * 60.0
"""How long the question for a name waits."""

NameRefusal = Literal["text", "command", "short", "long", "taken"]


def refusal_of(name: str | None, texts: Texts) -> NameRefusal | None:
    """Why this can't be the name of a profile; None: it can. `name` None: no text was sent."""
    if name is None:
        return "text"
    if name.startswith("/"):
        return "command"
    seen = length(name) if clean(name) else 0
    if seen not in NAME_LENGTHS:
        return "short" if seen < NAME_LENGTHS.start else "long"
    called = {
        texts.in_(language).plain("profile", profile=profile).casefold()
        for language in LANGUAGES
        for profile in PROFILES
    }
    return "taken" if clean(name, len(name)).casefold() in called else None


class OwnProfiles:
    """Asks for names, and keeps what was named."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        texts: Texts,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._texts = texts
        self._now = now

    async def do(self, person: Person, chat: Chat, act: str, t: Translator) -> Answer:
        """One of the acts of `group_settings`, by an administrator; under the group's lock.

        Raises Declined where there is nothing to do it with any more.
        """
        own = own_rules(chat)
        if act == group_settings.ASK or (act == group_settings.RENAME and own is not None):
            await self._ask(person, chat, t, rename=act == group_settings.RENAME)
            return DONE
        if own is None:
            raise Declined(alerts.setting_gone(t), alert=True)
        update = self._storage.chats.update
        match act:
            case group_settings.PIN:
                await update(chat.id, profile=OWN, rules=chat.own_rules)
                return Answer(alerts.own_pinned(t, pinned=True))
            case group_settings.UNPIN:
                first, now = next(iter(PROFILES.values())), chat_rules(chat)
                rules = replace(first.rules, target=now.target, quick=now.quick)
                await update(chat.id, profile=first.name, rules=rules_to_json(rules))
                return Answer(alerts.own_pinned(t, pinned=False))
            case group_settings.DELETE:
                rules = chat_rules(chat)
                profile = nearest(rules) if chat.profile == OWN else chat.profile
                await update(
                    chat.id,
                    profile=profile,
                    rules=rules_to_json(rules),
                    own_profile=None,
                    own_rules=None,
                )
                return Answer(alerts.own_deleted(t))
            case _:
                raise Declined(alerts.setting_gone(t), alert=True)

    async def answered(
        self, person: Person, text: str | None, edition: str
    ) -> dict[str, Any] | None:
        """What was asked, if this may be its answer; it is asked no more.

        Anything that can't be one is told so here. `text` is None where something else was sent.
        """
        t = await self._display.translator(person)
        asked_at = self._now() - ANSWER_SECONDS
        purpose = await self._storage.dialogs.end(person.id, since=asked_at)
        if purpose is None:
            self._tell(person, notices.asking_late(t), edition)
            return None
        if text is not None and text.partition("@")[0].strip().lower() == "/cancel":
            self._tell(person, notices.asking_stopped(t), edition)
            return None
        if (why := refusal_of(text, self._texts)) is not None:
            await self._storage.dialogs.begin(person.id, purpose, now=self._now())
            self._tell(person, notices.own_name_refused(why, t), edition)
            return None
        return purpose

    async def name(
        self, person: Person, chat: Chat, purpose: dict[str, Any], name: str, edition: str
    ) -> None:
        """Save what the name was asked for; under the group's lock."""
        t = await self._display.translator(person)
        if purpose["seen"] != _seen(chat):
            self._tell(person, notices.own_changed_meanwhile(t), edition)
            return
        name = clean(name, NAME_LENGTHS.stop)
        if purpose["rename"]:
            await self._storage.chats.update(chat.id, own_profile=name)
        else:
            rules = rules_to_json(chat_rules(chat))
            await self._storage.chats.update(
                chat.id, profile=OWN, rules=rules, own_profile=name, own_rules=rules
            )
        self._tell(person, notices.own_named(chat.title, name, t), edition)

    async def refuse(self, person: Person, why: str, edition: str) -> None:
        """Whoever has typed a name may not give it any more."""
        self._tell(person, notices.said(why), edition)

    async def stop(self, person: Person) -> None:
        """Ask no more, as was wished. Raises Declined if nothing is asked."""
        t = await self._display.translator(person)
        if not await self._drop(person):
            raise Declined(alerts.stale(t))
        self._tell(person, notices.asking_stopped(t))

    async def interrupted(self, person: Person) -> None:
        """A command instead of an answer: ask no more, and say so where it was asked."""
        if await self._drop(person):
            self._tell(person, notices.asking_left(await self._display.translator(person)))

    async def asked(self, person: Person) -> bool:
        """Whether this person is asked for a name."""
        return await self._storage.dialogs.awaited(person.id)

    async def _drop(self, person: Person) -> bool:
        asked = await self._storage.dialogs.awaited(person.id)
        if asked:
            await self._storage.dialogs.end(person.id, since=self._now())
        return asked

    async def _ask(self, person: Person, chat: Chat, t: Translator, *, rename: bool) -> None:
        now = self._now()
        purpose = {"chat": chat.id, "rename": rename, "seen": _seen(chat)}
        await self._storage.dialogs.begin(person.id, purpose, now=now)
        own = chat.own_profile or ""
        screen = group_settings.ask_name(chat.title, own, t, replaced=not rename)
        self._tell(person, screen, f"asked {now}")

    def _tell(self, person: Person, screen: Screen, edition: str | None = None) -> None:
        # As urgent as the hands, which are to stay below it.
        self._outbox.show(
            Place.private(person.id), ASKED_SLOT, screen, urgency=Urgency.ASKED, edition=edition
        )


def _seen(chat: Chat) -> list[Any]:
    """What an administrator had before them when they were asked."""
    return [chat.rules, chat.own_profile, chat.own_rules]
