"""Counts of legal card sequences from fixed deals, kept in perft.json, held three ways.

The naive rules write the file (`--update-goldens`); the engine's masks and the game itself must
come to the same counts, trick after trick, in lliure and with each setting of obligada's options
(the game for the smallest deals alone).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from engine.cards import Card, Mask, Seat, Trump, indices, mask_of
from engine.events import CallsClosed, DealerChosen, HandDealt, TrumpNamed
from engine.game import apply, legal_actions, start
from engine.rules import Rules, playable, winning_position
from engine.state import State, evolve, replay
from tests.conftest import Golden
from tests.engine import naive
from tests.engine.laws import EVERY_LAW, naive_options
from tests.engine.notation import read_rules, write_rules
from tests.engine.perft import DEALS, FILE, each

SMALL_DEALS = [deal for deal in DEALS if len(deal["hands"][0]) == 3]


def test_naive_rules_come_to_the_kept_counts(golden: Golden) -> None:
    lines = []
    for deal in DEALS:
        hands = tuple(frozenset(hand) for hand in deal["hands"])
        table = naive.Table(hands, deal["leader"], deal["trump"])
        counts = {
            write_rules(rules): naive.perft(table, naive_options(rules)) for rules in EVERY_LAW
        }
        head = json.dumps({**deal, "counts": None}).removesuffix("null}")
        rows = (f"   {json.dumps(rules)}: {json.dumps(row)}" for rules, row in counts.items())
        lines.append(f"  {head}{{\n" + ",\n".join(rows) + "}}")
    golden(FILE, '{\n "deals": [\n' + ",\n".join(lines) + "\n ]\n}\n")


@each(DEALS)
def test_masks_come_to_the_kept_counts(deal: dict[str, Any]) -> None:
    hands = [mask_of(Card(text) for text in hand) for hand in deal["hands"]]
    trump = Trump(deal["trump"] or "botifarra").ordinal
    for text, kept in deal["counts"].items():
        counts = [0] * len(kept)
        _walk(hands, deal["leader"], (), trump, read_rules(text), counts)
        assert counts == kept, text


@each(SMALL_DEALS)
def test_the_game_comes_to_the_kept_counts(deal: dict[str, Any]) -> None:
    for text, kept in deal["counts"].items():
        counts = [0] * len(kept)
        _play(_short_hand(deal, read_rules(text)), counts)
        assert counts == kept, text


def _walk(
    hands: Sequence[Mask],
    leader: int,
    trick: tuple[int, ...],
    trump: int,
    rules: Rules,
    counts: list[int],
) -> None:
    seat = (leader + len(trick)) % 4
    for card in indices(playable(hands[seat], trick, trump, rules)):
        left = list(hands)
        left[seat] &= ~(1 << card)
        laid = (*trick, card)
        if len(laid) < 4:
            _walk(left, leader, laid, trump, rules, counts)
            continue
        counts[len(counts) - left[0].bit_count() - 1] += 1
        _walk(left, (leader + winning_position(laid, trump)) % 4, (), trump, rules, counts)


def _short_hand(deal: dict[str, Any], rules: Rules) -> State:
    hands = tuple(tuple(Card(text) for text in hand) for hand in deal["hands"])
    dealer = Seat((deal["leader"] + 3) % 4)
    return replay(
        (
            *start(rules),
            DealerChosen(dealer),
            HandDealt(1, dealer, hands),
            TrumpNamed(dealer, Trump(deal["trump"] or "botifarra")),
            CallsClosed(1, dealer.next),
        )
    )


def _play(state: State, counts: list[int]) -> None:
    assert state.hand is not None
    if not state.hand.open.trick and state.hand.open.tricks:
        counts[len(state.hand.open.tricks) - 1] += 1
    turn = state.hand.open.turn
    assert turn is not None
    for action in legal_actions(state, turn):
        after = state
        for event in apply(state, action):
            after = evolve(after, event)
        _play(after, counts)
