"""Chats that are angry, slow, gone, moved or closed: each on its own, and mended when it can be."""

import asyncio
import warnings
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

import pytest
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.outbox import Hooks, Outbox
from bot.outbox.outcome import Kind, classify
from bot.place import Place
from tests.bot.outbox_support import (
    ASKED,
    GROUP,
    ONA,
    OTHER_GROUP,
    PERE,
    REST,
    TABLE,
    Addresses,
    Heard,
    House,
    Trouble,
    in_no_time,
    now,
    screen,
    with_house,
)

BLOCKED = Forbidden("Forbidden: bot was blocked by the user")


def test_a_429_holds_its_chat_alone_for_as_long_as_telegram_says() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(RetryAfter(30), chat=-1))
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        outbox.show(OTHER_GROUP, "table", screen("other"), urgency=TABLE)
        outbox.show(ONA, "hand", screen("hand"), urgency=REST)
        await asyncio.sleep(1)
        outbox.show(GROUP, "table", screen("two"), urgency=TABLE)
        assert house.texts(OTHER_GROUP) == ["other"]
        assert house.texts(ONA) == ["hand"]
        await asyncio.sleep(40)
        first, second = [call for call in house.telegram.calls if call.chat == -1]
        assert 30 <= second.start - first.start < 31
        assert house.texts(GROUP) == ["two"]

    with_house(story)


def test_a_429_on_an_edit_is_waited_for_and_the_newest_is_shown() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        house.telegram.trouble.append(Trouble(RetryAfter(4), method="edit"))
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        await asyncio.sleep(2)
        outbox.show(ONA, "hand", screen("three"), urgency=REST)
        await outbox.settled()
        assert house.texts(ONA) == ["three"]
        assert house.telegram.methods() == ["send", "edit", "edit"]

    with_house(story)


def test_a_slow_network_to_one_chat_delays_no_other() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(None, latency=20, chat=-1))
        outbox.show(GROUP, "table", screen("slow"), urgency=TABLE)
        await asyncio.sleep(0.01)
        started = now()
        for n in range(5):
            outbox.show(ONA, "hand", screen(f"{n}"), urgency=REST)
            await asyncio.sleep(1.2)
            assert house.texts(ONA) == [f"{n}"]
        assert now() - started < 7
        assert house.texts(GROUP) == []

    with_house(story)


def test_a_network_that_fails_is_tried_less_and_less_often() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.extend(Trouble(NetworkError("Bad Gateway")) for _ in range(7))
        outbox.show(ONA, "hand", screen("hand"), urgency=REST)
        await asyncio.sleep(130)
        starts = [call.start for call in house.telegram.calls]
        gaps = [round(b - a) for a, b in pairwise(starts)]
        assert gaps == [1, 2, 4, 8, 16, 30, 30]
        assert house.texts(ONA) == ["hand"]

    with_house(story)


def test_somebody_who_blocked_the_bot_is_told_of_and_costs_nothing_more() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.refusing[11] = BLOCKED
        for n in range(5):
            outbox.show(ONA, "hand", screen(f"{n}"), urgency=ASKED, edition=f"{n}")
            await asyncio.sleep(5)
        assert len(house.telegram.calls) == 1
        assert house.heard.events == [("unreachable", ONA, "blocked")]
        assert outbox.is_paused(ONA)
        assert outbox.is_shown(ONA, "hand", "4")
        assert not outbox.is_paused(PERE)
        del house.telegram.refusing[11]
        outbox.resume(ONA)
        await outbox.settled()
        assert house.texts(ONA) == ["4"]
        assert house.heard.events[-1] == ("reachable", ONA)

    with_house(story)


def test_blocked_after_a_hand_stands_the_same_message_is_edited_afterwards() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        house.telegram.refusing[11] = BLOCKED
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        await outbox.settled()
        del house.telegram.refusing[11]
        outbox.resume(ONA)
        await outbox.settled()
        assert house.texts(ONA) == ["two"]

    with_house(story)


def test_somebody_without_an_address_costs_nothing_and_is_no_news() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        stranger = Place.private(99)
        outbox.show(stranger, "hand", screen("hand"), urgency=ASKED, edition="1")
        await outbox.settled()
        assert house.telegram.calls == []
        assert house.heard.events == []
        assert outbox.is_paused(stranger)
        assert outbox.is_shown(stranger, "hand", "1")
        house.addresses["private", 99] = 99
        outbox.resume(stranger)
        await outbox.settled()
        assert house.texts(stranger) == ["hand"]

    with_house(story)


def test_a_reminder_for_somebody_out_of_reach_is_dropped() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.refusing[11] = BLOCKED
        outbox.once(ONA, "reminder", screen("still there?"), urgency=REST)
        await outbox.settled()
        del house.telegram.refusing[11]
        outbox.resume(ONA)
        await outbox.settled()
        assert house.texts(ONA) == []
        assert house.rows.rows == {}

    with_house(story)


