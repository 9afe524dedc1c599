"""Pins: silent, of the standing message, tried once, and remembered until they are taken off."""

import asyncio

from structlog.testing import capture_logs
from telegram.error import BadRequest, RetryAfter, TimedOut

from bot.outbox import Outbox
from tests.bot.outbox_support import (
    GROUP,
    TABLE,
    House,
    Standing,
    Trouble,
    in_no_time,
    screen,
    with_house,
)

NO_RIGHT = BadRequest("Not enough rights to manage pinned messages in the chat")


def test_a_message_is_pinned_once_it_stands_and_unpinned_when_told() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for text in ("one", "two"):
            outbox.show(GROUP, "lobby", screen(text), urgency=TABLE, edition="a")
            outbox.pin(GROUP, "lobby")
            await outbox.settled()
        assert house.telegram.pinned == [101]
        assert house.telegram.methods() == ["send", "pin", "edit"]
        outbox.show(GROUP, "lobby", screen("over"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby", on=False)
        await outbox.settled()
        assert house.telegram.pinned == []
        assert house.texts(GROUP) == ["over"]

    with_house(story)


def test_sent_anew_the_new_message_is_pinned() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        await outbox.settled()
        outbox.bring_down(GROUP, "lobby")
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        await outbox.settled()
        assert house.telegram.pinned[-1] == 102
        assert house.heard.sent == [(GROUP, "lobby")] * 2

    with_house(story)


def test_without_the_right_it_is_tried_once_a_message_and_stops_nothing() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(NO_RIGHT, method="pin"))
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        with capture_logs() as lines:
            await outbox.settled()
        # Whoever reads the log for chats that are out of reach finds none here.
        told = [(it["method"], it["outcome"], it["log_level"]) for it in lines]
        assert told == [("pinChatMessage", "no_pins", "debug")]
        outbox.show(GROUP, "lobby", screen("two"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        await outbox.settled()
        outbox.pin(GROUP, "lobby", on=False)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "pin", "edit"]
        assert house.heard.events == []
        assert not outbox.is_paused(GROUP)

    with_house(story)


def test_a_429_on_a_pin_is_waited_for() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(RetryAfter(3), method="pin"))
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        await outbox.settled()
        await asyncio.sleep(5)
        assert house.telegram.pinned == [101]

    with_house(story)


def test_a_pin_whose_answer_is_lost_is_taken_off_however_often_that_is_lost_too() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(TimedOut(), method="pin", applied=True))
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        await outbox.settled()
        assert house.telegram.pinned == [101]
        house.telegram.trouble += [Trouble(TimedOut(), method="unpin") for _ in range(2)]
        outbox.pin(GROUP, "lobby", on=False)
        await outbox.settled()
        assert house.telegram.pinned == []
        assert house.telegram.methods() == ["send", "pin", *["unpin"] * 3]

    with_house(story)


def test_a_kill_right_after_a_pin_leaves_none_that_nobody_knows_of() -> None:
    async def main() -> None:
        house = House()
        outbox = house.start()
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        await outbox.settled()
        house.telegram.latency = 2.0
        outbox.pin(GROUP, "lobby")
        while not house.telegram.pinned:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.1)
        await house.kill()
        outbox = house.start()
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby", on=False)
        await outbox.settled()
        assert house.telegram.pinned == []
        assert house.telegram.methods() == ["send", "pin", "unpin"]
        await house.stop()

    in_no_time(main())


def test_a_restart_remembers_what_is_pinned() -> None:
    async def main() -> None:
        house = House()
        outbox = house.start()
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        await outbox.settled()
        await house.kill()
        outbox = house.start()
        outbox.show(GROUP, "lobby", screen("one"), urgency=TABLE, edition="a")
        outbox.pin(GROUP, "lobby")
        await outbox.settled()
        assert house.telegram.methods() == ["send", "pin"]
        outbox.pin(GROUP, "lobby", on=False)
        await outbox.settled()
        assert house.telegram.pinned == []
        await house.stop()

    in_no_time(main())


def test_every_call_is_told_by_telegrams_name_its_place_and_its_slot() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "table", screen("one", "x"), urgency=TABLE, edition="1")
        outbox.pin(GROUP, "table")
        await outbox.settled()
        outbox.pin(GROUP, "table", on=False)
        await outbox.settled()
        outbox.strip(GROUP, "table")
        await outbox.settled()
        outbox.show(GROUP, "table", screen("two", "x"), urgency=TABLE, edition="2")
        await outbox.settled()
        house.telegram.messages[-1, 50] = Standing("old", ("x",))
        outbox.strip_orphan(-1, 50)
        await outbox.settled()
        outbox.last_word(-1, 50, screen("forgotten"))
        await outbox.settled()
        assert [call[:3] for call in house.heard.calls] == [
            ("sendMessage", GROUP, "table"),
            ("pinChatMessage", GROUP, "table"),
            ("unpinChatMessage", GROUP, "table"),
            ("editMessageReplyMarkup", GROUP, "table"),
            ("sendMessage", GROUP, "table"),
            ("deleteMessage", GROUP, "table"),
            ("editMessageReplyMarkup", None, ""),
            ("editMessageText", None, ""),
        ]

    with_house(story)
