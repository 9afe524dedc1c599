"""The kinds of exercise: what is seen, what may be answered, and which answers are right.

The reader is seat 0 in all of them, so that 1 sits to the right, 2 opposite and 3 to the left.
`vector` names the situation of `tests/vectors/` that it is, if it is one; a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engine.actions import Action, AppointDealer, Call, Deal, Delegate, NameTrump
from engine.cards import DECK, Card, Seat, Team, Trump, fan, mask_of
from engine.game import apply, legal_actions, start
from engine.rules import (
    Explanation,
    FirstDealer,
    Level,
    Rules,
    explain,
    match_is_over,
    multiplier,
    playable,
    score,
    trick_points,
    winning_position,
)
from engine.state import OpenHand, Phase, State, evolve, replay

LLIURE = Rules()

Option = Card | Seat | Level | int | bool | str | tuple[Team | None, int] | None
"""One answer that is on offer: what it stands for depends on the exercise."""


@dataclass(frozen=True, slots=True)
class Duty:
    """It is the reader's turn: which card may be played, or how many of them?"""

    table: tuple[Card, ...]
    hand: tuple[Card, ...]
    trump: Trump = Trump.OROS
    rules: Rules = LLIURE
    ask: Literal["card", "how_many"] = "card"
    counts: tuple[int, ...] = ()
    vector: str = ""
    trap: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        return self.hand if self.ask == "card" else self.counts

    @property
    def right(self) -> frozenset[Option]:
        return frozenset(self.legal) if self.ask == "card" else frozenset({len(self.legal)})

    @property
    def legal(self) -> tuple[Card, ...]:
        """What may be played, as it is held."""
        bits = playable(mask_of(self.hand), self._bits, self.trump.ordinal, self.rules)
        return tuple(card for card in self.hand if card.mask & bits)

    @property
    def explanation(self) -> Explanation:
        """Why those and no others."""
        return explain(mask_of(self.hand), self._bits, self.trump, self.rules)

    @property
    def laid(self) -> tuple[tuple[Seat, Card], ...]:
        """Who has played what, in order."""
        return _laid(self.table, Seat(-len(self.table) % 4))

    @property
    def winner(self) -> Seat:
        """Who is winning so far."""
        return self.laid[winning_position(self._bits, self.trump.ordinal)][0]

    @property
    def _bits(self) -> list[int]:
        return [card.bit for card in self.table]


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards on the table: whose turn is it, who takes them, who leads then, what are they worth?"""

    table: tuple[Card, ...]
    leader: Seat
    ask: Literal["turn", "winner", "leads", "worth"]
    trump: Trump = Trump.BOTIFARRA
    counts: tuple[int, ...] = ()
    vector: str = ""
    trap: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        return self.counts if self.ask == "worth" else tuple(Seat)

    @property
    def right(self) -> frozenset[Option]:
        match self.ask:
            case "turn":
                return frozenset({self.leader.after(len(self.table))})
            case "worth":
                return frozenset({trick_points(mask_of(self.table))})
            case _:
                return frozenset({self.winner})

    @property
    def best(self) -> Card:
        """The card that takes it."""
        return self.table[self._place]

    @property
    def laid(self) -> tuple[tuple[Seat, Card], ...]:
        """Who has played what, in order."""
        return _laid(self.table, self.leader)

    @property
    def winner(self) -> Seat:
        """Who takes it."""
        return self.laid[self._place][0]

    @property
    def _place(self) -> int:
        return winning_position([card.bit for card in self.table], self.trump.ordinal)


@dataclass(frozen=True, slots=True)
class Strongest:
    """Cards of one suit: which beats the others?"""

    cards: tuple[Card, ...]
    vector: str = ""
    trap: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        return self.cards

    @property
    def right(self) -> frozenset[Option]:
        return frozenset(self.ranked[:1])

    @property
    def ranked(self) -> tuple[Card, ...]:
        """The strongest first."""
        return fan(mask_of(self.cards))


@dataclass(frozen=True, slots=True)
class Speech:
    """Trumps and calls: whose turn is it, who leads, what may be said, what is the hand worth?"""

    dealer: Seat
    ask: Literal["names", "speaks", "leads", "may_name", "level", "times"]
    said: tuple[Action, ...] = ()
    counts: tuple[int, ...] = ()
    rules: Rules = LLIURE
    vector: str = ""
    trap: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        match self.ask:
            case "may_name":
                return (Trump.COPES.value, Trump.BOTIFARRA.value, "delegate")
            case "level":
                return (Level.SANT_VICENC, None)
            case "times":
                return self.counts
            case _:
                return tuple(Seat)

    @property
    def right(self) -> frozenset[Option]:
        hand = self.hand
        match self.ask:
            case "may_name":
                return frozenset(map(_word, legal_actions(self._state, Seat.SOUTH)))
            case "level":
                return frozenset({hand.asking if self._state.phase is Phase.CALLS else None})
            case "times":
                assert hand.trump is not None
                return frozenset({multiplier(hand.trump, hand.level)})
            case "leads":
                return frozenset({hand.leader or self.dealer.next})
            case _:
                return frozenset({hand.turn})

    @property
    def hand(self) -> OpenHand:
        """What everybody knows of it."""
        hand = self._state.hand
        assert hand is not None
        return hand.open

    @property
    def _state(self) -> State:
        state = replay(start(replace(self.rules, first_dealer=FirstDealer.RANDOM)))
        for action in (AppointDealer(self.dealer), Deal(DECK), *self.said):
            for event in apply(state, action):
                state = evolve(state, event)
        return state


@dataclass(frozen=True, slots=True)
class Sum:
    """A hand is over: who writes what?"""

    points: tuple[int, int]
    """The reader's pair first."""
    written: tuple[tuple[Team | None, int], ...]
    trump: Trump = Trump.OROS
    level: Level = Level.NONE
    namer: Seat = Seat.SOUTH
    vector: str = ""
    trap: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        return self.written

    @property
    def right(self) -> frozenset[Option]:
        ours, theirs = score(self.points, self.times)
        if ours == theirs:
            return frozenset({(None, 0)})
        return frozenset({(Team.A, ours) if ours else (Team.B, theirs)})

    @property
    def times(self) -> int:
        return multiplier(self.trump, self.level)

    @property
    def capot(self) -> bool:
        return max(self.points) == sum(self.points)


@dataclass(frozen=True, slots=True)
class End:
    """A hand is written: is the match over?"""

    before: int
    written: int
    target: Literal[36, 51, 101, 151] = 101
    vector: str = ""
    trap: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        return (True, False)

    @property
    def right(self) -> frozenset[Option]:
        return frozenset({match_is_over((self.after, 0), 1, Rules(target=self.target))})

    @property
    def after(self) -> int:
        return self.before + self.written


Exercise = Duty | Trick | Strongest | Speech | Sum | End


def cards(text: str) -> tuple[Card, ...]:
    """`9C 4C`, as they are written in the vectors."""
    return tuple(map(Card, text.split()))


def _laid(table: Sequence[Card], leader: Seat) -> tuple[tuple[Seat, Card], ...]:
    return tuple((leader.after(turn), card) for turn, card in enumerate(table))


def _word(action: Action) -> Option:
    match action:
        case NameTrump(trump=trump):
            return trump.value
        case Delegate():
            return "delegate"
        case Call():
            return "call"
        case _:
            return None
