"""A house to play in: a town, the bot in it, and people; scripts of what they do.

Promises that time passes only when a script says so, that decks are known, and that after each
step of a script everything that the bot had to send has been sent.
"""

from __future__ import annotations

import asyncio
import math
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Unpack

from pydantic import HttpUrl, SecretStr

from bot import callbacks
from bot.app import Surroundings, build
from bot.callbacks import Act, Callback
from bot.computers.player import Computer
from bot.operation.config import Config
from bot.operation.floods import Limit
from bot.outbox.budget import UNLIMITED
from bot.running import WAKING, App
from bot.sandbox import Answer, Button, Group, Message, Person, Sandbox, Sight
from bot.sandbox.rooms import Room
from bot.tables.live import entries, first_deadline
from engine.actions import Action
from engine.cards import Card, Seat, Trump
from storage import Chat, ChatChanges, PersonChanges
from storage import Person as Row
from tests.bot.play.hands import CAPOT, ORDINARY, Hands, dealing, turned
from tests.bot.play.past import contro, history
from tests.words import strict_texts

SUITS = {"O": "🟡", "C": "🍷", "E": "⚔️", "B": "🌳"}
RANKS = {9: "Manilla", 1: "As", 12: "Rei", 11: "Cavall", 10: "Sota"}
TRUMPS = {"O": "🟡 Oros", "C": "🍷 Copes", "E": "⚔️ Espases", "B": "🌳 Bastos"}
BOTIFARRA = "Botifarra ×2"


def face(card: str) -> str:
    """A card as its button says it in Catalan."""
    known = Card(card)
    return f"{SUITS[known.suit.value]} {RANKS.get(known.number, known.number)}"


