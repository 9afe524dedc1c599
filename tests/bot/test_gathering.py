"""A lobby's waiting list and pairings, as plain steps."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import gathering as steps
from bot.gathering import Gathering, Refused
from engine.cards import Seat
from engine.rules import Rules


def full(*waiting: int) -> Gathering:
    """Four sit, these wait; everything at moment 0."""
    lobby = Gathering(1, "lliure", Rules(), 0.0)
    for person, seat in zip((1, 2, 3, 4), Seat, strict=True):
        lobby = steps.sit(lobby, person, seat, 0.0)
    for person in waiting:
        lobby = steps.sit(lobby, person, Seat(0), 0.0)
    return lobby


def test_a_fifth_and_a_sixth_wait_in_order_and_twice_is_once() -> None:
    assert full(5, 6, 5).queue == (5, 6)
    assert steps.wait(full(5), 1, 0.0) == full(5)


def test_the_next_free_seat_is_theirs_and_the_countdown_begins_anew() -> None:
    lobby = steps.stand_up(full(5, 6), 3, 15.0)
    assert lobby.persons == (1, 2, 5, 4)
    assert lobby.queue == (6,)
    assert lobby.starts_at == 15.0 + steps.COUNTDOWN_SECONDS


@pytest.mark.parametrize("held", [False, True])
def test_whoever_chooses_rules_while_the_countdown_runs_has_it_begin_anew(held: bool) -> None:
    lobby = steps.hold(full(), 10.0) if held else full()
    for after in (
        steps.toggle_rules(lobby, 15.0),
        steps.open_choice(lobby, "points", 15.0),
        steps.choose(lobby, "length", "151", 15.0),
        steps.choose(lobby, "games", "3", 15.0),
    ):
        assert after.starts_at == (None if held else 15.0 + steps.COUNTDOWN_SECONDS)


def test_who_waits_may_leave_the_list() -> None:
    lobby = steps.stand_up(full(5, 6), 5, 1.0)
    assert lobby.queue == (6,)
    assert lobby.starts_at == full().starts_at
    with pytest.raises(Refused):
        steps.stand_up(lobby, 5, 1.0)


def test_who_has_waited_for_long_is_asked_and_has_two_minutes() -> None:
    late = steps.STILL_HERE_SECONDS + 1
    lobby = steps.hold(full(5, 6), 1.0)
    for person in (1, 2, 4):
        lobby = steps.confirm(lobby, person, late)
    lobby = steps.stand_up(lobby, 3, late)
    assert [sitter.confirmed for sitter in lobby.sitters] == [True, True, False, True]
    assert lobby.kept_until == late + steps.KEPT_SECONDS
    after, then = steps.tick(lobby, lobby.kept_until)
    assert then == "show"
    assert after.persons == (1, 2, 6, 4)
    assert after.kept_until == lobby.kept_until + steps.KEPT_SECONDS


def test_at_a_rematch_who_comes_from_the_list_is_asked_too() -> None:
    seats = tuple(steps.Sitter(person, 0.0, person == 1) for person in (1, 2, 3, 4))
    lobby = Gathering(1, "lliure", Rules(), 0.0, seats, kept_until=120.0, rematch=True)
    lobby = steps.stand_up(steps.wait(lobby, 5, 90.0), 2, 100.0)
    assert lobby.seats[1] == steps.Sitter(5, 90.0, confirmed=False)
    assert lobby.kept_until == 100.0 + steps.KEPT_SECONDS


@given(
    st.lists(
        st.tuples(st.sampled_from(("sit", "wait", "up", "here", "tick")), st.integers(1, 7)),
        max_size=40,
    )
)
def test_no_seat_stays_free_while_somebody_waits(script: list[tuple[str, int]]) -> None:
    lobby, now = Gathering(1, "lliure", Rules(), 0.0), 0.0
    for step, person in script:
        now += 50.0
        try:
            match step:
                case "sit":
                    lobby = steps.sit(lobby, person, Seat(person % 4), now)
                case "wait":
                    lobby = steps.wait(lobby, person, now)
                case "up":
                    lobby = steps.stand_up(lobby, person, now)
                case "here":
                    lobby = steps.confirm(lobby, person, now)
                case _:
                    lobby = steps.tick(lobby, now)[0]
        except Refused:
            continue
        assert not (lobby.waiting and None in lobby.seats)
        everybody = (*lobby.persons, *lobby.queue)
        assert len(set(everybody)) == len(everybody)
        assert steps.from_json(steps.to_json(lobby)) == lobby


@pytest.mark.parametrize("four", list(permutations("abcd")))
def test_turned_three_times_everybody_has_partnered_everybody(four: tuple[str, ...]) -> None:
    def pairs(seats: tuple[str, ...]) -> frozenset[frozenset[str]]:
        return frozenset((frozenset(seats[::2]), frozenset(seats[1::2])))

    once = steps.turned(four)
    twice = steps.turned(once)
    assert len({pairs(four), pairs(once), pairs(twice)}) == 3
    assert steps.turned(twice) == four


def test_a_session_that_has_begun_stays_one() -> None:
    lobby = steps.choose(full(), "games", "3", 0.0)
    assert lobby.games == 3
    assert steps.choose(lobby, "games", "1", 0.0).games == 1
    begun = Gathering(1, "lliure", Rules(), 0.0, games=3, session=7)
    for value in ("1", "3"):
        with pytest.raises(Refused):
            steps.choose(begun, "games", value, 0.0)
    with pytest.raises(Refused):
        steps.choose(full(), "games", "2", 0.0)


def test_a_lobby_saved_by_an_earlier_version_reads() -> None:
    data = steps.to_json(full())
    for field in ("waiting", "games", "session"):
        del data[field]
    assert steps.from_json(data) == full()
