"""Each command, in groups and in private, and its Catalan alias."""

from __future__ import annotations

import pytest

from bot.sandbox import Message, Sandbox
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import Decks, House, WallClock, running

COPES = quiet_calls(Trump.COPES)


@pytest.mark.parametrize("command", ["/cards", "/cartes"])
async def test_cards_in_the_group_brings_ones_hand_down_and_says_nothing_there(
    house: House, command: str
) -> None:
    await house.has_played()
    before = len(house.bar.everything())
    old = house.hand_of(house.pere)
    await house.says(house.pere, command, house.bar)
    assert house.hand_of(house.pere).id > old.id
    assert not old.standing
    assert len(house.bar.everything()) == before + 1  # what Pere said
    assert await house.sounds(house.pere) == []


@pytest.mark.parametrize("command", ["/cards", "/cartes", "/table", "/taula", "Ei!", "/start"])
async def test_whatever_is_said_in_private_brings_the_hand_down(house: House, command: str) -> None:
    await house.has_played()
    await house.says(house.pere, command)
    last = await house.last(house.pere, by_bot=False)
    assert "Can Pere" in last.text
    assert len([m for m in house.pere.private.messages() if m.sender.is_bot]) == 1


@pytest.mark.parametrize("command", ["/table", "/taula"])
async def test_table_brings_the_table_down(house: House, command: str) -> None:
    await house.has_played()
    await house.says(house.marta, command, house.bar)
    assert "Canta Joan" in (await house.last(house.bar, by_bot=False)).text
    assert (await house.reads(house.bar)).count("Canta Joan") == 1


