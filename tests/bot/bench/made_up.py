"""A match that never was, with all that its people tapped and saw: evidence that nothing is wrong.

Played by the engine and written down as a run of chaos writes it, for tests that tamper with it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.bench.chaos.evidence import Event, Evidence, Match, Shown, Sight, Slot, Tap, Wrote
from engine.actions import Action, Call, Deal, Delegate, NameTrump, Pass, PlayCard, TurnCards
from engine.cards import DECK, Card, Seat
from engine.codec import EVENTS
from engine.events import CardPlayed, HandScored
from engine.game import apply, legal_actions, start
from engine.rules import Rules
from engine.state import Phase, State, evolve

GROUP, KEY, NAME = -1001, 1, "abcdefgh"
NAMES = ("Ona", "Pere", "Marta", "Joan")
PEOPLE = {101 + seat: 1 + seat for seat in range(4)}
"""Their keys by their Telegram ids, seat by seat."""

_SIGNS = {"O": "🟡", "C": "🍷", "E": "⚔️", "B": "🌳"}
_SUITS = {"O": "Oros", "C": "Copes", "E": "Espases", "B": "Bastos"}
_RANKS = {9: "Manilla", 1: "As", 12: "Rei", 11: "Cavall", 10: "Sota"}


def in_words(card: Card) -> str:
    """As a table has it."""
    return f"{_SIGNS[card.suit]} {_RANKS.get(card.number, card.number)} de {_SUITS[card.suit]}"


@dataclass
class _Story:
    """It grows with every action."""

    chance: random.Random
    state: State | None = None
    events: list[Event] = field(default_factory=list)
    taps: list[Tap] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    at: float = 1000.0

    def writes(self, kind: str, payload: dict[str, Any]) -> None:
        self.events.append(Event(len(self.events) + 1, kind, payload, self.at, self.at))

    def happens(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.writes(*EVENTS.to_json(event))
            self.state = evolve(self.state, event)

    def taps_on(self, seat: int, data: str, answer: str) -> None:
        self.at += 1.0
        person = 101 + seat
        self.taps.append(Tap(person, self.at, person, 7, data, answer))
        self.at += 0.1

    def sees(self, seat: int | None, text: str) -> None:
        self.at += 0.1
        chat = GROUP if seat is None else 101 + seat
        self.sights.append(Sight(101 + (seat or 0), self.at, chat, 5, text, sent=self.at))

    def shuffled(self) -> tuple[Card, ...]:
        return tuple(self.chance.sample(DECK, len(DECK)))

    def played(self) -> None:
        """The whole match, to 36."""
        self.happens(start(Rules(target=36))[:1])
        for seat in range(4):
            self.writes("SeatTaken", {"seat": seat, "person": 1 + seat})
        assert self.state is not None
        self.happens(apply(self.state, TurnCards(self.shuffled())))
        while self.state.phase is not Phase.OVER:
            if self.state.phase is Phase.DEAL:
                self._goes_on()
            else:
                self._moves()

    def _goes_on(self) -> None:
        assert self.state is not None
        number = len(self.state.finished)
        for seat in range(4) if number else ():
            self.taps_on(seat, f"next:{NAME}:{number}", f"Fet: {seat + 1} de 4 a punt.")
            self.writes("HandConfirmed", {"seat": seat})
        self.at += 1.0
        self.happens(apply(self.state, Deal(self.shuffled())))

    def _moves(self) -> None:
        assert self.state is not None
        assert self.state.hand is not None
        hand = self.state.hand.open
        seat = hand.turn
        assert seat is not None
        actions = [a for a in legal_actions(self.state, seat) if not isinstance(a, Delegate)]
        action = self.chance.choice(actions)
        number = hand.number
        self.sees(seat, self._hand(seat))
        said = _said(action)
        confirmed = "Has jugat: " if isinstance(action, PlayCard) else ""
        self.taps_on(seat, f"a:{NAME}:{hand.decision}:{said}", confirmed)
        self.happens(apply(self.state, action))
        if isinstance(action, PlayCard):
            self.sees(None, f"Mà {number}\n{NAMES[seat]}: {in_words(action.card)}")

    def _hand(self, seat: Seat) -> str:
        assert self.state is not None
        assert self.state.hand is not None
        mask = self.state.hand.held[seat]
        held = [card for card in Card if mask & card.mask]
        lines = [f"{in_words(card)}" for card in held]
        return "\n".join(["🔔 ET TOCA · Penya", *lines])


def _said(action: Action) -> str:
    match action:
        case NameTrump():
            return f"trump-{action.trump}"
        case Call():
            return "call"
        case Pass():
            return "pass"
        case PlayCard():
            return action.card
    raise AssertionError(action)


def evidence(seed: int = 0) -> Evidence:
    """A whole match, told as it was."""
    story = _Story(random.Random(seed))
    story.played()
    assert story.state is not None
    match = Match(
        KEY, NAME, "Penya", frozenset({GROUP}), 0, True, len(story.events), tuple(story.events)
    )
    shown, slots = zip(*_screens(story.state, story.events), strict=True)
    return Evidence(
        matches=(match,),
        people=PEOPLE,
        names={101 + seat: frozenset({name}) for seat, name in enumerate(NAMES)},
        taps=tuple(story.taps),
        wrote=tuple(Wrote(person, 990.0, "/newgame") for person in PEOPLE),
        sights=tuple(story.sights),
        shown=tuple(shown),
        slots=tuple(slots),
        said=("level=info event=appended seq=7 kinds=['CardPlayed'] match=1",),
    )


def _screens(state: State, events: list[Event]) -> Iterator[tuple[Shown, Slot]]:
    """What stands in the end."""

    def message(place: str, name: str, chat: int, text: str, *buttons: str) -> tuple[Shown, Slot]:
        number = 100 + len(name) * 10 + sum(map(ord, place + name)) % 1000
        return (
            Shown(chat, number, 0, text, buttons),
            Slot(place, name, chat, number, settled=True),
        )

    hand, cards = 0, list[Card]()
    for event in events:
        if event.kind == "HandDealt":
            hand, cards = hand + 1, []
        if event.kind == CardPlayed.__name__:
            cards.append(Card(event.payload["card"]))
        if event.kind == HandScored.__name__:
            story = "\n".join(map(in_words, cards))
            yield message(
                "g1", f"table.{KEY}.{hand}", GROUP, f"La mà {hand}, basa per basa\n{story}"
            )
            written = max(event.payload["written"])
            says = f"+{written}" if written else "36 a 36"
            text = f"Fi de la mà {hand}\n➡️ {says}"
            yield message("g1", f"score.{KEY}.{hand}", GROUP, text, f"hand:{NAME}:{hand}")
    assert state.winner is not None
    names = " i ".join(NAMES[seat] for seat in state.winner.seats)
    totals = " · ".join(map(str, state.totals))
    text = f"🏆 {names} guanyen la partida!\n{totals}"
    yield message("g1", f"result.{KEY}", GROUP, text, f"again:{NAME}")
    for person, key in PEOPLE.items():
        yield message(f"p{key}", f"hand.{KEY}", person, "Penya\n🏆 Heu guanyat", f"again:{NAME}")
