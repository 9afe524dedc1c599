"""What people tap while they play: a move, the next hand, that they are back; and what they ask.

Promises: a tap that means nothing any more changes nothing and says so kindly. Leaves to others:
what is legal (the engine), and that it is kept and shown (table).
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bot.answers import DONE, Answer, Declined
from bot.callbacks import Act, NextHand, WhyThese
from bot.displays.match import Display
from bot.screens import alerts, last, why
from bot.tables.events import HandConfirmed
from bot.tables.itself import has_played
from bot.tables.live import Live
from bot.tables.moves import action_of
from bot.tables.table import Tables, returning
from bot.texts import Translator
from engine.actions import PlayCard
from engine.errors import IllegalAction
from engine.game import apply
from engine.state import Phase
from engine.view import Question, view
from storage import Person

log = structlog.get_logger()


class Playing:
    """Plays what is tapped."""

    def __init__(self, tables: Tables, display: Display, now: Callable[[], float]) -> None:
        self._tables = tables
        self._display = display
        self._now = now

    async def act(self, person: Person, tap: Act) -> Answer:
        """A move: name, delegate, call, pass or play."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            if live.match.paused:
                raise Declined(alerts.paused(t), alert=True)
            seen = view(live.state, seat)
            action = action_of(tap.move, seat)
            if action is None or seen.question is None or seen.decision != tap.decision:
                await self._display.show(live, live.state, acted=seat)
                played = isinstance(action, PlayCard) and has_played(live.state, action)
                raise Declined(alerts.already_played(t) if played else alerts.stale(t))
            if isinstance(action, PlayCard) and live.lies(self._now()):
                raise Declined(alerts.trick_lies(t))
            try:
                events = apply(live.state, action)
            except IllegalAction as refused:
                log.info("refused", code=refused.code)
                raise Declined(alerts.refused(refused.code, t), alert=True) from refused
            await self._tables.append(
                live, [*returning(live, seat), *events], acted=seat, human=True
            )
        return Answer(alerts.played(t, action.card)) if isinstance(action, PlayCard) else DONE

    async def why_these(self, person: Person, tap: WhyThese) -> Answer:
        """The duty that binds, in one sentence."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            seen = view(live.state, seat)
            if seen.question is not Question.PLAY or seen.decision != tap.decision:
                raise Declined(alerts.stale(t))
            return Answer(why.why(seen, await self._display.scene(live), t), alert=True)

    async def last_trick(self, person: Person, public_id: str) -> Answer:
        """The last trick, and none before it."""
        async with self._tables.tapped(person, public_id) as (live, _, t):
            scene = await self._display.scene(live)
            return Answer(last.last_trick_alert(view(live.state, None), scene, t), alert=True)

    async def next_hand(self, person: Person, tap: NextHand) -> Answer:
        """Ready for the next hand."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            if live.state.phase is not Phase.DEAL or len(live.state.finished) != tap.hand:
                raise Declined(alerts.hand_over(t))
            if seat in live.seating.confirmed:
                raise Declined(_ready(live, t))
            events = [*returning(live, seat), HandConfirmed(seat)]
            after = await self._tables.append(live, events, acted=seat, human=True)
        return Answer(_ready(after, t))

    async def im_back(self, person: Person, public_id: str) -> Answer:
        """Take one's seat back from whoever plays for it."""
        async with self._tables.tapped(person, public_id) as (live, seat, t):
            if not live.seating.misses[seat]:
                raise Declined(alerts.never_away(t))
            await self._tables.append(live, returning(live, seat), acted=seat, human=True)
        return Answer(alerts.welcome_back(t))


def _ready(live: Live, t: Translator) -> str:
    """How many of those who play want the next hand."""
    seating = live.seating
    return alerts.ready(t, len(seating.confirmed & seating.present), len(seating.present))
