"""What computer players make of the matches of this process: one thought at a time for each.

Promises: a thought is begun as soon as a question stands, and asked for again whenever its match is
looked at, so that none has to be written down; what was thought about another question is dropped.
Leaves to others: when the answer is played (the match's own deadlines), and whether it still holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import structlog

from bot.computers.player import ORDINARY_LEVEL, Computer
from bot.computers.workers import Workers
from bot.tables.consent import offered
from bot.tables.itself import in_last_trick
from bot.tables.live import Live
from engine.actions import Action, EndHand, PlayCard
from engine.cards import Seat
from engine.events import Event
from engine.game import apply
from engine.state import State, evolve
from engine.view import View, view

log = structlog.get_logger()

Row = tuple[Action, ...]
"""What the computer plays in a row, until somebody else is asked or something is to be seen."""


@dataclass(frozen=True, slots=True)
class _Job:
    """A thought about one question."""

    about: tuple[object, ...]
    task: asyncio.Task[Any]

    @property
    def result(self) -> Any:
        """None as long as there is none."""
        done = self.task.done() and not self.task.cancelled()
        return self.task.result() if done and self.task.exception() is None else None


class Thinking:
    """The computer players' thoughts."""

    def __init__(self, workers: Workers, thought: Callable[[int], Awaitable[None]]) -> None:
        """`thought`: called with a match about which something has been thought."""
        self._workers = workers
        self._thought = thought
        self._jobs: dict[tuple[int, str], _Job] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def look(self, live: Live) -> None:
        """Begin to think about whatever this match asks of the computer."""
        if live.over or live.match.paused:
            self._drop(live.match.id)
            return
        seat = live.state.hand.open.turn if live.state.hand else None
        if seat is not None and seat in live.seating.automatic and not in_last_trick(live.state):
            self._begin_row(live)
        for seat in _asked_aside(live):
            self._begin_reply(live, seat)

    def row(self, live: Live) -> Row | None:
        """What is to be played for whoever's turn it is; None as long as nobody knows."""
        row: Row | None = self._begin_row(live).result
        return row

    def replies(self, live: Live) -> list[EndHand]:
        """What computer players answer to the ends of the hand that are on offer."""
        jobs = (self._begin_reply(live, seat) for seat in _asked_aside(live))
        return [job.result for job in jobs if job.result is not None]

    async def settled(self) -> None:
        """Wait until nothing is being thought, and all that was thought has been told."""
        while pending := [
            task
            for task in (*(job.task for job in self._jobs.values()), *self._telling)
            if not task.done()
        ]:
            await asyncio.wait(pending)

    def close(self) -> None:
        """Think no more, and tell nobody of what was thought: the next start thinks anew."""
        for match, _ in list(self._jobs):
            self._drop(match)
        for telling in self._telling:
            telling.cancel()
        self._workers.close()

    def _drop(self, match: int) -> None:
        for name in [name for name in self._jobs if name[0] == match]:
            self._jobs.pop(name).task.cancel()

    def _begin_row(self, live: Live) -> _Job:
        hand = live.state.hand
        assert hand is not None
        asked = (hand.open.decision, hand.open.turn, len(hand.open.trick), len(hand.open.said))
        about = (*asked, live.seating.automatic)  # of whom somebody may come and play meanwhile
        return self._begin(live.match.id, "row", about, lambda: self._think_row(live))

    def _begin_reply(self, live: Live, seat: Seat) -> _Job:
        hand = live.state.hand
        assert hand is not None
        about = (hand.open.decision, hand.open.void, hand.concessions)
        seen = view(live.state, seat)
        return self._begin(
            live.match.id,
            f"reply {int(seat)}",
            about,
            lambda: self._workers.reply(seen, seed_of(live, seat, hand.open.decision)),
        )

    def _begin(
        self,
        match: int,
        name: str,
        about: tuple[object, ...],
        think: Callable[[], Coroutine[Any, Any, Any]],
    ) -> _Job:
        job = self._jobs.get((match, name))
        if job is not None and job.about == about and not _failed(job.task):
            return job
        if job is not None:
            job.task.cancel()
        job = self._jobs[match, name] = _Job(about, asyncio.create_task(think()))
        job.task.add_done_callback(lambda task: self._tell(match, task))
        return job

    def _tell(self, match: int, task: asyncio.Task[Any]) -> None:
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("a computer player could not think", match=match, error=type(error).__name__)
            return  # asked again when the match is next looked at
        telling = asyncio.ensure_future(self._told(match))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _told(self, match: int) -> None:
        try:
            await self._thought(match)
        except Exception:
            log.exception("what a computer player thought was not played", match=match)

    async def _think_row(self, live: Live) -> Row:
        """Until somebody else's turn, the end of a trick, or of what trumps or calls are about."""
        state, found = live.state, list[Action]()
        phase = state.phase
        while state.hand is not None and (seat := state.hand.open.turn) is not None:
            if found and seat not in live.seating.automatic:
                break
            action = await self._act(live, view(state, seat), state.hand.open.decision)
            found.append(action)
            for event in apply(state, action):
                state = evolve(state, event)
            if state.phase is not phase or _to_be_seen(state, action):
                break
        return tuple(found)

    async def _act(self, live: Live, seen: View, decision: int) -> Action:
        """A computer player by its own level; for a person by the ordinary one."""
        assert seen.seat is not None
        owner, seed = live.seating.owners[seen.seat], seed_of(live, seen.seat, decision)
        if isinstance(owner, Computer):
            thought = await self._workers.think(seen, owner.level, seed, for_itself=True)
        else:
            thought = await self._workers.think(seen, ORDINARY_LEVEL, seed, for_itself=False)
        return thought.action


def carried_out(state: State, row: Row) -> tuple[Event, ...]:
    """The events that a row brings about. IllegalAction if it doesn't fit this state."""
    events: list[Event] = []
    for action in row:
        for event in apply(state, action):
            state = evolve(state, event)
            events.append(event)
    return tuple(events)


def _to_be_seen(state: State, action: Action) -> bool:
    """A trick is full, or only the twelfth is left, which plays itself."""
    hand = state.hand
    full = hand is None or (isinstance(action, PlayCard) and not hand.open.trick)
    return full or in_last_trick(state)


def _asked_aside(live: Live) -> list[Seat]:
    """Computer players to whom an early end of the hand is offered."""
    return [seat for seat in sorted(live.seating.computers) if offered(live.state, seat)]


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def seed_of(live: Live, seat: Seat, decision: int) -> int:
    """The same after a restart, so that a thought that was lost comes out as it would have."""
    question = f"{live.match.id} {live.hand_number} {decision} {int(seat)}"
    return crc32(question.encode())
