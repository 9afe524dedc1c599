"""The ends of a hand and of a match that random play seldom reaches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pytest

from engine.actions import (
    Action,
    AppointDealer,
    Call,
    Cut,
    Deal,
    Delegate,
    NameTrump,
    Pass,
    PlayCard,
    TurnCards,
)
from engine.cards import DECK, SUIT_MASKS, Card, Seat, Suit, Team, Trump, cards_of
from engine.errors import IllegalAction, Refusal
from engine.events import (
    CallAsked,
    CallsClosed,
    CardPlayed,
    CardsTurned,
    DealerChosen,
    Event,
    HandDealt,
    HandScored,
    MatchWon,
    TrumpNamed,
)
from engine.game import apply, legal_actions, refusal, start
from engine.profiles import PROFILES
from engine.rules import FirstDealer, Level, Rules, Variant, score
from engine.state import FinishedHand, OpenHand, State, evolve, replay


def _cards(text: str) -> tuple[Card, ...]:
    first = tuple(map(Card, text.split()))
    return (*first, *(card for card in DECK if card not in first))


@pytest.mark.parametrize(
    ("deck", "rounds", "dealer"),
    [
        ("2O 1C 12E 9B", [((0, 1, 2, 3), "2O 1C 12E 9B")], 3),
        ("9O 2C 9E 3B 4O 5O", [((0, 1, 2, 3), "9O 2C 9E 3B"), ((0, 2), "4O 5O")], 2),
        (
            "9O 9C 9E 3B 1O 2O 1C 12O 11O",
            [((0, 1, 2, 3), "9O 9C 9E 3B"), ((0, 1, 2), "1O 2O 1C"), ((0, 2), "12O 11O")],
            0,
        ),
        (
            "2O 2C 2E 2B 3O 4O 3C 3E",
            [((0, 1, 2, 3), "2O 2C 2E 2B"), ((0, 1, 2, 3), "3O 4O 3C 3E")],
            1,
        ),
    ],
)
def test_the_strongest_card_deals_and_ties_turn_again(
    deck: str, rounds: Sequence[tuple[tuple[int, ...], str]], dealer: int
) -> None:
    state = replay(start(Rules()))
    turned = tuple(
        CardsTurned(tuple(map(Seat, seats)), tuple(map(Card, text.split())))
        for seats, text in rounds
    )
    assert apply(state, TurnCards(_cards(deck))) == (*turned, DealerChosen(Seat(dealer)))


def test_a_deck_that_ties_to_its_end_is_refused() -> None:
    tied = tuple(sorted(DECK, key=lambda card: card.strength))
    refused = refusal(replay(start(Rules())), TurnCards(tied))
    assert refused is not None
    assert refused.code is Refusal.BAD_DECK


@pytest.mark.parametrize("deck", [(), DECK[:47], (*DECK[:47], DECK[0]), (*DECK, DECK[0])], ids=len)
def test_a_deck_is_each_of_the_48_cards_once(deck: tuple[Card, ...]) -> None:
    drawing = replay(start(Rules()))
    dealing = evolve(drawing, DealerChosen(Seat.NORTH))
    for state, action in ((drawing, TurnCards(deck)), (dealing, Deal(deck))):
        refused = refusal(state, action)
        assert refused is not None
        assert refused.code is Refusal.BAD_DECK


@pytest.mark.parametrize(
    "action",
    [
        TurnCards(DECK),
        Deal(DECK),
        Cut(4),
        AppointDealer(Seat.SOUTH),
        NameTrump(Seat.SOUTH, Trump.OROS),
        Delegate(Seat.SOUTH),
        Call(Seat.EAST),
        Pass(Seat.EAST),
        PlayCard(Seat.EAST, DECK[0]),
    ],
    ids=lambda action: type(action).__name__,
)
def test_everything_has_its_time(action: Action) -> None:
    """In the phases of a hand in which it is not asked, it is refused as out of time."""
    drawing = replay(start(Rules()))
    naming = _dealt()
    calling = evolve(naming, TrumpNamed(Seat.SOUTH, Trump.OROS))
    calling = evolve(calling, CallAsked(Level.CONTRO, (Seat.EAST, Seat.WEST)))
    playing = evolve(calling, CallsClosed(1, Seat.EAST))
    phases = {TurnCards: drawing, NameTrump: naming, Delegate: naming}
    phases |= {Call: calling, Pass: calling, PlayCard: playing}
    for state in (drawing, naming, calling, playing):
        if phases.get(type(action)) is state:
            continue
        refused = refusal(state, action)
        assert refused is not None
        assert refused.code is Refusal.NOT_NOW


def test_a_card_is_refused_for_its_own_reason() -> None:
    """East leads with all the copes but the two, which South holds, and has the sota of bastos."""
    two, sota = Card("2C"), Card("10B")
    bastos, copes, oros, espases = (set(cards_of(SUIT_MASKS[suit])) for suit in (3, 1, 0, 2))
    south, east = bastos - {sota} | {two}, copes - {two} | {sota}
    hands = tuple(map(tuple, (south, east, oros, espases)))
    opening = DealerChosen(Seat.SOUTH), HandDealt(1, Seat.SOUTH, hands)
    calls = TrumpNamed(Seat.SOUTH, Trump.OROS), CallsClosed(1, Seat.EAST)
    state = replay([*start(Rules()), *opening, *calls])

    def refused(seat: Seat, card: str) -> Refusal | None:
        found = refusal(state, PlayCard(seat, Card(card)))
        return None if found is None else found.code

    assert refused(Seat.EAST, "9C") is None
    assert refused(Seat.EAST, "2C") is Refusal.NOT_YOUR_CARD
    assert refused(Seat.NORTH, "9O") is Refusal.NOT_YOUR_TURN
    for seat, card in ((Seat.EAST, "10B"), (Seat.NORTH, "2O"), (Seat.WEST, "2E")):
        state = evolve(state, CardPlayed(seat, Card(card)))
    assert refused(Seat.SOUTH, "2C") is Refusal.CARD_NOT_ALLOWED
    assert refused(Seat.SOUTH, "10B") is Refusal.NOT_YOUR_CARD
    assert refused(Seat.SOUTH, "2B") is None


def test_a_drawn_dealer_is_an_option_of_its_own() -> None:
    turned, drawn = (replay(start(Rules(first_dealer=option))) for option in FirstDealer)
    assert apply(drawn, AppointDealer(Seat.WEST)) == (DealerChosen(Seat.WEST),)
    for state, action in ((turned, AppointDealer(Seat.WEST)), (drawn, TurnCards(DECK))):
        with pytest.raises(IllegalAction) as refused:
            apply(state, action)
        assert refused.value.code is Refusal.NOT_NOW


def test_packets_of_four_go_out_from_the_dealers_next_seat() -> None:
    state = replay([*start(Rules()), DealerChosen(Seat.NORTH)])
    (dealt,) = apply(state, Deal(DECK))
    assert isinstance(dealt, HandDealt)
    assert dealt.hands[Seat.WEST] == (*DECK[:4], *DECK[16:20], *DECK[32:36])
    assert dealt.hands[Seat.NORTH] == (*DECK[12:16], *DECK[28:32], *DECK[44:48])


def _dealt() -> State:
    """South has dealt; East leads and holds all the copes: nobody can take a trick from that."""
    suits = (Suit.BASTOS, Suit.COPES, Suit.OROS, Suit.ESPASES)
    hands = tuple(tuple(card for card in DECK if card.suit is suit) for suit in suits)
    return replay([*start(Rules()), DealerChosen(Seat.SOUTH), HandDealt(1, Seat.SOUTH, hands)])


def _play_out(state: State, trump: Trump) -> tuple[State, tuple[Event, ...]]:
    """The state after the hand and the events of its last card; all pass and play their weakest."""
    action: Action = NameTrump(Seat.SOUTH, trump)
    while True:
        events = apply(state, action)
        for event in events:
            state = evolve(state, event)
        if state.hand is None:
            return state, events
        assert state.hand.open.turn is not None
        action = legal_actions(state, state.hand.open.turn)[0]


@pytest.mark.parametrize(("trump", "written"), [(Trump.COPES, 36), (Trump.BOTIFARRA, 72)])
def test_capot_writes_36_times_the_multiplier(trump: Trump, written: int) -> None:
    scored = _play_out(_dealt(), trump)[1][-1]
    assert scored == HandScored((0, 72), written // 36, (0, written), (0, written), capot=True)


def test_the_deal_goes_to_the_next_seat() -> None:
    state, _ = _play_out(_dealt(), Trump.COPES)
    assert state.dealer is Seat.EAST
    (dealt,) = apply(state, Deal(DECK))
    assert isinstance(dealt, HandDealt)
    assert (dealt.number, dealt.dealer) == (2, Seat.EAST)


def _after_capot(rules: Rules, totals: tuple[int, int], hands: int) -> tuple[Event, ...]:
    """What follows when B's capot, worth 36, ends hand number `hands` at these totals."""
    past = FinishedHand(OpenHand(1, Seat.SOUTH), (), (36, 36), (0, 0), totals, capot=False)
    state = replace(_dealt(), rules=rules, totals=totals, finished=(past,) * (hands - 1))
    return _play_out(state, Trump.COPES)[1]


