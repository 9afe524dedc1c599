"""A computer player: from a view and a seed to an action.

Promises: what it does is legal, depends on nothing but its view, its level and the seed, and is
the same each time, unless whoever asks stops its thinking (`enough`, asked between worlds). Leaves
to others: when to ask it, how long it may think, and how long it seems to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.actions import Action, Claim, Concede, Decline, EndHand, PlayCard, Void
from engine.cards import DECK, Card, Mask, Seat, mask_of
from engine.claims import is_certain
from engine.players.bidding import call_by_estimate, call_by_worlds, name
from engine.players.cardplay import LINEAR, choose
from engine.players.equity import worths
from engine.players.levels import Level, level
from engine.players.sampling import Chance
from engine.players.seen import Seen, seen
from engine.players.solver import solve
from engine.players.stopping import Enough, Stop, never
from engine.players.worlds import possible
from engine.rules import Ending
from engine.view import Question, View

CLAIM_NODES = 2_000
"""Of `claims.is_certain`: a player who is not sure by then plays on."""
CONCEDE_WORLDS = 40
CONCEDE_NODES = 40_000


class NothingAsked(ValueError):  # noqa: N818 - the name says what it is
    """The view's seat has nothing to do now, or the view is nobody's."""


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, and how it was come to."""

    action: Action
    reached: Mapping[Card, list[int]] = field(default_factory=dict)
    """By card, what the seat's pair ends the hand with (0 to 72) in one possible deal after the
    other, the same ones for each card. Cards that fell far behind are left out, and plain ones
    stand for their neighbours; none if nothing had to be weighed."""
    exact: bool = False
    """Whether these are exact values with all hands open, instead of hands played out."""
    expected: Sequence[int] = ()
    """The same before a call, whatever it is; none if it wasn't weighed so."""
    cut_short: bool = False
    """Whether `enough` ended it: the best so far."""


def think(view: View, name_of_level: str, seed: int, enough: Enough = never) -> Thought:
    """What a player of this level does when its seat is asked something, and why.

    NothingAsked if it is not; UnknownLevel.
    """
    player = level(name_of_level)
    if view.question is None or not view.actions:
        raise NothingAsked("expected the view of a seat that is asked something")
    chance, stop = Chance(seed), Stop(enough)
    if not player.weights:
        return Thought(view.actions[chance.below(len(view.actions))])
    match view.question:
        case Question.NAME_TRUMP | Question.NAME_FOR_PARTNER:
            return Thought(name(view, player.chooser, player.weighs_match))
        case Question.SPEAK:
            action, expected = _speak(view, player, chance, stop)
            return Thought(action, expected=expected, cut_short=stop.said)
        case Question.PLAY:
            return _play(view, player, chance, stop)


def act(view: View, name_of_level: str, seed: int, enough: Enough = never) -> Action:
    """What a player of this level does when its seat is asked something; errors as `think`."""
    return think(view, name_of_level, seed, enough).action


def claims(view: View) -> Claim | None:
    """The claim of the rest, if this seat may ask for it now and is certain of every trick."""
    seat, hand = view.seat, view.hand
    if seat is None or hand is None or Claim(seat) not in view.endings:
        return None
    held = mask_of(view.cards)
    if held.bit_count() < 2:
        return None
    sure = is_certain(seat, held, hand, view.rules, nodes=CLAIM_NODES)
    return Claim(seat) if sure else None


def answer(view: View, seed: int, enough: Enough = never) -> EndHand | None:
    """The answer to what somebody else has on offer; None if nothing waits for this seat.

    A concession is agreed to if no more trick can be won in any of many possible deals, and there
    was time for all of them. Throwing the hand away is up to the people: a computer says yes.
    """
    seat, hand = view.seat, view.hand
    if seat is None or hand is None:
        return None
    if view.concession and view.concession.stands and Concede(seat) in view.endings:
        lost = _is_lost(seen(view), Chance(seed), Stop(enough))
        return Concede(seat) if lost else Decline(seat, Ending.CONCEDED)
    if hand.void and hand.void.stands and Void(seat) in view.endings:
        return Void(seat)
    return None


def _play(view: View, player: Level, chance: Chance, stop: Stop) -> Thought:
    seat, hand = view.seat, view.hand
    assert seat is not None
    assert hand is not None
    known = seen(view)
    worth = LINEAR
    if not player.remembers:
        known = replace(known, holdings=_forgetful(known))
    if player.weighs_match:
        worth = worths(
            view.rules, view.totals, view.scored, hand.multiplier or 1, seat % 2, hand.dealer % 2
        )
    choice = choose(known, player.weights, player.thinking, chance, stop, worth)
    reached = {_card(card): ends for card, ends in choice.reached.items()}
    return Thought(PlayCard(seat, _card(choice.card)), reached, choice.exact, cut_short=stop.said)


def _card(mask: Mask) -> Card:
    return DECK[mask.bit_length() - 1]


def _forgetful(known: Seen) -> tuple[Mask, ...]:
    """What each may hold, as whoever forgets what has been played and why sees it."""
    here = known.held
    for card in known.trick:
        here |= card
    others = mask_of(DECK) & ~here
    return tuple(known.held if seat == known.seat else others for seat in Seat)


def _speak(view: View, player: Level, chance: Chance, stop: Stop) -> tuple[Action, Sequence[int]]:
    if not player.call_worlds:
        return call_by_estimate(view, player.chooser, player.calls), ()
    thinking = replace(player.thinking, worlds=player.call_worlds)
    return call_by_worlds(
        view,
        seen(view),
        player.weights,
        thinking,
        chance,
        stop,
        player.call_margin,
        player.weighs_match,
    )


def _is_lost(known: Seen, chance: Chance, stop: Stop) -> bool:
    """Whether our pair wins nothing more, in any deal that was tried, however well it plays."""
    pair = known.seat % 2
    for world in possible(known, CONCEDE_WORLDS, chance, stop):
        position = known.position(world)
        bounds = solve(position, CONCEDE_NODES).bounds
        total = sum(known.points) + position.at_stake
        best = bounds.high if position.turn % 2 == pair else total - bounds.low
        if best > known.points[pair]:
            return False
    return not stop.said
