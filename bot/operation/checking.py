"""Whether a database is whole: every log makes the match that its row tells of.

Promises sentences without a card, a name or an id of Telegram's. Changes nothing. Leaves to
others: the file itself and the references between rows (`storage`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.lobbies import gathering
from bot.tables.live import pace_of, replayed, seated
from bot.tables.timing import waiting
from engine.state import Phase
from storage import Match, Storage


@dataclass(frozen=True, slots=True)
class Report:
    """How much was looked at, and what is wrong with it, in sentences."""

    matches: int
    events: int
    lobbies: int
    faults: tuple[str, ...]


async def check(storage: Storage) -> Report:
    """Replay everything that is kept there."""
    faults, events = await storage.faults(), 0
    keys = await storage.matches.keys()
    for key in keys:
        match = await storage.matches.get(key)
        events += match.last_seq
        faults += [f"Match {match.public_id}: {fault}." async for fault in _match(storage, match)]
    try:
        lobbies = await storage.lobbies.all_open()
    except ValueError:  # what should be JSON is none
        lobbies = []
        faults.append("An open lobby can't be read.")
    for lobby in lobbies:
        try:
            people = gathering.from_json(lobby.data).persons
        except ValueError:
            faults.append(f"Lobby {lobby.public_id}: it can't be read.")
            continue
        if len(await storage.persons.get_many(people)) < len(set(people)):
            faults.append(f"Lobby {lobby.public_id}: somebody in it is not there.")
    return Report(len(keys), events, len(lobbies), tuple(faults))


async def _match(storage: Storage, match: Match) -> AsyncIterator[str]:
    try:
        log = await storage.matches.load(match.id)
    except ValueError:  # what should be JSON is none
        yield "its log can't be read"
        return
    if [record.seq for record in log] != list(range(1, match.last_seq + 1)):
        yield f"{match.last_seq} events are announced, and others are there"
        return
    try:
        state, seating, _ = replayed(log)
    except Exception as error:  # whatever it is: the log doesn't replay
        yield f"its log can't be replayed ({type(error).__name__})"
        return
    over = seating.ended or state.phase is Phase.OVER
    closed = match.closed_at is not None
    if over and not closed:
        yield "it is over, and still open"
    playing = {
        person for person, plays in (await storage.matches.players(match.id)).items() if plays
    }
    if playing != (set() if closed else seated(seating)):
        yield "who plays in it is not who sits there"
    chat = await storage.chats.get(match.chat)
    if not closed and match.deadline is None and waiting(state, seating, pace_of(chat)) is not None:
        yield "it waits for a time that was not set"
