"""No computer player plays the cards of silly.py, whatever the seed."""

from __future__ import annotations

import pytest

from engine.actions import PlayCard
from engine.cards import DECK, Card, Seat, Trump
from engine.events import (
    CallsClosed,
    CardPlayed,
    DealerChosen,
    Event,
    HandDealt,
    MatchStarted,
    TrickWon,
    TrumpNamed,
)
from engine.game import legal_actions
from engine.players.player import act
from engine.rules import Rules, Variant, winning_position
from engine.state import replay
from engine.view import View, view
from tests.engine.players.silly import SILLY, Silly

SEEDS = range(3)
CASES = [
    pytest.param(silly, variant, id=f"{number}-{variant}")
    for number, silly in enumerate(SILLY, 1)
    for variant in silly.variants
]
ME = Seat.SOUTH


def test_there_are_enough_of_them() -> None:
    assert len(SILLY) >= 40


@pytest.mark.parametrize(("silly", "variant"), CASES)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_plays_a_silly_card(silly: Silly, variant: str, level: str) -> None:
    if level == "easy" and not silly.absurd:
        pytest.skip("a beginner may")
    seen = view_of(silly, Variant(variant))
    wrong = {Card(text) for text in silly.wrong.split()}
    legal = {action.card for action in seen.actions if isinstance(action, PlayCard)}
    assert legal - wrong, "something else must be legal"
    assert legal & wrong, "a wrong card must be legal"
    for seed in SEEDS:
        action = act(seen, level, seed)
        assert isinstance(action, PlayCard)
        assert action.card not in wrong, silly.why


def view_of(silly: Silly, variant: Variant) -> View:
    """What I see in the position."""
    tricks = [_read(trick) for trick in silly.before]
    table = _read(silly.table) if silly.table else None
    dealt: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    dealt[ME] = [Card(text) for text in silly.me.split()]
    for leader, cards in tricks + ([table] if table else []):
        for place, card in enumerate(cards):
            dealt[leader.after(place)].append(card)
    left = [card for card in DECK if not any(card in cards for cards in dealt.values())]
    for cards in dealt.values():
        while len(cards) < 12:
            cards.append(left.pop())
    trump = Trump("botifarra" if silly.trump == "-" else silly.trump)
    leader = tricks[0][0] if tricks else table[0] if table else ME
    hands = tuple(tuple(dealt[seat]) for seat in Seat)
    events: list[Event] = [
        MatchStarted(Rules(variant=variant)),
        DealerChosen(leader.after(3)),
        HandDealt(1, leader.after(3), hands),
        TrumpNamed(Seat(silly.namer), trump),
        CallsClosed(2 if trump is Trump.BOTIFARRA else 1, leader),
    ]
    for leads, cards in tricks:
        events += [CardPlayed(leads.after(place), card) for place, card in enumerate(cards)]
        won = winning_position([card.bit for card in cards], trump.ordinal)
        events.append(TrickWon(leads.after(won), 1 + sum(card.points for card in cards)))
    if table:
        events += [CardPlayed(table[0].after(place), card) for place, card in enumerate(table[1])]
    state = replay(events)
    assert legal_actions(state, ME), "it must be my turn"
    return view(state, ME)


def _read(text: str) -> tuple[Seat, list[Card]]:
    leader, cards = text.split(":")
    return Seat(int(leader)), [Card(card) for card in cards.split()]
