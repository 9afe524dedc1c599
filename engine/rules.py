"""The rules as one frozen value, and the three laws of a trick on masks.

Promises: `playable` is the only statement of which cards are legal; the game, the screens and
the computer players all call it. Leaves to others: whose turn it is, and what follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from engine.cards import DECK, HIGHER, SCORING, SUIT_MASK_OF, SUIT_MASKS, Card, Mask, Trump, indices

Target = Literal[36, 51, 101, 151]
"""The written points that a match may be played to."""

RULES_VERSION = 2
"""2 brought `dealing` and `covered_hand`; what older rules do not name stands at its default."""
TOTAL_POINTS = 72
HALF = TOTAL_POINTS // 2
QUICK_TARGET = 51
QUICK_HANDS = 5


class Variant(StrEnum):
    """The two ways of play: western lliure, eastern obligada."""

    LLIURE = "lliure"
    OBLIGADA = "obligada"


class PartnerWinning(StrEnum):
    """Obligada: what is owed under a partner who is winning the trick."""

    VALUE_OR_LOWEST = "value_or_lowest"
    FREE = "free"


class SantVicenc(StrEnum):
    """When the third call exists: never, with a trump suit only, or in botifarra too."""

    NEVER = "never"
    TRUMPS = "trumps"
    ALWAYS = "always"


class FirstDealer(StrEnum):
    """Everyone turns a card and the strongest deals, or the bot draws a seat."""

    TURNED_CARDS = "turned_cards"
    RANDOM = "random"


class Dealing(StrEnum):
    """Each hand from a shuffled deck, or from the tricks of the last one, cut but not shuffled."""

    SHUFFLED = "shuffled"
    NO_SHUFFLE = "no_shuffle"


class Level(StrEnum):
    """How far the calls have gone."""

    NONE = "none"
    CONTRO = "contro"
    RECONTRO = "recontro"
    SANT_VICENC = "sant_vicenc"

    @property
    def factor(self) -> int:
        """1, 2, 4 or 8; botifarra doubles it."""
        return 1 << tuple(Level).index(self)

    @property
    def next(self) -> Level | None:
        """The call that would answer this one."""
        levels = tuple(Level)
        position = levels.index(self) + 1
        return levels[position] if position < len(levels) else None


class Ending(StrEnum):
    """How a hand came to its end: by its last card, or before it."""

    PLAYED = "played"
    CLAIMED = "claimed"
    CONCEDED = "conceded"
    VOIDED = "voided"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every point on which tables differ; a match keeps the ones it began with."""

    variant: Variant = Variant.LLIURE
    second_player_may_load: bool = True
    overtake_partner_free: bool = True
    partner_winning: PartnerWinning = PartnerWinning.VALUE_OR_LOWEST
    sant_vicenc: SantVicenc = SantVicenc.TRUMPS
    first_dealer: FirstDealer = FirstDealer.TURNED_CARDS
    dealing: Dealing = Dealing.SHUFFLED
    covered_hand: bool = False
    """The dealer's partner sees no cards until trumps are named or delegated."""
    target: Target = 101
    quick: bool = False
    """51 points or five hands; the leader wins."""
    clockwise: bool = False
    """How the table is drawn; the order of play is the same."""

    @property
    def winning_total(self) -> int:
        """The written points that end the match when a hand is scored."""
        return QUICK_TARGET if self.quick else self.target


class Duty(StrEnum):
    """Why only some cards are legal (or why all are)."""

    LEAD = "lead"
    FOLLOW_PARTNER = "follow_partner"
    FOLLOW_RUFFED = "follow_ruffed"
    BEAT = "beat"
    CANNOT_BEAT = "cannot_beat"
    RUFF = "ruff"
    OVER_RUFF = "over_ruff"
    VOID = "void"
    VOID_PARTNER = "void_partner"
    CANNOT_OVER_RUFF = "cannot_over_ruff"


class Restraint(StrEnum):
    """What obligada adds: which of the cards that lliure allows may be thrown."""

    NONE = "none"
    LOWEST = "lowest"
    LOWEST_OR_LOAD = "lowest_or_load"
    VALUE_OR_LOWEST = "value_or_lowest"
    TAKE_VALUE_OR_LOWEST = "take_value_or_lowest"


class Explanation(NamedTuple):
    """The duty that binds, what obligada adds, and the card that causes it (None on a lead)."""

    duty: Duty
    restraint: Restraint
    card: Card | None


def winning_position(trick: Sequence[int], trump: int) -> int:
    """Which of a trick's cards is winning: its place, 0 for the card led.

    `trick` holds 1–4 card bits in order of play; `trump` is a `Trump.ordinal`.
    """
    trumps = SUIT_MASKS[trump]
    best, position = trick[0], 0
    for place in range(1, len(trick)):
        card = trick[place]
        beats = (HIGHER[best] | (0 if trumps >> best & 1 else trumps)) >> card & 1
        if beats:
            best, position = card, place
    return position


