"""Alarms: what is due beside a match's turn."""

from storage import Storage
from tests.storage.conftest import Makes


async def test_an_alarm_rings_until_it_is_cancelled(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.alarms.set(match.id, "vote", 200.0)
    await memory.alarms.set(match.id, "close", 150.0)
    await memory.alarms.set(match.id, "vote", 120.0)
    assert await memory.alarms.due(119.0) == []
    assert await memory.alarms.due(160.0) == [(match.id, "vote"), (match.id, "close")]
    assert await memory.alarms.cancel(match.id, "vote")
    assert not await memory.alarms.cancel(match.id, "vote")
    assert await memory.alarms.due(160.0) == [(match.id, "close")]


async def test_an_alarm_set_anew_while_it_rang_stays(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.alarms.set(match.id, "close", 300.0)
    assert not await memory.alarms.cancel(match.id, "close", rung=200.0)
    assert await memory.alarms.get(match.id, "close") == 300.0


async def test_alarms_stand_still_while_the_match_is_paused(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person(), deadline=140.0)
    await memory.alarms.set(match.id, "vote", 130.0)
    await memory.matches.pause(match.id, now=120.0)
    assert await memory.alarms.due(1000.0) == []
    await memory.heartbeat.beat(now=500.0)
    await memory.heartbeat.wake(now=600.0)
    await memory.matches.resume(match.id, now=1000.0)
    assert await memory.alarms.get(match.id, "vote") == 1010.0
    assert not await memory.matches.resume(match.id, now=2000.0)
    assert await memory.alarms.get(match.id, "vote") == 1010.0


async def test_down_time_shifts_alarms(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.alarms.set(match.id, "vote", 130.0)
    await memory.heartbeat.beat(now=100.0)
    await memory.heartbeat.wake(now=160.0)
    assert await memory.alarms.get(match.id, "vote") == 190.0


async def test_alarms_go_with_the_match(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.alarms.set(match.id, "vote", 130.0)
    await memory.matches.append(match.id, 1, [], at=120.0, deadline=None, closed=True)
    assert await memory.alarms.get(match.id, "vote") is None


async def test_when_somebody_last_acted(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    assert match.acted_at == match.opened_at
    await memory.matches.append(match.id, 1, [], at=120.0, deadline=None, acted=True)
    await memory.matches.append(match.id, 1, [], at=130.0, deadline=None)
    assert (await memory.matches.get(match.id)).acted_at == 120.0


async def test_down_time_and_pauses_are_nobodys_silence(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.matches.append(match.id, 1, [], at=90.0, deadline=None, acted=True)
    await memory.heartbeat.beat(now=100.0)
    await memory.heartbeat.wake(now=160.0)
    assert (await memory.matches.get(match.id)).acted_at == 150.0
    await memory.matches.pause(match.id, now=200.0)
    await memory.heartbeat.wake(now=700.0)
    await memory.matches.resume(match.id, now=1000.0)
    assert (await memory.matches.get(match.id)).acted_at == 950.0
