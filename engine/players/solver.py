"""All four hands open: how many points each pair gets if everybody plays as well as can be.

Promises: exact values of a `Position` under the rules' own law, or bounds once a number of nodes
has been searched; the same values and the same number of nodes however it runs, compiled (with
solver.pxd) or as it stands. Leaves to others: what to do with hands that are not open.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from engine.cards import Mask
from engine.masks import may_overtake, playable, points_of, scoring_matters, suit_of, taking
from engine.players.position import Position

UNLIMITED = 1 << 62

_WORD = (1 << 64) - 1
_MIX_HIGH = 0x9E3779B97F4A7C15
_MIX_LOW = 0xC2B2AE3D27D4EB4F
_OROS = 0xFFF
_PLAIN = sum(0x7F << 12 * suit for suit in range(4))
_POINTS = [0] * (1 << 11) + [5]
_POINTS[1 << 7], _POINTS[1 << 8], _POINTS[1 << 9], _POINTS[1 << 10] = 1, 2, 3, 4
_COUNTS = [mask.bit_count() for mask in range(1 << 12)]


def _packed(held: int, left: int) -> int:
    """Of seven plain cards, those in `held` by their place among those in `left`; 1 on top."""
    place = packed = 0
    for rank in range(7):
        if left >> rank & 1:
            packed |= (held >> rank & 1) << place
            place += 1
    return packed | 1 << place


_PACKED = [_packed(index & 127, index >> 7) for index in range(1 << 14)]


class Bounds(NamedTuple):
    """What a pair gets at least and at most; the same number twice once it is known."""

    low: int
    high: int


class Search:
    """One deal's search, and what it remembers: bounds of the positions between two tricks."""

    def __init__(self, trumps: int, ways: int, cards: int, nodes: int) -> None:
        self.trumps = trumps
        self.ways = ways
        self.alike = not scoring_matters(ways)
        self.free = may_overtake(ways)
        self.limit = nodes
        self.nodes = 0
        self.stopped = 0
        # Larger is no faster for so few cards, and takes its time to be made.
        bits = min(20, max(8, 2 * cards))
        self.shift = 64 - bits
        self.table = array("Q", bytes(32 << bits))

    def lead(self, a: int, b: int, c: int, d: int, left: int, rest: int, goal: int) -> int:
        """Can the pair of `a`, who leads, get `goal` of the `rest`? If so a lower bound ≥ goal of
        what it gets, else an upper bound < goal. Each hand holds `left` cards.
        """
        if goal <= 0:
            return 0
        if goal > rest:
            return rest
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = 1
            return 0
        if left == 1:
            return self.last(a, b, c, d, rest)
        trumps = self.trumps
        low = self.sure_of_leader(a, b, c, d, left, rest)
        if low >= goal:
            return low
        high = rest - (self.sure_trumps(b, d, a | c) & 127)
        if high < goal:
            return high
        odd = b | d
        far = c | d
        everything = a | b | c | d
        high_word = self.word(everything, odd, far, 0) | self.word(everything, odd, far, 12) << 32
        low_word = self.word(everything, odd, far, 24) | self.word(everything, odd, far, 36) << 32
        place = ((high_word * _MIX_HIGH ^ low_word * _MIX_LOW) & _WORD) >> self.shift << 2
        first = 0
        if self.table[place] == high_word and self.table[place + 1] == low_word:
            entry = self.table[place + 2]
            known = entry & 127
            if known > low:
                low = known
            if low >= goal:
                return low
            known = entry >> 7 & 127
            if known < high:
                high = known
            if high < goal:
                return high
            first = entry >> 16
        cards = [0] * 12
        scores = [0] * 12
        runs = [0] * 12
        count = self.leads(a, b, c, d, first, cards, scores, runs)
        value = -1
        chosen = 0
        for spot in range(count):
            card = cards[spot]
            got = self.promise(spot, cards, scores, runs)
            if got >= goal:
                suit = suit_of(card)
                got = rest - self.follow(
                    b, c, d, a ^ card, left, rest, rest - goal + 1, suit, card, 1, 1, points_of(card)
                )
                if self.stopped:
                    return 0
            scores[spot] = got
            if got > value:
                value = got
                chosen = card
                if got >= goal:
                    break
        if value >= goal:
            if value > low:
                low = value
        elif value < high:
            high = value
        self.table[place] = high_word
        self.table[place + 1] = low_word
        self.table[place + 2] = low | high << 7 | chosen << 16
        return low if value >= goal else high

    def follow(
        self,
        a: int,
        b: int,
        c: int,
        d: int,
        left: int,
        rest: int,
        goal: int,
        suit: int,
        best: int,
        ago: int,
        laid: int,
        table: int,
    ) -> int:
        """The same in a trick of `suit` where `best`, laid so many turns `ago`, is winning.

        `left` is what the leader held; `table` is what the cards that are laid are worth.
        """
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = 1
            return 0
        trumps = self.trumps
        legal = playable(a, suit, best, laid, ago == 2, trumps, self.ways)
        takers = taking(suit, best, trumps)
        cards = [0] * 12
        scores = [0] * 12
        runs = [0] * 12
        count = self.follows(
            legal, a, b, c, d, suit, best, ago, laid, takers, cards, scores, runs
        )
        value = -1
        for spot in range(count):
            card = cards[spot]
            got = self.promise(spot, cards, scores, runs)
            if got >= goal:
                won = table + points_of(card)
                if laid < 3:
                    if card & takers:
                        got = rest - self.follow(
                            b, c, d, a ^ card, left, rest, rest - goal + 1, suit, card, 1, laid + 1, won
                        )
                    else:
                        got = rest - self.follow(
                            b, c, d, a ^ card, left, rest, rest - goal + 1, suit, best, ago + 1, laid + 1, won
                        )
                else:
                    won += 1
                    if card & takers:
                        got = won + self.lead(a ^ card, b, c, d, left - 1, rest - won, goal - won)
                    elif ago == 2:
                        got = won + self.lead(c, d, a ^ card, b, left - 1, rest - won, goal - won)
                    elif ago == 1:
                        got = rest - won - self.lead(
                            d, a ^ card, b, c, left - 1, rest - won, rest - won - goal + 1
                        )
                    else:
                        got = rest - won - self.lead(
                            b, c, d, a ^ card, left - 1, rest - won, rest - won - goal + 1
                        )
                if self.stopped:
                    return 0
            scores[spot] = got
            if got > value:
                value = got
                if got >= goal:
                    break
        return value

    def promise(
        self, spot: int, cards: list[int], scores: list[int], runs: list[int]
    ) -> int:
        """What a card can bring at most, by those tried before it that stand next to it.

        Two cards of a hand with no other hand's card between them may change roles: all that
        changes is which trick gets which card's points. Unless the law asks who scores.
        """
        bound = 255
        worth = points_of(cards[spot])
        run = runs[spot]
        for tried in range(spot):
            if runs[tried] == run:
                other = points_of(cards[tried])
                if self.alike or (worth and other):
                    other = scores[tried] + (worth - other if worth > other else other - worth)
                    if other < bound:
                        bound = other
        return bound

    def last(self, a: int, b: int, c: int, d: int, rest: int) -> int:
        """What the pair of `a`, who leads the last trick, gets: all or nothing."""
        trumps = self.trumps
        suit = suit_of(a)
        best = a
        ours = True
        if b & taking(suit, best, trumps):
            best = b
            ours = False
        if c & taking(suit, best, trumps):
            best = c
            ours = True
        if d & taking(suit, best, trumps):
            ours = False
        return rest if ours else 0

    def sure_trumps(self, one: int, two: int, opponents: int) -> int:
        """What two partners get with the highest trumps whoever leads: each takes its trick.

        The points, and from bit 7 on the number of tricks.
        """
        sure = (one | two | opponents) & self.trumps
        theirs = opponents & self.trumps
        if theirs:
            while theirs & (theirs - 1):
                theirs &= theirs - 1
            sure &= -(theirs << 1)
        points = first = second = 0
        while sure:
            top = sure & -sure
            sure ^= top
            points += points_of(top)
            if top & one:
                first += 1
            else:
                second += 1
        if second > first:
            first = second
        return points + first | first << 7

    def sure_of_leader(self, a: int, b: int, c: int, d: int, left: int, rest: int) -> int:
        """What the leader's pair gets by the highest trumps and by leading winners.

        First the leader's own; then, if a suit leads over to the partner, the partner's.
        """
        sure = self.sure_trumps(a, c, b | d)
        points = sure & 127
        tricks = sure >> 7
        trumps = self.trumps
        # An opponent that cannot ruff does not limit how often a suit can be led.
        b_ruffs = b & trumps
        d_ruffs = d & trumps
        led = led_points = crossed = crossed_points = 0
        entry = False
        for shift in range(0, 48, 12):
            suit = _OROS << shift
            if suit == trumps:
                continue
            run = a & suit
            top = (b | c | d) & suit
            own = run > top
            if not own:
                run = c & suit
                top = (a | b | d) & suit
                if run < top or run == 0:
                    continue
            while top & (top - 1):
                top &= top - 1
            if top:
                run &= -(top << 1)
            times = _COUNTS[run >> shift]
            if b_ruffs:
                most = _COUNTS[(b & suit) >> shift]
                if most < times:
                    times = most
            if d_ruffs:
                most = _COUNTS[(d & suit) >> shift]
                if most < times:
                    times = most
            if times == 0:
                continue
            worth = 0
            most = times
            while most > 0:
                most -= 1
                top = run
                while top & (top - 1):
                    top &= top - 1
                run ^= top
                worth += points_of(top)
            if own:
                led += times
                led_points += worth
            else:
                crossed += times
                crossed_points += worth
                if a & suit:
                    entry = True
        # Partner must have other cards to follow with, or would have to ruff.
        if led and (not c & trumps or count(c & ~trumps) >= led):
            points += led + led_points
            tricks += led
        elif led:
            return points
        if (
            entry
            and self.free
            and led + crossed <= left
            and (not c & trumps or count(c & ~trumps) >= led + crossed)
            and (not a & trumps or count(a & ~trumps) >= led + crossed)
        ):
            points += crossed + crossed_points
            tricks += crossed
        if tricks >= left:
            return rest
        return points

    def leads(
        self,
        a: int,
        b: int,
        c: int,
        d: int,
        first: int,
        cards: list[int],
        scores: list[int],
        runs: list[int],
    ) -> int:
        """Fill in what may be led, the best first; how many."""
        trumps = self.trumps
        others = b | c | d
        enemies = b | d
        count = 0
        run = 0
        for shift in range(0, 48, 12):
            suit = _OROS << shift
            own = a & suit
            if own == 0:
                continue
            rivals = others & suit
            base = _W[8] * _COUNTS[own >> shift]
            ruffed = False
            if suit == trumps:
                base += _W[7]
            elif (b & suit == 0 and b & trumps) or (d & suit == 0 and d & trumps):
                ruffed = True
            partner = c & suit
            strongest = enemies & suit
            before = 1
            plain = False
            while own:
                card = own & -own
                own ^= card
                above = rivals & -card
                above &= -above
                worth = _POINTS[card >> shift]
                if above != before:
                    before = above
                    run += 1
                elif plain and worth == 0:
                    continue
                plain = worth == 0
                if card == first:
                    score = 1000
                elif ruffed:
                    score = base + _W[0] + _W[1] * worth
                elif strongest < card:
                    score = base + _W[2] + _W[3] * worth
                elif strongest < partner:
                    score = base + _W[4] + _W[5] * worth
                elif partner == 0 and c & trumps:
                    score = base + _W[9] + _W[11] * worth
                else:
                    score = base + _W[10] + _W[6] * worth
                insert(cards, scores, runs, count, card, score, run)
                count += 1
        return count

    def follows(
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
        takers: int,
        cards: list[int],
        scores: list[int],
        runs: list[int],
    ) -> int:
        """Fill in what may be laid, the best first; how many."""
        if legal & (legal - 1) == 0:
            cards[0] = legal
            return 1
        trumps = self.trumps
        others = b | c | d | best
        count = 0
        run = 0
        for shift in range(0, 48, 12):
            of = _OROS << shift
            own = legal & of
            if own == 0:
                continue
            rivals = others & of
            base = 0
            if of != suit:
                base = _W[24] * _COUNTS[(a & of) >> shift]
                if of == trumps:
                    base += _W[22]
            before = 1
            plain = False
            while own:
                card = own & -own
                own ^= card
                above = rivals & -card
                above &= -above
                worth = _POINTS[card >> shift]
                if above != before:
                    before = above
                    run += 1
                elif plain and worth == 0:
                    continue
                plain = worth == 0
                takes = card & takers
                score = base
                if not takes and above == 0:
                    score += _W[23]
                if self.wins(b, c, suit, card if takes else best, bool(takes) or ago == 2, laid):
                    if not takes:
                        score += _W[16] + _W[17] * worth
                    elif ago == 2:
                        score += _W[16] + _W[18] * worth + _W[19]
                    else:
                        score += _W[16] + _W[18] * worth
                elif takes:
                    score += _W[25] + _W[21] + _W[26] * worth
                else:
                    score += _W[25] + _W[20] * worth
                insert(cards, scores, runs, count, card, score, run)
                count += 1
        return count

    def wins(self, b: int, c: int, suit: int, best: int, ours: bool, laid: int) -> bool:
        """Will our pair take the trick, as far as the next two can change it?"""
        if laid == 3:
            return ours
        beats = taking(suit, best, self.trumps)
        if ours:
            following = b & suit
            ours = not (following or b) & beats
        if laid == 1 and not ours:
            following = c & suit
            ours = bool((following or c) & beats)
        return ours

    def word(self, everything: int, odd: int, far: int, shift: int) -> int:
        """A suit's part of a position: who holds each scoring card, and the plain ones in order."""
        everything = everything >> shift & 0xFFF
        odd = odd >> shift & 0xFFF
        far = far >> shift & 0xFFF
        plain = (everything & 127) << 7
        return (
            everything >> 7
            | odd >> 7 << 5
            | far >> 7 << 10
            | _PACKED[plain | odd & 127] << 15
            | _PACKED[plain | far & 127] << 23
        )


