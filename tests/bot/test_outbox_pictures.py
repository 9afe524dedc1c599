"""Pictures: uploaded once, edited as cheaply as can be, and words where pictures are not taken."""

from __future__ import annotations

import asyncio

import pytest
from telegram.error import BadRequest, RetryAfter, TimedOut

from bot.outbox import Outbox
from bot.pictures.model import RulesCard, Themed
from bot.screens.screen import Button, Screen
from tests.bot.outbox_support import (
    GROUP,
    ONA,
    REST,
    TABLE,
    House,
    Trouble,
    screen,
    with_house,
)

NO_PHOTOS = BadRequest("Not enough rights to send photos to the chat")


def picture(title: str, text: str, *labels: str) -> Screen:
    """A picture that is told by its title, with a caption and buttons."""
    row = tuple(Button(label, data=label) for label in labels)
    return Screen(text, (row,) if row else (), Themed(RulesCard(title, (), "", (), ()), "light"))


def stands(house: House) -> list[tuple[str, tuple[str, ...], str]]:
    """Caption, buttons and file of all that stands."""
    return [(m.text, m.labels, m.photo) for _, m in sorted(house.telegram.messages.items())]


def test_a_picture_is_sent_with_its_words_and_only_words_are_edited() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "score", picture("board", "18", "next"), urgency=TABLE, edition="1")
        await outbox.settled()
        outbox.show(GROUP, "score", picture("board", "18!", "go"), urgency=TABLE, edition="1")
        await outbox.settled()
        assert house.telegram.methods() == ["photo", "caption"]
        assert stands(house) == [("18!", ("go",), "board#1")]
        assert house.telegram.calls[0].silent
        assert [call[0] for call in house.heard.calls] == ["sendPhoto", "editMessageCaption"]
        assert outbox.stats.calls == {"sendPhoto": 1, "editMessageCaption": 1}

    with_house(story)


def test_an_equal_picture_is_uploaded_once_and_another_is_another_file() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for place in (GROUP, ONA):
            outbox.show(place, "score", picture("board", "18"), urgency=TABLE)
            await outbox.settled()
        assert house.telegram.files == ["board#1"]
        outbox.show(ONA, "score", picture("other", "18"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.files == ["board#1", "other#2"]
        assert house.brush.told == ["board#1", "other#2"]
        assert house.telegram.methods() == ["photo", "photo", "media"]
        assert {photo for _, _, photo in stands(house)} == {"board#1", "other#2"}

    with_house(story)


def test_a_text_becomes_a_picture_and_a_picture_is_sent_anew_as_a_text() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("hand", "play"), urgency=REST)
        await outbox.settled()
        outbox.show(ONA, "hand", picture("board", "18", "next"), urgency=REST)
        await outbox.settled()
        assert stands(house) == [("18", ("next",), "board#1")]
        outbox.show(ONA, "hand", screen("hand", "play"), urgency=REST)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "media", "send", "delete"]
        assert stands(house) == [("hand", ("play",), "")]

    with_house(story)


@pytest.mark.parametrize("edited", [False, True])
def test_a_file_that_telegram_has_lost_is_uploaded_again(edited: bool) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        house.telegram.files[0] = "of another bot"
        if edited:
            outbox.show(ONA, "score", screen("words"), urgency=TABLE)
            await outbox.settled()
        outbox.show(ONA, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        assert stands(house)[-1] == ("18", (), "board#2")
        assert house.brush.told == ["board#1", None, "board#2"]
        how = "media" if edited else "photo"
        assert house.telegram.methods(11)[-2:] == [how, how]

    with_house(story)


def test_a_chat_that_takes_no_pictures_reads_the_words_from_then_on() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(NO_PHOTOS, method="photo"))
        outbox.show(GROUP, "score", picture("board", "18", "next"), urgency=TABLE)
        await outbox.settled()
        assert stands(house) == [("18", ("next",), "")]
        outbox.show(GROUP, "result", picture("course", "101"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods() == ["photo", "send", "send"]
        assert house.heard.events == []
        outbox.show(ONA, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods(11) == ["photo"], "others have theirs"
        outbox.resume(GROUP)
        outbox.show(GROUP, "result", picture("course", "102"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods(-1)[-1] == "media", "perhaps it may now"

    with_house(story)


def test_a_picture_that_is_never_taken_is_shown_in_words() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(BadRequest("PHOTO_INVALID_DIMENSIONS")))
        outbox.show(GROUP, "score", picture("board", "18", "next"), urgency=TABLE, edition="1")
        await outbox.settled()
        assert house.telegram.methods() == ["photo", "send"]
        assert stands(house) == [("18", ("next",), "")]
        assert outbox.is_shown(GROUP, "score", "1")
        outbox.show(GROUP, "result", picture("course", "101"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods()[-1] == "photo", "this chat takes others"

    with_house(story)


def test_what_is_refused_with_the_id_of_a_file_is_tried_with_the_file() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        house.telegram.trouble.append(Trouble(BadRequest("IMAGE_PROCESS_FAILED")))
        outbox.show(ONA, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods(11) == ["photo", "photo"]
        assert house.telegram.files == ["board#1", "board#2"]

    with_house(story)


def test_an_upload_that_telegram_does_not_know_ends_in_words() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        lost = BadRequest("Wrong file identifier/HTTP URL specified")
        house.telegram.trouble.append(Trouble(lost, method="photo"))
        outbox.show(GROUP, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods() == ["photo", "send"]
        assert stands(house) == [("18", (), "")]

    with_house(story)


@pytest.mark.parametrize("trouble", [RetryAfter(2), TimedOut()])
def test_a_picture_is_waited_for_like_any_message(trouble: RetryAfter | TimedOut) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(trouble, method="photo"))
        outbox.show(ONA, "score", picture("board", "18"), urgency=TABLE)
        await asyncio.sleep(5)
        await outbox.settled()
        assert house.telegram.methods() == ["photo", "photo"]
        assert stands(house) == [("18", (), "board#1")]

    with_house(story)


def test_a_restart_knows_which_picture_stands() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        await house.kill()
        outbox = house.start()
        outbox.show(ONA, "score", picture("board", "18"), urgency=TABLE)
        await outbox.settled()
        outbox.show(ONA, "score", picture("board", "19"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods() == ["photo", "caption"]

    with_house(story)
