"""The deal without a shuffle: old tricks stacked, cut, dealt in packets; and the covered hand."""

from __future__ import annotations

from hypothesis import given

from engine.actions import Cut, Deal, Delegate, NameTrump
from engine.cards import DECK, Card, Seat, Team, Trump
from engine.dealing import CUTS, cut, gathered
from engine.errors import Refusal
from engine.events import HandDealt
from engine.game import is_cut, refusal, start
from engine.rules import Dealing, Ending, Rules
from engine.state import Ended, FinishedHand, OpenHand, Phase, State, Trick, replay
from engine.view import view
from tests.engine.acting import do
from tests.engine.strategies import Match, eventful, whole_matches

SOUTH, EAST, NORTH, WEST = Seat


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _finished(*tricks: Trick, trick: str = "", ended: Ended | None = None) -> FinishedHand:
    """A hand that South dealt; what was not played was held in the deck's order."""
    open_hand = OpenHand(1, SOUTH, leader=SOUTH, tricks=tricks, trick=_cards(trick), ended=ended)
    return FinishedHand(open_hand, (0, 0, 0, 0), (36, 36), (0, 0), (0, 0), capot=False)


def test_the_dealers_pile_lies_on_top_and_the_last_trick_on_its_pile() -> None:
    a1 = Trick(EAST, _cards("2O 3O 4O 9O"), SOUTH, 6)
    b1 = Trick(SOUTH, _cards("2C 9C 3C 4C"), EAST, 6)
    a2 = Trick(EAST, _cards("2E 3E 4E 9E"), SOUTH, 6)
    b2 = Trick(SOUTH, _cards("2B 3B 4B 9B"), WEST, 6)
    # East deals next, of the second pair.
    assert gathered(_finished(a1, b1, a2, b2)) == _cards(
        "2B 3B 4B 9B 2C 9C 3C 4C 2E 3E 4E 9E 2O 3O 4O 9O"
    )


def test_cards_left_by_a_concession_lie_on_the_pile_of_who_got_them() -> None:
    a1 = Trick(EAST, _cards("2O 3O 4O 9O"), SOUTH, 6)
    open_hand = OpenHand(
        1,
        SOUTH,
        leader=SOUTH,
        tricks=(a1,),
        trick=_cards("2C"),
        ended=Ended(Ending.CONCEDED, EAST),
    )
    held = ("9O 2C 5C", "2O 6C 7C", "3O 8C 9C", "4O 1C 10C")
    dealt = tuple(sum(card.mask for card in _cards(text)) for text in held)
    conceded = FinishedHand(open_hand, dealt, (72, 0), (36, 0), (36, 0), capot=True)
    # South's pair got them; hands as they are held, from the leader's on.
    assert gathered(conceded) == _cards("2C 5C 7C 6C 9C 8C 1C 10C 2O 3O 4O 9O")


def test_a_cut_brings_the_lower_part_to_the_top() -> None:
    tricks = [Trick(EAST, DECK[at : at + 4], SOUTH, 1) for at in range(0, 48, 4)]
    finished = _finished(*tricks)
    deck = gathered(finished)
    assert cut(finished, 10) == deck[10:] + deck[:10]
    assert (CUTS[0], CUTS[-1]) == (4, 44)


@given(eventful)
@whole_matches(8)
def test_without_a_shuffle_a_hand_is_dealt_from_the_last_ones_tricks(match: Match) -> None:
    for step in match.steps():
        if not isinstance(step.action, Deal | Cut):
            continue
        before, rules = step.before, step.before.rules
        first = not before.finished or before.finished[-1].voided
        assert isinstance(step.action, Cut) == (rules.dealing is Dealing.NO_SHUFFLE and not first)
        (dealt,) = step.events
        assert isinstance(dealt, HandDealt)
        assert sorted(card for cards in dealt.hands for card in cards) == sorted(DECK)
        if isinstance(step.action, Cut):
            _hold_the_order(before, step.action.at, dealt)


def _hold_the_order(state: State, at: int, dealt: HandDealt) -> None:
    """Taken in again, packet by packet, the hands are the stacked tricks, turned by the cut."""
    last = state.finished[-1]
    packets = [
        dealt.hands[dealt.dealer.after(1 + turn)][4 * round_ : 4 * round_ + 4]
        for round_ in range(3)
        for turn in range(4)
    ]
    deck = [card for packet in packets for card in packet]
    stacked = deck[48 - at :] + deck[: 48 - at]
    own = last.open.dealer.next.team
    piles = {
        team: [
            card for trick in last.open.tricks if trick.winner.team is team for card in trick.cards
        ]
        for team in Team
    }
    assert {*piles[own]} <= {*stacked[: 48 - len(piles[own.other])]}
    for trick in last.open.tricks:
        place = stacked.index(trick.cards[0])
        assert tuple(stacked[place : place + 4]) == trick.cards


def test_one_way_of_dealing_is_legal_at_a_time() -> None:
    state = replay(start(Rules(dealing=Dealing.NO_SHUFFLE)))
    assert not is_cut(state)
    for step in Match(Rules(dealing=Dealing.NO_SHUFFLE), seed=5).steps():
        state = step.before
        if state.phase is Phase.DEAL:
            legal = [action for action in (Deal(DECK), Cut(24)) if refusal(state, action) is None]
            assert [type(action) for action in legal] == [Cut if state.finished else Deal]
            assert is_cut(state) == (legal == [Cut(24)])
            for at in (-1, 0, 3, 45, 48):
                refused = refusal(state, Cut(at))
                assert refused is not None
                assert refused.code is (Refusal.BAD_CUT if state.finished else Refusal.NOT_NOW)


def test_a_covered_hand_is_seen_when_trumps_are_named_or_delegated() -> None:
    step = next(
        step for step in Match(Rules(covered_hand=True), 1).steps() if isinstance(step.action, Deal)
    )
    state = step.after
    assert state.dealer is not None
    dealer, partner = state.dealer, state.dealer.partner
    assert view(state, partner).covered
    assert view(state, partner).cards == ()
    for seat in (dealer, dealer.next, partner.next):
        assert not view(state, seat).covered
        assert len(view(state, seat).cards) == 12
    for action in (Delegate(dealer), NameTrump(dealer, Trump.OROS)):
        after = view(do(state, action), partner)
        assert not after.covered
        assert len(after.cards) == 12


def test_an_uncovered_hand_is_seen_at_once() -> None:
    step = next(step for step in Match(Rules(), 1).steps() if isinstance(step.action, Deal))
    assert all(len(view(step.after, seat).cards) == 12 for seat in Seat)
