"""What holds in every match, whatever the rules, the deal and the choices."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given

from engine.actions import (
    AppointDealer,
    Claim,
    Concede,
    Cut,
    Deal,
    Decline,
    PlayCard,
    TurnCards,
    Void,
)
from engine.cards import DECK, Seat, Team
from engine.codec import EVENTS
from engine.endings import endings
from engine.errors import IllegalAction, Refusal
from engine.events import (
    CallsClosed,
    CardPlayed,
    Event,
    HandDealt,
    HandScored,
    MatchStarted,
    MatchWon,
    TrickWon,
)
from engine.game import apply, legal_actions, refusal, start
from engine.rules import Rules, SantVicenc
from engine.state import Phase, State, replay
from tests.engine import naive
from tests.engine.acting import refused
from tests.engine.notation import from_text, to_text
from tests.engine.strategies import Match, conceivable, eventful, matches, whole_matches


@given(matches)
@whole_matches(8)
def test_a_hand_is_48_plays_and_72_points(match: Match) -> None:
    events = [event for step in match.steps() for event in step.events]
    hands = _hands(events)
    assert hands
    for dealt, happened in hands:
        assert [len(cards) for cards in dealt.hands] == [12, 12, 12, 12]
        assert sorted(card for cards in dealt.hands for card in cards) == sorted(DECK)
        played = [event for event in happened if isinstance(event, CardPlayed)]
        assert sorted(event.card for event in played) == sorted(DECK)
        assert all(event.card in dealt.hands[event.seat] for event in played)
        tricks = [event for event in happened if isinstance(event, TrickWon)]
        assert len(tricks) == 12
        (scored,) = (event for event in happened if isinstance(event, HandScored))
        assert sum(event.points for event in tricks) == sum(scored.points) == 72
        for team in Team:
            won = sum(event.points for event in tricks if event.seat.team is team)
            assert won == scored.points[team.ordinal]
        (closed,) = (event for event in happened if isinstance(event, CallsClosed))
        assert closed.leader is dealt.dealer.next is played[0].seat
        assert scored.multiplier == closed.multiplier
        assert scored.written == tuple(
            max(0, points - 36) * closed.multiplier for points in scored.points
        )
        assert scored.capot == (len({event.seat.team for event in tricks}) == 1)


@given(matches)
@whole_matches(8)
def test_hands_follow_each_other_to_the_end(match: Match) -> None:
    events = [event for step in match.steps() for event in step.events]
    hands = _hands(events)
    totals, finished = (0, 0), 0
    target = 51 if match.rules.quick else match.rules.target
    for number, (dealt, happened) in enumerate(hands, 1):
        assert dealt.number == number
        if number > 1:
            assert dealt.dealer is hands[number - 2][0].dealer.next
        assert max(totals) < target
        assert not (match.rules.quick and finished >= 5 and totals[0] != totals[1])
        (scored,) = (event for event in happened if isinstance(event, HandScored))
        totals = (totals[0] + scored.written[0], totals[1] + scored.written[1])
        assert scored.totals == totals
        finished = number
    won = events[-1]
    assert isinstance(won, MatchWon)
    assert won.totals == totals
    assert totals[won.team.ordinal] > totals[won.team.other.ordinal]
    assert max(totals) >= target or (match.rules.quick and finished >= 5)


@given(matches)
@whole_matches(8)
def test_winners_are_those_of_the_naive_rules(match: Match) -> None:
    for hand in match.last().finished:
        assert hand.open.trump is not None
        for trick, following in zip(hand.open.tricks, hand.open.tricks[1:], strict=False):
            assert following.leader is trick.winner
        for trick in hand.open.tricks:
            place = naive.winner([card.value for card in trick.cards], hand.open.trump.suit)
            assert trick.winner == (trick.leader + place) % 4


@given(eventful)
@whole_matches(8)
def test_a_list_of_events_replays_to_each_state(match: Match) -> None:
    events: list[Event] = list(start(match.rules))
    for number, step in enumerate(match.steps()):
        events += step.events
        if number % 25 == 0 or step.after.phase is Phase.OVER:
            assert replay(events) == step.after
    assert replay(events).phase is Phase.OVER
    assert replay(_through_json(event) for event in events) == replay(events)
    assert replay(_through_text(event) for event in events) == replay(events)


@given(eventful)
@whole_matches(8)
def test_every_action_and_event_reads_back(match: Match) -> None:
    for step in match.steps():
        assert from_text(to_text(step.action)) == step.action
        for event in step.events:
            assert _through_text(event) == event
            assert _through_json(event) == event


@given(eventful)
@whole_matches(8)
def test_an_action_is_legal_if_and_only_if_apply_takes_it(match: Match) -> None:
    random = Random(match.seed)
    for step in match.steps():
        if random.random() < 0.02 or step.before.phase is Phase.CALLS:
            _hold_the_predicate(step.before, random)
    _hold_the_predicate(step.after, random)


@given(eventful)
@whole_matches(8)
def test_somebody_is_always_asked(match: Match) -> None:
    for state in match.states():
        able = {seat for seat in Seat if legal_actions(state, seat)}
        if state.phase in (Phase.DRAW, Phase.DEAL, Phase.OVER):
            assert not able
            continue
        assert state.hand is not None
        turn = state.hand.open.turn
        assert turn in able
        assert state.phase is Phase.CALLS or able == {turn}
        for seat in Seat:
            assert state.hand.open.cards_left(seat) == state.hand.held[seat].bit_count()


def test_a_lot_of_matches_reach_every_end() -> None:
    """The random matches above are worth something only if they get everywhere."""
    hands = [
        hand
        for seed in range(25)
        for hand in Match(Rules(sant_vicenc=SantVicenc.ALWAYS), seed, 0.5).last().finished
    ]
    assert {hand.open.multiplier for hand in hands} == {1, 2, 4, 8, 16}
    assert {hand.open.delegated for hand in hands} == {True, False}
    assert any(hand.written == (0, 0) for hand in hands)


def test_refused_actions_say_why() -> None:
    state = replay(start(Rules()))
    deck = tuple(DECK)
    assert refused(state, Deal(deck)) is Refusal.NOT_NOW
    assert refused(state, AppointDealer(Seat.SOUTH)) is Refusal.NOT_NOW
    assert refused(state, TurnCards(deck[1:])) is Refusal.BAD_DECK
    assert refused(state, PlayCard(Seat.SOUTH, DECK[0])) is Refusal.NOT_NOW


def test_events_without_a_match_or_a_hand_are_refused() -> None:
    with pytest.raises(ValueError, match="expected at least MatchStarted"):
        replay(())
    with pytest.raises(ValueError, match="expected MatchStarted first: TrickWon"):
        replay([TrickWon(Seat.SOUTH, 1)])
    with pytest.raises(ValueError, match="expected MatchStarted only once"):
        replay([MatchStarted(Rules()), MatchStarted(Rules())])
    with pytest.raises(ValueError, match="expected a hand in progress before TrickWon"):
        replay([MatchStarted(Rules()), TrickWon(Seat.SOUTH, 1)])


def _hold_the_predicate(state: State, random: Random) -> None:
    kept = repr(state)
    for action in conceivable(random):
        refused = refusal(state, action)
        match action:
            case TurnCards() | Deal() | Cut() | AppointDealer():
                pass
            case Claim():
                uncertain = refused is not None and refused.code is Refusal.NOT_CERTAIN
                assert (refused is None or uncertain) == (action in endings(state, action.seat))
            case Concede() | Void() | Decline():
                assert (refused is None) == (action in endings(state, action.seat))
            case _:
                assert (refused is None) == (action in legal_actions(state, action.seat))
        if refused is None:
            assert apply(state, action)
            continue
        with pytest.raises(IllegalAction) as raised:
            apply(state, action)
        assert raised.value.code is refused.code
    assert repr(state) == kept


def _hands(events: list[Event]) -> list[tuple[HandDealt, list[Event]]]:
    hands: list[tuple[HandDealt, list[Event]]] = []
    for event in events:
        if isinstance(event, HandDealt):
            hands.append((event, []))
        elif hands:
            hands[-1][1].append(event)
    return hands


def _through_json(event: Event) -> Event:
    kind, fields = EVENTS.to_json(event)
    assert kind == type(event).__name__
    return EVENTS.from_json(kind, json.loads(json.dumps(fields)))


def _through_text(event: Event) -> Event:
    back = from_text(to_text(event))
    assert isinstance(back, Event)
    return back
