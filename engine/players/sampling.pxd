# The types with which Cython compiles sampling.py.
cimport cython
from engine.masks cimport Cards

cdef Cards _WORD, _STEP, _MIX, _MIX_AGAIN

cdef class Chance:
    cdef Cards state

    @cython.locals(mixed=Cards)
    cpdef Cards below(self, Cards limit) noexcept

    @cython.locals(drawn=Cards, card=Cards)
    cpdef Cards draw(self, Cards cards, Cards count, Cards size) noexcept
