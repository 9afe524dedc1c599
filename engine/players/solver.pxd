# The types with which Cython compiles solver.py.
cimport cython
from engine.masks cimport Cards, playable, points_of, scoring_matters, suit_of, taking

cdef Cards _PLAIN
cdef int _COUNTS[4096]
cdef int _PACKED[16384]

cdef class Search:
    cdef public Cards trumps
    cdef int ways, alike, shift
    cdef long long limit
    cdef public long long nodes
    cdef public bint stopped
    cdef Cards[::1] high_words, low_words, found

    @cython.locals(
        low=int, high=int, known=int, trumps=Cards, odd=Cards, far=Cards, everything=Cards,
        high_word=Cards, low_word=Cards, entry=Cards, place=Cards, first=Cards, others=Cards,
        moves=Cards, cards="unsigned long long[12]", scores="int[12]", count=int, spot=int, card=Cards,
        score=int, value=int, chosen=Cards, bound=int, suit=Cards, got=int,
    )
    cpdef int lead(self, Cards a, Cards b, Cards c, Cards d, int left, int rest, int goal) noexcept

    @cython.locals(
        trumps=Cards, legal=Cards, takers=Cards, others=Cards, moves=Cards, cards="unsigned long long[12]",
        scores="int[12]", count=int, spot=int, card=Cards, score=int, value=int, got=int, won=int,
    )
    cpdef int follow(
        self, Cards a, Cards b, Cards c, Cards d, int left, int rest, int goal,
        Cards suit, Cards best, int ago, int laid, int table
    ) noexcept

    @cython.locals(
        bound=int, suit=Cards, worth=int, above=Cards, spot=int, other=Cards, between=Cards,
        difference=int,
    )
    cdef int neighbours(
        self, Cards card, Cards* cards, int* scores, int tried, Cards others
    ) noexcept

    @cython.locals(trumps=Cards, suit=Cards, best=Cards, ours=bint)
    cdef int last(self, Cards a, Cards b, Cards c, Cards d, int rest) noexcept

    @cython.locals(sure=Cards, theirs=Cards, points=int, first=int, second=int, top=Cards)
    cdef int sure_trumps(self, Cards one, Cards two, Cards opponents) noexcept

    @cython.locals(trumps=Cards, points=int)
    cdef int sure_of_leader(self, Cards a, Cards b, Cards c, Cards d, int left) noexcept

    @cython.locals(plain=Cards)
    cdef Cards word(self, Cards everything, Cards odd, Cards far, int shift) noexcept

@cython.locals(plain=Cards, kept=Cards, card=Cards, suit=Cards, above=Cards)
cpdef Cards distinct(Cards moves, Cards others) noexcept

@cython.locals(suit=Cards, worth=int, higher=Cards, stronger=Cards, enemies=Cards, best=Cards)
cdef int lead_score(Cards card, Cards a, Cards b, Cards c, Cards d, Cards trumps) noexcept

@cython.locals(worth=int, ours=bint, winning=Cards, beats=Cards, following=Cards)
cdef int follow_score(
    Cards card, Cards a, Cards b, Cards c, Cards d, Cards suit, Cards best, int ago, int laid,
    int table, Cards takers, Cards trumps
) noexcept
