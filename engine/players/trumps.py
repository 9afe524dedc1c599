"""What a hand is worth to its pair with each trump, estimated from its own twelve cards.

Promises: a sum over the four suits, looked up by the cards held there, so that it can be asked of
thousands of imagined hands. In tenths of a point above 36.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Mask
from engine.players import fitted, refitted
from engine.players.fitted import Row

_SUIT = 0xFFF
_NINE, _ACE, _KING, _KNIGHT, _TEN = (1 << strength for strength in (11, 10, 9, 8, 7))

Table = tuple[int, ...]
"""By the 4,096 sets of cards of a suit."""


class Chooser(NamedTuple):
    """Tables of what a suit's cards add: as trumps, beside trumps, in botifarra, delegating."""

    trump: Table
    side: Table
    botifarra: Table
    delegated: Table
    """What the partner will make of it, whatever they name; in written points."""


def estimates(chooser: Chooser, hand: Mask) -> tuple[int, int, int, int, int]:
    """For each `Trump.ordinal` how far above 36 the pair comes."""
    # Written out, since it is asked of every world.
    trump, side, botifarra, _ = chooser
    oros, copes, espases = hand & _SUIT, hand >> 12 & _SUIT, hand >> 24 & _SUIT
    bastos = hand >> 36 & _SUIT
    by_oros, by_copes, by_espases, by_bastos = side[oros], side[copes], side[espases], side[bastos]
    rest = by_oros + by_copes + by_espases + by_bastos
    return (
        rest - by_oros + trump[oros],
        rest - by_copes + trump[copes],
        rest - by_espases + trump[espases],
        rest - by_bastos + trump[bastos],
        botifarra[oros] + botifarra[copes] + botifarra[espases] + botifarra[bastos],
    )


def delegating(chooser: Chooser, hand: Mask) -> int:
    """What delegating is worth, in written points."""
    return sum(chooser.delegated[hand >> shift & _SUIT] for shift in (0, 12, 24, 36))


def tabulate(worth: Callable[[int], float]) -> Table:
    """A table of tenths, from what a suit's cards are worth in points."""
    return tuple(round(10 * worth(cards)) for cards in range(1 << 12))


def _linear_trump(cards: int) -> float:
    top = ((_NINE, 5.9), (_ACE, 3.5), (_KING, 2.1), (_KNIGHT, 1.3), (_TEN, 0.9))
    return -16 + 2.1 * cards.bit_count() + sum(worth for card, worth in top if cards & card)


def _linear_side(cards: int) -> float:
    worth = {0: 3.4, 1: 1.0}.get(cards.bit_count(), 0.0)
    if cards & _NINE:
        worth += 5.2
    if cards & _ACE:
        worth += 1.6 if cards & _NINE else 2.5
    return worth + (0.7 if cards & _KING else 0.0)


def _linear_botifarra(cards: int) -> float:
    worth = -12.8 / 4
    if cards & _NINE:
        worth += 6.6 + 0.5 * max(0, cards.bit_count() - 4)
    if cards & _ACE:
        worth += 3.1 if cards & _NINE else 4.0
    if cards & _KING:
        worth += 1.6
    if cards & _KNIGHT:
        worth += 1.0
    if cards & _NINE and cards & _ACE and cards & _KING:
        worth += 1.5
    return worth


def _looked_up(rows: tuple[Row, Row], less: float = 0.0) -> Callable[[int], float]:
    lengths, honours = rows
    return lambda cards: (lengths[min(8, cards.bit_count())] + honours[cards >> 7]) / 10 - less


def _plain_trump(cards: int) -> float:
    honours = ((_NINE, 4), (_ACE, 3), (_KING, 2), (_KNIGHT, 1), (_TEN, 1))
    return -12 + 2 * cards.bit_count() + sum(worth for card, worth in honours if cards & card)


SENSIBLE = Chooser(
    tabulate(_plain_trump),
    tabulate(lambda _cards: 0),
    tabulate(lambda cards: -3 + (4 if cards & _NINE else 0) + (2 if cards & _ACE else 0)),
    tabulate(lambda _cards: -2 / 4),
)
"""By rules of thumb: the suit with length and honours, botifarra with three manilles or so."""

LINEAR = Chooser(
    tabulate(_linear_trump),
    tabulate(_linear_side),
    # Halved: written double it is named too often, and costs more points than it writes.
    tabulate(lambda cards: _linear_botifarra(cards) / 2),
    tabulate(lambda _cards: 4 / 4),
)
"""Fitted on 4,922 hands that were played out."""

FITTED = Chooser(
    tabulate(_looked_up(fitted.TRUMP)),
    tabulate(_looked_up(fitted.SIDE)),
    # Two points less for botifarra, which is a gamble, one for what the partner must still name.
    tabulate(_looked_up(fitted.BOTIFARRA, 2 / 4)),
    tabulate(_looked_up(fitted.DELEGATED, 1 / 4)),
)
"""Fitted on 120,000 deals."""

REFITTED = Chooser(
    tabulate(_looked_up(refitted.TRUMP)),
    tabulate(_looked_up(refitted.SIDE)),
    # Halved, as in `LINEAR`: it counts the points that are won, not those that are written.
    tabulate(lambda cards: _looked_up(refitted.BOTIFARRA)(cards) / 2),
    tabulate(_looked_up(refitted.DELEGATED)),
)
"""The yardstick's own."""

WEIGHED = Chooser(
    REFITTED.trump,
    REFITTED.side,
    # One and a half times the points, less two, for what is written double: half of the way from
    # whoever counts points to whoever counts what is written.
    tabulate(lambda cards: 0.75 * _looked_up(refitted.BOTIFARRA)(cards) - 1 / 4),
    tabulate(_looked_up(refitted.DELEGATED_WEIGHED)),
)
"""Wins more points than `FITTED`, and writes no fewer."""