def playable(hand: Mask, trick: Sequence[int], trump: int, rules: Rules) -> Mask:
    """The legal cards of a hand on a trick of 0–3 card bits; never empty unless the hand is."""
    return _judge(hand, trick, trump, rules)[0]


def explain(hand: Mask, trick: Sequence[int], trump: Trump, rules: Rules) -> Explanation:
    """Why `playable` answers as it does."""
    _, duty, restraint = _judge(hand, trick, trump.ordinal, rules)
    if not trick:
        return Explanation(duty, restraint, None)
    return Explanation(duty, restraint, DECK[trick[winning_position(trick, trump.ordinal)]])


def _judge(
    hand: Mask, trick: Sequence[int], trump: int, rules: Rules
) -> tuple[Mask, Duty, Restraint]:
    if not trick:
        return hand, Duty.LEAD, Restraint.NONE
    position = winning_position(trick, trump)
    best = trick[position]
    partner_winning = len(trick) - position == 2
    trumps = SUIT_MASKS[trump]
    ruffs = 0 if trumps >> best & 1 else trumps
    taking = hand & (HIGHER[best] | ruffs)
    allowed, duty = _lliure(hand, trick[0], best, partner_winning, trumps, taking)
    if rules.variant is Variant.LLIURE:
        return allowed, duty, Restraint.NONE
    narrowed, restraint = _obligada(hand, allowed, taking, partner_winning, trick, rules)
    return narrowed, duty, Restraint.NONE if narrowed == allowed else restraint


def _lliure(
    hand: Mask, led: int, best: int, partner_winning: bool, trumps: Mask, taking: Mask
) -> tuple[Mask, Duty]:
    suit = SUIT_MASK_OF[led]
    if following := hand & suit:
        if partner_winning:
            return following, Duty.FOLLOW_PARTNER
        if not suit >> best & 1:
            return following, Duty.FOLLOW_RUFFED
        if beating := following & taking:
            return beating, Duty.BEAT
        return following, Duty.CANNOT_BEAT
    if partner_winning:
        return hand, Duty.VOID_PARTNER
    if taking:
        return taking, Duty.OVER_RUFF if trumps >> best & 1 else Duty.RUFF
    if hand & trumps:
        return hand, Duty.CANNOT_OVER_RUFF
    return hand, Duty.VOID


def _obligada(
    hand: Mask,
    allowed: Mask,
    taking: Mask,
    partner_winning: bool,
    trick: Sequence[int],
    rules: Rules,
) -> tuple[Mask, Restraint]:
    if partner_winning:
        if rules.partner_winning is PartnerWinning.FREE:
            return allowed, Restraint.NONE
        kept = SCORING | _lowest_of_each_suit(hand)
        if rules.overtake_partner_free:
            return allowed & (kept | taking), Restraint.TAKE_VALUE_OR_LOWEST
        return allowed & kept, Restraint.VALUE_OR_LOWEST
    kept = taking | _lowest_of_each_suit(hand)
    void = not hand & SUIT_MASK_OF[trick[0]]
    if rules.second_player_may_load and len(trick) == 1 and void:
        return allowed & (kept | SCORING), Restraint.LOWEST_OR_LOAD
    return allowed & kept, Restraint.LOWEST


def _lowest_of_each_suit(hand: Mask) -> Mask:
    lowest = 0
    for suit in SUIT_MASKS[:4]:
        held = hand & suit
        lowest |= held & -held
    return lowest


def trick_points(cards: Mask) -> int:
    """What a won trick is worth: its cards' points, and one for the trick."""
    return 1 + sum(DECK[index].points for index in indices(cards))


def multiplier(trump: Trump, level: Level) -> int:
    """×1 to ×16: the calls' factor, doubled in botifarra."""
    return level.factor * (2 if trump is Trump.BOTIFARRA else 1)


def may_be_called(level: Level, trump: Trump, rules: Rules) -> bool:
    """Whether this call exists at all under these rules."""
    if level is not Level.SANT_VICENC:
        return True
    if rules.sant_vicenc is SantVicenc.TRUMPS:
        return trump is not Trump.BOTIFARRA
    return rules.sant_vicenc is SantVicenc.ALWAYS


def score(points: tuple[int, int], times: int) -> tuple[int, int]:
    """What each pair writes for a hand: (points − 36) × multiplier for the one above 36."""
    a, b = points
    if a + b != TOTAL_POINTS:
        raise ValueError(f"expected points that add up to {TOTAL_POINTS}: {points!r}")
    return max(0, a - HALF) * times, max(0, b - HALF) * times


def match_is_over(totals: tuple[int, int], hands: int, rules: Rules) -> bool:
    """Whether the match ends at these written totals after `hands` hands."""
    if max(totals) >= rules.winning_total:
        return True
    return rules.quick and hands >= QUICK_HANDS and totals[0] != totals[1]
