"""The lobby of another match for those who have just played one; pure."""

from __future__ import annotations

from collections.abc import Collection

from bot.computers.player import Computer
from bot.lobbies import gathering as steps
from bot.lobbies.gathering import Gathering, Sitter
from bot.tables import sessions
from bot.tables.live import Live
from engine.cards import Seat


def gathered_again(
    live: Live,
    person: int,
    without: Collection[int],
    session: int | None,
    now: float,
    *,
    change_pairs: bool,
) -> Gathering:
    """Those who played to the end, each asked whether they want another match; `person` does.
    `without`: who is banned, or has been forgotten.

    `session`: the one that goes on with this match, in which the pairs always change.
    """
    seating = live.seating
    kept = tuple(_kept(live, seat, person, without, now) for seat in Seat)
    if change_pairs or session is not None:
        kept = steps.turned(kept)
    again = Gathering(
        person,
        seating.profile,
        live.state.rules,
        now,
        kept,
        kept_until=now + steps.KEPT_SECONDS,
        rematch=True,
        waiting=tuple(
            Sitter(waits, live.match.opened_at) for waits in seating.waiting if waits not in without
        ),
        games=1 if live.match.session is None else sessions.GAMES,
        session=session,
    )
    return steps.settle(again, now)


def _kept(
    live: Live, seat: Seat, person: int, without: Collection[int], now: float
) -> Sitter | Computer | None:
    """Who may have this seat again."""
    owner = live.seating.owners[seat]
    if not isinstance(owner, int):
        return owner
    if seat in live.seating.left or owner in without:
        return None
    return Sitter(owner, now, owner == person)
