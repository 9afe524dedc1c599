"""/rules, /glossary and /faq, through the real bot."""

from __future__ import annotations

import pytest

from bot.sandbox import Message
from engine.cards import Trump
from engine.rules import Variant
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


def books(house: House) -> list[Message]:
    """The handbook's messages in the bar."""
    return [m for m in house.bar.messages() if m.text.startswith(("📜", "🔤", "❓"))]


async def test_anybody_turns_the_groups_pages_and_it_stays_one_picture(house: House) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/regles", house.bar)
    card = await house.last(house.bar)
    assert "Aquesta taula: Lliure, a 101" in card.text
    assert "Contro ×2 · Recontro ×4 · Sant Vicenç ×8" in card.text
    assert card.photo
    await house.presses(house.pere, "Matar", house.bar)
    assert "Es pot jugar: 🍷 Manilla de copes, 🍷 As de copes." in card.text
    await house.presses(house.ona, "Fallar ▶", house.bar)
    assert "has de fallar més alt" in card.text
    await house.presses(house.joan, "◀ Matar", house.bar)
    await house.presses(house.joan, "📜 Totes les regles", house.bar)
    assert "Aquesta taula" in card.text
    assert books(house) == [card]
    assert card.photo
    assert not house.town.calls_of("deleteMessage")
    for person in house.people:
        assert not await house.sounds(person, house.bar)


async def test_captions_change_and_an_equal_picture_is_not_sent_again(house: House) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/rules", house.bar)
    await house.presses(house.marta, "Renunci", house.bar)
    await house.presses(house.marta, "Mal donades ▶", house.bar)
    await house.presses(house.marta, "◀ Renunci", house.bar)
    await house.presses(house.marta, "📜 Totes les regles", house.bar)
    assert len(house.town.calls_of("sendPhoto")) == 1
    assert len(house.town.world.photos) == 2  # the card and one position, each uploaded once


async def test_who_wants_no_pictures_reads_the_same_in_words(house: House) -> None:
    await house.adds_bot()
    await house.goes(pictures="none")
    await house.says(house.marta, "/rules", house.bar)
    card = await house.last(house.bar)
    await house.presses(house.pere, "Fallar", house.bar)
    assert "has de fallar més alt" in card.text
    assert not card.photo
    assert not house.town.calls_of("sendPhoto")
    assert not house.town.calls_of("editMessageMedia")


async def test_a_message_that_became_a_picture_and_wants_none_any_more_is_sent_anew(
    house: House,
) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/rules", house.bar)
    await house.goes(pictures="none")
    await house.presses(house.pere, "Fallar", house.bar)
    (book,) = books(house)
    assert "has de fallar més alt" in book.text
    assert not book.photo
    await house.goes(pictures="light")
    await house.presses(house.pere, "◀ Matar", house.bar)
    assert book.photo  # the other way round it turns where it stands


async def test_the_pages_are_this_tables(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.ona, "Regles", house.bar)
    await house.presses(house.ona, "Obligada", house.bar)
    await house.says(house.pere, "/rules", house.bar)
    await house.presses(house.pere, "Guanya la parella", house.bar)
    assert "amb una que tingui punts o amb la més baixa" in (await house.last(house.bar)).text
    await house.says(house.pere, "/rules")  # who plays nowhere reads the usual ones
    assert "Aquesta taula: Lliure" in (await house.last(house.pere)).text


async def test_in_private_they_are_those_of_ones_match(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, variant=Variant.OBLIGADA, target=51)
    await house.says(house.pere, "/rules")
    book = next(m for m in house.pere.private.messages() if m.text.startswith("📜"))
    assert "Can Pere: Lliure amb 1 canvi, a 51" in book.text
    assert "Can Pere" in (await house.last(house.pere)).text
    assert (await house.last(house.pere)).id > book.id  # one's hand stays the last message
    await house.presses(house.pere, "No pots guanyar", message=book)
    assert "la més baixa del pal que tiris" in book.text
    assert "Obligada · Trumfo: 🟡 OROS" in book.text


