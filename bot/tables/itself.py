"""What plays itself: an only legal card, and the twelfth trick, in which everybody has only one."""

from __future__ import annotations

from itertools import chain

from engine.actions import PlayCard
from engine.cards import Seat
from engine.events import Event
from engine.game import apply, legal_actions
from engine.state import State, evolve

LAST_TRICK = 12


def only_card(state: State, seat: Seat) -> PlayCard | None:
    """The one card this seat may play now; None where it has a choice, or isn't asked for one."""
    cards = [action for action in legal_actions(state, seat) if isinstance(action, PlayCard)]
    return cards[0] if len(cards) == 1 else None


def in_last_trick(state: State) -> bool:
    """The twelfth trick is being played: nobody has anything to choose any more."""
    hand = state.hand
    return hand is not None and len(hand.open.tricks) == LAST_TRICK - 1


def has_played(state: State, action: PlayCard) -> bool:
    """This seat has played that card, in the hand in progress or else in the last one."""
    if state.hand is not None:
        hand = state.hand.open
    elif state.finished:
        hand = state.finished[-1].open
    else:
        return False
    plays = (trick.plays for trick in hand.tricks)
    return (action.seat, action.card) in (*chain(*plays), *hand.laid)


def played_out(state: State) -> tuple[Event, ...]:
    """What the only card of whoever's turn it is brings about; in the last trick all that follow.

    Raises ValueError if there is a choice.
    """
    events: list[Event] = []
    last = in_last_trick(state)
    while state.hand is not None and (seat := state.hand.open.turn) is not None:
        action = only_card(state, seat)
        if action is None:
            raise ValueError(f"expected a single legal card: seat {seat} has a choice")
        for event in apply(state, action):
            state = evolve(state, event)
            events.append(event)
        if not last:
            break
    return tuple(events)
