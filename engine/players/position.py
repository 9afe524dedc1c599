"""A position of card play with all hands open: what a computer player searches and plays out.

Promises: a `Position` never changes, `legal` is the engine's own law, and `apply` takes any legal
card. Holds no history: who may hold what is the business of whoever makes one up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import DECK, SUIT_MASK_OF, SUIT_MASKS, Mask, indices, mask_of
from engine.masks import judge, taking
from engine.rules import Rules, ways_of_play


class Position(NamedTuple):
    """Hands, trick and points; `Position.of` makes one."""

    hands: tuple[Mask, ...]
    """What each seat holds, in order of play from whose turn it is."""
    turn: int
    """The seat that must play, 0–3."""
    laid: int
    """How many cards lie on the table, 0–3."""
    suit: Mask
    """All cards of the suit that was led; 0 before a lead, as the next three."""
    best: Mask
    """The card that is winning."""
    winner: int
    """The seat that is winning the trick."""
    table: int
    """The points of the cards on the table."""
    points: tuple[int, int]
    """What each pair has won so far, of 72."""
    trumps: Mask
    """All cards of the trump suit; 0 in botifarra."""
    ways: int
    """What the rules say of legal cards: `rules.ways_of_play`."""

    @classmethod
    def of(
        cls,
        hands: Sequence[Mask],
        leader: int,
        trump: int,
        rules: Rules,
        trick: Sequence[Mask] = (),
        points: tuple[int, int] = (0, 0),
    ) -> Position:
        """From hands by seat and 0–3 cards that `leader` (0–3) and the next seats have laid.

        `trump` is a `Trump.ordinal`. ValueError if cards are held twice, or so many can't be.
        """
        _check(hands, leader, trick)
        position = cls(
            (*hands[leader:], *hands[:leader]),
            leader,
            0,
            0,
            0,
            0,
            0,
            points,
            SUIT_MASKS[trump],
            ways_of_play(rules),
        )
        for card in trick:
            position = position.apply(card)
        return position

    @property
    def legal(self) -> Mask:
        """The cards that may be played now; none once all are."""
        hands, turn, laid, suit, best, winner, _, _, trumps, ways = self
        # Partners' seats differ in their second bit and nothing else.
        return judge(hands[0], suit, best, laid, turn ^ winner == 2, trumps, ways) & _ALL

    @property
    def over(self) -> bool:
        """All cards have been played."""
        return not self.hands[0]

    @property
    def at_stake(self) -> int:
        """The points that are still to be won, those on the table and one a trick included."""
        held = sum(DECK[index].points for hand in self.hands for index in indices(hand))
        return self.table + held + self.hands[0].bit_count()

    def apply(self, card: Mask) -> Position:
        """After one legal card, given as the mask of it alone; a fourth card ends the trick."""
        hands, turn, laid, suit, best, winner, table, points, trumps, ways = self
        mine, second, third, fourth = hands
        table += _POINTS[card]
        if not laid:
            suit, best, winner = _SUIT[card], card, turn
        elif card & taking(suit, best, trumps):
            best, winner = card, turn
        hands = (second, third, fourth, mine & ~card)
        if laid < 3:
            turn = (turn + 1) & 3
            return _new(
                Position,
                (hands, turn, laid + 1, suit, best, winner, table, points, trumps, ways),
            )
        first = (winner - turn - 1) & 3
        if first:
            hands = hands[first:] + hands[:first]
        ours, theirs = points
        points = (ours, theirs + table + 1) if winner & 1 else (ours + table + 1, theirs)
        return _new(Position, (hands, winner, 0, 0, 0, 0, 0, points, trumps, ways))


_ALL = mask_of(DECK)

_POINTS = {card.mask: card.points for card in DECK}
_SUIT = {card.mask: SUIT_MASK_OF[card.bit] for card in DECK}

_new = tuple.__new__
"""Without the detour through the named tuple's own `__new__`, which takes as long as the rest."""


def _check(hands: Sequence[Mask], leader: int, trick: Sequence[Mask]) -> None:
    if len(hands) != 4 or len(trick) > 3 or not 0 <= leader <= 3:
        raise ValueError("expected four hands, at most 3 cards in the trick, a leader from 0 to 3")
    laid = [(seat - leader) % 4 < len(trick) for seat in range(4)]
    sizes = {hand.bit_count() + laid[seat] for seat, hand in enumerate(hands)}
    if len(sizes) > 1 or max(sizes) > 12 or any(card.bit_count() != 1 for card in trick):
        raise ValueError("expected as many cards from each seat, 12 at most, one each in the trick")
    together = 0
    for cards in (*hands, *trick):
        together |= cards
    if together >> 48 or together.bit_count() != sum(map(int.bit_count, (*hands, *trick))):
        raise ValueError("expected each card once")