@pytest.mark.parametrize(
    ("error", "event"),
    [
        (Forbidden("Forbidden: bot was kicked from the group chat"), "kicked"),
        (Forbidden("Forbidden: bot is not a member of the supergroup chat"), "kicked"),
        (BadRequest("Chat not found"), "gone"),
    ],
)
def test_a_group_that_is_lost_is_told_of(error: TelegramError, event: str) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.refusing[-1] = error
        outbox.show(Place.group(1, 7), "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        assert house.heard.events == [("unreachable", Place.group(1, 7), event)]
        assert outbox.is_paused(GROUP), "all its topics are lost"

    with_house(story)


def test_a_group_without_the_right_to_write_is_told_of() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.refusing[-1] = BadRequest(
            "Not enough rights to send text messages to the chat"
        )
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        assert house.heard.events == [("no_rights", GROUP)]
        del house.telegram.refusing[-1]
        outbox.resume(GROUP)
        await outbox.settled()
        assert house.texts(GROUP) == ["one"]

    with_house(story)


def test_a_topic_that_is_gone_or_closed_stops_that_topic_alone() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        seven, eight = Place.group(1, 7), Place.group(1, 8)
        house.telegram.trouble.append(Trouble(BadRequest("Message thread not found")))
        outbox.show(seven, "table", screen("seven"), urgency=TABLE)
        await outbox.settled()
        outbox.show(eight, "table", screen("eight"), urgency=TABLE)
        await outbox.settled()
        assert house.heard.events == [("unreachable", seven, "no_thread"), ("reachable", eight)]
        assert house.texts(GROUP) == ["eight"]
        assert outbox.is_paused(seven)
        assert not outbox.is_paused(eight)
        outbox.resume(seven)
        await outbox.settled()
        assert house.heard.events[-1] == ("reachable", seven)

    with_house(story)


def test_a_topic_where_the_bot_may_not_write_stops_that_topic_alone() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        seven, eight = Place.group(1, 7), Place.group(1, 8)
        refused = BadRequest("Not enough rights to send text messages to the chat")
        house.telegram.trouble.append(Trouble(refused))
        outbox.show(seven, "table", screen("seven"), urgency=TABLE)
        await outbox.settled()
        outbox.show(eight, "table", screen("eight"), urgency=TABLE)
        await outbox.settled()
        assert house.texts(GROUP) == ["eight"]
        assert outbox.is_paused(seven)
        assert not outbox.is_paused(eight)

    with_house(story)


def test_the_general_topic_closed_stops_that_alone() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(BadRequest("TOPIC_CLOSED")))
        outbox.show(GROUP, "table", screen("general"), urgency=TABLE)
        await outbox.settled()
        assert house.heard.events == [("unreachable", GROUP, "closed")]
        outbox.show(Place.group(1, 8), "table", screen("eight"), urgency=TABLE)
        await outbox.settled()
        assert house.texts(GROUP) == ["eight"]
        assert outbox.is_paused(GROUP)
        outbox.resume(GROUP)
        await outbox.settled()
        assert house.texts(GROUP) == ["eight", "general"]

    with_house(story)


def test_a_group_that_became_a_supergroup_gets_its_table_under_the_new_id() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "score", screen("18"), urgency=TABLE, edition="2")
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE, edition="3")
        await outbox.settled()
        house.telegram.refusing[-1] = ChatMigrated(-1001)
        outbox.show(GROUP, "table", screen("two"), urgency=TABLE, edition="3", sound=True)
        await outbox.settled()
        assert house.heard.events == [("migrated", -1, -1001)]
        assert house.telegram.texts(-1001) == ["two"]
        assert house.telegram.calls[-1].silent
        outbox.show(GROUP, "table", screen("three"), urgency=TABLE, edition="3")
        await outbox.settled()
        assert house.telegram.texts(-1001) == ["three"]

    with_house(story)


def test_a_migration_nobody_stored_is_followed_all_the_same() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.refusing[-1] = ChatMigrated(-1001)
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.texts(-1001) == ["one"]

    class Deaf(Heard):
        def hooks(self, addresses: Addresses) -> Hooks:
            del addresses
            return super().hooks({})

    with_house(story, House(heard=Deaf()))


def test_a_migration_heard_of_elsewhere_shows_what_is_declared_next() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "score", screen("18"), urgency=TABLE, edition="2")
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE, edition="3")
        await outbox.settled()
        house.addresses["group", 1] = -1001
        outbox.moved(GROUP)
        await outbox.settled()
        assert house.telegram.texts(-1001) == [], "an old score is not shown twice"
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE, edition="3")
        await outbox.settled()
        assert house.telegram.texts(-1001) == ["one"]

    with_house(story)


