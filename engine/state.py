"""A match as it stands, and how an event changes it.

`evolve` never consults the rules: what an event says is so. What a hand shows to everybody
(`OpenHand`) is kept apart from what is held and decided in secret, so that no view leaks by
accident.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card, Mask, Seat, Team, Trump, mask_of
from engine.events import (
    CallAsked,
    Called,
    CallsClosed,
    CardPlayed,
    CardsTurned,
    ConcessionOffered,
    DealerChosen,
    DecidedAhead,
    Event,
    HandDealt,
    HandScored,
    HandVoided,
    MatchStarted,
    MatchWon,
    OfferDeclined,
    Passed,
    RestClaimed,
    RestConceded,
    TrickWon,
    TrumpDelegated,
    TrumpNamed,
    VoidOffered,
)
from engine.rules import Ending, Level, Rules


class Phase(StrEnum):
    """What the match is waiting for."""

    DRAW = "draw"
    """The first dealer."""
    DEAL = "deal"
    TRUMP = "trump"
    CALLS = "calls"
    PLAY = "play"
    OVER = "over"


class Said(NamedTuple):
    """A call or a pass that has been heard; level is None for a pass."""

    seat: Seat
    level: Level | None


class Trick(NamedTuple):
    """Four cards in order of play, who led them, who took them, and their worth."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order."""
        return tuple((self.leader.after(place), card) for place, card in enumerate(self.cards))


class Offer(NamedTuple):
    """An early end that somebody wants: who has said so, and who has said no to it.

    It lapses when the trick is won, a no as well.
    """

    agreed: tuple[Seat, ...]
    declined: Seat | None = None

    @property
    def stands(self) -> bool:
        """It can still come about."""
        return self.declined is None


class Ended(NamedTuple):
    """How a hand ended before its last card, and by whose word; None where it was everybody's."""

    how: Ending
    seat: Seat | None

    @property
    def rest_to(self) -> Team | None:
        """Who takes every trick that was left; None in a voided hand."""
        if self.seat is None:
            return None
        return self.seat.team if self.how is Ending.CLAIMED else self.seat.team.other


@dataclass(frozen=True, slots=True)
class OpenHand:
    """What a hand has shown to everybody."""

    number: int
    dealer: Seat
    delegated: bool = False
    namer: Seat | None = None
    trump: Trump | None = None
    level: Level = Level.NONE
    asking: Level | None = None
    """The level that is being asked."""
    asked: tuple[Seat, ...] = ()
    """Who may still say it, in order of speech."""
    said: tuple[Said, ...] = ()
    multiplier: int | None = None
    """None until the calls are closed."""
    leader: Seat | None = None
    """Who leads, or led, to the trick on the table."""
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    void: Offer | None = None
    """Who wants to throw the hand away."""
    ended: Ended | None = None
    """None while it runs, and when its last card has ended it."""

    @property
    def turn(self) -> Seat | None:
        """Whose move it is: to name trumps, to speak, to play; None between steps."""
        if self.trump is None:
            return self.dealer.partner if self.delegated else self.dealer
        if self.multiplier is None:
            return self.asked[0] if self.asked else None
        if self.leader is None or len(self.tricks) == 12:
            return None
        return self.leader.after(len(self.trick))

    @property
    def laid(self) -> tuple[tuple[Seat, Card], ...]:
        """Who has played what to the trick on the table, in order."""
        if self.leader is None:
            return ()
        return tuple((self.leader.after(place), card) for place, card in enumerate(self.trick))

    @property
    def begun(self) -> bool:
        """A card has been played."""
        return bool(self.tricks or self.trick)

    @property
    def decision(self) -> int:
        """A number for what is being put to people: it grows through the match.

        Each seat is asked at most one thing under one number, and the number changes only when the
        question does; so a button that carries it stays good while others act, and is stale after.
        """
        base = self.number * 32  # two for trumps, four for the levels, one a trick
        if self.trump is None:
            return base + self.delegated
        if self.multiplier is None:
            return base + 2 + tuple(Level).index(self.level)
        return base + 8 + len(self.tricks)

    def cards_left(self, seat: Seat) -> int:
        """How many cards a seat has left, which everybody can count."""
        played = self.leader is not None and (seat - self.leader) % 4 < len(self.trick)
        return 12 - len(self.tricks) - played


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand in progress: what lies open, and what does not."""

    open: OpenHand
    dealt: tuple[Mask, ...]
    held: tuple[Mask, ...]
    ahead: bool | None = None
    """What the seat asked second has decided before its turn: call or pass."""
    concessions: tuple[Offer | None, Offer | None] = (None, None)
    """What each pair has on offer to itself: whether to give up the rest."""


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that is over, scored or voided: everything in it is open now.

    A voided one has no card points, and writes nothing.
    """

    open: OpenHand
    dealt: tuple[Mask, ...]
    points: tuple[int, int]
    written: tuple[int, int]
    totals: tuple[int, int]
    capot: bool

    @property
    def ending(self) -> Ending:
        """By its last card, or how before."""
        return self.open.ended.how if self.open.ended else Ending.PLAYED

    @property
    def voided(self) -> bool:
        """It counts for nothing."""
        return self.ending is Ending.VOIDED

    @property
    def tricks_taken(self) -> tuple[int, int]:
        """Tricks of each pair, those that were claimed or conceded included."""
        taken = [0, 0]
        for trick in self.open.tricks:
            taken[trick.winner.team.ordinal] += 1
        if self.open.ended and self.open.ended.rest_to:
            taken[self.open.ended.rest_to.ordinal] += 12 - len(self.open.tricks)
        return taken[0], taken[1]


