"""Computer players at their tasks: legal, the same each time, and clear when asked wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import ModuleType

import pytest

from bot.computers import speed
from engine.actions import Call, Claim, Concede, Decline, PlayCard, Void
from engine.cards import DECK, Seat
from engine.game import refusal
from engine.players.levels import LEVELS, UnknownLevel
from engine.players.player import NothingAsked, act, answer, claims, think
from engine.profiles import PROFILES
from engine.rules import Ending, FirstDealer, Rules, Variant
from engine.state import Phase, State
from engine.view import View, view
from tests.engine.acting import do
from tests.engine.strategies import Match

VARIANTS = [Rules(variant=variant, first_dealer=FirstDealer.RANDOM) for variant in Variant]


def _asked(rules: Rules, seed: int, boldness: float = 0.4) -> Iterator[tuple[State, View]]:
    """Everything that is asked in a match played by lot."""
    for state in Match(rules, seed, boldness).states():
        for seat in Seat:
            seen = view(state, seat)
            if seen.actions:
                yield state, seen


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("level", ["yardstick", "normal", "hard"])
def test_what_thinking_players_do_is_legal_under_every_profile(name: str, level: str) -> None:
    rules = replace(PROFILES[name].rules, covered_hand=True)
    random = Random(name)
    for state, seen in _asked(rules, seed=1):
        if random.random() < 0.06:
            action = act(seen, level, 1)
            assert refusal(state, action) is None
            assert act(seen, level, 1) == action


@pytest.mark.skipif(not speed.is_compiled(), reason="there is one speed here: nothing is compiled")
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.variant)
def test_both_speeds_do_the_same(rules: Rules) -> None:
    plain: ModuleType = speed.as_it_stands("engine.players.player")
    random = Random(1)
    for _, seen in _asked(rules, seed=2):
        if random.random() < 0.02:
            for level in ("baseline", "normal", "yardstick", "hard"):
                assert plain.act(seen, level, 5) == act(seen, level, 5)


def test_hidden_cards_make_no_difference() -> None:
    """Two states that look the same to a seat have equal views, and so the same action."""
    for _, seen in _asked(VARIANTS[0], seed=3):
        if seen.hand and seen.hand.begun:
            twin = replace(seen)
            assert act(twin, "hard", 1) == act(seen, "hard", 1)
            break


def _in_play(seed: int, tricks: int) -> tuple[State, View]:
    """Somebody who has a choice of cards after so many tricks."""
    return next(
        (state, seen)
        for state, seen in _asked(VARIANTS[0], seed)
        if seen.hand and len(seen.hand.tricks) == tricks and len(seen.playable) > 2
    )


WEIGHING = LEVELS["hard"].thinking.tried + 10
"""So often it has been asked once worlds are found and cards are weighed in them."""


@pytest.mark.parametrize("tricks", [0, 5, 8])
@pytest.mark.parametrize("asked", [0, 1, WEIGHING])
def test_thinking_can_be_stopped_between_worlds(tricks: int, asked: int) -> None:
    """After no world, while worlds are looked for, and while cards are weighed."""
    state, seen = _in_play(seed=11, tricks=tricks)
    answers = iter([False] * asked + [True])
    thought = think(seen, "hard", 1, lambda: next(answers))
    assert refusal(state, thought.action) is None
    assert thought.cut_short
    assert bool(thought.reached) == (asked == WEIGHING)


def test_calls_and_answers_can_be_stopped_too() -> None:
    spoken = 0
    for state, seen in _asked(VARIANTS[0], seed=12):
        if state.phase is Phase.CALLS:
            thought = think(seen, "hard", 1, lambda: True)
            assert thought.cut_short
            assert refusal(state, thought.action) is None
            spoken += 1
        elif seen.seat is not None and seen.hand and len(seen.hand.tricks) == 11:
            state = do(state, Concede(seen.seat))
            partner = seen.seat.partner
            assert answer(view(state, partner), 1, lambda: True) == Decline(
                partner, Ending.CONCEDED
            )
            break
    assert spoken


def test_nobody_who_thinks_to_the_end_is_cut_short() -> None:
    _, seen = _in_play(seed=11, tricks=0)
    thought = think(seen, "hard", 1)
    assert thought == think(seen, "hard", 1, lambda: False)
    assert not thought.cut_short


@pytest.mark.parametrize(("tricks", "exact"), [(2, False), (8, True)])
def test_what_each_card_reached_is_told(tricks: int, exact: bool) -> None:
    _, seen = _in_play(seed=11, tricks=tricks)
    thought = think(seen, "hard", 1)
    assert isinstance(thought.action, PlayCard)
    assert thought.exact is exact
    assert len({len(ends) for ends in thought.reached.values()}) == 1
    assert set(thought.reached) <= set(seen.playable)
    means = {card: sum(ends) / len(ends) for card, ends in thought.reached.items()}
    assert means[thought.action.card] > max(means.values()) - 0.5


def test_whoever_is_not_asked_says_so() -> None:
    for state in Match(VARIANTS[0], 4).states():
        for seat in Seat:
            seen = view(state, seat)
            if not seen.actions:
                with pytest.raises(NothingAsked, match="asked something"):
                    act(seen, "hard", 1)
        with pytest.raises(NothingAsked):
            act(view(state, None), "hard", 1)
        if state.finished:
            break


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    _, seen = next(_asked(VARIANTS[0], seed=5))
    with pytest.raises(UnknownLevel, match=r"baseline.*'grandmaster'"):
        act(seen, "grandmaster", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_of_four_comes_to_its_end(level: str) -> None:
    if level in ("yardstick", "hard"):
        pytest.skip("they take longer; see the profiles above")
    state = next(iter(Match(Rules(quick=True, first_dealer=FirstDealer.RANDOM), 6).states()))
    choose, random, steps = Match(state.rules, 6)._choose, Random(6), 0
    while state.phase is not Phase.OVER:
        seat = state.hand.open.turn if state.hand else None
        if seat is None:
            action = choose(state, random)
        else:
            action = claims(view(state, seat)) or act(view(state, seat), level, steps)
        state = do(state, action)
        steps += 1
        assert steps < 2_000
    assert state.winner


def test_a_claim_is_made_when_it_is_certain_and_not_before() -> None:
    certain = unsure = 0
    for seed in range(8):
        for state, seen in _asked(VARIANTS[0], seed):
            if seen.hand and len(seen.hand.tricks) >= 9 and isinstance(seen.actions[0], PlayCard):
                claim = claims(seen)
                if claim:
                    assert refusal(state, claim) is None
                    certain += 1
                elif seen.seat is not None and len(seen.cards) > 1:
                    assert refusal(state, Claim(seen.seat)) is not None
                    unsure += 1
    assert certain
    assert unsure


def test_a_concession_is_agreed_to_only_when_all_is_lost() -> None:
    agreed = declined = 0
    for seed in range(12):
        for state, seen in _asked(VARIANTS[0], seed):
            if seen.hand is None or len(seen.hand.tricks) < 9 or seen.seat is None:
                continue
            state = do(state, Concede(seen.seat))
            partner = view(state, seen.seat.partner)
            reply = answer(partner, 1)
            assert reply is not None
            assert refusal(state, reply) is None
            if isinstance(reply, Concede):
                agreed += 1
                assert not _wins_anything(state, seen.seat)
            else:
                assert reply == Decline(seen.seat.partner, Ending.CONCEDED)
                declined += 1
    assert agreed
    assert declined


def _wins_anything(state: State, seat: Seat) -> bool:
    """Whether the pair that conceded could have won a trick with all hands open."""
    from engine.players.position import Position
    from engine.players.solver import solve

    assert state.hand is not None
    hand = state.hand.open
    assert hand.trump is not None
    assert hand.leader is not None
    position = Position.of(
        state.hand.held,
        hand.leader,
        hand.trump.ordinal,
        state.rules,
        [card.mask for card in hand.trick],
    )
    best = solve(position).bounds.high
    if position.turn % 2 != seat % 2:
        best = position.at_stake - solve(position).bounds.low
    return best > 0


def test_nobody_asked_has_no_answer() -> None:
    for _, seen in _asked(VARIANTS[0], seed=7):
        assert answer(seen, 1) is None
        if seen.hand and seen.hand.tricks:
            break


def test_throwing_the_hand_away_is_up_to_the_people() -> None:
    for state, seen in _asked(VARIANTS[0], seed=8):
        if isinstance(seen.actions[0], PlayCard) and seen.seat is not None:
            state = do(state, Void(seen.seat))
            other = seen.seat.next
            assert answer(view(state, other), 1) == Void(other)
            break


def test_all_is_called_on_a_hand_that_cannot_lose() -> None:
    """All manilles, asos and reis, against trumps that an opponent has named."""
    for state, seen in _asked(VARIANTS[0], seed=9):
        if state.phase is Phase.CALLS and seen.seat is not None:
            mine = tuple(card for card in DECK if card.points >= 3)
            for level in ("normal", "hard"):
                assert act(replace(seen, cards=mine), level, 1) == Call(seen.seat)
            break
