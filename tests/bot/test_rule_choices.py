"""Choosing rules, as pure steps: what a card offers is what may be chosen, whatever the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import callbacks
from bot.callbacks import CARD, POINTS_PAGE, ChooseRule
from bot.lobbies.gathering import (
    Gathering,
    Refused,
    choose,
    choose_rules,
    from_json,
    open_choice,
    to_json,
    toggle_rules,
)
from bot.screens import lobby
from bot.screens.scene import LobbyScene
from engine.points import LENGTH, POINTS, counting, value_of
from engine.profiles import OWN, PROFILES, called, differences
from engine.rules import Rules
from tests.engine.strategies import rules
from tests.words import strict_texts

T = strict_texts().in_("ca")
NOW = 1_700_000_000.0
pages = st.sampled_from((CARD, POINTS_PAGE, *POINTS))


def table(rules: Rules, own: Rules | None, page: str) -> Gathering:
    """A table that is filling, with its rules card open."""
    profile = called(rules, "", own)
    return Gathering(1, profile, rules, NOW, rules_open=True, opened=page)


def offered(gathering: Gathering, own: Rules | None) -> list[ChooseRule]:
    """What the card's buttons say."""
    scene = LobbyScene(
        lobby="x",
        seats=(None, None, None, None),
        profile=called(gathering.rules, gathering.profile, own),
        rules=gathering.rules,
        own="" if own is None else "Els dijous",
        rules_open=True,
        opened=gathering.opened,
    )
    said = [
        callbacks.parse(button.data)
        for row in lobby.lobby(scene, T).buttons
        for button in row
        if button.data is not None
    ]
    return [callback for callback in said if isinstance(callback, ChooseRule)]


@given(rules, st.none() | rules, pages)
@settings(max_examples=60)
def test_whatever_a_card_offers_may_be_chosen(rules: Rules, own: Rules | None, page: str) -> None:
    before = table(rules, own, page)
    choices = offered(before, own)
    assert choices
    for choice in choices:
        if not choice.value:
            assert open_choice(before, choice.field, NOW).opened == choice.field
            continue
        after = choose(before, choice.field, choice.value, NOW, own)
        assert from_json(to_json(after)) == after
        if choice.field in POINTS:
            assert value_of(after.rules, choice.field) == choice.value
            assert after.profile == called(after.rules, before.profile, own)
        elif choice.field == "games":
            assert (after.rules, after.games) == (before.rules, int(choice.value))
        elif choice.value == OWN:
            assert after.rules == own
        else:
            assert differences(after.rules, choice.value) == ()
            assert value_of(after.rules, LENGTH) == value_of(rules, LENGTH)


@given(rules, st.none() | rules)
@settings(max_examples=60)
def test_every_value_of_every_point_that_counts_is_offered(rules: Rules, own: Rules | None) -> None:
    for point in counting(rules):
        page = CARD if point == LENGTH else point
        values = [it.value for it in offered(table(rules, own, page), own) if it.field == point]
        assert [value for value in values if value] == list(POINTS[point])


@given(rules, st.sampled_from((*POINTS, "profile", "target", "")), st.text(max_size=8))
@settings(max_examples=60)
def test_anything_else_is_refused(rules: Rules, field: str, value: str) -> None:
    if value in POINTS.get(field, ()) or (field == "profile" and value in PROFILES):
        return
    with pytest.raises(Refused):
        choose_rules("lliure", rules, field, value)


def test_the_card_leads_from_a_point_to_the_list_and_closes_on_its_front() -> None:
    filling = table(Rules(), None, "covered_hand")
    filling = choose(filling, "covered_hand", "yes", NOW)
    assert filling.opened == POINTS_PAGE
    assert choose(filling, "clockwise", "yes", NOW).opened == POINTS_PAGE
    assert toggle_rules(filling, NOW).opened == CARD
    assert toggle_rules(filling, NOW).rules_open is False


def test_a_profile_chosen_again_takes_every_change_back() -> None:
    filling = table(Rules(), None, CARD)
    for point in ("covered_hand", "clockwise"):
        filling = choose(filling, point, "yes", NOW)
    assert len(differences(filling.rules, filling.profile)) == 2
    assert choose(filling, "profile", filling.profile, NOW).rules == Rules()


def test_the_groups_own_profile_is_chosen_with_its_length() -> None:
    own = replace(Rules(covered_hand=True), target=36)
    assert choose_rules("lliure", Rules(), "profile", OWN, own) == (OWN, own)
    with pytest.raises(Refused):
        choose_rules("lliure", Rules(), "profile", OWN)
