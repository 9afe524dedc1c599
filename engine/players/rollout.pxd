# The types with which Cython compiles rollout.py.
cimport cython
from engine.masks cimport Cards, playable, points_of, suit_of, taking

cdef int _LEAST
cdef Cards _SUIT, _ACE, _KING
cdef int _TRUMP, _PLAIN, _PLAIN_BOTIFARRA, _FOLLOW
cdef int _POINTS[2049]
cdef int _COUNTS[4096]
cdef Cards _TOPS[4096]

cdef class Policy:
    cdef Cards trumps
    cdef int ways
    cdef int weights[80]

    @cython.locals(
        w="int*", trumps=Cards, others=Cards, chosen=Cards, most=int, known=int, trumps_out=int,
        shift=int, base=int, own=Cards, rest=Cards, size=int, out=int, low=Cards, top=Cards, high=int,
        value=int, ruffed=int, helped=int,
    )
    cpdef Cards lead(
        self, Cards a, Cards b, Cards c, Cards d, int named, Cards played
    ) noexcept

    @cython.locals(
        w="int*", trumps=Cards, others=Cards, takers=Cards, chosen=Cards, most=int, known=int,
        mine=Cards, shift=int, own=Cards, this=Cards, held=Cards, rest=Cards, size=int, plain=int,
        value=int, bit=Cards, card=Cards, worth=int, takes=int, ours=int, beating=Cards, outcome=int,
    )
    cpdef Cards follow(
        self, Cards legal, Cards a, Cards b, Cards c, Cards d, Cards suit, Cards best, int ago,
        int laid, int table, Cards played
    ) noexcept

    @cython.locals(trumps=Cards, ways=int, got=int, theirs=int, card=Cards, mine=Cards)
    cpdef int playout(
        self, Cards a, Cards b, Cards c, Cards d, Cards suit, Cards best, int ago, int laid,
        int table, int named
    ) noexcept

    @cython.locals(
        h0=Cards, h1=Cards, h2=Cards, h3=Cards, odd=int, seat=int, card=Cards, suit=Cards,
        best=Cards, ago=int, laid=int, table=int, named=int, a=Cards, b=Cards, c=Cards, d=Cards,
        legal=Cards, gap=int,
    )
    cpdef int surprise(self, tuple hands, list history, int mine, int cap)
