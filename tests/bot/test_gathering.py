"""A lobby's waiting list and pairings, as plain steps."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.computers.player import LEVELS, NAMES, Computer
from bot.lobbies import gathering as steps
from bot.lobbies.gathering import Gathering, Refused, Sitter
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


def computers(lobby: Gathering, *seats: Seat, by: int = 1, now: float = 0.0) -> Gathering:
    """The last names first."""
    return steps.seat_computers(lobby, seats, range(len(NAMES))[::-1], by, now)


def with_computers(*people: int) -> Gathering:
    """These sit, from the first seat on, and computers on all others; everything at moment 0."""
    lobby = Gathering(None, "lliure", Rules(), 0.0)
    for person, seat in zip(people, Seat, strict=False):
        lobby = steps.sit(lobby, person, seat, 0.0)
    return computers(lobby, *Seat)


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
        st.tuples(
            st.sampled_from(("sit", "wait", "up", "here", "robot", "robots", "off", "tick")),
            st.integers(1, 7),
        ),
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
                case "robot":
                    lobby = computers(lobby, Seat(person % 4), by=person, now=now)
                case "robots":
                    lobby = computers(lobby, *Seat, by=person, now=now)
                case "off":
                    lobby = steps.unseat_computer(lobby, Seat(person % 4), now)
                case _:
                    lobby = steps.tick(lobby, now)[0]
        except Refused:
            continue
        assert not lobby.waiting or len(lobby.sitters) == len(Seat)
        called = [sitter.name for sitter in lobby.seats if isinstance(sitter, Computer)]
        assert len(set(called)) == len(called)
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


# --- computer players ---


def test_they_have_names_in_that_order_and_the_level_that_was_chosen() -> None:
    lobby = computers(
        steps.choose_level(Gathering(1, "lliure", Rules(), 0.0), "hard", 0.0), Seat(3)
    )
    lobby = computers(steps.choose_level(lobby, "easy", 0.0), *Seat)
    assert lobby.seats == (
        Computer("easy", NAMES[-2]),
        Computer("easy", NAMES[-3]),
        Computer("easy", NAMES[-4]),
        Computer("hard", NAMES[-1]),
    )


def test_only_levels_that_there_are() -> None:
    for level in LEVELS:
        assert steps.choose_level(full(), level, 0.0).level == level
    with pytest.raises(Refused):
        steps.choose_level(full(), "baseline", 0.0)


@pytest.mark.parametrize(
    ("people", "seconds"), [(0, steps.COUNTDOWN_SECONDS), (1, 0), (2, 20), (3, 20)]
)
def test_one_person_among_computers_waits_for_nobody(people: int, seconds: float) -> None:
    lobby = with_computers(*range(1, people + 1))
    assert lobby.full
    assert lobby.starts_at == seconds


def test_one_person_who_has_sat_for_long_is_not_asked() -> None:
    late = steps.STILL_HERE_SECONDS + 1
    lobby = computers(
        steps.sit(Gathering(1, "lliure", Rules(), 0.0), 1, Seat(2), 0.0), *Seat, now=late
    )
    assert steps.tick(lobby, late)[1] == "start"


def test_two_of_whom_one_has_sat_for_long_are_asked() -> None:
    late = steps.STILL_HERE_SECONDS + 1
    lobby = steps.sit(Gathering(1, "lliure", Rules(), 0.0), 1, Seat(2), 0.0)
    lobby = computers(steps.sit(lobby, 2, Seat(0), late), *Seat, now=late)
    assert [sitter.confirmed for sitter in lobby.sitters] == [True, False]
    lobby, _ = steps.tick(lobby, late + steps.KEPT_SECONDS)
    assert lobby.persons == (2,)
    assert None in lobby.seats


def test_a_table_that_nobody_started_is_started_by_whoever_adds_them() -> None:
    nobodys = Gathering(None, "lliure", Rules(), 0.0)
    assert computers(nobodys, Seat(0), by=7).starter == 7
    assert computers(Gathering(1, "lliure", Rules(), 0.0), Seat(0), by=7).starter == 1


def test_they_sit_on_free_seats_only_and_are_taken_off_theirs_only() -> None:
    with pytest.raises(Refused):
        computers(full(), *Seat)
    with pytest.raises(Refused):
        steps.unseat_computer(full(), Seat(0), 0.0)
    lobby = steps.unseat_computer(with_computers(1, 2), Seat(3), 5.0)
    assert lobby.seats[3] is None
    assert lobby.starts_at is None


def test_a_person_takes_a_computers_seat_and_leaves_it_theirs() -> None:
    lobby = with_computers(1, 2)
    third, fourth = lobby.seats[2:]
    assert steps.sit(lobby, 3, Seat(2), 1.0).owners == (1, 2, 3, fourth)
    assert steps.sit(lobby, 2, Seat(2), 1.0).owners == (1, third, 2, fourth)
    assert steps.wait(lobby, 3, 1.0).owners == (1, 2, 3, fourth)


def test_an_empty_seat_is_taken_before_a_computers() -> None:
    lobby = steps.unseat_computer(with_computers(1), Seat(3), 1.0)
    assert steps.wait(lobby, 2, 1.0).owners == (*lobby.owners[:3], 2)


def test_the_page_and_the_rules_card_fold_each_other_and_a_full_table_folds_the_page() -> None:
    lobby = steps.toggle_computers(Gathering(1, "lliure", Rules(), 0.0), 0.0)
    assert lobby.computers_open
    lobby = steps.toggle_rules(lobby, 0.0)
    assert (lobby.rules_open, lobby.computers_open) == (True, False)
    lobby = steps.toggle_computers(lobby, 0.0)
    assert (lobby.rules_open, lobby.computers_open) == (False, True)
    assert computers(lobby, Seat(0)).computers_open
    assert not computers(lobby, *Seat).computers_open


def test_the_page_gives_the_countdown_anew() -> None:
    for after in (
        steps.toggle_computers(with_computers(1, 2), 15.0),
        steps.choose_level(with_computers(1, 2), "hard", 15.0),
    ):
        assert after.starts_at == 15.0 + steps.COUNTDOWN_SECONDS


def test_at_a_rematch_a_computer_has_nothing_to_confirm() -> None:
    seats = (Sitter(1, 0.0), Computer("easy", "Hug"), Sitter(3, 0.0, confirmed=False), None)
    lobby = Gathering(1, "lliure", Rules(), 0.0, seats, kept_until=120.0, rematch=True)
    lobby = steps.confirm(computers(lobby, Seat(3), now=1.0), 3, 2.0)
    assert lobby.starts_at == 2.0


def test_a_table_that_is_put_off_tries_again_until_somebody_leaves() -> None:
    later = steps.put_off(full(), 20.0)
    assert later.put_off
    assert steps.tick(later, 39.0)[1] == "show"
    assert steps.tick(later, 40.0)[1] == "start"
    assert later.deadline(20.0) <= 40.0
    assert not steps.stand_up(later, 4, 21.0).put_off
