"""Tokens, leases, the heartbeat and notes."""

import asyncio

import pytest

import storage
from storage import Entry, Lease, Storage
from tests.storage.conftest import Makes


async def test_a_token_is_redeemed_once_and_by_one_person(memory: Storage, makes: Makes) -> None:
    ona, pere = await makes.person("Ona"), await makes.person("Pere")
    payload = await memory.tokens.issue(ona.id, {"sit": 3}, now=1.0)
    assert len(payload) == 24
    assert payload.replace("-", "a").replace("_", "a").isalnum()
    assert payload.isascii()
    assert await memory.tokens.redeem(payload, pere.id, now=2.0) is None
    assert await memory.tokens.redeem(payload + "x", ona.id, now=2.0) is None
    assert await memory.tokens.redeem("", ona.id, now=2.0) is None
    assert await memory.tokens.redeem(payload, ona.id, now=3.0) == {"sit": 3}
    assert await memory.tokens.redeem(payload, ona.id, now=4.0) is None


async def test_two_taps_at_once_redeem_one_token_once(memory: Storage, makes: Makes) -> None:
    ona = await makes.person()
    other = await storage.open(f"sqlite:///{memory.path}")
    payload = await memory.tokens.issue(ona.id, {}, now=1.0)
    results = await asyncio.gather(
        *(store.tokens.redeem(payload, ona.id, now=2.0) for store in (memory, other) * 3)
    )
    assert [result for result in results if result is not None] == [{}]
    await other.close()


async def test_tokens_differ(memory: Storage, makes: Makes) -> None:
    ona = await makes.person()
    assert len({await memory.tokens.issue(ona.id, {}, now=1.0) for _ in range(20)}) == 20


async def test_a_lease_has_one_holder_until_it_runs_out(memory: Storage) -> None:
    leases = memory.leases
    assert await leases.get("bot") is None
    assert await leases.acquire("bot", "a", now=100.0, seconds=30)
    assert not await leases.acquire("bot", "b", now=101.0, seconds=30)
    assert await leases.acquire("other", "b", now=101.0, seconds=30)
    assert await leases.renew("bot", "a", now=120.0, seconds=30)
    assert not await leases.renew("bot", "b", now=120.0, seconds=30)
    assert not await leases.acquire("bot", "b", now=149.9, seconds=30)
    assert await leases.get("bot") == Lease("bot", "a", 150.0)
    assert await leases.acquire("bot", "b", now=150.0, seconds=30)
    assert not await leases.renew("bot", "a", now=151.0, seconds=30)
    assert not await leases.acquire("bot", "a", now=151.0, seconds=30)
    assert await leases.get("bot") == Lease("bot", "b", 180.0)


async def test_a_lease_from_before_the_clock_was_set_back_is_no_ones(memory: Storage) -> None:
    assert await memory.leases.acquire("bot", "a", now=5000.0, seconds=30)
    assert not await memory.leases.acquire("bot", "b", now=4970.0, seconds=30)  # clocks differ
    assert await memory.leases.acquire("bot", "b", now=1000.0, seconds=30)


async def test_a_lease_of_ones_own_can_be_taken_and_renewed_again(memory: Storage) -> None:
    assert await memory.leases.acquire("bot", "a", now=100.0, seconds=30)
    assert await memory.leases.acquire("bot", "a", now=110.0, seconds=30)
    assert await memory.leases.renew("bot", "a", now=500.0, seconds=30)
    assert await memory.leases.get("bot") == Lease("bot", "a", 530.0)


async def test_a_lease_given_back_is_free_at_once(memory: Storage) -> None:
    await memory.leases.acquire("bot", "a", now=100.0, seconds=30)
    await memory.leases.release("bot", "b")
    assert await memory.leases.get("bot") is not None
    await memory.leases.release("bot", "a")
    assert not await memory.leases.renew("bot", "a", now=101.0, seconds=30)
    assert await memory.leases.acquire("bot", "b", now=101.0, seconds=30)


