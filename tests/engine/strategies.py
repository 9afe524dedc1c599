"""Random rules, decks, situations and whole matches.

Matches and situations are drawn as rules and a seed: drawing each of their choices from hypothesis
would be slow, and a shrunk match would say no more than a seed does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, get_args, get_type_hints

from hypothesis import Phase as Stage
from hypothesis import settings
from hypothesis import strategies as st

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
from engine.cards import DECK, Card, Seat, Trump
from engine.dealing import CUTS
from engine.endings import endings
from engine.events import Event
from engine.game import apply, is_cut, legal_actions, refusal, start
from engine.rules import Dealing, Ending, FirstDealer, PartnerWinning, Rules, SantVicenc, Variant
from engine.state import Phase, State, evolve, replay

seats = st.sampled_from(Seat)
trumps = st.sampled_from(Trump)
cards = st.sampled_from(DECK)
decks = st.permutations(DECK).map(tuple)
rules = st.builds(
    Rules,
    variant=st.sampled_from(Variant),
    second_player_may_load=st.booleans(),
    overtake_partner_free=st.booleans(),
    partner_winning=st.sampled_from(PartnerWinning),
    sant_vicenc=st.sampled_from(SantVicenc),
    first_dealer=st.sampled_from(FirstDealer),
    dealing=st.sampled_from(Dealing),
    covered_hand=st.booleans(),
    target=st.sampled_from(get_args(get_type_hints(Rules)["target"])),
    quick=st.booleans(),
    clockwise=st.booleans(),
)


class Step(NamedTuple):
    """One action of a match: the state it met, what it brought about, and the state after."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


@dataclass(frozen=True)
class Match:
    """A whole match, the same each time it is played."""

    rules: Rules
    seed: int
    boldness: float = 0.2
    """How often somebody who may call does."""
    whims: float = 0.0
    """How often somebody wants to end the hand before its last card."""

    def steps(self) -> Iterator[Step]:
        """Every step from the draw to the last card."""
        random = Random(self.seed)
        state = replay(start(self.rules))
        while state.phase is not Phase.OVER:
            action = self._choose(state, random)
            events = apply(state, action)
            after = state
            for event in events:
                after = evolve(after, event)
            yield Step(state, action, events, after)
            state = after

    def states(self) -> Iterator[State]:
        """Every state between two actions, the first and the last included."""
        yield replay(start(self.rules))
        for step in self.steps():
            yield step.after

    def last(self) -> State:
        """The state in which it is over."""
        *_, last = self.states()
        return last

    def _choose(self, state: State, random: Random) -> Action:
        if self.whims and (whim := self._whim(state, random)) is not None:
            return whim
        match state.phase:
            case Phase.DRAW if state.rules.first_dealer is FirstDealer.RANDOM:
                return AppointDealer(random.choice(tuple(Seat)))
            case Phase.DRAW:
                return TurnCards(shuffled(random))
            case Phase.DEAL if is_cut(state):
                return Cut(random.choice(CUTS))
            case Phase.DEAL:
                return Deal(shuffled(random))
            case Phase.CALLS:
                asked = [seat for seat in Seat if legal_actions(state, seat)]
                seat = random.choice(asked)
                return Call(seat) if random.random() < self.boldness else Pass(seat)
            case _:
                (turn,) = (seat for seat in Seat if legal_actions(state, seat))
                return random.choice(legal_actions(state, turn))

    def _whim(self, state: State, random: Random) -> Action | None:
        """An early end; what is on offer is mostly taken up, and sometimes declined."""
        asked = [action for seat in Seat for action in endings(state, seat)]
        noes = [action for action in asked if isinstance(action, Decline)]
        yeses: list[Action] = []
        for no in noes:
            yes = (Concede if no.ending is Ending.CONCEDED else Void)(no.seat)
            yeses += [yes] if yes in asked else []
        if not asked or random.random() > (0.9 if noes else self.whims):
            return None
        action = random.choice(noes if noes and random.random() < 0.1 else yeses or asked)
        return action if refusal(state, action) is None else None


matches = st.builds(
    Match, rules=rules, seed=st.integers(0, 2**32), boldness=st.sampled_from((0.1, 0.5, 0.9))
)
"""Matches of hands that are played to their last card."""

eventful = st.builds(
    Match, rules=rules, seed=st.integers(0, 2**32), boldness=st.just(0.2), whims=st.just(0.02)
)
"""Matches in which hands are claimed, conceded and voided too."""


def whole_matches(count: int) -> settings:
    """So many matches to a test, and no shrinking: a smaller seed is no shorter match."""
    return settings(max_examples=count, phases=(Stage.explicit, Stage.reuse, Stage.generate))


def shuffled(random: Random) -> tuple[Card, ...]:
    """A deck in random order."""
    deck = list(DECK)
    random.shuffle(deck)
    return tuple(deck)


class Situation(NamedTuple):
    """A hand that is asked for a card."""

    hand: frozenset[Card]
    table: tuple[Card, ...]
    trump: Trump
    rules: Rules


def situation(random: Random, rules: Rules) -> Situation:
    """Any hand of 1–12 cards on any table of 0–3, often of few suits so that duties meet."""
    suits = random.sample("OCEB", random.randint(1, 4))
    deck = [card for card in shuffled(random) if card.suit in suits]
    laid = random.randint(0, 3)
    held = random.randint(1, min(12, len(deck) - laid))
    return Situation(
        frozenset(deck[laid : laid + held]),
        tuple(deck[:laid]),
        random.choice(tuple(Trump)),
        rules,
    )


def conceivable(random: Random) -> tuple[Action, ...]:
    """Everything anybody could ever ask for, legal or not."""
    deck = shuffled(random)
    bad = (deck[:47], (*deck[:47], deck[0]), (*deck, deck[0]), ())
    asked: list[Action] = [TurnCards(deck), Deal(deck)]
    asked += [kind(cards) for kind in (TurnCards, Deal) for cards in bad]
    asked += [Cut(at) for at in (0, 3, 4, 24, 44, 45, 48)]
    for seat in Seat:
        asked += [Claim(seat), Concede(seat), Void(seat)]
        asked += [Decline(seat, ending) for ending in Ending]
        asked += [AppointDealer(seat), Call(seat), Pass(seat), Delegate(seat)]
        asked += [NameTrump(seat, trump) for trump in Trump]
        asked += [PlayCard(seat, card) for card in DECK]
    return tuple(asked)
