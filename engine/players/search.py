"""The search of the solver: with all hands open, can a pair get so many points?

Promises: bounds that are true under the rules' own law (`engine.masks`), the same ones after the
same number of nodes however this file runs, compiled (with search.pxd) or as it stands. Leaves to
others: which questions to ask.

Hands are masks `a`, `b`, `c`, `d` in order of play from whoever must play, so `c` is the partner.
Points are those still to be won, as the pair of `a` sees them.
"""

from __future__ import annotations

from array import array

from engine.masks import may_overtake, playable, points_of, scoring_matters, suit_of, taking

# Compiled, the constants of this file are C's and not seen from outside.
_OROS = 0xFFF
_WORD = (1 << 64) - 1
_MIX_HIGH = 0x9E3779B97F4A7C15
_MIX_LOW = 0xC2B2AE3D27D4EB4F

_POINTS = [0] * (1 << 11) + [5]
_POINTS[1 << 7], _POINTS[1 << 8], _POINTS[1 << 9], _POINTS[1 << 10] = 1, 2, 3, 4
_COUNTS = [mask.bit_count() for mask in range(1 << 12)]


def _pack(held: int, left: int) -> int:
    """Of the seven plain cards of a suit, those `held` by their place among those `left`.

    A 1 above them says how many there are.
    """
    place = packed = 0
    for rank in range(7):
        if left >> rank & 1:
            packed |= (held >> rank & 1) << place
            place += 1
    return packed | 1 << place


_PACKED = [_pack(index & 127, index >> 7) for index in range(1 << 14)]


