"""Standing and once-slots: what is sent, edited, sent anew and deleted, and with what sound."""

import asyncio
from collections.abc import Callable

import pytest
from telegram.error import BadRequest, RetryAfter, TimedOut

from bot.outbox import Outbox
from bot.place import Place
from tests.bot.outbox_support import (
    ACTED,
    ASKED,
    GROUP,
    ONA,
    PERE,
    REST,
    TABLE,
    House,
    Trouble,
    in_no_time,
    now,
    screen,
    with_house,
)


def test_the_first_time_a_message_is_sent_then_it_is_edited_in_place() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one", "a"), urgency=REST)
        await outbox.settled()
        outbox.show(ONA, "hand", screen("two", "b"), urgency=REST)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "edit"]
        assert house.texts(ONA) == ["two"]
        assert house.telegram.labels(11, 101) == ["b"]

    with_house(story)


def test_what_is_shown_already_is_not_sent_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for _ in range(3):
            outbox.show(ONA, "hand", screen("one", "a"), urgency=REST)
            await outbox.settled()
        assert house.telegram.methods() == ["send"]
        assert outbox.stats.unchanged == 2

    with_house(story)


def test_only_the_newest_of_a_slot_is_sent() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for n in range(20):
            outbox.show(GROUP, "table", screen(f"card {n}"), urgency=TABLE)
        await outbox.settled()
        assert [call.text for call in house.telegram.calls] == ["card 19"]

    with_house(story)


def test_content_that_came_back_to_what_is_shown_costs_nothing() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        outbox.show(GROUP, "table", screen("two"), urgency=TABLE)
        await asyncio.sleep(1)
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods() == ["send"]

    with_house(story)


def test_newer_content_declared_while_a_send_is_under_way_wins() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await asyncio.sleep(1)
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        outbox.show(ONA, "hand", screen("three"), urgency=REST)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "edit"]
        assert house.texts(ONA) == ["three"]

    with_house(story)


def test_content_that_came_back_while_an_edit_is_under_way_is_shown_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        await asyncio.sleep(2)
        house.telegram.latency = 2.0
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        await asyncio.sleep(1)
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        assert house.texts(ONA) == ["one"]
        assert house.telegram.methods() == ["send", "edit", "edit"]

    with_house(story)


def test_another_edition_is_sent_with_sound_before_the_old_message_goes() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("dealt"), urgency=REST, edition="1")
        await outbox.settled()
        outbox.show(ONA, "hand", screen("your turn"), urgency=ASKED, edition="2", sound=True)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "send", "delete"]
        assert [call.silent for call in house.telegram.calls] == [True, False, True]
        assert house.texts(ONA) == ["your turn"]

    with_house(story)


@pytest.mark.parametrize("settled_first", [True, False])
def test_content_of_no_edition_goes_where_the_message_is_or_will_be(settled_first: bool) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        if settled_first:
            outbox.show(ONA, "hand", screen("a"), urgency=REST, edition="1")
            await outbox.settled()
        outbox.show(ONA, "hand", screen("b"), urgency=ASKED, edition="2", sound=True)
        outbox.show(ONA, "hand", screen("c"), urgency=REST)
        await outbox.settled()
        assert house.texts(ONA) == ["c"]
        assert house.telegram.sounds == ["c"], "the sound that was asked for is made"
        outbox.show(ONA, "hand", screen("d"), urgency=REST)
        await outbox.settled()
        assert house.telegram.methods()[-1] == "edit"
        assert outbox.is_shown(ONA, "hand", "2")

    with_house(story)


def test_the_same_edition_never_sounds_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("a"), urgency=ASKED, edition="1", sound=True)
        await outbox.settled()
        outbox.show(ONA, "hand", screen("b"), urgency=ASKED, edition="1", sound=True)
        outbox.bring_down(ONA, "hand")
        await outbox.settled()
        assert [call.silent for call in house.telegram.calls if call.method == "send"] == [
            False,
            True,
        ]
        assert house.texts(ONA) == ["b"]

    with_house(story)


def test_an_old_message_that_may_not_be_deleted_loses_its_buttons() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("old", "x"), urgency=REST, edition="1")
        await outbox.settled()
        refused = BadRequest("Message can't be deleted for everyone")
        house.telegram.trouble.append(Trouble(refused, method="delete"))
        outbox.show(ONA, "hand", screen("new", "y"), urgency=REST, edition="2")
        await outbox.settled()
        assert house.telegram.methods() == ["send", "send", "delete", "strip"]
        assert house.telegram.labels(11, 101) == []
        assert [slot for _, slot in house.rows.rows] == ["hand"]

    with_house(story)


