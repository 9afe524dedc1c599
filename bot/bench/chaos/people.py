"""People who are worse than most: quick, slow, away, blocking, leaving, tapping whatever there is.

Promises: what somebody does is drawn from their own chance, in the order of what they come to do;
they see only their phones. Leaves to others: when a match has begun and is over (`tables`).
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot import callbacks
from bot.bench.chaos.plan import PLAIN, Traits
from bot.callbacks import (
    Act,
    AgreeToEnd,
    ChooseRule,
    DeclineToEnd,
    EndBy,
    EndGame,
    HowToEnd,
    ImBack,
    ImHere,
    Leave,
    NextHand,
    Rematch,
    SeatComputer,
    ShowComputers,
    ShowRules,
    Sit,
    StandUp,
    Start,
    TakeSeat,
)
from bot.crowd import Found, Player, Wanted, found_in, same_question
from bot.sandbox import Answer, Group, Message, Person, Room

LENGTH = "36"
"""The shortest there is: matches are to be over soon."""
_LENGTH_SHOWN, _FREE = "a 36", "(buit)"
PATIENCE = 5.0
"""Seconds of the world's clock for which an answer is waited at least: machines have no pace."""
_ASKED = (Act, NextHand)
_LOBBY = (Sit, StandUp, ShowRules, ChooseRule, Start)
_NEVER_STRAY = (EndGame, Rematch)
"""What nobody taps by mistake, or matches would hardly ever be played."""

Kinds = type[Any] | tuple[type[Any], ...]