class Search:
    """One deal's search, and what it remembers: bounds of positions between two tricks.

    `cards` is the most that a hand holds. After `limit` nodes it is `stopped`: that answer and all
    later ones mean nothing.
    """

    def __init__(self, trumps: int, ways: int, cards: int, limit: int) -> None:
        self.trumps = trumps
        self.ways = ways
        self.alike = not scoring_matters(ways)
        self.crossing = may_overtake(ways)
        self.limit = limit
        self.nodes = 0
        self.stopped = False
        # Per position two words that are its key, one of what is known, one unused; a newer
        # position takes an older one's place. More room saves few nodes, and takes longer to
        # clear than they do; this is 32 MiB at most.
        bits = max(2, min(20, 2 * cards - 2))
        self.shift = 64 - bits
        self.table = array("Q", bytes(32 << bits))

    def lead(self, a: int, b: int, c: int, d: int, left: int, rest: int, goal: int) -> int:
        """Can the pair of `a`, who leads, get `goal` of the `rest`?

        A number ≥ goal: it can, and gets at least so much. A number < goal: it gets at most so
        much. Each hand holds `left` cards, 1 or more.
        """
        if goal <= 0:
            return 0
        if goal > rest:
            return rest
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
            return 0
        if left == 1:
            return self.last(a, b, c, d, rest)
        low = self.sure_of_leader(a, b, c, d, left, rest)
        if low >= goal:
            return low
        high = rest - (self.sure_trumps(b, d, a | c) & 127)
        if high < goal:
            return high
        odd = b | d
        far = c | d
        everything = a | b | c | d
        high_word = key_of(everything, odd, far, 0) | key_of(everything, odd, far, 12) << 32
        low_word = key_of(everything, odd, far, 24) | key_of(everything, odd, far, 36) << 32
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
        for spot in range(count):
            card = cards[spot]
            got = self.promise(spot, cards, scores, runs)
            if got >= goal:
                suit = suit_of(card)
                worth = points_of(card)
                got = rest - self.follow(
                    b, c, d, a ^ card, left, rest, rest - goal + 1, suit, card, 1, 1, worth
                )
                if self.stopped:
                    return 0
            scores[spot] = got
            if got > value:
                value = got
                first = card
                if got >= goal:
                    break
        if value >= goal:
            if value > low:
                low = value
        elif value < high:
            high = value
        self.table[place] = high_word
        self.table[place + 1] = low_word
        self.table[place + 2] = low | high << 7 | first << 16
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
        """The same within a trick of `suit`, on which `laid` cards (1 to 3) worth `table` lie.

        `best` is winning, laid so many turns `ago` (1 to 3). `left` is what `a` holds, who has
        not played yet; `rest` includes this trick.
        """
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
            return 0
        trumps = self.trumps
        legal = playable(a, suit, best, laid, ago == 2, trumps, self.ways)
        takers = taking(suit, best, trumps)
        cards = [0] * 12
        scores = [0] * 12
        runs = [0] * 12
        count = 1
        if legal & (legal - 1):
            count = self.follows(legal, b, c, d, suit, best, ago, laid, takers, cards, scores, runs)
        else:
            cards[0] = legal
        value = -1
        theirs = rest - goal + 1
        for spot in range(count):
            card = cards[spot]
            got = self.promise(spot, cards, scores, runs)
            if got >= goal:
                won = table + points_of(card)
                mine = a ^ card
                if laid < 3:
                    if card & takers:
                        got = rest - self.follow(
                            b, c, d, mine, left, rest, theirs, suit, card, 1, laid + 1, won
                        )
                    else:
                        got = rest - self.follow(
                            b, c, d, mine, left, rest, theirs, suit, best, ago + 1, laid + 1, won
                        )
                else:
                    won += 1
                    if card & takers:
                        got = won + self.lead(mine, b, c, d, left - 1, rest - won, goal - won)
                    elif ago == 2:
                        got = won + self.lead(c, d, mine, b, left - 1, rest - won, goal - won)
                    elif ago == 1:
                        got = rest - won
                        got -= self.lead(d, mine, b, c, left - 1, rest - won, theirs - won)
                    else:
                        got = rest - won
                        got -= self.lead(b, c, d, mine, left - 1, rest - won, theirs - won)
                if self.stopped:
                    return 0
            scores[spot] = got
            if got > value:
                value = got
                if got >= goal:
                    break
        return value

    def promise(self, spot: int, cards: list[int], scores: list[int], runs: list[int]) -> int:
        """What a card can bring at most, by those of its run that were tried before it.

        Two cards of a hand with no other hand's card between them can change roles: all that
        changes is which trick gets which card's points, unless the law asks whether they score.
        """
        bound = 127
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
        """What the pair of `a`, who leads to the last trick, gets: all or nothing."""
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
        """What two partners get by the highest trumps, whoever leads: each takes its trick.

        The points, and from bit 7 on the number of tricks.
        """
        sure = (one | two) & self.trumps
        above = opponents & self.trumps
        if above:
            sure &= -strongest(above)
        points = first = second = 0
        while sure:
            card = sure & -sure
            sure ^= card
            points += points_of(card)
            if card & one:
                first += 1
            else:
                second += 1
        if second > first:
            first = second
        return points + first | first << 7

    def sure_of_leader(self, a: int, b: int, c: int, d: int, left: int, rest: int) -> int:
        """What the leader's pair gets by the highest trumps and by leading what can't be beaten.

        First the leader's own winners; then, if a suit leads over to the partner, the partner's.
        """
        trumps = self.trumps
        sure = self.sure_trumps(a, c, b | d)
        points = sure & 127
        tricks = sure >> 7
        led = led_points = crossed = crossed_points = 0
        entry = False
        for shift in range(0, 48, 12):
            suit = _OROS << shift
            if suit == trumps:
                continue
            winners = a & suit
            others = (b | c | d) & suit
            own = winners > others
            if not own:
                winners = c & suit
                others = (a | b | d) & suit
                if winners < others or winners == 0:
                    continue
            if others:
                winners &= -strongest(others)
            times = _COUNTS[winners >> shift]
            # So often an opponent that could ruff has to follow.
            if b & trumps:
                most = _COUNTS[(b & suit) >> shift]
                if most < times:
                    times = most
            if d & trumps:
                most = _COUNTS[(d & suit) >> shift]
                if most < times:
                    times = most
            if times == 0:
                continue
            worth = times
            most = times
            while most > 0:
                most -= 1
                card = strongest(winners)
                winners ^= card
                worth += points_of(card)
            if own:
                led += times
                led_points += worth
            else:
                crossed += times
                crossed_points += worth
                if a & suit:
                    entry = True
        # Whoever's partner is cashing must have something else than trumps to throw.
        if c & trumps and how_many(c & ~trumps) < led:
            return points
        points += led_points
        tricks += led
        if (
            entry
            and self.crossing
            and led + crossed <= left
            and (c & trumps == 0 or how_many(c & ~trumps) >= led + crossed)
            and (a & trumps == 0 or how_many(a & ~trumps) >= led + crossed)
        ):
            points += crossed_points
            tricks += crossed
        return rest if tricks >= left else points

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
        """Fill in the cards to lead, `first` and then those that promise most; how many.

        Of plain cards that no other hand's card parts, one stands for all. Cards of a number in
        `runs` are parted by no other hand's card either. The weights were found by trying: those
        with the fewest nodes.
        """
        trumps = self.trumps
        others = b | c | d
        count = run = 0
        for shift in range(0, 48, 12):
            suit = _OROS << shift
            own = a & suit
            if own == 0:
                continue
            rivals = others & suit
            enemies = (b | d) & suit
            partner = c & suit
            base = 7 * _COUNTS[own >> shift]
            ruffed = False
            if suit == trumps:
                base -= 111
            else:
                ruffed = bool((b & suit == 0 and b & trumps) or (d & suit == 0 and d & trumps))
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
                    score = base - 270 - 40 * worth
                elif enemies < card:
                    score = base + 30 + 6 * worth
                elif enemies < partner:
                    score = base + 100 + 4 * worth
                elif partner == 0 and c & trumps:
                    score = base + 40 + 9 * worth
                else:
                    score = base - 50 - 6 * worth
                insert(cards, scores, runs, count, card, score, run)
                count += 1
        return count

    def follows(
        self,
        legal: int,
        b: int,
        c: int,
        d: int,
        led: int,
        best: int,
        ago: int,
        laid: int,
        takers: int,
        cards: list[int],
        scores: list[int],
        runs: list[int],
    ) -> int:
        """Fill in the cards to follow with, as `leads` does; how many."""
        trumps = self.trumps
        others = b | c | d | best
        count = run = 0
        for shift in range(0, 48, 12):
            suit = _OROS << shift
            own = legal & suit
            if own == 0:
                continue
            rivals = others & suit
            base = -45 if suit == trumps and suit != led else 0
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
                if card & takers:
                    if self.wins(b, c, led, card, True, laid):
                        score = base + 17 * worth + (79 if ago == 2 else 100)
                    else:
                        score = base - 22 * worth - 310
                else:
                    if self.wins(b, c, led, best, ago == 2, laid):
                        score = base + 4 * worth + 100
                    else:
                        score = base - 9 * worth - 325
                    if above == 0:
                        score -= 22
                insert(cards, scores, runs, count, card, score, run)
                count += 1
        return count

    def wins(self, b: int, c: int, led: int, best: int, ours: bool, laid: int) -> bool:
        """Will our pair take the trick, as far as the next two hands can change it?"""
        if laid == 3:
            return ours
        beating = taking(led, best, self.trumps)
        if ours:
            ours = not (b & led or b) & beating
        if laid == 1 and not ours:
            ours = bool((c & led or c) & beating)
        return ours


def key_of(everything: int, odd: int, far: int, shift: int) -> int:
    """A suit's part of a position: who holds each scoring card, and the plain ones in order.

    In 31 bits. Two bits tell a hand from the others: `odd` (b or d) and `far` (c or d).
    """
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


def strongest(cards: int) -> int:
    """The strongest of some cards of a suit."""
    while cards & (cards - 1):
        cards &= cards - 1
    return cards


def how_many(cards: int) -> int:
    """The number of cards."""
    return (
        _COUNTS[cards & 0xFFF]
        + _COUNTS[cards >> 12 & 0xFFF]
        + _COUNTS[cards >> 24 & 0xFFF]
        + _COUNTS[cards >> 36]
    )
