"""Points of one's own, from the logs of a session's games."""

from __future__ import annotations

from bot.computers.player import Computer
from bot.tables.events import ComputerSeated, SeatLeft, SeatTaken, TableEvent
from bot.tables.sessions import points
from engine.cards import Seat
from engine.events import HandScored

FOUR: tuple[TableEvent, ...] = tuple(SeatTaken(seat, seat + 1) for seat in Seat)


def hand(written: int, *, second: bool = False) -> HandScored:
    """A hand in which the first pair writes so much, or the second."""
    both = (0, written) if second else (written, 0)
    return HandScored((48, 24), 1, both, both, capot=False)


def test_both_of_a_pair_win_what_it_writes_and_everybody_is_named() -> None:
    won = points((*FOUR, hand(12), hand(5, second=True), hand(7)))
    assert won == {1: 19, 2: 5, 3: 19, 4: 5}
    assert points(FOUR) == dict.fromkeys(range(1, 5), 0)


def test_who_leaves_keeps_what_they_won_and_who_takes_over_wins_from_then_on() -> None:
    change = (SeatLeft(Seat(2)), SeatTaken(Seat(2), 5))
    assert points((*FOUR, hand(10), *change, hand(4))) == {1: 14, 2: 0, 3: 10, 4: 0, 5: 4}


def test_a_hand_that_ends_with_a_free_seat_is_the_partners_alone() -> None:
    gone, back = SeatLeft(Seat(2)), SeatTaken(Seat(2), 3)
    assert points((*FOUR, gone, hand(10), back, hand(1)))[3] == 1
    assert points((*FOUR, gone, hand(10), back, hand(1)))[1] == 11


def test_a_computer_has_points_too_until_a_person_takes_its_seat() -> None:
    log = (*FOUR[:3], ComputerSeated(Seat(3), "hard", "Cinta"), hand(12, second=True))
    won = points((*log, SeatTaken(Seat(3), 5), hand(3, second=True)))
    assert won == {1: 0, 2: 15, 3: 0, Computer("hard", "Cinta"): 12, 5: 3}
