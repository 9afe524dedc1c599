"""Who goes first, within which budgets; and what never waits."""

import asyncio
from functools import partial
from itertools import pairwise

import pytest

from bot.outbox import Outbox
from bot.outbox.model import Shown, Urgency, Want
from bot.outbox.slot import Slot, Step, order, rank
from bot.outbox.wire import cut
from bot.place import Place
from tests.bot.outbox_support import (
    ACTED,
    ASKED,
    GROUP,
    ONA,
    REST,
    TABLE,
    House,
    Trouble,
    screen,
    with_house,
)


def crowd(count: int) -> House:
    house = House()
    for n in range(1, count + 1):
        house.addresses["private", n] = 1000 + n
        house.addresses["group", n] = -1000 - n
    return house


def test_the_most_urgent_of_all_chats_go_first_when_the_budget_is_short() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        urgencies = [REST, TABLE, ACTED, ASKED]
        for n in range(1, 81):
            outbox.is_shown(Place.private(n), "hand", "")  # reads their rows
        await outbox.settled()
        for n in range(1, 81):
            place = Place.private(n)
            outbox.show(place, "hand", screen("x"), urgency=urgencies[n % 4])
        await outbox.settled()
        order = [urgencies[(call.chat - 1000) % 4] for call in house.telegram.calls]
        # 29 a second, 24 where some of them can wait.
        for batch in (slice(29), slice(29, 53), slice(53, 77), slice(77, 80)):
            assert sorted(order[batch]) == sorted(order)[batch]

    with_house(story, crowd(80))


def test_it_says_how_long_what_is_urgent_waits_for_the_overall_budget() -> None:
    async def story(_house: House, outbox: Outbox) -> None:
        for n in range(1, 101):
            outbox.is_shown(Place.private(n), "hand", "")  # reads their rows
        await outbox.settled()
        for n in range(1, 101):
            outbox.show(Place.private(n), "hand", screen("x"), urgency=REST if n > 25 else ASKED)
        behind = [outbox.behind]
        while not outbox.is_shown(Place.private(100), "hand", ""):
            await asyncio.sleep(0.5)
            behind.append(outbox.behind)
        assert max(behind) == 0.0  # what isn't urgent may wait
        for n in range(1, 101):
            outbox.show(Place.private(n), "hand", screen("y"), urgency=ASKED)
        await asyncio.sleep(2.5)
        assert outbox.behind > 1.0
        await outbox.settled()
        await asyncio.sleep(2.0)
        assert outbox.behind == 0.0

    with_house(story, crowd(100))


def test_what_is_brought_down_together_keeps_the_order_it_was_told_in() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        names = ["a", "b", "c", "d"]
        for name in names:
            outbox.show(ONA, name, screen(name), urgency=REST)
        await outbox.settled()
        outbox.show(ONA, "d", screen("d!"), urgency=ASKED)  # it was waiting before the others
        for name in names:
            outbox.bring_down(ONA, name, urgency=ASKED)
        for name, urgency in zip(names, (REST, ASKED, ACTED, ASKED), strict=True):
            outbox.show(ONA, name, screen(f"{name}!"), urgency=urgency)
        await outbox.settled()
        assert house.texts(ONA) == ["a!", "b!", "c!", "d!"]

    with_house(story)


def test_under_pressure_the_less_urgent_wait_and_merge() -> None:
    """Eighty hands that change each moment: buttons of the asked are right, the rest merge."""

    async def story(house: House, outbox: Outbox) -> None:
        for second in range(30):
            for n in range(1, 81):
                asked = n % 8 == second % 8
                text = screen(f"{second}", *(["go"] if asked else []))
                outbox.show(
                    Place.private(n), "hand", text, urgency=ASKED if asked else REST, edition=""
                )
            await asyncio.sleep(1.5)
            stands = house.telegram.messages.items()
            shown = {chat - 1000: m.text for (chat, _), m in stands}
            for n in range(1, 81):
                if n % 8 == second % 8:
                    assert shown[n] == f"{second}", "who is asked has the buttons"
        times = [call.start for call in house.telegram.calls]
        assert max(sum(t <= x < t + 1 for x in times) for t in times) <= 30
        await outbox.settled()
        stands = house.telegram.messages.items()
        assert {m.text for (chat, _), m in stands if (chat - 1000) % 8 == 5} == {"29"}

    with_house(story, crowd(80))


def test_buttons_that_must_vanish_stay_urgent_until_they_have() -> None:
    slot = Slot(ONA, "hand", loaded=True)
    wants = [Want.of(screen(text), "", False) for text in "abcd"]
    slot.declare(wants[0], ASKED, 1.0)
    assert slot.urgency == ASKED
    slot.declare(wants[1], REST, 2.0)
    assert slot.urgency == REST
    slot.declare(wants[2], ACTED, 3.0)
    slot.declare(wants[3], REST, 4.0)
    assert (slot.urgency, slot.since) == (ACTED, 1.0)
    before = slot.set_out(Step.EDIT)
    slot.declare(wants[0], REST, 5.0)
    assert slot.urgency == REST
    slot.land(before, 6.0, ok=False)
    assert (slot.urgency, slot.since) == (ACTED, 1.0)


