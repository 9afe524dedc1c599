"""People as they are: hostile names, other languages, a bot that is blocked."""

from __future__ import annotations

import pytest

from engine.cards import Trump
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import contro, quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)

NAMES = ("<b>Ona", "\u202eP&re\u2066", "\u3164\u2800", "👨‍👩‍👧‍👦" + "M" * 60)


async def take_names(house: House, names: tuple[str, ...]) -> None:
    """The four take these names, and the bot hears of it."""
    for person, name in zip(house.people, names, strict=True):
        person.renames(name)
        await house.says(person, "Hola")


def refused(house: House) -> list[str]:
    """What Telegram did not take; a pin it never takes from a bot that is no administrator."""
    return [
        call.description
        for call in house.town.calls
        if call.status == 400
        and "not modified" not in call.description
        and call.method != "pinChatMessage"
    ]


async def test_hostile_names_are_shown_safely_through_a_whole_match(house: House) -> None:
    house.bar.chat.title = "<i>A & B</i>\u202e"
    await take_names(house, NAMES)
    await house.has_played(CAPOT, *contro(Trump.BOTIFARRA), cards=32)
    await house.plays(house.ona, "9E")
    await house.presses(house.pere, "Última basa", house.bar)
    await house.presses(house.pere, "Per què aquestes?", house.pere.private)
    await house.says(house.joan, "/leave")
    await house.presses(house.joan, "No, em quedo", house.joan.private)
    await house.says(house.ona, "/last", house.bar)
    await house.says(house.ona, "/settings", house.bar)
    await house.plays_out()
    score = await house.ona.sees("Fi de la mà", house.bar)
    await house.presses(house.ona, "La mà sencera", message=score)
    await house.says(house.ona, "/score", house.bar)
    await house.presses(house.pere, "Revenja", house.bar)
    everything = "\n".join([await house.reads(p) for p in house.people])
    bots = "\n".join(m.text for m in house.bar.messages() if m.sender.is_bot)
    assert refused(house) == []
    assert "<b>Ona" in bots
    assert "P&re" in bots
    assert "Algú" in bots
    assert "M" * 30 not in bots
    assert "👨‍👩‍👧‍👦" in bots
    for message in (*house.bar.messages(), *house.ona.private.messages()):
        if message.sender.is_bot and message.service is None:
            assert "\u202e" not in message.text + str(message.labels)
            assert "\u2066" not in message.text + str(message.labels)
    assert "&amp;" not in everything
    assert "<i>A & B</i>" in house.ona.private.shows()


async def test_hostile_names_in_a_lobby_and_its_alerts(house: House) -> None:
    await take_names(house, NAMES)
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    assert "Parella 1: <b>Ona + (buit)" in lobby.text
    await house.presses(house.pere, "M'assec amb <b>Ona", house.bar)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    assert "Parella 2: Algú + (buit)" in lobby.text
    await house.presses(house.joan, "M'assec amb Algú", house.bar)
    assert "segons" in lobby.text
    await house.passes(10)
    await house.passes(11)
    assert "La partida ha començat" in lobby.text
    assert refused(house) == []


async def test_a_spanish_reader_in_a_catalan_group(house: House) -> None:
    await house.says(house.pere, "/language")
    await house.presses(house.pere, "Español", house.pere.private)
    await house.has_played(ORDINARY, *COPES, cards=1)
    hand = house.hand_of(house.pere)
    assert "TE TOCA" in hand.text
    assert "Triunfo" in hand.text
    why = await house.presses(house.pere, "¿Por qué estas?", house.pere.private)
    assert "palo" in why.text
    toast = await house.presses(house.pere, "🟡 As", house.pere.private)
    assert "Has jugado" in toast.text
    trick = await house.forges(
        house.pere,
        next(b.data or "" for b in (await house.last(house.bar)).buttons if b.data),
        await house.last(house.bar),
    )
    assert "taula" not in trick.text
    group = await house.last(house.bar)
    assert "Trumfo" in group.text
    assert "Les meves cartes" in str(group.labels)
    assert "Trumfo" in house.hand_of(house.marta).text


async def test_a_language_chosen_in_mid_hand_counts_at_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    await house.says(house.pere, "/language")
    await house.presses(house.pere, "English", house.pere.private)
    assert "Trumps" in house.hand_of(house.pere).text


async def test_who_blocks_the_bot_in_mid_hand(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    house.pere.blocks()
    await house.settles()
    table = await house.last(house.bar)
    assert "Pere, no et puc donar les cartes" in table.text
    assert any("t.me" in str(e) for e in table.now.entities)
    await house.passes(31)
    await house.passes(30)
    assert "Juga Marta" in table.text
    await house.trick("Marta 12O, Joan 4O")
    assert "no et puc donar les cartes" in table.text
    house.pere.unblocks()
    await house.says(house.pere, "/start")
    assert "no et puc donar les cartes" not in table.text
    assert "Can Pere" in house.hand_of(house.pere).text
    assert "Hola!" not in await house.reads(house.pere)


async def test_a_block_that_only_a_send_finds_out(house: House) -> None:
    """The update about it was lost: the first call that Telegram refuses tells."""
    await house.has_played(ORDINARY, *COPES)
    house.pere.private.chat.blocked = True
    await house.plays(house.ona, "3O")
    assert "Pere, no et puc donar les cartes" in (await house.last(house.bar)).text
    await house.passes(31)
    await house.passes(30)
    assert "Juga Marta" in (await house.last(house.bar)).text


async def test_everybody_blocks_the_bot_and_the_match_goes_on(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    for person in house.people:
        person.blocks()
    await house.settles()
    for _ in range(4):
        await house.passes(31)
        await house.passes(31)
    table = (await house.last(house.bar)).text
    assert table.count("no et puc donar les cartes") == 4
    assert "basa 2 de 12" in table


@pytest.mark.parametrize("how", ["start", "word"])
async def test_back_after_a_block_one_plays_again(house: House, how: str) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    house.pere.blocks()
    await house.settles()
    house.pere.unblocks()
    await house.says(house.pere, "/start" if how == "start" else "Ja torno a ser aquí")
    await house.plays(house.pere, "1O")
    assert "Juga Marta" in await house.reads(house.bar)


async def test_one_game_a_topic(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, forum=True)
    await club.add_bot()
    first, second = club.topic("Taula 1"), club.topic("Taula 2")
    await house.says(house.ona, "/newgame", first)
    await house.says(house.pere, "/newgame", second)
    assert "Ona + (buit)" in (await house.last(first)).text
    assert "Pere + (buit)" in (await house.last(second)).text
    await house.presses(house.marta, "M'assec amb Ona", first)
    assert "Ona + Marta" in (await house.last(first)).text
    assert "Marta" not in (await house.last(second)).text
