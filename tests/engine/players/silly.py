"""Positions in which people would laugh at the wrong card; thought out by hand, not by a program.

`me` is seat 0 with the cards named, its partner seat 2, its opponents 1 and 3. Tricks are written
as they fell, `leader: cards`; of the last one so far only the cards that lie there. What the other
hands hold is nobody's business: they are dealt what is left.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import DECK, Card, Seat, Trump
from engine.events import (
    CallsClosed,
    CardPlayed,
    DealerChosen,
    Event,
    HandDealt,
    MatchStarted,
    TrickWon,
    TrumpNamed,
)
from engine.game import legal_actions
from engine.rules import Rules, Variant, winning_position
from engine.state import replay
from engine.view import View, view

ME = Seat.SOUTH
LLIURE, OBLIGADA = "lliure", "obligada"
BOTH = (LLIURE, OBLIGADA)


class Silly(NamedTuple):
    """A position, the cards that would be wrong, and why."""

    why: str
    trump: str
    """A suit's letter, or `-` for botifarra."""
    namer: int
    me: str
    wrong: str
    table: str = ""
    """The trick so far, `leader: cards`; empty if I lead."""
    before: tuple[str, ...] = ()
    """The tricks before it."""
    variants: tuple[str, ...] = BOTH
    absurd: bool = True
    """Even a beginner sees that."""


def view_of(silly: Silly, variant: Variant) -> View:
    """What I see in the position."""
    tricks = [_trick(trick) for trick in silly.before]
    table = _trick(silly.table) if silly.table else None
    dealt: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    dealt[ME] = [Card(text) for text in silly.me.split()]
    for leader, cards in tricks + ([table] if table else []):
        for place, card in enumerate(cards):
            dealt[leader.after(place)].append(card)
    left = [card for card in DECK if not any(card in cards for cards in dealt.values())]
    for cards in dealt.values():
        while len(cards) < 12:
            cards.append(left.pop())
    trump = Trump("botifarra" if silly.trump == "-" else silly.trump)
    leader = tricks[0][0] if tricks else table[0] if table else ME
    hands = tuple(tuple(dealt[seat]) for seat in Seat)
    events: list[Event] = [
        MatchStarted(Rules(variant=variant)),
        DealerChosen(leader.after(3)),
        HandDealt(1, leader.after(3), hands),
        TrumpNamed(Seat(silly.namer), trump),
        CallsClosed(2 if trump is Trump.BOTIFARRA else 1, leader),
    ]
    for leads, cards in tricks:
        events += [CardPlayed(leads.after(place), card) for place, card in enumerate(cards)]
        won = winning_position([card.bit for card in cards], trump.ordinal)
        events.append(TrickWon(leads.after(won), 1 + sum(card.points for card in cards)))
    if table:
        events += [CardPlayed(table[0].after(place), card) for place, card in enumerate(table[1])]
    state = replay(events)
    assert legal_actions(state, ME), "it must be my turn"
    return view(state, ME)


def _trick(text: str) -> tuple[Seat, list[Card]]:
    leader, cards = text.split(":")
    return Seat(int(leader)), [Card(card) for card in cards.split()]


