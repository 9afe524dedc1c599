"""All four hands open: how many points each pair gets if everybody plays as well as can be.

Promises: exact values of a `Position` under the rules' own law, or bounds once a number of nodes
has been searched; the same values and the same number of nodes however it runs, compiled (with
solver.pxd) or as it stands. Leaves to others: what to do with hands that are not open.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from engine.cards import Mask
from engine.masks import playable, points_of, scoring_matters, suit_of, taking
from engine.players.position import Position

UNLIMITED = 1 << 62

_WORD = (1 << 64) - 1
_PLAIN = sum(0x7F << 12 * suit for suit in range(4))
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
        self.alike = 0 if scoring_matters(ways) else 1
        self.limit = nodes
        self.nodes = 0
        self.stopped = 0
        # Larger is no faster for so few cards, and takes its time to be made.
        bits = min(20, max(8, 2 * cards))
        self.shift = 64 - bits
        self.high_words = array("Q", bytes(8 << bits))
        self.low_words = array("Q", bytes(8 << bits))
        self.found = array("Q", bytes(8 << bits))

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
        low = self.sure_of_leader(a, b, c, d, left)
        if low >= goal:
            return low
        high = rest - self.sure_trumps(b, d, a | c)
        if high < goal:
            return high
        odd = b | d
        far = c | d
        everything = a | b | c | d
        high_word = self.word(everything, odd, far, 0) | self.word(everything, odd, far, 12) << 32
        low_word = self.word(everything, odd, far, 24) | self.word(everything, odd, far, 36) << 32
        place = (
            (high_word * 0x9E3779B97F4A7C15 ^ low_word * 0xC2B2AE3D27D4EB4F) & _WORD
        ) >> self.shift
        first = 0
        if self.high_words[place] == high_word and self.low_words[place] == low_word:
            entry = self.found[place]
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
        others = b | c | d
        moves = distinct(a, others)
        cards = [0] * 12
        scores = [0] * 12
        count = 0
        while moves:
            card = moves & -moves
            moves ^= card
            score = lead_score(card, a, b, c, d, trumps)
            if card == first:
                score = 1000
            spot = count
            while spot > 0 and scores[spot - 1] < score:
                scores[spot] = scores[spot - 1]
                cards[spot] = cards[spot - 1]
                spot -= 1
            scores[spot] = score
            cards[spot] = card
            count += 1
        value = -1
        chosen = 0
        for spot in range(count):
            card = cards[spot]
            bound = self.neighbours(card, cards, scores, spot, others)
            if bound < goal:
                scores[spot] = bound
                if bound > value:
                    value = bound
                continue
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
        else:
            if value < high:
                high = value
        self.high_words[place] = high_word
        self.low_words[place] = low_word
        self.found[place] = low | high << 7 | chosen << 16
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
        others = b | c | d | best
        moves = distinct(legal, others)
        cards = [0] * 12
        scores = [0] * 12
        count = 0
        while moves:
            card = moves & -moves
            moves ^= card
            score = 0
            if moves or count:
                score = follow_score(card, a, b, c, d, suit, best, ago, laid, table, takers, trumps)
            spot = count
            while spot > 0 and scores[spot - 1] < score:
                scores[spot] = scores[spot - 1]
                cards[spot] = cards[spot - 1]
                spot -= 1
            scores[spot] = score
            cards[spot] = card
            count += 1
        value = -1
        for spot in range(count):
            card = cards[spot]
            got = self.neighbours(card, cards, scores, spot, others)
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

    def neighbours(
        self, card: int, cards: list[int], scores: list[int], tried: int, others: int
    ) -> int:
        """What a card can bring at most, by those tried before it that stand next to it.

        Two cards of a hand with no other hand's card between them may change roles: all that
        changes is which trick gets which card's points. Unless the law asks who scores.
        """
        bound = 255
        suit = suit_of(card)
        worth = points_of(card)
        above = others & suit & -card
        above &= -above
        for spot in range(tried):
            other = cards[spot]
            if other & suit == 0:
                continue
            between = others & suit & -other
            if between & -between != above:
                continue
            difference = points_of(other)
            if not self.alike and (worth == 0 or difference == 0):
                continue
            difference = worth - difference if worth > difference else difference - worth
            if scores[spot] + difference < bound:
                bound = scores[spot] + difference
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
        """What two partners get with the highest trumps whoever leads: each takes its trick."""
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
        return points + (first if first > second else second)

    def sure_of_leader(self, a: int, b: int, c: int, d: int, left: int) -> int:
        """What the leader's pair gets by the highest trumps and by leading winners."""
        trumps = self.trumps
        points = self.sure_trumps(a, c, b | d)
        return points

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


def distinct(moves: int, others: int) -> int:
    """Of plain cards with no other hand's card between them, only the weakest; and all that score.

    `moves` are cards of one hand, `others` what the other hands hold and the winning card.
    """
    plain = moves & _PLAIN
    kept = moves ^ plain
    while plain:
        card = plain & -plain
        kept |= card
        suit = suit_of(card)
        above = others & suit & -card
        if above:
            # All that lie below the next card of another hand.
            plain &= ~((above & -above) - 1) | ~suit
        else:
            plain &= ~suit
        plain &= ~card
    return kept


def lead_score(card: int, a: int, b: int, c: int, d: int, trumps: int) -> int:
    """How early to try a lead: what the trick may bring."""
    suit = suit_of(card)
    worth = points_of(card)
    higher = -(card << 1)
    stronger = suit & higher
    enemies = b | d
    if suit != trumps:
        if (b & suit == 0 and b & trumps) or (d & suit == 0 and d & trumps):
            return 20 - 4 * worth
    if enemies & stronger == 0:
        return 100 + worth
    best = c & suit
    if best and (enemies & suit) < best:
        return 80 + worth
    return 50 - 4 * worth


def follow_score(
    card: int,
    a: int,
    b: int,
    c: int,
    d: int,
    suit: int,
    best: int,
    ago: int,
    laid: int,
    table: int,
    takers: int,
    trumps: int,
) -> int:
    """How early to try a card: what it brings if the others can do nothing about it."""
    worth = points_of(card)
    ours = ago == 2
    winning = best
    if card & takers:
        ours = True
        winning = card
    if laid < 3:
        beats = taking(suit, winning, trumps)
        following = b & suit
        if ours:
            if (following and following & beats) or (not following and b & beats):
                ours = False
        if laid == 1 and not ours:
            following = c & suit
            if (following and following & beats) or (not following and c & beats):
                ours = True
    if ours:
        return 100 + 4 * worth - (6 if card & takers and ago == 2 else 0)
    return 50 - 8 * worth


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
