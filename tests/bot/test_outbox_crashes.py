"""Whatever Telegram answers and whenever the process dies: in the end each chat shows what it
should, once, and nobody's phone sounded twice for one thing."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TimedOut

from bot.outbox import Outbox
from bot.outbox.budget import Limits
from bot.place import Place
from tests.bot.outbox_support import (
    ASKED,
    GROUP,
    ONA,
    REST,
    TABLE,
    House,
    MemorySlots,
    Row,
    Trouble,
    in_no_time,
    screen,
    with_house,
)


def die_at(moment: float, after: Callable[[House, Outbox], None]) -> House:
    """A hand stands; another edition is declared; the process dies so many seconds later."""
    house = House()

    async def main() -> None:
        outbox = house.start()
        outbox.show(ONA, "hand", screen("old", "x"), urgency=REST, edition="1")
        await outbox.settled()
        await asyncio.sleep(2)
        outbox.show(ONA, "hand", screen("new", "y"), urgency=ASKED, edition="2", sound=True)
        await asyncio.sleep(moment)
        await house.kill()
        outbox = house.start()
        after(house, outbox)
        outbox.show(ONA, "hand", screen("new", "y"), urgency=ASKED, edition="2", sound=True)
        await outbox.settled()
        await house.stop()

    in_no_time(main())
    return house


@pytest.mark.parametrize("moment", [n / 1000 for n in range(0, 60, 2)] + [1.0, 1.08, 1.1, 1.2, 2.0])
def test_killed_at_any_moment_of_a_new_edition(moment: float) -> None:
    house = die_at(moment, lambda _house, _outbox: None)
    texts = house.texts(ONA)
    assert texts[-1] == "new"
    assert "old" not in texts, "the old message goes, whenever it happened"
    assert len(texts) <= 2, "at most one orphan"
    sounds = [call for call in house.telegram.calls if not call.silent]
    assert len(sounds) <= 1
    assert [slot for _, slot in house.rows.rows] == ["hand"]


def test_a_hash_that_is_not_known_after_a_restart_costs_one_edit() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        house.telegram.trouble.append(Trouble(TimedOut(), applied=True))
        outbox.show(GROUP, "table", screen("two"), urgency=TABLE)
        await asyncio.sleep(4)
        await house.kill()
        outbox = house.start()
        for _ in range(2):
            outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
            await outbox.settled()
        assert house.telegram.methods() == ["send", "edit", "edit"]
        assert house.texts(GROUP) == ["one"]

    with_house(story)


def test_all_that_storage_remembers_is_read_in_whatever_order_it_comes() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(ONA, "hand", screen("hand"), urgency=REST)
        outbox.pin(ONA, "hand")
        await outbox.settled()
        await house.kill()
        (hand, pinned) = house.rows.rows.values()
        house.telegram.messages[11, 90] = house.telegram.messages[11, 101]
        left = [Row("hand~90", standing=False, message_id=90), Row("hand~80", standing=False)]
        house.rows.rows = {("p1", row.slot): row for row in (*left, pinned, hand)}
        calls = len(house.telegram.calls)
        outbox = house.start()
        outbox.show(ONA, "hand", screen("hand"), urgency=REST)
        await outbox.settled()
        assert house.telegram.methods()[calls:] == ["delete"]
        assert list(house.telegram.messages) == [(11, 101)]
        assert sorted(slot for _, slot in house.rows.rows) == sorted((hand.slot, pinned.slot))

    with_house(story)


def test_nothing_changed_while_the_process_was_down_costs_nothing() -> None:
    async def story(house: House, outbox: Outbox) -> None:
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        await house.kill()
        outbox = house.start()
        outbox.show(GROUP, "table", screen("one"), urgency=TABLE)
        await outbox.settled()
        assert house.telegram.methods() == ["send"]

    with_house(story)


@dataclass(frozen=True)
class Do:
    what: str
    place: Place = ONA
    slot: str = "hand"
    text: str = ""
    edition: str = ""
    quiet: float = 0.0


PLACES = [ONA, GROUP, Place.group(1, 7)]
shows = st.builds(
    Do,
    st.just("show"),
    st.sampled_from(PLACES),
    st.sampled_from(["hand", "score"]),
    st.sampled_from("abc"),
    st.sampled_from(["1", "2", ""]),  # "": wherever the message is
)
RARER = ["down", "strip", "pin", "unpin", "forget", "delete", "bare", "once", "resume"]
others = st.builds(
    Do,
    st.sampled_from([*RARER, "kill", "migrate"]),
    st.sampled_from(PLACES),
    st.sampled_from(["hand", "score"]),
)
pauses = st.builds(Do, st.just("wait"), quiet=st.sampled_from([0.001, 0.01, 0.03, 0.06, 1, 4]))
troubles = st.builds(
    Do,
    st.sampled_from(
        ["429", "lost", "unsent", "500", "vanished", "frozen", "disk", "full", "blocked"]
    ),
)


TAKEN_AND_WANTED_AGAIN = [
    Do("show", ONA, "hand", "a", "1"),
    Do("wait", quiet=4),
    Do("strip", ONA, "hand"),
    Do("wait", quiet=0.03),
    Do("kill", ONA, "hand"),
]
"""Buttons that were taken off a moment before a kill."""

TAKEN_AND_WANTED_AT_ONCE = [
    Do("show", ONA, "hand", "a", "1"),
    Do("wait", quiet=4),
    Do("strip", ONA, "hand"),
    Do("wait", quiet=0.03),
    Do("show", ONA, "hand", "a", "1"),
]
"""The same while they are taken off, without a kill: nobody declares it again."""


GONE_AND_SHOWN_WHERE_IT_WAS = [
    Do("show", GROUP, "hand", "a", "1"),
    Do("wait", quiet=4),
    Do("delete", GROUP, "hand"),
    Do("show", GROUP, "hand", "b", ""),
]
"""What is new is of no edition that went with its message."""


@settings(max_examples=150, deadline=None)
@example(GONE_AND_SHOWN_WHERE_IT_WAS)
@example(TAKEN_AND_WANTED_AGAIN)
@example(TAKEN_AND_WANTED_AT_ONCE)
@given(st.lists(shows | shows | pauses | pauses | troubles | others, max_size=25))
def test_any_story_ends_well(story: list[Do]) -> None:
    in_no_time(tell(story))


async def tell(story: list[Do]) -> None:
    house = House(limits=Limits())
    outbox = house.start()
    wanted: dict[tuple[Place, str], Do] = {}
    stripped: set[tuple[Place, str]] = set()
    forgetful = False  # something happened after which all must be declared again
    lossy = False  # something happened that may leave an old message or an orphan behind
    onces: set[Place] = set()
    sound_allowed: Counter[tuple[Place, str, str]] = Counter()

    def declare(do: Do) -> None:
        outbox.show(
            do.place,
            do.slot,
            screen(f"{do.place} {do.slot} {do.edition} {do.text}", do.text),
            urgency=TABLE,
            edition=do.edition or None,
            sound=True,
        )

    for do in story:
        key = (do.place, do.slot)
        match do.what:
            case "show":
                declare(do)
                before = wanted.get(key)
                if not do.edition and before is not None:
                    do = replace(do, edition=before.edition, text=before.text)
                    declare(do)
                if before is None or before.edition != do.edition:
                    sound_allowed[(*key, do.edition)] += 1
                wanted[key] = do
                stripped.discard(key)
            case "once":
                outbox.once(do.place, "once", screen(f"{do.place} once", "x"), urgency=TABLE)
                onces.add(do.place)
            case "pin":
                outbox.pin(*key)
            case "unpin":
                outbox.pin(*key, on=False)
            case "resume":
                outbox.resume(do.place)
            case "blocked":
                lossy = True
                house.telegram.trouble.append(
                    Trouble(Forbidden("Forbidden: bot was blocked by the user"), chat=11)
                )
            case "down":
                outbox.bring_down(*key)
            case "strip":
                outbox.strip(*key)
                if key in wanted:
                    stripped.add(key)
            case "forget" | "delete" | "bare":
                lossy = True
                outbox.forget(*key, delete=do.what == "delete", bare=do.what == "bare")
                stripped.discard(key)
                wanted.pop(key, None)
            case "kill":
                lossy = forgetful = True
                await house.kill()
                outbox = house.start()
                for want in wanted.values():
                    declare(want)
            case "migrate":
                lossy = forgetful = True
                if house.addresses["group", 1] == -1:
                    house.addresses["group", 1] = -1001
                    for at, row in list(house.rows.rows.items()):
                        if at[0].startswith("g1"):
                            lost = type(row)(row.slot, row.standing, edition=row.edition)
                            house.rows.rows[at] = lost
                    outbox.moved(GROUP)
            case "wait":
                await asyncio.sleep(do.quiet)
            case "429":
                house.telegram.trouble.append(Trouble(RetryAfter(2)))
            case "lost":
                lossy = True
                house.telegram.trouble.append(Trouble(TimedOut(), applied=True, latency=0.5))
            case "unsent":
                house.telegram.trouble.append(Trouble(TimedOut(), latency=0.5))
            case "500":
                house.telegram.trouble.append(Trouble(NetworkError("Bad Gateway")))
            case "vanished":
                lossy = True
                gone = BadRequest("Message to edit not found")
                house.telegram.trouble.append(Trouble(gone, method="edit"))
            case "frozen":
                gone = BadRequest("Message can't be edited")
                house.telegram.trouble.append(Trouble(gone, method="edit"))
            case "disk":
                lossy = True
                house.rows.broken += 1
            case "full":
                lossy = True
                house.rows.broken += 8

    disk = bool({"disk", "full"} & {do.what for do in story})
    house.telegram.trouble.clear()
    house.rows.broken = 0
    for place in PLACES:
        outbox.resume(place)
        await outbox.knows(place, 0)  # a place is read once something happens there
    if forgetful:
        for want in wanted.values():  # what the table does with every event
            declare(want)
            stripped.clear()
    async with asyncio.timeout(600):
        while True:
            await outbox.settled()
            if not outbox._board.waiting:
                break
            await asyncio.sleep(1)
    for (place, slot), want in wanted.items():
        text = f"{place} {slot} {want.edition} {want.text}"
        row = house.rows.rows[str(place), slot]
        if not disk:
            assert row.message_id is not None
            message = house.telegram.messages[house.address(place), row.message_id]
            assert message.text == text
            assert list(message.labels) == ([] if (place, slot) in stripped else [want.text])
        assert text in house.texts(place)
        assert outbox.is_shown(place, slot, want.edition)
        if not lossy:
            prefix = f"{place} {slot} "
            standing = [m.text for m in house.telegram.messages.values()]
            assert len([text for text in standing if text.startswith(prefix)]) == 1
    heard = Counter(text.rpartition(" ")[0] for text in house.telegram.sounds)
    for (place, slot, edition), times in sound_allowed.items():
        assert heard[f"{place} {slot} {edition}"] <= times
    if not disk:
        old = [row.message_id for (_, slot), row in house.rows.rows.items() if "~" in slot]
        assert not any(old), "no old message is left"
    for call in house.telegram.calls:
        if call.message_id is not None:
            assert (call.chat, call.message_id) in house.telegram.stood, "somebody else's message"
    for place in onces:
        times = house.telegram.texts(house.address(place)).count(f"{place} once")
        assert times <= 1
    await house.stop()


@pytest.mark.parametrize("bare", [False, True])
def test_the_first_thing_after_a_restart_may_be_to_take_a_message_away(bare: bool) -> None:
    """What the rows say of it is read before the row goes."""

    async def main() -> None:
        house = House()
        outbox = house.start()
        outbox.show(ONA, "question", screen("sure?", "yes"), urgency=ASKED)
        await outbox.settled()
        await house.kill()
        outbox = house.start()
        outbox.forget(ONA, "question", delete=not bare, bare=bare)
        await outbox.settled()
        assert house.texts(ONA) == (["sure?"] if bare else [])
        assert not bare or house.telegram.labels(house.address(ONA), 101) == []
        await house.stop()

    in_no_time(main())


@pytest.mark.parametrize("kills", [1, 2])
def test_what_was_taken_away_and_is_asked_again_after_kills_is_shown_again(kills: int) -> None:
    """Wherever the first kill meets it: no row says that a message stands which is gone."""

    async def main(quiet: float) -> None:
        house = House()
        outbox = house.start()
        outbox.show(GROUP, "vote", screen("end it?", "yes"), urgency=ASKED)
        await outbox.settled()
        outbox.forget(GROUP, "vote", delete=True)
        await asyncio.sleep(quiet)
        for _ in range(kills):
            await house.kill()
            outbox = house.start()
            await outbox.knows(GROUP, 101)  # it looks at the rows of the place
            await outbox.settled()
            await asyncio.sleep(2)
        outbox.show(GROUP, "vote", screen("end it?", "yes"), urgency=ASKED)
        await outbox.settled()
        await asyncio.sleep(2)
        assert house.texts(GROUP) == ["end it?"]
        await house.stop()

    for thousandths in range(12):
        in_no_time(main(thousandths / 1000))


def test_while_nothing_can_be_written_what_is_to_be_forgotten_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A full disk: what nobody may see any more goes all the same, once there is room."""
    full = 0
    forget, leave = MemorySlots.forget, MemorySlots.leave

    async def main() -> None:
        nonlocal full
        house = House()
        outbox = house.start()
        for name in ("vote", "void", "once"):
            outbox.show(GROUP, name, screen(name, "yes"), urgency=ASKED)
        outbox.show(ONA, "hand", screen("one"), urgency=ASKED, edition="1")
        await outbox.settled()
        full = 3
        outbox.forget(GROUP, "vote", delete=True)
        outbox.forget(GROUP, "void", bare=True)
        outbox.forget(GROUP, "once")
        await outbox.settled()
        full = 2  # of the new hand's old message
        outbox.show(ONA, "hand", screen("two"), urgency=ASKED, edition="2")
        await outbox.settled()
        assert full == 0
        assert house.texts(GROUP) == ["void", "once"]
        assert house.texts(ONA) == ["two"]
        assert list(house.rows.rows) == [(str(ONA), "hand")]
        assert len(house.telegram.calls) < 20, "it doesn't try all the time"
        await house.stop()

    def fails(work: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def instead(*args: Any, **kwargs: Any) -> None:
            nonlocal full
            if full:
                full -= 1
                raise OSError("the disk is full")
            await work(*args, **kwargs)

        return instead

    monkeypatch.setattr(MemorySlots, "forget", fails(forget))
    monkeypatch.setattr(MemorySlots, "leave", fails(leave))
    in_no_time(main())
