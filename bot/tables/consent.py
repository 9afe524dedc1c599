"""What is said for those who are not there, when the early end of a hand is on offer; pure.

Promises: whoever is played for stands in nobody's way. Who has left agrees to what the partner
concedes; who is absent may come back to a hand that isn't lost. Whoever is played for agrees to a
void. It makes no difference whether they went before the offer or after it.
"""

from __future__ import annotations

from bot.tables.seating import Seating
from engine.actions import Concede, Void
from engine.cards import Seat
from engine.events import Event
from engine.game import apply, refusal
from engine.rules import Ending
from engine.state import Offer, State, evolve


def consent(state: State, seating: Seating) -> tuple[Event, ...]:
    """The events that their yes brings about; none where nothing is on offer to them."""
    said: list[Event] = []
    conceding: list[Concede | Void] = [Concede(seat) for seat in sorted(seating.left)]
    for yes in (*conceding, *(Void(seat) for seat in sorted(seating.stand_in))):
        ending = Ending.CONCEDED if isinstance(yes, Concede) else Ending.VOIDED
        if stands(state, yes.seat, ending) and refusal(state, yes) is None:
            events = apply(state, yes)
            said += events
            for event in events:
                state = evolve(state, event)
    return tuple(said)


def offered(state: State, seat: Seat) -> bool:
    """Whether an early end waits for this seat's word."""
    return any(
        stands(state, seat, ending) and refusal(state, yes) is None
        for yes, ending in ((Concede(seat), Ending.CONCEDED), (Void(seat), Ending.VOIDED))
    )


def stands(state: State, seat: Seat, ending: str) -> bool:
    """Whether that end of the hand is on offer, as far as this seat may know, and not refused."""
    if state.hand is None:
        return False
    offer: Offer | None = None
    if ending == Ending.CONCEDED:
        offer = state.hand.concessions[seat.team.ordinal]
    elif ending == Ending.VOIDED:
        offer = state.hand.open.void
    return offer is not None and offer.stands
