"""What each chat should now show of a match, handed to the outbox.

Promises: everything shown is a function of the match as it is written; showing twice changes
nothing. Leaves to others: when it is sent, and whether it must be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.displays.scenes import Scenes, name_of, reminded
from bot.displays.seats import SeatDisplay
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import closing, endings, hand, result, score, table
from bot.screens.scene import Manner, Scene
from bot.screens.screen import Screen
from bot.slots import (
    close_slot,
    hand_slot,
    paused_slot,
    result_slot,
    score_slot,
    table_slot,
    void_slot,
    vote_slot,
)
from bot.tables.live import Live
from bot.tables.seating import Owner
from bot.tables.timing import plays_itself
from bot.texts import DEFAULT, Texts, Translator
from engine.cards import Seat
from engine.state import State
from engine.view import View, view
from storage import Chat, Person, Storage


class Display:
    """Shows matches: renders them for each of their readers."""

    def __init__(
        self, storage: Storage, outbox: Outbox, texts: Texts, bot: str, now: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._texts = texts
        self.bot = bot
        self._now = now
        self._scenes = Scenes(storage, outbox, self.translator, bot, now)
        self._seats = SeatDisplay(storage, outbox, texts, self.translator)

    async def show(
        self,
        live: Live,
        before: State | None = None,
        *,
        acted: Seat | None = None,
    ) -> None:
        """Show a match after a change; `before` None shows it to everybody, whatever changed.

        Hands of those who are neither asked nor have just acted, nor are offered anything, follow
        when the trick is full, or the match has gone on to something else: they are not disturbed
        card by card, and what a pair offers to itself moves nothing on other phones.
        """
        persons = await self._scenes.persons(live)
        scene = await self._scenes.of(live, persons)
        turned = before is None or _stage(before) != _stage(live.state)
        came = await self._came(live) if before is None else frozenset()
        if not live.alone:  # there the hand shows all
            self._show_group(live, scene, turned=turned)
        for gone in live.seating.former:
            self._outbox.strip(Place.private(gone), hand_slot(live.match.id))
        for seat in Seat:
            person = persons.get(live.seating.persons[seat] or 0)
            if person is None or seat in live.seating.left:
                continue
            seen = view(live.state, seat)
            offered = before is None or _offers(before, seat) != _offers(live.state, seat)
            if turned or offered or seat is acted or seen.question is not None:
                await self._show_hand(
                    live, scene, person, seen, acted=seat is acted, came=seat in came
                )
        if not live.alone and (turned or acted is None):
            await self._seats.show(live, scene, persons, whole=before is None)

    def take_back_waiting(self, live: Live, person: int) -> None:
        """This person no longer waits for a seat, and has none."""
        self._seats.take_back(live, person)

    async def open_score(self, live: Live, number: int) -> None:
        """Show a scored hand's score in the group, with its four hands."""
        scene = await self.scene(live)
        scene = replace(scene, opened=scene.opened | {number})
        t = self.words(live.chat)
        screen = score.score(view(live.state, None), scene, number, t)
        slot = score_slot(live.match.id, number)
        self._outbox.show(live.place, slot, screen, urgency=Urgency.REST)

    async def retell(self, live: Live) -> None:
        """Show the group what still stands of hands and matches that are over: somebody in it is
        called otherwise now."""
        if live.alone:
            return
        scene, t = await self.scene(live), self.words(live.chat)
        seen, key = view(live.state, None), live.match.id
        screens = {}
        for number in range(1, len(live.state.finished) + 1):
            screens[table_slot(key, number)] = table.told(seen, scene, number, t)
            screens[score_slot(key, number)] = score.score(seen, scene, number, t)
        if live.over:
            screens[table_slot(key, live.hand_number)] = table.table(seen, scene, t)
            screens[result_slot(key)] = result.result(seen, scene, t)
        for slot, screen in screens.items():
            if await self._storage.slots.get(str(live.place), slot) is not None:
                self._outbox.show(live.place, slot, screen, urgency=Urgency.TIDY)

    async def scene(self, live: Live) -> Scene:
        """The table around a match, for a screen that is asked for."""
        return await self._scenes.of(live, await self._scenes.persons(live))

    def words(self, chat: Chat) -> Translator:
        """The words for a group."""
        return self._texts.in_(chat.language)

    async def name(self, owner: Owner) -> str:
        """What a player is called; empty where there is nobody."""
        persons = [owner] if isinstance(owner, int) else []
        return name_of(owner, await self._storage.persons.get_many(persons))

    async def translator(self, person: Person, at_hand: Chat | None = None) -> Translator:
        """The words for a person. `at_hand`: a group just read, mostly where they come from."""
        origin = None
        if person.language is None and person.origin_chat is not None:
            origin = at_hand
            if origin is None or origin.id != person.origin_chat:
                origin = await self._storage.chats.get(person.origin_chat)
        return self._texts.in_(_language(person, origin), person.faces).to(person.name)

    async def _came(self, live: Live) -> frozenset[Seat]:
        """Seats taken in mid-match by somebody who has no hand of it yet, and is to hear of it."""
        came: set[Seat] = set()
        for seat in live.seating.changed:
            place = Place.private(live.seating.persons[seat] or 0)
            if await self._storage.slots.get(str(place), hand_slot(live.match.id)) is None:
                came.add(seat)
        return frozenset(came)

    def _show_group(self, live: Live, scene: Scene, *, turned: bool) -> None:
        state, key, place = live.state, live.match.id, live.place
        t = self.words(live.chat)
        group_view = view(state, None)
        urgency = Urgency.ACTED if turned else Urgency.GROUP
        if number := live.hand_number:
            screen = table.table(group_view, scene, t)
            self._outbox.show(place, table_slot(key, number), screen, urgency=urgency)
        if state.finished and (turned or state.hand is None):  # its button counts who is ready
            last = len(state.finished)
            screen = score.score(group_view, scene, last, t)
            # Once the next hand is dealt only its button is to go: the new table comes first.
            urgency = Urgency.ACTED if state.hand is None else Urgency.TIDY
            self._outbox.show(place, score_slot(key, last), screen, urgency=urgency)
        self._show_questions(live, scene, t)
        if live.over:
            self._outbox.forget(place, close_slot(key), delete=True)
            # Its starter may have been told that it would go on.
            starter = Place.private(live.match.starter)
            self._outbox.forget(starter, paused_slot(key), delete=True)
            screen = result.result(group_view, scene, t)
            sound = live.pace.morning(self._now()) is None
            self._outbox.show(place, result_slot(key), screen, urgency=Urgency.ACTED, sound=sound)

    def _show_questions(self, live: Live, scene: Scene, t: Translator) -> None:
        """What somebody has put to all four; it goes away when it is settled."""
        hand, seating = live.state.hand, live.seating
        asked: dict[str, Screen | None] = dict.fromkeys(
            (void_slot(live.match.id), vote_slot(live.match.id))
        )
        if hand is not None and not live.over:
            asked[void_slot(live.match.id)] = endings.void_offer(hand.open, scene, t)
        if seating.votes and not live.over:
            asked[vote_slot(live.match.id)] = closing.vote(
                scene,
                scene.names[seating.votes[0].seat],
                len(seating.ayes),
                seating.votes_needed,
                t,
            )
        for slot, screen in asked.items():
            if screen is None:
                self._outbox.forget(live.place, slot, delete=True)
            else:
                self._outbox.show(live.place, slot, screen, urgency=Urgency.GROUP)

    async def _show_hand(
        self,
        live: Live,
        scene: Scene,
        person: Person,
        seen: View,
        *,
        acted: bool,
        came: bool = False,
    ) -> None:
        asked = seen.question is not None
        edition, sound = _edition(live, person, seen)
        t = await self.translator(person, live.chat)
        manner = Manner(
            person.wide_buttons,
            person.low_first,
            person.play_single,
            tips=_is_first_hand(live, person),
        )
        self._outbox.show(
            Place.private(person.id),
            hand_slot(live.match.id),
            hand.hand(seen, scene, t, manner),
            urgency=Urgency.ASKED if asked else Urgency.ACTED if acted else Urgency.REST,
            edition=edition,
            sound=sound or (came and person.sound != "never"),
        )


