"""Sessions: three games in which everyone partners everyone, with points of one's own.

Promises: a session's standing is a function of its matches' logs. A hand's points go to the two who
own their pair's seats when it is scored: so whoever leaves keeps what they have won until then,
whoever takes over wins from then on, and for a seat that is free at that moment nobody does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.computers.player import Computer
from bot.tables.events import CODEC, TableEvent
from bot.tables.seating import Seating, fold
from engine.cards import Seat
from engine.events import HandScored
from storage import Match, Storage

GAMES: Final = 3
"""Four can be paired in three ways."""

Player = int | Computer
"""A person (our key), or a computer player, which is the same one in all games of a session."""


def points(log: Iterable[TableEvent]) -> Counter[Player]:
    """What each has won in a match, a computer player too: who ever owned a seat is named."""
    won: Counter[Player] = Counter()
    seating = Seating()
    for event in log:
        seating = fold(seating, event)
        won.update(dict.fromkeys(filter(None, seating.owners), 0))
        if not isinstance(event, HandScored):
            continue
        for seat, owner in zip(Seat, seating.owners, strict=True):
            if owner is not None and seat not in seating.left:
                won[owner] += event.written[seat.team.ordinal]
    return won


async def standing(storage: Storage, games: Sequence[Match]) -> list[tuple[Player, int]]:
    """Who has won how many points in these games together, most first."""
    won: Counter[Player] = Counter()
    for game in games:
        log = await storage.matches.load(game.id)
        won.update(points(CODEC.from_json(entry.kind, entry.payload) for entry in log))
    return sorted(won.items(), key=lambda entry: -entry[1])


def place_in(games: Sequence[Match], match: int) -> int:
    """Which game, from 1, that match is."""
    return [game.id for game in games].index(match) + 1
