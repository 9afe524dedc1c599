"""The sota (10): a young page on two legs, a feather in the cap."""

from __future__ import annotations

from art import shapes as s
from art.figures import parts
from art.figures.parts import HOUSES, House
from engine.cards import Suit

_X = 112


def sota(suit: Suit, emblem: str) -> str:
    """A page who holds up this emblem, the other hand on the hip."""
    house = HOUSES[suit]
    return s.inked(
        _ground(),
        _legs(house),
        _arm(house),
        _tunic(house),
        s.placed(_head(house), _X, 122),
        parts.limb("M146,184 C166,196 186,206 196,186", 20, house.main),
        s.placed(s.rect(-13, -6, 26, 12, 4, house.second), 198, 182, turn=4),
        parts.grasped(emblem, 198, 168),
    )


def _ground() -> str:
    return s.flat("M40,364 C60,352 190,352 214,364 C190,374 62,374 40,364 Z", s.INK, 0.14)


def _legs(house: House) -> str:
    shoe = "M-12,-10 H11 C14,-4 26,0 30,8 C30,11 28,12 24,12 H-12 Z"
    return s.group(
        parts.limb("M94,256 C90,290 88,320 84,348", 24, house.second),
        parts.limb("M130,256 C136,290 140,320 142,348", 24, s.WHITE),
        s.placed(s.path(shoe, house.dark), 82, 352, mirror=True),
        s.placed(s.path(shoe, house.dark), 144, 352),
    )


def _arm(house: House) -> str:
    return s.group(
        parts.limb("M80,184 C60,200 50,218 76,236", 20, house.main),
        s.placed(s.rect(-12, -6, 24, 12, 4, house.second), 70, 230, turn=125),
        parts.fist(82, 240, turn=100),
    )


def _tunic(house: House) -> str:
    return s.group(
        s.path(
            "M84,166 C98,158 128,158 142,166 C150,182 146,212 144,228 C152,244 160,262 164,278 "
            "C150,286 132,284 124,282 C116,288 106,288 98,282 C88,286 72,284 60,278 "
            "C66,260 74,244 80,228 C78,212 76,182 84,166 Z",
            house.main,
        ),
        s.flat(
            "M128,164 C148,164 147,190 141,228 C148,246 156,262 160,276 C150,281 138,282 128,280 "
            "C134,262 128,246 126,228 C132,206 134,184 128,164 Z",
            house.dark,
        ),
        s.line("M98,282 C100,268 100,254 98,240 M124,282 C122,268 122,254 124,240", 2.4),
        s.path("M79,222 C96,230 128,230 145,222 V236 C128,243 96,243 79,236 Z", house.second),
        s.rect(103, 224, 18, 18, 3, s.GOLD if house.second != s.GOLD else s.WHITE),
        s.path("M90,164 C100,180 124,180 136,164 L130,156 H96 Z", s.WHITE),
        *(s.dot(112, y, 3, s.INK) for y in (188, 204)),
    )


def _head(house: House) -> str:
    band = house.second
    return s.group(
        s.path(
            "M-29,-16 C-38,10 -36,26 -30,34 C-22,38 -16,34 -14,28 H14 C16,34 22,38 30,34 "
            "C36,26 38,10 29,-16 Z",
            house.hair,
        ),
        parts.face(),
        s.path(
            "M-25,-8 C-24,-20 -8,-22 0,-16 C8,-22 24,-20 25,-8 C30,-30 14,-38 0,-36 "
            "C-14,-38 -30,-30 -25,-8 Z",
            house.hair,
        ),
        s.path("M20,-34 C34,-62 58,-64 62,-50 C60,-34 40,-26 24,-28 Z", s.WHITE),
        s.line("M24,-30 C36,-38 46,-46 56,-50", 2.2),
        s.path(
            "M-34,-22 C-36,-52 -16,-58 0,-54 C20,-58 36,-48 34,-22 C14,-30 -14,-30 -34,-22 Z",
            house.main,
        ),
        s.flat(
            "M6,-52 C24,-54 33,-44 32,-25 C26,-27 18,-28 12,-28 C16,-38 14,-46 6,-52 Z", house.dark
        ),
        s.path("M-36,-20 C-14,-32 14,-32 36,-20 L35,-30 C14,-40 -14,-40 -35,-30 Z", band),
    )