class Restless(Player):
    """Somebody at one table. `seconds` of their pace and absences are the run's."""

    def __init__(
        self,
        person: Person,
        group: Group,
        room: Room,
        traits: Traits,
        choose: random.Random,
        speed: float,
        names: dict[int, set[str]],
    ) -> None:
        """`names`: all that each person has had, by their id."""
        super().__init__(person, group, traits.pace.scaled(1 / speed), choose)
        self.room = room
        self.traits = traits
        self.speed = speed
        self._everybody = names

    @property
    def names(self) -> set[str]:
        """All names they have had."""
        return self._everybody[self.person.id]

    def settles(self) -> None:
        """No whims any more, and no pauses: what has begun is to come to its end."""
        self.traits = PLAIN
        self.pace = PLAIN.pace.scaled(1 / self.speed)

    # --- before a match ---

    async def gathers(self, everybody: Sequence[Restless]) -> None:
        """Sit down at the next table of the group, whatever comes between; never ends by itself.

        The first of `everybody` opens it, chooses its length, and starts, when all of them sit:
        with computers on the seats that are left.
        """
        world = self.person.world
        while True:
            await self._comes_back()
            count = world.changes.count
            if not await self._gathers_a_bit(everybody):
                await self._until(
                    self.room,
                    lambda count=count: world.changes.count != count or None,  # type: ignore[misc]
                    self._real(30.0),
                )
            await asyncio.sleep(self.pace.seconds(self._choose))

    async def _gathers_a_bit(self, everybody: Sequence[Restless]) -> bool:
        """One thing that brings the match nearer; False if there is none."""
        opens = everybody[0] is self
        lobby = self._lobby()
        if lobby is None:
            if opens:
                await self._says("/newgame", self.room)
                await self._until(self.room, self._lobby, self._real(20.0))
            return opens
        here = self._finds_in([lobby, *self.person.reading()[::-1]], ImHere)
        if here is not None and self._now_and_then(2):
            await self._taps(here)
            return True
        if not self.sits_in(lobby):
            return await self._sits_down(lobby)
        if not opens or not all(one.sits_in(lobby) for one in everybody):
            return False
        return await self._prepares(lobby)

    async def _sits_down(self, lobby: Message) -> bool:
        seats = list(found_in([lobby], _is(Sit)))
        if not seats:
            return False
        answer = await self._taps(self._choose.choice(seats))
        if answer is not None and answer.url is not None:
            await self._follows(answer)
        return True

    async def _prepares(self, lobby: Message) -> bool:
        short, free = _LENGTH_SHOWN in lobby.text, _FREE in lobby.text
        rules_open = next(found_in([lobby], _is_length), None) is not None
        steps: list[Wanted] = []
        if not short:
            steps.append(_is_length)
        if short is rules_open:
            steps.append(_is(ShowRules))
        if free:
            steps += [_is(SeatComputer), _is(ShowComputers)]
        for wanted in (*steps, _is(Start)):
            found = next(found_in([lobby], wanted), None)
            if found is not None:
                await self._taps(found)
                return True
        return False

    def _lobby(self) -> Message | None:
        """The lobby, if one stands."""
        for message in self.person.reading(self.room)[::-1]:
            if next(found_in([message], _is(_LOBBY)), None) is not None:
                return message
        return None

    def sits_in(self, lobby: Message) -> bool:
        """Whether they sit at this table, as it reads."""
        return any(
            name in line
            for line in lobby.text.split("\n")
            if line.startswith("Parella")
            for name in self.names
        )

    # --- a match ---

    async def lives(self) -> None:
        """Answer what is asked, and do what people do; never ends by itself."""
        self._tapped = None
        while True:
            await self._comes_back()
            found = await self._until(self.person.private, self._asked, self._real(15.0))
            if found is None:
                self._tapped = None
                await self._looks_around()
                continue
            await asyncio.sleep(self.pace.seconds(self._choose))
            await self._has_a_whim()
            found = self._asked()  # it may have changed meanwhile
            if found is None:
                continue
            if self._happens(self.traits.double_taps):
                await self._taps_twice(found)
            else:
                await self._answers(found)

    def _asked(self) -> list[Found] | None:
        for message in self._hands():
            answers = list(found_in([message], _is(_ASKED)))
            if answers:
                again = same_question(answers[0].callback, self._tapped)
                return None if again else answers
        return None

    def _chooses(self, found: Sequence[Found]) -> Found:
        for it in found:
            call = isinstance(it.callback, Act) and it.callback.move == "call"
            if call and self._happens(self.traits.hurries):
                return it
        return super()._chooses(found)

    async def _taps_twice(self, found: Sequence[Found]) -> None:
        """The same button, or two different ones, before the first is answered."""
        first = self._chooses(found)
        second = first if self._now_and_then(2) else self._chooses(found)
        self._tapped = first.callback
        answers = await asyncio.gather(self._taps(first), self._taps(second))
        if all(answer is None or answer.alert for answer in answers):
            self._tapped = None

    async def _looks_around(self) -> None:
        """Nothing is asked: they may have been given up, or have left."""
        back = self._finds_in(self._hands(), ImBack)
        if back is not None:
            await self._taps(back)
            return
        offered = self._finds_in(self.person.reading(), (AgreeToEnd, DeclineToEnd))
        if offered is not None:
            await self._taps(offered)
            return
        seat = self._finds_in(self.person.reading(self.room)[::-1], TakeSeat)
        if seat is not None and self._now_and_then(2):
            answer = await self._taps(seat)
            if answer is not None and answer.url is not None:
                await self._follows(answer)
        elif self._now_and_then(4):
            await self._says("/cards")

    async def _has_a_whim(self) -> None:
        traits = self.traits
        for chance, whim in (
            (traits.strays, self._strays),
            (traits.goes_away, self._goes_away),
            (traits.blocks, self._blocks),
            (traits.renames, self._renames),
            (traits.leaves, self._leaves),
            (traits.quits, self._quits),
            (traits.talks, self._talks),
            (traits.ends, self._ends_the_hand),
        ):
            if self._happens(chance):
                await whim()

    async def _strays(self) -> None:
        """Any button that was ever there, in private or in the group."""
        room = self._choose.choice((self.person.private, self.room))
        messages = [m for m in room.everything()[-40:] if self.person.id in m.states[0].seen_by]
        if not messages:
            return
        message = self._choose.choice(messages)
        state = self._choose.choice(message.states)
        buttons = [button for row in state.keyboard for button in row if button.data is not None]
        if not buttons:
            return
        data = self._choose.choice(buttons).data or ""
        callback = callbacks.parse(data)
        if isinstance(callback, (*_NEVER_STRAY, Leave)):
            return
        with suppress(AssertionError):
            press = self.person.forge(data, message)
            if self._now_and_then(2):
                await press.answered(self._real(10.0))

    async def _goes_away(self) -> None:
        await asyncio.sleep(self._real(self._choose.uniform(0.0, self.traits.away)))

    async def _blocks(self) -> None:
        if not self.person.private.chat.blocked:
            self.person.blocks()
            await asyncio.sleep(self._real(self._choose.uniform(0.0, 60.0)))

    async def _comes_back(self) -> None:
        """Whoever is out of the group, or has blocked the bot, has done so long enough."""
        if not self.room.chat.membership(self.person.id).inside:
            with suppress(KeyError, AssertionError):
                self.person.joins(self.group)
        if self.person.private.chat.blocked:
            await self.person.starts()

    async def _renames(self) -> None:
        first = next(iter(sorted(self.names, key=len)))
        name = f"{first} {self._choose.choice('BDFGLNPT')}."
        if not any(name in names for names in self._everybody.values()):
            self.names.add(name)
            self.person.renames(name)

    async def _leaves(self) -> None:
        """Leave the match, sure of it."""
        await self._says("/leave", self.room if self._now_and_then(2) else None)
        found = await self._until(
            self.person.private,
            lambda: self._finds_in(self.person.reading()[::-1], Leave),
            self._real(20.0),
        )
        if found is not None:
            await self._taps(found)

    async def _quits(self) -> None:
        if self.room.chat.membership(self.person.id).status == "member":
            self.person.leaves(self.group)
            await asyncio.sleep(self._real(self._choose.uniform(0.0, 40.0)))
            self.person.joins(self.group)

    async def _talks(self) -> None:
        said = self._choose.choice(("/cards", "/table", "/score", "/last", "Hola!", "/rules"))
        await self._says(said, self._choose.choice((None, self.room)))

    async def _ends_the_hand(self) -> None:
        how = self._finds_in(self._hands(), HowToEnd)
        if how is None:
            return
        await self._taps(how)
        found = await self._until(
            self.person.private,
            lambda: list(found_in(self.person.reading()[::-1], _is_ending)) or None,
            self._real(20.0),
        )
        if found:
            await self._taps(self._choose.choice(found))

    # --- the means ---

    async def _taps(self, found: Found) -> Answer | None:
        """As others do, with less patience."""
        try:
            press = await self.person.press(found.button.text, message=found.message, within=0.0)
            return await press.answered(max(PATIENCE, self._real(12.0)))
        except AssertionError:
            return None  # gone under the finger, or nobody answered

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self._choose.random() < chance

    def _real(self, seconds: float) -> float:
        return seconds / self.speed

    def _finds_in(self, messages: list[Message], kind: Kinds) -> Found | None:
        return next(found_in(messages, _is(kind)), None)

    async def _says(self, text: str, room: Room | None = None) -> None:
        with suppress(AssertionError):  # it is closed, or they are out
            await self.person.says(text, room)

    async def _follows(self, answer: Answer) -> None:
        with suppress(AssertionError):
            await self.person.follows(answer)


def _is(kind: Kinds) -> Wanted:
    return lambda it: isinstance(it, kind)


def _is_length(it: callbacks.Callback) -> bool:
    return isinstance(it, ChooseRule) and (it.field, it.value) == ("length", LENGTH)


def _is_ending(it: callbacks.Callback) -> bool:
    return isinstance(it, EndBy)
