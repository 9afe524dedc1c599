"""A claim is granted if and only if it is certain: held against every deal there could be.

The proof counts on one law, that what a hand may play is decided by its cards two by two. The
brute force counts on nothing: in every deal that there could be it lets the others play all they
may, by the naive rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Claim
from engine.cards import DECK, Card, Mask, Seat, Trump, indices, mask_of
from engine.claims import is_certain
from engine.errors import Refusal
from engine.events import CallsClosed, DealerChosen, HandDealt, HandScored, RestClaimed, TrumpNamed
from engine.game import apply, refusal, start
from engine.knowledge import holdings, is_possible
from engine.rules import Rules, playable
from engine.state import Phase, State, replay
from tests.engine import naive
from tests.engine.acting import do, turn_of
from tests.engine.laws import EVERY_LAW, naive_options
from tests.engine.possible import Deal, every_deal, possible_deals
from tests.engine.strategies import Match, matches, rules, situation, whole_matches


@given(st.integers(0, 2**32), rules)
@settings(max_examples=200)
def test_what_a_hand_may_play_is_decided_two_by_two(seed: int, rules: Rules) -> None:
    random = Random(seed)
    for _ in range(10):
        asked = situation(random, rules)
        trick = [card.bit for card in asked.table]

        def allows(hand: Mask) -> Mask:
            return playable(hand, trick, asked.trump.ordinal, rules)  # noqa: B023 - used at once

        hand = mask_of(asked.hand)
        for card in indices(hand):
            by_pairs = all(allows(1 << card | 1 << other) >> card & 1 for other in indices(hand))
            assert by_pairs == bool(allows(hand) >> card & 1)


@given(matches)
@whole_matches(6)
def test_what_is_known_is_true_and_holds_all_that_is_seen(match: Match) -> None:
    for state in match.states():
        if state.phase is not Phase.PLAY:
            continue
        assert state.hand is not None
        held, hand = state.hand.held, state.hand.open
        for seat in Seat:
            known = holdings(seat, held[seat], hand, state.rules)
            assert known[seat] == held[seat]
            assert all(held[other] & ~known[other] == 0 for other in Seat)
            assert is_possible(known, [hand.cards_left(other) for other in Seat])


def test_knowledge_is_exact_at_the_end() -> None:
    """The deals it allows are those that the naive rules allow, no more and no fewer."""
    checked = narrowed = 0
    for rules_ in EVERY_LAW:
        for state in _endings(rules_, seed=7, tricks=2, count=2):
            seat = turn_of(state)
            assert state.hand is not None
            hand = state.hand.open
            known = holdings(seat, state.hand.held[seat], hand, rules_)
            allowed = list(every_deal(known, hand))
            kept = list(possible_deals(state, seat))
            assert sorted(map(_sorted, allowed)) == sorted(map(_sorted, kept))
            narrowed += len({known[other] for other in Seat if other is not seat}) > 1
            checked += 1
    assert checked == 2 * len(EVERY_LAW)
    assert narrowed


@pytest.mark.parametrize("rules_", EVERY_LAW, ids=lambda rules_: f"{EVERY_LAW.index(rules_)}")
def test_a_claim_is_granted_if_and_only_if_brute_force_grants_it(rules_: Rules) -> None:
    answers = Counter[bool]()
    for tricks, count in ((1, 8), (2, 14), (3, 3)):
        for state in _endings(rules_, seed=tricks, tricks=tricks, count=count):
            seat = turn_of(state)
            assert state.hand is not None
            hand = state.hand.open
            certain = is_certain(seat, state.hand.held[seat], hand, rules_)
            deals = list(possible_deals(state, seat))
            assert deals
            trick = tuple(card.value for card in hand.trick)
            expected = _wins(deals, seat, trick, hand.trump, naive_options(rules_))
            assert certain == expected, (rules_, hand)
            answers[certain] += 1
    assert min(answers.values()) >= 3, answers


@given(matches)
@whole_matches(4)
def test_a_claim_ends_the_hand_or_changes_nothing(match: Match) -> None:
    random = Random(match.seed)
    for state in match.states():
        if state.phase is not Phase.PLAY or random.random() > 0.3:
            continue
        assert state.hand is not None
        if state.hand.open.cards_left(turn_of(state)) > 4:
            continue
        claim = Claim(turn_of(state))
        if (refused := refusal(state, claim)) is not None:
            assert refused.code is Refusal.NOT_CERTAIN
            continue
        claimed, scored, *_ = apply(state, claim)
        assert claimed == RestClaimed(claim.seat)
        assert isinstance(scored, HandScored)
        assert sum(scored.points) == 72


TOP_TRUMPS = "9O 1O 12O 11O 10O 8O 7O 6O 5O 4O 3O 2O"


def test_a_long_claim_is_granted_within_the_bound() -> None:
    """All trumps at the first trick; or six and the winners beside, once the rest are drawn."""
    assert _claims(_lead(TOP_TRUMPS, Trump.OROS, Rules()))
    assert _claims(_lead("9O 1O 12O 11O 10O 8O 7O 6O 5O 4O 9C 1C", Trump.OROS, Rules()))
    assert not _claims(_lead("9O 1O 12O 11O 10O 8O 7O 6O 5O 4O 1C 12C", Trump.OROS, Rules()))
    botifarra = _lead("9O 1O 12O 9C 1C 12C 9E 1E 12E 9B 1B 12B", Trump.BOTIFARRA, Rules())
    assert _claims(botifarra)
    assert not _claims(_lead("9O 1O 12O 9C 1C 12C 9E 1E 12E 9B 1B 12B", Trump.COPES, Rules()))


def test_past_the_bound_of_nodes_a_claim_is_refused() -> None:
    """Two deuces nobody can beat any more need the search: without nodes it is not certain."""
    for state in _endings(Rules(), seed=2, tricks=2, count=60):
        assert state.hand is not None
        seat, hand = turn_of(state), state.hand.open
        if hand.trick and is_certain(seat, state.hand.held[seat], hand, Rules()):
            assert not is_certain(seat, state.hand.held[seat], hand, Rules(), nodes=0)
            return
    raise AssertionError("expected a claim on an open trick among the endings")


# --- ends of random hands ---


def _endings(rules_: Rules, *, seed: int, tricks: int, count: int) -> Iterator[State]:
    """States with so many tricks to go, at any place in the first of them, half of them certain."""
    wanted = {True: count // 2 + 1, False: count - count // 2 - 1}
    random = Random(seed)
    while any(wanted.values()):
        for state in Match(rules_, seed=random.randrange(2**32)).states():
            if state.phase is not Phase.PLAY or random.random() > 0.5:
                continue
            assert state.hand is not None
            if len(state.hand.open.tricks) != 12 - tricks:
                continue
            seat = turn_of(state)
            certain = is_certain(seat, state.hand.held[seat], state.hand.open, rules_)
            if wanted[certain]:
                wanted[certain] -= 1
                yield state


def _lead(hand: str, trump: Trump, rules_: Rules) -> State:
    """East is on lead to the first trick with this hand."""
    own = tuple(map(Card, hand.split()))
    rest = [card for card in DECK if card not in own]
    Random(1).shuffle(rest)
    hands = (tuple(rest[:12]), own, tuple(rest[12:24]), tuple(rest[24:]))
    return replay(
        [
            *start(rules_),
            DealerChosen(Seat.SOUTH),
            HandDealt(1, Seat.SOUTH, hands),
            TrumpNamed(Seat.SOUTH, trump),
            CallsClosed(1, Seat.EAST),
        ]
    )


def _claims(state: State) -> bool:
    claim = Claim(turn_of(state))
    if (refused := refusal(state, claim)) is not None:
        assert refused.code is Refusal.NOT_CERTAIN
        return False
    (finished,) = do(state, claim).finished
    assert finished.capot
    assert finished.tricks_taken == (0, 12)
    return True


# --- brute force ---


def _wins(
    deals: Sequence[Deal],
    seat: Seat,
    trick: tuple[str, ...],
    trump: Trump | None,
    options: naive.Options,
) -> bool:
    """Whether a card of this seat's keeps all the rest certain, in each of the deals at once."""
    assert trump is not None
    suit = trump.suit and trump.suit.value
    own = deals[0][seat]
    if not own:
        return True

    def after(left: Sequence[Deal], player: Seat, laid: tuple[str, ...]) -> bool:
        if len(laid) == 4:
            won = naive.winner(laid, suit) == len(trick)
            return won and _wins(left, seat, (), trump, options)
        for card in {card for deal in left for card in deal[player]}:
            kept = [
                _play(deal, player, card)
                for deal in left
                if card in naive.legal(deal[player], laid, suit, options)
            ]
            if kept and not after(kept, player.next, (*laid, card)):
                return False
        return True

    return any(
        after([_play(deal, seat, card) for deal in deals], seat.next, (*trick, card))
        for card in naive.legal(own, trick, suit, options)
    )


def _play(deal: Deal, player: Seat, card: str) -> Deal:
    return tuple(held - {card} if other == player else held for other, held in enumerate(deal))


def _sorted(deal: Deal) -> list[list[str]]:
    return [sorted(hand) for hand in deal]