@pytest.mark.parametrize("target", [36, 51, 101, 151])
def test_a_match_ends_when_its_target_is_reached_or_passed(
    target: Literal[36, 51, 101, 151],
) -> None:
    rules = Rules(target=target)
    assert _after_capot(rules, (0, target - 37), 1)[-1] == HandScored(
        (0, 72), 1, (0, 36), (0, target - 1), capot=True
    )
    for before in (target - 36, target - 1):
        totals = (0, before + 36)
        assert _after_capot(rules, (0, before), 1)[-1] == MatchWon(Team.B, totals)


@pytest.mark.parametrize(
    ("before", "hands", "winner"),
    [
        ((0, 0), 4, None),
        ((0, 0), 5, Team.B),
        ((36, 0), 5, None),
        ((36, 0), 6, None),
        ((40, 0), 5, Team.A),
        ((35, 0), 6, Team.B),
        ((0, 15), 2, Team.B),
        ((0, 14), 2, None),
    ],
)
def test_a_quick_game_is_51_or_five_hands_and_goes_on_while_level(
    before: tuple[int, int], hands: int, winner: Team | None
) -> None:
    after = (before[0], before[1] + 36)
    last = _after_capot(Rules(quick=True, target=151), before, hands)[-1]
    if winner is None:
        assert isinstance(last, HandScored)
        assert last.totals == after
    else:
        assert last == MatchWon(winner, after)


@pytest.mark.parametrize("times", [1, 2, 16])
def test_level_at_36_nobody_writes(times: int) -> None:
    assert score((36, 36), times) == (0, 0)
    with pytest.raises(ValueError, match="expected points that add up to 72"):
        score((36, 35), times)


def test_profiles_are_those_of_the_rules() -> None:
    assert list(PROFILES) == ["lliure", "obligada", "botifarra-app", "butifarra-app", "denexa"]
    for name, profile in PROFILES.items():
        assert profile.name == name
        assert profile.rules.variant in profile.variants
        assert set(profile.variants) <= set(Variant)
        assert (profile.rules.target, profile.rules.quick) == (101, False)
