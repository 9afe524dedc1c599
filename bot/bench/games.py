"""N games at once: the real program as a process of its own, the crowd and Telegram in this one.

Promises that the bot is started as its users start it (`python -m bot`, its environment, SQLite in
a temporary folder) and is told to stop at the end. What happened is read from three records: the
sandbox's calls and messages, the people's taps, and the bot's own log of its matches.
"""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import storage
from bot.bench.figures import (
    CARDS,
    Counted,
    Figures,
    Played,
    ages,
    busiest,
    counted,
    is_counted,
    percentile,
    progress,
    ratio,
    spans_of,
)
from bot.bench.program import last_words, started
from bot.crowd import NAMES, PACES, Tap, play_match
from bot.outbox.budget import Limits as OverallLimits
from bot.sandbox import Group, Limits, Person, Sandbox
from bot.screens.words import EMOJI

STOP_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: `hands` of each game, or for `seconds`, or whole matches if neither is set.

    The games begin evenly over `begin` seconds. `overall`: how many calls a second the bot is
    given and Telegram allows one more than; None = as Telegram has it.
    """

    games: int
    pace: str = "human"
    scale: float = 1.0
    hands: int | None = None
    seconds: float | None = None
    seed: int = 0
    length: str = "101"
    begin: float = 0.0
    overall: int | None = None

    @property
    def limits(self) -> Limits:
        """What the local Telegram allows."""
        return Limits() if self.overall is None else Limits(all_per_second=self.overall + 1)

    @property
    def program(self) -> list[str]:
        """The module to run, and its argument."""
        if self.overall is None and self.pace != "fast":
            return ["bot"]
        return ["bot.bench.short", str(self.overall or OverallLimits().overall_calls)]


class BotFailedError(Exception):
    """The bot ended before the games did; its last words."""


@dataclass(slots=True)
class Game:
    """One group, its people, and what was seen of it."""

    group: Group
    people: list[Person]
    taps: list[Tap] = field(default_factory=list)
    cards: list[Played] = field(default_factory=list)

    @property
    def chats(self) -> set[int]:
        """The Telegram ids of its five chats."""
        return {self.group.chat_id, *(person.id for person in self.people)}


async def measure(plan: Plan) -> Figures:
    """Play, and the figures. Raises BotFailedError, and whatever stops one of the people."""
    with tempfile.TemporaryDirectory(prefix="botifarra-bench-") as folder:
        url = storage.url_of(Path(folder) / "memory.sqlite3")
        async with await Sandbox.start(limits=plan.limits) as town:
            games = [_game(town, number) for number in range(1, plan.games + 1)]
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            began = time.time()
            ended = await _play(town, games, plan, url, Path(folder) / "errors")
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            cpu = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
            await _read_cards(games, url)
            return _figures(town, games, plan, began, ended, cpu)


def _game(town: Sandbox, number: int) -> Game:
    people = [town.person(name, language="ca") for name in NAMES]
    title = f"Taula {number:04d}"
    return Game(town.group(title, people, creator=people[0], supergroup=True), people)


async def _play(town: Sandbox, games: list[Game], plan: Plan, url: str, errors: Path) -> float:
    """Until the plan is done; when that was."""
    bot = await started(town, url, errors, plan.program)
    failed = asyncio.create_task(bot.wait())
    choose = random.Random(plan.seed)
    players = asyncio.gather(
        *(
            _one(game, plan, random.Random(choose.random()), plan.begin * number / len(games))
            for number, game in enumerate(games)
        )
    )
    first: set[asyncio.Future[Any]] = {players, failed}
    try:
        done, _ = await asyncio.wait(
            first, timeout=plan.seconds, return_when=asyncio.FIRST_COMPLETED
        )
        ended = time.time()
        if failed in done:
            raise BotFailedError(last_words(errors))
        if players in done:
            players.result()
        return ended
    finally:
        players.cancel()
        await asyncio.gather(players, return_exceptions=True)
        if bot.returncode is None:
            bot.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(bot.wait(), STOP_SECONDS)
            except TimeoutError:
                bot.kill()
        await failed


async def _one(game: Game, plan: Plan, choose: random.Random, later: float) -> None:
    pace = PACES[plan.pace].scaled(plan.scale)
    await asyncio.sleep(later + pace.seconds(choose))  # not all of them in the same moment
    await game.group.add_bot()
    await play_match(
        game.group,
        game.people,
        pace=pace,
        choose=choose,
        rules={} if plan.length == "101" else {"length": plan.length},
        hands=plan.hands,
        on_tap=game.taps.append,
    )


async def _read_cards(games: Iterable[Game], url: str) -> None:
    """From the bot's own log: which card was played when."""
    memory = await storage.open(url)
    try:
        for game in games:
            chat = await memory.chats.by_telegram_id(game.group.chat_id)
            match = chat and await memory.matches.latest_of(chat.id)
            if not match:
                continue
            hand = number = 0
            for record in await memory.matches.load(match.id):
                if record.kind == "HandDealt":
                    hand, number = hand + 1, 0
                elif record.kind == "CardPlayed":
                    number += 1
                    game.cards.append(Played(hand, number, record.at))
    finally:
        await memory.close()


