"""The question "are you sure?", asked in private before somebody leaves or ends a match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bot.answers import DONE, Answer, Declined
from bot.callbacks import Dismiss, EndGame, EndHere, GoOnHere, Leave
from bot.displays.scenes import title_of
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import alerts, confirm, notices
from bot.screens.screen import Screen
from bot.services import Services
from bot.slots import ANSWER_SLOT, QUESTION_SLOT
from bot.tables.live import Unreadable
from bot.texts import Translator
from storage import Chat, Match, Person


class Questions:
    """Asks, and does what was confirmed."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def ask_to_leave(self, person: Person, matches: Sequence[Match], edition: str) -> None:
        """Ask which table to leave, and whether they are sure."""
        t = await self._services.display.translator(person)
        chats = await self._services.storage.chats.get_many({match.chat for match in matches})
        if all(chats[match.chat].kind == "private" for match in matches):
            self._show(person, confirm.give_up(matches[0].public_id, t), edition)
            return
        tables = [(match.public_id, title_of(chats[match.chat], t)) for match in matches]
        self._show(person, confirm.leave(tables, t), edition)

    async def ask_to_end(self, person: Person, match: Match, edition: str) -> None:
        """Ask whoever may end the match whether they are sure."""
        chat = await self._services.storage.chats.get(match.chat)
        t = await self._services.display.translator(person)
        if chat.kind == "private":
            self._show(person, confirm.give_up(match.public_id, t), edition)
            return
        self._show(person, confirm.end_game(match.public_id, chat.title, t), edition)

    async def may_end(self, person: Person, match: Match, chat: Chat) -> bool:
        """The starter and the group's administrators may, and who is the last one left.

        A starter who has been banned has one vote, as the others have.
        """
        banned = self._services.storage.bans.has
        if person.id == match.starter and not await banned(match.chat, person.id):
            return True
        with suppress(Unreadable):  # an administrator may end that, too
            seating = (await self._services.tables.live(match.id)).seating
            if seating.present == {seating.seat_of(person.id)}:
                return True
        return await self._services.is_administrator(chat, person)

    async def plays(self, person: Person, match: Match) -> bool:
        """Whether this person plays in it."""
        playing = await self._services.storage.matches.of_person(person.id)
        return match.id in {mine.id for mine in playing}

    async def vote_to_end(self, person: Person, match: Match, t: Translator) -> None:
        """A vote of whoever plays in it. Raises Declined, with the reason, for all others."""
        if not await self.plays(person, match):
            raise Declined(alerts.only_starter(t))
        await self._services.closing.propose(person, match)

    async def answered(self, person: Person, callback: Leave | EndGame | Dismiss) -> Answer:
        """Do it, or don't; the question goes away."""
        services = self._services
        t = await services.display.translator(person)
        if isinstance(callback, Dismiss):
            self._show(person, notices.stayed(t))
            return DONE
        match = await services.storage.matches.by_public_id(callback.match)
        if match is None:
            raise Declined(alerts.stale(t))
        chat = await services.storage.chats.get(match.chat)
        if isinstance(callback, Leave) and chat.kind != "private":
            await services.tables.leave(person, callback.match)
            self._show(person, notices.left(chat.title, t))
            return DONE
        if not await self.may_end(person, match, chat):
            raise Declined(alerts.only_starter(t), alert=True)
        services.outbox.forget(Place.private(person.id), QUESTION_SLOT, delete=True)
        return await services.tables.end(person, callback.match)

    async def answered_here(
        self, person: Person, callback: EndHere | GoOnHere, here: Chat | None
    ) -> Answer:
        """The same, asked in the group for somebody who wrote in its name."""
        services = self._services
        t = await services.display.translator(person)
        match = await services.storage.matches.by_public_id(callback.match)
        if match is None or here is None or here.id != match.chat:
            raise Declined(alerts.stale(t))
        if not await self.may_end(person, match, here):
            raise Declined(alerts.unproven_administrator(t), alert=True)
        place = Place.group(match.chat, match.thread)
        services.outbox.forget(place, ANSWER_SLOT, delete=True)
        return (
            await services.tables.end(person, callback.match)
            if isinstance(callback, EndHere)
            else DONE
        )

    def _show(self, person: Person, screen: Screen, edition: str | None = None) -> None:
        place = Place.private(person.id)
        self._services.outbox.show(
            place, QUESTION_SLOT, screen, urgency=Urgency.ACTED, edition=edition
        )