@pytest.mark.parametrize("expired", [True, False])
async def test_of_two_that_grab_one_gets_it(memory: Storage, expired: bool) -> None:
    other = await storage.open(f"sqlite:///{memory.path}")
    if expired:
        await memory.leases.acquire("bot", "dead", now=0.0, seconds=1)
    grabs = (
        store.leases.acquire("bot", f"holder {n}", now=100.0, seconds=30)
        for n, store in enumerate((memory, other) * 3)
    )
    assert sorted(await asyncio.gather(*grabs)) == [False] * 5 + [True]
    await other.close()


async def test_the_heartbeat_is_remembered(memory: Storage) -> None:
    assert await memory.heartbeat.last() is None
    await memory.heartbeat.beat(now=5.5)
    await memory.heartbeat.beat(now=8.5)
    assert await memory.heartbeat.last() == 8.5


async def _deadlines(memory: Storage) -> list[float | None]:
    lobbies = [lobby.deadline for lobby in await memory.lobbies.all_open()]
    return [match.deadline for match in await memory.matches.live()] + lobbies


async def test_down_time_puts_off_every_deadline_once(memory: Storage, makes: Makes) -> None:
    ona, chat = await makes.person(), await makes.chat()
    await makes.match(chat, ona, deadline=100.0)
    await makes.match(await makes.chat(), ona, deadline=None)
    paused = await makes.match(await makes.chat(), ona, deadline=130.0)
    await memory.matches.pause(paused.id, now=90.0)
    for thread, deadline in enumerate((120.0, None)):
        await memory.lobbies.create(chat=chat.id, thread=thread, data={}, deadline=deadline)

    await memory.heartbeat.beat(now=95.0)
    assert await memory.heartbeat.wake(now=1095.0) == 1000.0
    assert await memory.heartbeat.wake(now=1095.0) == 0.0
    assert await _deadlines(memory) == [1100.0, None, 130.0, 1120.0, None]
    # The paused one had 40 s left when its pause began, and has them still.
    await memory.matches.resume(paused.id, now=2000.0)
    assert (await memory.matches.get(paused.id)).deadline == 2040.0

    assert await memory.heartbeat.wake(now=1100.0) == 5.0
    assert await _deadlines(memory) == [1105.0, None, 2045.0, 1125.0, None]


async def test_a_clock_that_was_set_back_leaves_what_was_left(
    memory: Storage, makes: Makes
) -> None:
    await makes.match(await makes.chat(), await makes.person(), deadline=100.0)
    await memory.heartbeat.beat(now=95.0)
    assert await memory.heartbeat.wake(now=50.0) == -45.0
    assert await _deadlines(memory) == [55.0]
    assert await memory.heartbeat.last() == 50.0


async def test_what_began_after_a_clock_was_set_back_keeps_its_time_through_a_kill(
    memory: Storage, makes: Makes
) -> None:
    """It was killed before it could notice: the last heartbeat is of the old time."""
    match = await makes.match(await makes.chat(), await makes.person(), deadline=1000.0)
    await memory.heartbeat.beat(now=995.0)
    await memory.matches.append(
        match.id, match.last_seq, [Entry("Passed", {"seat": 2})], at=500.0, deadline=515.0
    )
    assert await memory.heartbeat.wake(now=504.0) == -491.0
    assert await _deadlines(memory) == [515.0]


async def test_notes(memory: Storage) -> None:
    assert await memory.notes.get("menu") is None
    await memory.notes.set("menu", "abc")
    await memory.notes.set("menu", "abd")
    await memory.notes.set("other", "")
    assert await memory.notes.get("menu") == "abd"
    assert await memory.notes.get("other") == ""
    await memory.notes.forget("menu")
    await memory.notes.forget("menu")
    assert await memory.notes.get("menu") is None
