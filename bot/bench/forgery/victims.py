"""The people who are to be left in peace: tables in play and filling, set up in the memory.

Promises the same tables whenever it is asked, and that nothing at them is due by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.computers.player import ORDINARY_LEVEL, Computer
from bot.lobbies.gathering import Gathering, Sitter, to_json
from bot.tables.events import ProfileNamed, TableEvent
from bot.tables.live import entries, first_deadline
from bot.tables.moves import move_word
from bot.tables.opening import opening
from bot.tables.seating import Owner
from engine.actions import Action, NameTrump, Pass
from engine.cards import DECK, Card, Seat
from engine.codec import EVENTS
from engine.game import apply, legal_actions
from engine.profiles import PROFILES
from engine.state import Phase, State, evolve, replay
from storage import Chat, Storage

NAMES = ("Ona", "Pere", "Marta", "Joan", "Berta", "Xavi", "Laia", "Pol", "Núria", "Marc", "Aina")
LANGUAGES = ("ca", "es", "en", "fr")
FIRST_PERSON, FIRST_CHAT = 700_000_001, -1_001_000_000_001
FILLING_THREAD = 77
LATER = 24 * 3600.0
"""Seconds until anything is due: far longer than a siege lasts."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match in play: who sits where (Telegram's ids; None, a computer), what is asked of whom."""

    key: int
    public_id: str
    chat: int
    players: tuple[int | None, ...]
    decision: int
    legal: tuple[frozenset[str], ...]
    """What each seat may answer now, as the words of `moves`."""


@dataclass(frozen=True, slots=True)
class Victims:
    """All of them. Chats and persons by our keys; `people` and `groups` by Telegram's ids."""

    tables: tuple[Table, ...]
    lobbies: tuple[str, ...]
    people: tuple[int, ...]
    groups: tuple[int, ...]
    chats: tuple[int, ...]
    persons: tuple[int, ...]


async def settle(storage: Storage, now: float) -> Victims:
    """Two tables of four in play, one with three computers, two that are filling."""
    groups = [await _group(storage, number) for number in range(3)]
    persons = [await _person(storage, number, groups[number // 4 % 3]) for number in range(11)]
    alone = await storage.chats.get_or_create(
        FIRST_PERSON + 10,
        title="",
        kind="private",
        forum=False,
        username=None,
        language="ca",
        profile="lliure",
        turn_time=None,
    )
    await storage.chats.update(alone.id, next_hand=None)
    computers = [Computer(ORDINARY_LEVEL, name) for name in ("Agnès", "Bernat", "Cinta")]
    tables = (
        await _table(storage, "bar", groups[0], persons[:4], 9, now),
        await _table(storage, "club", groups[1], persons[4:8], 1, now),
        await _table(storage, "alone", alone, [persons[10], *computers], 0, now),
    )
    lobbies = (
        await _lobby(storage, groups[2], 0, persons[8:10], now),
        await _lobby(storage, groups[0], FILLING_THREAD, persons[8:9], now),
    )
    return Victims(
        tables,
        lobbies,
        tuple(FIRST_PERSON + number for number in range(11)),
        tuple(group.telegram_id for group in groups),
        (*(group.id for group in groups), alone.id),
        tuple(persons),
    )


async def kept(storage: Storage, victims: Victims) -> dict[str, str]:
    """Everything that is kept of them, by what it is."""
    found: dict[str, str] = {}
    for table in victims.tables:
        found[f"match {table.public_id}"] = repr(
            (
                await storage.matches.get(table.key),
                await storage.matches.players(table.key),
                len(await storage.matches.load(table.key)),
            )
        )
    for key, chat in (await storage.chats.get_many(victims.chats)).items():
        found[f"chat {key}"] = repr(chat)
        found[f"bans of chat {key}"] = repr(await storage.bans.persons(key))
        found[f"watchers of chat {key}"] = repr(await storage.watchers.persons(key))
        found[f"tables of chat {key}"] = repr(
            (await storage.matches.live(key), await storage.lobbies.all_open(key))
        )
    for key, person in sorted((await storage.persons.get_many(victims.persons)).items()):
        found[f"person {key}"] = repr(person)
    return found


async def _group(storage: Storage, number: int) -> Chat:
    chat = await storage.chats.get_or_create(
        FIRST_CHAT - number,
        title=f"Can Pere {number}",
        kind="supergroup",
        forum=False,
        username=None,
        language=LANGUAGES[number],
        profile="lliure",
        turn_time=None,
    )
    await storage.chats.update(chat.id, next_hand=None)
    return await storage.chats.get(chat.id)


async def _person(storage: Storage, number: int, group: Chat) -> int:
    person = await storage.persons.get_or_create(
        FIRST_PERSON + number, name=NAMES[number], username=None, origin_chat=group.id
    )
    await storage.persons.update(
        person.id, started=True, first_hand=0, language=LANGUAGES[number % 4], play_single=False
    )
    await storage.acquaintances.add(group.id, person.id)
    return person.id


async def _table(
    storage: Storage, name: str, chat: Chat, owners: Sequence[Owner], steps: int, now: float
) -> Table:
    """After so many answers; the first deal in which a person is asked, and has a choice."""
    for seed in range(1000):
        events, state = dealt(owners, steps, seed)
        turn = state.hand.open.turn if state.hand is not None else None
        if turn is not None and isinstance(owners[turn], int):
            legal = tuple(frozenset(map(move_word, legal_actions(state, seat))) for seat in Seat)
            if len(legal[turn]) > 1:
                break
    persons = [owner for owner in owners if isinstance(owner, int)]
    match = await storage.matches.create(
        chat=chat.id,
        thread=0,
        starter=persons[0],
        players=persons,
        events=entries(events),
        at=now,
        deadline=first_deadline(events, chat, now + LATER),
        public_id=f"victim{name}",
    )
    known = await storage.persons.get_many(persons)
    assert state.hand is not None
    return Table(
        match.id,
        match.public_id,
        chat.id,
        tuple(known[owner].telegram_id if isinstance(owner, int) else None for owner in owners),
        state.hand.open.decision,
        legal,
    )


def dealt(owners: Sequence[Owner], steps: int, seed: int) -> tuple[list[TableEvent], State]:
    """A match after so many answers to its first deal, which the seed says."""
    random = Random(seed)

    def shuffle() -> tuple[Card, ...]:
        return tuple(random.sample(DECK, len(DECK)))

    log = list(opening(ProfileNamed("lliure"), PROFILES["lliure"].rules, owners, shuffle))
    state = replay(event for event in log if EVENTS.knows(event))
    for _ in range(steps):
        assert state.hand is not None
        turn = state.hand.open.turn
        assert turn is not None
        for event in apply(state, _answer(state, legal_actions(state, turn), turn)):
            log.append(event)
            state = evolve(state, event)
    return log, state


def _answer(state: State, legal: Sequence[Action], turn: Seat) -> Action:
    if state.phase is Phase.TRUMP:
        return next(action for action in legal if isinstance(action, NameTrump))
    return Pass(turn) if state.phase is Phase.CALLS else legal[0]


async def _lobby(
    storage: Storage, chat: Chat, thread: int, persons: Sequence[int], now: float
) -> str:
    seats = [*(Sitter(person, now) for person in persons), *[None] * (4 - len(persons))]
    fresh = Gathering(persons[0], "lliure", PROFILES["lliure"].rules, now, tuple(seats))
    lobby = await storage.lobbies.create(
        chat=chat.id, thread=thread, data=to_json(fresh), deadline=fresh.deadline(now)
    )
    return lobby.public_id
