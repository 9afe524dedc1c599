"""Cards that play themselves, a trick that lies, and the way to the next hand."""

from __future__ import annotations

import pytest

from bot.sandbox import Answer
from bot.tables.events import TurnMissed
from engine.cards import Trump
from tests.bot.play.deeds import kinds
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.mortal import Mortal
from tests.bot.play.past import contro, quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
ALREADY = "Aquesta carta ja és a la taula."
LIES = "La basa encara és a la taula: espera un moment i torna a prémer."


async def has_one_card(house: House) -> None:
    """It is Pere's turn in the second trick, and of oros he has only the as left."""
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.trick("Pere 11O, Marta 12O, Joan 4O, Marta 2O, Joan 6O, Ona 8O")
    assert house.offers(house.pere) == {"1O"}


async def taps_it_late(house: House) -> Answer:
    """Pere taps the button that he had, whatever has become of it."""
    data = next(b.data for b in house.hand_of(house.pere).buttons if b.data and ":1O" in b.data)
    assert data is not None
    await house.passes(4)
    return await house.forges(house.pere, data, house.hand_of(house.pere))


async def test_an_only_card_waits_a_moment_and_plays_itself(house: House) -> None:
    await has_one_card(house)
    assert "la jugo jo" in house.hand_of(house.pere).text
    await house.passes(1.9)
    assert "⏳ Juga Pere" in await house.reads(house.bar)
    await house.passes(2.1)
    assert "Basa 2, per a Pere" in await house.reads(house.bar)
    assert "Surts tu" in house.hand_of(house.pere).text
    assert TurnMissed.__name__ not in await kinds(house)
    assert await house.sounds(house.pere) == []


async def test_a_tap_that_comes_too_late_is_answered_kindly(house: House) -> None:
    await has_one_card(house)
    answer = await taps_it_late(house)
    assert (answer.text, answer.alert) == (ALREADY, False)
    assert (await kinds(house)).count("CardPlayed") == 8
    assert len(house.offers(house.pere)) == 10


async def test_so_is_a_second_tap_on_the_card_that_one_has_played(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    hand = house.hand_of(house.ona)
    data = next(b.data for b in hand.buttons if b.data and b.data.endswith(":8O"))
    assert data is not None
    await house.plays(house.ona, "8O")
    assert (await house.forges(house.ona, data, hand)).text == ALREADY


async def test_whoever_taps_it_need_not_wait(house: House) -> None:
    await has_one_card(house)
    assert "Has jugat" in (await house.plays(house.pere, "1O")).text
    assert "Basa 2, per a Pere" in await house.reads(house.bar)
    await house.passes(4)
    assert (await kinds(house)).count("CardPlayed") == 8


async def test_who_likes_to_play_every_card_is_let(house: House) -> None:
    await has_one_card(house)
    await house.sets(house.pere, "Carta única", "La jugo jo")
    assert "tria una carta" in house.hand_of(house.pere).text
    await house.passes(29)
    assert "⏳ Juga Pere" in await house.reads(house.bar)
    assert len(await house.sounds(house.pere)) == 0
    await house.sets(house.pere, "Carta única", "Es juga sola")
    await house.passes(4)
    assert "Basa 2, per a Pere" in await house.reads(house.bar)


async def test_nobody_else_can_tell_that_it_is_the_only_one(house: House) -> None:
    await has_one_card(house)
    others = (house.ona, house.marta, house.joan)
    for person in others:
        await house.says(person, "/cards")  # all that there is to know
    group, hands = await house.group_record(), [house.hand_of(p).text for p in others]
    await house.sets(house.pere, "Carta única", "La jugo jo")
    assert await house.group_record() == group
    assert [house.hand_of(person).text for person in others] == hands


async def test_nothing_plays_itself_while_the_match_is_paused(house: House) -> None:
    await has_one_card(house)
    house.bar.silences_members()
    await house.says(house.marta, "/table", house.bar)
    await house.passes(60)
    assert (await kinds(house)).count("CardPlayed") == 7
    house.bar.silences_members(silenced=False)
    await house.says(house.marta, "/table", house.bar)
    await house.passes(4)
    assert (await kinds(house)).count("CardPlayed") == 8


async def test_it_calls_nobody_who_wants_a_sound_at_every_turn(house: House) -> None:
    await house.likes(house.pere, sound="turns")
    await has_one_card(house)
    assert len(await house.sounds(house.pere)) == 1  # his first turn, where he had a choice
    await house.passes(4)
    assert len(await house.sounds(house.pere)) == 2  # and now he leads


async def test_after_a_restart_it_plays_once(house: Mortal) -> None:
    await has_one_card(house)
    await house.is_killed()
    await house.passes(4)
    assert (await kinds(house)).count("CardPlayed") == 8
    await house.passes(4)
    assert (await kinds(house)).count("CardPlayed") == 8
    assert "Basa 2, per a Pere" in await house.reads(house.bar)


async def test_the_twelfth_trick_plays_itself_at_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44)
    assert "basa 12 de 12" in await house.reads(house.bar)
    asked = house.asked()
    assert asked is not None
    person, button, message = asked
    assert "La dotzena basa es juga tota sola" in message.text
    await house.passes(1.9)
    assert "Fi de la mà 1" not in await house.reads(house.bar)
    await house.passes(0.2)
    assert "Fi de la mà 1" in (await house.last(house.bar)).text
    assert (await kinds(house))[-6:] == [*["CardPlayed"] * 4, "TrickWon", "HandScored"]
    assert button.data is not None
    assert (await house.forges(person, button.data, message)).text == ALREADY


