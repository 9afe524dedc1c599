"""Who never started the bot: one tap, one Start, and they sit."""

from __future__ import annotations

import re

from bot.sandbox import Message
from engine.cards import Trump
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

SIT = "M'assec aquí (parella 2)"


async def test_a_tap_opens_the_private_chat_and_that_one_start_sits_them_down(
    house: House,
) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta")
    answer = await house.presses(berta, SIT, house.bar)
    assert answer.url is not None
    assert re.search(r"\?start=[A-Za-z0-9_-]{16,64}$", answer.url)
    assert "Berta" not in (await house.last(house.bar)).text
    await house.follows(berta, answer)
    assert "Parella 2: Berta + (buit)" in (await house.last(house.bar)).text
    assert "Ja seus a la taula" in (await house.last(berta)).text
    assert len([m for m in berta.private.everything() if m.sender.is_bot]) == 1


async def test_a_bare_start_does_too(house: House) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta")
    await house.presses(berta, SIT, house.bar)
    await berta.starts()
    assert "Parella 2: Berta + (buit)" in (await house.last(house.bar)).text


async def test_a_link_is_its_pressers_own(house: House) -> None:
    await house.opens_lobby()
    berta, carles = await house.newcomer("Berta"), await house.newcomer("Carles")
    answer = await house.presses(berta, SIT, house.bar)
    await house.follows(carles, answer)
    assert "Carles" not in (await house.last(house.bar)).text
    assert "enllaç" in await house.reads(carles)
    await house.follows(berta, answer)
    assert "Berta" in (await house.last(house.bar)).text


async def test_a_link_works_once(house: House) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta")
    answer = await house.presses(berta, SIT, house.bar)
    await house.follows(berta, answer)
    await house.presses(berta, "Me'n vaig", house.bar)
    await house.follows(berta, answer)
    assert "Berta" not in (await house.last(house.bar)).text
    assert "ja s'ha fet servir" in await house.reads(berta)


async def test_the_seat_was_taken_meanwhile_and_another_is_free(house: House) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta")
    answer = await house.presses(berta, SIT, house.bar)
    await house.presses(house.pere, SIT, house.bar)
    await house.follows(berta, answer)
    lobby = (await house.last(house.bar)).text
    assert "Berta" in lobby
    assert "Pere" in lobby


async def test_no_seat_is_left_when_they_come(house: House) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta")
    answer = await house.presses(berta, SIT, house.bar)
    await house.presses(house.pere, SIT, house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    await house.follows(berta, answer)
    assert "plena" in (await house.last(berta)).text


async def test_four_who_never_started_the_bot(house: House) -> None:
    await house.adds_bot()
    four = [await house.newcomer(name) for name in ("Anna", "Biel", "Carla", "Dídac")]
    await house.says(four[0], "/newgame", house.bar)
    for person, label in zip(
        four,
        ("M'assec aquí (parella 1)", SIT, "M'assec amb Anna", "M'assec amb Biel"),
        strict=True,
    ):
        await house.follows(person, await house.presses(person, label, house.bar))
        await house.settles()
    await house.passes(10)
    await house.passes(11)
    for person in four:
        assert "mà 1" in await house.reads(person) or "ET TOCA" in await house.reads(person)


async def test_a_person_in_two_groups_games_plays_both(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES), cards=1)
    await house.has_played(CAPOT, room=club)
    # Pere is asked in the bar, Joan in both only for trumps in the club.
    await house.presses(house.pere, "🟡 As", house.pere.private)
    assert "Pere: 🟡 As" in await house.reads(house.bar)
    assert "Pere: 🟡" not in await house.reads(club)
    assert len([m for m in house.joan.private.messages() if m.sender.is_bot]) == 2
    await house.names(house.joan, "E")
    assert "ESPASES" in await house.reads(club)
    assert "ESPASES" not in await house.reads(house.bar)


async def test_of_several_hands_the_one_that_waits_is_the_last(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES), cards=1)
    await house.has_played(CAPOT, room=club)
    for said in ("/cards", "Em toca?"):
        await house.says(house.pere, said)
        assert "Can Pere" in first_line(await house.last(house.pere, by_bot=False))
    await house.says(house.joan, "/cards")
    assert "Club" in first_line(await house.last(house.joan, by_bot=False))


async def test_a_button_acts_on_its_own_game(house: House) -> None:
    """A hand of the club's game never moves the bar's, though the same people sit in both."""
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await house.has_played()
    await house.has_played(room=club)
    hands = [m for m in house.joan.private.messages() if "ET TOCA" in m.text]
    for message, room, other in ((hands[0], house.bar, club), (hands[1], club, house.bar)):
        answer = await house.presses(house.joan, "🟡 Oros", message=message)
        assert answer.text == ""
        assert ("OROS" in await house.reads(other)) is (room is club)
        assert "OROS" in await house.reads(room)


def first_line(message: Message) -> str:
    """The line that names the group."""
    return message.text.split("\n")[0]