def test_an_old_message_goes_before_other_chats_only_after_a_while() -> None:
    tidy, table = Urgency.TIDY, Urgency.GROUP
    assert order(tidy, 100.0, 101.0, group=True) > order(table, 100.0, 101.0, group=True)
    assert order(tidy, 100.0, 121.0, group=True) < order(table, 100.0, 121.0, group=True)


def test_what_is_told_to_come_down_waits_from_then_on_and_is_never_less_urgent() -> None:
    slot = Slot(ONA, "hand", loaded=True)
    slot.declare(Want.of(screen("a"), "", False), ASKED, 1.0)
    slot.bring_down(REST, 5.0)
    assert (slot.urgency, slot.since) == (ASKED, 5.0)
    slot.bring_down(ACTED, 6.0)
    assert (slot.urgency, slot.since) == (ASKED, 6.0)


def test_what_is_shown_already_comes_down_as_urgently_as_it_is_told_to() -> None:
    slot = Slot(ONA, "hand", loaded=True)
    want = Want.of(screen("a"), "", False)
    slot.declare(want, ASKED, 1.0)
    before = slot.set_out(Step.SEND)
    slot.shown = Shown(101, want.hash, "")
    slot.land(before, 2.0, ok=True)
    assert not slot.outdated()
    slot.bring_down(TABLE, 3.0)
    slot.declare(Want.of(screen("b"), "", False), REST, 4.0)
    assert (slot.urgency, slot.since) == (TABLE, 3.0)


def test_in_a_group_what_waited_long_goes_one_urgency_earlier() -> None:
    assert rank(REST, 0.0, 4.5, group=True) < rank(TABLE, 3.0, 4.5, group=True)
    assert rank(REST, 0.0, 4.5, group=False) > rank(TABLE, 3.0, 4.5, group=False)
    assert rank(TABLE, 0.0, 4.5, group=True) < rank(ACTED, 0.5, 4.4, group=True)
    assert rank(ACTED, 0.0, 4.5, group=True) < rank(ASKED, 1.0, 4.5, group=True)
    assert rank(REST, 0.0, 4.5, group=True) > rank(ACTED, 3.0, 4.5, group=True)
    # However long they wait, nothing that is asked goes back behind a table.
    assert rank(ASKED, 0.0, 60.0, group=True) < rank(TABLE, 0.0, 60.0, group=True)
    assert rank(ASKED, 0.0, 60.0, group=False) < rank(TABLE, 0.0, 60.0, group=False)


def test_over_all_chats_waiting_raises_nothing_but_old_messages() -> None:
    in_group, in_private = partial(order, group=True), partial(order, group=False)
    assert in_group(TABLE, 0.0, 60.0) > in_private(ACTED, 59.0, 60.0)
    assert in_private(REST, 0.0, 60.0) > in_group(TABLE, 59.0, 60.0)
    assert in_private(Urgency.TIDY, 0.0, 19.0) > in_private(REST, 18.0, 19.0)
    assert in_private(Urgency.TIDY, 0.0, 21.0) < in_private(ACTED, 1.0, 21.0)


def test_over_all_chats_a_whole_trick_goes_before_buttons_that_are_left_over() -> None:
    assert order(ACTED, 9.0, 10.0, group=True) < order(ACTED, 0.0, 10.0, group=False)
    assert order(ACTED, 0.0, 10.0, group=True) > order(ASKED, 9.0, 10.0, group=False)


def test_under_pressure_tables_are_shown_trick_by_trick_and_hands_first() -> None:
    """Twenty tables, a card a second each: more buttons than the budget has room for."""

    async def story(house: House, outbox: Outbox) -> None:
        for second in range(40):
            for n in range(1, 21):
                urgency = ACTED if second % 4 == 3 else TABLE
                outbox.show(Place.group(n), "table", screen(f"{second}"), urgency=urgency)
                asked, acted = (Place.private(4 * n - (second + k) % 4) for k in (0, 1))
                outbox.show(asked, "hand", screen(f"{second}", "play"), urgency=ASKED)
                outbox.show(acted, "hand", screen(f"{second}"), urgency=ACTED)
            await asyncio.sleep(1.0)
        shown = [call for call in house.telegram.calls if call.chat < 0]
        tricks = 20 * 40 // 4
        assert 0.6 * tricks < len(shown) <= tricks + 20
        assert len(house.telegram.calls) - len(shown) > 20 * 40, "one for each who is asked"

    with_house(story, crowd(80))


