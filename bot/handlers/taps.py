"""A tap on a button: parse it, find whom it is for, answer it.

Whatever happens, the tap is answered and the keyboard stays; a failure is logged and said kindly.
"""

from __future__ import annotations

from typing import Any

import structlog
from telegram import CallbackQuery, Update
from telegram import Chat as TelegramChat

from bot import callbacks
from bot.answers import DONE, Answer, Declined
from bot.handlers.people import Acquaintances, group_of, heard_privately, person_of, thread_of
from bot.handlers.questions import Questions
from bot.place import Place
from bot.screens import alerts, notices
from bot.services import Services
from bot.texts import DEFAULT
from storage import Chat, Conflict, Person

log = structlog.get_logger()


class Taps:
    """Routes taps."""

    def __init__(
        self, services: Services, questions: Questions, acquaintances: Acquaintances
    ) -> None:
        self._services = services
        self._questions = questions
        self._acquaintances = acquaintances

    async def handle(self, update: Update, _context: Any) -> None:
        """One callback query."""
        query = update.callback_query
        assert query is not None
        with self._services.metrics.taps.time():
            place = await self._answered(query)
        if place is not None:
            await self._strip_orphan(query, place)

    async def _answered(self, query: CallbackQuery) -> Place | None:
        """Answer it, whatever happens; where it was tapped, None if that can't be said."""
        place = None
        try:
            chat = await self._group(query)
            person = await person_of(self._services.storage, query.from_user, chat)
            place = self._place(query, person, chat)
            answer = await self._answer(query, person, chat)
        except Exception:
            log.exception("tap failed")
            answer = Answer(alerts.try_again(self._services.texts.in_(DEFAULT)), alert=True)
        await self._services.outbox.answer(
            query.id, answer.text, alert=answer.alert, url=answer.url
        )
        return place

    async def _answer(self, query: CallbackQuery, person: Person, chat: Chat | None) -> Answer:
        if chat is None:
            person = await heard_privately(self._services, person)
        else:
            await self._acquaintances.met(chat, person)
            await self._services.groups.heard(chat, thread_of(query.message))
        callback = callbacks.parse(query.data or "")
        if callback is None:
            return Answer(alerts.unknown(await self._services.display.translator(person)))
        try:
            return await self._route(callback, query, person, chat)
        except Declined as declined:
            return declined.answer
        except Conflict:
            return Answer(alerts.try_again(await self._services.display.translator(person)))

    async def _strip_orphan(self, query: CallbackQuery, place: Place) -> None:
        """Take the keyboard off a message that the outbox doesn't remember sending."""
        if query.message is None:
            return
        outbox, message_id = self._services.outbox, query.message.message_id
        if not await outbox.knows(place, message_id):
            outbox.strip_orphan(query.message.chat.id, message_id)

    def _place(self, query: CallbackQuery, person: Person, chat: Chat | None) -> Place:
        return Place.group(chat.id, thread_of(query.message)) if chat else Place.private(person.id)

    async def _group(self, query: CallbackQuery) -> Chat | None:
        message = query.message
        if message is None or message.chat.type == TelegramChat.PRIVATE:
            return None
        return await group_of(self._services.storage, message.chat)

    async def _route(
        self, callback: callbacks.Callback, query: CallbackQuery, person: Person, chat: Chat | None
    ) -> Answer:
        tables, wishes = self._services.tables, self._services.wishes
        playing = self._services.playing
        endings, closing = self._services.endings, self._services.closing
        match callback:
            case callbacks.Act():
                return await playing.act(person, callback)
            case callbacks.WhyThese():
                return await playing.why_these(person, callback)
            case callbacks.Hint():
                return await self._services.hints.tapped(person, callback)
            case callbacks.LastTrick(match):
                return await playing.last_trick(person, match)
            case callbacks.NextHand():
                return await playing.next_hand(person, callback)
            case callbacks.WholeHand():
                return await tables.whole_hand(person, callback, chat)
            case callbacks.ImBack(match):
                return await playing.im_back(person, match)
            case callbacks.MoveDown(match):
                return await tables.tapped_down(person, match)
            case callbacks.Rematch(match):
                if (live := await tables.alone(person, match)) is not None:
                    return await self._services.solo.again(person, live)
                return await self._services.rematches.ask(person, match)
            case callbacks.Sit(lobby, seat):
                return await wishes.sit(person, lobby, seat, chat)
            case callbacks.ChangePairs(match):
                return await self._services.rematches.ask(person, match, change_pairs=True)
            case callbacks.TakeSeat():
                return await self._services.seats.take(person, callback, chat)
            case callbacks.FreeSeat():
                return await self._services.seats.free(person, callback)
            case callbacks.WaitAtTable(match):
                return await self._services.seats.wait(person, match, chat)
            case callbacks.StopWaiting(match):
                return await self._services.seats.stop_waiting(person, match)
            case callbacks.WaitInLobby(lobby):
                return await wishes.wait(person, lobby, chat)
            case callbacks.StandUp(lobby):
                return await wishes.stand_up(person, lobby)
            case callbacks.DrawPartners(lobby):
                return await wishes.draw_partners(person, lobby)
            case callbacks.ShowRules(lobby):
                return await wishes.toggle_rules(person, lobby)
            case callbacks.ChooseRule(lobby, field, value):
                return await wishes.choose(person, lobby, field, value)
            case callbacks.ShowComputers(lobby):
                return await wishes.toggle_computers(person, lobby)
            case callbacks.ChooseLevel(lobby, level):
                return await wishes.choose_level(person, lobby, level)
            case callbacks.SeatComputer(lobby, seat):
                return await wishes.seat_computers(person, lobby, seat)
            case callbacks.UnseatComputer(lobby, seat):
                return await wishes.unseat_computer(person, lobby, seat)
            case callbacks.Start(lobby):
                return await wishes.start(person, lobby)
            case callbacks.Hold(lobby):
                return await wishes.hold(person, lobby)
            case callbacks.ImHere(lobby):
                return await wishes.confirm(person, lobby)
            case callbacks.GroupSetting():
                return await self._services.preferences.set_group(person, callback)
            case callbacks.PersonSetting():
                return await self._services.preferences.set_person(person, callback)
            case callbacks.Speak(language):
                return await self._services.preferences.speak(person, language)
            case callbacks.NoMoreTips():
                return await self._services.preferences.no_more_tips(person)
            case callbacks.HostGroup():
                return await self._services.hosting.host(person, callback)
            case callbacks.OpenSettings():
                return await self._services.hosting.open_settings(person, chat)
            case callbacks.ShowBans():
                return await self._services.hosting.show_bans(person, callback)
            case callbacks.Forgive():
                here = self._place(query, person, chat)
                return await self._services.hosting.forgiven(person, callback, here)
            case callbacks.AskToRemove():
                return await self._services.hosting.ask_to_remove(person, callback)
            case callbacks.Remove():
                return await self._services.hosting.remove(person, callback)
            case callbacks.Watch():
                return await self._services.watching.tapped(person, callback)
            case callbacks.EndHere() | callbacks.GoOnHere():
                return await self._questions.answered_here(person, callback, chat)
            case (
                callbacks.ChooseSolo()
                | callbacks.PlaySolo()
                | callbacks.GoOnSolo()
                | callbacks.SoloAnew()
            ):
                return await self._services.solo.tapped(person, callback, chat)
            case callbacks.Learn():
                return await self._services.learning.tapped(person, callback, chat)
            case callbacks.ForgetMe():
                return await self._forget(query, person, chat)
            case callbacks.Read():
                thread = thread_of(query.message) if chat else 0
                message = query.message.message_id if query.message else None
                return await self._services.reading.turned(person, callback, chat, thread, message)
            case callbacks.StopAsking():
                await self._services.own_profiles.stop(person)
                return DONE
            case callbacks.NewGame():
                return await self._new_game(query, person, chat)
            case callbacks.HowToEnd():
                return await endings.ask(person, callback)
            case callbacks.EndBy():
                return await endings.end(person, callback)
            case callbacks.AgreeToEnd():
                return await endings.agree(person, callback)
            case callbacks.DeclineToEnd():
                return await endings.decline(person, callback)
            case callbacks.VoteToEnd():
                return await closing.vote(person, callback)
            case callbacks.CloseTable(match):
                return await closing.close(person, match, chat)
            case callbacks.StillPlaying(match):
                return await closing.still_playing(person, match)
            case callbacks.Leave() | callbacks.EndGame() | callbacks.Dismiss():
                return await self._questions.answered(person, callback)

    async def _forget(self, query: CallbackQuery, person: Person, chat: Chat | None) -> Answer:
        answer = await self._services.privacy.forget(person)
        if chat is None and query.message is not None:
            asked, said = query.message, notices.said(answer.text)
            self._services.outbox.last_word(asked.chat.id, asked.message_id, said)
        return answer

    async def _new_game(self, query: CallbackQuery, person: Person, chat: Chat | None) -> Answer:
        if chat is not None:
            await self._services.wishes.open(chat, thread_of(query.message), person)
        return DONE
