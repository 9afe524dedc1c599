"""One person and three computer players, in the private chat."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bot.callbacks import ChangePairs, Hint
from bot.callbacks import format as data_of
from bot.computers.workers import Workers
from bot.sandbox import Person
from bot.tables.hints import Hints
from engine.cards import DECK, Trump
from tests.bot.play.deeds import NOW, plays_on, sits_alone, taps
from tests.bot.play.hands import ORDINARY
from tests.bot.play.mortal import Mortal
from tests.bot.play.past import quiet_calls


async def test_from_hello_to_cards_in_one_tap(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/start")
    assert (await house.last(berta)).labels[0] == (NOW,)
    await house.presses(berta, NOW, berta.private)
    assert "Amb ordinadors" in (await house.last(berta)).text
    await plays_on(house, berta, "fi de la mà 1")
    assert "1. " in (await house.last(berta)).text  # the hand's tricks, to look at
    assert len(berta.private.messages()) == 3  # hello, the welcome, and the one hand


async def test_a_whole_match_and_another(house: Mortal, berta: Person) -> None:
    chance = random.Random(1)
    house.decks.lay(*(tuple(chance.sample(DECK, len(DECK))) for _ in range(20)))
    await house.says(berta, "/solo")
    for choice in ("🤝 Difícil", "🆚 Fàcil", "Obligada", "a 36"):
        await house.presses(berta, choice, berta.private)
    text = (await house.last(berta)).text
    assert "Parella: Difícil" in text
    assert "Contraris: Fàcil" in text
    assert "Obligada · a 36" in text
    await house.presses(berta, "🃏 Juguem!", berta.private)
    await plays_on(house, berta, "🏆")
    live = await house.app.services.tables.live((await house.match()).id)
    assert max(live.state.totals) >= 36
    names = live.seating.owners[1:]
    await house.presses(berta, "🔁 Revenja", berta.private)
    (match,) = await house.app.storage.matches.live()
    again = await house.app.services.tables.live(match.id)
    assert again.seating.owners[1:] == names
    assert again.state.rules == live.state.rules


async def test_forged_new_pairs_open_no_table_in_a_private_chat(
    house: Mortal, berta: Person
) -> None:
    await house.says(berta, "/solo")
    await house.presses(berta, "a 36", berta.private)
    await house.presses(berta, "🃏 Juguem!", berta.private)
    await plays_on(house, berta, "🏆")
    shown, match = await house.reads(berta), await house.match()
    data = data_of(ChangePairs(match.public_id))
    assert "ja no val" in (await house.forges(berta, data, await house.last(berta))).text
    assert await house.reads(berta) == shown
    assert await house.app.storage.matches.live() == []


async def test_a_second_solo_asks_whether_to_go_on(house: Mortal, berta: Person) -> None:
    await sits_alone(house, berta)
    while not await taps(house, berta):
        await house.passes(2)
    await house.says(berta, "/solo")
    assert "partida a mitges" in (await house.last(berta)).text
    await house.presses(berta, "Continua-la", berta.private)
    assert "partida a mitges" not in await house.reads(berta)
    assert "Amb ordinadors" in (await house.last(berta)).text
    await house.says(berta, "/solo")
    await house.presses(berta, "Deixa-la i comença'n una altra", berta.private)
    assert await house.app.storage.matches.live() == []
    assert "Parella: Normal" in (await house.last(berta)).text


async def test_who_taps_twice_has_one_match(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/start")
    await asyncio.gather(*(berta.presses(NOW, berta.private) for _ in range(2)))
    await house.settles()
    assert len(await house.app.storage.matches.live()) == 1
    assert "mitges" not in await house.reads(berta)


async def test_nobody_is_hurried_or_rung_for(house: Mortal, berta: Person) -> None:
    await sits_alone(house, berta)
    for _ in range(60):  # until they have something to choose
        await house.passes(2)
    log, sounds = await house.log(), await house.heard(berta)
    for _ in range(5):
        await house.passes(3600)
    assert await house.log() == log
    assert await house.heard(berta) == sounds


async def test_a_kill_loses_no_thought_that_matters(house: Mortal, berta: Person) -> None:
    await sits_alone(house, berta)
    for _ in range(12):
        await house.is_killed()
        if not await taps(house, berta):
            await house.passes(2)
    await house.is_killed(away=3600)
    await plays_on(house, berta, "fi de la mà 1")


async def test_leaving_ends_it(house: Mortal, berta: Person) -> None:
    await sits_alone(house, berta)
    await house.says(berta, "/plego")
    asked = (await house.last(berta)).text
    assert "amb ordinadors" in asked
    assert "grup" not in asked
    await house.presses(berta, "Sí, plego", berta.private)
    assert await house.app.storage.matches.live() == []
    assert "Partida acabada" in (await house.last(berta)).text


@pytest.mark.parametrize("command", ["/last", "/punts"])
async def test_who_plays_nowhere_is_told_so_and_may_play_now(
    house: Mortal, berta: Person, command: str
) -> None:
    await house.says(berta, command)
    answer = await house.last(berta)
    assert "no jugues a cap taula" in answer.text
    assert answer.labels[0] == (NOW,)


async def test_in_a_group_it_leads_to_the_private_chat(house: Mortal) -> None:
    await house.adds_bot()
    await house.says(house.ona, "/solo", house.bar)
    link = (await house.last(house.bar)).buttons[0]
    await house.follows(house.ona, link)
    assert "Partida amb ordinadors" in (await house.last(house.ona)).text


async def test_a_group_and_a_match_alone_side_by_side(house: Mortal) -> None:
    await house.starts()
    await house.says(house.ona, "/solo")
    await house.presses(house.ona, "🃏 Juguem!", house.ona.private)
    assert len(await house.app.storage.matches.live()) == 2
    titles = [message.text.split("\n")[0] for message in house.ona.private.messages()]
    assert any("Can Pere" in title for title in titles)
    assert any("Amb ordinadors" in title for title in titles)


async def test_a_hint_says_what_and_why(house: Mortal, berta: Person) -> None:
    await sits_alone(house, berta)
    for _ in range(30):
        if any("💡 Consell" in row for row in (await house.last(berta)).labels):
            break
        await house.passes(2)
    hint = await house.presses(berta, "💡 Consell", berta.private)
    assert hint.alert
    assert hint.text
    assert ": " in hint.text
    await house.says(berta, "/consell")
    assert hint.text in await house.reads(berta)
    assert "Amb ordinadors" in (await house.last(berta)).text


class Counting(ThreadPoolExecutor):
    """Counts what it is asked."""

    asked = 0

    def submit(self, *work: Any, **named: Any) -> Any:
        self.asked += 1
        return super().submit(*work, **named)


async def test_who_taps_for_a_hint_again_and_again_is_thought_for_once(house: Mortal) -> None:
    """Ten impatient taps kept all other tables' computers waiting."""
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES))
    await house.goes(hints=True)
    storage, services = house.app.storage, house.app.services
    ona = await house.row(house.ona)
    live = await services.tables.live((await house.match()).id)
    assert live.state.hand is not None
    tap = Hint(live.match.public_id, live.state.hand.open.decision)
    with Counting(1) as pool:
        hints = Hints(storage, services.tables, services.display, Workers(lambda: pool))
        first, *others = await asyncio.gather(*(hints.tapped(ona, tap) for _ in range(10)))
        assert pool.asked == 1
        assert others == [first] * 9
        assert await hints.tapped(ona, tap) == first