def test_an_old_message_that_is_gone_already_is_fine() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("old"), urgency=REST, edition="1")
        await outbox.settled()
        del house.telegram.messages[11, 101]
        outbox.show(ONA, "hand", screen("new"), urgency=REST, edition="2")
        await outbox.settled()
        assert house.telegram.methods() == ["send", "send", "delete"]
        assert [slot for _, slot in house.rows.rows] == ["hand"]

    with_house(story)


@pytest.mark.parametrize("words", ["Message to edit not found", "Message can't be edited"])
def test_a_message_that_cannot_be_edited_is_sent_anew_silently(words: str) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST, edition="1", sound=True)
        await outbox.settled()
        house.telegram.trouble.append(Trouble(BadRequest(words), method="edit"))
        outbox.show(ONA, "hand", screen("two"), urgency=REST, edition="1", sound=True)
        await outbox.settled()
        sends = [call for call in house.telegram.calls if call.method == "send"]
        assert [(call.text, call.silent) for call in sends] == [("one", False), ("two", True)]
        assert house.texts(ONA)[-1] == "two"

    with_house(story)


def test_a_send_with_unknown_outcome_is_done_again_silently() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(TimedOut(), applied=True, latency=5))
        outbox.show(ONA, "hand", screen("turn"), urgency=ASKED, edition="1", sound=True)
        await outbox.settled()
        assert [call.silent for call in house.telegram.calls] == [False, True]
        assert outbox.is_shown(ONA, "hand", "1")

    with_house(story)


def test_an_edit_with_unknown_outcome_is_done_again_on_the_same_message() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        house.telegram.trouble.append(Trouble(TimedOut(), applied=True, latency=5))
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "edit", "edit"]
        assert house.texts(ONA) == ["two"]

    with_house(story)


def test_content_that_came_back_after_an_edit_with_unknown_outcome_is_shown_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        house.telegram.trouble.append(Trouble(TimedOut(), applied=True, latency=5))
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        await asyncio.sleep(3)
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        assert house.texts(ONA) == ["one"]

    with_house(story)


def test_a_refused_send_may_sound_when_it_is_done_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(RetryAfter(3)))
        outbox.show(ONA, "hand", screen("turn"), urgency=ASKED, edition="1", sound=True)
        await asyncio.sleep(2)
        assert not outbox.is_shown(ONA, "hand", "1")
        await asyncio.sleep(2)
        assert [call.silent for call in house.telegram.calls] == [False, False]
        assert outbox.is_shown(ONA, "hand", "1")

    with_house(story)


def test_content_telegram_never_takes_is_tried_once_and_nobody_waits_for_it() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(BadRequest("Can't parse entities: oh")))
        outbox.show(GROUP, "score", screen("<b>"), urgency=TABLE, edition="3")
        await outbox.settled()
        assert len(house.telegram.calls) == 1
        assert outbox.is_shown(GROUP, "score", "3")
        outbox.show(GROUP, "score", screen("better"), urgency=TABLE, edition="3")
        await outbox.settled()
        assert house.texts(GROUP) == ["better"]

    with_house(story)


def test_bringing_down_sends_it_anew_at_the_bottom() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.bring_down(ONA, "hand")  # no such slot: nothing
        outbox.show(ONA, "hand", screen("hand", "x"), urgency=REST, edition="1", sound=True)
        await outbox.settled()
        outbox.bring_down(ONA, "hand")
        outbox.show(ONA, "hand", screen("hand", "x"), urgency=REST, edition="1", sound=True)
        await outbox.settled()
        assert house.telegram.methods() == ["send", "send", "delete"]
        assert [call.silent for call in house.telegram.calls] == [False, True, True]
        assert list(house.telegram.messages) == [(11, 102)]

    with_house(story)


def test_stripping_takes_the_buttons_and_keeps_the_text() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.strip(ONA, "unknown")
        outbox.show(ONA, "hand", screen("hand", "x"), urgency=REST)
        await outbox.settled()
        for _ in range(2):
            outbox.strip(ONA, "hand")
            await outbox.settled()
        assert house.texts(ONA) == ["hand"]
        assert house.telegram.labels(11, 101) == []
        assert len(house.telegram.calls) == 2

    with_house(story)


