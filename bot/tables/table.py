"""A match being played: load, append, show; and what time brings.

Promises: every call runs under its match's lock and is durable before anything is shown. Leaves to
others: what most taps mean (playing, seats, endings, closing), who may be told what (views), the
words (screens), and the sending (outbox).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    suppress,
)
from math import inf

import structlog

from bot.answers import DONE, Answer, Declined
from bot.callbacks import WholeHand
from bot.computers.thinking import Thinking, carried_out
from bot.computers.workers import Workers
from bot.displays.match import Display
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts
from bot.slots import (
    close_slot,
    hand_slot,
    removed_slot,
    result_slot,
    score_slot,
    seat_slot,
    table_slot,
    waiting_slot,
)
from bot.tables.consent import consent
from bot.tables.events import (
    HandOpened,
    MatchEnded,
    PersonForgotten,
    Reminded,
    SeatLeft,
    SeatTaken,
    SeatTakenBack,
    TableEvent,
    TurnMissed,
)
from bot.tables.itself import only_card, played_out
from bot.tables.live import Live, Lives, Unreadable, folded
from bot.tables.opening import Shuffle, next_deal
from bot.tables.seating import followed
from bot.tables.timing import Due, waiting
from bot.texts import Translator
from engine.actions import Pass
from engine.cards import Seat
from engine.errors import IllegalAction
from engine.events import HandScored
from engine.game import apply
from engine.view import view
from storage import Chat, Match, Missing, Person, Storage

log = structlog.get_logger()

RETRY_SECONDS = 1.0
"""How soon to look again whether the group has seen the last score."""


class Tables:
    """All matches of this process."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        shuffle: Shuffle,
        workers: Workers,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._shuffle = shuffle
        self._now = now
        self.thinking = Thinking(workers, self.tick)
        self._lives = Lives(storage, self.thinking.look)
        self._keys: dict[str, int] = {}  # by public id, neither of which ever changes

    async def whole_hand(self, person: Person, tap: WholeHand, here: Chat | None) -> Answer:
        """Open a scored hand's four hands in the group; anybody there may.

        `here` is the group of the tap.
        """
        async with self._named(person, tap.match) as (live, t):
            if here is None or here.id != live.chat.id:
                raise Declined(alerts.not_your_game(t), alert=True)
            slot = score_slot(live.match.id, tap.hand)
            if await self._storage.slots.get(str(live.place), slot) is None:
                raise Declined(alerts.stale(t))
            finished = live.state.finished[tap.hand - 1]
            if view(live.state, None).stays_closed(finished) and not live.over:
                raise Declined(alerts.hand_stays_closed(t), alert=True)
            if tap.hand not in live.seating.opened and not live.over:
                live = await self._lives.append(live, [HandOpened(tap.hand)], now=self._now())
            await self._display.open_score(live, tap.hand)
        return DONE

    async def leave(self, person: Person, public_id: str) -> Answer:
        """Leave for good; the seat is played for. With nobody left, the match ends."""
        async with self.tapped(person, public_id) as (live, seat, _):
            await self.append(live, [SeatLeft(seat)])
        return DONE

    async def forget_person(self, person: Person, match: int) -> None:
        """Let nobody see another hand of this deal who was forgotten and comes back."""
        async with self._lives.open(match) as live:
            seating = live.seating
            known = person.id in {gone.person for gone in seating.forgotten}
            if not live.over and not known and seating.has_held(person.id):
                newest = await self._storage.persons.newest()
                await self.append(live, [PersonForgotten(person.id, newest)])

    async def end(self, person: Person, public_id: str) -> Answer:
        """End the match; who may has been made sure of by the caller.

        One whose log can't be replayed is closed without a word in it: others can be played there.
        """
        try:
            async with self.visited(person, public_id) as (live, _):
                await self.append(live, [MatchEnded(person.id)])
        except Unreadable:
            match = await self._storage.matches.get(self._keys[public_id])
            await self._storage.matches.append(
                match.id, match.last_seq, [], at=self._now(), deadline=None, closed=True
            )
        return DONE

    async def move_down(self, match: Match) -> None:
        """Bring the table, or what the match shows last, to the bottom of the group."""
        async with self._lives.open(match.id) as live:
            await self._move_down(live)

    async def tapped_down(self, person: Person, public_id: str) -> Answer:
        """The same by its button, which is for those who play: others could fill the group."""
        async with self.tapped(person, public_id) as (live, _, _):
            await self._move_down(live)
        return DONE

    async def bring_hands_down(self, person: Person) -> int:
        """Bring a person's hands to the bottom of their chat; how many there are.

        Of several the one whose table waits for them, and has least time left, comes last.
        """
        hands: list[tuple[bool, float, int]] = []
        for match in await self._storage.matches.of_person(person.id):
            with suppress(Unreadable):
                live = await self.live(match.id)
                seat = live.seating.seat_of(person.id)
                if seat is not None:
                    asked = view(live.state, seat).question is not None
                    left = inf if live.match.deadline is None else live.match.deadline
                    hands.append((asked, -left, match.id))
        keys = [key for *_, key in sorted(hands)]
        # All of them before the first is sent: the outbox keeps the order they are told in.
        for key in keys:
            self._outbox.bring_down(Place.private(person.id), hand_slot(key), urgency=Urgency.ASKED)
        for key in keys:
            await self.show(key)
        return len(keys)

    async def show(self, match: int) -> None:
        """Show a match to everybody, whatever they have seen, if its log can be replayed."""
        with suppress(Unreadable):
            async with self._lives.open(match) as live:
                await self._display.show(live)

    async def retell(self, match: int) -> None:
        """Show anew what stands in the group of a match's hands that are over, and of its end."""
        async with self._lives.open(match) as live:
            await self._display.retell(live)

    async def show_in(self, chat: int) -> None:
        """Show every match of a group."""
        for match in await self._storage.matches.live(chat):
            await self.show(match.id)

    async def show_of(self, person: int) -> None:
        """Show every match somebody plays in: whether or how they can be told has changed."""
        for match in await self._storage.matches.of_person(person):
            await self.show(match.id)

    async def forget(self, match: int) -> None:
        """Remember no longer where an old match's messages are; its result offers no more games.

        They stay as they are where its log can't be replayed.
        """
        try:
            live = await self.live(match)
        except Unreadable:
            return
        self._outbox.forget(live.place, result_slot(match), bare=True)
        slots = [seat_slot(match, seat) for seat in Seat]
        for number in range(1, len(live.state.finished) + 2):
            slots += [table_slot(match, number), score_slot(match, number)]
        for slot in slots:
            self._outbox.forget(live.place, slot)
        for person in await self._storage.matches.players(match):
            for slot in (hand_slot(match), removed_slot(match), waiting_slot(match)):
                self._outbox.forget(Place.private(person), slot)

    def open(self, match: int) -> AbstractAsyncContextManager[Live]:
        """The match, under its lock."""
        return self._lives.open(match)

    async def live(self, match: int) -> Live:
        """The match as it stands."""
        async with self._lives.open(match) as live:
            return live

    async def alone(self, person: Person, public_id: str) -> Live | None:
        """Their own match with computers of that id, if it is one and over; else None."""
        async with self._named(person, public_id) as (live, _):
            return live if live.alone and live.over and live.match.starter == person.id else None

    async def retime(self, match: int) -> None:
        """Give the current wait a deadline anew, after the turn time has changed."""
        async with self._lives.open(match) as live:
            await self._retime(live)

    async def retime_only_cards(self, person: int) -> None:
        """Somebody has said anew who plays their only cards: where one waits now, its time too."""
        for match in await self._storage.matches.of_person(person):
            with suppress(Unreadable):
                async with self._lives.open(match.id) as live:
                    seat = live.seating.seat_of(person)
                    if seat is not None and only_card(live.state, seat) is not None:
                        await self._retime(live)

    async def tick(self, match: int) -> None:
        """Do what is due, and what the computer has thought of meanwhile."""
        async with self._lives.open(match) as live:
            live = await self._reply(live)
            now = self._now()
            wait = waiting(live.state, live.seating, live.pace)
            due_at = live.match.deadline
            if wait is None or live.over or live.match.paused or due_at is None or now < due_at:
                return
            match wait.due:
                case Due.DEAL:
                    await self._deal(live, now)
                case Due.REMIND:
                    assert wait.seat is not None
                    await self._remind(live, wait.seat, now)
                case Due.PASS:
                    assert wait.seat is not None
                    await self.append(live, apply(live.state, Pass(wait.seat)), acted=wait.seat)
                case Due.PLAY_FOR:
                    assert wait.seat is not None
                    await self._play_for(live, wait.seat)
                case Due.ONLY_CARD | Due.LAST_TRICK:
                    await self.append(live, played_out(live.state), acted=wait.seat)

    async def _move_down(self, live: Live) -> None:
        slot = table_slot if live.state.hand else score_slot
        self._outbox.bring_down(live.place, slot(live.match.id, live.hand_number))
        await self._display.show(live)

    async def _deal(self, live: Live, now: float) -> None:
        number = len(live.state.finished)
        seen = self._outbox.is_shown(live.place, score_slot(live.match.id, number), "")
        if number and not seen and not live.alone:  # who plays alone has asked for it
            await self._storage.matches.set_deadline(live.match.id, now + RETRY_SECONDS, now=now)
            return
        await self.append(live, apply(live.state, next_deal(live.state, self._shuffle)))

    async def _retime(self, live: Live) -> None:
        wait, now = waiting(live.state, live.seating, live.pace), self._now()
        deadline = None if wait is None else now + wait.seconds
        await self._storage.matches.set_deadline(live.match.id, deadline, now=now)
        await self._display.show(live)

    async def _remind(self, live: Live, seat: Seat, now: float) -> None:
        assert live.state.hand is not None
        morning = live.pace.morning(now)
        if morning is None:
            await self.append(live, [Reminded(seat, live.state.hand.open.decision)])
        else:
            await self._storage.matches.set_deadline(live.match.id, morning, now=now)

    async def _play_for(self, live: Live, seat: Seat) -> None:
        """What the computer does for this seat, and for those played for that follow; as soon as
        it has thought of something."""
        row = self.thinking.row(live)
        if row is None:
            return
        missed = () if seat in live.seating.automatic else (TurnMissed(seat),)
        try:
            events = carried_out(live.state, row)
        except IllegalAction as refused:  # it would think the same again
            log.error("a computer player may not do that", code=refused.code)  # noqa: TRY400
            events = apply(live.state, view(live.state, seat).actions[0])
        await self.append(live, [*missed, *events], acted=seat)

    async def _reply(self, live: Live) -> Live:
        """What computer players say to the ends of the hand that are on offer."""
        if live.over or live.match.paused:
            return live
        for action in self.thinking.replies(live):
            with suppress(IllegalAction):  # another's word has settled it
                live = await self.append(live, carried_out(live.state, (action,)))
        return live

    async def append(
        self,
        live: Live,
        events: Sequence[TableEvent],
        *,
        acted: Seat | None = None,
        human: bool = False,
    ) -> Live:
        """Write what happened and what follows, and show it; the match after it.

        Call under the match's lock.

        `acted`: whose hand shows it at once, as all do when a seat changes hands; `human`: somebody
        who plays did this, not time.
        """
        events = _followed(live, events)
        if any(isinstance(event, HandScored) for event in events):
            await self._note_first_hands(live)
        after = await self._lives.append(live, events, now=self._now(), acted=human)
        log.info(
            "appended", seq=after.match.last_seq, kinds=[type(event).__name__ for event in events]
        )
        if human:  # a table where somebody plays is not closed
            self._outbox.forget(after.place, close_slot(after.match.id), delete=True)
        came = {event.seat for event in events if isinstance(event, SeatTaken)}
        for person in live.seating.waiting:
            if person not in after.seating.waiting and after.seating.seat_of(person) is None:
                self._display.take_back_waiting(live, person)
        for seat in came:  # somebody who comes back finds their hand at the bottom
            back = after.seating.persons[seat]
            assert back is not None
            self._outbox.bring_down(Place.private(back), hand_slot(live.match.id))
        moved = any(isinstance(event, SeatLeft | SeatTaken) for event in events)
        before = None if moved or after.over else live.state
        await self._display.show(after, before, acted=acted)
        return after

    async def _note_first_hands(self, live: Live) -> None:
        """For whom the hand that is about to be scored is the first; kept before the score is, so
        that no crash in between makes the next one a first hand too."""
        seats = zip(live.seating.persons, Seat, strict=True)
        seated = [key for key, seat in seats if key and seat not in live.seating.left]
        for key, person in (await self._storage.persons.get_many(seated)).items():
            if person.first_hand is None and not live.scored_with(key):
                await self._storage.persons.update(key, first_hand=live.match.id)

    @asynccontextmanager
    async def tapped(
        self, person: Person, public_id: str
    ) -> AsyncIterator[tuple[Live, Seat, Translator]]:
        """The match a button names, under its lock, and the seat of whoever tapped.

        Raises Declined for strangers and for a match that is over.
        """
        async with self._named(person, public_id) as (live, t):
            seat = live.seating.seat_of(person.id)
            if seat is None:
                raise Declined(alerts.not_your_game(t), alert=True)
            if live.over:
                raise Declined(alerts.match_over(t))
            yield live, seat, t

    @asynccontextmanager
    async def visited(
        self, person: Person, public_id: str
    ) -> AsyncIterator[tuple[Live, Translator]]:
        """The same for anybody, who may sit there or not."""
        async with self._named(person, public_id) as (live, t):
            if live.over:
                raise Declined(alerts.match_over(t))
            yield live, t

    @asynccontextmanager
    async def _named(
        self, person: Person, public_id: str
    ) -> AsyncIterator[tuple[Live, Translator]]:
        key = self._keys.get(public_id)
        if key is None:
            match = await self._storage.matches.by_public_id(public_id)
            if match is None:
                raise Declined(alerts.stale(await self._display.translator(person)))
            key = self._keys[public_id] = match.id
        async with AsyncExitStack() as stack:
            try:
                live = await stack.enter_async_context(self._lives.open(key))
            except Missing:  # it was old, and has been taken away meanwhile
                raise Declined(alerts.stale(await self._display.translator(person))) from None
            yield live, await self._display.translator(person, live.chat)


def _followed(live: Live, events: Sequence[TableEvent]) -> tuple[TableEvent, ...]:
    """With what follows at the table, and what is said there for those who are not there."""
    events = followed(live.seating, events)
    state, seating = folded(live, events)
    if not seating.ended and (said := consent(state, seating)):
        return followed(live.seating, (*events, *said))
    return events


def returning(live: Live, seat: Seat) -> list[TableEvent]:
    """What a tap says beside itself: its owner is at the table."""
    return [SeatTakenBack(seat)] if live.seating.misses[seat] else []
