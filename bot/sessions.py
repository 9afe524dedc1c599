"""Sessions: three games in which everyone partners everyone, with points of one's own.

Promises: a session's standing is a function of its matches' logs. A hand's points go to the two who
own their pair's seats when it is scored: so whoever leaves keeps what they have won until then,
whoever takes over wins from then on, and for a seat that is free at that moment nobody does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.seating import CODEC, Seating, TableEvent, fold
from engine.cards import Seat
from engine.events import HandScored
from storage import Match, Storage

GAMES: Final = 3
"""Four people can be paired in three ways."""


def points(log: Iterable[TableEvent]) -> Counter[int]:
    """What each person (our key) has won in a match: everybody who ever owned a seat is named."""
    won: Counter[int] = Counter()
    seating = Seating()
    for event in log:
        seating = fold(seating, event)
        won.update(dict.fromkeys(filter(None, seating.persons), 0))
        if not isinstance(event, HandScored):
            continue
        for seat, person in zip(Seat, seating.persons, strict=True):
            if person is not None and seat not in seating.left:
                won[person] += event.written[seat.team.ordinal]
    return won


async def standing(storage: Storage, games: Sequence[Match]) -> list[tuple[int, int]]:
    """Persons (our keys) and their points in these games together, most first."""
    won: Counter[int] = Counter()
    for game in games:
        log = await storage.matches.load(game.id)
        won.update(points(CODEC.from_json(entry.kind, entry.payload) for entry in log))
    return sorted(won.items(), key=lambda entry: -entry[1])


def place_in(games: Sequence[Match], match: int) -> int:
    """Which game, from 1, that match is."""
    return [game.id for game in games].index(match) + 1