async def test_between_two_hands_it_brings_the_score_down(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.plays_out()
    await house.says(house.marta, "/table", house.bar)
    assert "Fi de la mà 1" in (await house.last(house.bar, by_bot=False)).text


async def test_the_tables_button_brings_it_down(house: House) -> None:
    await house.has_played()
    await house.says(house.marta, "bon dia a tothom", house.bar)
    await house.presses(house.marta, "⬇️ Baixa la taula", house.bar)
    assert "Canta Joan" in (await house.last(house.bar, by_bot=False)).text


async def test_a_stranger_cannot_fill_the_group_with_tables(house: House) -> None:
    await house.has_played()
    berta = await house.newcomer("Berta")
    before = await house.group_record()
    answer = await house.presses(berta, "⬇️ Baixa la taula", house.bar)
    assert answer.alert
    assert await house.group_record() == before


@pytest.mark.parametrize("command", ["/table", "/last", "/score", "/endgame"])
async def test_without_a_game_a_group_is_told_so_and_offered_one(
    house: House, command: str
) -> None:
    await house.adds_bot()
    await house.says(house.ona, command, house.bar)
    answer = await house.last(house.bar)
    assert "Ara no hi ha cap partida" in answer.text
    assert answer.labels == (("Taula nova",),)


async def test_last_shows_the_last_trick_in_both(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.marta, "/last", house.bar)
    assert "cap basa feta" in (await house.last(house.bar)).text
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    await house.says(house.marta, "/last", house.bar)
    assert "Pere: 🟡 As d'oros ◀" in (await house.last(house.bar)).text
    assert (await house.reads(house.bar)).count("cap basa feta") == 0
    await house.says(house.marta, "/last")
    assert "Pere: 🟡 As d'oros ◀" in await house.reads(house.marta)
    assert "mà 1" in (await house.last(house.marta)).text


@pytest.mark.parametrize("command", ["/score", "/punts"])
async def test_score_in_both(house: House, command: str) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.plays_out()
    await house.says(house.marta, command, house.bar)
    assert "Marcador" in (await house.last(house.bar)).text
    await house.says(house.marta, command)
    assert "Marcador" in await house.reads(house.marta)


@pytest.mark.parametrize("command", ["/rules", "/regles"])
async def test_rules_in_both(house: House, command: str) -> None:
    await house.adds_bot()
    await house.says(house.marta, command, house.bar)
    assert "Quines cartes es poden jugar" in (await house.last(house.bar)).text
    await house.says(house.marta, command)
    assert "Quines cartes es poden jugar" in await house.reads(house.marta)


async def test_help_in_both(house: House) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/help", house.bar)
    assert "/nova (/newgame)" in (await house.last(house.bar)).text
    await house.says(house.marta, "/help")
    assert "/nova (/newgame)" in await house.reads(house.marta)


async def test_newgame_in_private_says_where(house: House) -> None:
    await house.says(house.ona, "/newgame")
    answer = await house.last(house.ona)
    assert "dins d'un grup" in answer.text
    assert "startgroup" in str(answer.buttons[0].url)


async def test_asking_twice_leaves_one_answer_in_the_group(house: House) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/help", house.bar)
    await house.says(house.marta, "/score", house.bar)
    assert "/nova (/newgame)" not in await house.reads(house.bar)


async def test_the_menu_is_not_set_when_it_is_as_it_was(house: House) -> None:
    assert house.town.calls_of("setMyCommands") == []  # this database has been started on before


async def test_a_changed_menu_is_set_for_groups_and_private_in_each_language(
    house: House,
) -> None:
    await house.app.storage.notes.set("command menu", "an older one")
    url = house.app.config.database_url
    clock = WallClock()
    clock.now += 3600  # the first one's lease has run out by then
    async with await Sandbox.start() as town, running(town, url, clock, Decks()):
        ona, ada, otto = (
            town.person(name, language=language)
            for name, language in (("Ona", "ca"), ("Ada", "en"), ("Otto", "de"))
        )
        club = town.group("Club", [ona, ada, otto])
        assert ("nova", "obre una taula nova") in ona.menu(club)
        assert "newgame" in dict(ada.menu(club))
        assert "veta" in dict(ona.menu(club))  # for those who host the group alone
        assert "ban" not in dict(ada.menu(club))
        club.promotes(otto)
        assert otto.menu(club) == ona.menu(club)
        assert "nova" not in dict(ona.menu())
        assert "start" in dict(ada.menu())
        assert "start" not in dict(ada.menu(club))


async def test_settings_in_a_group_open_in_private_for_administrators(house: House) -> None:
    await house.adds_bot()
    before = await house.group_record()
    await house.says(house.ona, "/settings", house.bar)
    assert "Configuració · Can Pere" in (await house.last(house.ona)).text
    assert len(await house.group_record()) == len(before) + 1
    await house.says(house.pere, "/settings", house.bar)
    assert "Només els administradors" in (await house.last(house.bar)).text
    assert "Configuració" not in await house.reads(house.pere)


async def test_an_administrator_who_never_started_gets_a_link_to_the_settings(
    house: House,
) -> None:
    await house.adds_bot()
    berta = await house.newcomer("Berta")
    house.bar.promotes(berta)
    await house.says(berta, "/settings", house.bar)
    button = (await house.last(house.bar)).buttons[0]
    await house.follows(berta, button)
    assert "Configuració · Can Pere" in (await house.last(berta)).text
    carles = await house.newcomer("Carles")
    await house.follows(carles, button)
    assert "Configuració" not in await house.reads(carles)


async def test_the_language_counts_at_once_for_table_and_newcomers(house: House) -> None:
    await house.has_played()
    await house.says(house.ona, "/language", house.bar)
    await house.presses(house.ona, "Français", house.ona.private)
    assert "Canta" not in (await house.last(house.bar)).text
    assert "Mes cartes" in str((await house.last(house.bar)).labels)


async def test_rules_count_from_the_next_match(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.ona, "/settings", house.bar)
    await house.presses(house.ona, "Llargada", house.ona.private)
    answer = await house.presses(house.ona, "a 36", house.ona.private)
    assert "partida següent" in answer.text
    assert "a 101" in (await house.last(house.bar)).text
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    await house.says(house.ona, "/newgame", house.bar)
    assert "a 36" in (await house.last(house.bar)).text


async def test_a_demoted_administrator_sets_nothing(house: House) -> None:
    await house.adds_bot()
    await house.says(house.ona, "/settings", house.bar)
    settings = await house.last(house.ona)
    data = next(b.data for b in settings.buttons if b.text == "Temps per torn")
    assert data is not None
    answer = await house.forges(house.pere, data, await said_to(house))
    assert answer.alert
    assert "Només els administradors" in answer.text


async def said_to(house: House) -> Message:
    """Some message of the bot's that Pere can press on."""
    await house.says(house.pere, "Hola")
    return await house.last(house.pere)


async def test_a_persons_settings_open_in_private(house: House) -> None:
    await house.says(house.pere, "/settings")
    assert "La teva configuració" in (await house.last(house.pere)).text
    await house.says(house.pere, "/language")
    await house.presses(house.pere, "Español", house.pere.private)
    assert "Tus ajustes" in (await house.last(house.pere)).text


async def test_commands_meant_for_another_bot_are_not_heard(house: House) -> None:
    await house.adds_bot()
    before = len(house.bar.everything())
    await house.says(house.ona, "/newgame@other_bot", house.bar)
    assert len(house.bar.everything()) == before + 1
