"""The course of a match: what is legal, and what an action brings about.

Promises: `refusal` is the one predicate that `apply` and `legal_actions` share, so an action is
legal if and only if `apply` takes it. Leaves to others: time, persons, and what is shown to whom.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import (
    Action,
    AppointDealer,
    Call,
    Claim,
    Concede,
    Cut,
    Deal,
    Decline,
    Delegate,
    NameTrump,
    Pass,
    PlayCard,
    TurnCards,
    Void,
)
from engine.cards import DECK, Card, Seat, Team, Trump, cards_of, mask_of
from engine.dealing import CUTS, cut, in_packets, turn_cards
from engine.endings import end_events, refuse_ending
from engine.errors import IllegalAction, Refusal
from engine.events import (
    CallAsked,
    Called,
    CallsClosed,
    CardPlayed,
    DealerChosen,
    DecidedAhead,
    Event,
    HandDealt,
    HandScored,
    HandVoided,
    MatchStarted,
    MatchWon,
    Passed,
    TrickWon,
    TrumpDelegated,
    TrumpNamed,
)
from engine.rules import (
    TOTAL_POINTS,
    Dealing,
    FirstDealer,
    Rules,
    match_is_over,
    may_be_called,
    multiplier,
    playable,
    score,
    trick_points,
    winning_position,
)
from engine.state import Hand, OpenHand, Phase, State, evolve

ALL_CARDS = mask_of(DECK)


def start(rules: Rules) -> tuple[Event, ...]:
    """The events that begin a match under these rules."""
    return (MatchStarted(rules),)


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not legal in this state; None when it is."""
    match action:
        case TurnCards() | Deal():
            return _refuse_deck(state, action)
        case Cut():
            return _refuse_cut(state, action)
        case AppointDealer():
            drawn = state.phase is Phase.DRAW and state.rules.first_dealer is FirstDealer.RANDOM
            return None if drawn else IllegalAction(Refusal.NOT_NOW)
        case NameTrump() | Delegate():
            return _refuse_trump(state, action)
        case Call() | Pass():
            return _refuse_call(state, action)
        case PlayCard():
            return _refuse_card(state, action)
        case Claim() | Concede() | Void() | Decline():
            return refuse_ending(state, action)


