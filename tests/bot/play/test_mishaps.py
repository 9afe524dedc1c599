"""What goes wrong around a match, outside of any tap: each once broke it, or everything else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import running as run
from bot.computers.player import Computer
from bot.sandbox import Sandbox
from bot.tables.live import Live
from engine.cards import Trump
from storage import Lobby, StorageError
from tests.bot.play.hands import ORDINARY, PERE
from tests.bot.play.mortal import Mortal
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import Decks, House, WallClock, copied, face, running

COPES = quiet_calls(Trump.COPES)


async def rests(house: House) -> bool:
    """Whether the one live match is paused."""
    (match,) = await house.app.storage.matches.live()
    return match.paused


async def test_a_right_to_write_that_comes_back_without_a_word_lets_the_match_go_on(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES)
    house.bar.silences_members()
    await house.says(house.pere, "/table", house.bar)
    assert await rests(house)
    told = await house.last(house.ona)
    assert "No puc escriure al grup" in told.text
    await house.says(house.pere, "/table", house.bar)  # still silenced
    assert await rests(house)
    assert [m.id for m in house.ona.private.messages() if "No puc" in m.text] == [told.id]

    house.bar.silences_members(silenced=False)
    await house.says(house.pere, "/table", house.bar)
    assert not await rests(house)
    assert "Surt Ona" in (await house.last(house.bar)).text
    assert house.ona.finds("No puc escriure al grup") is None


async def test_a_group_that_was_lost_by_a_passing_error_is_found_again_when_it_speaks(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES)
    refusal = "Bad Request: chat not found"
    house.town.fault("edit*", chat=house.bar, code=400, description=refusal)
    await house.plays(house.ona, "9O")
    assert await rests(house)
    await house.presses(house.pere, "Baixa la taula", house.bar)
    assert not await rests(house)
    assert "Juga Pere" in await house.reads(house.bar)


async def test_a_match_ended_while_it_rests_is_no_longer_said_to_go_on(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.ona, "/endgame")
    house.bar.kicks_bot()
    await house.settles()
    assert house.ona.finds("No puc escriure al grup") is not None
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    assert house.ona.finds("No puc escriure al grup") is None


async def test_a_turn_time_set_during_a_pause_does_not_give_the_pause_on_top(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    house.bar.kicks_bot()
    await house.passes(3600)
    (match,) = await house.app.storage.matches.live()
    await house.app.services.tables.retime(match.id)
    await house.passes(600)
    await house.bar.add_bot()
    await house.settles()
    (match,) = await house.app.storage.matches.live()
    assert match.deadline == house.clock.now + 60


async def test_a_rematch_asked_in_the_same_instant_confirms_both_seats(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.wins()
    lobbies = house.app.storage.lobbies
    create, both = lobbies.create, asyncio.Barrier(2)

    async def together(**new: Any) -> Lobby:
        await both.wait()
        return await create(**new)

    monkeypatch.setattr(lobbies, "create", together)
    presses = [person.presses("Revenja", house.bar) for person in (house.ona, house.pere)]
    answers = {answer.text for answer in await asyncio.gather(*presses)}
    await house.settles()
    assert len(answers) == 2
    monkeypatch.undo()
    await house.presses(house.marta, "Hi sóc", house.bar)
    await house.presses(house.joan, "Hi sóc", house.bar)
    await house.passes(1)
    assert len(await house.app.storage.matches.live()) == 1


async def test_a_match_closed_without_a_word_in_its_log_is_over(house: House) -> None:
    """Two groups that become one close one of two matches so."""
    await house.has_played(ORDINARY, *COPES)
    (match,) = await house.app.storage.matches.live()
    await house.app.storage.matches.append(
        match.id, match.last_seq, [], at=house.clock.now, deadline=None, closed=True
    )
    assert (await house.plays(house.ona, "9O")).text == "Aquesta partida ja s'ha acabat."


async def test_a_row_that_cannot_be_read_keeps_no_other_match_from_waking(
    house: Mortal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.has_played(ORDINARY, *COPES)
    club = house.town.group("Club", house.people, creator=house.pere, supergroup=True)
    await house.has_played(ORDINARY, *COPES, room=club)
    storage = house.app.storage
    broken, whole = await storage.matches.live()
    await storage.lobbies.create(chat=broken.chat, thread=7, data={"nonsense": 1}, deadline=None)

    woken: list[int] = []

    async def show(_display: object, live: Live) -> None:
        if live.match.id == broken.id:
            raise ValueError("unreadable")
        woken.append(live.match.id)

    monkeypatch.setattr("bot.displays.match.Display.show", show)
    with capture_logs() as logs:
        await house.is_killed()
    assert woken == [whole.id]
    assert len([entry for entry in logs if entry["event"] == "not woken"]) == 2


async def test_a_memory_that_is_held_for_long_does_not_stop_the_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases = house.app.storage.leases
    renew, failed = leases.renew, asyncio.Event()

    async def busy(*_: object, **__: object) -> bool:
        failed.set()
        raise StorageError("The database is busy.")

    monkeypatch.setattr(run, "LEASE_SECONDS", 0.02)
    monkeypatch.setattr(leases, "renew", busy)
    await asyncio.wait_for(failed.wait(), 60)
    monkeypatch.setattr(leases, "renew", renew)
    monkeypatch.setattr(run, "LEASE_SECONDS", 10.0)
    await house.opens_lobby()
    assert "Ona + (buit)" in await house.reads(house.bar)


async def test_a_lease_that_cannot_be_given_back_is_no_failure(
    tmp_path: Path, memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full at a stop: in ten seconds it has run out by itself."""

    async def full(*_: object) -> None:
        raise StorageError("There is no room.")

    with capture_logs() as logs:
        async with (
            await Sandbox.start() as town,
            running(town, copied(memory, tmp_path / "m.sqlite3"), WallClock(), Decks()) as program,
        ):
            monkeypatch.setattr(program.storage.leases, "release", full)
    assert "the lease was not given back" in [entry["event"] for entry in logs]


async def test_a_stop_in_the_middle_of_what_a_computer_plays_is_no_failure(
    tmp_path: Path, memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was played when the memory was closed already."""
    clock, decks, begun, stopped = WallClock(), Decks(), asyncio.Event(), asyncio.Event()

    async def plays(_: int) -> None:
        begun.set()
        await stopped.wait()
        raise StorageError("The database is closed.")

    async with await Sandbox.start(clock=clock) as town:
        url = copied(memory, tmp_path / "m.sqlite3")
        with capture_logs() as logs:
            async with running(town, url, clock, decks) as program:
                house = House(town, program, clock, decks)
                await house.knows(*house.people)
                cinta = Computer("easy", "Cinta")
                await house.has_played(ORDINARY, *COPES, computers={PERE: cinta})
                monkeypatch.setattr(program.services.tables.thinking, "_thought", plays)
                await house.ona.presses(face("9O"))
                await begun.wait()
            stopped.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
    assert [entry for entry in logs if entry["log_level"] == "error"] == []
