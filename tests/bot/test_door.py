"""The door: whom an update is counted for, as it came, and what is dropped there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.handlers.door import Door, source_of
from bot.operation.floods import Floods, Limit

ONA, BAR = {"id": 7, "is_bot": False, "first_name": "Ona"}, {"id": -1, "type": "supergroup"}
PRIVATE = {"id": 7, "type": "private"}


def said(number: int = 1, **fields: Any) -> dict[str, Any]:
    message = {"message_id": 1, "date": 1, "chat": BAR, "from": ONA, "text": "hola"}
    return {"update_id": number, "message": message | fields}


def tapped(**fields: Any) -> dict[str, Any]:
    return {"update_id": 1, "callback_query": {"id": "1", "from": ONA, "data": "x"} | fields}


def door() -> Door:
    return Door(Floods(lambda: 0.0, Limit()))


@pytest.mark.parametrize(
    ("raw", "source"),
    [
        (said(), (7, (-1, 0))),
        (said(chat=PRIVATE), (7, None)),
        (said(sender_chat=BAR), (None, (-1, 0))),
        (said(is_topic_message=True, message_thread_id=5), (7, (-1, 5))),
        (said(message_thread_id=5), (7, (-1, 0))),
        (tapped(), (7, None)),
        (tapped(message={"chat": BAR, "from": {"id": 1}}), (7, (-1, 0))),
        (tapped(message={"chat": PRIVATE}), (7, None)),
        (said(left_chat_member=ONA), None),
        (said(migrate_to_chat_id=-100), None),
        ({"update_id": 1, "my_chat_member": {"chat": BAR, "from": ONA}}, None),
        ({"update_id": 1}, None),
        ([], None),
    ],
)
def test_whose_an_update_is(raw: Any, source: object) -> None:
    assert source_of(raw) == source


def test_the_first_one_too_many_comes_in_to_be_answered_and_no_other() -> None:
    here = door()
    assert [here.lets_in(said(number)) for number in range(30)] == [True] * 21 + [False] * 9
    assert [number for number in range(30) if here.was_last(number)] == [20]
    assert not here.was_last(20)  # it is answered once


def test_what_a_flooded_group_tells_of_itself_comes_in() -> None:
    here = door()
    for person in range(30):
        here.lets_in(tapped(message={"chat": BAR}, **{"from": {"id": person}}))
    assert not here.lets_in(said())
    assert here.lets_in(said(migrate_to_chat_id=-100))
    assert here.lets_in({"update_id": 1, "my_chat_member": {"chat": BAR, "from": ONA}})


def test_without_a_limit_all_come_in() -> None:
    assert all(Door(None).lets_in(said()) for _ in range(100))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda some: (
        st.lists(some, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["update_id", "message", "callback_query", "from", "chat", "id", "type", "text"]
            ),
            some,
        )
    ),
)


@given(ANYTHING)
def test_whatever_comes_the_door_holds(raw: Any) -> None:
    here = door()
    for _ in range(2):
        here.lets_in(raw)


async def test_what_a_group_tells_of_itself_is_waited_for_until_it_is_handled() -> None:
    here = door()
    here.lets_in(said(1))
    await asyncio.wait_for(here.all_handled(), 1.0)  # whoever wrote that may write again
    here.lets_in(said(2, forum_topic_reopened={}))
    here.lets_in({"update_id": 3, "my_chat_member": {"chat": BAR, "from": ONA}})
    waiting = asyncio.create_task(here.all_handled())
    for number in (1, 2):
        here.handled(number)
        await asyncio.sleep(0)
    assert not waiting.done()
    here.handled(3)
    await asyncio.wait_for(waiting, 1.0)


async def test_nobody_waits_for_ever_for_what_is_not_handled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.handlers.door.PATIENCE", 0.01)
    here = door()
    here.lets_in(said(1, migrate_to_chat_id=-100))
    for _ in range(2):
        await asyncio.wait_for(here.all_handled(), 5.0)
    assert here.is_told(1)  # however long it takes: it keeps its place among its chat's
    here.handled(1)
    assert not here.is_told(1)


@pytest.mark.parametrize("number", [None, True, "3"])
async def test_what_has_no_number_cant_be_handled_and_is_not_waited_for(number: Any) -> None:
    here = door()
    here.lets_in(said(number, left_chat_member=ONA))
    await asyncio.wait_for(here.all_handled(), 1.0)
