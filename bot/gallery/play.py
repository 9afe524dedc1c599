"""Scripted matches for the screens: fixed decks, fixed people, and a step that can be named."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.screens.scene import Scene
from bot.screens.screen import Screen
from engine.actions import (
    Action,
    Call,
    Deal,
    Delegate,
    NameTrump,
    Pass,
    PlayCard,
    TurnCards,
)
from engine.cards import DECK, Card, Seat, Trump
from engine.game import apply, legal_actions, start
from engine.rules import Rules
from engine.state import FinishedHand, Phase, State, evolve, replay

NAMES = ("Ona", "Pere", "Marta", "Joan")


def deck(seed: int) -> tuple[Card, ...]:
    """The same shuffled pack for the same seed."""
    cards = list(DECK)
    random.Random(seed).shuffle(cards)
    return tuple(cards)


class Game:
    """A match played step by step; `state` is where it stands."""

    def __init__(self, rules: Rules | None = None, seed: int = 1) -> None:
        self.state: State = replay(start(rules or Rules()))
        self.seed = seed

    @classmethod
    def at(cls, state: State) -> Game:
        """A game that goes on from here, leaving the other where it is."""
        game = cls(state.rules)
        game.state = state
        return game

    def with_finished(self, finished: tuple[FinishedHand, ...]) -> Game:
        """As if these hands had been played."""
        self.state = replace(self.state, finished=finished)
        return self

    def do(self, action: Action) -> Game:
        """Apply one action."""
        for event in apply(self.state, action):
            self.state = evolve(self.state, event)
        return self

    def draw(self) -> Game:
        """Find the first dealer by turned cards."""
        return self.do(TurnCards(deck(self.seed + 100)))

    def deal(self) -> Game:
        """Deal the next hand."""
        self.seed += 1
        return self.do(Deal(deck(self.seed)))

    def turn(self) -> Seat:
        """Whose move it is."""
        assert self.state.hand is not None
        seat = self.state.hand.open.turn
        assert seat is not None
        return seat

    def name(self, trump: Trump) -> Game:
        """Whoever is asked names this."""
        return self.do(NameTrump(self.turn(), trump))

    def delegate(self) -> Game:
        """The dealer delegates."""
        return self.do(Delegate(self.turn()))

    def call(self) -> Game:
        """Whoever is asked first calls."""
        return self.do(Call(self.turn()))

    def ahead(self, *, call: bool) -> Game:
        """Whoever is asked second decides before their turn."""
        assert self.state.hand is not None
        second = self.state.hand.open.asked[1]
        return self.do(Call(second) if call else Pass(second))

    def passes(self, times: int = 2) -> Game:
        """As many passes, in order of speech."""
        for _ in range(times):
            self.do(Pass(self.turn()))
        return self

    def cards(self, count: int, *, strong: bool = True) -> Game:
        """As many cards, each player's strongest legal one, or the weakest."""
        for _ in range(count):
            seat = self.turn()
            plays = [a for a in legal_actions(self.state, seat) if isinstance(a, PlayCard)]
            plays.sort(key=lambda play: (play.card.strength, play.card))
            self.do(plays[-1 if strong else 0])
        return self

    def whole_hand(self, trump: Trump = Trump.COPES) -> Game:
        """Deal and play a hand without calls."""
        self.deal().name(trump)
        if self.state.phase is Phase.CALLS:
            self.passes()
        return self.cards(48)


def scene(**changes: object) -> Scene:
    """The table of Ona, Pere, Marta and Joan at Can Pere."""
    fields: dict[str, object] = {
        "match": "m7Kq2",
        "names": NAMES,
        "group": "Can Pere",
        "bot": "botifarra_bot",
        "group_link": "https://t.me/c/1234567/89",
        **changes,
    }
    return Scene(**fields)  # type: ignore[arg-type]


def shown(screen: Screen) -> str:
    """A screen as a reader of golden files sees it: text as sent, buttons in brackets."""
    rows = (
        " ".join(
            f"[{button.text}]" + (f"({button.style})" if button.style else "") for button in row
        )
        for row in screen.buttons
    )
    return "\n".join((screen.text.replace("\u2800", "·"), *rows))
