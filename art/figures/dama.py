"""The queen (Q) of the French pack, who takes the cavall's place: a wide skirt, a small crown."""

from __future__ import annotations

from art import shapes as s
from art.figures import parts
from art.figures.parts import HOUSES, House
from engine.cards import Suit

_X = 114


def dama(suit: Suit, emblem: str) -> str:
    """A queen who holds up this emblem."""
    house = HOUSES[suit]
    return s.inked(
        _hair(house),
        _skirt(house),
        _bodice(house),
        _fan_arm(house),
        s.placed(_head(house), _X, 118),
        parts.limb("M148,182 C168,194 188,200 198,178", 18, house.main),
        s.placed(s.rect(-13, -6, 26, 12, 4, s.WHITE), 200, 176, turn=4),
        parts.grasped(emblem, 200, 163),
    )


def _hair(house: House) -> str:
    return s.path(
        "M86,104 C66,140 74,176 70,206 C84,214 98,206 100,190 H128 C130,206 146,214 158,206 "
        "C154,176 162,140 142,104 Z",
        house.hair,
    )


def _skirt(house: House) -> str:
    return s.group(
        s.path("M92,232 C72,270 50,310 36,364 H192 C178,310 156,270 136,232 Z", house.main),
        s.flat("M128,236 C150,276 168,316 182,362 H160 C152,320 140,276 120,236 Z", house.dark),
        s.path("M98,232 C92,280 84,320 78,364 H150 C144,320 136,280 130,232 Z", house.second),
        s.flat(
            "M120,236 C132,280 140,320 146,362 H130 C128,320 122,280 114,236 Z",
            house.second_dark,
        ),
        s.path("M36,364 L41,346 C80,356 148,356 187,346 L192,364 Z", s.WHITE),
        s.line("M84,300 C98,308 130,308 144,300 M81,326 C98,334 132,334 147,326", 2.4),
    )


def _bodice(house: House) -> str:
    return s.group(
        s.path(
            "M84,168 C96,160 132,160 144,168 C150,190 138,212 137,236 C124,244 104,244 91,236 "
            "C90,212 78,190 84,168 Z",
            house.main,
        ),
        s.flat(
            "M132,166 C148,170 136,206 135,235 C130,238 124,240 118,240 C128,212 134,190 132,166 Z",
            house.dark,
        ),
        s.path("M96,164 C100,190 128,190 132,164 Z", s.SKIN),
        s.line("M97,172 C102,188 126,188 131,172", 3.4, s.WHITE),
        s.path(
            "M91,230 C104,238 124,238 137,230 V240 C124,248 104,248 91,240 Z",
            s.GOLD if house.second != s.GOLD else s.WHITE,
        ),
        s.line("M114,190 V228", 2.2),
    )


def _fan_arm(house: House) -> str:
    return s.group(
        parts.limb("M82,184 C62,204 64,224 92,234", 18, house.main),
        s.placed(s.rect(-11, -6, 22, 12, 4, s.WHITE), 92, 232, turn=-70),
        s.placed(parts.fist(0, 0), 106, 238, 0.9, turn=80),
    )


def _head(house: House) -> str:
    return s.group(
        s.path("M-9,24 H9 V44 C4,50 -4,50 -9,44 Z", s.SKIN),
        parts.face(),
        s.path(
            "M-25,2 C-28,-18 -12,-24 0,-30 C12,-24 28,-18 25,2 C36,-24 22,-42 0,-42 "
            "C-22,-42 -36,-24 -25,2 Z",
            house.hair,
        ),
        s.line("M-8,44 C-3,49 3,49 8,44", 2.4, s.GOLD),
        s.path(
            "M-23,-34 L-28,-58 L-13,-46 L0,-66 L13,-46 L28,-58 L23,-34 C10,-40 -10,-40 -23,-34 Z",
            s.GOLD,
        ),
        s.flat("M8,-50 L13,-42 L25,-52 L21,-37 C16,-39 10,-40 5,-40 Z", s.AMBER, 0.7),
        *(s.circle(x, y, 3.6, s.RED) for x, y in ((-28, -59), (0, -68), (28, -59))),
        s.dot(-25, 14, 2.6, s.GOLD),
        s.dot(25, 14, 2.6, s.GOLD),
    )