@pytest.mark.parametrize("taps", [1, 2, 3])
async def test_who_taps_in_the_twelfth_trick_neither_hurries_nor_delays_it(
    house: House, taps: int
) -> None:
    await house.likes(house.ona, play_single=False)
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.passes(1)
    for _ in range(taps):
        asked = house.asked()
        assert asked is not None
        person, button, message = asked
        await house.presses(person, button.text, message=message)
    await house.passes(0.9)
    assert "Fi de la mà 1" not in await house.reads(house.bar)
    await house.passes(0.2)
    assert "Fi de la mà 1" in await house.reads(house.bar)
    assert (await kinds(house)).count("CardPlayed") == 48


async def test_it_may_win_the_match(house: House) -> None:
    await house.has_played(CAPOT, *contro(Trump.BOTIFARRA), cards=44)
    await house.passes(2)
    assert "Ona i Marta guanyen la partida!" in (await house.last(house.bar)).text


async def test_a_full_trick_lies_for_the_time_that_the_group_has_set(house: House) -> None:
    await house.adds_bot()
    await house.goes(trick_pause=4)
    await house.has_played(ORDINARY, *COPES)
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    answer = await house.plays(house.pere, "3C")
    assert (answer.text, answer.alert) == (LIES, False)
    await house.passes(3.9)
    assert (await house.plays(house.pere, "3C")).text == LIES
    assert (await kinds(house)).count("CardPlayed") == 4
    await house.passes(0.1)
    assert "Has jugat" in (await house.plays(house.pere, "3C")).text
    assert "Has jugat" in (await house.plays(house.marta, "8C")).text  # within a trick at once


async def test_a_clock_that_is_set_back_does_not_keep_it_there(house: House) -> None:
    await house.adds_bot()
    await house.goes(trick_pause=4)
    await house.has_played(ORDINARY, *COPES)
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    house.clock.is_set(by=-3600)
    assert "Has jugat" in (await house.plays(house.pere, "3C")).text


async def test_who_is_asked_just_after_the_clock_was_set_back_has_all_their_time(
    house: House,
) -> None:
    """Before anybody has noticed: the old deadlines move with the clock, this one is new."""
    await house.has_played(ORDINARY, *COPES)
    await house.passes(5)
    house.clock.is_set(by=-600)
    await house.plays(house.ona, "8O")
    for seconds in (1, 30, 20):
        await house.passes(seconds)
        assert "⏳ Juga Pere" in await house.reads(house.bar)
    await house.passes(60)
    assert "⏳ Juga Pere" not in await house.reads(house.bar)


async def test_a_clock_that_is_set_forward_takes_nobodys_time(house: House) -> None:
    """Nor does a machine that slept: nobody could have played."""
    await house.has_played(ORDINARY, *COPES)
    await house.plays(house.ona, "8O")
    await house.passes(10)
    house.clock.is_set(by=600)
    for seconds in (1, 20, 20):
        await house.passes(seconds)
        assert "⏳ Juga Pere" in await house.reads(house.bar)
    await house.passes(60)
    assert "⏳ Juga Pere" not in await house.reads(house.bar)


async def test_the_next_hand_waits_as_long_as_the_group_has_set(house: House) -> None:
    await house.adds_bot()
    await house.goes(next_hand=60)
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.plays_out()
    await house.passes(59)
    assert "Mà 2" not in await house.reads(house.bar)
    await house.passes(1.5)
    assert "Mà 2" in await house.reads(house.bar)


async def test_or_until_everybody_has_tapped(house: House) -> None:
    await house.adds_bot()
    await house.goes(next_hand=None)
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.plays_out()
    await house.passes(3600)
    assert "Mà 2" not in await house.reads(house.bar)
    for person in house.people:
        await house.presses(person, "Mà següent", house.bar)
    await house.passes(0)
    assert "Mà 2" in await house.reads(house.bar)
