"""Every situation of tests/vectors with its right answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.actions import AppointDealer, Call, Deal, Delegate, NameTrump, Pass
from engine.cards import DECK, Card, Seat, Team, Trump, cards_of, mask_of
from engine.events import Event, HandScored
from engine.game import apply, start
from engine.rules import (
    FirstDealer,
    Level,
    PartnerWinning,
    Rules,
    SantVicenc,
    Variant,
    match_is_over,
    may_be_called,
    multiplier,
    playable,
    score,
    trick_points,
    winning_position,
)
from engine.state import Phase, State, evolve, replay

Vector = dict[str, Any]
VECTORS = Path(__file__).parents[1] / "vectors"


def _vectors(name: str, *kinds: str) -> list[Any]:
    vectors = json.loads((VECTORS / name).read_text(encoding="utf-8"))["vectors"]
    return [
        pytest.param(vector, id=vector["id"])
        for vector in vectors
        if not kinds or vector["kind"] in kinds
    ]


def _trump(letter: str | None) -> Trump:
    return Trump.BOTIFARRA if letter is None else Trump(letter)


def _contract(word: str) -> Trump:
    return Trump.BOTIFARRA if word == "botifarra" else Trump.OROS


@pytest.mark.parametrize("vector", _vectors("legal_moves.json"))
def test_legal_cards(vector: Vector) -> None:
    options = dict(vector["options"])
    if "partner_winning" in options:
        options["partner_winning"] = PartnerWinning(options["partner_winning"])
    rules = Rules(variant=Variant(vector["variant"]), **options)
    trick = [Card(laid["card"]).bit for laid in vector["table"]]
    hand = mask_of(Card(text) for text in vector["hand"])
    legal = playable(hand, trick, _trump(vector["trump"]).ordinal, rules)
    assert sorted(cards_of(legal)) == vector["legal"]


@pytest.mark.parametrize("vector", _vectors("scoring.json", "hand"))
def test_score_of_a_hand(vector: Vector) -> None:
    trump, level = _contract(vector["contract"]), Level(vector["level"])
    rules = Rules(sant_vicenc=SantVicenc(vector["options"]["sant_vicenc"]))
    assert may_be_called(level, trump, rules)
    assert multiplier(trump, level) == vector["multiplier"]
    points = (vector["points"][0], vector["points"][1])
    assert list(score(points, multiplier(trump, level))) == vector["score"]


@pytest.mark.parametrize("vector", _vectors("scoring.json", "trick"))
def test_a_trick(vector: Vector) -> None:
    cards = [Card(text) for text in vector["cards"]]
    trick = [card.bit for card in cards]
    assert winning_position(trick, _trump(vector["trump"]).ordinal) == vector["winner_index"]
    assert trick_points(mask_of(cards)) == vector["points"]


@pytest.mark.parametrize("vector", _vectors("scoring.json", "call"))
def test_calls_that_exist(vector: Vector) -> None:
    trump = _contract(vector["contract"])
    state = _named(Seat.SOUTH, Seat.SOUTH, trump, vector["options"].get("sant_vicenc", "trumps"))
    heard = []
    for call in vector["calls"]:
        assert state.hand is not None
        exists = state.hand.open.asking is Level(call)
        heard.append(exists)
        if exists:
            state = _act(state, Call(state.hand.open.asked[0]))
    assert heard == vector["legal"]


@pytest.mark.parametrize("vector", _vectors("scoring.json", "speaking"))
def test_order_of_speech(vector: Vector) -> None:
    chooser = Seat(vector["chooser"])
    state = _named(Seat(vector.get("dealer", chooser)), chooser, Trump.OROS, "trumps")
    for number, word in vector["order"]:
        assert state.phase is Phase.CALLS
        assert state.hand is not None
        assert state.hand.open.turn is Seat(number)
        if word != "pass":
            assert state.hand.open.asking is Level(word)
        state = _act(state, Pass(Seat(number)) if word == "pass" else Call(Seat(number)))
    assert state.hand is not None
    assert (state.phase is Phase.PLAY) == vector["ends"]
    assert state.hand.open.level == vector["level"]
    if "leader" in vector:
        assert state.hand.open.leader is Seat(vector["leader"])


@pytest.mark.parametrize("vector", _vectors("scoring.json", "game"))
def test_end_of_a_match(vector: Vector) -> None:
    rules = Rules(target=vector["target"], quick="max_hands" in vector)
    before = tuple(vector["before"])
    written = tuple(vector["hand_score"])
    after = (before[0] + written[0], before[1] + written[1])
    assert list(after) == vector["after"]
    over = match_is_over(after, vector.get("hands_played", 1), rules)
    winner = (Team.A if after[0] > after[1] else Team.B) if over else None
    assert winner == vector["winner"]


def _named(dealer: Seat, chooser: Seat, trump: Trump, sant_vicenc: str) -> State:
    rules = Rules(first_dealer=FirstDealer.RANDOM, sant_vicenc=SantVicenc(sant_vicenc))
    state = _act(_act(replay(start(rules)), AppointDealer(dealer)), Deal(DECK))
    if chooser is not dealer:
        state = _act(state, Delegate(dealer))
    return _act(state, NameTrump(chooser, trump))


def _act(state: State, action: AppointDealer | Deal | Delegate | NameTrump | Call | Pass) -> State:
    events: tuple[Event, ...] = apply(state, action)
    assert not any(isinstance(event, HandScored) for event in events)
    for event in events:
        state = evolve(state, event)
    return state
