"""The real program in a process of its own, and four people who play a match with it.

`Program` is started, killed and stopped as an operator would; `Four` are people at one table who
tap what their phones show. Leaves to `evidence` what may be concluded afterwards.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import storage
from bot.callbacks import Act, Callback, HowToEnd, NextHand, parse
from bot.sandbox import Answer, Button, Group, Message, Person, Room, Sandbox, Topic
from storage import Storage

ROOT = Path(__file__).parents[2]
PLAIN, HURRIED = "bot", "bot.bench.unlimited"
SOON = 180.0
"""Seconds after which a wait in vain fails: long, as the machine is shared; never an assertion."""
RUNNING = "event=running"

Pick = Callable[[random.Random, Sequence[Button]], Button]


class Program:
    """`python -m bot` on a database of its own, talking to this town's Telegram.

    `hurried` takes the outbox's budgets away. `lines` is what it said on standard error.
    """

    def __init__(
        self, town: Sandbox, database: Path, *, hurried: bool = True, **environment: str
    ) -> None:
        self.database = database
        self.lines: list[str] = []
        self.output: list[str] = []
        self._module = HURRIED if hurried else PLAIN
        self._environment = {
            "PATH": os.environ.get("PATH", ""),
            "HOME": str(database.parent),
            "BOT_TOKEN": town.token,
            "DATABASE_URL": self.url,
            "TELEGRAM_API_URL": town.url,
            **{name: value for name, value in os.environ.items() if name.startswith("COVERAGE_")},
            **environment,
        }
        self._process: asyncio.subprocess.Process | None = None
        self._readers: list[asyncio.Task[None]] = []
        self._said = asyncio.Event()

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"sqlite:///{self.database}"

    @property
    def stderr(self) -> str:
        """All it said on standard error, over all its lives."""
        return "\n".join(self.lines)

    async def launch(self) -> Program:
        """Start the process, and don't wait for anything."""
        environment = {name: value for name, value in self._environment.items() if value}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            cwd=ROOT,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._readers = [
            asyncio.create_task(self._read(process.stdout, self.output)),
            asyncio.create_task(self._read(process.stderr, self.lines)),
        ]
        return self

    async def start(self) -> Program:
        """Start the process and wait until it runs."""
        lives = len(self.said(RUNNING))
        await self.launch()
        await self.says(RUNNING, times=lives + 1)
        return self

    async def kill(self) -> None:
        """kill -9, and a lease that has run out, as it would have by itself a little later."""
        self._signal(signal.SIGKILL)
        await self.ends()
        async with self.memory() as memory:
            lease = await memory.leases.get("bot")
            if lease is not None:
                await memory.leases.release(lease.name, lease.holder)

    async def stop(self, within: float = SOON) -> int:
        """SIGTERM; its exit status."""
        self._signal(signal.SIGTERM)
        return await self.ends(within)

    async def ends(self, within: float = SOON) -> int:
        """Wait until it has ended by itself; its exit status."""
        assert self._process is not None
        status = await asyncio.wait_for(self._process.wait(), within)
        await asyncio.gather(*self._readers)
        return status

    async def dies(self) -> None:
        """However it may be: no process is left behind."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        await asyncio.gather(*self._readers, return_exceptions=True)

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()

    def said(self, text: str) -> list[str]:
        """The lines with that text."""
        return [line for line in self.lines if text in line]

    async def says(self, text: str, *, times: int = 1, within: float = SOON) -> str:
        """Wait until it has said so that often; the last such line."""
        end = time.monotonic() + within
        while len(self.said(text)) < times:
            self._said.clear()
            process = self._process
            assert (
                process is None
                or process.returncode is None
                or not all(reader.done() for reader in self._readers)
            ), f"it ended with {process.returncode} before it said {text!r}:\n{self.stderr}"
            try:
                await asyncio.wait_for(self._said.wait(), min(0.5, end - time.monotonic()))
            except TimeoutError:
                assert time.monotonic() < end, f"it never said {text!r}:\n{self.stderr}"
        return self.said(text)[-1]

    @asynccontextmanager
    async def memory(self) -> AsyncIterator[Storage]:
        """Its database, opened beside it."""
        memory = await storage.open(self.url)
        try:
            yield memory
        finally:
            await memory.close()

    async def by_hand(self, *people: Person) -> None:
        """These have chosen to play their only cards themselves."""
        async with self.memory() as memory:
            for person in people:
                row = await memory.persons.by_telegram_id(person.id)
                assert row is not None
                await memory.persons.update(row.id, play_single=False)

    def _signal(self, number: int) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def _read(self, stream: asyncio.StreamReader, lines: list[str]) -> None:
        while line := await stream.readline():
            lines.append(line.decode(errors="replace").rstrip("\n"))
            self._said.set()
        self._said.set()


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap on a card, a call or a trump, and what came of it: None, no answer."""

    person: Person
    callback: Callback
    label: str
    answer: Answer | None

    @property
    def confirmed(self) -> bool:
        """The bot said that the card lies."""
        return self.answer is not None and self.answer.text.startswith("Has jugat")


