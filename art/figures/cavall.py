"""The cavall (11): a knight on a horse that lifts its foreleg."""

from __future__ import annotations

from art import shapes as s
from art.figures import parts
from art.figures.parts import HOUSES, House
from engine.cards import Suit


def cavall(suit: Suit, emblem: str) -> str:
    """A rider who holds up this emblem."""
    house = HOUSES[suit]
    return s.inked(
        _ground(),
        _far_legs(house),
        _tail(house),
        _body(house),
        _neck(house),
        _near_legs(house),
        _saddle(house),
        _rider(house),
        parts.limb("M162,158 C182,172 198,178 206,158", 19, house.main),
        s.placed(s.rect(-13, -6, 26, 12, 4, house.second), 208, 154, turn=4),
        parts.grasped(emblem, 208, 140, 0.9),
    )


def _ground() -> str:
    return s.flat("M36,366 C60,354 200,354 226,366 C200,376 60,376 36,366 Z", s.INK, 0.14)


def _hoof(x: float, y: float, turn: float = 0) -> str:
    return s.placed(s.path("M-9,-6 H8 L11,7 H-13 Z", s.INK), x, y, turn=turn)


def _far_legs(house: House) -> str:
    return s.group(
        parts.limb("M98,292 C100,312 98,330 96,352", 15, house.horse_dark),
        _hoof(95, 360),
        parts.limb("M182,290 C176,310 186,324 176,352", 16, house.horse_dark),
        _hoof(174, 360),
    )


def _near_legs(house: House) -> str:
    return s.group(
        # The lifted foreleg.
        s.path(
            "M72,258 C62,270 44,284 36,296 C34,302 40,306 46,318 L54,334 L66,328 L57,306 "
            "C74,302 96,300 108,290",
            house.horse,
        ),
        _hoof(61, 336, turn=-30),
        # The hind leg that carries.
        s.path(
            "M214,240 C230,262 226,290 218,308 C214,318 218,330 212,354 H194 C200,334 "
            "196,322 198,312 "
            "C190,308 184,300 182,294",
            house.horse,
        ),
        _hoof(204, 360),
    )


def _tail(house: House) -> str:
    return s.group(
        s.path(
            "M208,232 C236,226 240,256 234,284 C232,304 238,318 228,334 C222,320 212,300 "
            "216,276 C218,258 214,248 206,250 Z",
            house.mane,
        ),
        s.line("M222,250 C228,268 222,290 228,312", 2, house.horse_dark),
    )


def _body(house: House) -> str:
    return s.group(
        s.path(
            "M74,250 C74,226 100,222 130,228 C160,226 196,216 214,240 C224,262 210,296 "
            "190,300 C164,306 120,306 96,300 C80,294 72,274 74,250 Z",
            house.horse,
        ),
        s.flat(
            "M84,288 C110,300 160,300 200,286 C190,300 170,301 150,302 C124,304 100,302 84,288 Z",
            house.horse_dark,
        ),
    )


def _neck(house: House) -> str:
    return s.group(
        s.path(
            "M128,240 C128,190 112,160 92,146 L80,132 L82,150 C76,147 71,148 66,152 C50,166 40,190 "
            "32,204 C26,212 26,222 32,226 C42,232 52,226 58,212 C62,212 68,212 74,208 "
            "C76,226 68,240 73,260",
            house.horse,
        ),
        s.flat("M74,208 C78,226 72,240 76,256 C86,244 84,222 84,200 Z", house.horse_dark),
        s.path(
            "M84,134 C106,140 132,170 134,214 C126,212 124,218 118,226 C118,210 112,206 "
            "110,196 C104,194 104,184 102,178 "
            "C96,176 98,168 92,162 C86,160 84,154 78,160 C72,156 76,144 84,134 Z",
            house.mane,
        ),
        s.ellipse(64, 174, 3, 4.2, s.INK, 'stroke="none"'),
        s.line("M57,167 C60,164 64,164 68,167", 2.2),
        s.dot(35, 214, 2.4),
        s.line("M32,224 C38,222 42,220 45,216", 2.2),
        # Bridle.
        s.line("M84,158 C76,176 64,194 50,204 M38,194 L60,212", 4.5, house.second),
        s.line("M52,204 C74,220 98,218 120,206", 4, house.second),
        s.circle(51, 203, 4.5, s.WHITE),
    )


def _saddle(house: House) -> str:
    return s.group(
        s.path(
            "M112,228 C130,236 168,236 190,224 L196,280 C180,290 128,292 108,284 Z", house.second
        ),
        s.path(
            "M108,284 C128,292 180,290 196,280 L197,290 C180,300 128,302 107,294 Z",
            s.GOLD if house.second != s.GOLD else house.main,
        ),
        s.line("M74,262 C86,272 100,276 112,276", 5, house.second),
    )


def _rider(house: House) -> str:
    return s.group(
        # The rein hand.
        parts.limb("M124,160 C108,174 104,192 118,204", 19, house.main),
        s.path(
            "M118,146 C130,138 152,138 164,146 C172,166 170,190 172,214 C158,226 132,226 "
            "120,214 C124,190 118,166 124,146 Z",
            house.main,
        ),
        s.flat(
            "M156,142 C172,144 170,176 170,213 C164,218 158,220 150,221 C158,196 162,168 156,142 Z",
            house.dark,
        ),
        # Leg and boot.
        parts.limb("M150,222 C136,240 134,262 138,286", 25, s.WHITE),
        s.path(
            "M124,276 H152 L151,308 H128 C118,312 106,312 106,306 C108,302 118,300 124,298 Z",
            house.dark,
        ),
        s.path("M119,206 C134,216 158,216 172,206 V218 C158,228 132,228 119,218 Z", house.second),
        parts.fist(122, 206, turn=60),
        s.placed(_head(house), 138, 106, 0.9),
    )


def _head(house: House) -> str:
    return s.group(
        s.path("M-28,-14 C-36,10 -34,30 -28,40 H28 C34,30 36,10 28,-14 Z", house.hair),
        parts.face(_whiskers(house)),
        s.path(
            "M-25,-6 C-22,-20 -8,-20 0,-17 C8,-20 22,-20 25,-6 C30,-28 14,-36 0,-34 "
            "C-14,-36 -30,-28 -25,-6 Z",
            house.hair,
        ),
        s.path("M-44,-21 C-30,-36 24,-36 38,-21 C26,-15 -30,-15 -44,-21 Z", house.main),
        s.path(
            "M-26,-24 C-28,-50 -14,-54 0,-52 C14,-54 28,-50 26,-24 C14,-20 -14,-20 -26,-24 Z",
            house.main,
        ),
        s.path("M-26,-24 C-14,-20 14,-20 26,-24 L26,-32 C14,-28 -14,-28 -26,-32 Z", house.second),
        s.path(
            "M-24,-30 C-40,-56 -66,-54 -66,-38 C-56,-40 -50,-30 -40,-28 C-36,-24 -30,-26 -24,-30 Z",
            s.WHITE,
        ),
    )


def _whiskers(house: House) -> str:
    return s.group(
        s.path("M-7,22 C-4,20 4,20 7,22 C7,32 3,36 0,38 C-3,36 -7,32 -7,22 Z", house.hair),
        s.path(
            "M0,12 C-5,9 -12,11 -17,7 C-15,16 -6,19 0,15 C6,19 15,16 17,7 C12,11 5,9 0,12 Z",
            house.hair,
            'stroke-width="2"',
        ),
    )