def insert(
    cards: list[int],
    scores: list[int],
    runs: list[int],
    spot: int,
    card: int,
    score: int,
    run: int,
) -> None:
    """Put a card among the first `spot`, which stand by falling score."""
    while spot > 0 and scores[spot - 1] < score:
        scores[spot] = scores[spot - 1]
        cards[spot] = cards[spot - 1]
        runs[spot] = runs[spot - 1]
        spot -= 1
    cards[spot] = card
    scores[spot] = score
    runs[spot] = run


def count(cards: int) -> int:
    """How many cards."""
    return (
        _COUNTS[cards & 0xFFF]
        + _COUNTS[cards >> 12 & 0xFFF]
        + _COUNTS[cards >> 24 & 0xFFF]
        + _COUNTS[cards >> 36]
    )


_W = [20, -4, 100, 1, 80, 1, -4, 0, 0, 0, 50, 0, 0, 0, 0, 0, 100, 4, 4, -6, -8, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0]


def set_weights(w):
    for i in range(32):
        _W[i] = w[i]


def search(position: Position, nodes: int = UNLIMITED) -> tuple[Bounds, int]:
    """The points of the 72 that the pair of whoever's turn it is gets; and the nodes it took."""
    finder = Finder(position, nodes)
    bounds = finder.bounds()
    return bounds, finder.nodes


class Finder:
    def __init__(self, position: Position, nodes: int) -> None:
        self.position = position
        a, b, c, d = position.hands
        left = a.bit_count()
        self.rest = sum_points(a | b | c | d) + left + position.table
        self.search = Search(position.trumps, position.ways, left, nodes)

    @property
    def nodes(self) -> int:
        return self.search.nodes

    def bounds(self) -> Bounds:
        position = self.position
        a, b, c, d = position.hands
        low, high = 0, self.rest
        left = a.bit_count()
        while low < high and not self.search.stopped:
            goal = (low + high + 1) // 2
            if position.laid:
                ago = (position.turn - position.winner) & 3
                got = self.search.follow(a, b, c, d, left, self.rest, goal, position.suit, position.best, ago, position.laid, position.table)
            else:
                got = self.search.lead(a, b, c, d, left, self.rest, goal)
            if self.search.stopped:
                break
            if got >= goal:
                low = got
            else:
                high = got
        return Bounds(low, high)


def sum_points(cards: Mask) -> int:
    points = 0
    while cards:
        card = cards & -cards
        points += points_of(card)
        cards ^= card
    return points
