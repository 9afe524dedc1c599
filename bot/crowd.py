"""Simulated people who play on the local Telegram by tapping the buttons they are shown.

Promises: they see only what the sandbox shows them, press only buttons that are there (the data of
a button tells them its kind, nothing else), and wait for what happens instead of looking all the
time. A message that is replaced or deleted under the finger, or an answer that a button is old, is
taken as people take it: they look again. Names of people within a group, and titles of the groups
that one person plays in, must differ.

Leaves to others: the bot, and what is measured of it.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from bot import callbacks
from bot.callbacks import (
    ALL_SEATS,
    Act,
    Callback,
    ChooseRule,
    NextHand,
    Rematch,
    SeatComputer,
    ShowComputers,
    ShowRules,
    Sit,
    Start,
    TakeSeat,
    WaitAtTable,
)
from bot.sandbox import Answer, Button, Group, Message, Person, Room
from bot.screens.words import EMOJI, FRENCH
from engine.cards import Card

PATIENCE: Final = 15.0
"""Seconds after which somebody taps again what they have tapped already, as people do."""
FOR_EVER: Final = 24 * 3600.0

NEW_GAME: Final = "/newgame"
NAMES: Final = ("Ona", "Pere", "Marta", "Joan")

_TRUMP: Final = "trump-"
_BOTIFARRA: Final = "trump-botifarra"
_DELEGATE: Final = "delegate"
_ANSWERS: Final = (Act, NextHand, Rematch)
_AT_CARDS: Final = (Act, NextHand)
_HELD: Final = re.compile(
    rf"^({'|'.join((*EMOJI.values(), *FRENCH.values(), '🙈'))})", re.MULTILINE
)
"""Cards, a line a suit, or that they may not be seen yet."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pace:
    """How long somebody takes from seeing a button to tapping it, in seconds.

    Between `least` and `most`, and every `slow_one_in`-th time or so `slow`; all times `scale`.
    """

    least: float
    most: float
    slow: float = 0.0
    slow_one_in: int = 0
    scale: float = 1.0

    def seconds(self, choose: random.Random) -> float:
        """The time for one tap."""
        if self.slow_one_in and choose.randrange(self.slow_one_in) == 0:
            return self.slow * self.scale
        return choose.uniform(self.least, self.most) * self.scale

    def scaled(self, scale: float) -> Pace:
        """The same people with another clock: 0.5 is twice as fast."""
        return replace(self, scale=self.scale * scale)


HUMAN: Final = Pace(3.0, 9.0, slow=25.0, slow_one_in=20)
STEADY: Final = Pace(4.0, 6.0)
FAST: Final = Pace(0.0, 0.0)
PACES: Final[Mapping[str, Pace]] = {"human": HUMAN, "steady": STEADY, "fast": FAST}


@dataclass(frozen=True, slots=True)
class Tap:
    """One press: when (sandbox's clock), on what, and what came of it after `seconds`.

    `answer` is None when none came.
    """

    person: int
    at: float
    callback: Callback
    answer: Answer | None
    seconds: float


@dataclass(frozen=True, slots=True)
class Found:
    """A button that somebody can tap, and what kind it is."""

    message: Message
    button: Button
    callback: Callback


Watcher = Callable[[Tap], None]
Wanted = Callable[[Callback], bool]


def _unwatched(_tap: Tap) -> None:
    """Nobody is interested."""


