"""Floods: how much is too much, when it is over, and who pays for it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.operation.floods import Floods, Hearing, Limit

HEARD, WARNED, UNHEARD = Hearing.HEARD, Hearing.WARNED, Hearing.UNHEARD
TOO_MANY = [*[HEARD] * 20, WARNED, *[UNHEARD] * 9]


class Watch:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def floods() -> tuple[Floods, Watch]:
    watch = Watch()
    return Floods(watch, Limit()), watch


def test_the_twenty_first_update_gets_the_word_and_then_there_is_silence() -> None:
    heard, _ = floods()
    assert [heard.hear(1, None) for _ in range(30)] == TOO_MANY


def test_a_group_is_counted_over_all_its_people() -> None:
    heard, _ = floods()
    assert [heard.hear(person, "bar") for person in range(30)] == TOO_MANY


def test_who_writes_in_nobodys_name_is_counted_with_the_group() -> None:
    heard, _ = floods()
    assert [heard.hear(None, "bar") for _ in range(30)] == TOO_MANY
    assert heard.hear(None, "club") is HEARD


def test_two_updates_a_second_are_heard_for_ever() -> None:
    heard, watch = floods()
    for _ in range(500):
        assert heard.hear(1, "bar") is HEARD
        watch.now += 0.5


def test_who_goes_on_too_fast_hears_the_word_once() -> None:
    heard, watch = floods()
    hearings = []
    for _ in range(500):
        hearings.append(heard.hear(1, None))
        watch.now += 0.45
    assert hearings.count(WARNED) == 1
    assert HEARD not in hearings[hearings.index(WARNED) :]


def test_who_calms_down_is_heard_again_and_warned_anew() -> None:
    heard, watch = floods()
    for _ in range(30):
        heard.hear(1, None)
    watch.now += 9.0
    assert heard.hear(1, None) is UNHEARD
    watch.now += 1.1
    assert [heard.hear(1, None) for _ in range(30)].count(WARNED) == 1


def test_who_slows_down_without_stopping_is_heard_again() -> None:
    heard, watch = floods()
    for _ in range(100):
        heard.hear(1, None)
    hearings = []
    for _ in range(20):
        watch.now += 1.5
        hearings.append(heard.hear(1, None))
    assert hearings[-1] is HEARD
    assert WARNED not in hearings


@given(st.lists(st.sampled_from([0.0, 0.01, 0.3, 1.0, 4.0]), max_size=200))
def test_one_persons_flood_costs_nobody_else_a_tap(pauses: list[float]) -> None:
    """Ona plays in the same group, one card a second; Xavi does as he likes."""
    heard, watch = floods()
    spoken = -1.0
    for pause in pauses:
        heard.hear("xavi", "bar" if pause < 1.0 else "club")
        watch.now += pause
        if watch.now - spoken >= 1.0:
            spoken = watch.now
            assert heard.hear("ona", None) is HEARD


def test_a_flooding_person_doesnt_silence_the_group() -> None:
    heard, watch = floods()
    for _ in range(100):
        heard.hear("xavi", "bar")
        watch.now += 0.01
    assert heard.hear("ona", "bar") is HEARD
    assert [heard.hear("xavi", "bar"), heard.hear("pere", "bar")] == [UNHEARD, HEARD]


def test_whoever_was_quiet_for_a_while_is_forgotten() -> None:
    heard, watch = floods()
    for person in range(10_000):
        heard.hear(person, person % 100)
        watch.now += 0.01
    assert len(heard) <= 1_000 + 100
    watch.now += 10.0
    heard.hear("ona", None)
    assert len(heard) == 1