def test_what_is_stripped_before_it_was_sent_comes_without_buttons_and_with_its_sound() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("hand", "x"), urgency=REST, edition="2", sound=True)
        outbox.strip(ONA, "hand")
        await outbox.settled()
        assert house.texts(ONA) == ["hand"]
        assert house.telegram.labels(11, 101) == []
        assert house.telegram.sounds == ["hand"]
        assert outbox.is_shown(ONA, "hand", "2")

    with_house(story)


def test_what_stood_stays_while_nothing_can_take_its_place() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("old"), urgency=REST, edition="1")
        await outbox.settled()
        house.telegram.trouble.append(Trouble(BadRequest("Can't parse entities: oh")))
        outbox.show(ONA, "hand", screen("<b>"), urgency=REST, edition="2")
        await outbox.settled()
        await asyncio.sleep(60)
        assert house.texts(ONA) == ["old"]
        assert await outbox.knows(ONA, 101)
        outbox.show(ONA, "hand", screen("new"), urgency=REST, edition="2")
        await outbox.settled()
        assert house.texts(ONA) == ["new"]

    with_house(story)


def test_buttons_wanted_again_while_they_are_taken_off_come_back() -> None:
    """The same screen as before, at any moment of it: nobody declares it a second time."""

    async def back_after(quiet: float) -> None:
        house = House()
        outbox = house.start()
        outbox.show(ONA, "hand", screen("hand", "a"), urgency=ASKED)
        await outbox.settled()
        await asyncio.sleep(2)
        outbox.strip(ONA, "hand")
        await asyncio.sleep(quiet)
        outbox.show(ONA, "hand", screen("hand", "a"), urgency=ASKED)
        await outbox.settled()
        assert house.telegram.labels(house.address(ONA), 101) == ["a"]
        await house.stop()

    for thousandths in range(0, 60, 2):
        in_no_time(back_after(thousandths / 1000))


@pytest.mark.parametrize("step", [Outbox.strip, Outbox.pin])
def test_what_is_to_come_down_still_does_after_another_step(
    step: Callable[[Outbox, Place, str], None],
) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "table", screen("one", "a"), urgency=TABLE)
        await outbox.settled()
        outbox.bring_down(GROUP, "table")
        step(outbox, GROUP, "table")
        await outbox.settled()
        outbox.show(GROUP, "table", screen("two", "a"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods().count("send") == 2
        assert house.texts(GROUP) == ["two"]

    with_house(story)


def test_a_message_from_before_a_restart_can_be_stripped_and_shown_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("hand", "x"), urgency=REST)
        await outbox.settled()
        await house.kill()
        outbox = house.start()
        for _ in range(2):
            outbox.strip(ONA, "hand")
            await outbox.settled()
        assert house.telegram.methods() == ["send", "strip"]
        assert house.telegram.labels(11, 101) == []
        outbox.show(ONA, "hand", screen("hand", "x"), urgency=REST)
        await outbox.settled()
        assert house.telegram.labels(11, 101) == ["x"]

    with_house(story)


def test_a_forgotten_slot_is_new_when_it_is_declared_again() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        outbox.forget(ONA, "hand")
        await outbox.settled()
        assert house.rows.rows == {}
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        assert house.texts(ONA) == ["one", "one"]

    with_house(story)


def test_a_slot_forgotten_bare_keeps_its_message_without_buttons() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "result", screen("won", "rematch"), urgency=REST)
        await outbox.settled()
        outbox.forget(GROUP, "result", bare=True)
        await outbox.settled()
        assert house.texts(GROUP) == ["won"]
        assert house.telegram.labels(-1, 101) == []
        assert house.rows.rows == {}

    with_house(story)


def test_a_slot_forgotten_while_its_message_is_under_way_leaves_no_row() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await asyncio.sleep(1)
        outbox.forget(ONA, "hand")
        await outbox.settled()
        assert house.rows.rows == {}

    with_house(story)


def test_forgotten_and_declared_again_at_once_sends_a_new_message() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        outbox.forget(ONA, "hand")
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await outbox.settled()
        assert house.texts(ONA) == ["one", "one"]
        assert house.rows.rows["p1", "hand"].message_id == 102

    with_house(story)


