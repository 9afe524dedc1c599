# The types with which Cython compiles search.py.
cimport cython
from engine.masks cimport (
    Cards, may_overtake, playable, points_of, scoring_matters, suit_of, taking
)

cdef Cards _OROS, _WORD, _MIX_HIGH, _MIX_LOW
cdef int _POINTS[2049]
cdef int _COUNTS[4096]
cdef Cards _PACKED[16384]

cdef class Search:
    cdef Cards trumps
    cdef int ways, shift
    cdef bint alike, crossing
    cdef long long limit
    cdef readonly long long nodes
    cdef readonly bint stopped
    cdef Cards[::1] table

    @cython.locals(
        low=int, high=int, known=int, odd=Cards, far=Cards, everything=Cards, high_word=Cards,
        low_word=Cards, place=Cards, entry=Cards, first=Cards, cards="unsigned long long[12]",
        scores="int[12]", runs="int[12]", count=int, value=int, spot=int, card=Cards, got=int,
        suit=Cards, worth=int,
    )
    cpdef int lead(self, Cards a, Cards b, Cards c, Cards d, int left, int rest, int goal) noexcept

    @cython.locals(
        trumps=Cards, legal=Cards, takers=Cards, cards="unsigned long long[12]", scores="int[12]",
        runs="int[12]", count=int, value=int, theirs=int, spot=int, card=Cards, got=int, won=int,
        mine=Cards,
    )
    cpdef int follow(
        self, Cards a, Cards b, Cards c, Cards d, int left, int rest, int goal,
        Cards suit, Cards best, int ago, int laid, int table
    ) noexcept

    @cython.locals(bound=int, worth=int, run=int, tried=int, other=int)
    cdef int promise(self, int spot, Cards* cards, int* scores, int* runs) noexcept

    @cython.locals(trumps=Cards, suit=Cards, best=Cards, ours=bint)
    cdef int last(self, Cards a, Cards b, Cards c, Cards d, int rest) noexcept

    @cython.locals(sure=Cards, above=Cards, points=int, first=int, second=int, card=Cards)
    cdef int sure_trumps(self, Cards one, Cards two, Cards opponents) noexcept

    @cython.locals(
        trumps=Cards, sure=int, points=int, tricks=int, led=int, led_points=int, crossed=int,
        crossed_points=int, entry=bint, shift=int, suit=Cards, winners=Cards, others=Cards,
        own=bint, times=int, most=int, worth=int, card=Cards,
    )
    cdef int sure_of_leader(self, Cards a, Cards b, Cards c, Cards d, int left, int rest) noexcept

    @cython.locals(
        trumps=Cards, others=Cards, count=int, run=int, shift=int, suit=Cards, own=Cards,
        rivals=Cards, enemies=Cards, partner=Cards, base=int, ruffed=bint, before=Cards,
        plain=bint, card=Cards, above=Cards, worth=int, score=int,
    )
    cdef int leads(
        self, Cards a, Cards b, Cards c, Cards d, Cards first,
        Cards* cards, int* scores, int* runs
    ) noexcept

    @cython.locals(
        trumps=Cards, others=Cards, count=int, run=int, shift=int, suit=Cards, own=Cards,
        rivals=Cards, base=int, before=Cards, plain=bint, card=Cards, above=Cards, worth=int,
        score=int,
    )
    cdef int follows(
        self, Cards legal, Cards b, Cards c, Cards d, Cards led, Cards best, int ago,
        int laid, Cards takers, Cards* cards, int* scores, int* runs
    ) noexcept

    @cython.locals(beating=Cards)
    cdef bint wins(self, Cards b, Cards c, Cards led, Cards best, bint ours, int laid) noexcept

@cython.locals(plain=Cards)
cdef Cards key_of(Cards everything, Cards odd, Cards far, int shift) noexcept
cdef void insert(
    Cards* cards, int* scores, int* runs, int spot, Cards card, int score, int run
) noexcept
cdef Cards strongest(Cards cards) noexcept
cdef int how_many(Cards cards) noexcept
