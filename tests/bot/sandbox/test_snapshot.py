"""A town goes on another day: what people see is the same, and no id is given twice."""

from __future__ import annotations

import base64
import errno
from pathlib import Path

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup

from bot.sandbox import Group, Person, Sandbox, snapshot
from bot.sandbox.page.view import find_room, room_json, rooms

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)


def seen(town: Sandbox, person: int) -> list[object]:
    """All that stands on somebody's phone."""
    shown = [room_json(town.world, person, room) for room in rooms(town.world, person)]
    return [{**room, "commands": []} for room in shown]


async def test_people_see_what_they_saw(
    town: Sandbox, bot: Bot, ona: Person, pere: Person, club: Group, tmp_path: Path
) -> None:
    club.promotes_bot()
    club.becomes_forum()
    topic = club.topic("Cards")
    key = InlineKeyboardButton("Yes", callback_data="y")
    table = await bot.send_message(
        club.chat_id,
        "<b>a table</b>",
        parse_mode="HTML",
        reply_markup=InlineKeyboardMarkup([[key]]),
    )
    await bot.edit_message_text("<i>another</i>", club.chat_id, table.message_id, parse_mode="HTML")
    await bot.pin_chat_message(club.chat_id, table.message_id)
    await ona.says("in the topic", topic)
    await ona.starts()
    picture = await bot.send_photo(ona.id, DOT, caption="a dot", disable_notification=True)
    pere.blocks()
    room = find_room(town.world, ona.id, str(ona.id))
    assert room is not None
    town.world.reads[ona.id, str(ona.id)] = picture.message_id
    snapshot.save(town.world, tmp_path)

    later = Sandbox()
    assert snapshot.load(later.world, tmp_path)
    for person in (ona, pere):
        assert seen(later, person.id) == seen(town, person.id)
    assert later.world.photos == town.world.photos


async def test_what_came_after_the_last_snapshot_is_mistaken_for_nothing_else(
    town: Sandbox, bot: Bot, ona: Person, club: Group, tmp_path: Path
) -> None:
    await ona.starts()
    snapshot.save(town.world, tmp_path)
    lost = [await bot.send_message(chat, "lost") for chat in (ona.id, club.chat_id)]
    later = Sandbox()
    snapshot.load(later.world, tmp_path)
    for message in lost:
        chat = later.world.chats[message.chat.id]
        assert next(chat.ids) > message.message_id
    # Private chats and basic groups share their row of ids, then too.
    assert later.world.chats[ona.id].ids is later.world.box_ids


def test_an_empty_folder_holds_no_town(tmp_path: Path) -> None:
    later = Sandbox()
    assert not snapshot.load(later.world, tmp_path)


@pytest.mark.parametrize("text", ["", "{}", '{"users": 7}'])
def test_another_file_is_no_town_either(text: str, tmp_path: Path) -> None:
    (tmp_path / snapshot.FILE).write_text(text)
    with pytest.raises(snapshot.Unreadable):
        snapshot.load(Sandbox().world, tmp_path)


async def test_a_picture_for_which_there_was_no_room_is_written_later(
    town: Sandbox, bot: Bot, ona: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ona.starts()
    await bot.send_photo(ona.id, DOT)
    whole = Path.write_bytes

    def half(path: Path, content: bytes) -> int:
        whole(path, content[: len(content) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", half)
        with pytest.raises(OSError, match="No space"):
            snapshot.save(town.world, tmp_path)
    snapshot.save(town.world, tmp_path)
    later = Sandbox()
    assert snapshot.load(later.world, tmp_path)
    assert later.world.photos == town.world.photos