SILLY = (
    # Leading to the first trick.
    Silly(
        "an as is led into the manilla that somebody else holds",
        "O",
        3,
        "1E 6E 4E 9C 5C 3C 8B 6B 2B 7O 4O 2O",
        "1E",
    ),
    Silly(
        "an as is led into the manilla, with a safe suit beside it",
        "B",
        3,
        "1O 7O 3O 12C 5C 4C 2C 8E 7E 6E 4B 2B",
        "1O 12C",
    ),
    Silly(
        "the as of botifarra is led while its manilla is out",
        "-",
        3,
        "1C 8C 2C 9O 1O 6O 5O 12E 7E 4E 8B 3B",
        "1C 12E",
    ),
    Silly(
        "a bare rei is led to whoever has manilla and as",
        "C",
        3,
        "12E 7E 3E 9B 6B 5B 2B 8O 4O 7C 6C 3C",
        "12E",
    ),
    Silly(
        "a cavall is led although two stronger cards are out",
        "E",
        1,
        "11O 6O 2O 9C 1C 7C 8B 5B 4B 3B 6E 2E",
        "11O",
    ),
    Silly(
        "a sota is led for nothing",
        "O",
        1,
        "10B 8B 7B 2B 9E 5E 3E 8C 6C 4C 5O 3O",
        "10B",
    ),
    Silly(
        "the strongest trumps are led from the short side against those who named them",
        "O",
        3,
        "1O 12O 9E 1E 6E 3E 9C 5C 2C 7B 6B 4B",
        "1O 12O",
    ),
    Silly(
        "a rei is led from rei and cavall instead of a small one",
        "B",
        3,
        "12O 11O 5O 2O 9E 7E 4E 8C 6C 3C 5B 2B",
        "12O",
    ),
    # The fourth to play, partner winning: points are safe.
    Silly(
        "nothing is given to the partner's manilla, with a rei at hand that may be lost",
        "O",
        1,
        "12E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "3E",
        "1: 5E 9E 4E",
        variants=(LLIURE,),
    ),
    Silly(
        "nothing is given to the partner's manilla in obligada either",
        "C",
        3,
        "12B 8B 2B 9O 6O 5O 7E 6E 3E 7C 4C 3C",
        "2B",
        "1: 5B 9B 4B",
        variants=(OBLIGADA,),
    ),
    Silly(
        "void, and the partner's manilla gets nothing, in place of an as or a rei",
        "O",
        1,
        "1C 6C 3C 12B 8B 7B 5B 2B 7O 6O 4O 3O",
        "8B 7B 5B 2B",
        "1: 5E 9E 4E",
        absurd=False,
    ),
    Silly(
        "void, and the partner's winning manilla is ruffed",
        "O",
        1,
        "1C 6C 3C 12B 8B 7B 5B 2B 7O 6O 4O 3O",
        "7O 6O 4O 3O",
        "1: 5E 9E 4E",
    ),
    Silly(
        "void, and the partner's as is ruffed though the manilla is gone",
        "B",
        3,
        "12C 6C 3C 12O 8O 5O 2O 7B 6B 4B 3B",
        "7B 6B 4B 3B",
        "1: 5E 1E 4E",
        ("1: 9E 6E 3E 2E",),
    ),
    Silly(
        "a manilla, a sure trick of its own, is given to the partner with an as beside it to give",
        "O",
        1,
        "9C 6C 3C 1B 8B 7B 5B 2B 7O 6O 4O 3O",
        "9C",
        "1: 5E 9E 4E",
    ),
    Silly(
        "botifarra: the manilla of another suit is thrown under the partner's",
        "-",
        1,
        "9C 6C 3C 1B 12B 7B 5B 2B 7O 6O 4O 3O",
        "9C",
        "1: 5E 9E 4E",
    ),
    Silly(
        "the partner has ruffed for us, and is ruffed over",
        "O",
        2,
        "12C 6C 3C 12B 8B 7B 5B 2B 9O 7O 4O",
        "9O 7O 4O",
        "1: 5E 3O 4E",
        ("0: 11E 9E 6E 1E",),
    ),
    Silly(
        "the partner's trick gets a small card of the suit, with the cavall that goes lost later",
        "O",
        1,
        "11E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O",
        "3E",
        "1: 5E 1E 4E",
        ("1: 9E 6E 2E 8E",),
        absurd=False,
        variants=(LLIURE,),
    ),
    # The fourth to play, an opponent winning for good.
    Silly(
        "a rei is thrown under a manilla",
        "O",
        1,
        "12E 7E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "12E",
        "1: 9E 5E 4E",
        variants=(LLIURE,),
    ),
    Silly(
        "an as is thrown under a manilla",
        "-",
        1,
        "1E 7E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "1E",
        "1: 9E 5E 4E",
        variants=(LLIURE,),
    ),
    Silly(
        "a manilla is thrown on a trick that an opponent has ruffed",
        "O",
        1,
        "9E 7E 3E 9C 6C 5C 8B 6B 2B 7C 4C 3B",
        "9E",
        "1: 5E 4E 2O",
        variants=(LLIURE,),
    ),
    Silly(
        "a sota is thrown under an as although a small one is there",
        "B",
        3,
        "10C 6C 2C 9O 6O 5O 8E 6E 2E 7B 4B 3B",
        "10C",
        "1: 1C 5C 4C",
        variants=(LLIURE,),
    ),
    Silly(
        "void in suit and trumps, the manilla is thrown away on a lost trick",
        "O",
        1,
        "9C 6C 3C 1B 12B 8B 7B 5B 2B 12C 11C 4C",
        "9C 1B 12B 12C 11C",
        "1: 9E 5E 4E",
        variants=(LLIURE,),
    ),
    Silly(
        "void in suit and trumps, points are thrown on a lost trick",
        "O",
        3,
        "12C 6C 3C 11B 10B 8B 7B 5B 2B 8C 7C 4C",
        "12C 11B 10B",
        "1: 9E 5E 4E",
        variants=(LLIURE,),
    ),
    Silly(
        "botifarra: a guarded as is thrown on a lost trick",
        "-",
        1,
        "1C 6C 3C 12B 8B 7B 5B 2B 7O 6O 4O 3O",
        "1C 12B",
        "1: 9E 5E 4E",
        variants=(LLIURE,),
    ),
    # The fourth to play, the trick can be had.
    Silly(
        "the manilla takes what the rei would have taken, as safe as it",
        "O",
        1,
        "9E 12E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "9E",
        "1: 8E 5E 4E",
        absurd=False,
    ),
    Silly(
        "the fourth to play wins with the manilla and keeps the as that may be lost",
        "-",
        3,
        "9E 12E 3E 1C 6C 5C 8B 6B 2B 7O 4O 3O",
        "9E",
        "1: 8E 5E 4E",
        absurd=False,
    ),
    Silly(
        "the fourth to play ruffs with the manilla of trumps in place of the three",
        "O",
        1,
        "9O 3O 8C 6C 5C 8B 6B 2B 7C 4C 3C 7B",
        "9O",
        "1: 1E 5E 4E",
    ),
    Silly(
        "the fourth to play ruffs with the manilla of trumps though a small trump would do",
        "C",
        2,
        "12C 9C 4C 8B 6B 5B 8O 6O 2O 7B 4B 3B",
        "9C",
        "1: 11E 5E 4E",
        absurd=False,
    ),
    Silly(
        "over-ruffing with the manilla although the eight is enough",
        "O",
        2,
        "9O 8O 1C 6C 5C 8B 6B 2B 7C 4C 3C",
        "9O",
        "1: 5E 6E 3O",
        ("0: 11E 9E 1E 12E",),
    ),
    # In the middle of a trick.
    Silly(
        "the third to play throws a rei on what the opponents have won",
        "O",
        1,
        "12E 7E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "12E",
        "2: 5E 9E",
        variants=(LLIURE,),
    ),
    Silly(
        "the third to play throws the as under the manilla of the second",
        "-",
        1,
        "1B 7B 3B 9C 6C 5C 8E 6E 2E 7O 4O 3O",
        "1B",
        "2: 5B 9B",
        variants=(LLIURE,),
    ),
    Silly(
        "the third to play ruffs the manilla that the partner has led",
        "O",
        2,
        "8C 6C 3C 11B 8B 7B 5B 2B 7O 6O 4O 3O",
        "7O 6O 4O 3O",
        "2: 9E 5E",
    ),
    Silly(
        "the third to play gives the partner's manilla of botifarra nothing",
        "-",
        2,
        "12E 3E 9C 6C 5C 4C 8B 6B 2B 7O 4O 3O",
        "3E",
        "2: 9E 5E",
        variants=(LLIURE,),
        absurd=False,
    ),
    Silly(
        "the second to play throws points under the manilla of an opponent",
        "-",
        1,
        "11E 10E 3E 9C 6C 5C 8B 6B 2B 7O 4O 3O",
        "11E 10E",
        "3: 9E",
        variants=(LLIURE,),
    ),
    Silly(
        "the third to play ruffs the partner's as, with the manilla gone",
        "O",
        2,
        "8C 6C 3C 11B 8B 7B 5B 7O 6O 4O 3O",
        "7O 6O 4O 3O",
        "2: 1E 7E",
        ("2: 9E 6E 3E 5E",),
        absurd=False,
    ),
    # Leading later on.
    Silly(
        "the opponents have no trumps left: leading trumps pulls the partner's alone",
        "O",
        2,
        "6O 9C 1C 8C 6C 5C 8B 2B",
        "6O",
        "",
        ("0: 4O 10O 12O 2O", "2: 9O 7O 8O 3O", "2: 1O 8E 5O 7E", "2: 5E 10E 12E 3E"),
        absurd=False,
    ),
    Silly(
        "a manilla is led into two opponents who are out of the suit and hold trumps",
        "B",
        1,
        "9E 7E 5E 6C 3C 6O 4O 2O 7B",
        "9E",
        "",
        ("2: 1E 6E 8E 3E", "2: 12E 3B 10E 8C", "3: 2C 9C 4C 5C"),
        absurd=False,
        variants=(LLIURE,),
    ),
    Silly(
        "botifarra: the last four tricks are ours from the top, and a small card is led instead",
        "-",
        0,
        "9O 1O 12O 8B",
        "8B",
        "",
        (
            "0: 9C 2C 3C 4C",
            "0: 9E 2E 3E 4E",
            "0: 9B 2B 3B 4B",
            "0: 1C 6C 7C 8C",
            "0: 1E 5E 6E 7E",
            "0: 1B 5B 6B 7B",
            "0: 12C 10C 11C 2O",
            "0: 12E 8E 10E 11E",
        ),
        variants=(LLIURE,),
    ),
    Silly(
        "the manilla is gone and the as is not cashed when nobody can ruff it",
        "-",
        0,
        "1E 12E 2C",
        "2C",
        "",
        (
            "0: 9E 2E 3E 4E",
            "0: 9B 2B 3B 4B",
            "0: 1B 5B 6B 7B",
            "0: 9O 2O 3O 4O",
            "0: 1O 5O 6O 7O",
            "0: 12B 8B 10B 11B",
            "0: 12O 8O 10O 11O",
            "0: 9C 3C 4C 5C",
            "0: 1C 6C 7C 8C",
        ),
        absurd=False,
    ),
    Silly(
        "botifarra: an as is led into the manilla, with a suit of sure winners beside it",
        "-",
        3,
        "9O 1O 12O 11O 1C 6C 3C 8E 5E 7B 4B 2B",
        "1C",
    ),
    Silly(
        "the partner has ruffed, and a manilla is thrown although an as is loose",
        "O",
        2,
        "9B 1C 6C 3C 8B 7B 5B 2B 8O 7O 4O",
        "9B",
        "1: 5E 3O 4E",
        ("0: 11E 9E 6E 1E",),
    ),
    Silly(
        "the second to play ruffs a seven with the manilla of trumps, with small trumps beside it",
        "C",
        2,
        "9C 6C 3C 6O 5O 8B 6B 2B 7O 4O 3O 7B",
        "9C",
        "3: 7E",
        absurd=False,
    ),
    Silly(
        "an opponent has ruffed too high for us, and points are thrown on it",
        "O",
        3,
        "2O 3O 9B 1B 8B 12C 6C 4C 7B 5C 3C 2C",
        "9B 1B 12C",
        "1: 5E 4E 10O",
        variants=(LLIURE,),
    ),
    Silly(
        "void, and a sota is thrown on a manilla of the opponents",
        "-",
        3,
        "10O 6O 3O 8B 7B 5B 2B 8C 7C 6C 4C 2C",
        "10O",
        "3: 9E",
        variants=(LLIURE,),
    ),
)
