"""One person's matches with three computer players, in their private chat.

Promises: one such match at a time, which nobody hurries, and which is never ended but by their own
word. What is chosen for the next one stands in the buttons alone. Leaves to others: the match
itself, which is one as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple

from bot.answers import DONE, Answer, Declined
from bot.callbacks import ChooseSolo, GoOnSolo, PlaySolo, SoloAnew
from bot.computers.player import NAMES, ORDINARY_LEVEL, Computer, ComputerLevel, level_of, newcomer
from bot.displays.match import Display
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts
from bot.screens import solo as screens
from bot.slots import QUESTION_SLOT, SOLO_SLOT
from bot.tables.events import ProfileNamed, TableEvent
from bot.tables.live import Live, Unreadable, entries, first_deadline
from bot.tables.opening import Shuffle, opening
from bot.tables.seating import Owner
from bot.tables.table import Tables
from engine.cards import Seat
from engine.points import LENGTH, POINTS, value_of, with_value
from engine.profiles import PROFILES
from engine.rules import Rules, Variant
from engine.view import view
from storage import Chat, Conflict, Match, Person, Storage

CHOSEN_AT_FIRST = ChooseSolo(ORDINARY_LEVEL, ORDINARY_LEVEL, Variant.LLIURE.value, "101")


class Solo:
    """Opens them, and goes on with them."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        tables: Tables,
        shuffle: Shuffle,
        shuffled: Callable[[Sequence[int]], list[int]],
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._tables = tables
        self._shuffle = shuffle
        self._shuffled = shuffled
        self._now = now

    async def ask(self, person: Person, edition: str) -> None:
        """Ask what kind of match it is to be; or, in the middle of one, whether to go on."""
        chat = await self._chat(person)
        match = await self._storage.matches.live_of(chat.id)
        if match is not None:
            await self._ask_to_go_on(person, match, edition)
        else:
            await self._show(person, await self._chosen_last(chat), edition)

    async def tapped(
        self,
        person: Person,
        tap: ChooseSolo | PlaySolo | GoOnSolo | SoloAnew,
        here: Chat | None,
    ) -> Answer:
        """Do what a button says; `here` is the group of the tap, where there are no such ones."""
        if here is not None:
            raise Declined(alerts.stale(await self._display.translator(person)))
        match tap:
            case ChooseSolo():
                await self._offered(person, tap)
                await self._show(person, tap)
            case PlaySolo():
                await self._play(person, tap)
            case GoOnSolo():
                self._outbox.forget(Place.private(person.id), QUESTION_SLOT, delete=True)
                await self._tables.bring_hands_down(person)
            case SoloAnew():
                await self._give_up(person, tap.match)
        return DONE

    async def again(self, person: Person, live: Live) -> Answer:
        """The same players by the same rules once more."""
        named = ProfileNamed(live.seating.profile)
        await self._begin(person, named, live.state.rules, live.seating.owners)
        return DONE

    async def _play(self, person: Person, tap: PlaySolo) -> None:
        """Deal what was chosen."""
        rules, levels = await self._offered(person, ChooseSolo(*astuple(tap)))
        names = self._shuffled(range(len(NAMES)))
        owners: list[Owner] = [person.id]
        for level in levels:
            owners.append(newcomer(level, owners, names))
        await self._begin(person, ProfileNamed(tap.variant), rules, owners)

    async def _give_up(self, person: Person, public_id: str) -> None:
        """End that match, and choose another; an old button ends no newer one."""
        self._outbox.forget(Place.private(person.id), QUESTION_SLOT, delete=True)
        chat = await self._chat(person)
        match = await self._storage.matches.live_of(chat.id)
        if match is None or match.public_id != public_id:
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._tables.end(person, public_id)
        await self._show(person, await self._chosen_last(chat), f"after {match.id}")

    async def _begin(
        self, person: Person, named: ProfileNamed, rules: Rules, owners: Sequence[Owner]
    ) -> None:
        """Deal. In the middle of a match, ask whether to go on; one not yet played in is theirs."""
        chat = await self._chat(person)
        match = await self._storage.matches.live_of(chat.id)
        if match is None:
            events = opening(named, rules, owners, self._shuffle)
            match = await self._create(person, chat, events)
        elif match.acted_at > match.opened_at:
            await self._ask_to_go_on(person, match, f"in {match.id} {match.last_seq}")
            return
        for slot in (SOLO_SLOT, QUESTION_SLOT):
            self._outbox.forget(Place.private(person.id), slot, delete=True)
        await self._tables.show(match.id)

    async def _create(self, person: Person, chat: Chat, events: Sequence[TableEvent]) -> Match:
        now = self._now()
        try:
            return await self._storage.matches.create(
                chat=chat.id,
                thread=0,
                starter=person.id,
                players=[person.id],
                events=entries(events),
                at=now,
                deadline=first_deadline(events, chat, now),
            )
        except Conflict:  # a second tap was a moment faster
            match = await self._storage.matches.live_of(chat.id)
            assert match is not None
            return match

    async def _chat(self, person: Person) -> Chat:
        """Their private chat, as a place where matches are played: without any clock."""
        assert person.telegram_id is not None
        t = await self._display.translator(person)
        chat = await self._storage.chats.get_or_create(
            person.telegram_id,
            title="",
            kind="private",
            forum=False,
            username=None,
            language=t.language,
            profile=CHOSEN_AT_FIRST.variant,
            turn_time=None,
        )
        if chat.next_hand is not None:
            await self._storage.chats.update(chat.id, next_hand=None)
            chat = await self._storage.chats.get(chat.id)
        return chat

    async def _offered(
        self, person: Person, choice: ChooseSolo
    ) -> tuple[Rules, tuple[ComputerLevel, ...]]:
        """The rules, and the others' levels by seat. Raises Declined for what isn't on offer."""
        partner, opponents = level_of(choice.partner), level_of(choice.opponents)
        known = choice.variant in tuple(Variant) and choice.length in POINTS[LENGTH]
        if partner is None or opponents is None or not known:
            raise Declined(alerts.stale(await self._display.translator(person)))
        rules = with_value(PROFILES[choice.variant].rules, LENGTH, choice.length)
        return rules, (opponents, partner, opponents)

    async def _ask_to_go_on(self, person: Person, match: Match, edition: str) -> None:
        live = await self._tables.live(match.id)
        seen = view(live.state, live.seating.seat_of(person.id))
        t = await self._display.translator(person)
        screen = screens.go_on(seen, await self._display.scene(live), t)
        place = Place.private(person.id)
        self._outbox.show(place, QUESTION_SLOT, screen, urgency=Urgency.ACTED, edition=edition)

    async def _chosen_last(self, chat: Chat) -> ChooseSolo:
        """What their last match was like, to begin the choice with."""
        match = await self._storage.matches.latest_of(chat.id)
        if match is None:
            return CHOSEN_AT_FIRST
        try:
            live = await self._tables.live(match.id)
        except Unreadable:
            return CHOSEN_AT_FIRST
        levels = {
            seat: owner.level
            for seat, owner in zip(Seat, live.seating.owners, strict=True)
            if isinstance(owner, Computer)
        }
        rules = live.state.rules
        return ChooseSolo(
            levels.get(Seat.NORTH, ORDINARY_LEVEL),
            levels.get(Seat.EAST, ORDINARY_LEVEL),
            rules.variant.value,
            value_of(rules, LENGTH),
        )

    async def _show(self, person: Person, choice: ChooseSolo, edition: str | None = None) -> None:
        screen = screens.choose(choice, await self._display.translator(person))
        place = Place.private(person.id)
        self._outbox.show(place, SOLO_SLOT, screen, urgency=Urgency.ACTED, edition=edition)
