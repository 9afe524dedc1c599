"""What the four people do: add the bot, find a table, play, and stop when the score is there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping

from bot import callbacks
from bot.callbacks import NextHand, Rematch, Sit
from bot.crowd import FAST, Pace, Player
from bot.demo.town import Town
from bot.sandbox import Button, Message

SITTING = Pace(0.6, 1.1)
PLAYING = Pace(1.5, 2.4)
"""Quicker than people are, slow enough to be followed: a hand in about two minutes."""
BETWEEN_SITTERS = 0.6
LOBBY_WITHIN = 15.0
SCORE_WITHIN = 30.0


async def play(town: Town, *, hands: int | None, fast: bool, length: str | None, seed: int) -> None:
    """From an empty group to the score of so many hands, or of the match where `hands` is None.

    Raises AssertionError if the bot doesn't do its part.
    """
    sitting, playing = (FAST, FAST) if fast else (SITTING, PLAYING)
    players = [
        Player(person, town.group, sitting, random.Random(f"{seed} {person.name}"))
        for person in town.people
    ]
    first, *others = players
    await town.group.add_bot(by=first.person)
    await asyncio.sleep(sitting.most)
    rules = {"length": length} if length else {}
    if fast:
        await asyncio.gather(first.opens(rules), *(player.sits() for player in others))
    else:
        await _sit(first, *others, rules=rules)
    await first.starts()
    async with asyncio.TaskGroup() as game:
        for player in players:
            player.pace = playing
            game.create_task(player.plays(hands))
    await _score_is_shown(town)


async def _sit(
    first: Player, opponent: Player, partner: Player, last: Player, *, rules: Mapping[str, str]
) -> None:
    """Two sit down opposite each other, then the other two with them.

    The group's message changes once in about three seconds: two at a time is quicker, and each
    pair of taps is on buttons that are shown as they are.
    """
    for one, other, opening in ((first, opponent, True), (partner, last, False)):
        async with asyncio.TaskGroup() as arriving:
            arriving.create_task(one.opens(rules) if opening else one.sits())
            arriving.create_task(_sits_elsewhere(other))


async def _sits_elsewhere(player: Player) -> None:
    """Take the last seat offered, a little after somebody takes the first."""
    person, group = player.person, player.group

    def last_offered() -> tuple[Message, Button] | None:
        offered = [
            (message, button)
            for message in person.reading(group)
            for button in message.buttons
            if isinstance(callbacks.parse(button.data or ""), Sit)
        ]
        return offered[-1] if offered else None

    await person.world.changes.until(lambda: group.chat_id, last_offered, LOBBY_WITHIN)
    await asyncio.sleep(player.pace.most + BETWEEN_SITTERS)
    if (found := last_offered()) is not None:
        message, button = found
        answer = await person.presses(button.text, message=message)
        if answer.url is not None:
            await person.follows(answer)
    await person.sees(person.name, group, within=LOBBY_WITHIN)


async def _score_is_shown(town: Town) -> None:
    def look() -> bool | None:
        kinds = {
            type(callbacks.parse(button.data or ""))
            for message in town.group.messages()
            for button in message.buttons
        }
        return True if kinds & {NextHand, Rematch} else None

    changes = town.telegram.world.changes
    if await changes.until(lambda: town.group.chat_id, look, SCORE_WITHIN) is None:
        raise AssertionError("the score was never shown in the group")
