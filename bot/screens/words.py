"""The words of the game that screens are made of: cards, pairs, the contract, a trick, a score.

Promises: a suit in text always comes with its word. Leaves to others: which of these a reader may
see, and how a message is laid out (layout).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.layout import capital, joined
from bot.screens.scene import Scene
from bot.texts import Markup, Translator
from engine.cards import Card, Seat, Suit, Team, Trump
from engine.rules import Level, Rules, multiplier, winning_position
from engine.state import FinishedHand, OpenHand, Trick
from engine.view import View

EMOJI = {Suit.OROS: "🟡", Suit.COPES: "🍷", Suit.ESPASES: "⚔️", Suit.BASTOS: "🌳"}
"""Four colours and four silhouettes; alone on buttons, with the word everywhere else."""
FRENCH = {Suit.OROS: "♦️", Suit.COPES: "♥️", Suit.ESPASES: "♠️", Suit.BASTOS: "♣️"}
"""The same suits of a French pack, for those who know cards by it."""


def sign(suit: Suit, t: Translator) -> str:
    """`🍷`, or `♥️` for a reader of French cards."""
    return FRENCH[suit] if t.faces == "french" else EMOJI[suit]


def suit_name(suit: Suit, t: Translator) -> Markup:
    """`copes`, or `cors`."""
    return t("suit-french" if t.faces == "french" else "suit", suit=suit.value)


def suit(suit: Suit, t: Translator) -> Markup:
    """`🍷 copes`."""
    return Markup(f"{sign(suit, t)} {suit_name(suit, t)}")


def suit_title(suit: Suit, t: Translator) -> Markup:
    """`🍷 Copes`, at the head of a line."""
    return Markup(f"{sign(suit, t)} {capital(suit_name(suit, t))}")


COUNTING = tuple(Card(f"{number}O") for number in (9, 1, 12, 11, 10))
"""A card of each rank that counts, the strongest first."""


def rank(card: Card, t: Translator) -> Markup:
    """`Manilla`, `Rei` or `K`, `7`."""
    return t("rank-french" if t.faces == "french" else "rank", number=card.number)


def card(card: Card, t: Translator) -> Markup:
    """`⚔️ Rei d'espases`."""
    return Markup(f"{sign(card.suit, t)} {card_name(card, t)}")


def card_name(card: Card, t: Translator) -> Markup:
    """`Rei d'espases`, or `K de piques`."""
    name, key = rank(card, t), card.suit.value
    return t("card-french" if t.faces == "french" else "card", rank=name, suit=key)


def card_face(card: Card, t: Translator) -> str:
    """`⚔️ Rei`, for a button."""
    return f"{sign(card.suit, t)} {rank(card, t)}"


def held(cards: Sequence[Card], t: Translator, trump: Suit | None = None) -> list[Markup]:
    """Cards of a hand, a line a suit: `🍷 Copes: Manilla · 7`; the trump suit marked."""
    by_suit = {suit: [card for card in cards if card.suit is suit] for suit in Suit}
    return [
        t(
            "suit-held-trump" if suit is trump else "suit-held",
            suit=suit_title(suit, t),
            cards=joined(rank(card, t) for card in mine),
        )
        for suit, mine in by_suit.items()
        if mine
    ]


def trump(trump: Trump, t: Translator) -> Markup:
    """`🍷 COPES`, `BOTIFARRA`."""
    if trump.suit is None:
        return Markup(f"<b>{t('botifarra').upper()}</b>")
    return Markup(f"{sign(trump.suit, t)} <b>{suit_name(trump.suit, t).upper()}</b>")


def pair(view: View, scene: Scene, team: Team, t: Translator) -> Markup:
    """`Ona–Marta` in the group, `Nosaltres` or `Ells` in private."""
    if view.seat is not None:
        return t("us") if team is view.seat.team else t("them")
    first, second = team.seats
    return t("pair", first=scene.names[first], second=scene.names[second])


def both(scene: Scene, team: Team, t: Translator) -> Markup:
    """`Ona i Marta`."""
    first, second = team.seats
    return t("two-names", first=scene.names[first], second=scene.names[second])


def teams(view: View) -> tuple[Team, Team]:
    """Both pairs, the reader's first."""
    first = view.seat.team if view.seat is not None else Team.A
    return first, first.other


def scores(view: View, scene: Scene, t: Translator) -> Markup:
    """`Ona–Marta 45 · Pere–Joan 60 · a 101`."""
    first, second = teams(view)
    us = pair(view, scene, first, t)
    if scene.alone and view.seat is not None:  # no group tells who the partner is
        us = t("us-with", partner=scene.names[view.seat.partner])
    return t(
        "scores",
        first=us,
        first_total=view.totals[first.ordinal],
        second=pair(view, scene, second, t),
        second_total=view.totals[second.ordinal],
        length=length(view.rules, t),
    )


def length(rules: Rules, t: Translator) -> Markup:
    """`a 101`."""
    return t("length-quick") if rules.quick else t("length", target=rules.target)


def contract(hand: OpenHand, scene: Scene, t: Translator) -> Markup | None:
    """`Trumfo: 🍷 COPES (Pere) · ×2 contro`, and who left it to Pere; None before that."""
    if hand.trump is None or hand.namer is None:
        return None
    name, dealer = scene.names[hand.namer], scene.names[hand.dealer]
    who = t("named-for", name=name, dealer=dealer) if hand.delegated else name
    return named(hand.trump, who, hand.level, t)


