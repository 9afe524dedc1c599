"""How a hand is dealt: what the bot's shuffle decides, and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bot.tables.opening import next_deal
from engine.actions import Cut, Deal
from engine.cards import DECK, Seat
from engine.dealing import CUTS
from engine.game import start
from engine.rules import Dealing, Rules
from engine.state import FinishedHand, OpenHand, State, replay


def _after(*finished: FinishedHand, dealing: Dealing) -> State:
    state = replay(start(Rules(dealing=dealing)))
    return replace(state, dealer=Seat.EAST, finished=finished)


PLAYED = FinishedHand(OpenHand(1, Seat.SOUTH), (), (36, 36), (0, 0), (0, 0), capot=False)


def test_a_shuffled_deck_is_dealt_as_it_comes() -> None:
    for state in (
        _after(dealing=Dealing.NO_SHUFFLE),
        _after(PLAYED, dealing=Dealing.SHUFFLED),
    ):
        assert next_deal(state, lambda: DECK) == Deal(DECK)


def test_the_shuffle_draws_every_cut_equally_often() -> None:
    """Over all 48 beginnings of a deck and what may follow, no cut has more chances."""
    state = _after(PLAYED, dealing=Dealing.NO_SHUFFLE)
    drawn: Counter[int] = Counter()
    for first in DECK:
        for second in DECK:
            if first is second:
                continue
            rest = tuple(card for card in DECK if card not in (first, second))
            action = next_deal(state, lambda deck=(first, second, *rest): deck)
            assert isinstance(action, Cut)
            if first.bit in CUTS or second.bit in CUTS:
                drawn[action.at] += 1
    assert set(drawn) == set(CUTS)
    assert len(set(drawn.values())) == 1
