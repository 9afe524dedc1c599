"""The law of legal cards once more, in sets and plain strings, to hold the engine's against.

Written from the rules' own sentences, which stand above each branch. It shares nothing with the
engine: a card is its text, a hand a set, and who wins is found by looking at the whole trick.
Promises to be plain; leaves speed to others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

STRENGTH = ("2", "3", "4", "5", "6", "7", "8", "10", "11", "12", "1", "9")
SCORING = ("9", "1", "12", "11", "10")


@dataclass(frozen=True)
class Options:
    """The way of play and obligada's three options."""

    obligada: bool
    second_player_may_load: bool = True
    overtake_partner_free: bool = True
    partner_winning_free: bool = False


def suit(card: str) -> str:
    """`O` for `12O`."""
    return card[-1]


def strength(card: str) -> int:
    """How strong a card is within its suit."""
    return STRENGTH.index(card[:-1])


def winner(table: Sequence[str], trump: str | None) -> int:
    """Highest trump wins a trick, else the highest card of the suit led: its place on the table."""
    trumps = [card for card in table if suit(card) == trump]
    contenders = trumps or [card for card in table if suit(card) == suit(table[0])]
    return table.index(max(contenders, key=strength))


def legal(
    hand: frozenset[str], table: Sequence[str], trump: str | None, options: Options
) -> frozenset[str]:
    """The cards of a hand that may be played to 0–3 cards on the table."""
    # Leading: anything.
    if not table:
        return hand
    winning = winner(table, trump)
    partner_winning = winning == len(table) - 2
    allowed = _lliure(hand, table, trump, partner_winning)
    if not options.obligada:
        return allowed
    return frozenset(
        card for card in allowed if _obligada(card, hand, table, trump, partner_winning, options)
    )


def _takes(card: str, table: Sequence[str], trump: str | None) -> bool:
    return winner([*table, card], trump) == len(table)


def _lliure(
    hand: frozenset[str], table: Sequence[str], trump: str | None, partner_winning: bool
) -> frozenset[str]:
    following = frozenset(card for card in hand if suit(card) == suit(table[0]))
    taking = frozenset(card for card in hand if _takes(card, table, trump))
    ruffed = suit(table[0]) != trump and any(suit(card) == trump for card in table)
    # Partner is winning: follow suit and nothing more. Void: anything.
    if partner_winning:
        return following or hand
    if following:
        # If the trick has been ruffed and you hold the suit, any card of it.
        if ruffed:
            return following
        # Following suit, you must beat the winning card if you can.
        return (following & taking) or following
    # Void: you must ruff, or over-ruff, if that wins; if it can't, anything.
    return taking or hand


def _obligada(
    card: str,
    hand: frozenset[str],
    table: Sequence[str],
    trump: str | None,
    partner_winning: bool,
    options: Options,
) -> bool:
    scoring = card[:-1] in SCORING
    lowest = not any(
        suit(other) == suit(card) and strength(other) < strength(card) for other in hand
    )
    if partner_winning:
        # No duty at all under a winning partner but to follow suit.
        if options.partner_winning_free:
            return True
        # A card that takes the trick is always allowed, also over one's partner.
        if options.overtake_partner_free and _takes(card, table, trump):
            return True
        # A scoring card, or the lowest you hold of the suit you play.
        return scoring or lowest
    if _takes(card, table, trump):
        return True
    # The second player of the trick, unable to follow, may also load a scoring card.
    unable = not any(suit(other) == suit(table[0]) for other in hand)
    if options.second_player_may_load and len(table) == 1 and unable and scoring:
        return True
    # Only the lowest you hold of the suit you play.
    return lowest


@dataclass(frozen=True)
class Table:
    """A few cards in each of four hands, and what has been laid to the trick."""

    hands: tuple[frozenset[str], ...]
    leader: int
    trump: str | None
    laid: tuple[str, ...] = ()

    def after(self, options: Options) -> Iterator[Table]:
        """Every table that one legal card leads to."""
        seat = (self.leader + len(self.laid)) % 4
        for card in legal(self.hands[seat], self.laid, self.trump, options):
            hands = (*self.hands[:seat], self.hands[seat] - {card}, *self.hands[seat + 1 :])
            laid = (*self.laid, card)
            if len(laid) < 4:
                yield Table(hands, self.leader, self.trump, laid)
            else:
                leader = (self.leader + winner(laid, self.trump)) % 4
                yield Table(hands, leader, self.trump)


def perft(table: Table, options: Options) -> list[int]:
    """How many legal sequences there are, trick after trick, until the hands are empty."""
    counts = [0] * len(table.hands[0])

    def walk(at: Table) -> None:
        if not at.laid and len(at.hands[0]) < len(counts):
            counts[len(counts) - len(at.hands[0]) - 1] += 1
        for following in at.after(options):
            walk(following)

    walk(table)
    return counts
