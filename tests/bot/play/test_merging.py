"""A group that gets a new id takes everything along; of two that become one, one table a place
stays, and nobody is told of the other any more."""

from __future__ import annotations

from bot.sandbox import Group, Person
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


async def stranger(house: House, room: Group) -> Person:
    person = house.town.person("Berta", language="ca")
    room.adds(person)
    await house.knows(person)
    return person


async def become_one(house: House, old: Group, new: Group) -> None:
    await house.app.services.groups.migrated(old.chat_id, new.chat_id)
    await house.settles()


def the_other(house: House) -> Group:
    """The same four are in another group, too."""
    return house.town.group("Can Joan", house.people, creator=house.ona, supergroup=True)


async def gathers_in(house: House, room: Group, watcher: Person) -> None:
    """Four sit at a table there, and somebody was told that it had opened."""
    await room.add_bot()
    room.promotes_bot()
    await house.says(watcher, "/notify", room)
    await house.says(house.ona, "/newgame", room)
    await house.presses(house.pere, "M'assec aquí (parella 2)", room)
    await house.presses(house.marta, "M'assec amb Ona", room)
    await house.presses(house.joan, "M'assec amb Pere", room)
    assert "S'ha obert" in await house.reads(watcher)
    assert "La taula és plena" in await house.reads(house.pere)


async def test_votes_and_the_waiting_list_go_along(house: House) -> None:
    house.bar = house.town.group("La Penya", house.people, creator=house.ona)
    berta = await stranger(house, house.bar)
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.presses(berta, "Llista d'espera", house.bar)
    await house.says(house.pere, "/endgame", house.bar)
    house.bar.migrates()
    assert "Acabem 1/3" in await house.reads(house.bar)
    await house.presses(house.marta, "Acabem 1/3", house.bar)
    await house.says(house.joan, "/leave", house.bar)
    await house.presses(house.joan, "Sí, plego", house.joan.private)
    assert "Berta juga ara amb Pere" in await house.reads(house.bar)
    await house.passes(121)
    assert "Acabem 2/3" not in await house.reads(house.bar)


async def test_nobody_waits_for_a_match_that_was_closed_so(house: House) -> None:
    old, new = house.bar, the_other(house)
    berta = await stranger(house, new)
    await house.has_played(ORDINARY, *COPES)
    await house.has_played(ORDINARY, *COPES, room=new)
    await house.presses(berta, "Llista d'espera", new)
    await become_one(house, old, new)
    assert "llista d'espera" not in await house.reads(berta)


async def test_nobody_is_called_to_a_lobby_that_was_closed_so(house: House) -> None:
    old, new = house.bar, the_other(house)
    await house.adds_bot()
    await house.says(house.joan, "/newgame", old)
    berta = await stranger(house, new)
    await gathers_in(house, new, berta)
    await become_one(house, old, new)
    assert "La taula és plena" not in await house.reads(house.pere)
    lobby = await house.last(new)
    assert "Joan + (buit)" in lobby.text
    assert str((await house.last(berta)).buttons[0].url).endswith(f"/{lobby.id}")


async def test_a_lobby_that_finds_a_match_in_its_place_says_that_it_is_over(house: House) -> None:
    old, new = house.bar, the_other(house)
    await house.has_played(ORDINARY, *COPES)
    berta = await stranger(house, new)
    await gathers_in(house, new, berta)
    await become_one(house, old, new)
    await house.passes(10)
    await house.passes(11)
    assert "ha caducat" in (await house.last(new)).text
    assert "S'ha obert" not in await house.reads(berta)
    assert "La taula és plena" not in await house.reads(house.pere)