def how_many_count(finished: Sequence[FinishedHand]) -> int:
    """How many of these hands count: those that were not voided."""
    return sum(not hand.voided for hand in finished)


@dataclass(frozen=True, slots=True)
class State:
    """A whole match, as its events have made it."""

    rules: Rules
    turned: tuple[CardsTurned, ...] = ()
    dealer: Seat | None = None
    """Who deals this hand, or the next one."""
    hand: Hand | None = None
    finished: tuple[FinishedHand, ...] = ()
    totals: tuple[int, int] = (0, 0)
    winner: Team | None = None

    @property
    def scored(self) -> int:
        """How many hands count."""
        return how_many_count(self.finished)

    @property
    def phase(self) -> Phase:
        """What the match is waiting for."""
        if self.winner is not None:
            return Phase.OVER
        if self.dealer is None:
            return Phase.DRAW
        if self.hand is None:
            return Phase.DEAL
        if self.hand.open.trump is None:
            return Phase.TRUMP
        if self.hand.open.multiplier is None:
            return Phase.CALLS
        return Phase.PLAY


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; only `MatchStarted` may come first.

    Raises ValueError for an event that has no match, or no hand, to happen in. Whether the event
    was legal is not asked: it has happened.
    """
    if state is None:
        if isinstance(event, MatchStarted):
            return State(event.rules)
        raise ValueError(f"expected MatchStarted first: {type(event).__name__}")
    match event:
        case CardsTurned():
            return replace(state, turned=(*state.turned, event))
        case DealerChosen():
            return replace(state, dealer=event.seat)
        case HandDealt():
            masks = tuple(mask_of(cards) for cards in event.hands)
            hand = Hand(OpenHand(event.number, event.dealer), masks, masks)
            return replace(state, dealer=event.dealer, hand=hand)
        case MatchWon():
            return replace(state, winner=event.team)
        case MatchStarted():
            raise ValueError("expected MatchStarted only once")
    if state.hand is None:
        raise ValueError(f"expected a hand in progress before {type(event).__name__}")
    if isinstance(event, HandScored):
        return _score(state, state.hand, event)
    if isinstance(event, HandVoided):
        return _void(state, state.hand)
    return replace(state, hand=_evolve_hand(state.hand, event))


def replay(events: Iterable[Event]) -> State:
    """The state that a list of events makes; raises ValueError if they are not a match."""
    state = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("expected at least MatchStarted: no events")
    return state


def _score(state: State, hand: Hand, event: HandScored) -> State:
    finished = FinishedHand(
        hand.open, hand.dealt, event.points, event.written, event.totals, event.capot
    )
    return _finish(state, finished)


def _void(state: State, hand: Hand) -> State:
    thrown = replace(hand.open, ended=Ended(Ending.VOIDED, None))
    finished = FinishedHand(thrown, hand.dealt, (0, 0), (0, 0), state.totals, capot=False)
    return _finish(state, finished)


def _finish(state: State, finished: FinishedHand) -> State:
    return replace(
        state,
        hand=None,
        dealer=finished.open.dealer.next,
        finished=(*state.finished, finished),
        totals=finished.totals,
    )


_EndOfHand = RestClaimed | ConcessionOffered | RestConceded | VoidOffered | OfferDeclined

_InHand = (
    TrumpDelegated
    | TrumpNamed
    | CallAsked
    | DecidedAhead
    | Called
    | Passed
    | CallsClosed
    | CardPlayed
    | TrickWon
    | _EndOfHand
)


def _evolve_hand(hand: Hand, event: _InHand) -> Hand:
    open_hand = hand.open
    match event:
        case DecidedAhead():
            return replace(hand, ahead=event.call)
        case CardPlayed():
            held = list(hand.held)
            held[event.seat] &= ~event.card.mask
            open_hand = replace(open_hand, trick=(*open_hand.trick, event.card))
            return replace(hand, open=open_hand, held=tuple(held))
        case TrickWon():
            assert open_hand.leader is not None
            trick = Trick(open_hand.leader, open_hand.trick, event.seat, event.points)
            tricks = (*open_hand.tricks, trick)
            open_hand = replace(open_hand, leader=event.seat, trick=(), tricks=tricks, void=None)
            return replace(hand, open=open_hand, concessions=(None, None))
        case RestClaimed() | ConcessionOffered() | RestConceded() | VoidOffered() | OfferDeclined():
            return _evolve_end(hand, event)
        case TrumpDelegated():
            open_hand = replace(open_hand, delegated=True)
        case TrumpNamed():
            open_hand = replace(open_hand, namer=event.seat, trump=event.trump)
        case CallAsked():
            open_hand = replace(open_hand, asking=event.level, asked=event.seats)
        case Called():
            said = (*open_hand.said, Said(event.seat, event.level))
            open_hand = replace(open_hand, level=event.level, asking=None, asked=(), said=said)
        case Passed():
            said = (*open_hand.said, Said(event.seat, None))
            open_hand = replace(open_hand, asked=open_hand.asked[1:], said=said)
        case CallsClosed():
            open_hand = replace(
                open_hand, multiplier=event.multiplier, leader=event.leader, asking=None, asked=()
            )
    return replace(hand, open=open_hand, ahead=None)


def _evolve_end(hand: Hand, event: _EndOfHand) -> Hand:
    match event:
        case RestClaimed():
            return _end(hand, Ended(Ending.CLAIMED, event.seat))
        case RestConceded():
            return _end(hand, Ended(Ending.CONCEDED, event.seat))
        case ConcessionOffered():
            return _concession(hand, event.seat.team, Offer((event.seat,)))
        case VoidOffered():
            agreed = hand.open.void.agreed if hand.open.void else ()
            return _void_offer(hand, Offer((*agreed, event.seat)))
        case OfferDeclined() if event.ending is Ending.CONCEDED:
            return _concession(hand, event.seat.team, Offer((), event.seat))
        case OfferDeclined():
            return _void_offer(hand, Offer((), event.seat))


def _end(hand: Hand, ended: Ended) -> Hand:
    return replace(hand, open=replace(hand.open, ended=ended))


def _void_offer(hand: Hand, offer: Offer) -> Hand:
    return replace(hand, open=replace(hand.open, void=offer))


def _concession(hand: Hand, team: Team, offer: Offer) -> Hand:
    a, b = hand.concessions
    return replace(hand, concessions=(offer, b) if team is Team.A else (a, offer))