class WallClock:
    """Epoch seconds that stand still until a script lets time pass."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0
        self._set_by = 0.0

    def __call__(self) -> float:
        return self.now

    def counted(self) -> float:
        """Seconds that have really passed."""
        return self.now - self._set_by

    def is_set(self, by: float) -> None:
        """Somebody sets it forward, or back: no time passes."""
        self.now += by
        self._set_by += by


@dataclass
class Decks:
    """What the shuffle gives: the decks that were laid out, then ordinary ones."""

    laid: list[tuple[Card, ...]] = field(default_factory=lambda: [turned()])

    def __call__(self) -> tuple[Card, ...]:
        return self.laid.pop(0) if self.laid else dealing(ORDINARY)

    def lay(self, *decks: tuple[Card, ...]) -> None:
        """These come first, after the cards that are turned for the first deal."""
        self.laid.extend(decks)


def turned_round(items: Sequence[int]) -> list[int]:
    """A lot that can be foretold: everybody moves one seat on."""
    return [items[-1], *items[:-1]]


class House:
    """Everything a script touches."""

    def __init__(self, town: Sandbox, app: App, clock: WallClock, decks: Decks) -> None:
        self.town = town
        self.app = app
        self.clock = clock
        self.decks = decks
        self.people = tuple(
            town.person(name, language="ca", started=True)
            for name in ("Ona", "Pere", "Marta", "Joan")
        )
        self.ona, self.pere, self.marta, self.joan = self.people
        self.bar = town.group("Can Pere", self.people, creator=self.ona, supergroup=True)

    async def newcomer(self, name: str, language: str | None = None) -> Person:
        """Somebody of the bar whom the bot doesn't know."""
        person = self.town.person(name, language=language)
        self.bar.adds(person)
        return person

    async def knows(self, *people: Person) -> None:
        """These started the bot long ago, and have played."""
        persons = self.app.storage.persons
        for person in people:
            row = await persons.get_or_create(person.id, name=person.name, username=None)
            await persons.update(row.id, started=True, first_hand=0)
            person.private.chat.started = True

    async def regular(self, name: str) -> Person:
        """Somebody else of the bar, who reads Catalan and started the bot long ago."""
        person = await self.newcomer(name, "ca")
        await self.knows(person)
        return person

    async def chat(self) -> Chat:
        """The bar as the memory knows it."""
        chat = await self.app.storage.chats.by_telegram_id(self.bar.chat_id)
        assert chat is not None
        return chat

    async def row(self, person: Person) -> Row:
        """Somebody as the memory knows them."""
        row = await self.app.storage.persons.by_telegram_id(person.id)
        assert row is not None
        return row

    async def likes(self, person: Person, **manner: Unpack[PersonChanges]) -> None:
        """Somebody has chosen these settings of their own before."""
        await self.app.storage.persons.update((await self.row(person)).id, **manner)

    async def goes(self, **pace: Unpack[ChatChanges]) -> None:
        """The bar has set this pace, or these manners, before."""
        await self.app.storage.chats.update((await self.chat()).id, **pace)

    # Time

    async def settles(self) -> None:
        """Wait until the bot has heard everything and said all it has to say.

        What it says may be news to it, too, and bring it to think: so until a look finds nothing.
        """
        updates, queue = self.town.world.updates, self.app.application.update_queue
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == WAKING))
        before = None
        while before != (now := (updates.next_id, len(self.town.calls))):
            before = now
            while len(updates):  # noqa: ASYNC110 - fetching them wakes nobody
                await asyncio.sleep(0.002)
            await queue.join()
            await self.app.services.tables.thinking.settled()
            await self.app.services.outbox.settled()

    async def passes(self, seconds: float) -> None:
        """Time goes by, and what is due happens."""
        await self.settles()
        self.clock.now += seconds
        await self.app.clock.sweep()
        await self.settles()

    # Reading

    async def reads(self, room: Room | Person) -> str:
        """All that stands in a room, once everything has been sent."""
        await self.settles()
        place = room.private if isinstance(room, Person) else room
        return place.shows()

    async def last(self, room: Room | Person, *, by_bot: bool = True) -> Message:
        """The last message of a room, the bot's if nothing else is said."""
        await self.settles()
        place = room.private if isinstance(room, Person) else room
        messages = [
            message
            for message in place.messages()
            if not by_bot or (message.sender.is_bot and message.service is None)
        ]
        assert messages, f"nothing in {place}"
        return messages[-1]

    async def sounds(self, person: Person, room: Room | None = None) -> list[Sight]:
        """What has sounded on this phone so far, in private if no room is given."""
        await self.settles()
        here = person.id if room is None else room.chat_id
        return [sight for sight in person.sounds if sight.chat_id == here]

    async def heard(self, person: Person) -> int:
        """How often their phone has sounded in private."""
        return len(await self.sounds(person))

    async def group_record(self) -> list[tuple[int, str, tuple[tuple[str, ...], ...]]]:
        """All that the group shows, to compare with what it shows later."""
        await self.settles()
        return [(m.id, m.text, m.labels) for m in self.bar.messages()]

    async def log(self) -> tuple[int, str]:
        """How long the live match's log is, and what its group and people have set."""
        storage = self.app.storage
        match = (await storage.matches.live())[0]
        chat = await storage.chats.get(match.chat)
        persons = await storage.persons.get_many(await storage.matches.players(match.id))
        return match.last_seq, repr((chat, sorted(persons.items())))

    # Steps

    async def says(self, person: Person, text: str, room: Room | None = None) -> None:
        """Somebody writes, and the bot does all it does about it."""
        await person.says(text, room)
        await self.settles()

    async def replies(self, person: Person, text: str, to: Message, room: Room) -> None:
        """Somebody answers a message, and the bot does all it does about it."""
        await person.says(text, room, reply_to=to)
        await self.settles()

    async def bans(self, host: Person, person: Person) -> None:
        """A host bans somebody, who has just said something."""
        said = await person.says("Va, home, va!", self.bar)
        await self.replies(host, "/veta", said, self.bar)

    async def sets(self, person: Person, field: str, value: str) -> Answer:
        """Somebody opens their own settings, and chooses."""
        await self.says(person, "/settings")
        await self.presses(person, field, person.private)
        return await self.presses(person, value, person.private)

    async def presses(
        self,
        person: Person,
        label: str,
        room: Room | None = None,
        message: Message | None = None,
    ) -> Answer:
        """Somebody presses a button, and everything has followed."""
        answer = await person.presses(label, room, message=message)
        await self.settles()
        return answer

    async def forges(self, person: Person, data: str | bytes, message: Message) -> Answer:
        """Somebody sends bytes of their own as a press, and everything has followed."""
        answer = await person.forges(data, message)
        await self.settles()
        return answer

    async def follows(self, person: Person, link: Answer | Button) -> None:
        """Somebody opens an address and presses Start, and everything has followed."""
        await person.follows(link)
        await self.settles()

    async def adds_bot(self) -> None:
        """The bot comes into the bar, and has greeted."""
        await self.bar.add_bot(by=self.ona)
        await self.settles()

    async def opens_lobby(self) -> None:
        """The bot is there, and Ona has opened a table and sits at it."""
        await self.adds_bot()
        await self.says(self.ona, "/newgame", self.bar)

    async def seats_four(self) -> None:
        """Ona and Marta against Pere and Joan: the countdown runs."""
        await self.opens_lobby()
        await self.presses(self.pere, "M'assec aquí (parella 2)", self.bar)
        await self.presses(self.marta, "M'assec amb Ona", self.bar)
        await self.presses(self.joan, "M'assec amb Pere", self.bar)

    async def starts(self) -> None:
        """Four have sat down and the match has begun: Joan is asked for trumps."""
        await self.seats_four()
        await self.presses(self.ona, "Comencem", self.bar)

    async def has_played(
        self,
        hands: Hands = ORDINARY,
        *before: Action,
        cards: int = 0,
        room: Group | None = None,
        computers: Mapping[Seat, Computer] | None = None,
        **rules: Any,
    ) -> None:
        """A match of these four has come so far: Joan dealt these hands.

        `before`: what was said of trumps and calls; `cards`: how many were played then, each the
        first legal one; `computers`: who sits there in the place of one of the four; `rules`: what
        differs from those of the profile lliure.
        """
        room = room or self.bar
        await room.add_bot()
        await self.settles()
        storage, tables = self.app.storage, self.app.services.tables
        chat = await storage.chats.by_telegram_id(room.chat_id)
        assert chat is not None
        persons = [await self.row(person) for person in self.people]
        owners: dict[Seat, int | Computer] = {
            seat: person.id for seat, person in zip(Seat, persons, strict=True)
        }
        owners.update(computers or {})
        keys = [owner for owner in owners.values() if isinstance(owner, int)]
        events = history([owners[seat] for seat in Seat], hands, before, cards, **rules)
        match = await storage.matches.create(
            chat=chat.id,
            thread=room.thread or 0,
            starter=keys[0],
            players=keys,
            events=entries(events),
            at=self.clock.now,
            deadline=first_deadline(events, chat, self.clock.now),
        )
        await tables.show(match.id)
        await self.settles()

    async def names(self, person: Person, trump: str) -> None:
        """Somebody names trumps: a suit's letter, or "botifarra"."""
        await self.presses(person, TRUMPS.get(trump, BOTIFARRA), person.private)

    async def passes_calls(self, *people: Person) -> None:
        """These say that it is all right, in turn."""
        for person in people:
            await self.presses(person, "Bé, passo", person.private)

    async def plays(self, person: Person, card: str) -> Answer:
        """Somebody plays a card."""
        return await self.presses(person, face(card), person.private)

    async def trick(self, script: str) -> None:
        """A trick in words: "Ona 9O, Pere 1O, Marta 2O, Joan 4O"."""
        known = {person.name: person for person in self.people}
        for step in script.split(","):
            name, card = step.split()
            await self.plays(known[name], card)

    async def plays_out(self) -> None:
        """Everybody plays the first card that is offered, until the hand is over."""
        while (asked := self.asked()) is not None:
            person, button, message = asked
            assert button.data is not None
            await self.forges(person, button.data, message)

    async def has_nearly_won(self, **changes: Any) -> None:
        """Ona's last card wins the match with a capot of a botifarra with contro."""
        await self.has_played(CAPOT, *contro(Trump.BOTIFARRA), cards=44, **changes)

    async def wins(self) -> None:
        """A match was played and is won by Ona and Marta."""
        await self.has_nearly_won()
        await self.plays_out()

    def asked(self) -> tuple[Person, Button, Message] | None:
        """Who is asked for something now, with the first button of theirs that does it."""
        for person in self.people:
            for message in reversed(person.private.messages()):
                for button in message.buttons:
                    if isinstance(meant(button), Act):
                        return person, button, message
        return None

    def hand_of(self, person: Person) -> Message:
        """Their hand, by the card buttons or the group's name in its first line."""
        for message in reversed(person.private.messages()):
            if message.sender.is_bot and self.bar.chat.title in message.text.split("\n")[0]:
                return message
        raise AssertionError(f"no hand\n{person.private.shows()}")

    def offers(self, person: Person) -> set[str]:
        """The moves that their buttons offer, as the words of `moves`."""
        return {
            callback.move
            for button in self.hand_of(person).buttons
            if isinstance(callback := meant(button), Act)
        }