class Player:
    """Somebody at the table of one group, from the lobby to the result."""

    def __init__(
        self,
        person: Person,
        group: Group,
        pace: Pace = HUMAN,
        choose: random.Random | None = None,
        *,
        on_tap: Watcher = _unwatched,
    ) -> None:
        self.person = person
        self.group = group
        self.pace = pace
        self._choose = choose or random.Random()
        self._on_tap = on_tap
        self._tapped: Callback | None = None

    async def opens(self, rules: Mapping[str, str]) -> None:
        """Write /newgame, sit down first, and choose the rules: values by field of the card."""
        await self.person.says(NEW_GAME, self.group)
        await self.sits()
        if rules:
            await self._taps_when_there(lambda it: isinstance(it, ShowRules))
            for field, value in rules.items():
                await self._taps_when_there(_choice(field, value))
            await self._taps_when_there(lambda it: isinstance(it, ShowRules))

    async def sits(self) -> None:
        """Take a free seat; somebody the bot can't write to yet presses the one Start first."""
        taken: set[Callback] = set()
        while not self._is_seated():

            def free(it: Callback) -> bool:
                return isinstance(it, Sit) and it not in taken

            found = await self._until(
                self.group, lambda: self._is_seated() or self._finds(free), PATIENCE
            )
            if found is None:
                taken.clear()
            if not isinstance(found, Found):
                continue
            await asyncio.sleep(self.pace.seconds(self._choose))
            answer = await self._taps(found)
            if answer is None or answer.alert:
                taken.add(found.callback)
                continue
            if answer.url is not None:
                await self.person.follows(answer)
            await self._until(self.group, lambda: self._is_seated() or None, PATIENCE)

    async def fills(self) -> None:
        """Have computer players take the seats that are free."""
        await self._taps_when_there(lambda it: isinstance(it, ShowComputers))
        await self._taps_when_there(
            lambda it: isinstance(it, SeatComputer) and it.seat == ALL_SEATS
        )

    async def starts(self) -> None:
        """Start the match as soon as the button for it is there, unless it starts by itself."""
        await self._until(
            self.group,
            lambda: self._finds(lambda it: isinstance(it, Start)) or self.cards(),
            FOR_EVER,
        )
        await asyncio.sleep(self.pace.seconds(self._choose))
        found = self._finds(lambda it: isinstance(it, Start))
        if found is not None:
            await self._taps(found)

    async def plays(self, hands: int | None = None) -> None:
        """Answer whatever is asked, until the result shows, or that many hands are scored."""
        self._tapped = None
        while True:
            found = await self._until(self.person.private, self._asked, PATIENCE)
            if found is None:
                self._tapped = None
                continue
            if _is_over(found, hands):
                return
            await asyncio.sleep(self.pace.seconds(self._choose))
            found = self._asked()  # it may have changed meanwhile
            if found is not None and not _is_over(found, hands):
                await self._answers(found)

    def _lobby_and_after(self) -> list[Message]:
        """What the bot has said in the group since the last /newgame, newest first."""
        found = []
        for message in self.person.reading(self.group)[::-1]:
            if message.text == NEW_GAME:
                break
            found.append(message)
        return found

    def _is_seated(self) -> bool:
        return any(self.person.name in message.text for message in self._lobby_and_after())

    def cards(self) -> Message | None:
        """Where their cards stand while they play, whoever's turn it is."""
        return next((it for it in self._hands() if it.standing and _shows_a_hand(it)), None)

    def may_join(self) -> bool:
        """Whether a match is being played in which they have no seat."""
        return self._finds(_is_way_in) is not None

    async def joins(self) -> None:
        """Take a computer's seat in the match there, or wait for one."""
        found = self._finds(_is_way_in)
        answer = await self._taps(found) if found is not None else None
        if answer is not None and answer.url is not None:
            await self.person.follows(answer)

    def _finds(self, wanted: Wanted) -> Found | None:
        return next(found_in(self._lobby_and_after(), wanted), None)

    def _hands(self) -> list[Message]:
        """What stands in private about this group, newest first."""
        title = re.compile(rf"(^|· ){re.escape(self.group.chat.title)}( ·|$)", re.MULTILINE)
        return [it for it in self.person.reading()[::-1] if title.search(it.text)]

    def _asked(self) -> list[Found] | None:
        """The answers to choose from, while a question stands that is not answered yet."""
        # An older one may still wait to be taken away.
        answers = list(found_in(self._hands()[:1], lambda it: isinstance(it, _ANSWERS)))
        if answers and not same_question(answers[0].callback, self._tapped):
            return answers
        return None

    async def _answers(self, found: Sequence[Found]) -> None:
        chosen = self._chooses(found)
        self._tapped = chosen.callback
        answer = await self._taps(chosen)
        if answer is None or answer.alert:
            self._tapped = None  # it may not have been heard: whoever is still asked taps again

    def _chooses(self, found: Sequence[Found]) -> Found:
        """Trumps: the longest suit, now and then botifarra or a partner's choice. Calls: mostly a
        pass. Cards: any, or one of the cheapest."""
        moves = {it.callback.move: it for it in found if isinstance(it.callback, Act)}
        if not moves:
            return found[0]
        if any(move.startswith(_TRUMP) for move in moves):
            return moves[self._names(moves)]
        if "pass" in moves:
            return moves["call" if "call" in moves and self._now_and_then(12) else "pass"]
        if self._now_and_then(2):
            return moves[min(moves, key=lambda move: Card(move).points)]
        return self._choose.choice(list(moves.values()))

    def _names(self, moves: Mapping[str, Found]) -> str:
        for move, one_in in ((_DELEGATE, 5), (_BOTIFARRA, 12)):
            if move in moves and self._now_and_then(one_in):
                return move
        suits = [move for move in moves if move not in (_DELEGATE, _BOTIFARRA)]
        return max(suits, key=lambda move: _held(moves[move]))

    def _now_and_then(self, one_in: int) -> bool:
        return self._choose.randrange(one_in) == 0

    async def _taps_when_there(self, wanted: Wanted) -> None:
        """Tap such a button in the group as soon as there is one, at one's pace."""
        while True:
            await self._until(self.group, lambda: self._finds(wanted), FOR_EVER)
            await asyncio.sleep(self.pace.seconds(self._choose))
            found = self._finds(wanted)
            if found is not None and await self._taps(found) is not None:
                return

    async def _taps(self, found: Found) -> Answer | None:
        """Press it if it is still there; None when nobody answered."""
        clock = self.person.world.clock
        at = clock()
        try:
            press = await self.person.press(found.button.text, message=found.message, within=0.0)
        except AssertionError:
            return None  # gone under the finger
        try:
            answer: Answer | None = await press.answered(PATIENCE)
        except AssertionError:
            answer = None
        self._on_tap(Tap(self.person.id, at, found.callback, answer, clock() - at))
        return answer

    async def _until(self, room: Room, look: Callable[[], T | None], within: float) -> T | None:
        return await self.person.world.changes.until(lambda: room.chat_id, look, within)


