"""The early end of a hand: a claim, a concession by both partners, a void by all four.

Promises: a refused claim is told to the claimer alone and leaves no trace at the table. Leaves to
others: what is certain (the engine), what is said for those who are not there (consent), how offers
look (screens), and how they come and go with the hand (display).
"""

from __future__ import annotations

import asyncio

import structlog

from bot.answers import DONE, Answer, Declined
from bot.callbacks import AgreeToEnd, DeclineToEnd, EndBy, HowToEnd
from bot.displays.match import Display
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts, endings
from bot.slots import QUESTION_SLOT
from bot.tables.consent import stands
from bot.tables.live import Live
from bot.tables.table import Tables, returning
from bot.texts import Translator
from engine.actions import Claim, Concede, Decline, EndHand, Void
from engine.cards import Seat
from engine.errors import IllegalAction
from engine.game import apply
from engine.rules import Ending
from engine.view import view
from storage import Person

log = structlog.get_logger()


class Endings:
    """Ends hands."""

    def __init__(self, tables: Tables, outbox: Outbox, display: Display) -> None:
        self._tables = tables
        self._outbox = outbox
        self._display = display

    async def ask(self, person: Person, tap: HowToEnd) -> Answer:
        """Ask in private how the hand should end."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            _hold_the_hand(live, tap.hand, t)
            screen = endings.ways_to_end(view(live.state, seat), await self._display.scene(live), t)
        place, edition = Place.private(person.id), f"end.{live.match.last_seq}"
        self._outbox.show(place, QUESTION_SLOT, screen, urgency=Urgency.ACTED, edition=edition)
        return DONE

    async def end(self, person: Person, tap: EndBy) -> Answer:
        """Claim, or offer one of the others; the question goes away, whatever comes of it."""
        self._outbox.forget(Place.private(person.id), QUESTION_SLOT, delete=True)
        if tap.ending == Ending.PLAYED:
            return DONE
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            _hold_the_hand(live, tap.hand, t)
            await self._do(live, seat, _asked(tap.ending, seat), t)
        return DONE if tap.ending == Ending.CLAIMED else Answer(alerts.offer_made(t))

    async def agree(self, person: Person, tap: AgreeToEnd) -> Answer:
        """Say yes to what still is on offer."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            _hold_the_hand(live, tap.hand, t)
            if not stands(live.state, seat, tap.ending):
                raise Declined(alerts.offer_gone(t))
            await self._do(live, seat, _asked(tap.ending, seat), t)
        return Answer(alerts.agreed(t))

    async def decline(self, person: Person, tap: DeclineToEnd) -> Answer:
        """Say no to what is on offer."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            _hold_the_hand(live, tap.hand, t)
            if not stands(live.state, seat, tap.ending):
                raise Declined(alerts.offer_gone(t))
            await self._do(live, seat, Decline(seat, Ending(tap.ending)), t)
        return Answer(alerts.offer_declined(t))

    async def _do(self, live: Live, seat: Seat, action: EndHand | None, t: Translator) -> None:
        if action is None:
            raise Declined(alerts.unknown(t))
        try:
            # A proof may take a part of a second: other tables are not to wait for it.
            events = await asyncio.to_thread(apply, live.state, action)
        except IllegalAction as refused:
            log.info("refused", code=refused.code)
            raise Declined(alerts.refused(refused.code, t), alert=True) from refused
        await self._tables.append(live, [*returning(live, seat), *events], acted=seat, human=True)


def _hold_the_hand(live: Live, number: int, t: Translator) -> None:
    """The hand a button speaks of is the one that is being played."""
    if live.match.paused:
        raise Declined(alerts.paused(t), alert=True)
    if live.state.hand is None or live.state.hand.open.number != number:
        raise Declined(alerts.stale(t))


def _asked(ending: str, seat: Seat) -> EndHand | None:
    match ending:
        case Ending.CLAIMED:
            return Claim(seat)
        case Ending.CONCEDED:
            return Concede(seat)
        case Ending.VOIDED:
            return Void(seat)
        case _:
            return None
