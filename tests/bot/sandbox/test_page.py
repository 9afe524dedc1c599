"""The page without a browser: who is told what, what can be done, and who is turned away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession
from telegram import Bot

from bot.sandbox import Group, Person, Sandbox
from bot.sandbox.page import Page
from bot.sandbox.page.view import Json, find_room, room_json, rooms

SECRET = "the king of cups"


@pytest.fixture
async def page(town: Sandbox, ona: Person, pere: Person) -> AsyncIterator[Page]:
    page = Page(town, [ona, pere], {"title": "The page"})
    await page.listen()
    yield page
    await page.stop()


@pytest.fixture
async def web(page: Page) -> AsyncIterator[ClientSession]:
    async with ClientSession(page.url) as session:
        yield session


async def do(web: ClientSession, what: str, **given: object) -> tuple[int, Json]:
    async with web.post(what, json=given) as response:
        return response.status, await response.json() if response.status in (200, 409) else {}


async def told(web: ClientSession, path: str, enough: int) -> list[Json]:
    """The first frames of a stream."""
    frames: list[Json] = []
    async with web.get(path) as response:
        async for line in response.content:
            if line.startswith(b"data: "):
                frames.append(json.loads(line[6:]))
            if len(frames) == enough:
                break
    return frames


def shown(town: Sandbox, person: Person, name: str | int) -> Json:
    room = find_room(town.world, person.id, str(name))
    assert room is not None
    return room_json(town.world, person.id, room)


# What somebody is shown


@pytest.mark.usefixtures("club")
async def test_a_private_chat_is_in_nobody_elses_view(
    town: Sandbox, bot: Bot, ona: Person, pere: Person
) -> None:
    await bot.send_message(ona.id, SECRET)
    theirs = [
        json.dumps(room_json(town.world, pere.id, room)) for room in rooms(town.world, pere.id)
    ]
    assert len(theirs) == 2
    assert not any(SECRET in view for view in theirs)
    assert SECRET in json.dumps(shown(town, ona, ona.id))


async def test_who_left_a_group_has_it_on_the_list_no_more(
    town: Sandbox, pere: Person, bar: Group
) -> None:
    assert find_room(town.world, pere.id, str(bar.chat_id)) is not None
    pere.leaves(bar)
    assert find_room(town.world, pere.id, str(bar.chat_id)) is None


async def test_an_upgraded_group_stands_once_under_its_new_id(
    town: Sandbox, ona: Person, bar: Group
) -> None:
    old = bar.chat_id
    bar.migrates()
    names = [str(room.chat_id) for room in rooms(town.world, ona.id)]
    assert names == [str(bar.chat_id), str(ona.id)]
    assert bar.chat_id != old


async def test_topics_are_rooms_of_their_own(town: Sandbox, ona: Person, club: Group) -> None:
    club.becomes_forum()
    topic = club.topic("Cards")
    await ona.says("here", topic)
    here = shown(town, ona, f"{club.chat_id}/{topic.thread}")
    assert here["title"] == "Club · Cards"
    assert "here" in json.dumps(here)
    assert '"here"' not in json.dumps(shown(town, ona, club.chat_id))


async def test_a_phone_hides_what_a_link_hands_to_start(town: Sandbox, ona: Person) -> None:
    await ona.starts("seat-7")
    assert "seat-7" not in json.dumps(shown(town, ona, ona.id))


# What can be done


@pytest.mark.usefixtures("club")
async def test_everything_is_told_at_once_and_then_each_change(
    bot: Bot, web: ClientSession, ona: Person
) -> None:
    first = await told(web, "events", 7)
    assert [frame["kind"] for frame in first] == ["town", *["list", "room", "room"] * 2]
    waiting = asyncio.create_task(told(web, "events", 8))
    await asyncio.sleep(0.3)
    await bot.send_message(ona.id, "news")
    last = (await asyncio.wait_for(waiting, 60))[-1]
    assert last["person"] == ona.id
    assert "news" in json.dumps(last)


async def test_a_tap_brings_the_bots_answer(bot: Bot, web: ClientSession, ona: Person) -> None:
    await bot.send_message(ona.id, "Which?")
    message = ona.private.messages()[-1]
    given = {"person": ona.id, "room": str(ona.id), "message": message.id, "data": "a"}
    pressing = asyncio.create_task(do(web, "do/press", **given))
    (update,) = await bot.get_updates(timeout=10)
    assert update.callback_query is not None
    await update.callback_query.answer("That one", show_alert=True)
    assert await pressing == (200, {"text": "That one", "alert": True, "url": None})


@pytest.mark.usefixtures("club")
async def test_nobody_acts_where_they_are_not(
    bot: Bot, web: ClientSession, ona: Person, pere: Person
) -> None:
    await bot.send_message(ona.id, "Which?")
    message = ona.private.messages()[-1].id
    stolen = {"person": pere.id, "room": str(ona.id), "message": message, "data": "a"}
    assert await do(web, "do/press", **stolen) == (409, {"impossible": "no-room"})
    unseen = {"person": pere.id, "room": str(pere.id), "message": message, "data": "a"}
    assert await do(web, "do/press", **unseen) == (409, {"impossible": "no-message"})
    assert await do(web, "do/say", person=7, room="7", text="hi") == (
        409,
        {"impossible": "nobody"},
    )
    ona.blocks()
    assert await do(web, "do/say", person=ona.id, room=str(ona.id), text="hi") == (
        409,
        {"impossible": "closed"},
    )


async def test_what_was_read_stays_read(bot: Bot, web: ClientSession, ona: Person) -> None:
    await bot.send_message(ona.id, "one")

    async def unread() -> object:
        frames = await told(web, "events", 5)
        own = [f["room"] for f in frames if f["kind"] == "room" and f["person"] == ona.id]
        return own[-1]["unread"]  # type: ignore[index]

    assert await unread() == 1
    await do(web, "do/read", person=ona.id, room=str(ona.id))
    assert await unread() == 0


# Behind the scenes


async def test_trouble_comes_on_top_of_a_slow_network(
    town: Sandbox, bot: Bot, web: ClientSession, ona: Person, bar: Group
) -> None:
    await do(web, "backstage/slow", seconds=0.5)
    await do(web, "backstage/flood", seconds=7, group=str(bar.chat_id))
    (frame,) = await told(web, "backstage", 1)
    state = frame["state"]
    assert isinstance(state, dict)
    assert (state["slow"], state["waiting"]) == (0.5, 1)
    await bot.send_message(ona.id, "elsewhere")
    with pytest.raises(Exception, match=r"(?i)retry"):
        await bot.send_message(bar.chat_id, "here")
    await do(web, "backstage/heal")
    await bot.send_message(bar.chat_id, "here")
    assert [call.status for call in town.calls_of("sendMessage")] == [200, 429, 200]


async def test_calls_are_shown_with_their_arguments_and_counted(
    bot: Bot, web: ClientSession, club: Group
) -> None:
    await bot.send_message(club.chat_id, SECRET)
    await bot.get_me()
    (frame,) = await told(web, "backstage", 1)
    calls, state = frame["calls"], frame["state"]
    assert isinstance(calls, list)
    assert isinstance(state, dict)
    shown = {call["method"]: call for call in calls}
    assert shown["sendMessage"]["params"]["text"] == SECRET
    assert shown["sendMessage"]["counts"]
    assert not shown["getMe"]["counts"]
    assert {"name": "Club", "calls": 1, "of": 20} in state["budget"]


async def test_a_group_can_be_made_upgraded_and_left(
    town: Sandbox, web: ClientSession, bar: Group
) -> None:
    await do(web, "backstage/new-group")
    await do(web, "backstage/upgrade", group=str(bar.chat_id))
    groups = [c for c in town.world.chats.values() if c.is_group and c.upgraded_to is None]
    assert [(group.title, group.kind) for group in groups] == [
        ("Can Pere 2", "group"),
        ("Can Pere", "supergroup"),
    ]
    await do(web, "backstage/member", group=str(groups[0].id), on=False)
    assert not town.world.bot_in(groups[0]).inside
    await do(web, "backstage/admin", group=str(groups[1].id), on=True)
    assert town.world.bot_in(groups[1]).rules


# Who is turned away


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("GET", {"Host": "elsewhere.example"}, 403),
        ("POST", {"Origin": "https://elsewhere.example", "Content-Type": "application/json"}, 403),
        ("POST", {"Content-Type": "text/plain"}, 415),
        ("POST", {"Content-Type": "application/json"}, 400),
    ],
)
async def test_pages_elsewhere_can_do_nothing(
    web: ClientSession, method: str, headers: dict[str, str], status: int
) -> None:
    async with web.request(method, "do/say", headers=headers) as response:
        assert response.status == status


async def test_half_an_emoji_is_no_text(web: ClientSession, ona: Person) -> None:
    """Kept, it would end every page that is told of it, and every snapshot."""
    broken = json.dumps({"person": ona.id, "room": str(ona.id), "text": "\ud83d"})
    headers = {"Content-Type": "application/json"}
    async with web.post("do/say", data=broken, headers=headers) as response:
        assert response.status == 400
    assert await told(web, "events", 3)


async def test_the_page_runs_no_script_but_its_own(web: ClientSession) -> None:
    async with web.get("") as response:
        assert response.status == 200
        assert "script-src 'self'" in response.headers["Content-Security-Policy"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        html = await response.text()
    assert "http" not in html
    for name in ("main.js", "style.css"):
        async with web.get(f"static/{name}") as response:
            assert response.status == 200