def anything(chance: random.Random, buttons: Sequence[Button]) -> Button:
    """Any of the buttons, all alike."""
    return chance.choice(buttons)


def boldly(chance: random.Random, buttons: Sequence[Button]) -> Button:
    """Call whatever can be called, so that matches are short; play any card."""
    calls = [button for button in buttons if (button.data or "").endswith(":call")]
    return calls[0] if calls else chance.choice(buttons)


def callback_of(button: Button) -> Callback | None:
    """What the button says to the bot; None for a link."""
    return parse(button.data) if button.data else None


@dataclass
class Four:
    """Four people who play: all they do is read their phones and tap what is there."""

    people: list[Person]
    room: Room
    pick: Pick = boldly
    patience: float = 2.0
    """Seconds after which a tap that nobody answers is tapped again."""
    taps: list[Tap] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    tapped: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit_down(self) -> None:
        """/newgame, and four people on four seats; who is new opens the private chat first."""
        await self.people[0].says("/newgame", self.room)
        for number, person in enumerate(self.people):
            if person.private.chat.started and number == 0:
                continue  # who asks for a game has a seat
            label = re.compile("^M'assec")
            answer = await person.presses(label, self.room, within=SOON)
            if answer.url is not None:
                await person.follows(answer)
            await self.people[0].sees(
                re.compile(rf"Parella.*\b{person.name}\b"), self.room, within=SOON
            )

    async def choose(self, *labels: str) -> None:
        """Unfold the rules card and choose."""
        await self.people[0].presses("Regles", self.room, within=SOON)
        for label in labels:
            await self.people[0].presses(label, self.room, within=SOON)
            await self.people[0].sees_button(f"✓ {label}", self.room, within=SOON)

    async def begin(self, *rules: str) -> None:
        """From /newgame to the first hand."""
        await self.sit_down()
        await self.choose(*(rules or ("a 36",)))
        await self.people[0].presses("Comencem", self.room, within=SOON)
        await self.people[0].sees("La partida ha començat", self.room, within=SOON)

    async def play(self, until: Callable[[], bool] | None = None, within: float = 300.0) -> None:
        """Tap until `until` is so, or else until the match is over; fails after `within`."""
        over = until or self.over
        await asyncio.wait_for(
            asyncio.gather(*(self._plays(person, over) for person in self.people)), within
        )

    def over(self) -> bool:
        """The group has been shown a result of this table."""
        return any("🏆" in message.text for message in self.room.messages())

    @property
    def rooms(self) -> list[Room]:
        """Where this table is shown: the group, and the four private chats."""
        return [self.room, *(person.private for person in self.people)]

    async def is_quiet(self, town: Sandbox, seconds: float = 0.7) -> None:
        """Wait until the bot has written in none of these rooms for so long."""
        end = time.monotonic() + SOON
        while True:
            calls = self._calls(town)
            await asyncio.sleep(seconds)
            if self._calls(town) == calls:
                return
            assert time.monotonic() < end, "the bot never stops writing"

    def _calls(self, town: Sandbox) -> int:
        rooms = {room.chat_id for room in self.rooms}
        return sum(call.chat_id in rooms for call in town.calls)

    @property
    def cards_played(self) -> int:
        """How many cards the bot has confirmed."""
        return sum(tap.confirmed for tap in self.taps)

    async def _plays(self, person: Person, over: Callable[[], bool]) -> None:
        while not over():
            found = self.asked(person)
            if found is None:
                await self._until(person, lambda: over() or self.asked(person) is not None)
                continue
            await self.tap(person, *found)

    async def tap(self, person: Person, message: Message, button: Button) -> Tap:
        """One tap, and its answer if one comes."""
        callback = callback_of(button)
        assert callback is not None
        press = person.forge(button.data or "", message)
        self.tapped.set()
        try:
            answer: Answer | None = await press.answered(self.patience)
        except AssertionError:
            answer = None
        tap = Tap(person, callback, button.text, answer)
        self.taps.append(tap)
        await self._until(person, lambda: not self._stands(message, button), 0.3)
        return tap

    async def somebody_is_asked(self) -> tuple[Person, Message, Button]:
        """Wait until somebody has something to tap; who, and what."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            for person in self.people:
                if found := self.asked(person):
                    return person, *found
            await self._until(self.people[0], lambda: False, 0.05)
        raise AssertionError(f"nobody is asked anything\n{self.room.shows()}")

    def asked(self, person: Person) -> tuple[Message, Button] | None:
        """What this person would tap now: a move, or the next hand."""
        for message in reversed(person.reading()):
            found = [(b, callback_of(b)) for b in message.buttons]
            moves = [b for b, callback in found if isinstance(callback, Act | NextHand)]
            if moves and self._mine(message):
                return message, self.pick(self.chance, moves)
        return None

    def _mine(self, message: Message) -> bool:
        """Of several tables, this one: its hand names the group."""
        title = self.room.chat.title
        return title in message.text

    def _stands(self, message: Message, button: Button) -> bool:
        return message.standing and button in message.buttons

    async def _until(self, person: Person, look: Callable[[], bool], within: float = 0.5) -> None:
        """Until something is so, looking whenever the private chat changes, and now and then."""
        await person.world.changes.until(
            lambda: person.private.chat_id, lambda: True if look() else None, within
        )


def four(
    town: Sandbox, names: str = "Ona Pere Marta Joan", *, started: bool = False
) -> list[Person]:
    """Four people with Catalan phones."""
    return [town.person(name, language="ca", started=started) for name in names.split()]


async def table(
    town: Sandbox,
    title: str = "Can Pere",
    *,
    names: str = "Ona Pere Marta Joan",
    supergroup: bool = True,
) -> Four:
    """Four people in a group of their own with the bot."""
    people = four(town, names)
    group = town.group(title, people, supergroup=supergroup)
    await group.add_bot()
    await people[0].sees("otifarra", group, within=SOON)
    return Four(people, group)


_FILLER = "\u2800\n"
Shown = dict[str, list[tuple[int, str, tuple[str, ...]]]]


def shown(four: Four) -> Shown:
    """What stands in the group and in the four private chats: ids, texts and buttons.

    The way back to the table is left out: it comes with the first hand's second state.
    """
    return {
        str(room): [
            (m.id, m.text.rstrip(_FILLER), tuple(b.text for b in m.buttons if b.data))
            for m in room.messages()
            if m.sender.is_bot
        ]
        for room in four.rooms
    }


def twins(four: Four) -> list[tuple[Person, Message]]:
    """Messages whose buttons still stand although a newer one of their kind does, and a reader.

    The button that only opens a question is none of them: nobody is drawn to it by being asked.
    """
    found = []
    readers = [(four.people[0], four.room), *((person, person.private) for person in four.people)]
    for reader, room in readers:
        newest: set[str] = set()
        for message in reversed(room.messages()):
            if not message.sender.is_bot:
                continue
            kind = "hand" if room is not four.room else _kind(message)
            if message.text.startswith("⏸"):
                continue  # a word on its own
            if kind in newest and any(map(_does_something, message.buttons)):
                found.append((reader, message))
            newest.add(kind)
    return found


def _does_something(button: Button) -> bool:
    return button.data is not None and not isinstance(parse(button.data), HowToEnd)


def _kind(message: Message) -> str:
    """What a group message is about: a table or a score and its number, or its first line."""
    first = message.text.split("\n")[0]
    table = re.search(r"mà \d+", first, re.IGNORECASE)
    kind = table[0].lower() if table else first
    return f"score {kind}" if first.startswith("Fi") else kind


__all__ = [
    "HURRIED",
    "PLAIN",
    "SOON",
    "Four",
    "Group",
    "Program",
    "Tap",
    "Topic",
    "anything",
    "boldly",
    "four",
    "shown",
    "table",
    "twins",
]