def _is_way_in(it: Callback) -> bool:
    return isinstance(it, WaitAtTable | TakeSeat)


async def sit_down(
    group: Group,
    people: Sequence[Person],
    *,
    pace: Pace,
    choose: random.Random,
    rules: Mapping[str, str] | None = None,
    on_tap: Watcher = _unwatched,
) -> list[Player]:
    """Four people at a new table; the first of them opens it, chooses `rules`, and may start it."""
    players = [
        Player(person, group, pace, random.Random(choose.random()), on_tap=on_tap)
        for person in people
    ]
    await players[0].opens(rules or {})
    await _together(player.sits() for player in players[1:])
    return players


async def play_match(
    group: Group,
    people: Sequence[Person],
    *,
    pace: Pace = HUMAN,
    choose: random.Random | None = None,
    rules: Mapping[str, str] | None = None,
    hands: int | None = None,
    on_tap: Watcher = _unwatched,
) -> None:
    """Four people of a group that has the bot play a match, from /newgame to its result.

    The first of them opens the lobby, chooses `rules` (field to value: {"length": "36"}) and
    starts. `hands`: they stop after so many instead. `on_tap` hears of every press. Somebody who
    fails takes the others along: the first exception is raised.
    """
    players = await sit_down(
        group, people, pace=pace, choose=choose or random.Random(), rules=rules, on_tap=on_tap
    )
    await _together([players[0].starts(), *(player.plays(hands) for player in players)])
    if hands is None:
        await people[0].world.changes.until(
            lambda: group.chat_id, lambda: result_of(people[0], group), FOR_EVER
        )


def result_of(person: Person, group: Group) -> Message | None:
    """The message with the last result, once it is the last thing the group shows."""
    found = next(found_in(person.reading(group)[::-1], lambda _: True), None)
    return found.message if found is not None and isinstance(found.callback, Rematch) else None


async def _together(doings: Iterable[Coroutine[Any, Any, None]]) -> None:
    """All of them at once; the first failure ends the others and is raised as it is."""
    tasks = [asyncio.ensure_future(doing) for doing in doings]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def found_in(messages: Iterable[Message], wanted: Wanted) -> Iterator[Found]:
    """The buttons whose kind is wanted, message by message as given."""
    for message in messages:
        if not message.standing:
            continue
        for button in message.buttons:
            callback = callbacks.parse(button.data) if button.data is not None else None
            if callback is not None and wanted(callback):
                yield Found(message, button, callback)


def _shows_a_hand(message: Message) -> bool:
    asked = next(found_in([message], lambda it: isinstance(it, _AT_CARDS)), None)
    return asked is not None or _HELD.search(message.text) is not None


def _choice(field: str, value: str) -> Wanted:
    return lambda it: isinstance(it, ChooseRule) and (it.field, it.value) == (field, value)


def same_question(callback: Callback, other: Callback | None) -> bool:
    """Whether both answer the same question."""
    if isinstance(callback, Act) and isinstance(other, Act):
        return (callback.match, callback.decision) == (other.match, other.decision)
    return callback == other


def _is_over(found: Sequence[Found], hands: int | None) -> bool:
    callback = found[0].callback
    if isinstance(callback, NextHand):
        return hands is not None and callback.hand >= hands
    return isinstance(callback, Rematch)


def _held(found: Found) -> int:
    """How many cards the message tells of the suit on the button."""
    lines = found.message.text.splitlines()
    return max(
        (line.count(" · ") + 1 for line in lines if line.startswith(f"{found.button.text}:")),
        default=0,
    )
