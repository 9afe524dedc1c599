"""/notify: who wants it hears privately when a table opens in a group, until it closes."""

from __future__ import annotations

import pytest

from bot.sandbox import Group
from tests.bot.play.support import House

NEWS = "S'ha obert una taula"


@pytest.mark.parametrize("command", ["/notify", "/avisa"])
async def test_in_a_group_it_is_switched_on_and_off_in_private(house: House, command: str) -> None:
    await house.adds_bot()
    before = await house.group_record()
    await house.says(house.pere, command, house.bar)
    assert "t'avisaré quan s'obri una taula al grup Can Pere" in (await house.last(house.pere)).text
    assert len(await house.group_record()) == len(before) + 1  # what Pere said
    await house.says(house.pere, command, house.bar)
    assert "ja no t'avisaré" in (await house.last(house.pere)).text
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS not in await house.reads(house.pere)


async def test_a_new_table_is_told_once_with_sound_and_a_link(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/notify", house.bar)
    await house.says(house.ona, "/newgame", house.bar)
    lobby = await house.last(house.bar)
    told = await house.last(house.pere)
    assert f"{NEWS} al grup Can Pere" in told.text
    assert str(told.buttons[0].url).endswith(f"/{lobby.id}")
    assert [sight.text for sight in await house.sounds(house.pere)] == [told.text]
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    assert len([m for m in house.pere.private.everything() if NEWS in m.text]) == 1
    assert NEWS not in await house.reads(house.marta)


async def test_it_is_taken_back_when_they_sit_down(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/notify", house.bar)
    await house.says(house.ona, "/newgame", house.bar)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert NEWS not in await house.reads(house.pere)


async def test_it_is_taken_back_when_they_wait_for_a_seat(house: House) -> None:
    await house.adds_bot()
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    await house.says(berta, "/notify", house.bar)
    await house.says(house.ona, "/newgame", house.bar)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    assert NEWS in await house.reads(berta)
    await house.presses(berta, "Llista d'espera", house.bar)
    assert NEWS not in await house.reads(berta)


@pytest.mark.parametrize("how", ["expires", "starts"])
async def test_it_is_taken_back_when_the_lobby_closes(house: House, how: str) -> None:
    await house.adds_bot()
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    await house.says(berta, "/notify", house.bar)
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS in await house.reads(berta)
    if how == "expires":
        await house.passes(31 * 60)
    else:
        await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
        await house.presses(house.marta, "M'assec amb Ona", house.bar)
        await house.presses(house.joan, "M'assec amb Pere", house.bar)
        await house.presses(house.ona, "Comencem", house.bar)
    assert NEWS not in await house.reads(berta)


async def test_a_basic_group_is_named_without_a_link(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona)
    await club.add_bot()
    await house.says(house.pere, "/notify", club)
    await house.says(house.ona, "/newgame", club)
    told = await house.last(house.pere)
    assert f"{NEWS} al grup Club" in told.text
    assert told.labels == ()


async def test_a_rematch_is_nobodys_news(house: House) -> None:
    await house.wins()
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    await house.says(berta, "/notify", house.bar)
    await house.presses(house.ona, "Revenja", house.bar)
    assert NEWS not in await house.reads(berta)


async def test_a_silent_phone_stays_silent(house: House) -> None:
    await house.adds_bot()
    await house.likes(house.pere, sound="never")
    await house.says(house.pere, "/notify", house.bar)
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS in await house.reads(house.pere)
    assert await house.sounds(house.pere) == []


async def test_who_never_wrote_to_the_bot_is_led_there(house: House) -> None:
    await house.adds_bot()
    berta = await house.newcomer("Berta")
    await house.says(berta, "/notify", house.bar)
    button = (await house.last(house.bar)).buttons[0]
    await house.follows(berta, button)
    assert "t'avisaré" in (await house.last(berta)).text
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS in await house.reads(berta)


async def two_groups(house: House) -> Group:
    await house.adds_bot()
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await club.add_bot()
    await house.says(house.pere, "/table", club)
    await house.says(house.pere, "/notify", house.bar)
    return club


async def test_in_private_the_groups_are_listed_and_each_is_a_switch(house: House) -> None:
    club = await two_groups(house)
    await house.says(house.pere, "/avisa")
    assert (await house.last(house.pere)).labels == (("✓ Can Pere",), ("Club",))
    await house.presses(house.pere, "Club", house.pere.private)
    await house.presses(house.pere, "✓ Can Pere", house.pere.private)
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS not in await house.reads(house.pere)
    await house.says(house.ona, "/newgame", club)
    assert f"{NEWS} al grup Club" in await house.reads(house.pere)


async def test_switched_off_the_news_goes_at_once(house: House) -> None:
    await two_groups(house)
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS in await house.reads(house.pere)
    await house.says(house.pere, "/avisa")
    await house.presses(house.pere, "✓ Can Pere", house.pere.private)
    assert NEWS not in await house.reads(house.pere)


async def test_nobody_listens_at_a_group_where_they_were_never_met(house: House) -> None:
    await two_groups(house)
    stranger = house.town.person("Otto", started=True)
    await house.says(stranger, "/notify")
    assert "Encara no et conec" in (await house.last(stranger)).text
    data = await forged(house)
    answer = await house.forges(stranger, data, await house.last(stranger))
    assert "ja no val" in answer.text
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS not in await house.reads(stranger)


async def forged(house: House) -> str:
    """What Pere's button for Can Pere says."""
    await house.says(house.pere, "/notify")
    button = house.pere.button("✓ Can Pere")
    assert button is not None
    assert button[1].data is not None
    return button[1].data.removesuffix("0") + "1"


@pytest.mark.parametrize("way", ["leaves", "is banned"])
async def test_who_leaves_or_is_banned_hears_no_more(house: House, way: str) -> None:
    await two_groups(house)
    if way == "leaves":
        house.pere.leaves(house.bar)
        await house.settles()
    else:
        await house.bans(house.ona, house.pere)
    await house.says(house.ona, "/newgame", house.bar)
    assert NEWS not in await house.reads(house.pere)


async def test_the_banned_can_not_switch_it_on(house: House) -> None:
    await house.adds_bot()
    await house.bans(house.ona, house.pere)
    await house.says(house.pere, "/notify", house.bar)
    assert "t'ha vetat" in (await house.last(house.bar)).text
