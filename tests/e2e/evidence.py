"""What may be concluded after a match, from its log and from what people saw.

Independent of how the program shows things: cards are read off the screens word by word, as chaos
reads them, and the log is folded by the engine alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.bench.chaos.reading import held_cards_in
from bot.callbacks import Act
from bot.sandbox import Room
from bot.sandbox.record import Sight
from bot.tables.events import CODEC, SeatTaken, TableEvent
from engine.cards import Card, Seat, Team
from engine.codec import EVENTS
from engine.events import CardPlayed, HandDealt
from engine.state import State, evolve, replay
from engine.view import view
from tests.e2e.support import Four, Program, Tap


def _cards_of(sight: Sight) -> set[Card]:
    labels = "\n".join(label for row in sight.labels for label in row)
    return held_cards_in(f"{sight.text}\n{labels}")


# --- the log ---


@dataclass(frozen=True, slots=True)
class Log:
    """A match as it is written: its events, when each was written, and who sits where."""

    match: str
    events: tuple[TableEvent, ...]
    at: tuple[float, ...]
    seats: dict[int, Seat]
    """By the person's Telegram id."""

    @property
    def state(self) -> State:
        """What the engine alone makes of it."""
        return replay(event for event in self.events if EVENTS.knows(event))

    def played(self) -> list[tuple[int, Seat, Card]]:
        """Every card played: in which hand, from which seat."""
        hand, found = 0, []
        for event in self.events:
            if isinstance(event, HandDealt):
                hand = event.number
            elif isinstance(event, CardPlayed):
                found.append((hand, event.seat, event.card))
        return found

    def only_cards(self) -> set[tuple[int, Seat, Card]]:
        """Those of `played` that had to be: nothing else was legal, so they may play themselves."""
        hand, found = 0, set()
        state: State | None = None
        for event in self.events:
            if isinstance(event, HandDealt):
                hand = event.number
            elif isinstance(event, CardPlayed):
                assert state is not None
                if len(view(state, event.seat).playable) == 1:
                    found.add((hand, event.seat, event.card))
            if EVENTS.knows(event):
                state = evolve(state, event)
        return found

    def until(self, moment: float) -> Iterator[TableEvent]:
        """What had been written at that moment."""
        return (event for event, at in zip(self.events, self.at, strict=True) if at <= moment)


async def log_of(program: Program, room: Room) -> Log:
    """The log of the last match in this room."""
    async with program.memory() as memory:
        chat = await memory.chats.by_telegram_id(room.chat_id)
        assert chat is not None
        match = await memory.matches.latest_of(chat.id, room.thread or 0)
        assert match is not None
        rows = await memory.matches.load(match.id)
        events = tuple(CODEC.from_json(row.kind, row.payload) for row in rows)
        taken = {event.person: event.seat for event in events if isinstance(event, SeatTaken)}
        seats = {}
        for person in (await memory.persons.get_many(taken)).values():
            assert person.telegram_id is not None
            seats[person.telegram_id] = taken[person.id]
        return Log(match.public_id, events, tuple(row.at for row in rows), seats)


# --- what must be so ---


def totals_shown(four: Four) -> tuple[int, int]:
    """The totals in the result message, the pair of seats 0 and 2 first."""
    result = next(m.text for m in reversed(four.room.messages()) if "🏆" in m.text)
    found = re.search(r" (\d+) · \S+ (\d+)$", result, re.MULTILINE)
    assert found is not None, result
    return int(found[1]), int(found[2])


def replays_to_what_is_shown(log: Log, four: Four) -> None:
    """The engine, from the log alone, comes to the totals and the winners in the group."""
    state = log.state
    assert state.totals == totals_shown(four)
    assert state.winner is not None
    names = {seat: p.name for p in four.people for seat in [log.seats[p.id]]}
    result = next(m.text for m in reversed(four.room.messages()) if "🏆" in m.text)
    first, second = state.winner.seats
    assert f"{names[first]} i {names[second]} guanyen" in result
    assert state.totals[state.winner.ordinal] > state.totals[_other(state.winner)]


def _other(team: Team) -> int:
    return team.other.ordinal


def confirmed_taps_are_logged_once(log: Log, taps: Sequence[Tap]) -> None:
    """Every card the bot confirmed lies in the log exactly once; nothing else was played, but for
    what played itself."""
    played = log.played()
    assert len(set(played)) == len(played)
    tapped = set()
    for tap in taps:
        if not isinstance(tap.callback, Act) or tap.callback.match != log.match:
            continue
        word = tap.callback.move
        if word not in set(Card):
            continue
        card = (tap.callback.decision // 32, log.seats[tap.person.id], Card(word))
        tapped.add(card)
        assert not tap.confirmed or played.count(card) == 1, f"{tap} is not in the log"
    assert set(played) - log.only_cards() <= tapped, "a card lies that nobody tapped"


def nobody_saw_what_was_hidden(log: Log, four: Four) -> None:
    """Private chats showed one's own cards and those that lay; the group only those that lay."""
    for person in four.people:
        seat, seen = log.seats[person.id], set()
        for sight in person.saw:
            if not sight.by_bot or sight.kind == "deletion":
                continue
            personal = sight.kind in ("toast", "alert") or sight.chat_id == person.id
            shown = _cards_of(sight)
            allowed, own = _open(log, sight.at), _held(log, sight.at, seat)
            if personal:
                seen |= shown & own
                allowed |= own
            elif sight.chat_id != four.room.chat_id:
                continue
            elif story := re.search(r"(?:La mà|Fi de la mà) (\d+)", sight.text):
                allowed |= _open(log, sight.at, int(story[1]))
            assert shown <= allowed, f"{person} saw {shown - allowed}:\n{sight.text}"
        dealt = {card for e in log.events if isinstance(e, HandDealt) for card in e.hands[seat]}
        assert seen == dealt, f"{person} was dealt {dealt - seen} and never saw it"


def _open(log: Log, moment: float, hand: int | None = None) -> set[Card]:
    """The cards that lay open then: of hand `hand`, or of the one that was being played."""
    cards: set[Card] = set()
    number = 0
    for event in log.until(moment):
        match event:
            case HandDealt():
                number = event.number
                if hand is None and number > 1:
                    cards = set()
            case CardPlayed() if hand in (None, number):
                cards.add(event.card)
            case _:
                pass
    return cards


def _held(log: Log, moment: float, seat: Seat) -> set[Card]:
    dealt = [event for event in log.until(moment) if isinstance(event, HandDealt)]
    return set(dealt[-1].hands[seat]) if dealt else set()