def is_cut(state: State) -> bool:
    """Whether the next hand is dealt by `Cut`, without a shuffle, or else by `Deal`.

    The first hand of a match has no tricks to deal from, nor has one that was thrown away.
    """
    unshuffled = state.rules.dealing is Dealing.NO_SHUFFLE
    return unshuffled and bool(state.finished) and not state.finished[-1].voided


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every answer this seat may give now, decisions ahead of its turn included.

    Drawing and dealing belong to nobody's seat and are not listed; ends of the hand answer no
    question of the game, see `endings`.
    """
    return tuple(action for action in _conceivable(state, seat) if refusal(state, action) is None)


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """What the action brings about, up to the next question put to somebody.

    Raises IllegalAction, with nothing changed, if the rules refuse it.
    """
    if (refused := refusal(state, action)) is not None:
        raise refused
    events: list[Event] = []
    for event in _first_events(state, action):
        state = evolve(state, event)
        events.append(event)
    while (event_after := _consequence(state)) is not None:
        state = evolve(state, event_after)
        events.append(event_after)
    return tuple(events)


def _conceivable(state: State, seat: Seat) -> Iterator[Action]:
    match state.phase:
        case Phase.TRUMP:
            yield from (NameTrump(seat, trump) for trump in Trump)
            yield Delegate(seat)
        case Phase.CALLS:
            yield Pass(seat)
            yield Call(seat)
        case Phase.PLAY:
            assert state.hand is not None
            # Views of all four are made after each card: three of them need not try every card.
            if seat is state.hand.open.turn:
                yield from (PlayCard(seat, card) for card in cards_of(state.hand.held[seat]))


def _refuse_deck(state: State, action: TurnCards | Deal) -> IllegalAction | None:
    if isinstance(action, Deal):
        right_time = state.phase is Phase.DEAL and not is_cut(state)
    else:
        right_time = (
            state.phase is Phase.DRAW and state.rules.first_dealer is FirstDealer.TURNED_CARDS
        )
    if not right_time:
        return IllegalAction(Refusal.NOT_NOW)
    if len(action.deck) != len(DECK) or mask_of(action.deck) != ALL_CARDS:
        return IllegalAction(Refusal.BAD_DECK)
    if isinstance(action, TurnCards) and not isinstance(turn_cards(action.deck)[-1], DealerChosen):
        return IllegalAction(Refusal.BAD_DECK)
    return None


def _refuse_cut(state: State, action: Cut) -> IllegalAction | None:
    if state.phase is not Phase.DEAL or not is_cut(state):
        return IllegalAction(Refusal.NOT_NOW)
    return None if action.at in CUTS else IllegalAction(Refusal.BAD_CUT)


def _refuse_trump(state: State, action: NameTrump | Delegate) -> IllegalAction | None:
    if state.phase is not Phase.TRUMP:
        return IllegalAction(Refusal.NOT_NOW)
    assert state.hand is not None
    if action.seat is not state.hand.open.turn:
        return IllegalAction(Refusal.NOT_YOUR_TURN)
    if isinstance(action, Delegate) and state.hand.open.delegated:
        return IllegalAction(Refusal.ALREADY_DELEGATED)
    return None


def _refuse_call(state: State, action: Call | Pass) -> IllegalAction | None:
    if state.phase is not Phase.CALLS:
        return IllegalAction(Refusal.NOT_NOW)
    assert state.hand is not None
    if action.seat not in state.hand.open.asked:
        return IllegalAction(Refusal.NOT_YOUR_TURN)
    if action.seat is not state.hand.open.asked[0] and state.hand.ahead is not None:
        return IllegalAction(Refusal.ALREADY_DECIDED)
    return None


def _refuse_card(state: State, action: PlayCard) -> IllegalAction | None:
    if state.phase is not Phase.PLAY:
        return IllegalAction(Refusal.NOT_NOW)
    hand = state.hand
    assert hand is not None
    if action.seat is not hand.open.turn:
        return IllegalAction(Refusal.NOT_YOUR_TURN)
    if not hand.held[action.seat] & action.card.mask:
        return IllegalAction(Refusal.NOT_YOUR_CARD)
    if not _playable_now(state.rules, hand, action.seat) & action.card.mask:
        return IllegalAction(Refusal.CARD_NOT_ALLOWED)
    return None


def _playable_now(rules: Rules, hand: Hand, seat: Seat) -> int:
    assert hand.open.trump is not None
    trick = [card.bit for card in hand.open.trick]
    return playable(hand.held[seat], trick, hand.open.trump.ordinal, rules)


def _first_events(state: State, action: Action) -> tuple[Event, ...]:
    match action:
        case TurnCards():
            return turn_cards(action.deck)
        case AppointDealer():
            return (DealerChosen(action.seat),)
        case Deal():
            return (_deal(state, action.deck),)
        case Cut():
            return (_deal(state, cut(state.finished[-1], action.at)),)
        case NameTrump():
            return (TrumpNamed(action.seat, action.trump),)
        case Delegate():
            return (TrumpDelegated(action.seat),)
        case PlayCard():
            return (CardPlayed(action.seat, action.card),)
        case Call() | Pass():
            assert state.hand is not None
            calls = isinstance(action, Call)
            if action.seat is not state.hand.open.asked[0]:
                return (DecidedAhead(action.seat, calls),)
            return _speak(state.hand, action.seat, calls)
        case Claim() | Concede() | Void() | Decline():
            return end_events(state, action)


def _speak(hand: Hand, seat: Seat, calls: bool) -> tuple[Event, ...]:
    """What a seat says at its turn, and after a pass what the next one has decided ahead."""
    assert hand.open.asking is not None
    if calls:
        return (Called(seat, hand.open.asking),)
    if hand.ahead is None:
        return (Passed(seat),)
    partner = hand.open.asked[1]
    return (Passed(seat), Called(partner, hand.open.asking) if hand.ahead else Passed(partner))


def _consequence(state: State) -> Event | None:
    """What follows by itself, one event at a time."""
    if state.winner is not None:
        return None
    if state.hand is None:
        if state.finished and match_is_over(state.totals, state.scored, state.rules):
            return MatchWon(_leader(state.totals), state.totals)
        return None
    open_hand = state.hand.open
    if open_hand.void and len(open_hand.void.agreed) == len(Seat):
        return HandVoided()
    if open_hand.ended is not None:
        return _score_hand(state, open_hand)
    if open_hand.trump is None:
        return None
    if open_hand.multiplier is None:
        return None if open_hand.asked else _next_question(open_hand, state.rules)
    if len(open_hand.trick) == 4:
        return _win_trick(open_hand)
    if len(open_hand.tricks) == 12:
        return _score_hand(state, open_hand)
    return None


def _next_question(open_hand: OpenHand, rules: Rules) -> CallAsked | CallsClosed:
    assert open_hand.trump is not None
    assert open_hand.namer is not None
    level = open_hand.level.next
    answered = open_hand.said and open_hand.said[-1].level is None
    if level is None or answered or not may_be_called(level, open_hand.trump, rules):
        return CallsClosed(multiplier(open_hand.trump, open_hand.level), open_hand.dealer.next)
    last_announcer = open_hand.said[-1].seat if open_hand.said else open_hand.namer
    first = last_announcer.next
    return CallAsked(level, (first, first.partner))


def _win_trick(open_hand: OpenHand) -> TrickWon:
    assert open_hand.trump is not None
    assert open_hand.leader is not None
    position = winning_position([card.bit for card in open_hand.trick], open_hand.trump.ordinal)
    return TrickWon(open_hand.leader.after(position), trick_points(mask_of(open_hand.trick)))


def _score_hand(state: State, open_hand: OpenHand) -> HandScored:
    assert open_hand.multiplier is not None
    points = [0, 0]
    for trick in open_hand.tricks:
        points[trick.winner.team.ordinal] += trick.points
    if open_hand.ended and open_hand.ended.rest_to:
        points[open_hand.ended.rest_to.ordinal] += TOTAL_POINTS - sum(points)
    card_points = (points[0], points[1])
    written = score(card_points, open_hand.multiplier)
    totals = (state.totals[0] + written[0], state.totals[1] + written[1])
    return HandScored(card_points, open_hand.multiplier, written, totals, capot=0 in card_points)


def _leader(totals: tuple[int, int]) -> Team:
    return Team.A if totals[0] > totals[1] else Team.B


def _deal(state: State, deck: tuple[Card, ...]) -> HandDealt:
    assert state.dealer is not None
    number = len(state.finished) + 1
    return HandDealt(number, state.dealer, in_packets(deck, state.dealer))
