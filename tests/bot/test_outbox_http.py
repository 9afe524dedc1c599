"""The outbox over real HTTP, against the local Telegram and a real database."""

import asyncio
import time
from pathlib import Path

from bot.outbox.budget import UNLIMITED, Limits
from bot.place import Place
from bot.sandbox import Limits as TelegramsLimits
from tests.bot.outbox_http import Premises, premises
from tests.bot.outbox_support import ASKED, REST, TABLE, screen

COUNTED = ("sendMessage", "editMessageText", "editMessageReplyMarkup", "deleteMessage")


async def test_a_hand_is_sent_edited_sent_anew_and_its_old_message_deleted(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.outbox.show(place, "hand", screen("dealt <b>1</b>", "a"), urgency=REST, edition="1")
        await at.outbox.settled()
        at.outbox.show(place, "hand", screen("trick 1", "b"), urgency=REST, edition="1")
        await at.outbox.settled()
        at.outbox.show(place, "hand", screen("turn", "c"), urgency=ASKED, edition="2", sound=True)
        await at.outbox.settled()
        assert [call.method for call in at.town.calls] == [
            "getMe",
            "getMe",
            "sendMessage",
            "editMessageText",
            "sendMessage",
            "deleteMessage",
        ]
        assert [message.text for message in ona.private.messages()] == ["turn"]
        assert [sight.text for sight in ona.sounds] == ["turn"]
        row = await at.memory.slots.get(str(place), "hand")
        assert row is not None
        assert row.message_id == ona.private.messages()[0].id
        assert row.shown_edition == "2"


async def test_after_48_hours_the_old_message_loses_its_buttons(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.outbox.show(place, "hand", screen("old", "a"), urgency=REST, edition="1")
        await at.outbox.settled()
        at.clock.ahead = 49 * 3600
        at.outbox.show(place, "hand", screen("new", "b"), urgency=REST, edition="2")
        await at.outbox.settled()
        old, new = ona.private.messages()
        assert [old.text, *old.labels] == ["old"]
        assert [new.text, *new.labels] == ["new", ("b",)]


async def test_a_send_whose_answer_was_lost_leaves_an_orphan_that_loses_its_buttons_when_tapped(
    tmp_path: Path,
) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.town.fault("sendMessage", drop_answer=True)
        at.outbox.show(place, "hand", screen("hand", "a"), urgency=ASKED, edition="1", sound=True)
        await at.outbox.settled()
        orphan, hand = ona.private.messages()
        assert len(ona.sounds) == 1
        for message in (orphan, hand):
            at.outbox.strip_orphan(ona.id, message.id)
        await at.outbox.settled()
        orphan, hand = ona.private.messages()
        assert (orphan.labels, hand.labels) == ((), (("a",),))


async def test_an_edit_whose_answer_was_lost_is_done_again_and_not_modified_is_success(
    tmp_path: Path,
) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.outbox.show(place, "hand", screen("one"), urgency=REST)
        await at.outbox.settled()
        at.town.fault("editMessageText", drop_answer=True)
        at.outbox.show(place, "hand", screen("two"), urgency=REST)
        await at.outbox.settled()
        assert [call.status for call in at.town.calls_of("editMessageText")] == [0, 400]
        assert [message.text for message in ona.private.messages()] == ["two"]
        row = await at.memory.slots.get(str(place), "hand")
        assert row is not None
        assert row.hash is not None


async def test_a_person_who_never_started_blocks_and_comes_back(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        pere = at.town.person("Pere")
        place = await at.private(pere)
        at.outbox.show(place, "hand", screen("hand"), urgency=REST)
        await at.outbox.settled()
        assert at.heard.events == [("unreachable", place, "never_started")]
        await pere.starts()
        at.outbox.resume(place)
        await at.outbox.settled()
        assert [m.text for m in pere.private.messages() if m.sender.is_bot] == ["hand"]
        pere.blocks()
        at.outbox.show(place, "hand", screen("hand 2"), urgency=REST)
        await at.outbox.settled()
        assert at.heard.events[1:] == [("reachable", place), ("unreachable", place, "blocked")]
        pere.unblocks()
        at.outbox.resume(place)
        await at.outbox.settled()
        assert [m.text for m in pere.private.messages() if m.sender.is_bot] == ["hand 2"]


async def test_a_group_migrates_kicks_and_mutes(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        bar = at.town.group("Can Pere", [ona], bot=True)
        place = await at.group(bar)
        at.outbox.show(place, "table", screen("one"), urgency=TABLE)
        await at.outbox.settled()
        assert await at.outbox.link(place, "table") is None
        bar.migrates()
        at.outbox.show(place, "table", screen("two"), urgency=TABLE)
        await at.outbox.settled()
        assert [event[0] for event in at.heard.events] == ["migrated"]
        assert (await ona.sees("two", bar)).chat.id == bar.chat_id
        link = await at.outbox.link(place, "table")
        message = await ona.sees("two", bar)
        assert link == f"https://t.me/c/{str(bar.chat_id).removeprefix('-100')}/{message.id}"

        bar.mutes_bot()
        at.outbox.bring_down(place, "table")
        at.outbox.show(place, "table", screen("two"), urgency=TABLE)
        await at.outbox.settled()
        assert at.heard.events[-1:] == [("no_rights", place)]
        bar.demotes_bot()
        at.outbox.resume(place)
        await at.outbox.settled()
        assert at.heard.events[-1:] == [("reachable", place)]

        bar.kicks_bot()
        at.outbox.show(place, "table", screen("three"), urgency=TABLE)
        await at.outbox.settled()
        assert at.heard.events[-1:] == [("unreachable", place, "kicked")]
        assert at.outbox.is_paused(place)


async def test_topics_of_a_forum(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        club = at.town.group("Club", [ona], bot=True, supergroup=True, forum=True)
        first, second = club.topic("Taula 1"), club.topic("Taula 2")
        places = []
        for topic in (first, second):
            assert topic.thread is not None
            places.append(await at.group(club, topic.thread))
            at.outbox.show(places[-1], "table", screen(f"here {topic.thread}"), urgency=TABLE)
        await at.outbox.settled()
        await ona.sees(f"here {first.thread}", first)
        await ona.sees(f"here {second.thread}", second)
        first.is_deleted()
        at.outbox.show(places[0], "table", screen("there?"), urgency=TABLE)
        await at.outbox.settled()
        assert at.heard.events == [("unreachable", places[0], "no_thread")]
        assert not at.outbox.is_paused(places[1])


async def test_content_that_telegram_refuses_is_not_tried_again(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.outbox.show(place, "hand", screen("<b>oh"), urgency=REST)
        await at.outbox.settled()
        at.outbox.show(place, "hand", screen("x" * 4097), urgency=REST)
        await at.outbox.settled()
        at.outbox.show(place, "hand", screen("fine"), urgency=REST)
        await at.outbox.settled()
        sends = at.town.calls_of("sendMessage")
        assert [call.status for call in sends] == [400, 400, 200]


async def test_an_answer_arrives_cut_and_one_too_late_harms_nothing(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.outbox.show(place, "hand", screen("hand", "a"), urgency=REST)
        press = await ona.press("a")
        query = (await at.bot.get_updates(timeout=1))[-1].callback_query
        assert query is not None
        await at.outbox.answer(query.id, "paraula " * 40, alert=True)
        answer = await press.answered()
        assert answer.text is not None
        assert len(answer.text) <= 200
        await at.outbox.answer("123", "nobody asked")


async def test_a_restart_mends_what_was_under_way(tmp_path: Path) -> None:
    async with premises(tmp_path) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.outbox.show(place, "hand", screen("old", "a"), urgency=REST, edition="1")
        await at.outbox.settled()
        at.town.fault("sendMessage", delay=0.5)
        at.outbox.show(place, "hand", screen("new", "b"), urgency=ASKED, edition="2", sound=True)
        await asyncio.sleep(0.25)
        for task in at.outbox._tasks:
            task.cancel()
        await at.stop()
        at.start()
        at.outbox.show(place, "hand", screen("new", "b"), urgency=ASKED, edition="2", sound=True)
        await at.outbox.settled()
        await asyncio.sleep(0.5)
        assert {message.text for message in ona.private.messages()} == {"new"}
        assert len(ona.sounds) <= 1
        rows = await at.memory.slots.all_for(str(place))
        assert [row.slot for row in rows] == ["hand"]


async def tables(at: Premises, count: int) -> list[Place]:
    """So many groups with the bot in them."""
    places = []
    for n in range(count):
        person = at.town.person(f"P{n}", started=True)
        places.append(await at.group(at.town.group(f"Bar {n}", [person], bot=True)))
    return places


async def test_eight_groups_at_full_speed_one_in_429_and_answers_within_a_second(
    tmp_path: Path,
) -> None:
    async with premises(tmp_path, limits=Limits()) as at:
        at.town.set_limits(TelegramsLimits())
        places = await tables(at, 8)
        hands = [await at.private(at.town.person(f"H{n}", started=True)) for n in range(32)]
        angry = (await at.memory.chats.get(places[0].key)).telegram_id
        at.town.fault("sendMessage", chat=angry, code=429, retry_after=5)
        began = time.monotonic()
        slowest, n = 0.0, 0
        while time.monotonic() - began < 12.0:
            n += 1
            for place in places:
                at.outbox.show(place, "table", screen(f"card {n}"), urgency=TABLE)
            for which, hand in enumerate(hands):
                asked = which % 4 == n % 4
                labels = ["play"] if asked else []
                at.outbox.show(
                    hand, "hand", screen(f"{n}", *labels), urgency=ASKED if asked else REST
                )
            for _ in range(4):
                started = time.monotonic()
                await at.outbox.answer(f"{n}", "ja està")
                slowest = max(slowest, time.monotonic() - started)
                await asyncio.sleep(0.25)
        took = time.monotonic() - began
        assert slowest < 3.0
        refused = [call for call in at.town.calls if call.status == 429]
        assert [call.chat_id for call in refused] == [angry], "no limit of Telegram was met"
        for place in places[1:]:
            chat = (await at.memory.chats.get(place.key)).telegram_id
            times = [call.time for call in at.town.calls if call.chat_id == chat]
            assert 3 <= len(times) <= took / 3.34 + 2.5  # one each 3.34 s, and one more
        mine = [call.time for call in at.town.calls if call.chat_id == angry]
        assert 5.0 <= mine[1] - mine[0] < 10.0
        ages = sorted(age for place, _, age in at.heard.ages if place in places[1:])
        assert ages[len(ages) // 2] < 5.0


async def test_a_chat_behind_a_slow_network_delays_no_other(tmp_path: Path) -> None:
    async with premises(tmp_path, limits=Limits(), read_timeout=3.0) as at:
        slow = at.town.person("Slow", started=True)
        ona = at.town.person("Ona", started=True)
        slow_place, place = await at.private(slow), await at.private(ona)
        at.town.fault(chat=slow, times=2, delay=7.5)
        at.outbox.show(slow_place, "hand", screen("slow"), urgency=ASKED)
        await asyncio.sleep(0.1)
        for n in range(3):
            at.outbox.show(place, "hand", screen(f"hand {n}"), urgency=REST)
            await ona.sees(f"hand {n}", within=5.4)
        assert not at.outbox.is_shown(slow_place, "hand", "")


async def test_a_network_that_is_down_is_caught_up_with_when_it_is_back(tmp_path: Path) -> None:
    async with premises(tmp_path, limits=UNLIMITED) as at:
        ona = at.town.person("Ona", started=True)
        place = await at.private(ona)
        at.town.unplug()
        for n in range(5):
            at.outbox.show(place, "hand", screen(f"{n}"), urgency=REST, edition="1", sound=True)
            await asyncio.sleep(0.1)
        at.town.heal()
        await at.outbox.settled()
        assert [message.text for message in ona.private.messages()] == ["4"]
