"""What is taught is what is played: a position is a vector's, or both statements agree on it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.callbacks import Learn, parse
from bot.lessons.exercises import Duty, End, Exercise, Speech, Strongest, Sum, Trick
from bot.lessons.place import END, LIST, Place
from bot.lessons.steps import STEPS
from bot.screens import learn, positions
from bot.screens.layout import visible
from bot.texts import LANGUAGES
from engine.actions import Call, Delegate, NameTrump, Pass
from engine.cards import Seat, Team, Trump
from engine.rules import Rules, Variant
from tests.engine import naive
from tests.vectors import by_id
from tests.words import strict_texts

TEXTS = strict_texts()


BY_ID = by_id()
PLACES = [
    Place(number, place)
    for number, exercises in enumerate(STEPS.values(), start=1)
    for place in range(1, len(exercises) + 1)
]
EXERCISES = [pytest.param(place.asked, id=f"{place.name}-{place.exercise}") for place in PLACES]


def test_ten_steps_of_three_positions_or_more_with_a_trap_in_each() -> None:
    assert len(STEPS) == 10
    for name, exercises in STEPS.items():
        assert 3 <= len(exercises) <= 9, name
        assert any(exercise.trap for exercise in exercises), name


@pytest.mark.parametrize("exercise", EXERCISES)
def test_every_exercise_can_be_done_and_got_wrong(exercise: Exercise) -> None:
    options = exercise.options
    assert len(set(options)) == len(options) >= 2
    right = exercise.right & set(options)
    assert right
    assert right < set(options)


@pytest.mark.parametrize("exercise", EXERCISES)
def test_a_position_that_names_a_vector_is_that_vector(exercise: Exercise) -> None:
    if not exercise.vector:
        assert not isinstance(exercise, Duty | Sum | End)
        return
    vector = BY_ID[exercise.vector]
    match exercise:
        case Duty():
            assert [laid["card"] for laid in vector["table"]] == list(exercise.table)
            assert [(laid["seat"] - vector["seat"]) % 4 for laid in vector["table"]] == [
                seat for seat, _ in exercise.laid
            ]
            assert vector["hand"] == list(exercise.hand)
            assert _trump(vector) is exercise.trump
            assert (vector["variant"], vector["options"]) == (exercise.rules.variant, {})
            assert exercise.rules == Rules(variant=exercise.rules.variant)
            assert vector["legal"] == sorted(exercise.legal)
        case Trick():
            assert vector["cards"] == list(exercise.table)
            assert _trump(vector) is exercise.trump
            assert exercise.laid[vector["winner_index"]][0] is exercise.winner
            if exercise.ask == "worth":
                assert exercise.right == {vector["points"]}
        case Sum():
            assert vector["points"] == list(exercise.points)
            assert vector["level"] == exercise.level
            assert (vector["contract"] == "botifarra") is (exercise.trump is Trump.BOTIFARRA)
            assert vector["called_by"] == exercise.namer.team
            assert exercise.right == {_written(vector["score"])}
        case End():
            before, written = vector["before"][0], vector["hand_score"][0]
            assert (before, written) == (exercise.before, exercise.written)
            assert vector["target"] == exercise.target
            assert exercise.right == {vector["winner"] is not None}
        case Speech():
            _is_speech_of(exercise, vector)


def _is_speech_of(speech: Speech, vector: dict[str, Any]) -> None:
    said = [type(action) for action in speech.said]
    match vector["kind"]:
        case "hand":
            assert speech.right == {vector["multiplier"]}
            assert speech.hand.level == vector["level"]
            assert (vector["contract"] == "botifarra") is (speech.hand.trump is Trump.BOTIFARRA)
        case "call":
            # All that may be called there has been; what may not is asked.
            assert said == [NameTrump, *[Call for legal in vector["legal"] if legal]]
            assert vector["legal"] == [True, True, False]
            assert speech.right == {None}
        case _:
            assert (speech.dealer, speech.hand.namer) == (
                vector.get("dealer", 0),
                vector["chooser"],
            )
            assert (Delegate in said) is vector.get("delegated", False)
            if speech.ask == "leads":
                assert speech.right == {vector["leader"]}
            else:
                (first, word), (second, _), *_ = vector["order"]
                assert speech.said[1:] == ((Call if word == "contro" else Pass)(Seat(first)),)
                assert speech.right == {second}


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_naive_rules_say_the_same(exercise: Exercise) -> None:
    match exercise:
        case Duty():
            options = naive.Options(exercise.rules.variant is Variant.OBLIGADA)
            hand, trump = frozenset(exercise.hand), exercise.trump.suit
            legal = naive.legal(hand, exercise.table, trump, options)
            assert set(exercise.legal) == legal
        case Trick() if len(exercise.table) == 4:
            place = naive.winner(exercise.table, exercise.trump.suit)
            assert exercise.winner is exercise.leader.after(place)
        case Strongest():
            assert exercise.right == {max(exercise.cards, key=naive.strength)}
        case _:
            pass


def test_places_are_kept_as_numbers_and_lead_from_one_to_the_next() -> None:
    place, seen = LIST, [LIST]
    while place != END:
        place = place.next
        seen.append(place)
    assert len(seen) == 1 + len(STEPS) + len(PLACES) + 1
    assert [Place.kept(place.lesson) for place in seen] == seen
    for nonsense in (-1, 19, 120, 10**9):
        assert Place.kept(nonsense) == LIST


def test_answers_are_offered_where_there_are_any() -> None:
    assert Place(1, 1).offers(3)
    for place, choice in ((LIST, 1), (Place(1), 1), (Place(1, 1), 4), (Place(12), 0), (END, 1)):
        assert not place.offers(choice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_tap_is_explained_and_one_can_go_on(language: str) -> None:
    t = TEXTS.in_(language)
    for place in PLACES:
        asked = learn.learn(place, 0, LIST, t)
        for choice, option in enumerate(place.asked.options, start=1):
            shown = learn.learn(place, choice, LIST, t)
            good = option in place.asked.right
            assert ("✅" in shown.text) is good
            assert ("❌" in shown.text) is not good
            taps = [parse(button.data or "") for row in shown.buttons for button in row]
            assert Learn(place.next.step, place.next.exercise, 0) in taps
            assert (Learn(place.step, place.exercise, choice) in taps) is not good
            assert len(visible(shown.text)) > len(visible(asked.text).strip("\u2800")) + 10


@pytest.mark.parametrize("exercise", EXERCISES)
def test_a_picture_shows_the_position_and_tells_no_answer_before_one(exercise: Exercise) -> None:
    t = TEXTS.in_("ca")
    before, after = (
        positions.picture(exercise, t, answered=answered) for answered in (False, True)
    )
    if isinstance(exercise, Speech | Sum | End):
        assert before is after is None
        return
    assert before is not None
    assert after is not None
    assert before.legal is None
    if isinstance(exercise, Strongest):
        assert before.hand == exercise.cards
        assert after.legal == exercise.right
        return
    assert dict(exercise.laid) == {
        Seat(place): card for place, card in enumerate(before.cards) if card
    }
    assert [person.name for person in before.people] == ["Tu", "Pere", "Marta", "Joan"]
    if isinstance(exercise, Trick):
        assert before.winner is None
        assert after.winner == exercise.winner
    else:
        assert before.hand == exercise.hand
        assert before.winner == exercise.winner
        assert after.legal == frozenset(exercise.legal)


def _trump(vector: dict[str, Any]) -> Trump:
    return Trump(vector["trump"] or "botifarra")


def _written(score: list[int]) -> tuple[Team | None, int]:
    ours, theirs = score
    if ours == theirs:
        return None, 0
    return (Team.A, ours) if ours else (Team.B, theirs)
