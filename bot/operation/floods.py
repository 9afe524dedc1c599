"""Who says too much at once: one word, then silence until they have calmed down.

Promises that nobody else's limit is touched by it, as far as one sender can be told from others,
and that whoever was quiet for a while is forgotten. Leaves to others: the word, and what must be
heard whatever comes.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class Limit:
    """So many updates within so many seconds are heard.

    A card a second is half of it: no human at a table comes near.
    """

    updates: int = 20
    seconds: float = 10.0


USUAL = Limit()


class Hearing(Enum):
    """What is to be done with an update."""

    HEARD = auto()
    WARNED = auto()
    """The first one too many: it gets the word."""
    UNHEARD = auto()


class _Source:
    """A person or a place, and when the last updates came from whom: one more than are heard."""

    __slots__ = ("flooding", "recent")

    def __init__(self, updates: int) -> None:
        self.recent: deque[tuple[float, Hashable]] = deque(maxlen=updates + 1)
        self.flooding = False


class Floods:
    """Counts updates by person and by place; `clock` is monotonic seconds."""

    def __init__(self, clock: Callable[[], float], limit: Limit) -> None:
        self._clock = clock
        self._limit = limit
        # Who was heard last stands last.
        self._sources: OrderedDict[Hashable, _Source] = OrderedDict()

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._sources)

    def hear(self, person: Hashable | None, place: Hashable | None) -> Hearing:
        """An update has come, from this person if from any, in this group if in any.

        What one person says too much is not counted against their group.
        """
        now = self._clock()
        self._forget(now)
        if person is not None:
            hearing = self._count(("person", person), person, now)
            if hearing is not Hearing.HEARD or place is None:
                return hearing
        if place is not None:
            return self._count(("place", place), person, now)
        return Hearing.HEARD

    def _count(self, key: Hashable, person: Hashable | None, now: float) -> Hearing:
        source = self._sources.setdefault(key, _Source(self._limit.updates))
        self._sources.move_to_end(key)
        source.recent.append((now, person))
        floods = self._flooding(key)
        recent = sum(
            now - at < self._limit.seconds and who not in floods for at, who in source.recent
        )
        if source.flooding:
            # At half the limit only, or whoever keeps just above it would hear the word for ever.
            source.flooding = recent > self._limit.updates // 2
            return Hearing.UNHEARD if source.flooding else Hearing.HEARD
        source.flooding = recent > self._limit.updates
        return Hearing.WARNED if source.flooding else Hearing.HEARD

    def _flooding(self, key: Hashable) -> set[Hashable]:
        """Whose updates say nothing about this source: people who flood, but for themselves."""
        return {
            who
            for _, who in self._sources[key].recent
            if (other := ("person", who)) != key
            and other in self._sources
            and self._sources[other].flooding
        }

    def _forget(self, now: float) -> None:
        while self._sources:
            key, source = next(iter(self._sources.items()))
            if now - source.recent[-1][0] < self._limit.seconds:
                return
            del self._sources[key]
