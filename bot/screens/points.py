"""The points of the rules in words: each by itself, and what makes a table's rules its own.

Two ways of saying a point: a sentence, for whoever reads the rules, and a short value, for whoever
chooses.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.callbacks import CARD, POINTS_PAGE, Callback
from bot.screens import layout
from bot.screens.screen import Button
from bot.texts import Markup, Plain, Translator
from engine.points import LENGTH, NO, POINTS, QUICK, YES, counting, value_of
from engine.profiles import OWN, PROFILES, differences, nearest
from engine.rules import PartnerWinning, Rules

Open = Callable[[str, str], Callback]
"""From a field and a value to what a button says; an empty value opens the field's page."""


def game(name: str, own: str, rules: Rules, t: Translator) -> Markup:
    """`Lliure`, `Botifarra.app, obligada`, `Obligada amb 2 canvis`, `Els dijous`.

    `own` is the name of the group's own profile.
    """
    if name == OWN:
        return t("own-profile", own=own)
    said = _with_variant(name, rules, t)
    apart = differences(rules, name)
    return t("game-changed", profile=said, n=len(apart)) if apart else said


def sentence(rules: Rules, point: str, t: Translator) -> Markup:
    """What these rules say on a point, as a line of a list."""
    value = value_of(rules, point)
    match point:
        case "variant":
            return t("rule-variant", variant=value)
        case "partner_winning" | "overtake_partner_free":
            if rules.partner_winning is PartnerWinning.FREE:
                return t("rule-partner-free")
            if rules.overtake_partner_free:
                return t("rule-partner-value")
            return t("rule-partner-strict")
        case "second_player_may_load":
            return t("rule-second-loads") if value == YES else t("rule-second-does-not-load")
        case "sant_vicenc":
            return t("rule-sant-vicenc", when=value)
        case "first_dealer":
            return t("rule-first-dealer", first=value)
        case "dealing":
            return t("rule-dealing", dealing=value)
        case "covered_hand":
            return t("rule-covered-hand") if value == YES else t("rule-open-hand")
        case "clockwise":
            return t("rule-counter-clockwise") if value == NO else t("rule-clockwise")
        case _:
            return t("rule-quick") if rules.quick else t("rule-target", target=rules.target)


def all_of(rules: Rules, t: Translator) -> list[Markup]:
    """These rules, point by point, one line each; points without effect are left out."""
    return _lines(rules, counting(rules), t)


def differing(rules: Rules, t: Translator) -> list[Markup]:
    """What is played otherwise than plain lliure to 101, one line a point."""
    usual = all_of(Rules(), t)
    return [line for line in all_of(rules, t) if line not in usual]


def at_a_glance(name: str, own: str, rules: Rules, t: Translator) -> list[Markup]:
    """The nearest profile, and only where these rules differ from it."""
    near = nearest(rules) if name == OWN else name
    apart = differences(rules, near)
    said = _with_variant(near, rules, t)
    head = t("glance-changed", profile=said) if apart else t("glance-same", profile=said)
    if name == OWN:
        head = t("glance-own", own=own, glance=head)
    elif not apart:
        return [head, sentence(rules, "variant", t)]
    return [head, *_lines(rules, apart, t)]


def values(point: str, t: Translator) -> list[tuple[str, Plain]]:
    """A point's values and how they read on a button, in the order they are offered."""
    if point == "variant":
        return [(value, t.plain("variant", variant=value)) for value in POINTS[point]]
    if point == LENGTH:
        return [(value, _length(value, t)) for value in POINTS[point]]
    return [
        # In one word: a language may say yes in as many ways as there are points.
        (value, t.plain("point-value", choice=Plain(f"{point}-{value}")))
        for value in POINTS[point]
    ]


def value(rules: Rules, point: str, t: Translator) -> Plain:
    """The value that these rules give a point."""
    return dict(values(point, t))[value_of(rules, point)]


def profile_buttons(
    name: str, own: str, rules: Rules, choose: Open, t: Translator
) -> tuple[tuple[Button, ...], ...]:
    """The profiles on offer; the one that is played is ticked, unless something was changed."""
    exact = name == OWN or not differences(rules, name)
    offered = [(each, t.plain("profile", profile=each)) for each in PROFILES]
    if own:
        offered.append((OWN, t.plain("own-profile", own=own)))
    buttons = [
        layout.button(layout.ticked(label, each == name and exact), choose("profile", each))
        for each, label in offered
    ]
    return layout.in_rows(buttons, 2)


def variant_buttons(
    name: str, rules: Rules, choose: Open, t: Translator
) -> tuple[tuple[Button, ...], ...]:
    """Both variants, beside a profile that is known with both."""
    if name == OWN or len(PROFILES[name].variants) < 2:
        return ()
    return value_buttons("variant", rules, choose, t)


def value_buttons(
    point: str, rules: Rules, choose: Open, t: Translator
) -> tuple[tuple[Button, ...], ...]:
    """A point's values; the one chosen so far is ticked."""
    now = value_of(rules, point)
    buttons = [
        layout.button(layout.ticked(label, each == now), choose(point, each))
        for each, label in values(point, t)
    ]
    short = point == LENGTH or all(len(button.text) <= _SHORT for button in buttons)
    return layout.in_rows(buttons, 3 if point == LENGTH else 2 if short else 1)


def list_buttons(rules: Rules, choose: Open, t: Translator) -> tuple[tuple[Button, ...], ...]:
    """The points that count, each opening its values."""
    buttons = [
        layout.button(t.plain("point", point=Plain(point)), choose(point, ""))
        for point in counting(rules)
        if point != LENGTH
    ]
    return layout.in_rows(buttons, 2)


def page(opened: str, rules: Rules) -> str:
    """The page that can be shown: a point that no longer counts gives way to the list."""
    return opened if opened in (CARD, POINTS_PAGE, *counting(rules)) else POINTS_PAGE


def question(point: str, t: Translator) -> Markup:
    """What is asked where a point is chosen."""
    return t("point-question", point=Plain(point))


_SHORT = 16
"""Characters of a label that shares its row."""


def _lines(rules: Rules, named: tuple[str, ...], t: Translator) -> list[Markup]:
    # Two points may be said in one sentence.
    return list(dict.fromkeys(sentence(rules, point, t) for point in named))


def _with_variant(name: str, rules: Rules, t: Translator) -> Markup:
    said = t("profile", profile=name)
    if len(PROFILES[name].variants) < 2:
        return said
    return Markup(f"{said}, {t('variant', variant=rules.variant.value).lower()}")


def _length(value: str, t: Translator) -> Plain:
    return (
        t.plain("choice-quick") if value == QUICK else t.plain("choice-target", target=int(value))
    )
