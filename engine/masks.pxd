# The types with which Cython compiles masks.py.
cimport cython

ctypedef unsigned long long Cards

cdef Cards _OROS, _COPES, _ESPASES, _BASTOS, _ALL
cdef Cards _NINES, _ACES, _KINGS, _KNIGHTS, _SCORING
cdef int _OBLIGADA, _SECOND_MAY_LOAD, _OVERTAKE_FREE, _PARTNER_FREE
cdef Cards _FOLLOW_PARTNER, _FOLLOW_RUFFED, _BEAT, _CANNOT_BEAT, _RUFF, _OVER_RUFF
cdef Cards _VOID, _VOID_PARTNER, _CANNOT_OVER_RUFF
cdef Cards _LOWEST, _LOWEST_OR_LOAD, _VALUE_OR_LOWEST, _TAKE_VALUE_OR_LOWEST

cpdef int ways_of_play(
    bint obligada, bint second_player_may_load, bint overtake_partner_free, bint partner_free
) noexcept
cpdef bint scoring_matters(int ways) noexcept
cpdef bint may_overtake(int ways) noexcept
cpdef Cards suit_of(Cards card) noexcept
cpdef int points_of(Cards card) noexcept
cpdef Cards taking(Cards suit, Cards best, Cards trumps) noexcept
cpdef Cards playable(
    Cards hand, Cards suit, Cards best, int laid, bint partner_winning, Cards trumps, int ways
) noexcept
@cython.locals(
    takers=Cards, following=Cards, allowed=Cards, duty=Cards, kept=Cards, restraint=Cards
)
cpdef Cards judge(
    Cards hand, Cards suit, Cards best, int laid, bint partner_winning, Cards trumps, int ways
) noexcept
cpdef Cards cards_in(Cards judged) noexcept
cpdef int duty_in(Cards judged) noexcept
cpdef int restraint_in(Cards judged) noexcept
@cython.locals(oros=Cards, copes=Cards, espases=Cards, bastos=Cards)
cpdef Cards lowest_of_each_suit(Cards hand) noexcept