def named(named: Trump, name: str, level: Level, t: Translator) -> Markup:
    """The same of trumps that somebody has named."""
    worth = t("times", times=multiplier(named, level), level=level.value)
    if named is Trump.BOTIFARRA:
        return t("contract-botifarra", botifarra=trump(named, t), name=name, times=worth)
    return t("contract", trump=trump(named, t), name=name, times=worth)


def contract_in_brief(hand: OpenHand, t: Translator) -> Markup | None:
    """`🍷 COPES ×2`; None before trumps are named."""
    if hand.trump is None:
        return None
    return t("contract-brief", trump=trump(hand.trump, t), times=multiplier(hand.trump, hand.level))


def on_the_table(hand: OpenHand, scene: Scene, t: Translator) -> list[Markup]:
    """The trick that is being played: a line a card, the winning one marked."""
    if not hand.trick or hand.trump is None:
        return []
    winning = winning_position([played.bit for played in hand.trick], hand.trump.ordinal)
    return laid(hand.laid, hand.laid[winning][0], scene.names, t)


def laid(
    laid: Sequence[tuple[Seat, Card]], winner: Seat | None, names: Sequence[str], t: Translator
) -> list[Markup]:
    """Cards as they were laid, a line each; None marks no winner."""
    return [
        t(
            "card-winning" if seat is winner else "card-played",
            name=names[seat],
            card=card(played, t),
        )
        for seat, played in laid
    ]


def last_trick(hand: OpenHand, scene: Scene, t: Translator) -> Markup | None:
    """`Basa 3: guanya Pere · 🌳 bastos: As · 2 · 4 · Manilla`; None before there is one."""
    if not hand.tricks:
        return None
    trick = hand.tricks[-1]
    return t(
        "last-trick-line",
        number=len(hand.tricks),
        name=scene.names[trick.winner],
        suit=suit(trick.cards[0].suit, t),
        cards=joined(in_trick(trick, played, t) for played in trick.cards),
    )


def in_trick(trick: Trick, played: Card, t: Translator) -> Markup:
    """A card of a trick within a line that names the suit led."""
    return off_suit(played, trick.cards[0].suit, t)


def off_suit(played: Card, led: Suit, t: Translator) -> Markup:
    """`As`, but `🟡 As d'oros` where another suit was led."""
    return rank(played, t) if played.suit is led else card(played, t)


def stays_closed(view: View, scene: Scene, finished: FinishedHand) -> bool:
    """Whether a scored hand's cards are not to be looked at again, while the match goes on."""
    return view.stays_closed(finished) and not scene.ended


def hand_sum(view: View, scene: Scene, finished: FinishedHand, t: Translator) -> list[Markup]:
    """A finished hand, line by line: tricks and points of both pairs, and what is written.

    Nothing of a voided one.
    """
    if finished.voided:
        return []
    counts = [
        t(
            "pair-took",
            pair=pair(view, scene, team, t),
            tricks=finished.tricks_taken[team.ordinal],
            points=finished.points[team.ordinal],
        )
        for team in teams(view)
    ]
    return [*counts, *arithmetic(finished, t), *_written(view, scene, finished, t)]


def totals(view: View, scene: Scene, finished: FinishedHand, t: Translator) -> Markup:
    """`Ona–Marta 63 (en falten 38) · Pere–Joan 60 (en falten 41)`, after that hand."""
    first, second = teams(view)
    return t(
        "totals",
        first=pair(view, scene, first, t),
        first_total=_total(view, finished, first, t),
        second=pair(view, scene, second, t),
        second_total=_total(view, finished, second, t),
    )


def arithmetic(finished: FinishedHand, t: Translator) -> list[Markup]:
    """How what is written comes about: `45 − 36 = 9 · 9 × 2 = 18`, after a capot's own line."""
    if finished.written == (0, 0):
        return [t("sum-tie")]
    times = finished.open.multiplier or 1
    capot = [t("sum-capot")] if finished.capot else []
    return [*capot, worked(max(finished.points), times, t)]


def worked(points: int, times: int, t: Translator) -> Markup:
    """`45 − 36 = 9 · 9 × 2 = 18`, of the pair that has more than 36."""
    over = points - 36
    if times == 1:
        return t("sum-once", points=points, over=over)
    return t("sum", points=points, over=over, times=times, written=over * times)


def _written(view: View, scene: Scene, finished: FinishedHand, t: Translator) -> list[Markup]:
    return [
        t("written", pair=pair(view, scene, team, t), written=finished.written[team.ordinal])
        for team in Team
        if finished.written[team.ordinal]
    ]


def _total(view: View, finished: FinishedHand, team: Team, t: Translator) -> Markup:
    total = finished.totals[team.ordinal]
    missing = view.rules.winning_total - total
    last = view.winner is not None and finished is view.finished[-1]
    if last or missing <= 0:
        return Markup(f"<b>{total}</b>")
    return t("total-missing", total=total, missing=missing)


def span(seconds: int, t: Translator) -> Markup:
    """A time that was set: `60 s`, `12 h`, `1 dia`."""
    if seconds < 3600:
        return t("seconds", n=seconds)
    hours = seconds // 3600
    return t("hours", n=hours) if hours < 24 else t("duration-days", days=hours // 24)


def duration(minutes: int, t: Translator) -> Markup:
    """`34 minuts`, `1 h 5 min`, `9 dies`."""
    hours, rest = divmod(minutes, 60)
    if hours >= 48:
        return t("duration-days", days=hours // 24)
    return t("duration-hours", hours=hours, minutes=rest) if hours else t("minutes", n=minutes)
