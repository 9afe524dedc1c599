"""What the reason for a hint can be: plain values, without words.

Promises: each says what must hold for it to be given, by all that its seat knows, however the other
cards lie. `engine.players.explaining` sees to it that it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Seat, Suit, Trump


class Among(StrEnum):
    """How a card stands among the legal ones that would do the same."""

    ONE = "one"
    """One of them, or the only one."""
    CHEAPEST = "cheapest"
    """The weakest of several."""
    RICHEST = "richest"
    """Of several, the one with the most points."""


@dataclass(frozen=True, slots=True)
class OnlyCard:
    """No other card is legal."""


@dataclass(frozen=True, slots=True)
class Sure:
    """No opponent can take the trick from this card."""

    void: Suit | None = None
    """The suit that was led, if it ruffs."""
    points: int | None = None
    """What the trick is worth, if this is its last card."""
    among: Among = Among.ONE


@dataclass(frozen=True, slots=True)
class Highest:
    """No opponent has a stronger one of its suit: nothing but a trump can take the trick."""

    best: Card | None = None
    """Our partner's card, left winning for points; None: the card itself."""


@dataclass(frozen=True, slots=True)
class DrawsTrumps:
    """A trump is led, and opponents may have some."""

    out: int
    """How many trumps the other three have together."""
    sure: bool
    """No opponent can beat it."""


@dataclass(frozen=True, slots=True)
class GivesPoints:
    """Our partner is winning and no opponent can change that: it puts points there."""

    best: Card
    """The partner's card."""
    points: int


@dataclass(frozen=True, slots=True)
class NothingToGive:
    """Our partner is winning, no legal card has points, and this is the weakest of its suit."""

    best: Card
    """The partner's card."""


@dataclass(frozen=True, slots=True)
class CannotWin:
    """No legal card beats an opponent's `best`, and none gives away fewer points than this."""

    best: Card
    seat: Seat
    points: int
    lost: bool
    """Our partner can't beat it either."""


@dataclass(frozen=True, slots=True)
class KeepsWinner:
    """No opponent has a stronger one than `kept` in its suit: it is not needed in this trick.

    Our partner is winning and no opponent can change that.
    """

    kept: Card


@dataclass(frozen=True, slots=True)
class KeepsGuard:
    """No legal card wins; another, as cheap, would leave `kept` alone in its suit.

    An opponent may have a stronger one.
    """

    kept: Card


@dataclass(frozen=True, slots=True)
class OnlyBeatenBy:
    """Of its suit opponents can take the trick from our pair with nothing but these."""

    best: Card | None
    """Our partner's card, left winning for points; None: the card itself."""
    stronger: tuple[Card, ...]
    """Each may be with an opponent who is still to play; strongest first."""
    ruffed: bool
    """A trump may take it too."""


@dataclass(frozen=True, slots=True)
class TakesLow:
    """Of several legal cards, all of which beat an opponent's `best`, it is the weakest."""

    best: Card
    seat: Seat
    void: Suit | None
    """The suit that was led, if it ruffs."""


@dataclass(frozen=True, slots=True)
class RisksNothing:
    """It has no points, other legal cards have, and opponents may win the trick."""

    best: Card | None = None
    """Our partner's card, which is winning; None on a lead."""
    kept: Card | None = None
    """On a lead: the strongest card of its suit that stays, if that has points."""


@dataclass(frozen=True, slots=True)
class PartnerRuffs:
    """Our partner is out of the suit that is led, and may have trumps."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class LastOfSuit:
    """After this lead its suit is out, with trumps left to ruff it later."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Average:
    """What our pair comes to on average in many possible deals, in tenths of the 72 points."""

    worlds: int
    tenths: int
    ahead: int | None
    """So many tenths more than the next best that was weighed; None if it is not ahead."""
    exact: bool
    """Every deal was played at its best by all, with all hands open."""


@dataclass(frozen=True, slots=True)
class Preferred:
    """The computer would choose it; nothing more telling holds."""


@dataclass(frozen=True, slots=True)
class Claims:
    """Every trick that is left is certain."""


@dataclass(frozen=True, slots=True)
class NamesTrumps:
    """What the hand holds for the trumps that it names."""

    trump: Trump
    count: int
    """Cards of the trump suit."""
    honours: tuple[Card, ...]
    """Those of them that have points, strongest first."""
    nines: int
    """Manilles of the other suits; in botifarra all."""
    aces: int
    """Likewise."""


@dataclass(frozen=True, slots=True)
class Delegates:
    """What the hand holds that names no trumps."""

    longest: int
    """Cards of its longest suit."""
    nines: int


@dataclass(frozen=True, slots=True)
class Speaks:
    """What the hand holds that calls, or passes."""

    trumps: int | None
    """None in botifarra."""
    nines: int
    aces: int


@dataclass(frozen=True, slots=True)
class Expects:
    """What our pair comes to on average: above half for a call, not far above it to pass."""

    worlds: int
    tenths: int


Reason = (
    OnlyCard
    | Sure
    | Highest
    | DrawsTrumps
    | GivesPoints
    | NothingToGive
    | CannotWin
    | KeepsWinner
    | KeepsGuard
    | OnlyBeatenBy
    | TakesLow
    | RisksNothing
    | PartnerRuffs
    | LastOfSuit
    | Average
    | Preferred
    | Claims
    | NamesTrumps
    | Delegates
    | Speaks
    | Expects
)
