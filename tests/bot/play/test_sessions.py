"""A session of three games with points of one's own, and a rematch with changed pairs."""

from __future__ import annotations

import asyncio

from bot.sandbox import Person
from tests.bot.play.deeds import GAME_THREE, GAME_TWO, begins_session
from tests.bot.play.support import House


async def goes_on(house: House, label: str) -> None:
    """All four want the next game."""
    result = await house.last(house.bar)
    for person in house.people:
        await house.presses(person, label, message=result)
    await house.passes(0.5)


async def test_three_games_pair_everybody_with_everybody(house: House) -> None:
    await begins_session(house)
    assert "sessió de 3 partides" in await house.reads(house.bar)
    await house.plays_out()
    result = await house.last(house.bar)
    assert "Ona i Marta guanyen la partida!" in result.text
    assert result.text.endswith(
        "Sessió · partida 1 de 3\nOna: 36 punts\nMarta: 36 punts\nPere: 0 punts\nJoan: 0 punts"
    )
    assert result.labels == ((GAME_TWO,),)
    assert GAME_TWO in str(house.hand_of(house.pere).labels)
    await goes_on(house, GAME_TWO)
    assert "Partida 2 de 3" in await house.reads(house.bar)
    await house.plays_out()
    result = await house.last(house.bar)
    assert "Ona i Joan guanyen la partida!" in result.text
    assert "Ona: 72 punts\nMarta: 36 punts\nJoan: 36 punts\nPere: 0 punts" in result.text
    await goes_on(house, GAME_THREE)
    await house.plays_out()
    result = await house.last(house.bar)
    assert "Ona i Pere guanyen la partida!" in result.text
    assert "🏅 Ona guanya la sessió!" in result.text
    assert "Ona: 108 punts" in result.text
    assert result.labels == (("🔁 Revenja", "Canviem de parella"),)
    assert "🏅 Ona guanya la sessió!" in house.hand_of(house.pere).text
    # A rematch is another session, from its first game.
    await house.presses(house.pere, "🔁 Revenja", message=result)
    lobby = await house.last(house.bar)
    assert "🔁 Revenja" in lobby.text
    assert "sessió de 3 partides" in lobby.text


async def test_each_is_asked_for_the_next_game_and_nobody_may_change_the_session(
    house: House,
) -> None:
    await begins_session(house)
    await house.plays_out()
    answer = await house.presses(house.pere, GAME_TWO, house.bar)
    assert "comptem amb tu" in answer.text
    lobby = await house.last(house.bar)
    assert "Parella 1: Ona (hi és?) + Joan (hi és?)" in lobby.text
    assert "Parella 2: Marta (hi és?) + Pere" in lobby.text
    assert "Continuem la sessió amb la partida 2?" in (await house.last(house.ona)).text
    await house.presses(house.pere, "Regles", house.bar)
    assert "Una partida" not in str(lobby.labels)
    data = next(b.data for b in lobby.buttons if b.text == "✓ a 36")
    assert data is not None
    forged = data.replace("length", "games").replace(":36", ":1")
    answer = await house.forges(house.pere, forged, lobby)
    assert answer.alert
    assert "Partida 2 de 3" in lobby.text


async def test_points_are_of_persons_also_of_who_leaves_and_of_who_takes_over(
    house: House,
) -> None:
    await begins_session(house)
    await house.says(house.marta, "/leave")
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    berta = await house.newcomer("Berta", "ca")
    await house.knows(berta)
    await house.presses(berta, "M'assec amb Ona", house.bar)
    await plays_out(house, berta)
    result = await house.last(house.bar)
    assert "Ona i Berta guanyen la partida!" in result.text
    points = result.text.split("partida 1 de 3\n")[1]
    assert sorted(points.splitlines()) == [
        "Berta: 36 punts",
        "Joan: 0 punts",
        "Marta: 0 punts",
        "Ona: 36 punts",
        "Pere: 0 punts",
    ]
    assert (await house.presses(house.marta, GAME_TWO, house.bar)).alert
    await house.presses(berta, GAME_TWO, house.bar)
    assert "Parella 2: Berta + Pere (hi és?)" in await house.reads(house.bar)