def meant(button: Button) -> Callback | None:
    """What a button says when it is pressed."""
    return callbacks.parse(button.data) if button.data else None


@asynccontextmanager
async def running(
    town: Sandbox, url: str, clock: WallClock, decks: Decks, flood: Limit | None = None
) -> AsyncIterator[App]:
    """The bot, started, on this database; it is stopped at the end.

    Scripts play in no time at all, so it hears whatever comes unless it is told not to.
    """
    config = Config(
        bot_token=SecretStr(town.token), database_url=url, telegram_api_url=HttpUrl(town.url)
    )
    outside = Surroundings(
        clock,
        decks,
        turned_round,
        partial(ThreadPoolExecutor, 1),
        limits=UNLIMITED,
        texts=strict_texts(),
        monotonic=clock.counted,
        flood=flood,
        sweep_seconds=math.inf,  # when a script lets time pass, and then only
    )
    app = await build(config, outside)
    stop = asyncio.Event()
    running = asyncio.create_task(app.run(stop))
    try:
        while not app.application.running:
            assert not running.done(), running.exception()
            await asyncio.sleep(0.005)
        yield app
    finally:
        stop.set()
        await running
        await app.storage.close()


async def make_memory(path: Path) -> None:
    """A database as it is after the first start, so that the tests need not migrate one each."""
    async with (
        await Sandbox.start() as town,
        running(town, f"sqlite:///{path}", WallClock(), Decks()),
    ):
        pass


def copied(memory: Path, to: Path) -> str:
    """A copy of that database; its address."""
    shutil.copy(memory, to)
    return f"sqlite:///{to}"
