"""Slots: an intent stands before each send, a confirmation after it."""

import asyncio

from storage import Slot, Storage


async def test_intent_then_confirmation(memory: Storage) -> None:
    slots = memory.slots
    assert await slots.get("g5", "table") is None
    await slots.intend("g5", "table", standing=True, edition="h1", now=1.0)
    assert await slots.get("g5", "table") == Slot("g5", "table", True, None, None, "h1", None, 1.0)
    await slots.confirm(
        "g5", "table", standing=True, edition="h1", message_id=7, hash="abc", now=2.0
    )
    assert await slots.get("g5", "table") == Slot("g5", "table", True, 7, "abc", "h1", "h1", 2.0)


async def test_an_intent_forgets_the_hash_and_keeps_the_message(memory: Storage) -> None:
    """After a kill one can tell an edit (same edition) from a send whose outcome is unknown."""
    slots = memory.slots
    confirmed = {"standing": True, "edition": "h1", "message_id": 7, "hash": "abc"}
    await slots.confirm("g5", "table", **confirmed, now=2.0)  # type: ignore[arg-type]
    await slots.intend("g5", "table", standing=True, edition="h1", now=3.0)
    assert await slots.get("g5", "table") == Slot("g5", "table", True, 7, None, "h1", "h1", 3.0)
    await slots.intend("g5", "table", standing=True, edition="h2", now=4.0)
    assert await slots.get("g5", "table") == Slot("g5", "table", True, 7, None, "h2", "h1", 4.0)


async def test_places_and_names_are_apart(memory: Storage) -> None:
    slots = memory.slots
    for number, (place, name) in enumerate(
        [("g5", "table"), ("g5", "lobby"), ("g5/12", "table"), ("p5", "hand")]
    ):
        await slots.confirm(
            place, name, standing=name != "lobby", edition="", message_id=7, hash="h", now=number
        )
    in_group = await slots.all_for("g5")
    assert [(slot.slot, slot.standing) for slot in in_group] == [("table", True), ("lobby", False)]
    assert [slot.slot for slot in await slots.all_for("g5/12")] == ["table"]
    await slots.forget("g5", "table")
    await slots.forget("g5", "table")
    assert [slot.slot for slot in await slots.all_for("g5")] == ["lobby"]


async def test_a_once_slot_is_marked_once_until_it_is_forgotten(memory: Storage) -> None:
    slots = memory.slots
    marks = await asyncio.gather(*(slots.mark("p5", "reminder:9", now=1.0) for _ in range(5)))
    assert sorted(marks) == [False] * 4 + [True]
    assert not await slots.mark("p5", "reminder:9", now=2.0)
    assert await slots.mark("p6", "reminder:9", now=2.0)
    await slots.forget("p5", "reminder:9")
    assert await slots.mark("p5", "reminder:9", now=3.0)
    assert [slot.standing for slot in await slots.all_for("p5")] == [False]


async def test_a_message_that_is_left_is_one_rows_or_the_others_never_both(memory: Storage) -> None:
    slots = memory.slots
    confirmed = {"standing": True, "edition": "h1", "message_id": 7, "hash": "abc"}
    await slots.confirm("g5", "table", **confirmed, now=2.0)  # type: ignore[arg-type]
    await slots.leave("g5", "table", "table~7", message_id=7, edition="h2", now=3.0)
    assert await slots.all_for("g5") == [
        Slot("g5", "table", True, None, None, "h2", "h1", 3.0),
        Slot("g5", "table~7", False, 7, None, "", "", 3.0),
    ]
    await slots.confirm("g5", "table", **{**confirmed, "message_id": 8}, now=4.0)  # type: ignore[arg-type]
    await slots.leave("g5", "table", "table~8", message_id=8, edition=None, now=5.0)
    assert [(slot.slot, slot.message_id) for slot in await slots.all_for("g5")] == [
        ("table~7", 7),
        ("table~8", 8),
    ]
