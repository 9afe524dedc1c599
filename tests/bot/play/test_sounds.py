"""What sounds, and what never does."""

from __future__ import annotations

import pytest

from engine.actions import NameTrump
from engine.cards import Trump
from tests.bot.play.hands import JOAN, ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


async def test_a_turn_makes_no_sound_unless_it_is_slow(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.trick("Pere 11O, Marta 12O, Joan 4O")
    assert [await house.heard(person) for person in house.people] == [0, 0, 0, 0]


async def test_every_turn_sounds_for_who_wants_it_once_each(house: House) -> None:
    await house.adds_bot()
    await house.sets(house.pere, "So", "Cada torn")
    await house.has_played(ORDINARY, *COPES)
    await house.plays(house.ona, "3O")
    assert await house.heard(house.pere) == 1
    await house.passes(59)  # past the half of the turn: it has sounded already
    assert await house.heard(house.pere) == 1
    await house.trick("Pere 1O, Marta 2O, Joan 4O")
    assert await house.heard(house.pere) == 2
    assert await house.heard(house.marta) == 0


@pytest.mark.parametrize("before", [(), (NameTrump(JOAN, Trump.COPES),), COPES])
async def test_never_is_never(house: House, before: tuple[NameTrump, ...]) -> None:
    await house.adds_bot()
    for person in house.people:
        await house.sets(person, "So", "Mai")
    await house.has_played(ORDINARY, *before)
    await house.passes(31)
    await house.passes(31)
    assert [await house.heard(person) for person in house.people] == [0, 0, 0, 0]
    asked = house.asked()
    assert asked is not None


async def test_trumps_calls_and_the_first_lead_sound_at_once_and_once(house: House) -> None:
    await house.has_played()
    assert [await house.heard(person) for person in house.people] == [0, 0, 0, 1]
    await house.passes(31)
    assert await house.heard(house.joan) == 1
    await house.names(house.joan, "C")
    assert [await house.heard(person) for person in house.people] == [1, 0, 1, 1]
    await house.passes_calls(house.ona, house.marta)
    assert [await house.heard(person) for person in house.people] == [2, 0, 1, 1]
    await house.passes(31)
    assert await house.heard(house.ona) == 2


async def test_being_asked_sends_the_hand_anew_and_takes_the_old_one_away(house: House) -> None:
    await house.has_played()
    old = house.hand_of(house.ona)
    await house.names(house.joan, "C")
    new = house.hand_of(house.ona)
    assert new is not old
    assert not old.standing
    assert len([m for m in house.ona.private.messages() if m.sender.is_bot]) == 1


async def test_in_the_group_only_lobby_and_result_sound(house: House) -> None:
    await house.starts()
    await house.names(house.joan, "C")
    await house.passes_calls(house.ona, house.marta)
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    await house.passes(31)
    await house.says(house.marta, "/score", house.bar)
    await house.says(house.marta, "/table", house.bar)
    heard_there = await house.sounds(house.pere, house.bar)
    assert len(heard_there) == 1
    assert "Taula nova" in heard_there[0].text


async def test_the_private_hand_is_current_after_each_trick_in_few_edits(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    joan = house.hand_of(house.joan)
    edits = len(joan.states)
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    assert "Basa 1, per a Pere" in house.hand_of(house.joan).text
    assert "Basa 1, per a Pere" in house.hand_of(house.ona).text
    # Once when he is asked, once when he has played and the trick is full.
    assert len(joan.states) - edits == 2
