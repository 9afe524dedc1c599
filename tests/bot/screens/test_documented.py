"""Help and menus name all there is; every duty has its sentence."""

from __future__ import annotations

import pytest

from bot.gallery.moments import explained
from bot.gallery.play import scene
from bot.screens import group_settings, hint, menu, points
from bot.screens import help as help_
from bot.screens.layout import visible
from bot.texts import LANGUAGES, Plain
from engine.actions import Concede
from engine.cards import Seat
from engine.players.reasons import Preferred
from engine.points import LENGTH, POINTS, counting, with_value
from engine.profiles import PROFILES
from engine.rules import Duty, PartnerWinning, Restraint, Rules, Variant
from tests.engine.players.hints import ADVICE, seen_in, thought
from tests.words import strict_texts

TEXTS = strict_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_and_every_profile(language: str) -> None:
    t = TEXTS.in_(language)
    text = visible(help_.help_page(t).text)
    for command in menu.COMMANDS:
        assert f"/{command}" in text
    for profile in PROFILES:
        assert t.plain("profile", profile=profile) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_profile_has_a_name_and_a_description_of_its_own(language: str) -> None:
    # Fluent would give a profile that it doesn't find the words of the last one.
    t = TEXTS.in_(language)
    for key in ("profile", "profile-about"):
        assert len({t.plain(key, profile=profile) for profile in PROFILES}) == len(PROFILES)


def test_catalan_help_and_menu_name_the_aliases() -> None:
    t = TEXTS.in_("ca")
    text = visible(help_.help_page(t).text)
    offered = {name for name, _ in (*menu.commands("hosts", t), *menu.commands("private", t))}
    for alias, command in menu.ALIASES.items():
        assert f"/{alias} (/{command})" in text
        assert alias in offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_are_what_telegram_accepts(language: str) -> None:
    scopes: tuple[menu.Scope, ...] = ("group", "hosts", "private")
    for scope in scopes:
        listed = menu.commands(scope, TEXTS.in_(language))
        assert len({name for name, _ in listed}) == len(listed) <= 100
        for name, does in listed:
            assert name.isascii()
            assert name.islower()
            assert len(name) <= 32
            assert 1 <= len(does) <= 256


def test_every_duty_and_restraint_that_the_rules_can_give_is_explained() -> None:
    met = {tuple(name.split(", ")) for name in explained()}
    assert {duty for duty, _ in met} == {duty.value for duty in Duty}
    assert {restraint for _, restraint in met} == {restraint.value for restraint in Restraint}


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_duty_and_restraint_make_a_sentence(language: str) -> None:
    t = TEXTS.in_(language)
    for duty in Duty:
        for restraint in Restraint:
            cause = t.plain("why-cause", duty=duty.value, suit="x", card="y", name="z")
            limit = t.plain("why-limit", duty=duty.value, restraint=restraint.value)
            assert len(t.plain("why", cause=cause, limit=limit)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_card_has_a_sentence_of_its_own(language: str) -> None:
    t = TEXTS.in_(language)
    for advice in ADVICE.values():
        said = hint.hint(seen_in(advice), thought(advice).action, advice.reason, scene(), t)
        plain = said.endswith(f"{t.plain('hint-preferred')}.")
        assert plain == isinstance(advice.reason, Preferred), said


def test_what_nobody_is_advised_to_do_has_no_hint() -> None:
    shown = seen_in(ADVICE["preferred"])
    with pytest.raises(ValueError, match="Concede"):
        hint.hint(shown, Concede(Seat.SOUTH), Preferred(), scene(), TEXTS.in_("ca"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_and_each_of_its_values_has_words_of_its_own(language: str) -> None:
    # Fluent would give what it doesn't find the words of the last one.
    t = TEXTS.in_(language)
    named = [point for point in POINTS if point != LENGTH]
    assert len({t.plain("point", point=Plain(point)) for point in named}) == len(named)
    assert len({points.question(point, t) for point in POINTS}) == len(POINTS)
    choices = [f"{point}-{value}" for point in named[1:] for value in POINTS[point]]
    labels = {choice: t.plain("point-value", choice=Plain(choice)) for choice in choices}
    last = "clockwise-yes"
    assert {choice for choice in choices if labels[choice] == labels[last]} == {last}
    for point in POINTS:
        assert len({label for _, label in points.values(point, t)}) == len(POINTS[point])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_point_makes_a_sentence_of_its_own(language: str) -> None:
    t = TEXTS.in_(language)
    for point, offered in POINTS.items():
        eastern = Rules(variant=Variant.OBLIGADA)
        said = {points.sentence(with_value(eastern, point, each), point, t) for each in offered}
        assert len(said) == len(offered), point
        assert all(line.startswith("• ") for line in said), point


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_of_each_point_that_counts(language: str) -> None:
    t = TEXTS.in_(language)
    for rules in (
        Rules(),
        Rules(variant=Variant.OBLIGADA),
        Rules(variant=Variant.OBLIGADA, partner_winning=PartnerWinning.FREE),
    ):
        lines = points.all_of(rules, t)
        for point in counting(rules):
            assert points.sentence(rules, point, t) in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_groups_settings_has_a_name_and_a_question(language: str) -> None:
    t = TEXTS.in_(language)
    fields = group_settings.FIELDS
    assert len({t.plain("group-setting", field=field) for field in fields}) == len(fields)
    asked = [*group_settings.PACE, *group_settings.MANNERS, "profile"]
    assert len({t.plain("group-choose", field=field) for field in asked}) == len(asked)
    zones = [zone.rsplit("/")[-1] for zone in group_settings.TIME_ZONES]
    assert len({t.plain("time-zone", zone=zone) for zone in zones}) == len(zones)
