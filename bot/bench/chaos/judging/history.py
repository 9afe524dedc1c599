"""A match as its log tells it: folded by the engine, with what was so before each event.

Promises one step for each event, as far as the log can be folded; what is wrong with it is said
once, in `broken`. Who sits where is folded here, naively.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import get_args

from bot.bench.chaos.evidence import Event, Match
from engine.cards import Card, Seat
from engine.codec import EVENTS
from engine.events import Event as GameEvent
from engine.events import HandDealt
from engine.state import State, evolve
from engine.view import view

COMPUTER = -1
"""Owner of a computer player's seat."""
MISSES = 2
"""So many turns missed in a row, and the seat is played for."""


@dataclass(frozen=True, slots=True)
class Step:
    """An event, and what was so before it. `seat`: the event's own; None where it has none.

    `hand`: the number of the last hand dealt. `playable`: what that seat might play. `since`: when
    the question began to stand (told, true). `automatic`: the seat was played for. `missed`: its
    turn was missed in this very batch. `trick_since`: when the trick before was full.
    `confirmed`: who wanted the next hand or was played for.
    """

    event: Event
    seat: int | None
    hand: int
    playable: frozenset[Card]
    last_trick: bool
    since: tuple[float, float]
    trick_since: tuple[float, float]
    owner: int | None
    owners: Mapping[int, int]
    automatic: bool
    missed: bool
    confirmed: frozenset[int]


@dataclass(slots=True)
class Hand:
    """A hand: who was dealt what, when (true), and which cards lay when."""

    number: int
    dealt_at: float
    dealt: tuple[frozenset[Card], ...]
    played: list[tuple[float, int, Card]] = field(default_factory=list)
    tricks: int = 0
    over_at: float | None = None
    voided: bool = False
    opened_at: float | None = None


@dataclass(slots=True)
class History:
    """All of a match."""

    match: Match
    steps: list[Step] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    held: list[tuple[float, int, int]] = field(default_factory=list)
    """Who (the bot's key) sat down where, and when."""
    state: State | None = None
    broken: str | None = None
    over_at: float | None = None

    def seats_of(self, person: int, at: float) -> set[int]:
        """The seats that somebody held until then."""
        return {seat for since, who, seat in self.held if who == person and since <= at}


def history(match: Match) -> History:
    """What the log tells, folded."""
    told = History(match)
    try:
        _Fold(told).run()
    except Exception as error:
        told.broken = f"event {len(told.steps) + 1}: {type(error).__name__}"
    return told


class _Fold:
    """The naive fold."""

    def __init__(self, told: History) -> None:
        self.told = told
        self.owners: dict[int, int] = {}
        self.left: set[int] = set()
        self.misses = [0, 0, 0, 0]
        self.confirmed: set[int] = set()
        self.question: tuple[object, ...] = ()
        self.since = (0.0, 0.0)
        self.trick_since = (0.0, 0.0)

    def run(self) -> None:
        missed: set[int] = set()
        batch = None
        for event in self.told.match.events:
            if event.told != batch:
                batch, missed = event.told, set()
            seat = event.payload.get("seat")
            if event.kind == "TurnMissed" and seat is not None:
                missed.add(seat)
            self.told.steps.append(self._step(event, seat, seat in missed))
            self._seats(event, seat)
            self._game(event)

    def automatic(self, seat: int) -> bool:
        away = seat in self.left or self.misses[seat] >= MISSES
        return away or self.owners.get(seat) == COMPUTER

    def _step(self, event: Event, seat: int | None, missed: bool) -> Step:
        state = self.told.state
        playable: frozenset[Card] = frozenset()
        if state is not None and seat is not None and event.kind == "CardPlayed":
            playable = frozenset(view(state, Seat(seat)).playable)
        hand = state.hand.open if state is not None and state.hand else None
        return Step(
            event=event,
            seat=seat,
            hand=self.told.hands[-1].number if self.told.hands else 0,
            playable=playable,
            last_trick=hand is not None and len(hand.tricks) == 11,
            since=self.since,
            trick_since=self.trick_since,
            owner=None if seat is None else self.owners.get(seat),
            owners=dict(self.owners),
            automatic=seat is not None and self.automatic(seat),
            missed=missed,
            confirmed=frozenset(
                one for one in range(4) if one in self.confirmed or self.automatic(one)
            ),
        )

    def _seats(self, event: Event, seat: int | None) -> None:
        match event.kind:
            case "SeatTaken":
                person: int = event.payload["person"]
                assert seat is not None
                self.owners[seat] = person
                self.left.discard(seat)
                self.misses[seat] = 0
                self.confirmed.discard(seat)
                self.told.held.append((event.at, person, seat))
            case "ComputerSeated":
                assert seat is not None
                self.owners[seat] = COMPUTER
            case "SeatLeft":
                assert seat is not None
                self.left.add(seat)
            case "TurnMissed":
                assert seat is not None
                self.misses[seat] += 1
            case "SeatTakenBack":
                assert seat is not None
                self.misses[seat] = 0
            case "HandConfirmed":
                assert seat is not None
                self.confirmed.add(seat)
            case "HandOpened":
                self.told.hands[event.payload["number"] - 1].opened_at = event.at
            case "MatchEnded":
                self.told.over_at = event.at
            case _:
                pass

    def _game(self, event: Event) -> None:
        told = self.told
        try:
            happened = EVENTS.from_json(event.kind, dict(event.payload))
        except ValueError:
            if event.kind in _GAME:
                raise
            return
        told.state = evolve(told.state, happened)
        if isinstance(happened, HandDealt):
            dealt = tuple(frozenset(cards) for cards in happened.hands)
            told.hands.append(Hand(happened.number, event.at, dealt))
            self.confirmed = set()
        match event.kind:
            case "CardPlayed":
                card = Card(event.payload["card"])
                told.hands[-1].played.append((event.at, event.payload["seat"], card))
            case "TrickWon":
                told.hands[-1].tricks += 1
                self.trick_since = (event.told, event.at)
            case "HandScored" | "HandVoided":
                told.hands[-1].over_at = event.at
                told.hands[-1].voided = event.kind == "HandVoided"
            case "MatchWon":
                told.over_at = event.at
            case _:
                pass
        question = _question(told.state)
        if question != self.question:
            self.question, self.since = question, (event.told, event.at)


_GAME = {kind.__name__ for kind in get_args(GameEvent)}


def _question(state: State) -> tuple[object, ...]:
    """Changes with whatever is put to people next."""
    if state.hand is None:
        return (len(state.finished),)
    hand = state.hand.open
    return hand.decision, len(hand.trick), len(hand.said), hand.turn
