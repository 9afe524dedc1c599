"""The bench's arithmetic: windows, percentiles, calls per card, ages. Pure.

Leaves to others: playing, and where the moments come from.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

CARDS = 48
COUNTED = ("send", "edit", "delete")
"""How the methods begin that Telegram's limits count."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A counted call: when (epoch seconds), in which chat, and whether it belongs to a sound."""

    at: float
    chat: int
    loud: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a match: of which hand (from 1), the how manieth there (1–48), when."""

    hand: int
    number: int
    at: float


def percentile(values: Iterable[float], percent: float) -> float | None:
    """The smallest value that at least `percent` per cent of them don't exceed; None of none."""
    ordered = sorted(values)
    if not ordered:
        return None
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def busiest(times: Iterable[float], window: float) -> int:
    """The most moments that lie in any half-open window of that length."""
    ordered = sorted(times)
    most = start = 0
    for end, moment in enumerate(ordered):
        while ordered[start] <= moment - window:
            start += 1
        most = max(most, end - start + 1)
    return most


def is_counted(method: str) -> bool:
    """Does Telegram count calls of this method?"""
    return method.startswith(COUNTED)


def counted(calls: Sequence[tuple[float, str, int, bool]]) -> list[Counted]:
    """The counted calls among (at, method, chat, silent), in order of time.

    Loud are sends with sound, and the deletions that follow one in its chat, for a message that
    is sent anew takes the old one away.
    """
    loud: dict[int, bool] = {}
    found = []
    for at, method, chat, silent in sorted(calls):
        if method.startswith("send"):
            loud[chat] = not silent
        belongs = not method.startswith("edit") and loud.get(chat, False)
        if is_counted(method):
            found.append(Counted(at, chat, belongs))
    return found


@dataclass(frozen=True, slots=True)
class Spans:
    """Card play: the time from the first card to the last of each hand, and its cards."""

    spans: tuple[tuple[float, float], ...]
    cards: int

    def hold(self, at: float) -> bool:
        """Is that moment in one of them? The first card's own moment isn't yet."""
        place = bisect_right(self.spans, (at, math.inf)) - 1
        return place >= 0 and self.spans[place][0] < at <= self.spans[place][1]


def spans_of(cards: Iterable[Played]) -> Spans:
    """The card play of a match. A hand of n cards has n - 1 steps from a card to the next."""
    hands: dict[int, list[float]] = {}
    for card in cards:
        hands.setdefault(card.hand, []).append(card.at)
    spans = sorted((min(times), max(times)) for times in hands.values())
    return Spans(tuple(spans), sum(len(times) - 1 for times in hands.values()))


def progress(text: str, names: Sequence[str], suits: Sequence[str]) -> tuple[int, int] | None:
    """Which hand a group's table is at, and how many of its cards it has shown; None if no table.

    Read as people read it, in any of the languages: the title counts hand and trick, the cards on
    the table stand a line each after a name, a scored hand tells its twelve tricks.
    """
    lines = text.splitlines()
    numbers = [int(number) for number in re.findall(r"\d+", lines[0])] if lines else []
    if not numbers:
        return None
    if sum(1 for line in lines if re.match(r"\d+\. ", line)) == CARDS // 4:
        return numbers[0], CARDS
    if len(numbers) < 3:
        return (numbers[0], 0) if len(numbers) == 1 else None
    on_the_table = sum(
        1
        for line in lines[1:]
        if re.match("|".join(map(re.escape, names)) + r"\b", line)
        and re.search(rf"^[^:]* ?: (?:{'|'.join(suits)})", line)
    )
    return numbers[0], 4 * (numbers[1] - 1) + on_the_table


def ages(
    cards: Iterable[Played], shown: Iterable[tuple[float, tuple[int, int]]], end: float
) -> list[tuple[Played, float]]:
    """For each card, how long until the group was shown it or something later.

    `shown`: (at, (hand, cards)). A card that was not shown by `end` is as old as it is then.
    """
    moments: list[float] = []
    states: list[tuple[int, int]] = []
    for at, state in sorted(shown):
        if not states or state > states[-1]:
            moments.append(at)
            states.append(state)
    found = []
    for card in cards:
        place = bisect_left(states, (card.hand, card.number))
        at = moments[place] if place < len(moments) else end
        found.append((card, max(0.0, at - card.at)))
    return found


def ratio(count: int, of: int) -> float | None:
    """How many for each; None of none."""
    return count / of if of else None


Figures = Mapping[str, float | int | str | None]
