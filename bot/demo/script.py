"""What the four people do: add the bot, find a table, play, and stop when the score is there."""

from __future__ import annotations

import asyncio
import random

from bot import callbacks
from bot.callbacks import NextHand, Rematch, Sit
from bot.crowd import FAST, Pace, Player
from bot.demo.town import Town

SITTING = Pace(0.6, 1.1)
PLAYING = Pace(1.5, 2.4)
"""Quicker than people are, slow enough to be followed: a hand in about two minutes."""
BETWEEN_SITTERS = 1.0
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
        await first.opens(rules)
        await _sit(*others)
    await first.starts()
    async with asyncio.TaskGroup() as game:
        for player in players:
            player.pace = playing
            game.create_task(player.plays(hands))
    await _score_is_shown(town)


async def _sit(partner: Player, opponent: Player, last: Player) -> None:
    """One sits with the first, another opposite at once, the last when the lobby shows them."""
    async with asyncio.TaskGroup() as arriving:
        arriving.create_task(partner.sits())
        await asyncio.sleep(BETWEEN_SITTERS)
        arriving.create_task(_sits_elsewhere(opponent))
    await last.sits()


async def _sits_elsewhere(player: Player) -> None:
    """Take the last seat offered, where `sits` takes the first."""
    person = player.person
    await asyncio.sleep(player.pace.most)
    offered = [
        (message, button)
        for message in person.reading(player.group)
        for button in message.buttons
        if isinstance(callbacks.parse(button.data or ""), Sit)
    ]
    if offered:
        message, button = offered[-1]
        answer = await person.presses(button.text, message=message)
        if answer.url is not None:
            await person.follows(answer)
    await player.sits()  # returns at once, or as soon as the lobby shows them


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