def _is_first_hand(live: Live, person: Person) -> bool:
    """This is the first hand they play to its score, or that score."""
    scored = live.scored_with(person.id)
    if live.state.hand is None:
        return scored == 1 and person.first_hand == live.match.id
    return scored == 0 and person.first_hand in (None, live.match.id)


def _language(person: Person, origin: Chat | None) -> str:
    """What a person is spoken to in, privately and in alerts.

    Their own choice; before that the language of the group they came from, since the phones of
    many Catalan speakers are set to Spanish.
    """
    if person.language:
        return person.language
    return origin.language if origin else DEFAULT


def _stage(state: State) -> tuple[object, ...]:
    """Changes with every step that all four hands should show."""
    if state.hand is None:
        return state.phase, len(state.finished)
    return state.phase, state.hand.open.decision, state.hand.open.said


def _offers(state: State, seat: Seat) -> tuple[object, ...]:
    """What this seat knows to be on offer, or to have been."""
    if state.hand is None:
        return ()
    return state.hand.open.void, state.hand.concessions[seat.team.ordinal]


def _edition(live: Live, person: Person, seen: View) -> tuple[str | None, bool]:
    """Names the moment for which the hand is sent anew, and says whether it sounds.

    None leaves it where it is. Such a moment is: being asked for trumps, for a call or for the
    first lead, a reminder, and for those who want it every turn. What plays itself calls nobody,
    and nobody has to be called who plays alone.
    A slow game asks in silence by night; then its reminder is the turn's one sound.
    """
    if seen.question is None or seen.hand is None or person.sound == "never" or live.alone:
        return None, False
    assert seen.seat is not None
    if plays_itself(live.state, seen.seat, live.pace):
        return None, False
    at_once = not seen.hand.begun or person.sound == "turns"
    by_night = live.pace.morning(live.since) is not None
    if at_once and not by_night:
        return str(seen.decision), True
    if seen.seat in reminded(live):
        return f"{seen.decision}!", True
    return (str(seen.decision) if at_once else None), False
