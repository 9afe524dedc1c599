"""Whether a claim of the rest is certain: a search from what the claimer knows, and nothing else.

Promises: certain only if the claimer's seat wins every remaining trick, however the unseen cards
lie and whatever legal cards the other three play; decided by what that seat has seen alone, so an
answer tells nobody anything. Past a bound of nodes nothing is certain.
"""

from __future__ import annotations

from engine.cards import HIGHER, SUIT_MASKS, Mask, Seat, indices
from engine.knowledge import Holdings, forbidden_by, holdings, is_possible
from engine.rules import Rules, playable, winning_position
from engine.state import OpenHand

NODES = 20_000
"""Cards laid by others that are tried at most: about a quarter of a second."""

Left = tuple[int, ...]


def is_certain(seat: Seat, held: Mask, hand: OpenHand, rules: Rules, *, nodes: int = NODES) -> bool:
    """Whether this seat, whose turn it is and who holds these cards, is sure of all the rest."""
    assert hand.trump is not None
    left = tuple(hand.cards_left(other) for other in Seat)
    trick = tuple(card.bit for card in hand.trick)
    proof = _Proof(seat, hand.trump.ordinal, rules, nodes)
    try:
        return proof.wins(holdings(seat, held, hand, rules), left, trick)
    except _TooManyNodes:
        return False


class _TooManyNodes(Exception):  # noqa: N818 - a way out, not a mistake
    """The bound is reached."""


class _Proof:
    """A search: for each card that may be laid by others, one of the claimer's own."""

    def __init__(self, seat: Seat, trump: int, rules: Rules, nodes: int) -> None:
        self._seat = seat
        self._trump = trump
        self._rules = rules
        self._nodes = nodes

    def wins(self, known: Holdings, left: Left, trick: tuple[int, ...]) -> bool:
        """Whether the claimer, to play to this trick, has a card that keeps the rest certain."""
        own = known[self._seat]
        if not own or (not trick and self._cashes(known, left)):
            return True
        for card in indices(playable(own, trick, self._trump, self._rules)):
            laid = (*trick, card)
            if winning_position(laid, self._trump) != len(trick):
                continue
            after = _without(known, self._seat, card, 0)
            if self._holds(after, _less(left, self._seat), laid, len(trick), self._seat.next):
                return True
        return False

    def _holds(
        self, known: Holdings, left: Left, trick: tuple[int, ...], place: int, turn: Seat
    ) -> bool:
        """Whether the card at `place` wins, and the rest too, whatever follows on it."""
        if len(trick) == 4:
            return self.wins(known, left, ())
        beating = known[turn] & (HIGHER[trick[place]] | SUIT_MASKS[self._trump])
        for cards in (beating, known[turn] & ~beating):  # what refutes comes first
            for card in indices(cards):
                forbidden = forbidden_by(card, trick, self._trump, self._rules)
                after, fewer = _without(known, turn, card, forbidden), _less(left, turn)
                if not is_possible(after, fewer):
                    continue
                self._count()
                laid = (*trick, card)
                if winning_position(laid, self._trump) != place:
                    return False
                if not self._holds(after, fewer, laid, place, turn.next):
                    return False
        return True

    def _count(self) -> None:
        if self._nodes == 0:
            raise _TooManyNodes
        self._nodes -= 1

    def _cashes(self, known: Holdings, left: Left) -> bool:
        """Whether the claimer, on lead, can play winners from the top until the end.

        A short cut that is never wrong, though it sees less than the search: all it counts is how
        many cards of each suit each of the others may have at most, as every one of them follows
        suit while they can.
        """
        own = known[self._seat]
        others = [seat for seat in Seat if seat is not self._seat]
        most = {
            seat: [min(left[seat], (known[seat] & suit).bit_count()) for suit in SUIT_MASKS]
            for seat in others
        }

        def is_safe(card: int, suit: int) -> bool:
            return not any(
                (most[seat][suit] and known[seat] & HIGHER[card])
                or (suit != self._trump and most[seat][self._trump])
                for seat in others
            )

        while own:
            for suit, cards in enumerate(SUIT_MASKS[:4]):
                top = (own & cards).bit_length() - 1
                if top >= 0 and is_safe(top, suit):
                    break
            else:
                return False
            own &= ~(1 << top)
            for seat in others:
                most[seat][suit] = max(0, most[seat][suit] - 1)
        return True


def _without(known: Holdings, seat: Seat, card: int, forbidden: Mask) -> Holdings:
    """What is known once this seat has laid the card: where it isn't, and what wasn't with it."""
    gone = ~(1 << card)
    return tuple(
        mask & gone & ~forbidden if other == seat else mask & gone
        for other, mask in enumerate(known)
    )


def _less(left: Left, seat: Seat) -> Left:
    return tuple(count - (other == seat) for other, count in enumerate(left))