async def test_who_does_not_go_on_is_replaced_and_the_session_goes_on(house: House) -> None:
    await begins_session(house)
    await house.plays_out()
    berta = await house.newcomer("Berta", "ca")
    await house.knows(berta)
    await house.presses(house.ona, GAME_TWO, house.bar)
    await house.presses(house.joan, "Me'n vaig", house.joan.private)
    await house.presses(berta, "M'assec amb Ona", house.bar)
    await house.presses(house.marta, "Hi sóc", house.bar)
    await house.presses(house.pere, "Hi sóc", house.bar)
    await house.passes(10)
    await house.passes(11)
    await plays_out(house, berta)
    text = (await house.last(house.bar)).text
    assert "partida 2 de 3" in text
    assert "Ona: 72 punts\nMarta: 36 punts\nBerta: 36 punts" in text


async def test_a_next_game_that_nobody_filled_can_be_asked_for_again(house: House) -> None:
    await begins_session(house)
    await house.plays_out()
    result = await house.last(house.bar)
    await house.presses(house.ona, GAME_TWO, house.bar)
    await house.passes(121)
    await house.passes(31 * 60)
    assert "ha caducat" in await house.reads(house.bar)
    await house.presses(house.pere, GAME_TWO, message=result)
    assert "Partida 2 de 3" in (await house.last(house.bar)).text


async def test_two_ask_for_the_next_game_in_the_same_instant(house: House) -> None:
    await begins_session(house)
    await house.plays_out()
    await asyncio.gather(
        *(person.presses(GAME_TWO, house.bar) for person in (house.ona, house.pere))
    )
    lobby = await house.last(house.bar)
    assert lobby.text.count("(hi és?)") == 2
    assert len(await house.app.storage.lobbies.all_open()) == 1


async def test_a_game_ended_early_ends_its_session_with_the_points_so_far(house: House) -> None:
    await begins_session(house)
    await house.plays_out()
    await goes_on(house, GAME_TWO)
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    result = await house.last(house.bar)
    assert "Sessió · partida 2 de 3\nOna: 36 punts\nMarta: 36 punts" in result.text
    assert result.labels == ()


async def test_a_rematch_with_changed_pairs_asks_everybody(house: House) -> None:
    await house.wins()
    answer = await house.presses(house.pere, "Canviem de parella", house.bar)
    assert "guardo el lloc" in answer.text
    lobby = await house.last(house.bar)
    assert "Parella 1: Ona (hi és?) + Joan (hi és?)" in lobby.text
    assert "Parella 2: Marta (hi és?) + Pere" in lobby.text
    result = await house.ona.sees("guanyen la partida", house.bar)
    await house.presses(house.ona, "Canviem de parella", message=result)
    await house.presses(house.marta, "🔁 Revenja", message=result)
    await house.presses(house.joan, "Hi sóc", house.joan.private)
    await house.passes(0.5)
    assert "Ona–Joan 0 · Marta–Pere 0" in (await house.last(house.bar)).text


async def plays_out(house: House, other: Person) -> None:
    """As `House.plays_out`, with another one at the table."""
    house.people = (*house.people, other)
    await house.plays_out()


async def test_a_result_whose_next_game_has_begun_offers_no_other(house: House) -> None:
    """Its button may outlive a kill: the session would have the same pairs twice."""
    await begins_session(house)
    await house.plays_out()
    result = await house.last(house.bar)
    data = result.buttons[0].data
    assert data is not None
    await goes_on(house, GAME_TWO)
    await house.plays_out()
    await house.forges(house.pere, data, result)
    assert GAME_THREE in str((await house.last(house.bar)).labels)
    assert not await house.app.storage.lobbies.all_open()
