"""Seats that change hands, as plain events: whatever people do, and in whatever order."""

from __future__ import annotations

from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.events import (
    CODEC,
    EndVoted,
    EndVoteDropped,
    HandConfirmed,
    MatchEnded,
    Reminded,
    RemovalVoted,
    SeatLeft,
    SeatTaken,
    SeatTakenBack,
    TableEvent,
    TurnMissed,
    WaitingJoined,
    WaitingLeft,
)
from bot.tables.seating import Seating, fold, fold_all, followed
from engine.cards import Seat
from engine.events import HandDealt, HandScored, HandVoided

FOUR: tuple[TableEvent, ...] = tuple(SeatTaken(seat, seat + 1) for seat in Seat)
DEAL = HandDealt(1, Seat(0), ((), (), (), ()))
SCORE = HandScored((72, 0), 1, (36, 0), (36, 0), capot=True)

PEOPLE = range(1, 8)
"""The first four begin; three more are about."""

steps = st.one_of(
    st.tuples(st.sampled_from(("deal", "score", "void"))),
    st.tuples(st.just("leave"), st.sampled_from(Seat)),
    st.tuples(st.just("take"), st.sampled_from(PEOPLE), st.sampled_from(Seat)),
    st.tuples(st.sampled_from(("wait", "stop")), st.sampled_from(PEOPLE)),
    st.tuples(st.sampled_from(("miss", "back")), st.sampled_from(Seat)),
    st.tuples(st.just("free"), st.sampled_from(Seat), st.sampled_from(Seat)),
    st.tuples(st.sampled_from(("aye", "no")), st.sampled_from(Seat)),
)


def wanted(seating: Seating, step: tuple[object, ...]) -> list[TableEvent]:
    """What the step would write, if the table allows it now."""
    match step:
        case ("deal",) if not seating.held:
            return [DEAL]
        case ("score",) if seating.held:
            return [SCORE]
        case ("void",) if seating.held:
            return [HandVoided()]
        case ("leave", Seat() as seat) if seat not in seating.left:
            return [SeatLeft(seat)]
        case ("take", int(person), Seat() as seat) if seating.may_take(person, seat):
            return [SeatTaken(seat, person)]
        case ("wait", int(person)) if seating.seat_of(person) is None:
            return [WaitingJoined(person)]
        case ("stop", int(person)) if person in seating.waiting:
            return [WaitingLeft(person)]
        case ("miss", Seat() as seat) if seat not in seating.left:
            return [TurnMissed(seat)]
        case ("back", Seat() as seat) if seating.misses[seat] and seat not in seating.left:
            return [SeatTakenBack(seat)]
        case ("free", Seat() as seat, Seat() as by) if (
            seat in seating.stand_in - seating.left and by in seating.playing
        ):
            return [RemovalVoted(seat, by)]
        case (str(vote), Seat() as seat) if vote in ("aye", "no") and seat not in seating.left:
            return [EndVoted(seat, vote == "aye")]
    return []


@given(st.lists(steps, max_size=60))
def test_nobody_sees_two_hands_of_one_deal_and_nothing_that_is_decided_keeps_waiting(
    script: list[tuple[object, ...]],
) -> None:
    seating = fold_all((*FOUR, DEAL))
    seen = {(person, Seat(person - 1)) for person in range(1, 5)}
    for step in script:
        for event in followed(seating, wanted(seating, step)):
            seating = fold(seating, event)
            match event:
                case HandDealt():
                    seen = {
                        (person, seat)
                        for seat, person in zip(Seat, seating.persons, strict=True)
                        if person is not None and seat not in seating.left
                    }
                case HandScored() | HandVoided():
                    seen = set()
                case SeatTaken() if seen:
                    seen.add((event.person, event.seat))
        assert len({person for person, _ in seen}) == len(seen), step
        owners = [p for p, s in zip(seating.persons, Seat, strict=True) if s not in seating.left]
        assert len(set(owners)) == len(owners)
        assert not set(owners) & set(seating.waiting)
        assert len(set(seating.waiting)) == len(seating.waiting)
        if seating.ended:
            assert not seating.present or len(seating.ayes) >= seating.votes_needed
            return
        assert not any(
            len(seating.removers(seat)) >= seating.removals_needed
            for seat in seating.stand_in - seating.left
        )
        assert len(seating.ayes) < seating.votes_needed
        assert seating.left != frozenset(Seat)
        assert not any(seating.may_take(p, s) for p in seating.waiting for s in Seat)
        assert not seating.former & set(owners)


def on(seating: Seating, *events: TableEvent) -> Seating:
    """The same table after that."""
    return reduce(fold, events, seating)


def after(*events: TableEvent) -> Seating:
    """A table of four in its first hand, after that."""
    return fold_all((*FOUR, DEAL, *events))


def test_the_first_who_waits_gets_the_next_seat() -> None:
    seating = after(WaitingJoined(5), WaitingJoined(6))
    events = followed(seating, [SeatLeft(Seat(2))])
    assert events == (SeatLeft(Seat(2)), SeatTaken(Seat(2), 5))
    assert on(seating, *events).waiting == (6,)


