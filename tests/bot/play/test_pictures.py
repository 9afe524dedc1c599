"""Pictures beside the words: where they stand, and who wants none."""

from __future__ import annotations

from bot.sandbox import Message
from bot.sandbox.rooms import Room
from engine.cards import Trump
from tests.bot.play.deeds import plays_on, sits_alone
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


def pictures(room: Room) -> list[Message]:
    """The messages there that are pictures."""
    return [message for message in room.messages() if message.photo]


async def test_a_score_stands_beside_its_picture_and_says_the_same(house: House) -> None:
    await house.has_played(CAPOT, *COPES, cards=44)
    await house.plays_out()
    await house.passes(3)
    (score,) = pictures(house.bar)
    assert "Fi de la mà 1" in score.text
    assert ("Mà següent 0/4", "La mà sencera") in score.labels
    photo = score.photo
    await house.presses(house.ona, "Mà següent", house.bar)
    assert ("Mà següent 1/4", "La mà sencera") in score.labels
    await house.presses(house.ona, "La mà sencera", house.bar)
    assert "🟡 Oros:" in score.text  # the four hands
    assert score.photo == photo  # only words and buttons have changed
    assert len(house.town.calls_of("sendPhoto")) == 1
    assert not house.town.calls_of("editMessageMedia")


async def test_a_group_that_wants_none_reads_the_same_words(house: House) -> None:
    await house.adds_bot()
    await house.goes(pictures="none")
    await house.has_played(CAPOT, *COPES, cards=44)
    await house.plays_out()
    await house.passes(3)
    assert pictures(house.bar) == []
    assert "Fi de la mà 1" in await house.reads(house.bar)


async def test_the_last_trick_and_the_score_in_private_as_their_reader_likes(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.says(house.ona, "/last")
    (last,) = pictures(house.ona.private)
    assert "Última basa (1 de 12)" in last.text
    await house.sets(house.ona, "Imatges", "Cap")
    await house.says(house.ona, "/last")
    assert pictures(house.ona.private) == []


async def test_who_plays_alone_has_them_in_the_one_message_of_the_match(house: House) -> None:
    """The board comes into the hand that is over; the next hand, a text, takes its place."""
    berta = house.town.person("Berta", language="ca")
    await sits_alone(house, berta)
    hands = berta.private.messages()
    await plays_on(house, berta, "fi de la mà 1")
    assert len(berta.private.messages()) == len(hands)
    (board,) = pictures(berta.private)
    assert board is berta.private.messages()[-1]
    assert board.id == hands[-1].id
    assert "12. " in board.text  # its tricks are there too
    await house.presses(berta, "Mà següent", berta.private)
    await house.passes(2)
    assert pictures(berta.private) == []
    assert len(berta.private.messages()) == len(hands)
    assert "fi de la mà" not in (await house.last(berta)).text
    await house.likes(berta, pictures="none")
    await plays_on(house, berta, "fi de la mà 2")
    assert pictures(berta.private) == []


async def test_an_equal_picture_is_uploaded_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.says(house.ona, "/last", house.bar)
    await house.says(house.pere, "/last", house.bar)
    sent = house.town.calls_of("sendPhoto")
    assert len(sent) == 2
    assert len(house.town.world.photos) == 1


async def test_a_picture_that_telegram_has_lost_is_uploaded_again(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.says(house.ona, "/last", house.bar)
    house.town.world.photos.clear()
    await house.says(house.pere, "/last", house.bar)
    assert pictures(house.bar)
    assert len(house.town.world.photos) == 1


async def test_a_group_that_takes_no_photos_reads_the_same_words(house: House) -> None:
    """Its members may write, and send no pictures: many large groups are like that."""
    await house.has_played(CAPOT, *COPES, cards=44)
    house.bar.takes_no_photos()
    await house.plays_out()
    await house.passes(3)
    assert pictures(house.bar) == []
    assert "Fi de la mà 1" in await house.reads(house.bar)
    await house.presses(house.ona, "Mà següent", house.bar)
    assert "Mà següent 1/4" in str((await house.last(house.bar)).labels)
    (match,) = await house.app.storage.matches.live()
    assert not match.paused
    await house.says(house.pere, "/last", house.bar)
    assert len(house.town.calls_of("sendPhoto")) == 1  # it was told once


async def test_a_picture_that_is_refused_by_its_id_is_tried_with_its_file(house: House) -> None:
    """Whatever Telegram's words for that are."""
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.says(house.ona, "/last", house.bar)
    house.town.fault("sendPhoto", times=1, code=400, description="Bad Request: FILE_REFERENCE_0_")
    await house.says(house.pere, "/last", house.bar)
    assert len(house.town.calls_of("sendPhoto")) == 3
    assert "Última basa" in await house.reads(house.bar)
    house.town.fault("sendPhoto", times=None, code=400, description="Bad Request: MEDIA_EMPTY")
    await house.says(house.ona, "/last", house.bar)
    assert len(house.town.calls_of("sendPhoto")) == 5  # with its id, with its file, no more
    assert "Última basa" in (await house.last(house.bar)).text
    assert not (await house.last(house.bar)).photo


async def test_an_answer_turns_from_picture_to_text_and_back(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.says(house.ona, "/last", house.bar)
    await house.says(house.ona, "/help", house.bar)
    assert pictures(house.bar) == []
    await house.says(house.ona, "/last", house.bar)
    assert len(pictures(house.bar)) == 1
