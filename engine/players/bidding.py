"""What to name, and whether to call: by estimates of a hand, or by playing out worlds.

Promises: only choices that the view offers; the same ones for the same view and seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from engine.actions import Action, Call, Delegate, NameTrump, Pass
from engine.cards import Trump, mask_of
from engine.players.cardplay import Thinking
from engine.players.equity import chance as chance_of
from engine.players.rollout import Policy
from engine.players.sampling import Chance
from engine.players.seen import Seen
from engine.players.stopping import Stop
from engine.players.trumps import Chooser, delegating, estimates
from engine.players.worlds import worlds
from engine.rules import HALF, TOTAL_POINTS, Level
from engine.view import View

SPREAD = 11.0
"""The standard deviation of a hand's points around what its estimate says."""


def name(view: View, chooser: Chooser, weigh_match: bool) -> Action:
    """Name trumps, or delegate, by what promises most."""
    seat = view.seat
    assert seat is not None
    hand = mask_of(view.cards)
    values = [tenths / 10 for tenths in estimates(chooser, hand)]
    weighed = weigh_match and _decides(view, 2)
    worth = [
        _written(view, value, 2 if trump is Trump.BOTIFARRA else 1, weighed)
        for trump, value in zip(Trump, values, strict=True)
    ]
    best = max(range(len(worth)), key=worth.__getitem__)
    may_delegate = any(isinstance(action, Delegate) for action in view.actions)
    other = _written(view, delegating(chooser, hand) / 10, 1, weighed)
    if may_delegate and worth[best] < other:
        return Delegate(seat)
    return NameTrump(seat, tuple(Trump)[best])


def call_by_estimate(view: View, chooser: Chooser, least: Sequence[int]) -> Action:
    """Call if one's own hand promises so many tenths above 36 with these trumps.

    `least`: for contro, recontro and Sant Vicenç.
    """
    seat, hand = view.seat, view.hand
    assert seat is not None
    assert hand is not None
    assert hand.trump is not None
    assert hand.asking is not None
    value = estimates(chooser, mask_of(view.cards))[hand.trump.ordinal]
    asked = tuple(Level).index(hand.asking) - 1
    return Call(seat) if value >= least[asked] else Pass(seat)


def call_by_worlds(
    view: View,
    seen: Seen,
    weights: Sequence[int],
    thinking: Thinking,
    chance: Chance,
    stop: Stop,
    margin: float,
    weigh_match: bool,
) -> tuple[Action, Sequence[int]]:
    """Call if the hand, played out in worlds in which these trumps were named, is better for it.

    With what its pair ends with (0 to 72) in each world. `margin`, in points: how far above 36 on
    average makes up for being answered. A pass if it is stopped before the first world.
    """
    seat, hand = view.seat, view.hand
    assert seat is not None
    assert hand is not None
    assert hand.trump is not None
    assert hand.asking is not None
    policy = Policy(weights, seen.trumps, seen.ways)
    found = worlds(
        seen,
        thinking.worlds,
        3 * thinking.worlds,
        chance,
        stop,
        None,
        thinking.chooser,
        thinking.heat,
    )
    ours = (seen.leader - seen.seat) % 2 == 0
    named = seen.named if ours else 1 - seen.named
    reached: list[int] = []
    for world in found:
        if stop.asked():
            break
        a, b, c, d = (world[(seen.leader + turns) % 4] for turns in range(4))
        got = policy.playout(a, b, c, d, 0, 0, 0, 0, 0, named)
        reached.append(got if ours else TOTAL_POINTS - got)
    if not reached:
        return Pass(seat), reached
    times = hand.asking.factor * (2 if hand.trump is Trump.BOTIFARRA else 1)
    if weigh_match and _decides(view, times):
        gain = sum(
            _chance(view, (points - HALF) * times) - _chance(view, (points - HALF) * times // 2)
            for points in reached
        )
        better = gain / len(reached) > 0.02
    else:
        better = sum(reached) / len(reached) - HALF > margin
    return Call(seat) if better else Pass(seat), reached


def _written(view: View, margin: float, times: int, weighed: bool) -> float:
    """What a margin of points is worth on average: in written points, or in matches if weighed."""
    if not weighed:
        return margin * times
    # The expected chance of the match, over outcomes around the margin.
    total = 0.0
    for points in range(-HALF, HALF + 1, 4):
        share = _normal(points + 2, margin) - _normal(points - 2, margin)
        total += share * _chance(view, points * times)
    return 200 * (total - 0.5)


def _normal(points: float, mean: float) -> float:
    return (1 + erf((points - mean) / (SPREAD * sqrt(2)))) / 2


def _decides(view: View, times: int) -> bool:
    """Can this hand, at this multiplier and one call more, end the match?"""
    return max(view.totals) + HALF * 2 * times >= view.rules.winning_total


def _chance(view: View, written: int) -> float:
    assert view.seat is not None
    assert view.hand is not None
    pair, dealers = view.seat % 2, view.hand.dealer % 2
    return chance_of(view.rules, view.totals, view.scored, written, pair, dealers)