@pytest.mark.parametrize("command", ["/glossary", "/vocabulari"])
async def test_the_words_of_the_table(house: House, command: str) -> None:
    await house.adds_bot()
    await house.says(house.marta, command, house.bar)
    book = await house.last(house.bar)
    await house.presses(house.joan, "La basa", house.bar)
    assert "fallar o tallar: jugar trumfo" in book.text
    await house.presses(house.joan, "Trumfo i contro ▶", house.bar)
    assert "Sant Vicenç:" in book.text
    await house.says(house.marta, command)
    await house.presses(house.marta, "La partida", house.marta.private)
    assert "capot: fer totes dotze bases" in (await house.last(house.marta)).text


@pytest.mark.parametrize("command", ["/faq", "/preguntes"])
async def test_a_question_leads_to_its_rules_and_to_the_lessons(house: House, command: str) -> None:
    await house.adds_bot()
    await house.says(house.marta, command, house.bar)
    book = await house.last(house.bar)
    await house.presses(house.joan, "Les bases", house.bar)
    assert len(book.buttons) <= 6
    await house.presses(house.joan, "Per què no puc jugar una carta?", house.bar)
    assert "«Per què aquestes?»" in book.text
    learn = next(button for button in book.buttons if button.url)
    await house.presses(house.joan, "📜 Servir", house.bar)
    assert "Es pot jugar: 🍷 2 de copes." in book.text
    await house.presses(house.joan, "📜 Totes les regles", house.bar)
    await house.presses(house.joan, "❓ Preguntes", house.bar)
    assert "Preguntes que fa tothom" in book.text
    await house.follows(house.marta, learn)
    assert "Deu passos" in (await house.last(house.marta)).text
    await house.says(house.pere, command)
    await house.presses(house.pere, "Cantar i contrar", house.pere.private)
    await house.presses(house.pere, "Lliure o obligada?", house.pere.private)
    await house.presses(house.pere, "❓ Cantar i contrar", house.pere.private)
    await house.presses(house.pere, "Lliure o obligada?", house.pere.private)
    await house.presses(house.pere, "📖 Aprèn a jugar-hi", house.pere.private)
    assert "Deu passos" in (await house.last(house.pere)).text


async def test_a_group_reads_its_language_and_a_person_their_own(house: House) -> None:
    await house.adds_bot()
    await house.goes(language="fr")
    ada = await house.newcomer("Ada", "en")
    await house.knows(ada)
    await house.likes(ada, language="en")
    await house.says(ada, "/rules", house.bar)
    await house.presses(ada, "Couper", house.bar)
    assert "surcouper" in (await house.last(house.bar)).text
    await house.says(ada, "/rules")
    await house.presses(ada, "Ruffing", ada.private)
    assert "you must ruff higher" in (await house.last(ada)).text


async def test_a_page_of_a_message_that_is_gone_turns_nothing(house: House) -> None:
    await house.adds_bot()
    greeting = await house.last(house.bar)
    await house.says(house.marta, "/rules", house.bar)
    old = await house.last(house.bar)
    data = next(button.data for button in old.buttons if button.text == "Matar")
    assert data is not None
    await house.says(house.pere, "/faq", house.bar)
    (book,) = books(house)
    before = await house.group_record()
    for message in (old, greeting):
        answer = await house.forges(house.joan, data, message)
        assert "ja no val" in answer.text
        assert await house.group_record() == before
    assert "Preguntes" in book.text
    for page in ("read:rules:nothing", "read:glossary:follow", "read:nobody:"):
        answer = await house.forges(house.joan, page, book)
        assert "ja no val" in answer.text
        assert await house.group_record() == before


async def test_each_topic_of_a_forum_has_its_own(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, forum=True)
    await club.add_bot(by=house.ona)
    await house.settles()
    first, second = club.topic("Dilluns"), club.topic("Dimarts")
    for room in (first, second):
        await house.says(house.ona, "/rules", room)
    await house.presses(house.pere, "Capot", first)
    assert "Totes dotze bases" in await house.reads(first)
    assert "Totes dotze bases" not in await house.reads(second)
