"""Games of a turn a day: reminders, nights, weeks, and several tables at once."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox import Group, Person
from engine.actions import NameTrump
from engine.cards import Trump
from tests.bot.play.hands import CAPOT, JOAN, ORDINARY
from tests.bot.play.past import contro, quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
HOUR, DAY = 3600, 86400


async def slow(house: House, moment: str = "2027-03-01 10:00", zone: str = "Europe/Madrid") -> None:
    """It is that time in the bar, where a turn has a day."""
    house.clock.now = datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone)).timestamp()
    await house.adds_bot()
    await house.goes(turn_time=DAY, time_zone=zone)


async def test_the_lobby_tells_a_turn_in_words_and_guesses_no_length(house: House) -> None:
    await slow(house)
    await house.says(house.ona, "/newgame", house.bar)
    text = (await house.last(house.bar)).text
    assert "torn 1 dia" in text
    assert "uns" not in text.split("\n")[1]


async def test_a_turn_has_a_day_and_one_reminder_at_half_of_it(house: House) -> None:
    await slow(house)
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.passes(11.9 * HOUR)
    assert await house.heard(house.pere) == 0
    await house.passes(0.1 * HOUR)
    assert await house.heard(house.pere) == 0  # 22:00: until the morning
    await house.passes(10 * HOUR)
    assert await house.heard(house.pere) == 1
    assert "d'aquí a 12 h jugaré jo per tu" in house.hand_of(house.pere).text
    await house.passes(11.9 * HOUR)
    assert "⏳ Juga Pere" in await house.reads(house.bar)
    await house.passes(0.2 * HOUR)
    assert "⏳ Juga Marta" in await house.reads(house.bar)
    assert await house.heard(house.pere) == 1


@pytest.mark.parametrize(
    ("asked", "reminded"),
    [
        ("2027-03-01 09:00", "2027-03-01 21:00"),
        ("2027-03-01 12:00", "2027-03-02 08:00"),
        ("2027-03-01 19:59", "2027-03-02 08:00"),
        ("2027-03-01 20:30", "2027-03-02 08:30"),
    ],
)
@pytest.mark.parametrize("zone", ["Europe/Madrid", "America/Bogota"])
async def test_the_reminder_waits_for_the_morning_of_the_groups_own_day(
    house: House, asked: str, reminded: str, zone: str
) -> None:
    await slow(house, asked, zone)
    await house.has_played(ORDINARY, *COPES, cards=1)
    until = datetime.fromisoformat(reminded).replace(tzinfo=ZoneInfo(zone)).timestamp()
    while house.clock.now < until - 600:
        await house.passes(600)
        assert await house.heard(house.pere) == 0
    await house.passes(600)
    assert await house.heard(house.pere) == 1


async def test_asking_by_day_sounds_at_once_and_then_no_more(house: House) -> None:
    await slow(house)
    await house.has_played()
    assert await house.heard(house.joan) == 1
    await house.passes(12 * HOUR)
    await house.passes(10 * HOUR)
    assert "d'aquí a 12 h" in house.hand_of(house.joan).text
    assert await house.heard(house.joan) == 1


async def test_asking_by_night_is_silent_and_the_reminder_sounds(house: House) -> None:
    await slow(house, "2027-03-01 23:00")
    await house.has_played()
    assert await house.heard(house.joan) == 0
    asked = house.hand_of(house.joan)
    assert "ET TOCA" in asked.text
    await house.passes(12 * HOUR)
    assert await house.heard(house.joan) == 1
    assert house.hand_of(house.joan).id > asked.id
    await house.passes(6 * HOUR)
    assert await house.heard(house.joan) == 1


async def test_nor_does_a_turn_sound_by_night_for_who_wants_every_turn(house: House) -> None:
    await slow(house, "2027-03-01 21:59")
    await house.likes(house.pere, sound="turns")
    await house.likes(house.marta, sound="turns")
    await house.has_played(ORDINARY, *COPES)
    await house.plays(house.ona, "3O")
    assert await house.heard(house.pere) == 1
    await house.passes(60)
    await house.plays(house.pere, "11O")
    assert await house.heard(house.marta) == 0
    await house.passes(12 * HOUR)
    assert await house.heard(house.marta) <= 1


async def test_calls_have_the_turns_own_time(house: House) -> None:
    await slow(house)
    await house.has_played(ORDINARY, NameTrump(JOAN, Trump.COPES))
    await house.passes(11 * HOUR)
    assert "Parla Ona" in await house.reads(house.bar)
    for _ in range(3):
        await house.passes(12 * HOUR)
    table = await house.reads(house.bar)
    assert "Ona: bé" in table
    assert "Parla Marta" in table
    assert "hi juga el bot" not in table


async def test_a_result_by_night_is_silent_in_the_group(house: House) -> None:
    await slow(house, "2027-03-01 23:00")
    await house.has_played(CAPOT, *contro(Trump.BOTIFARRA), cards=44)
    before = len(await house.sounds(house.pere, house.bar))
    await house.passes(2)
    assert "guanyen la partida" in (await house.last(house.bar)).text
    assert len(await house.sounds(house.pere, house.bar)) == before


async def test_an_only_card_takes_minutes_as_seconds_would_tell(house: House) -> None:
    await slow(house)
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.trick("Pere 11O, Marta 12O, Joan 4O, Marta 2O, Joan 6O, Ona 8O")
    await house.passes(119)
    assert "⏳ Juga Pere" in await house.reads(house.bar)
    await house.passes(121)
    assert "Basa 2, per a Pere" in await house.reads(house.bar)


async def test_a_table_lives_for_weeks_and_leaves_one_keyboard_in_each_chat(house: House) -> None:
    await slow(house)
    await house.has_played(ORDINARY, *COPES)
    for day in range(21):
        await house.passes(13 * HOUR)  # whoever is asked is reminded, or will be in the morning
        await house.passes(10 * HOUR)
        asked = house.asked()
        assert asked is not None
        person, button, message = asked
        answer = await house.presses(person, button.text, message=message)
        assert "Has jugat" in answer.text, day
        if day % 5 == 0:
            await house.says(house.marta, "/table", house.bar)
            await house.says(house.ona, "/cards")
    for room in (house.bar, *(person.private for person in house.people)):
        tables = [m for m in room.messages() if m.sender.is_bot and "Nosaltres" in m.text]
        tables += [m for m in room.messages() if m.text.startswith("Mà ")]
        assert len([m for m in tables if any(b.data for b in m.buttons)]) <= 1, room
    # What is more than two days old could not be deleted, and lost its buttons.
    old = [m for m in house.ona.private.messages() if "Can Pere" in m.text]
    assert len(old) > 1
    answer = await house.presses(house.ona, "Última basa", house.bar)
    assert answer.alert


async def test_cards_brings_all_tables_the_most_urgent_last(house: House) -> None:
    await slow(house)
    rooms = [house.bar]
    for title in ("Club", "Penya", "Casal"):
        room = house.town.group(title, house.people, creator=house.ona, supergroup=True)
        await room.add_bot()
        rooms.append(room)
    bar, club, penya, casal = rooms
    await house.has_played(ORDINARY, *COPES, cards=1, room=penya)  # Pere has a minute here
    house.clock.now += 1
    await house.has_played(ORDINARY, *COPES, cards=1, room=casal)  # and a little more here
    await house.has_played(ORDINARY, *COPES, cards=1, room=bar)  # and a day here
    await house.has_played(ORDINARY, *COPES, cards=2, room=club)  # it is Marta's turn here
    await house.says(house.pere, "/cards")
    assert groups_of(house.pere, rooms) == ["Club", "Can Pere", "Casal", "Penya"]
    await house.says(house.pere, "Hola!")
    assert groups_of(house.pere, rooms) == ["Club", "Can Pere", "Casal", "Penya"]
    # He plays where it was most urgent: the next one is.
    hand = house.pere.private.messages()[-1]
    await house.presses(house.pere, "🟡 Cavall", message=hand)
    await house.says(house.pere, "/cards")
    assert groups_of(house.pere, rooms)[-1] == "Casal"
    assert await house.heard(house.pere) == 0


def groups_of(person: Person, rooms: list[Group]) -> list[str]:
    """The groups that the messages of their chat are about, top to bottom."""
    titles = [room.chat.title for room in rooms]
    texts = [m.text for m in person.private.messages() if m.sender.is_bot]
    return [title for text in texts for title in titles if title in text.split("\n")[0]]
