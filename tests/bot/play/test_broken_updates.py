"""An update that can't be read is passed over: those that come with it are heard."""

from __future__ import annotations

import pytest

from tests.bot.play.support import House


@pytest.mark.parametrize(
    "broken",
    [
        {"message": {"text": 5}},
        {"message": None},
        {"callback_query": {"id": 1}},
        {"callback_query": "x"},
        {"my_chat_member": {"chat": {"id": -1, "type": "group", "title": "\ud800"}}},
        {"something_new": {"id": 1}},
    ],
    ids=str,
)
async def test_an_update_that_cant_be_read_stops_nothing(
    house: House, broken: dict[str, object]
) -> None:
    """The library reads a batch as a whole: one such update would have come again for ever."""
    for _ in range(3):
        house.town.world.updates.forge(broken)
    await house.says(house.ona, "/help")
    assert "/newgame" in await house.reads(house.ona)


async def test_half_a_letter_in_a_button_is_no_fault(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """It can't be encoded: the memory could not even be asked for such a match."""
    await house.has_played()
    user = {"id": house.ona.id, "is_bot": False, "first_name": "Ona"}
    query = {"id": "1", "from": user, "chat_instance": "1", "data": "last:\ud800"}
    house.town.world.updates.forge({"callback_query": query})
    await house.settles()
    assert "tap failed" not in capsys.readouterr().out


async def test_an_account_without_a_name_is_heard_as_any_other(house: House) -> None:
    """So are those that were deleted; the library has None for their whole name."""
    nobody = house.town.person("", language="ca", started=True)
    await house.says(nobody, "/help")
    assert "/newgame" in await house.reads(nobody)