def test_who_held_another_seat_in_this_hand_waits_for_the_next_one() -> None:
    seating = after(SeatLeft(Seat(0)), SeatTaken(Seat(0), 5), WaitingJoined(1))
    freed = followed(seating, [SeatLeft(Seat(2))])
    assert freed == (SeatLeft(Seat(2)),)
    seating = on(seating, *freed)
    assert not seating.may_take(1, Seat(2))
    assert followed(seating, [SCORE])[1:] == (SeatTaken(Seat(2), 1),)


def test_who_left_may_come_back_to_their_own_seat_and_somebody_else_to_any_other() -> None:
    seating = after(SeatLeft(Seat(1)), SeatLeft(Seat(3)))
    assert seating.may_take(2, Seat(1))
    assert not seating.may_take(2, Seat(3))
    assert seating.may_take(9, Seat(3))
    assert not seating.may_take(1, Seat(3))  # sits already
    assert fold(seating, SCORE).may_take(2, Seat(3))


def test_who_was_away_at_the_deal_has_seen_nothing_of_it() -> None:
    seating = after(SeatLeft(Seat(1)), SCORE, DEAL, SeatLeft(Seat(3)))
    assert seating.may_take(2, Seat(3))


def test_between_hands_a_seat_may_be_changed_for_another() -> None:
    seating = after(SeatLeft(Seat(1)), SeatLeft(Seat(3)), SCORE)
    seating = on(seating, SeatTaken(Seat(1), 7), SeatLeft(Seat(1)))
    assert seating.may_take(7, Seat(3))


def test_when_the_last_one_leaves_the_match_ends_unless_somebody_waits() -> None:
    seating = after(*(SeatLeft(seat) for seat in (Seat(0), Seat(1), Seat(2))))
    last = SeatLeft(Seat(3))
    assert followed(seating, [last]) == (last, MatchEnded(None))
    waiting = fold(seating, WaitingJoined(1))  # seen, at another seat
    assert followed(waiting, [last])[-1] == SeatTaken(Seat(0), 1)


def test_whoever_comes_begins_anew() -> None:
    missed = TurnMissed(Seat(1))
    seating = after(
        missed,
        missed,
        Reminded(Seat(1), 4),
        SCORE,
        HandConfirmed(Seat(1)),
        RemovalVoted(Seat(1), Seat(0)),
    )
    seating = on(seating, SeatLeft(Seat(1), removed=True), SeatTaken(Seat(1), 5))
    assert seating.stand_in == seating.left == seating.removed == frozenset()
    assert seating.removals == frozenset()
    assert seating.reminded[1] == 0
    assert Seat(1) not in seating.confirmed
    assert seating.former == {2}


def test_more_than_half_of_those_present_free_a_seat() -> None:
    away: list[TableEvent] = [TurnMissed(Seat(1)), TurnMissed(Seat(1))]
    assert after(*away).removals_needed == 2
    two = [*away, TurnMissed(Seat(3)), TurnMissed(Seat(3))]
    assert after(*two).removals_needed == 2
    three = [*two, TurnMissed(Seat(2)), TurnMissed(Seat(2))]
    assert after(*three).removals_needed == 1


def test_a_vote_is_decided_too_when_fewer_are_there_to_vote() -> None:
    ayes = (EndVoted(Seat(0), True), EndVoted(Seat(1), True))
    assert followed(after(*ayes), [SeatLeft(Seat(3))])[1:] == (MatchEnded(2),)
    noes = (EndVoted(Seat(0), True), EndVoted(Seat(1), False))
    seating = after(*noes, SeatLeft(Seat(3)))
    assert followed(seating, [SeatLeft(Seat(2))])[1:] == (EndVoteDropped(),)
    away: list[TableEvent] = [TurnMissed(Seat(1)), TurnMissed(Seat(1))]
    seating = after(*away, RemovalVoted(Seat(1), Seat(0)), SeatLeft(Seat(2)))
    freed = followed(seating, [SeatLeft(Seat(3))])
    assert freed[1:] == (SeatLeft(Seat(1), removed=True),)


def test_a_voided_hand_keeps_the_names_of_those_who_played_it_too() -> None:
    seating = after(HandVoided(), DEAL, SeatLeft(Seat(1)), SeatTaken(Seat(1), 5), SCORE)
    assert seating.scored == ((1, 2, 3, 4), (1, 5, 3, 4))


def test_votes_count_from_those_present_and_go_when_who_was_away_is_back() -> None:
    away: list[TableEvent] = [TurnMissed(Seat(1)), TurnMissed(Seat(1))]
    voted = after(*away, RemovalVoted(Seat(1), Seat(0)), RemovalVoted(Seat(1), Seat(0)))
    assert voted.removers(Seat(1)) == {Seat(0)}
    gone = on(voted, TurnMissed(Seat(0)), TurnMissed(Seat(0)))
    assert gone.removers(Seat(1)) == frozenset()
    assert fold(voted, SeatTakenBack(Seat(1))).removers(Seat(1)) == frozenset()
    left = on(voted, SeatLeft(Seat(0)), SeatTaken(Seat(0), 9))
    assert left.removers(Seat(1)) == frozenset()


def test_a_log_from_before_seats_could_be_freed_still_reads() -> None:
    assert CODEC.from_json("SeatLeft", {"seat": 2}) == SeatLeft(Seat(2))