def test_once_is_once_over_restarts_too() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for _ in range(3):
            outbox.once(ONA, "reminder:7", screen("still there?"), urgency=REST, sound=True)
            await outbox.settled()
        await house.kill()
        outbox = house.start()
        outbox.once(ONA, "reminder:7", screen("still there?"), urgency=REST, sound=True)
        await outbox.settled()
        assert [(c.method, c.silent) for c in house.telegram.calls] == [("send", False)]
        assert house.rows.rows["p1", "reminder:7"].message_id == 101

    with_house(story)


def test_once_is_sent_after_a_definite_refusal() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(RetryAfter(4)))
        outbox.once(ONA, "reminder:7", screen("still there?"), urgency=REST)
        await asyncio.sleep(1)
        assert house.rows.rows == {}
        await outbox.settled()
        assert house.texts(ONA) == ["still there?"]

    with_house(story)


@pytest.mark.parametrize("applied", [True, False])
def test_once_is_not_sent_again_when_nobody_knows(applied: bool) -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(TimedOut(), applied=applied))
        outbox.once(ONA, "reminder:7", screen("still there?"), urgency=REST)
        await asyncio.sleep(60)
        assert house.telegram.methods() == ["send"]

    with_house(story)


def test_slots_are_read_once_a_place() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for n in range(10):
            outbox.show(ONA, f"score:{n}", screen("s"), urgency=REST)
            outbox.show(ONA, "hand", screen(f"hand {n}"), urgency=ACTED)
            await asyncio.sleep(1.5)
        await outbox.settled()
        assert (house.rows.reads, house.resolved) == (1, 1)

    with_house(story)


def test_storage_that_fails_delays_and_loses_nothing() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.rows.broken = 2  # reading the place, then storing the intent
        outbox.show(ONA, "hand", screen("hand"), urgency=REST, edition="1", sound=True)
        await outbox.settled()
        assert [(call.text, call.silent) for call in house.telegram.calls] == [("hand", False)]
        house.rows.broken = 1  # storing what is shown
        outbox.show(ONA, "hand", screen("hand 2"), urgency=REST, edition="1")
        await outbox.settled()
        assert house.texts(ONA) == ["hand 2"]

    with_house(story)


def test_a_slots_name_has_no_mark_of_leftovers() -> None:
    async def story(_: House, outbox: Outbox) -> None:
        with pytest.raises(ValueError, match="slot"):
            outbox.show(ONA, "a~1", screen("x"), urgency=REST)

    with_house(story)


def test_is_shown_says_what_telegram_has_confirmed() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(GROUP, "score", screen("18"), urgency=TABLE, edition="hand 3")
        await asyncio.sleep(1)
        assert not outbox.is_shown(GROUP, "score", "hand 3")
        await outbox.settled()
        assert outbox.is_shown(GROUP, "score", "hand 3")
        assert not outbox.is_shown(GROUP, "score", "hand 4")
        assert not outbox.is_shown(PERE, "score", "hand 3")
        await house.kill()
        outbox = house.start()
        assert not outbox.is_shown(GROUP, "score", "hand 3")
        await outbox.settled()
        assert outbox.is_shown(GROUP, "score", "hand 3")

    with_house(story)


def test_while_a_chat_waits_long_nobody_waits_for_what_it_shows() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(RetryAfter(30)))
        outbox.show(GROUP, "score", screen("18"), urgency=TABLE, edition="hand 3")
        await outbox.settled()
        assert outbox.is_shown(GROUP, "score", "hand 3")
        assert not outbox.is_paused(GROUP)
        await asyncio.sleep(31)
        assert house.texts(GROUP) == ["18"]

    with_house(story)


def test_how_old_what_is_shown_was_counts_from_when_it_became_outdated() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await asyncio.sleep(1)
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        outdated = now()
        await asyncio.sleep(0.5)
        outbox.show(ONA, "hand", screen("three"), urgency=REST)
        await outbox.settled()
        ages = [age for _, _, age in house.heard.ages]
        assert ages[0] == pytest.approx(2.0, abs=0.1)
        assert ages[1] == pytest.approx(now() - outdated, abs=0.1)

    with_house(story)


def test_topics_are_places_of_their_own_in_one_chat() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(Place.group(1, 7), "table", screen("seven"), urgency=TABLE)
        outbox.show(Place.group(1, 8), "table", screen("eight"), urgency=TABLE)
        await outbox.settled()
        first, second = house.telegram.calls
        assert second.start - first.start > 3.3

    with_house(story)
