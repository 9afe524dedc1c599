"""What the points of a hand are worth by the state of the match: 97–60 is not 0–0.

Promises: pure arithmetic on a rough idea of the hands to come. While no outcome of this hand can
end the match, points are worth what they write down.
"""

from __future__ import annotations

from functools import lru_cache

from engine.rules import HALF, QUICK_HANDS, TOTAL_POINTS, Rules

_DEALERS = 0.62
"""How often the dealer's pair, who chooses trumps, writes the hand's points."""
_WRITTEN = ((4, 24), (8, 22), (12, 16), (16, 11), (24, 12), (36, 8), (56, 7))
"""What a hand writes, and how often of a hundred times."""


def worths(
    rules: Rules, totals: tuple[int, int], scored: int, times: int, pair: int, dealers: int
) -> tuple[float, ...]:
    """What it is worth to `pair` (0 or 1) to end this hand with 0 to 72 points.

    `times` is the multiplier, `scored` the hands so far, `dealers` the pair that dealt this one.
    About a point a point on the whole: a hand of ×2 is no more than one of ×1 until it counts.
    """
    ours, theirs = totals[pair], totals[1 - pair]
    target = rules.winning_total
    last = rules.quick and scored + 1 >= QUICK_HANDS
    if max(ours, theirs) + HALF * times < target and not last:
        return tuple(float(points - HALF) for points in range(TOTAL_POINTS + 1))
    chances = tuple(
        _after(rules, ours, theirs, scored + 1, (points - HALF) * times, dealers != pair)
        for points in range(TOTAL_POINTS + 1)
    )
    scale = TOTAL_POINTS / max(0.02, chances[-1] - chances[0])
    return tuple(scale * (chance - chances[HALF]) for chance in chances)


def chance(
    rules: Rules, totals: tuple[int, int], scored: int, written: int, pair: int, dealers: int
) -> float:
    """How likely `pair` wins the match if this hand writes so much for it, or against it."""
    return _after(rules, totals[pair], totals[1 - pair], scored + 1, written, dealers != pair)


def _after(rules: Rules, ours: int, theirs: int, scored: int, written: int, we_deal: bool) -> float:
    if written > 0:
        ours += written
    else:
        theirs -= written
    hands = QUICK_HANDS - scored if rules.quick else 0
    target = rules.winning_total
    if rules.quick and hands <= 0 and ours != theirs:
        return float(ours > theirs)
    return _wins(max(0, target - ours), max(0, target - theirs), we_deal, max(hands, 0))


@lru_cache(maxsize=1 << 16)
def _wins(ours: int, theirs: int, we_deal: bool, hands: int) -> float:
    """How likely a pair wins that still needs so much; `hands` are left, or 0: no such end."""
    if ours <= 0 or theirs <= 0:
        return float(ours <= 0)
    won = _DEALERS if we_deal else 1 - _DEALERS
    sure = 0.0
    for written, often in _WRITTEN:
        for share, mine, others in (
            (won, ours - written, theirs),
            (1 - won, ours, theirs - written),
        ):
            if hands == 1 and mine > 0 and others > 0:
                value = 0.5 if mine == others else float(mine < others)
            else:
                value = _wins(mine, others, not we_deal, max(0, hands - 1))
            sure += share * often / 100 * value
    return sure
