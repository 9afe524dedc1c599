"""How a match begins: its first events, from the rules, the seats and a shuffle; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.computers.player import Computer
from bot.tables.events import ComputerSeated, ProfileNamed, SeatTaken, TableEvent
from bot.tables.seating import Owner
from engine.actions import Action, AppointDealer, Cut, Deal, TurnCards
from engine.cards import Card, Seat
from engine.dealing import CUTS
from engine.events import Event
from engine.game import apply, is_cut, start
from engine.rules import FirstDealer, Rules
from engine.state import State, replay

Shuffle = Callable[[], tuple[Card, ...]]
"""A deck of 48 in a random order, anew at each call."""


def opening(
    profile: ProfileNamed, rules: Rules, owners: Sequence[Owner], shuffle: Shuffle
) -> tuple[TableEvent, ...]:
    """Everything up to the first question: `owners` by seat, all four."""
    events: tuple[Event, ...] = start(rules)
    events += apply(replay(events), _draw(rules, shuffle()))
    events += apply(replay(events), Deal(shuffle()))
    seats = (_seated(seat, owner) for seat, owner in zip(Seat, owners, strict=True))
    return (events[0], profile, *seats, *events[1:])


def next_deal(state: State, shuffle: Shuffle) -> Action:
    """How the next hand is dealt: a shuffled deck, or a cut of the last hand's tricks."""
    deck = shuffle()
    if not is_cut(state):
        return Deal(deck)
    # The first card of a shuffled deck whose place in the pack is a cut is each as likely.
    return Cut(next(card.bit for card in deck if card.bit in CUTS))


def _seated(seat: Seat, owner: Owner) -> SeatTaken | ComputerSeated:
    match owner:
        case Computer(level, name):
            return ComputerSeated(seat, level, name)
        case int(person):
            return SeatTaken(seat, person)
    raise ValueError(f"expected four players: nobody sits on {seat}")


def _draw(rules: Rules, deck: tuple[Card, ...]) -> Action:
    if rules.first_dealer is FirstDealer.TURNED_CARDS:
        return TurnCards(deck)
    # The first card of a shuffled deck is one of 48, each as likely: four seats, twelve cards each.
    return AppointDealer(Seat(deck[0].bit % 4))
