"""A hand played to its end by a sensible player on every seat, at speed.

Promises: a `Policy` chooses a legal card by what its player could see: its own cards, what the
other three hold together, and which suits each of them is out of. It weighs each card with whole
numbers (`engine.players.weights`), so that the choice is the same on every machine, compiled (with
rollout.pxd) or as it stands.

Hands are masks `a`, `b`, `c`, `d` in order of play from whoever must play, so `c` is the partner.
Instead of the true hands, `b`, `c` and `d` may be what each may hold, as far as is known.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.masks import playable, points_of, suit_of, taking

# Compiled, the constants of this file are C's and not seen from outside.
_SUIT = 0xFFF
_LEAST = -1_000_000
_POINTS = [0] * (1 << 11) + [5]
_POINTS[1 << 7], _POINTS[1 << 8], _POINTS[1 << 9], _POINTS[1 << 10] = 1, 2, 3, 4
_COUNTS = [mask.bit_count() for mask in range(1 << 12)]
_TOPS = [1 << mask.bit_length() >> 1 for mask in range(1 << 12)]
_ACE = 1 << 10
_KING = 1 << 9

# Where the weights of a kind begin.
_TRUMP = 0
_PLAIN = 10
_PLAIN_BOTIFARRA = 32
_FOLLOW = 54


class Policy:
    """How a sensible player weighs cards, by `weights`, in a hand with these trumps and ways."""

    def __init__(self, weights: Sequence[int], trumps: int, ways: int) -> None:
        self.trumps = trumps
        self.ways = ways
        self.weights = [0] * 80
        for place in range(80):
            self.weights[place] = weights[place]

    def lead(self, a: int, b: int, c: int, d: int, named: int, played: int) -> int:
        """The card to lead; or how much worse `played` is than that, unless it is 0.

        `named`: 1 if the pair of `a` has named trumps, else 0.
        """
        w = self.weights
        trumps = self.trumps
        others = b | c | d
        chosen = 0
        most = _LEAST
        known = _LEAST
        trumps_out = 0
        if trumps:
            for shift in range(0, 48, 12):
                if trumps == _SUIT << shift:
                    trumps_out = _COUNTS[others >> shift & _SUIT]
        base = _PLAIN if trumps else _PLAIN_BOTIFARRA
        for shift in range(0, 48, 12):
            own = a >> shift & _SUIT
            if own == 0:
                continue
            rest = others >> shift & _SUIT
            size = _COUNTS[own]
            out = _COUNTS[rest]
            low = own & -own
            top = _TOPS[own]
            high = _LEAST
            if trumps == _SUIT << shift:
                if top > rest:
                    high = w[0] + w[1] * size + w[2] * out + w[3] * named
                value = w[4] + w[5] * size + w[6] * out + w[7] * named + w[8] * _POINTS[low]
                if high == _LEAST:
                    high = value + w[9] + w[8] * (_POINTS[top] - _POINTS[low])
            else:
                ruffed = 0
                if trumps & b and b >> shift & _SUIT == 0:
                    ruffed = 1
                if trumps & d and d >> shift & _SUIT == 0:
                    ruffed += 1
                helped = 1 if trumps & c and c >> shift & _SUIT == 0 else 0
                if top > rest:
                    high = (
                        w[base]
                        + w[base + 1] * out
                        + w[base + 2] * trumps_out
                        + w[base + 3] * _POINTS[top]
                        + w[base + 4] * size
                        + w[base + 5] * ruffed
                        + w[base + 6] * helped
                    )
                value = (
                    w[base + 7]
                    + w[base + 8] * out
                    + w[base + 9] * size
                    + w[base + 10] * _POINTS[low]
                    + w[base + 11] * ruffed
                    + w[base + 12] * helped
                    + w[base + 13] * trumps_out
                    + w[base + 14] * named
                )
                if top > rest:
                    value += w[base + 15]
                elif own & _ACE:
                    value += w[base + 16]
                elif own & _KING:
                    value += w[base + 17]
                if size == 1 and a & trumps:
                    value += w[base + 18]
                if high == _LEAST:
                    high = value + w[base + 19] + w[base + 10] * (_POINTS[top] - _POINTS[low])
            if value > most and (low != top or top < rest):
                most = value
                chosen = low << shift
            if high > most:
                most = high
                chosen = top << shift
            if played >> shift & _SUIT:
                own = played >> shift & _SUIT
                if own == top and _POINTS[own]:
                    known = high
                elif own != top or low != top:
                    known = value + w[base + 10] * (_POINTS[own] - _POINTS[low])
                else:
                    known = high if high > value else value
        if played:
            return most - known
        return chosen

    def follow(
        self,
        legal: int,
        a: int,
        b: int,
        c: int,
        d: int,
        suit: int,
        best: int,
        ago: int,
        laid: int,
        table: int,
        played: int,
    ) -> int:
        """The card to follow with; or how much worse `played` is than that, unless it is 0.

        A trick of `suit` on which `laid` cards (1 to 3) worth `table` lie, of which `best` is
        winning, laid so many turns `ago` (1 to 3).
        """
        w = self.weights
        trumps = self.trumps
        others = b | c | d
        takers = taking(suit, best, trumps)
        chosen = 0
        most = _LEAST
        known = _LEAST
        mine = a & trumps
        for shift in range(0, 48, 12):
            own = legal >> shift & _SUIT
            if own == 0:
                continue
            this = _SUIT << shift
            held = a >> shift & _SUIT
            rest = others >> shift & _SUIT
            size = _COUNTS[held]
            plain = 0
            value = 0
            while own:
                bit = own & -own
                own ^= bit
                card = bit << shift
                worth = _POINTS[bit]
                takes = 1 if card & takers else 0
                # Of plain cards that do the same the weakest stands for all.
                if worth == 0 and plain == 1 + takes:
                    if card == played:
                        known = value
                    continue
                if takes:
                    ours = 1
                    beating = taking(suit, card, trumps)
                else:
                    ours = 1 if ago == 2 else 0
                    beating = takers
                if laid == 3:
                    outcome = 0 if ours else 9
                elif ours:
                    if b & suit:
                        outcome = 3 if others & beating & suit else 0
                    else:
                        outcome = 3 if b & beating else 0
                else:
                    outcome = 9 if laid == 2 else 6
                outcome += _FOLLOW
                value = w[outcome] + w[outcome + 1] * worth + w[outcome + 2] * table
                if bit > rest and worth:
                    if this == trumps:
                        value -= w[_FOLLOW + 12]
                    else:
                        value -= w[_FOLLOW + 13] if ours else w[_FOLLOW + 14]
                if this == trumps:
                    if this != suit:
                        value -= w[_FOLLOW + 15] + w[_FOLLOW + 16] * _COUNTS[bit - 1]
                    else:
                        value -= w[_FOLLOW + 17] * _COUNTS[bit - 1]
                elif this != suit:
                    value += w[_FOLLOW + 18] * size
                    if size == 1 and mine:
                        value += w[_FOLLOW + 19]
                    if size == 2 and bit < _TOPS[held] < rest and held & (_ACE | _KING):
                        value -= w[_FOLLOW + 20]
                if takes and ago == 2:
                    value -= w[_FOLLOW + 21]
                if worth == 0:
                    plain = 1 + takes
                if value > most:
                    most = value
                    chosen = card
                if card == played:
                    known = value
        if played:
            return most - known
        return chosen

    def playout(
        self,
        a: int,
        b: int,
        c: int,
        d: int,
        suit: int,
        best: int,
        ago: int,
        laid: int,
        table: int,
        named: int,
    ) -> int:
        """What the pair of `a` gets of all that is still to be won, the trick on the table too."""
        trumps = self.trumps
        ways = self.ways
        got = 0
        theirs = 0
        while a:
            if laid == 0:
                card = a
                if a & (a - 1):
                    card = self.lead(a, b, c, d, named, 0)
                suit = suit_of(card)
                best = card
                ago = 1
                table = points_of(card)
            else:
                card = playable(a, suit, best, laid, ago == 2, trumps, ways)
                if card & (card - 1):
                    card = self.follow(card, a, b, c, d, suit, best, ago, laid, table, 0)
                if card & taking(suit, best, trumps):
                    best = card
                    ago = 1
                else:
                    ago += 1
                table += points_of(card)
            laid += 1
            mine = a ^ card
            a = b
            b = c
            c = d
            d = mine
            theirs ^= 1
            named ^= 1
            if laid == 4:
                laid = 0
                # The winner sits so many turns before whoever would be next.
                if ago == 1:
                    mine = d
                    d = c
                    c = b
                    b = a
                    a = mine
                elif ago == 2:
                    mine = a
                    a = c
                    c = mine
                    mine = b
                    b = d
                    d = mine
                elif ago == 3:
                    mine = a
                    a = b
                    b = c
                    c = d
                    d = mine
                theirs ^= ago & 1
                named ^= ago & 1
                if theirs == 0:
                    got += table + 1
        return got

    def surprise(
        self,
        hands: tuple[int, int, int, int],
        history: list[tuple[int, int, int, int, int, int, int, int]],
        mine: int,
        cap: int,
    ) -> int:
        """How odd the cards played would be, had these four hands been dealt.

        `hands` are those held now, by seat. `history`, the latest first, has for each card: seat,
        card, and what it met: suit, best, ago, laid, table, and whether its pair named trumps. Of
        each card of the other seats it counts how much worse it was than the policy's, `cap` at
        most.
        """
        h0, h1, h2, h3 = hands
        odd = 0
        for seat, card, suit, best, ago, laid, table, named in history:
            if seat == 0:
                h0 |= card
                a, b, c, d = h0, h1, h2, h3
            elif seat == 1:
                h1 |= card
                a, b, c, d = h1, h2, h3, h0
            elif seat == 2:
                h2 |= card
                a, b, c, d = h2, h3, h0, h1
            else:
                h3 |= card
                a, b, c, d = h3, h0, h1, h2
            if seat == mine or a & (a - 1) == 0:
                continue
            if laid == 0:
                gap = self.lead(a, b, c, d, named, card)
            else:
                legal = playable(a, suit, best, laid, ago == 2, self.trumps, self.ways)
                if legal & (legal - 1) == 0:
                    continue
                gap = self.follow(legal, a, b, c, d, suit, best, ago, laid, table, card)
            odd += gap if gap < cap else cap
        return odd
