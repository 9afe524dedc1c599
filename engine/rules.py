"""The rules as one frozen value, and the three laws of a trick on cards that lie in order.

Promises: `playable` answers for the game and the screens as `engine.masks` does for the computer
players: the law itself stands there, once. Leaves to others: whose turn it is, and what follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from engine import masks
from engine.cards import DECK, SUIT_MASK_OF, SUIT_MASKS, Card, Mask, Trump, indices

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
    """Why only some cards are legal (or why all are); in the order of `masks.duty_in`."""

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
    """What obligada adds: which of the cards that lliure allows may be thrown.

    In the order of `masks.restraint_in`.
    """

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
    return _winning(trick, SUIT_MASKS[trump])[1]


def ways_of_play(rules: Rules) -> int:
    """All that these rules say of legal cards, as `engine.masks` takes it."""
    return masks.ways_of_play(
        rules.variant is Variant.OBLIGADA,
        rules.second_player_may_load,
        rules.overtake_partner_free,
        rules.partner_winning is PartnerWinning.FREE,
    )


def playable(hand: Mask, trick: Sequence[int], trump: int, rules: Rules) -> Mask:
    """The legal cards of a hand on a trick of 0–3 card bits; never empty unless the hand is."""
    return masks.cards_in(_judge(hand, trick, trump, rules))


def explain(hand: Mask, trick: Sequence[int], trump: Trump, rules: Rules) -> Explanation:
    """Why `playable` answers as it does."""
    judged = _judge(hand, trick, trump.ordinal, rules)
    duty, restraint = _DUTIES[masks.duty_in(judged)], _RESTRAINTS[masks.restraint_in(judged)]
    if not trick:
        return Explanation(duty, restraint, None)
    return Explanation(duty, restraint, DECK[trick[winning_position(trick, trump.ordinal)]])


_DUTIES, _RESTRAINTS = tuple(Duty), tuple(Restraint)


def _judge(hand: Mask, trick: Sequence[int], trump: int, rules: Rules) -> int:
    if not trick:
        return hand  # any card leads; what else `masks.judge` asks for means nothing yet
    laid = len(trick)
    trumps = SUIT_MASKS[trump]
    best, position = _winning(trick, trumps)
    suit = SUIT_MASK_OF[trick[0]]
    return masks.judge(hand, suit, best, laid, laid - position == 2, trumps, ways_of_play(rules))


def _winning(trick: Sequence[int], trumps: Mask) -> tuple[Mask, int]:
    """The card that is winning, as a mask, and its place."""
    suit = SUIT_MASK_OF[trick[0]]
    best, position = 1 << trick[0], 0
    for place in range(1, len(trick)):
        card = 1 << trick[place]
        if card & masks.taking(suit, best, trumps):
            best, position = card, place
    return best, position


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
