"""The laws of a trick on plain integers, for whoever asks them a million times.

A set of cards is a mask (`engine.cards`), a card the mask of it alone, a suit the mask of its
cards, trumps the mask of the trump suit (0 in botifarra), the ways of play an integer of flags.
Promises: `judge` is the only statement of which cards are legal; `engine.rules` puts it in the
rules' own words. With masks.pxd beside it, Cython compiles this file; it runs as it stands too.
"""

from __future__ import annotations

# Compiled, the constants of this file are C's and not seen from outside.
_OROS = 0xFFF
_COPES = _OROS << 12
_ESPASES = _OROS << 24
_BASTOS = _OROS << 36
_ALL = _OROS | _COPES | _ESPASES | _BASTOS

_NINES = 1 << 11 | 1 << 23 | 1 << 35 | 1 << 47
_ACES = _NINES >> 1
_KINGS = _NINES >> 2
_KNIGHTS = _NINES >> 3
_SCORING = _NINES | _ACES | _KINGS | _KNIGHTS | _NINES >> 4

_OBLIGADA = 1
_SECOND_MAY_LOAD = 2
_OVERTAKE_FREE = 4
_PARTNER_FREE = 8

# In the order of `rules.Duty` and `rules.Restraint`, shifted to where `judge` puts them.
_FOLLOW_PARTNER = 1 << 48
_FOLLOW_RUFFED = 2 << 48
_BEAT = 3 << 48
_CANNOT_BEAT = 4 << 48
_RUFF = 5 << 48
_OVER_RUFF = 6 << 48
_VOID = 7 << 48
_VOID_PARTNER = 8 << 48
_CANNOT_OVER_RUFF = 9 << 48
_LOWEST = 1 << 52
_LOWEST_OR_LOAD = 2 << 52
_VALUE_OR_LOWEST = 3 << 52
_TAKE_VALUE_OR_LOWEST = 4 << 52


def ways_of_play(
    obligada: bool, second_player_may_load: bool, overtake_partner_free: bool, partner_free: bool
) -> int:
    """What the rules say of legal cards, as flags; only `_OBLIGADA` counts where it is not set."""
    if not obligada:
        return 0
    return (
        _OBLIGADA
        | (_SECOND_MAY_LOAD if second_player_may_load else 0)
        | (_OVERTAKE_FREE if overtake_partner_free else 0)
        | (_PARTNER_FREE if partner_free else 0)
    )


def scoring_matters(ways: int) -> bool:
    """Is there a hand for which these ways ask whether a plain card would score?"""
    return bool(ways & _OBLIGADA and (ways & _SECOND_MAY_LOAD or not ways & _PARTNER_FREE))


def may_overtake(ways: int) -> bool:
    """Is a card that takes the trick from one's partner always legal, if it follows suit?"""
    return not ways & _OBLIGADA or bool(ways & (_OVERTAKE_FREE | _PARTNER_FREE))


def suit_of(card: int) -> int:
    """All cards of this card's suit."""
    if card < 1 << 24:
        return _OROS if card < 1 << 12 else _COPES
    return _ESPASES if card < 1 << 36 else _BASTOS


def points_of(card: int) -> int:
    """What a card is worth: manilla 5, as 4, rei 3, cavall 2, sota 1, the others nothing."""
    if not card & _SCORING:
        return 0
    if card & (_NINES | _ACES):
        return 5 if card & _NINES else 4
    if card & _KINGS:
        return 3
    return 2 if card & _KNIGHTS else 1


def taking(suit: int, best: int, trumps: int) -> int:
    """The cards that would take a trick of this suit from the card that is winning it."""
    if best & trumps:
        return trumps & -(best << 1)
    return suit & -(best << 1) | trumps


def playable(
    hand: int, suit: int, best: int, laid: int, partner_winning: bool, trumps: int, ways: int
) -> int:
    """The legal cards of a hand alone; as `judge`."""
    return cards_in(judge(hand, suit, best, laid, partner_winning, trumps, ways))


def judge(
    hand: int, suit: int, best: int, laid: int, partner_winning: bool, trumps: int, ways: int
) -> int:
    """The legal cards of a hand, why, and what obligada adds: for the three functions below.

    `suit` was led and `best` is winning, of `laid` cards (0 to 3); before a lead those two mean
    nothing. No card is legal only if none is held.
    """
    if laid == 0:
        return hand
    takers = hand & taking(suit, best, trumps)
    following = hand & suit
    if partner_winning:
        allowed = following or hand
        duty = _FOLLOW_PARTNER if following else _VOID_PARTNER
    elif following:
        if not best & suit:
            allowed, duty = following, _FOLLOW_RUFFED
        elif following & takers:
            allowed, duty = following & takers, _BEAT
        else:
            allowed, duty = following, _CANNOT_BEAT
    elif takers:
        allowed, duty = takers, _OVER_RUFF if best & trumps else _RUFF
    else:
        allowed, duty = hand, _CANNOT_OVER_RUFF if hand & trumps else _VOID
    if not ways & _OBLIGADA or (partner_winning and ways & _PARTNER_FREE):
        return allowed | duty
    kept = lowest_of_each_suit(hand)
    if partner_winning:
        restraint = _VALUE_OR_LOWEST
        kept |= _SCORING
        if ways & _OVERTAKE_FREE:
            restraint = _TAKE_VALUE_OR_LOWEST
            kept |= takers
    else:
        restraint = _LOWEST
        kept |= takers
        if laid == 1 and not following and ways & _SECOND_MAY_LOAD:
            restraint = _LOWEST_OR_LOAD
            kept |= _SCORING
    if allowed & kept == allowed:
        return allowed | duty
    return allowed & kept | duty | restraint


def cards_in(judged: int) -> int:
    """The legal cards that `judge` found."""
    return judged & _ALL


def duty_in(judged: int) -> int:
    """The duty that `judge` found, by its place in `rules.Duty`."""
    return judged >> 48 & 15


def restraint_in(judged: int) -> int:
    """The restraint that `judge` found, by its place in `rules.Restraint`."""
    return judged >> 52


def lowest_of_each_suit(hand: int) -> int:
    """The weakest card of each suit that is held."""
    oros, copes, espases, bastos = hand & _OROS, hand & _COPES, hand & _ESPASES, hand & _BASTOS
    return oros & -oros | copes & -copes | espases & -espases | bastos & -bastos
