"""Whose update waits for whose."""

from __future__ import annotations

import asyncio

from telegram import CallbackQuery, Update, User

from bot.handlers.door import Door
from bot.handlers.turns import Turns


def update(number: int, person: int) -> Update:
    user = User(person, "Ona", is_bot=False)
    return Update(number, callback_query=CallbackQuery(str(number), user, "1"))


async def test_of_one_person_two_are_handled_at_once_and_nobody_waits_for_others() -> None:
    turns, handled, goes_on = Turns(Door(None)), list[str](), asyncio.Event()

    async def handle(name: str) -> None:
        handled.append(name)
        await goes_on.wait()

    async def come(name: str, update: object) -> None:
        await turns.do_process_update(update, handle(name))

    coming = [
        *(asyncio.ensure_future(come(f"ona {n}", update(n, person=1))) for n in range(5)),
        asyncio.ensure_future(come("pere", update(5, person=2))),
        asyncio.ensure_future(come("nobody", object())),
    ]
    await asyncio.sleep(0)
    assert handled == ["ona 0", "ona 1", "pere", "nobody"]
    goes_on.set()
    await asyncio.gather(*coming)
    assert handled[4:] == ["ona 2", "ona 3", "ona 4"]


async def test_what_a_chat_tells_of_itself_is_heard_in_its_order() -> None:
    """A topic is closed and opened again: many write at once, and it must be open in the end."""
    door = Door(None)
    turns, state = Turns(door), list[str]()

    async def tell(number: int, what: str, seconds: float) -> None:
        chat = {"id": -1, "type": "supergroup", "title": "Bar"}
        message = {"message_id": number, "date": 1, "chat": chat, f"forum_topic_{what}": {}}
        raw = {"update_id": number, "message": message}
        assert door.lets_in(raw)

        async def handle() -> None:
            await asyncio.sleep(seconds)
            state.append(what)

        await turns.do_process_update(Update.de_json(raw), handle())

    await asyncio.gather(tell(1, "closed", 0.05), tell(2, "reopened", 0.0))
    assert state == ["closed", "reopened"]
