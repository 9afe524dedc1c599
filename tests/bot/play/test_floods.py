"""Somebody who taps and writes without end hears one word of it, and nobody else hears a thing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.operation.floods import Limit
from bot.sandbox import Sandbox
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import Decks, House, WallClock, copied, running

WORD = "Massa de pressa"


@pytest.fixture
async def strict(memory: Path, tmp_path: Path) -> AsyncIterator[House]:
    """A house whose bot doesn't hear everything."""
    clock, decks = WallClock(), Decks()
    url = copied(memory, tmp_path / "botifarra.sqlite3")
    async with (
        await Sandbox.start(clock=clock) as town,
        running(town, url, clock, decks, Limit()) as app,
    ):
        house = House(town, app, clock, decks)
        await house.knows(*house.people)
        yield house


async def test_too_many_taps_get_one_alert_and_then_no_answer(strict: House) -> None:
    house = strict
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES))
    hand = house.hand_of(house.pere)
    answers = [await house.forges(house.pere, "zzz", hand) for _ in range(20)]
    assert not any(WORD in answer.text for answer in answers)
    word = await house.forges(house.pere, "zzz", hand)
    assert WORD in word.text
    assert word.alert
    unheard = [house.pere.forge("zzz", hand) for _ in range(5)]
    await house.settles()
    for press in unheard:
        with pytest.raises(AssertionError, match="no answer"):
            await press.answered(0.0)
    # The others play on, and so does he once he has calmed down.
    await house.plays(house.ona, "8O")
    assert "Juga Pere" in await house.reads(house.bar)
    house.clock.now += 11
    assert "Has jugat" in (await house.plays(house.pere, "1O")).text


async def test_too_many_messages_get_one_message(strict: House) -> None:
    house = strict
    await house.adds_bot()
    for _ in range(30):
        await house.says(house.ona, "/score")
    assert (await house.reads(house.ona)).count(WORD) == 1
    calls = len(house.town.calls)
    await house.says(house.ona, "/help")
    assert len([call for call in house.town.calls[calls:] if call.method != "getUpdates"]) == 0
    house.clock.now += 11
    await house.says(house.ona, "/privacy")
    assert WORD not in await house.reads(house.ona)


async def test_a_flooded_group_hears_one_word_and_its_table_goes_on(strict: House) -> None:
    house = strict
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES))
    for number in range(30):
        await house.says(house.people[number % 4], "/tables", house.bar)
    assert (await house.reads(house.bar)).count(WORD) == 1
    assert "Has jugat" in (await house.plays(house.ona, "8O")).text


async def test_what_a_group_tells_of_itself_is_always_heard(strict: House) -> None:
    house = strict
    await house.adds_bot()
    for number in range(30):
        await house.says(house.people[number % 4], "/tables", house.bar)
    house.bar.kicks_bot()
    await house.settles()
    assert not (await house.chat()).present
