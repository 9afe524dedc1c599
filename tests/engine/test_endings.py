"""Hands that end before their last card: who may end one, what it writes, what comes next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from engine.actions import Action, Claim, Concede, Deal, Decline, NameTrump, Pass, PlayCard, Void
from engine.cards import DECK, Card, Seat, Suit, Team, Trump
from engine.codec import EVENTS
from engine.endings import endings
from engine.errors import IllegalAction, Refusal
from engine.events import (
    ConcessionOffered,
    DealerChosen,
    HandDealt,
    HandScored,
    HandVoided,
    MatchWon,
    OfferDeclined,
    RestClaimed,
    RestConceded,
    VoidOffered,
)
from engine.game import apply, refusal, start
from engine.rules import Ending, Rules
from engine.state import FinishedHand, Offer, OpenHand, Phase, State, replay
from engine.view import view
from tests.engine.acting import do
from tests.engine.strategies import Match, eventful, whole_matches

SOUTH, EAST, NORTH, WEST = Seat


def _dealt(rules: Rules | None = None) -> State:
    """South has dealt; a suit each, so that East, who leads, holds all the copes."""
    suits = (Suit.BASTOS, Suit.COPES, Suit.OROS, Suit.ESPASES)
    hands = tuple(tuple(card for card in DECK if card.suit is suit) for suit in suits)
    begun = start(rules or Rules())
    return replay([*begun, DealerChosen(SOUTH), HandDealt(1, SOUTH, hands)])


def _playing(trump: Trump = Trump.COPES, rules: Rules | None = None) -> State:
    """The same with trumps named and nobody calling: East is to lead."""
    return do(_dealt(rules), NameTrump(SOUTH, trump), Pass(EAST), Pass(WEST))


def _code(state: State, action: Action) -> Refusal | None:
    refused = refusal(state, action)
    return refused.code if refused else None


def test_a_granted_claim_takes_every_trick_that_is_left() -> None:
    state = _playing()
    assert apply(state, Claim(EAST)) == (
        RestClaimed(EAST),
        HandScored((0, 72), 1, (0, 36), (0, 36), capot=True),
    )
    after = do(state, Claim(EAST))
    assert after.finished[0].ending is Ending.CLAIMED
    assert after.finished[0].tricks_taken == (0, 12)
    assert after.dealer is EAST


def test_a_claim_is_for_whoever_is_to_play_a_card() -> None:
    assert _code(_dealt(), Claim(SOUTH)) is Refusal.NOT_NOW
    state = _playing()
    assert _code(state, Claim(WEST)) is Refusal.NOT_YOUR_TURN
    assert _code(do(state, PlayCard(EAST, Card("9C"))), Claim(EAST)) is Refusal.NOT_YOUR_TURN


def test_a_refused_claim_changes_nothing_and_names_no_card() -> None:
    state = _playing(
        Trump.OROS
    )  # East's partner or an opponent may hold trumps, for all East knows
    with pytest.raises(IllegalAction) as refused:
        apply(state, Claim(EAST))
    assert refused.value.args == (Refusal.NOT_CERTAIN,)


def test_a_concession_takes_both_partners_and_gives_the_rest_away() -> None:
    state = do(_playing(), *(PlayCard(seat, _lowest(seat)) for seat in (EAST, NORTH, WEST, SOUTH)))
    assert apply(state, Concede(WEST)) == (ConcessionOffered(WEST),)
    offered = do(state, Concede(WEST))
    assert _code(offered, Concede(WEST)) is Refusal.ALREADY_OFFERED
    # East has won one trick, of one point: the other pair takes eleven, and writes.
    assert apply(offered, Concede(EAST)) == (
        RestConceded(EAST),
        HandScored((71, 1), 1, (35, 0), (35, 0), capot=False),
    )
    after = do(offered, Concede(EAST))
    assert after.finished[0].ending is Ending.CONCEDED
    assert after.finished[0].tricks_taken == (11, 1)


def test_conceding_everything_is_a_capot() -> None:
    *_, scored = apply(do(_playing(), Concede(EAST)), Concede(WEST))
    assert scored == HandScored((72, 0), 1, (36, 0), (36, 0), capot=True)


def test_a_concession_is_known_to_its_pair_alone() -> None:
    offered = do(_playing(), Concede(EAST))
    for seat in (EAST, WEST):
        assert view(offered, seat).concession == Offer((EAST,))
    for reader in (SOUTH, NORTH, None):
        assert view(offered, reader) == view(_playing(), reader)
    assert _code(offered, Decline(SOUTH, Ending.CONCEDED)) is Refusal.NO_OFFER
    # The other pair may think of the same, and neither hears of the other.
    both = do(offered, Concede(NORTH))
    assert view(both, SOUTH).concession == Offer((NORTH,))
    assert view(both, WEST).concession == Offer((EAST,))


def test_a_declined_offer_waits_for_the_next_trick() -> None:
    state = do(_playing(), Concede(EAST), Decline(WEST, Ending.CONCEDED))
    state = do(state, Void(SOUTH), Decline(NORTH, Ending.VOIDED))
    for action in (Concede(EAST), Concede(WEST), Void(SOUTH), Void(EAST)):
        assert _code(state, action) is Refusal.ALREADY_DECLINED
    for ending in (Ending.CONCEDED, Ending.VOIDED):
        assert _code(state, Decline(EAST, ending)) is Refusal.NO_OFFER
    state = do(state, *(PlayCard(seat, _lowest(seat)) for seat in (EAST, NORTH, WEST, SOUTH)))
    for action in (Concede(EAST), Concede(WEST), Void(SOUTH), Void(EAST)):
        assert _code(state, action) is None


def test_an_offer_lapses_with_its_trick() -> None:
    state = do(_playing(), Concede(WEST), Void(SOUTH))
    state = do(state, *(PlayCard(seat, _lowest(seat)) for seat in (EAST, NORTH, WEST)))
    assert view(state, EAST).concession == Offer((WEST,))
    state = do(state, PlayCard(SOUTH, _lowest(SOUTH)))
    assert view(state, EAST).concession is None
    assert state.hand is not None
    assert state.hand.open.void is None
    assert apply(state, Concede(EAST)) == (ConcessionOffered(EAST),)


def test_one_may_take_ones_own_offer_back() -> None:
    assert apply(do(_playing(), Concede(EAST)), Decline(EAST, Ending.CONCEDED)) == (
        OfferDeclined(EAST, Ending.CONCEDED),
    )


@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.CALLS, Phase.PLAY])
def test_all_four_may_void_a_hand_from_the_deal_on(phase: Phase) -> None:
    state = {
        Phase.TRUMP: _dealt(),
        Phase.CALLS: do(_dealt(), NameTrump(SOUTH, Trump.OROS)),
        Phase.PLAY: _playing(),
    }[phase]
    assert state.phase is phase
    offered = do(state, Void(WEST), Void(SOUTH), Void(NORTH))
    assert offered.phase is phase
    assert offered.hand is not None
    assert offered.hand.open.void == Offer((WEST, SOUTH, NORTH))
    assert apply(offered, Void(EAST)) == (VoidOffered(EAST), HandVoided())
    after = do(offered, Void(EAST))
    assert after.phase is Phase.DEAL
    assert after.dealer is EAST
    (voided,) = after.finished
    assert voided.ending is Ending.VOIDED
    assert (voided.points, voided.written, voided.totals) == ((0, 0), (0, 0), (0, 0))
    assert voided.tricks_taken == (0, 0)
    (dealt,) = apply(after, Deal(DECK))
    assert isinstance(dealt, HandDealt)
    assert (dealt.number, dealt.dealer) == (2, EAST)


def test_a_decision_made_ahead_outlives_an_offer() -> None:
    state = do(_dealt(), NameTrump(SOUTH, Trump.OROS), Pass(WEST), Void(NORTH))
    state = do(state, Decline(EAST, Ending.VOIDED))
    assert view(state, WEST).decided is False
    assert do(state, Pass(EAST)).phase is Phase.PLAY


def test_a_voided_hand_is_none_of_the_quick_games_five() -> None:
    past = FinishedHand(OpenHand(1, SOUTH), (), (46, 26), (10, 0), (10, 0), capot=False)
    four = replace(_playing(rules=Rules(quick=True)), finished=(past,) * 4, totals=(10, 0))
    voided = do(four, *(Void(seat) for seat in Seat))
    assert (voided.phase, len(voided.finished), voided.scored) == (Phase.DEAL, 5, 4)
    claimed = apply(four, Claim(EAST))
    assert claimed[-1] == MatchWon(Team.B, (10, 36))


@given(eventful)
@whole_matches(10)
def test_however_hands_end_points_and_totals_add_up(match: Match) -> None:
    totals = (0, 0)
    for number, hand in enumerate(match.last().finished, start=1):
        assert hand.open.number == number
        assert sum(hand.points) == (0 if hand.voided else 72)
        assert sum(hand.tricks_taken) == 12 or hand.voided
        assert hand.capot == (0 in hand.tricks_taken and not hand.voided)
        totals = (totals[0] + hand.written[0], totals[1] + hand.written[1])
        assert hand.totals == totals


@given(eventful)
@whole_matches(6)
def test_ends_may_be_asked_for_by_what_everybody_sees(match: Match) -> None:
    """Neither the cards nor the other pair's offers change what a seat's buttons can be."""
    for state in match.states():
        for seat in Seat:
            asked = endings(state, seat)
            assert asked == view(state, seat).endings
            kinds = {type(action) for action in asked}
            assert (Claim in kinds) == (
                state.phase is Phase.PLAY
                and state.hand is not None
                and state.hand.open.turn is seat
            )
            assert state.hand is not None or not asked


def test_random_matches_end_hands_in_every_way() -> None:
    seen = {hand.ending for seed in range(6) for hand in _match(seed).last().finished}
    assert seen == set(Ending)


def test_a_log_of_the_first_schema_still_reads() -> None:
    scored = {"points": [40, 32], "multiplier": 1, "written": [4, 0], "totals": [4, 0]}
    assert EVENTS.from_json("HandScored", {**scored, "capot": False}) == HandScored(
        (40, 32), 1, (4, 0), (4, 0), capot=False
    )
    started = EVENTS.from_json("MatchStarted", {"rules": {"quick": True}, "rules_version": 1})
    assert replay([started]).rules == Rules(quick=True)


def _match(seed: int) -> Match:
    return Match(Rules(), seed, whims=0.05)


def _lowest(seat: Seat) -> Card:
    suit = (Suit.BASTOS, Suit.COPES, Suit.OROS, Suit.ESPASES)[seat]
    return next(card for card in DECK if card.suit is suit)