def test_what_was_on_its_way_when_the_chat_moved_is_sent_to_the_new_one_once() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await asyncio.sleep(1)
        house.addresses["group", 1] = -5
        outbox.moved(GROUP)
        await outbox.settled()
        assert house.telegram.texts(-5) == ["one"]
        outbox.show(GROUP, "table", screen("two"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.texts(-5) == ["two"]
        assert house.telegram.methods() == ["send", "send", "edit"]

    with_house(story)


UNDER_WAY: dict[str, Callable[[Outbox], None]] = {
    "strip": lambda outbox: outbox.strip(GROUP, "table"),
    "pin": lambda outbox: outbox.pin(GROUP, "table"),
    "delete": lambda outbox: outbox.forget(GROUP, "table", delete=True),
    "strip once": lambda outbox: outbox.strip(GROUP, "word"),
    "delete once": lambda outbox: outbox.forget(GROUP, "word", delete=True),
}


@pytest.mark.parametrize("what", UNDER_WAY)
def test_whatever_was_under_way_touches_no_message_of_the_new_chat(what: str) -> None:
    """The old ids are somebody else's messages there, which an administrator could delete."""

    async def moved_after(quiet: float) -> None:
        house = House()
        outbox = house.start()
        outbox.once(GROUP, "word", screen("word", "a"), urgency=TABLE)
        outbox.show(GROUP, "table", screen("one", "a"), urgency=TABLE)
        await outbox.settled()
        await asyncio.sleep(60)
        UNDER_WAY[what](outbox)
        await asyncio.sleep(quiet)
        house.addresses["group", 1] = -1001
        for at, row in list(house.rows.rows.items()):
            house.rows.rows[at] = replace(row, message_id=None, hash=None)
        outbox.moved(GROUP)
        for todo in UNDER_WAY.values():
            todo(outbox)
        outbox.show(GROUP, "table", screen("two", "a"), urgency=TABLE)
        await outbox.settled()
        await house.kill()
        outbox = house.start()
        outbox.show(GROUP, "table", screen("three", "a"), urgency=TABLE)
        outbox.pin(GROUP, "table", on=False)
        await outbox.settled()
        touched = [c.message_id for c in house.telegram.calls if c.chat == -1001 and c.message_id]
        assert all(message_id > 102 for message_id in touched)
        assert house.telegram.texts(-1001) == ["three"]
        await house.stop()

    for thousandths in range(0, 60, 2):
        in_no_time(moved_after(thousandths / 1000))


def test_a_move_while_nothing_can_be_written_shows_it_once() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        await outbox.knows(GROUP, 1)
        house.rows.broken = 1
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await asyncio.sleep(0.001)
        house.addresses["group", 1] = -1001
        outbox.moved(GROUP)
        await outbox.settled()
        await asyncio.sleep(10)
        await outbox.settled()
        assert house.telegram.methods() == ["send"]
        assert house.telegram.texts(-1001) == ["one"]

    with_house(story)


def test_a_hook_that_fails_stops_nothing() -> None:
    class Broken(Heard):
        def hooks(self, addresses: Addresses) -> Hooks:
            async def fails(*_: object) -> None:
                raise RuntimeError("oh")

            hooks = super().hooks(addresses)
            return replace(hooks, on_unreachable=fails)

    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.refusing[11] = BLOCKED
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        outbox.show(PERE, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        assert house.texts(PERE) == ["one"]

    with_house(story, House(heard=Broken()))


def test_links_lead_to_messages_of_supergroups_only() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.addresses["group", 2] = -100123
        for place in (GROUP, OTHER_GROUP, Place.group(2, 7), ONA):
            assert await outbox.link(place, "table") is None
            outbox.show(place, "table", screen("one"), urgency=TABLE)
            await outbox.settled()
        assert await outbox.link(GROUP, "table") is None
        assert await outbox.link(ONA, "table") is None
        assert await outbox.link(OTHER_GROUP, "table") == "https://t.me/c/123/102"
        assert await outbox.link(Place.group(2, 7), "table") == "https://t.me/c/123/7/103"

    with_house(story)


class ConnectTimeout(Exception):  # noqa: N818 (the transport's name)
    pass


class PoolTimeout(Exception):  # noqa: N818
    pass


@pytest.mark.parametrize("cause", [ConnectTimeout(), PoolTimeout()])
def test_a_request_that_never_left_is_a_definite_refusal(cause: Exception) -> None:
    error = TimedOut()
    error.__cause__ = cause
    assert classify(error).kind is Kind.NOT_SENT
    assert classify(error).definite_refusal


@pytest.mark.parametrize("wait", [7, timedelta(seconds=7)])
def test_a_wait_comes_in_seconds_whichever_way_the_library_gives_it(
    wait: int | timedelta, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", str(isinstance(wait, timedelta)).lower())
    if isinstance(wait, int):  # the library would rather give a timedelta, and says so
        warnings.simplefilter("ignore")
    assert classify(RetryAfter(wait)).seconds == 7


def test_an_error_of_the_network_keeps_its_words_to_itself() -> None:
    error = NetworkError("httpx.ConnectError: https://api.telegram.org/bot123:TOKEN/x")
    assert "TOKEN" not in classify(error).detail
