"""Somebody's first hand with this bot: tips beside the buttons, and how they end."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.sandbox import Person
from engine.cards import Trump
from tests.bot.play.deeds import plays_on, sits_alone
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.mortal import Mortal
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
ENOUGH = "Entesos: no calen més pistes"
TURN, TRICK, SCORE = "Només surten les cartes", "Qui guanya la basa", "72 punts"


async def first_hand(house: House, person: Person) -> int | None:
    return (await house.row(person)).first_hand


async def test_only_the_newcomer_is_told(house: Mortal) -> None:
    await house.likes(house.ona, first_hand=None)
    await house.has_played(ORDINARY, *COPES)
    assert TURN in house.hand_of(house.ona).text
    assert (ENOUGH,) in house.hand_of(house.ona).labels
    for person in (house.pere, house.marta, house.joan):
        assert "ℹ️" not in house.hand_of(person).text
    assert "ℹ️" not in await house.reads(house.bar)
    await house.trick("Ona 8O, Pere 1O, Marta 2O, Joan 4O")
    assert TRICK in house.hand_of(house.ona).text


async def _calls(house: House) -> Counter[str]:
    """What Telegram is asked for during a trick and a half."""
    await house.has_played(ORDINARY, *COPES)
    before = len(house.town.calls)
    await house.trick("Ona 8O, Pere 1O, Marta 2O, Joan 4O")
    await house.plays(house.pere, "3C")
    return Counter(call.method for call in house.town.calls[before:])


async def test_it_costs_no_call_more(house: Mortal) -> None:
    """Two tables of the same, the second of four newcomers."""
    experienced = await _calls(house)
    (match,) = await house.app.storage.matches.live()
    await house.app.services.tables.end(await house.row(house.ona), match.public_id)
    for person in house.people:
        await house.likes(person, first_hand=None)
    assert await _calls(house) == experienced
    assert TRICK in house.hand_of(house.ona).text


async def test_one_tap_ends_them_and_settings_bring_them_back(house: Mortal) -> None:
    for person in (house.ona, house.pere):
        await house.likes(person, first_hand=None)
    await house.has_played(ORDINARY, *COPES)
    told = len(house.ona.private.messages())
    answer = await house.presses(house.ona, ENOUGH, house.ona.private)
    assert "/settings" in answer.text
    hand = house.hand_of(house.ona)
    assert "ℹ️" not in hand.text
    assert (ENOUGH,) not in hand.labels
    assert house.offers(house.ona)
    assert len(house.ona.private.messages()) == told
    await house.plays(house.ona, "8O")
    assert TURN in house.hand_of(house.pere).text  # hers alone have gone
    await house.sets(house.ona, "Pistes", "A la primera mà de la propera partida")
    assert await first_hand(house, house.ona) is None
    await house.sets(house.ona, "Pistes", "Cap")
    assert await first_hand(house, house.ona) == 0


async def test_a_double_tap_on_enough_is_one(house: Mortal) -> None:
    await house.likes(house.ona, first_hand=None)
    await house.has_played(ORDINARY, *COPES)
    hand = house.hand_of(house.ona)
    presses = [house.ona.forge("tips", hand) for _ in range(3)]
    answers = [await press.answered() for press in presses]
    assert len({answer.text for answer in answers}) == 1
    await house.settles()
    assert "ℹ️" not in house.hand_of(house.ona).text
    assert house.offers(house.ona)


@pytest.mark.parametrize("killed", [False, True])
async def test_they_end_with_the_first_score(house: Mortal, killed: bool) -> None:
    await house.likes(house.ona, first_hand=None)
    await house.has_played(CAPOT, *COPES, cards=40)
    await house.plays_out()
    if killed:
        await house.is_killed()
        await house.settles()
    assert SCORE in house.hand_of(house.ona).text
    assert "ℹ️" not in house.hand_of(house.pere).text
    await house.presses(house.ona, "Mà següent", house.ona.private)
    assert SCORE in house.hand_of(house.ona).text
    await house.passes(21)
    assert "Cantes tu" in house.hand_of(house.ona).text  # the second hand is dealt
    for person in house.people:
        assert "ℹ️" not in house.hand_of(person).text
    await house.presses(house.ona, "🍷 Copes", house.ona.private)
    assert "ℹ️" not in house.hand_of(house.ona).text


async def test_a_kill_between_the_note_and_the_score_ends_nothing_too_soon(house: Mortal) -> None:
    await house.has_played(ORDINARY, *COPES)
    (match,) = await house.app.storage.matches.live()
    await house.likes(house.ona, first_hand=match.id)
    await house.is_killed()
    await house.says(house.ona, "/cards")
    assert TURN in house.hand_of(house.ona).text


async def test_a_hand_that_another_match_has_had_is_no_first_one(house: Mortal) -> None:
    await house.likes(house.ona, first_hand=99)
    await house.has_played(ORDINARY, *COPES)
    assert "ℹ️" not in house.hand_of(house.ona).text


async def test_somebody_who_plays_alone_is_taught_from_naming_to_the_score(house: Mortal) -> None:
    berta = house.town.person("Berta", language="ca")
    await sits_alone(house, berta)
    assert await first_hand(house, berta) is None
    await plays_on(house, berta, "fi de la mà")
    assert SCORE in (await house.last(berta)).text
    (match,) = await house.app.storage.matches.live()
    assert await first_hand(house, berta) == match.id
    told = [m for m in berta.private.messages() if "Amb ordinadors" in m.text]
    assert len(told) == 1


async def _goes_on(house: House, person: Person) -> None:
    """The others play their first card, until it is this person's turn."""
    while (asked := house.asked()) is not None and asked[0] is not person:
        _, button, message = asked
        assert button.data is not None
        await house.forges(asked[0], button.data, message)


async def test_what_stood_there_while_another_played_is_told_again(house: Mortal) -> None:
    await house.likes(house.ona, first_hand=None, play_single=False)
    await house.has_played(ORDINARY, *COPES)
    assert TURN in house.hand_of(house.ona).text
    for _ in range(2):  # twice she isn't there
        await _goes_on(house, house.ona)
        await house.passes(31)
        await house.passes(31)
    assert "ℹ️" not in house.hand_of(house.ona).text
    await house.presses(house.ona, "Ja hi sóc", house.ona.private)
    await _goes_on(house, house.ona)
    assert TURN in house.hand_of(house.ona).text

    asked = house.asked()
    assert asked is not None
    assert asked[1].data is not None
    await house.forges(house.ona, asked[1].data, asked[2])
    await _goes_on(house, house.ona)
    assert TRICK in house.hand_of(house.ona).text