def test_a_busy_table_starves_no_other_slot_of_its_group() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "score", screen("18"), urgency=REST, edition="1")
        await outbox.settled()
        outbox.show(GROUP, "score", screen("36"), urgency=REST, edition="2")
        for n in range(300):
            outbox.show(GROUP, "table", screen(f"{n}"), urgency=TABLE)
            await asyncio.sleep(0.2)
        assert "36" in house.texts(GROUP)
        assert "18" not in house.texts(GROUP), "the old message is gone too, in the end"
        calls = [call.start for call in house.telegram.calls]
        assert len([t for t in calls if t > calls[0] + 0.01]) == pytest.approx(18, abs=1)

    with_house(story)


def test_a_groups_calls_are_spread_evenly_and_a_private_chats_are_a_second_apart() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        for n in range(600):
            outbox.show(GROUP, "table", screen(f"{n}"), urgency=TABLE)
            outbox.show(ONA, "hand", screen(f"{n}"), urgency=REST)
            await asyncio.sleep(0.1)
        group = [call.start for call in house.telegram.calls if call.chat == -1]
        ona = [call.start for call in house.telegram.calls if call.chat == 11]
        assert len(group) == 18
        assert all(3.3 < b - a < 3.5 for a, b in pairwise(group))
        assert all(1.0 <= b - a < 1.2 for a, b in pairwise(ona))
        ages = sorted(age for place, _, age in house.heard.ages if place == GROUP)
        assert ages[-1] < 5

    with_house(story)


def test_answers_wait_for_no_budget_and_no_chat() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.trouble.append(Trouble(None, latency=20))
        outbox.show(GROUP, "table", screen("slow"), urgency=TABLE)
        await asyncio.sleep(0.1)
        started = asyncio.get_running_loop().time()
        for n in range(100):
            await outbox.answer(f"{n}", "Ja està", alert=n % 2 == 0)
        await outbox.answer("old", "too late")
        await outbox.answer("link", url="https://t.me/bot?start=x")
        assert asyncio.get_running_loop().time() == started
        assert len(house.telegram.answers) == 102
        assert house.telegram.answers[-1]["url"] == "https://t.me/bot?start=x"

    with_house(story)


@pytest.mark.parametrize("text", ["", "x" * 200, "à" * 200, "🌳" * 100])
def test_an_answer_that_fits_is_left_alone(text: str) -> None:
    assert cut(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "x" * 201,
        "🌳" * 150,
        "paraula " * 40,
        "e\u0301" * 150,
        "👩‍👩‍👧‍👦" * 60,
        "⚔️" * 120,
        "a" + "⚔️" * 120,
    ],
)
def test_an_answer_is_cut_between_characters(text: str) -> None:
    short = cut(text)
    assert short.endswith("…")
    assert len(short.encode("utf-16-le")) // 2 <= 200
    kept = short[:-1]
    assert text.startswith(kept)
    assert text[len(kept)] not in "\u200d\ufe0f\u0301"
    assert kept[-1] != "\u200d"


def test_an_orphans_keyboard_goes_and_a_known_messages_stays() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("old", "x"), urgency=REST)
        await outbox.settled()
        outbox.forget(ONA, "hand")
        outbox.show(ONA, "hand", screen("new", "y"), urgency=REST)
        await outbox.settled()
        for message_id in (101, 101, 102):
            outbox.strip_orphan(11, message_id)
        await outbox.settled()
        assert house.telegram.labels(11, 101) == []
        assert house.telegram.labels(11, 102) == ["y"]
        assert house.telegram.methods() == ["send", "send", "strip"]

    with_house(story)


def test_a_flood_of_orphans_is_no_queue_without_end() -> None:
    """The forger tapped thousands: for minutes there was nothing else that the chat was asked."""

    async def story(house: House, outbox: Outbox) -> None:
        for message_id in range(200, 300):
            outbox.strip_orphan(11, message_id)
        outbox.strip_orphan(12, 400)
        await outbox.settled()
        assert 2 <= house.telegram.methods().count("strip") <= 21

    with_house(story)


def test_a_message_tapped_before_its_send_has_ended_keeps_its_keyboard() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(ONA, "hand", screen("new", "y"), urgency=REST)
        await asyncio.sleep(1.5)
        assert house.telegram.labels(11, 101) == ["y"]
        outbox.strip_orphan(11, 101)
        await outbox.settled()
        assert house.telegram.methods() == ["send"]

    with_house(story)


def test_closing_waits_for_what_is_under_way_and_starts_nothing() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        house.telegram.latency = 2.0
        outbox.show(ONA, "hand", screen("one"), urgency=REST)
        await asyncio.sleep(1)
        outbox.show(ONA, "hand", screen("two"), urgency=REST)
        await outbox.close()
        assert house.texts(ONA) == ["one"]
        assert house.rows.rows["p1", "hand"].message_id == 101
        await outbox.settled()

    with_house(story)
