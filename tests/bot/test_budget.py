"""The budget keeps Telegram's limits, whatever is asked of it and however late calls arrive."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.outbox.budget import Budget, Limits

GROUPS = (-1, -2, -3)
PEOPLE = (1, 2, 3, 4)


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Call:
    chat: int
    start: float
    end: float

    def at(self, where: float) -> float:
        """A moment between start (0) and end (1): when Telegram may have counted it."""
        return self.start + where * (self.end - self.start)


@dataclass
class Town:
    """Chats that call as soon as they may, with latencies given, one call at a time each."""

    limits: Limits
    clock: Clock = field(default_factory=Clock)
    calls: list[Call] = field(default_factory=list)
    open: list[Call] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.budget = Budget(self.clock, self.limits)

    def advance(self, seconds: float) -> None:
        target = self.clock.now + seconds
        for call in sorted(self.open, key=lambda call: call.end):
            if call.end <= target:
                self.clock.now = max(self.clock.now, call.end)
                self.budget.done(call.chat)
                self.open.remove(call)
        self.clock.now = target

    def wants(self, chat: int, latency: float) -> None:
        """Wait as long as the budget says, then call."""
        for _ in range(1000):
            if any(call.chat == chat for call in self.open):
                self.advance(min(c.end for c in self.open if c.chat == chat) - self.clock.now)
                continue
            wait = max(self.budget.wait(chat, group=chat < 0), self.budget.overall_wait())
            if not wait:
                break
            self.advance(wait)
        else:
            raise AssertionError("the budget never lets this call go")
        self.budget.take(chat, group=chat < 0)
        call = Call(chat, self.clock.now, self.clock.now + latency)
        self.calls.append(call)
        self.open.append(call)


def most_in_any(window: float, times: Sequence[float]) -> int:
    times = sorted(times)
    most = first = 0
    for last, time in enumerate(times):
        while times[first] <= time - window:
            first += 1
        most = max(most, last - first + 1)
    return most


wishes = st.lists(
    st.tuples(
        st.sampled_from(GROUPS + PEOPLE),
        st.floats(0, 0.9),  # latency
        st.sampled_from([0.0] * 6 + [0.4, 3.0, 20.0]),  # quiet before it
    ),
    max_size=120,
)


@settings(max_examples=60, deadline=None)
@given(wishes, st.integers(1, 3), st.lists(st.floats(0, 1), min_size=1, max_size=9))
def test_limits_hold_when_started_and_when_counted_by_telegram(
    wished: list[tuple[int, float, float]], burst: int, where: list[float]
) -> None:
    town = Town(Limits(group_burst=burst, overall_calls=5))
    for chat, latency, quiet in wished:
        town.advance(quiet)
        town.wants(chat, latency)
    arrivals = [call.at(where[n % len(where)]) for n, call in enumerate(town.calls)]
    for moments in ([call.start for call in town.calls], arrivals):
        assert most_in_any(1.0 - 1e-6, moments) <= 5
        for chat in GROUPS + PEOPLE:
            own = [at for at, call in zip(moments, town.calls, strict=True) if call.chat == chat]
            gaps = [b - a for a, b in pairwise(sorted(own))]
            assert all(gap >= 1.0 - 1e-6 for gap in gaps)
            if chat < 0 and moments is not arrivals:
                assert most_in_any(60.0, own) <= 18


def busy_group(limits: Limits, count: int) -> list[float]:
    town = Town(limits)
    for _ in range(count):
        town.wants(-1, 0.05)
    return [call.start - town.calls[0].start for call in town.calls]


def test_a_busy_group_gets_one_call_each_few_seconds_never_a_burst_and_silence() -> None:
    starts = busy_group(Limits(), 60)
    gaps = [b - a for a, b in pairwise(starts)]
    assert min(gaps) == pytest.approx(60 / 18, abs=0.02)
    assert max(gaps) == pytest.approx(60 / 18, abs=0.02)
    assert most_in_any(60.0, starts) == 18


def test_a_burst_is_saved_afterwards() -> None:
    starts = busy_group(Limits(group_burst=3), 60)
    assert starts[2] < 2.5
    assert starts[20] - starts[19] == pytest.approx(60 / 16, abs=0.02)
    assert most_in_any(60.0, starts) <= 18


def test_a_private_chat_waits_a_second_only() -> None:
    town = Town(Limits())
    for _ in range(5):
        town.wants(1, 0.0)
    assert town.calls[-1].start - town.calls[0].start == pytest.approx(4.0)


def test_a_pause_holds_its_chat_alone() -> None:
    clock = Clock()
    budget = Budget(clock)
    budget.pause(-1, 30)
    assert budget.wait(-1, group=True) == pytest.approx(30)
    assert budget.paused_for(-1) == pytest.approx(30)
    assert budget.wait(-2, group=True) == 0
    assert budget.overall_wait() == 0
    budget.pause(-1, 2)  # a shorter one does not shorten it
    assert budget.wait(-1, group=True) == pytest.approx(30)
    clock.now += 30
    assert budget.wait(-1, group=True) == 0


def test_calls_that_hang_while_others_are_answered_do_not_eat_the_overall_budget() -> None:
    clock = Clock()
    budget = Budget(clock)
    for chat in range(1, 29):
        budget.take(chat, group=False)
    clock.now += 0.5
    budget.take(29, group=False)
    clock.now += 0.1
    budget.done(29)
    assert budget.overall_wait() == pytest.approx(1.0)
    clock.now += 1.4
    assert budget.overall_wait() == 0
    for chat in range(101, 130):
        budget.take(chat, group=False)
    assert budget.overall_wait() > 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.floats(0, 1), min_size=1, max_size=60), st.floats(2, 30), st.randoms())
def test_while_nothing_is_answered_no_more_are_on_their_way_than_may_arrive_at_once(
    pauses: list[float], stall: float, choose: Random
) -> None:
    """Telegram, or the way to it, stands still; then all that was sent arrives in one moment."""
    clock = Clock()
    budget = Budget(clock, Limits(overall_calls=5))
    on_their_way, end = list[int](), clock.now + stall
    for chat, pause in enumerate(pauses, start=1):
        clock.now = min(end, clock.now + pause)
        if not budget.overall_wait():
            budget.take(chat, group=False)
            on_their_way.append(chat)
    assert len(on_their_way) <= 5
    clock.now = end
    for chat in choose.sample(on_their_way, len(on_their_way)):  # answers come in any order
        budget.done(chat)
    for chat in range(1000, 1005 - len(on_their_way)):
        assert not budget.overall_wait()
        budget.take(chat, group=False)
    assert budget.overall_wait() > 0


def test_a_call_that_leaves_late_counts_from_then() -> None:
    clock = Clock()
    budget = Budget(clock, Limits(overall_calls=2))
    budget.take(1, group=False)
    clock.now += 0.5
    budget.take(2, group=False)
    budget.done(2)
    clock.now += 1.4  # a slow disk: what is intended is written first
    budget.leaves(1)
    clock.now += 0.6
    budget.take(3, group=False)
    assert budget.overall_wait() == pytest.approx(1.0)
    budget.done(1)
    assert budget.overall_wait() == pytest.approx(1.0)
    budget.leaves(2)  # nothing was taken
    clock.now += 0.7
    assert budget.overall_wait() == pytest.approx(0.3)


def fill(budget: Budget, clock: Clock, chats: range, *, every: float) -> None:
    """One short call to each of these chats, one after the other."""
    for chat in chats:
        clock.now += every
        budget.overall_wait()  # as everybody asks before
        budget.take(chat, group=chat < 0)
        budget.done(chat)


@pytest.mark.parametrize("chats", [range(1, 10_000), range(-10_000, -1)])
def test_thousands_of_chats_are_not_remembered_for_ever(chats: range) -> None:
    clock = Clock()
    budget = Budget(clock)
    budget.take(-20_000, group=True)  # a call that never ends
    fill(budget, clock, chats, every=0.1)
    kept = [len(memory) for memory in vars(budget).values() if isinstance(memory, dict | list)]
    assert max(kept) < 5000


def test_what_is_forgotten_of_thousands_shortens_nobody_s_wait() -> None:
    clock = Clock()
    budgets = Budget(clock, Limits(group_calls=1)), Budget(clock, Limits(group_calls=1))
    for budget in budgets:
        budget.take(-1, group=True)
        budget.take(-2, group=True)
        budget.pause(-3, 300)
    clock.now += 20
    for budget in budgets:
        budget.done(-1)
    crowded, quiet = budgets
    fill(crowded, clock, range(1, 4500), every=0.006)
    for budget in budgets:
        budget.done(-2)
    for group in (-1, -2, -3):
        assert quiet.wait(group, group=True) > 30
        assert crowded.wait(group, group=True) == quiet.wait(group, group=True)


def test_nobody_waits_for_what_a_young_clock_has_not_seen() -> None:
    """A clock that counts from when the machine was started."""
    clock = Clock(0.0)
    budget = Budget(clock)
    for chat in (-1, 1):
        assert budget.wait(chat, group=chat < 0) == 0
        assert budget.paused_for(chat) == 0
        budget.pause(chat, 0.5)
        assert budget.paused_for(chat) == pytest.approx(0.5)
    clock.now = 0.5
    budget.take(-1, group=True)
    budget.done(-1)
    assert budget.wait(-1, group=True) == pytest.approx(Limits().group_interval)


def test_a_call_on_its_way_holds_its_chat_for_a_second() -> None:
    clock = Clock()
    budget = Budget(clock)
    budget.take(1, group=False)
    assert budget.wait(1, group=False) == pytest.approx(1.0)
    clock.now += 0.7
    assert budget.wait(1, group=False) == pytest.approx(0.3)


def test_the_last_calls_of_a_second_are_kept_for_what_is_urgent() -> None:
    clock = Clock()
    budget = Budget(clock, Limits(overall_calls=10, overall_kept=3))
    for chat in range(7):
        assert budget.overall_wait(urgent=False) == 0.0
        budget.take(chat, group=False)
        budget.done(chat)
    assert budget.overall_wait(urgent=False) == pytest.approx(1.0)
    assert budget.overall_wait() == 0.0
    clock.now += 1.0
    assert budget.overall_wait(urgent=False) == 0.0


def test_one_call_is_left_for_what_can_wait_even_of_a_tiny_budget() -> None:
    budget = Budget(Clock(), Limits(overall_calls=2, overall_kept=5))
    assert budget.overall_wait(urgent=False) == 0.0
    budget.take(1, group=False)
    assert budget.overall_wait(urgent=False) > 0.0


@pytest.mark.parametrize("before", [0, 20])
def test_a_group_s_late_call_makes_the_next_minute_wait(before: int) -> None:
    """The first of 19 calls is counted at its end, three seconds after it was sent."""
    town = Town(Limits())
    for _ in range(before):
        town.wants(-1, 0.0)
    town.wants(-1, 3.0)
    for _ in range(18):
        town.wants(-1, 0.0)
    late, *_, last = town.calls[before:]
    assert last.start - late.end >= 60.0
