"""The rei (12): crowned and bearded, in a cape that stands as broad as a bell."""

from __future__ import annotations

from art import shapes as s
from art.figures import parts
from art.figures.parts import HOUSES, House
from engine.cards import Suit

_X = 118
"""The king's middle."""


def rei(suit: Suit, emblem: str) -> str:
    """A king who holds up this emblem."""
    house = HOUSES[suit]
    return s.inked(
        _cape(house),
        _robe(house),
        _left_arm(house),
        _collar(),
        s.placed(_head(house), _X + 3, 122, 1.06),
        parts.limb("M166,186 C184,196 196,204 202,184", 22, house.second),
        s.placed(s.rect(-15, -6, 30, 13, 4, s.WHITE), 202, 180, turn=4),
        parts.grasped(emblem, 202, 166),
    )


def _cape(house: House) -> str:
    return s.group(
        s.path("M82,168 C62,220 44,300 32,366 H196 C190,300 172,220 156,168 Z", house.main),
        s.flat("M150,176 C172,240 182,300 187,363 H168 C170,300 160,236 140,182 Z", house.dark),
        # Ermine down both edges and along the ground.
        s.path(
            "M96,172 C84,240 76,300 72,350 H35 L32,366 H197 L194,350 H164 C160,300 152,240 142,172 "
            "H130 C142,240 150,300 152,350 H88 C92,300 98,240 108,172 Z",
            s.WHITE,
        ),
    )


def _robe(house: House) -> str:
    tails = [
        (84, 330),
        (88, 296),
        (92, 262),
        (160, 330),
        (155, 296),
        (149, 262),
        (98, 228),
        (142, 228),
    ]
    hem = [(x, 358) for x in range(50, 190, 24)]
    return s.group(
        s.path("M104,172 C98,230 92,300 90,350 H150 C148,300 142,230 134,172 Z", house.second),
        s.flat(
            "M130,176 C138,240 144,300 146,348 H128 C128,290 128,230 122,176 Z", house.second_dark
        ),
        s.path("M90,334 L89,351 H151 L150,334 Z", s.GOLD if house.second != s.GOLD else house.main),
        *(
            s.path(f"M{x},{y - 4} l3,7 l-3,-1.500 l-3,1.500 Z", s.INK, 'stroke="none"')
            for x, y in tails + hem
        ),
    )


def _left_arm(house: House) -> str:
    return s.group(
        parts.limb("M74,186 C58,204 60,226 96,232", 22, house.second),
        s.path("M92,218 L106,220 L104,244 L90,242 Z", s.WHITE),
        s.placed(parts.fist(0, 0), 114, 233, turn=80),
        s.path("M98,246 C110,252 130,252 140,246 L141,258 C130,264 108,264 97,258 Z", s.GOLD),
    )


def _collar() -> str:
    spots = [(84, 180), (104, 192), (132, 192), (152, 180), (118, 186)]
    return s.group(
        s.path(
            "M80,166 C92,150 144,150 156,166 C168,178 164,196 150,200 H86 C72,196 68,178 80,166 Z",
            s.WHITE,
        ),
        *(
            s.path(f"M{x},{y - 4} l3,7 l-3,-1.500 l-3,1.500 Z", s.INK, 'stroke="none"')
            for x, y in spots
        ),
    )


def _head(house: House) -> str:
    beard = s.group(
        s.path(
            "M-25,-6 C-27,30 -18,52 0,60 C18,52 27,30 25,-6 C22,8 14,10 8,11 H-8 C-14,10 "
            "-22,8 -25,-6 Z",
            house.hair,
        ),
        s.flat("M24,2 C25,30 17,48 2,56 C12,40 12,24 10,12 C16,11 22,8 24,2 Z", house.hair_dark),
        s.line("M-10,30 C-8,38 -5,44 -1,48 M10,32 C9,38 6,42 4,46", 2, house.hair_dark),
    )
    return s.group(
        s.path(
            "M-30,-14 C-36,14 -34,28 -28,36 C-20,36 20,36 28,36 C34,28 36,14 30,-14 Z",
            house.hair_dark,
        ),
        parts.face(beard),
        s.placed(_crown(house), 0, -22),
    )


def _crown(house: House) -> str:
    return s.group(
        s.path(
            "M-30,2 L-34,-32 L-19,-16 L-13,-40 L0,-20 L13,-40 L19,-16 L34,-32 L30,2 C14,8 "
            "-14,8 -30,2 Z",
            s.GOLD,
        ),
        s.flat("M10,-34 L18,-12 L32,-26 L28,1 C22,3 14,4 8,5 Z", s.AMBER, 0.7),
        *(
            s.circle(x, y, 4.5, house.second if house.second != s.GOLD else house.main)
            for x, y in ((-34, -33), (-13, -42), (13, -42), (34, -33))
        ),
        s.path(
            "M-30,2 C-14,8 14,8 30,2 L29,-8 C14,-2 -14,-2 -29,-8 Z",
            house.main if house.main != s.GOLD else house.second,
        ),
        s.circle(0, -1.5, 4, s.WHITE),
    )
