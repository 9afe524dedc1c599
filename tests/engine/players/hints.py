"""Cards with the reason for them, thought out by hand: each reason there is, in each of its ways.

Written as in silly.py: `me` is seat 0, and it is my turn.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.actions import PlayCard
from engine.cards import Card, Seat, Suit
from engine.players.player import Thought
from engine.players.reasons import (
    Among,
    Average,
    CannotWin,
    DrawsTrumps,
    GivesPoints,
    Highest,
    KeepsGuard,
    KeepsWinner,
    LastOfSuit,
    NothingToGive,
    OnlyBeatenBy,
    OnlyCard,
    PartnerRuffs,
    Preferred,
    Reason,
    RisksNothing,
    Sure,
    TakesLow,
)
from engine.rules import Variant
from engine.view import View
from tests.engine.players.silly import Silly, view_of


class Advice(NamedTuple):
    """A card, and why."""

    trump: str
    me: str
    card: str
    reason: Reason
    table: str = ""
    before: tuple[str, ...] = ()
    reached: tuple[tuple[str, list[int]], ...] = ()
    exact: bool = False


def seen_in(advice: Advice) -> View:
    """What I see in the position."""
    silly = Silly("", advice.trump, Seat.SOUTH, advice.me, "", advice.table, advice.before)
    return view_of(silly, Variant.LLIURE)


def thought(advice: Advice) -> Thought:
    """What I choose, and how it was come to."""
    reached = {Card(card): ends for card, ends in advice.reached}
    return Thought(PlayCard(Seat.SOUTH, Card(advice.card)), reached, advice.exact)


_RUFFED_BY_PARTNER = ("0: 9E 5E 3O 6E", "2: 5B 6B 9B 7B")
_VARIED = "12E 7E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O"
_WITHOUT_E = "12C 3C 9B 8B 7B 6B 5B 4B 10B 11B 1B 12B"

ADVICE = {
    "the only card": Advice("O", "9E 6C 5C 4C 8B 6B 2B 7O 4O 3O 8C 5B", "9E", OnlyCard(), "3: 5E"),
    "the last card takes": Advice(
        "O",
        "8E 7E 6E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "7E",
        Sure(points=1),
        "1: 5E 4E 2E",
    ),
    "the weakest that takes for sure": Advice(
        "O",
        "9E 12E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "12E",
        Sure(points=4, among=Among.CHEAPEST),
        "1: 8E 5E 4E",
    ),
    "the richest that takes for sure": Advice(
        "O",
        "9E 12E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "9E",
        Sure(points=6, among=Among.RICHEST),
        "1: 8E 5E 4E",
    ),
    "ruffs for sure": Advice(
        "O",
        "9O 3O 8C 6C 5C 8B 6B 2B 7C 4C 3C 7B",
        "3O",
        Sure(Suit.ESPASES, 5, Among.CHEAPEST),
        "1: 1E 5E 4E",
    ),
    "ruffs for sure before others": Advice(
        "O", "9O 8C 6C 5C 8B 6B 2B 7C 4C 3C 7B 3O", "9O", Sure(Suit.ESPASES), "3: 1E"
    ),
    "a sure lead": Advice("-", "9C 7C 3E 6E 5E 8B 6B 2B 7O 4O 3O 2O", "9C", Sure()),
    "the highest may be ruffed": Advice(
        "O", "9E 7E 3E 6C 5C 8B 6B 2B 7O 4O 3O 2O", "9E", Highest()
    ),
    "the partner's highest may be ruffed": Advice(
        "O", _VARIED, "12E", Highest(Card("9E")), "2: 9E 5E"
    ),
    "draws trumps": Advice(
        "O", "1O 12O 4O 3O 6C 5C 8B 6B 2B 7E 4E 3E", "3O", DrawsTrumps(8, False)
    ),
    "draws trumps for sure": Advice(
        "O", "9O 1O 12O 4O 3O 6C 5C 8B 6B 2B 7E 4E", "9O", DrawsTrumps(7, True)
    ),
    "draws the last trump": Advice(
        "O",
        "9O 12O 8O 7O 6O 4O 8C 9C 9B",
        "9O",
        DrawsTrumps(1, True),
        before=("0: 1O 11O 5O 10O", "0: 9E 5E 3O 6E", "2: 5B 6B 12B 7B"),
    ),
    "gives points": Advice(
        "O",
        "12E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "12E",
        GivesPoints(Card("9E"), 3),
        "1: 5E 9E 4E",
    ),
    "gives one point": Advice(
        "O",
        "10E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "10E",
        GivesPoints(Card("9E"), 1),
        "1: 5E 9E 4E",
    ),
    "nothing to give": Advice(
        "O",
        "8E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "3E",
        NothingToGive(Card("9E")),
        "1: 5E 9E 4E",
    ),
    "the trick is lost": Advice(
        "O", _VARIED, "3E", CannotWin(Card("9E"), Seat.EAST, 0, lost=True), "1: 9E 5E 4E"
    ),
    "the trick is lost and costs points": Advice(
        "O",
        "12E 11E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "11E",
        CannotWin(Card("9E"), Seat.EAST, 2, lost=True),
        "1: 9E 5E 4E",
    ),
    "I can't win": Advice(
        "O",
        "7E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "3E",
        CannotWin(Card("12E"), Seat.WEST, 0, lost=False),
        "3: 12E",
    ),
    "I can't win, and none is without points": Advice(
        "O",
        "11E 10E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "10E",
        CannotWin(Card("12E"), Seat.WEST, 1, lost=False),
        "3: 12E",
    ),
    "keeps a winner": Advice(
        "O",
        "9E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "3E",
        KeepsWinner(Card("9E")),
        "1: 5E 1E 4E",
    ),
    "keeps a guard": Advice("O", _WITHOUT_E, "4B", KeepsGuard(Card("12C")), "1: 9E 5E 4E"),
    "only the manilla beats it": Advice(
        "-",
        "1C 7C 3E 6E 5E 8B 6B 2B 7O 4O 3O 2O",
        "1C",
        OnlyBeatenBy(None, (Card("9C"),), ruffed=False),
    ),
    "only two cards or a trump beat it": Advice(
        "O",
        "12C 7C 3E 6E 5E 8B 6B 2B 7O 4O 3O 2O",
        "12C",
        OnlyBeatenBy(None, (Card("9C"), Card("1C")), ruffed=True),
    ),
    "only the manilla beats the partner's": Advice(
        "-", _VARIED, "12E", OnlyBeatenBy(Card("1E"), (Card("9E"),), ruffed=False), "2: 1E 5E"
    ),
    "only two cards or a trump beat the partner's": Advice(
        "B",
        "11E 7E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "11E",
        OnlyBeatenBy(Card("12E"), (Card("9E"), Card("1E")), ruffed=True),
        "2: 12E 5E",
    ),
    "takes low": Advice(
        "O",
        "8E 7E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "7E",
        TakesLow(Card("5E"), Seat.WEST, None),
        "3: 5E",
    ),
    "ruffs low": Advice(
        "O",
        "8O 3O 8C 6C 5C 8B 6B 2B 7C 4C 3C 7B",
        "3O",
        TakesLow(Card("1E"), Seat.WEST, Suit.ESPASES),
        "3: 1E",
    ),
    "risks nothing": Advice("-", "12E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O", "2B", RisksNothing()),
    "risks nothing and keeps": Advice(
        "-", "12E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O", "3E", RisksNothing(None, Card("12E"))
    ),
    "risks nothing beside the partner": Advice(
        "O", _VARIED, "3E", RisksNothing(Card("1E")), "2: 1E 5E"
    ),
    "the partner may ruff": Advice(
        "O",
        "7E 3E 9C 6C 5C 8B 4B 7O 4O 2O",
        "3E",
        PartnerRuffs(Suit.ESPASES),
        before=_RUFFED_BY_PARTNER,
    ),
    "the last of its suit": Advice(
        "O", "12E 7E 3E 9C 8C 6C 5C 4C 2B 7O 4O 3O", "2B", LastOfSuit(Suit.BASTOS)
    ),
    "ahead on average": Advice(
        "O",
        "11E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O",
        "11E",
        Average(300, 387, 14, exact=False),
        reached=(
            ("11E", [38] * 84 + [39] * 216),
            ("3E", [37] * 210 + [38] * 90),
            ("2B", [33] * 300),
        ),
    ),
    "not ahead on average": Advice(
        "O",
        "11E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O",
        "11E",
        Average(100, 370, None, exact=False),
        reached=(("11E", [37] * 100), ("3E", [37] * 96 + [38] * 4)),
    ),
    "ahead with all hands open": Advice(
        "O",
        "11E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O",
        "11E",
        Average(20, 405, 5, exact=True),
        reached=(("11E", [40, 41] * 10), ("3E", [40] * 20)),
        exact=True,
    ),
    "hardly thought about": Advice(
        "O",
        "11E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O",
        "11E",
        Preferred(),
        reached=(("11E", [40] * 9), ("3E", [30] * 9)),
    ),
    "preferred": Advice("O", "11E 7E 3E 8C 6C 5C 8B 6B 2B 7O 4O 3O", "11E", Preferred()),
}
