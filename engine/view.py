"""What one seat, or the group, may know of a match; nothing else leaves the engine for a screen.

A `View` holds no card that its reader may not see: not face down, not faked, simply absent.
`View.question` and `View.decision` say what is being put to its seat now.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import Action, EndHand, PlayCard
from engine.cards import Card, Seat, Team, fan
from engine.endings import endings
from engine.events import CardsTurned
from engine.game import legal_actions
from engine.rules import Dealing, Explanation, Rules, explain
from engine.state import FinishedHand, Offer, OpenHand, Phase, State, how_many_count


class Question(StrEnum):
    """What a seat is being asked."""

    NAME_TRUMP = "name_trump"
    """Name trumps, or delegate."""
    NAME_FOR_PARTNER = "name_for_partner"
    """Name trumps; the partner has delegated."""
    SPEAK = "speak"
    """Call the level that is being asked, or pass; perhaps ahead of one's turn."""
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class View:
    """A match as one reader sees it; `seat` is None for the group.

    `decision` is the hand's (see `OpenHand.decision`) while this seat is asked something, else 0.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    turned: tuple[CardsTurned, ...]
    dealer: Seat | None
    hand: OpenHand | None
    """The hand in progress, None between hands."""
    finished: tuple[FinishedHand, ...]
    totals: tuple[int, int]
    winner: Team | None
    cards: tuple[Card, ...] = ()
    """What this seat holds, suit after suit, strongest first; none while its hand is covered."""
    covered: bool = False
    """Its cards lie face down until trumps are named or delegated (`Rules.covered_hand`)."""
    decided: bool | None = None
    """What this seat has decided ahead of its turn: to call, or to pass."""
    question: Question | None = None
    decision: int = 0
    actions: tuple[Action, ...] = ()
    """What this seat may do now."""
    duty: Explanation | None = None
    """Why these cards and no others, when a card is asked."""
    concession: Offer | None = None
    """What is on offer within this seat's pair, which nobody else knows: to give up the rest."""
    endings: tuple[EndHand, ...] = ()
    """The early ends of the hand that this seat may ask for or refuse; not all claims are good."""

    @property
    def turn(self) -> Seat | None:
        """Whose move it is, as everybody knows it."""
        return self.hand.turn if self.hand else None

    @property
    def scored(self) -> int:
        """How many hands count."""
        return how_many_count(self.finished)

    def stays_closed(self, finished: FinishedHand) -> bool:
        """Whether nobody may look at this scored hand's cards again while the match goes on.

        Without a shuffle the next deal is made of its tricks: who reads them again could work out
        who was dealt what.
        """
        unshuffled = self.rules.dealing is Dealing.NO_SHUFFLE and not finished.voided
        return unshuffled and self.winner is None

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards this seat may play now, in the order of `cards`."""
        legal = {action.card for action in self.actions if isinstance(action, PlayCard)}
        return tuple(card for card in self.cards if card in legal)


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know; None asks for what everybody may."""
    hand = state.hand
    public = View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turned=state.turned,
        dealer=state.dealer,
        hand=hand.open if hand else None,
        finished=state.finished,
        totals=state.totals,
        winner=state.winner,
    )
    if seat is None or hand is None:
        return public
    actions = legal_actions(state, seat)
    question = _question(state.phase, hand.open) if actions else None
    asked_second = len(hand.open.asked) == 2 and hand.open.asked[1] is seat
    covered = _is_covered(state, seat)
    return replace(
        public,
        cards=() if covered else fan(hand.held[seat]),
        covered=covered,
        decided=hand.ahead if asked_second else None,
        question=question,
        decision=hand.open.decision if question else 0,
        actions=actions,
        duty=_duty(state, seat) if question is Question.PLAY else None,
        concession=hand.concessions[seat.team.ordinal],
        endings=endings(state, seat),
    )


def _is_covered(state: State, seat: Seat) -> bool:
    if state.hand is None or not state.rules.covered_hand:
        return False
    hand = state.hand.open
    waits = hand.trump is None and not hand.delegated
    return waits and seat is hand.dealer.partner


def _question(phase: Phase, open_hand: OpenHand) -> Question | None:
    match phase:
        case Phase.TRUMP:
            return Question.NAME_FOR_PARTNER if open_hand.delegated else Question.NAME_TRUMP
        case Phase.CALLS:
            return Question.SPEAK
        case Phase.PLAY:
            return Question.PLAY
        case _:
            return None


def _duty(state: State, seat: Seat) -> Explanation | None:
    if state.hand is None or state.hand.open.trump is None:
        return None
    trick = [card.bit for card in state.hand.open.trick]
    return explain(state.hand.held[seat], trick, state.hand.open.trump, state.rules)
