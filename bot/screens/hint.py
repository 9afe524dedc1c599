"""A hint: what the best of the computer players would do, and why, in one sentence."""

from __future__ import annotations

from bot.screens import layout, words
from bot.screens.scene import Scene
from bot.texts import Markup, Plain, Translator
from engine.actions import Action, Call, Claim, Delegate, NameTrump, Pass, PlayCard
from engine.cards import Card, Suit, Trump
from engine.players import reasons
from engine.players.reasons import Reason
from engine.view import View


def hint(view: View, action: Action, reason: Reason, scene: Scene, t: Translator) -> str:
    """One sentence, at most 200 characters, for an alert; the reason is one for this action."""
    choice = _choice(view, action, t)
    if isinstance(action, PlayCard):
        because = _of_card(action.card, reason, scene, t)
    else:
        because = _of_call(reason, isinstance(action, Call), t)
    return t.plain("hint", choice=choice, reason=because)


def _choice(view: View, action: Action, t: Translator) -> Markup:
    match action:
        case PlayCard(card=card):
            return words.card(card, t)
        case NameTrump(trump=trump):
            suit = trump.suit
            return words.suit_title(suit, t) if suit else layout.capital(t("botifarra"))
        case Delegate():
            return t("hint-delegate")
        case Call():
            assert view.hand is not None
            assert view.hand.asking is not None
            return t("hint-call", level=Plain(view.hand.asking.value))
        case Pass():
            return t("hint-pass")
        case Claim():
            return t("button-claim")
        case _:
            raise ValueError(f"expected an answer to a question: {type(action).__name__}")


def _of_card(card: Card, reason: Reason, scene: Scene, t: Translator) -> Plain:
    points = t.plain("hint-points", n=card.points)
    match reason:
        case reasons.OnlyCard():
            return t.plain("hint-only")
        case reasons.Sure():
            return _sure(reason, t)
        case reasons.Highest(best=best):
            if best is None:
                return t.plain("hint-highest")
            return t.plain("hint-highest-partner", card=words.card(best, t), points=points)
        case reasons.DrawsTrumps(out=out, sure=sure):
            return t.plain("hint-draws", out=out, sure=_yes(sure))
        case reasons.GivesPoints(best=best):
            return t.plain("hint-gives", card=words.card(best, t), points=points)
        case reasons.NothingToGive(best=best):
            return t.plain("hint-nothing-to-give", card=words.card(best, t))
        case reasons.CannotWin():
            return _cannot_win(reason, scene, t)
        case reasons.KeepsWinner(kept=kept):
            return t.plain("hint-keeps-winner", card=words.card(kept, t))
        case reasons.KeepsGuard(kept=kept):
            return t.plain("hint-keeps-guard", card=words.card(kept, t))
        case reasons.OnlyBeatenBy():
            return _beaten(reason, points, t)
        case reasons.TakesLow(best=best, seat=seat, void=void):
            name, winning = t.name(scene.names[seat]), words.card(best, t)
            return _ruffing(void, t.plain("hint-takes-low", name=name, card=winning), t)
        case reasons.RisksNothing():
            return _risks_nothing(reason, t)
        case reasons.PartnerRuffs(suit=suit):
            return t.plain("hint-partner-ruffs", suit=words.suit_name(suit, t))
        case reasons.LastOfSuit(suit=suit):
            return t.plain("hint-last-of-suit", suit=words.suit_name(suit, t))
        case reasons.Average():
            return _average(reason, t)
        case _:
            return t.plain("hint-preferred")


def _of_call(reason: Reason, called: bool, t: Translator) -> Plain:
    """What is said of trumps, of a call, of a claim."""
    match reason:
        case reasons.Claims():
            return t.plain("hint-claims")
        case (
            reasons.NamesTrumps(trump=Trump.BOTIFARRA, nines=nines, aces=aces)
            | reasons.Speaks(trumps=None, nines=nines, aces=aces)
        ):
            return t.plain("hint-botifarra", nines=_nines(nines, t), aces=_aces(aces, t))
        case reasons.NamesTrumps(count=count, honours=honours, nines=nines):
            shown = layout.joined(words.rank(card, t) for card in honours)
            some = _yes(bool(honours))
            return t.plain("hint-names", count=count, some=some, honours=shown, nines=nines)
        case reasons.Delegates(longest=longest, nines=nines):
            return t.plain("hint-delegates", longest=longest, nines=_nines(nines, t))
        case reasons.Speaks(trumps=trumps, nines=nines, aces=aces):
            held = trumps or 0
            return t.plain("hint-speaks", trumps=held, nines=_nines(nines, t), aces=_aces(aces, t))
        case reasons.Expects(worlds=worlds, tenths=tenths):
            mean = _tenths(tenths, t)
            return t.plain("hint-expects", worlds=worlds, points=mean, called=_yes(called))
        case _:
            raise ValueError(f"expected a reason for no card: {type(reason).__name__}")


def _sure(reason: reasons.Sure, t: Translator) -> Plain:
    last = reason.points is not None
    points = t.plain("hint-points", n=reason.points or 0)
    among = Plain(reason.among.value)
    sure = t.plain("hint-sure", last=_yes(last), points=points, among=among)
    return _ruffing(reason.void, sure, t)


def _cannot_win(reason: reasons.CannotWin, scene: Scene, t: Translator) -> Plain:
    return t.plain(
        "hint-cannot-win",
        name=t.name(scene.names[reason.seat]),
        card=words.card(reason.best, t),
        points=reason.points,
        lost=_yes(reason.lost),
    )


def _beaten(reason: reasons.OnlyBeatenBy, points: Plain, t: Translator) -> Plain:
    ways = [words.card(card, t) for card in reason.stronger]
    if reason.ruffed:
        ways.append(t("hint-a-trump"))
    *others, cards = ways
    if others:
        cards = t("hint-either", first=layout.joined(others, ", "), last=cards)
    if reason.best is None:
        return t.plain("hint-beaten", cards=cards)
    best = words.card(reason.best, t)
    return t.plain("hint-beaten-partner", card=best, cards=cards, points=points)


def _risks_nothing(reason: reasons.RisksNothing, t: Translator) -> Plain:
    if reason.best is not None:
        return t.plain("hint-risks-nothing-partner", card=words.card(reason.best, t))
    if reason.kept is not None:
        return t.plain("hint-risks-nothing-keeps", card=words.card(reason.kept, t))
    return t.plain("hint-risks-nothing")


def _average(reason: reasons.Average, t: Translator) -> Plain:
    return t.plain(
        "hint-average",
        worlds=reason.worlds,
        open=_yes(reason.exact),
        points=_tenths(reason.tenths, t),
        leads=_yes(reason.ahead is not None),
        better=_tenths(reason.ahead or 0, t),
    )


def _ruffing(void: Suit | None, then: Plain, t: Translator) -> Plain:
    """The same of a card that ruffs."""
    if void is None:
        return then
    return t.plain("hint-ruffing", suit=words.suit_name(void, t), then=then)


def _nines(count: int, t: Translator) -> Plain:
    return t.plain("hint-nines", n=count)


def _aces(count: int, t: Translator) -> Plain:
    return t.plain("hint-aces", n=count)


def _tenths(tenths: int, t: Translator) -> Plain:
    """`41,3`; it is never below nothing."""
    return t.plain("hint-tenths", whole=tenths // 10, tenths=tenths % 10)


def _yes(holds: bool) -> Plain:
    return Plain("yes" if holds else "no")