def _figures(
    town: Sandbox, games: list[Game], plan: Plan, began: float, ended: float, cpu: float
) -> Figures:
    calls = [call for call in town.calls if call.chat_id is not None and call.time <= ended]
    made = counted(
        [
            (
                call.time,
                call.method,
                call.chat_id,
                call.params.get("disable_notification") == "true",
            )
            for call in calls
            if call.chat_id is not None and call.status == 200
        ]
    )
    by_chat: dict[int, list[Counted]] = {}
    for call in made:
        by_chat.setdefault(call.chat, []).append(call)
    taps = [tap for game in games for tap in game.taps]
    answered = [tap.seconds for tap in taps if tap.answer is not None]
    cards = sum(len(game.cards) for game in games)
    groups = [[c.at for c in by_chat.get(game.group.chat_id, ())] for game in games]
    by_game = [_ages(game, ended) for game in games]
    seen = [age for ages_here in by_game for age in ages_here]
    waits = [sum(age for _, age in here) / len(here) for here in by_game if here]
    usual = percentile(waits, 50)
    tricks = [age for card, age in seen if card.number % 4 == 0]
    seconds = ended - began
    return {
        "games": plan.games,
        "pace": plan.pace,
        "scale": plan.scale,
        "overall": plan.overall,
        "seconds": round(seconds, 1),
        "begun": sum(1 for game in games if game.cards),
        "cards": cards,
        "hands": sum(1 for game in games for card in game.cards if card.number == CARDS),
        **_card_play(games, by_chat),
        "whole.calls_a_card": ratio(len(made), cards),
        "group.most_in_a_minute": max((busiest(times, 60.0) for times in groups), default=0),
        "group.mean_in_a_minute": 60 * sum(map(len, groups)) / len(games) / seconds,
        "age.card_median": percentile((age for _, age in seen), 50),
        "age.card_p99": percentile((age for _, age in seen), 99),
        "age.chat_median": usual,
        "age.worst_chat_to_median": max(waits) / usual if usual else None,
        "age.trick_median": percentile(tricks, 50),
        "age.trick_p99": percentile(tricks, 99),
        "taps": len(taps),
        "taps.unanswered": len(taps) - len(answered),
        "taps.answered_median": percentile(answered, 50),
        "taps.answered_p99": percentile(answered, 99),
        "refused_429": sum(1 for call in calls if call.status == 429),
        "refused_other": sum(
            1 for call in calls if call.status not in (200, 429) and is_counted(call.method)
        ),
        "calls": len(made),
        "calls.mean_a_second": len(made) / seconds,
        "calls.most_in_a_second": busiest((call.at for call in made), 1.0),
        "bot.cpu_seconds": cpu,
        "bot.cpu_share": cpu / seconds,
    }


def _card_play(games: Iterable[Game], by_chat: dict[int, list[Counted]]) -> Figures:
    private = group = loud = cards = 0
    time_played = 0.0
    for game in games:
        spans = spans_of(game.cards)
        cards += spans.cards
        time_played += sum(end - start for start, end in spans.spans)
        for chat in game.chats:
            inside = [call for call in by_chat.get(chat, ()) if spans.hold(call.at)]
            quiet = sum(1 for call in inside if not call.loud)
            loud += len(inside) - quiet
            if chat == game.group.chat_id:
                group += quiet
            else:
                private += quiet
    return {
        "play.calls_a_card": ratio(private + group, cards),
        "play.private_a_card": ratio(private, cards),
        "play.group_a_card": ratio(group, cards),
        "play.sounds_a_card": ratio(loud, cards),
        "play.seconds_a_card": time_played / cards if cards else None,
    }


def _ages(game: Game, ended: float) -> list[tuple[Played, float]]:
    shown = [
        (state.at, state_shown)
        for message in game.group.everything()
        for state in message.states
        if state.at <= ended
        and message.sender.is_bot
        and (state_shown := progress(state.text, NAMES, tuple(EMOJI.values()))) is not None
    ]
    played = [card for card in game.cards if card.at <= ended]
    return ages(played, shown, ended)
