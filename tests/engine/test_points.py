"""The points of the rules one by one, and the profile that rules are nearest to."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import mask_of
from engine.points import LENGTH, POINTS, counting, value_of, with_value
from engine.profiles import OWN, PROFILES, called, differences, nearest
from engine.rules import PartnerWinning, Rules, SantVicenc, Variant, playable
from tests.engine.strategies import rules, situation

EVERY_VALUE = [(point, value) for point, values in POINTS.items() for value in values]


def test_every_field_of_the_rules_is_a_point() -> None:
    named = {field.name for field in fields(Rules)} - {"target", "quick"}
    assert set(POINTS) == named | {LENGTH}


@given(rules, st.sampled_from(EVERY_VALUE))
def test_a_point_takes_its_value_and_leaves_the_others(
    rules: Rules, chosen: tuple[str, str]
) -> None:
    point, value = chosen
    after = with_value(rules, point, value)
    assert value_of(after, point) == value
    for other in POINTS:
        if other != point:
            assert value_of(after, other) == value_of(rules, other)
    assert with_value(after, point, value_of(rules, point)) == (
        rules if point != LENGTH or not rules.quick else replace(after, quick=True)
    )


@given(rules)
def test_the_values_of_all_points_are_the_rules(rules: Rules) -> None:
    made = Rules()
    for point in POINTS:
        made = with_value(made, point, value_of(rules, point))
    assert made == (replace(rules, target=101) if rules.quick else rules)


@pytest.mark.parametrize(
    ("point", "value"),
    [
        ("sant_vicenc", "sometimes"),
        ("sant_vicenc", ""),
        ("length", "37"),
        ("target", "36"),
        ("", ""),
    ],
)
def test_what_is_no_value_of_a_point_is_refused(point: str, value: str) -> None:
    with pytest.raises(ValueError, match="value of a point"):
        with_value(Rules(), point, value)


@given(st.integers(0, 2**32), rules)
@settings(max_examples=200)
def test_a_point_that_does_not_count_changes_no_legal_card(seed: int, rules: Rules) -> None:
    random = Random(seed)
    silent = [point for point in POINTS if point not in counting(rules)]
    for _ in range(20):
        hand, table, trump, _ = situation(random, rules)
        asked = mask_of(hand), [card.bit for card in table], trump.ordinal
        for point in silent:
            for value in POINTS[point]:
                assert playable(*asked, with_value(rules, point, value)) == playable(*asked, rules)


@pytest.mark.parametrize(
    "point", ["variant", "partner_winning", "overtake_partner_free", "second_player_may_load"]
)
def test_a_point_of_the_cards_that_counts_changes_some(point: str) -> None:
    rules, random = Rules(variant=Variant.OBLIGADA), Random(4)
    one, other = (with_value(rules, point, value) for value in POINTS[point])
    assert any(
        playable(mask_of(hand), [card.bit for card in table], trump.ordinal, one)
        != playable(mask_of(hand), [card.bit for card in table], trump.ordinal, other)
        for hand, table, trump, _ in (situation(random, rules) for _ in range(2000))
    )


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_is_nearest_to_itself_in_each_of_its_variants(name: str) -> None:
    for variant in PROFILES[name].variants:
        played = replace(PROFILES[name].rules, variant=variant, target=36)
        assert differences(played, name) == ()
        assert nearest(played) == name


@given(rules, st.sampled_from(["", *PROFILES]))
def test_no_profile_is_nearer_than_the_nearest(rules: Rules, began: str) -> None:
    found = nearest(rules, began)
    counts = {name: len(differences(rules, name)) for name in PROFILES}
    assert counts[found] == min(counts.values())
    if began and counts[began] == counts[found]:
        assert found == began
    assert set(differences(rules, found)) <= set(counting(rules)) - {LENGTH}


@given(rules, rules)
def test_a_groups_own_rules_are_known_at_any_length(rules: Rules, own: Rules) -> None:
    assert called(replace(own, target=151, quick=not own.quick), OWN, own) == OWN
    if called(rules, OWN, own) == OWN:
        apart = {point for point in POINTS if value_of(rules, point) != value_of(own, point)}
        assert not apart & set(counting(rules)) - {LENGTH}
    else:
        assert called(rules, OWN, own) == nearest(rules)


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_that_a_group_has_made_its_own_is_still_chosen_by_its_name(name: str) -> None:
    played = PROFILES[name].rules
    assert called(played, name, played) == name
    assert called(played, OWN, played) == OWN


def test_what_the_nearest_profile_is_said_to_differ_in() -> None:
    eastern = Rules(variant=Variant.OBLIGADA, covered_hand=True)
    assert (nearest(eastern), differences(eastern, "obligada")) == ("obligada", ("covered_hand",))
    gentle = replace(eastern, partner_winning=PartnerWinning.FREE, overtake_partner_free=False)
    assert differences(gentle, "obligada") == ("partner_winning", "covered_hand")
    always = Rules(sant_vicenc=SantVicenc.ALWAYS)
    assert nearest(always, "lliure") == "botifarra-app"
