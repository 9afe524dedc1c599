"""Turns that take long: the reminder, play for the absent, and taking one's seat back."""

from __future__ import annotations

from bot.tables.events import TurnMissed
from engine.actions import NameTrump
from engine.cards import Trump
from tests.bot.play.deeds import misses_twice
from tests.bot.play.hands import JOAN, ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


async def sets_time(house: House, label: str) -> None:
    """Ona, who is an administrator, sets the group's turn time."""
    await house.says(house.ona, "/settings", house.bar)
    await house.presses(house.ona, "Temps per torn", house.ona.private)
    await house.presses(house.ona, label, house.ona.private)


async def test_one_reminder_at_half_the_turn_time_with_sound_in_private(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    group = await house.group_record()
    old = house.hand_of(house.pere)
    await house.passes(29)
    assert await house.heard(house.pere) == 0
    await house.passes(2)
    assert await house.heard(house.pere) == 1
    hand = await house.last(house.pere)
    assert "La taula t'espera" in hand.text
    assert "ET TOCA" in hand.text
    assert hand is not old
    assert not old.standing
    assert await house.group_record() == group
    assert await house.sounds(house.marta) == []
    await house.passes(20)
    assert await house.heard(house.pere) == 1


async def test_at_the_end_of_the_turn_time_the_computer_plays_no_ace_under_a_manilla(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.passes(30)
    await house.passes(29)
    assert house.offers(house.pere) == {"1O", "11O"}
    await house.passes(2)
    table = await house.reads(house.bar)
    assert "Pere: 🟡 Cavall" in table
    assert "⏳ Juga Marta" in table
    assert "hi juga el bot" not in table  # one miss alone is no absence


async def test_trumps_are_named_for_the_absent_by_what_their_hands_are_worth(house: House) -> None:
    await house.has_played()
    await house.passes(61)
    assert "Joan delega" in await house.reads(house.bar)
    assert await house.heard(house.pere) == 1
    await house.passes(61)
    # Three manilles and an ace.
    assert "BOTIFARRA (Pere, delega Joan)" in await house.reads(house.bar)


async def test_with_the_turn_time_off_there_is_a_reminder_at_20_seconds_and_it_waits(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    await sets_time(house, "Sense límit")
    await house.passes(19)
    assert await house.heard(house.pere) == 0
    await house.passes(2)
    assert await house.heard(house.pere) == 1
    await house.passes(6 * 3600)
    assert await house.heard(house.pere) == 1
    assert "Juga Pere" in await house.reads(house.bar)


async def test_with_the_turn_time_off_calls_wait_too(house: House) -> None:
    await house.has_played(ORDINARY, NameTrump(JOAN, Trump.COPES))
    await sets_time(house, "Sense límit")
    await house.passes(3600)
    assert "Parla Ona" in await house.reads(house.bar)


async def test_a_turn_time_counts_at_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    await sets_time(house, "30 s")
    await house.passes(16)
    assert await house.heard(house.pere) == 1
    await house.passes(16)
    assert "Juga Marta" in await house.reads(house.bar)


async def test_from_the_second_miss_on_three_seconds_a_turn(house: House) -> None:
    await misses_twice(house)
    table = await house.reads(house.bar)
    assert "Basa 2, per a Pere · 🟡 oros: 2 · 6 · 8 · As" in table
    assert "💤 Pere no hi és: hi juga el bot" in table
    # He has won the trick: his stand-in leads after three seconds.
    assert "Surt Pere" in table
    await house.passes(2)
    assert "Surt Pere" in await house.reads(house.bar)
    await house.passes(1.5)
    assert "Juga Marta" in await house.reads(house.bar)
    assert "jugo jo per tu" in house.hand_of(house.pere).text
    # Whose cards are played so has missed no more turns.
    (match,) = await house.app.storage.matches.live()
    happened = [entry.kind for entry in await house.app.storage.matches.load(match.id)]
    assert happened.count(TurnMissed.__name__) == 2


async def test_ja_hi_soc_takes_the_seat_back(house: House) -> None:
    await misses_twice(house)
    assert house.hand_of(house.pere).labels[0] == ("Ja hi sóc",)
    answer = await house.presses(house.pere, "Ja hi sóc", house.pere.private)
    assert "Ja tornes a jugar tu" in answer.text
    assert "no hi és" not in await house.reads(house.bar)
    await house.passes(10)
    assert "Surt Pere" in await house.reads(house.bar)
    assert "Ja hi sóc" not in str(house.hand_of(house.pere).labels)


async def test_ja_hi_soc_counts_out_of_turn_too(house: House) -> None:
    await misses_twice(house)
    await house.passes(3.5)
    assert "Juga Marta" in await house.reads(house.bar)
    await house.presses(house.pere, "Ja hi sóc", house.bar)
    assert "no hi és" not in await house.reads(house.bar)
    assert "jugo jo per tu" not in house.hand_of(house.pere).text


async def test_ja_hi_soc_in_the_group_is_for_the_absent_alone(house: House) -> None:
    await misses_twice(house)
    before = await house.group_record()
    answer = await house.presses(house.marta, "Ja hi sóc", house.bar)
    assert "Ja hi eres" in answer.text
    assert await house.group_record() == before
    await house.presses(house.pere, "Ja hi sóc", house.bar)
    assert "no hi és" not in await house.reads(house.bar)


async def test_playing_a_card_takes_the_seat_back_too(house: House) -> None:
    await misses_twice(house)
    await house.presses(house.pere, "🍷 3", house.pere.private)
    table = await house.reads(house.bar)
    assert "Pere: 🍷 3 de copes" in table
    assert "no hi és" not in table


async def test_a_turn_that_is_played_ends_the_row_of_misses(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.passes(31)
    await house.passes(30)
    await house.trick("Marta 12O, Joan 4O, Marta 2O, Joan 6O, Ona 8O, Pere 1O")
    await house.passes(31)
    await house.passes(30)
    assert "no hi és" not in await house.reads(house.bar)


async def test_the_next_hand_does_not_wait_for_the_absent(house: House) -> None:
    await house.likes(house.pere, play_single=False)
    await house.has_played(ORDINARY, *COPES, cards=36)
    while "basa 12 de 12" not in await house.reads(house.bar):  # Pere misses two turns
        asked = house.asked()
        assert asked is not None
        person, button, message = asked
        if person is house.pere:
            await house.passes(31)
            await house.passes(30)
        else:
            assert button.data is not None
            await house.forges(person, button.data, message)
    await house.passes(2)
    assert "Fi de la mà 1" in await house.reads(house.bar)
    for person in (house.ona, house.marta, house.joan):
        await house.presses(person, "Mà següent", house.bar)
    await house.passes(0)
    assert "Mà 2" in (await house.last(house.bar)).text


async def test_no_hand_is_dealt_while_all_are_away(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=28)
    while "Fi de la mà 1" not in await house.reads(house.bar):
        await house.passes(31)
    assert "Ara no hi ha ningú a taula" in await house.reads(house.bar)
    await house.passes(600)
    assert "Mà 2" not in await house.reads(house.bar)
    await house.presses(house.joan, "Mà següent", house.bar)
    await house.passes(0)
    assert "Mà 2" in (await house.last(house.bar)).text
    assert "no hi ha ningú" not in await house.reads(house.bar)
