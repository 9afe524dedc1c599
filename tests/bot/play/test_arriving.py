"""The bot comes into a group: one greeting, then silence; and the language it speaks there."""

from __future__ import annotations

import pytest

from bot.sandbox import Group
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House


def bots_words(room: Group) -> list[str]:
    """What the bot has ever posted there."""
    return [m.text for m in room.everything() if m.sender.is_bot and m.service is None]


async def test_one_greeting_with_a_new_game_button_and_then_silence(house: House) -> None:
    await house.adds_bot()
    greeting = await house.last(house.bar)
    assert greeting.labels == (("Taula nova",),)
    assert await house.sounds(house.pere, house.bar) == []

    house.bar.promotes_bot()  # now it reads everything that is said
    await house.says(house.ona, "Qui juga avui?", house.bar)
    await house.says(house.pere, "Bot, digues alguna cosa", house.bar)
    berta = house.town.person("Berta", language="ca")
    berta.joins(house.bar)
    await house.settles()
    assert len(bots_words(house.bar)) == 1


async def test_the_greetings_button_opens_a_table(house: House) -> None:
    await house.adds_bot()
    await house.presses(house.pere, "Taula nova", house.bar)
    assert "Pere + (buit)" in (await house.last(house.bar)).text


@pytest.mark.parametrize(
    ("phone", "word"),
    [("ca", "obriu taula"), ("es-AR", "mesa"), ("en", "table"), ("fr", "table"), ("de", "taula")],
)
async def test_a_group_speaks_the_language_of_whoever_added_the_bot(
    house: House, phone: str, word: str
) -> None:
    adder = house.town.person("Alex", language=phone)
    club = house.town.group("Club", [adder, house.ona], creator=adder)
    await club.add_bot(by=adder)
    await house.settles()
    language = phone if phone in ("ca", "en", "fr") else "es" if phone == "es-AR" else "ca"
    button = house.app.services.texts.in_(language).plain("button-new-game")
    greeting = await house.last(club)
    assert word in greeting.text.lower()
    assert greeting.labels == ((button,),)


async def test_a_command_that_overtakes_the_news_of_the_adder_doesnt_choose_the_language(
    house: House,
) -> None:
    adder = house.town.person("Alex", language="en")
    club = house.town.group("Club", [adder, house.ona], creator=adder)
    await club.add_bot(by=adder)
    await house.says(adder, "/newgame", club)  # both wait for the bot, which hears them at once
    shown = " ".join(m.text for m in club.messages())
    assert "Open a table whenever you like" in shown
    assert "New table" in shown
    assert "aula" not in shown


async def test_the_adders_own_choice_counts_more_than_their_phone(house: House) -> None:
    adder = house.town.person("Núria", language="es")
    await house.says(adder, "/language")
    await house.presses(adder, "Català", adder.private)
    club = house.town.group("Club", [adder, house.ona], creator=adder)
    await club.add_bot(by=adder)
    await house.settles()
    assert "obriu taula" in (await house.last(club)).text


async def test_a_newcomer_is_spoken_to_in_the_language_of_their_group(house: House) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta", language="es")
    answer = await house.presses(berta, "M'assec aquí (parella 2)", house.bar)
    await house.follows(berta, answer)
    assert "Ja seus a la taula" in (await house.last(berta)).text


async def test_the_first_private_message_offers_four_languages(house: House) -> None:
    berta = house.town.person("Berta", language="es")
    await house.says(berta, "Hola")
    welcome = await house.last(berta)
    labels = [label for row in welcome.labels for label in row]
    assert labels[2:6] == ["✓ Català", "Español", "English", "Français"]  # after play and learn
    answer = await house.presses(berta, "English", berta.private)
    assert "English" in answer.text


async def test_removed_and_added_again_it_greets_again_and_the_table_goes_on(
    house: House,
) -> None:
    await house.has_played()
    house.bar.kicks_bot()
    await house.settles()
    assert "partida queda en pausa" in await house.reads(house.ona)
    await house.passes(600)
    await house.bar.add_bot(by=house.ona)
    await house.settles()
    assert "Canta Joan" in await house.reads(house.bar)
    assert "en pausa" not in (await house.last(house.bar)).text
    await house.names(house.joan, "C")
    assert "COPES" in await house.reads(house.bar)


async def test_silenced_it_pauses_and_tells_the_starter_once(house: House) -> None:
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES), cards=1)
    card = next(b.data for b in house.hand_of(house.pere).buttons if b.text == "🟡 As")
    assert card is not None
    house.bar.mutes_bot()
    await house.settles()
    await house.passes(600)
    told = [m for m in house.ona.private.everything() if "queda en pausa" in m.text]
    assert len(told) == 1
    assert house.offers(house.pere) == set()
    answer = await house.forges(house.pere, card, house.hand_of(house.pere))
    assert answer.alert
    assert "en pausa" in answer.text
    house.bar.demotes_bot()  # an ordinary member again
    await house.settles()
    await house.presses(house.pere, "🟡 As", house.pere.private)
    assert "Juga Marta" in await house.reads(house.bar)