async def test_a_hint_after_the_match_says_what_to_do_next(house: Mortal) -> None:
    await house.wins()
    await house.goes(hints=True)
    for room in (house.bar, None):
        await house.says(house.ona, "/hint", room)
        told = await house.last(house.ona)
        assert told.text.startswith("Ara no jugues a cap taula. Juga amb ordinadors")
        assert "Juga ara" in str(told.labels)
    assert "consell" not in await house.reads(house.ona)


async def test_a_group_plays_without_hints_unless_it_wants_them(house: Mortal) -> None:
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES))
    await house.says(house.ona, "/hint", house.bar)
    assert "sense consells" in await house.reads(house.ona)
    assert not any("💡 Consell" in row for row in house.hand_of(house.ona).labels)
    await house.goes(hints=True)
    await house.says(house.ona, "/cards")
    hint = await house.presses(house.ona, "💡 Consell", house.ona.private)
    assert hint.text
    await house.says(house.pere, "/hint")
    assert "no et toca" in await house.reads(house.pere)
    assert hint.text not in await house.reads(house.bar)


async def test_the_choice_begins_with_what_was_chosen_last(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/solo")
    for choice in ("🤝 Difícil", "🆚 Fàcil", "Obligada", "a 36", "🃏 Juguem!"):
        await house.presses(berta, choice, berta.private)
    await house.says(berta, "/plego")
    await house.presses(berta, "Sí, plego", berta.private)
    await house.says(berta, "/solo")
    text = (await house.last(berta)).text
    assert "Difícil" in text
    assert "Fàcil" in text
    assert "Obligada · a 36" in text


async def test_a_language_chosen_in_the_greeting_greets_anew(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/start")
    await house.presses(berta, "English", berta.private)
    greeting = await house.last(berta)
    assert "Hello" in greeting.text
    assert greeting.labels[0] == ("🃏 Play now",)
    await house.presses(berta, "🃏 Play now", berta.private)
    assert "You and 🤖" in (await house.last(berta)).text
