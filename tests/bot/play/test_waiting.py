"""The waiting list: in a lobby, along into the match, and into the rematch."""

from __future__ import annotations

from engine.cards import Trump
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import contro, quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
LIST = "Llista d'espera"


async def test_a_fifth_hears_that_the_table_is_full_and_is_first_on_the_list(house: House) -> None:
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    data = next(b.data for b in lobby.buttons if "parella 2" in b.text)
    assert data is not None
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    berta, carles = await house.regular("Berta"), await house.regular("Carles")
    answer = await house.forges(berta, data, lobby)  # the button was there a moment ago
    assert answer.alert
    assert "La taula és plena" in answer.text
    assert "la primera persona" in answer.text
    answer = await house.presses(carles, LIST, house.bar)
    assert "la segona persona" in answer.text
    assert "Llista d'espera: Berta · Carles" in lobby.text
    assert "ets la primera persona" in (await house.last(berta)).text
    assert await house.sounds(berta) == []


async def test_a_second_tap_changes_nothing_nor_does_somebody_seated(house: House) -> None:
    await house.seats_four()
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    answer = await house.presses(berta, LIST, house.bar)
    assert "la primera persona" in answer.text
    seated = await house.presses(house.ona, LIST, house.bar)
    assert seated.text == "Fet: seus a la taula amb Marta."
    assert "Llista d'espera: Berta\n" in (await house.last(house.bar)).text


async def test_the_next_free_seat_of_a_lobby_is_theirs_with_sound(house: House) -> None:
    await house.seats_four()
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    await house.passes(15)
    await house.presses(house.joan, "Me'n vaig", house.bar)
    lobby = await house.last(house.bar)
    assert "Parella 2: Pere + Berta" in lobby.text
    assert "d'aquí a 20 segons" in lobby.text
    heard = await house.sounds(berta)
    assert len(heard) == 1
    assert "La taula és plena" in heard[0].text
    assert "llista d'espera" not in await house.reads(berta)
    await house.passes(10)
    await house.passes(11)
    assert "🟡 Oros: " in (await house.last(berta)).text


async def test_a_seat_at_a_table_that_others_have_left_is_told_with_sound_too(
    house: House,
) -> None:
    await house.opens_lobby()
    await house.passes(6 * 60)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    await house.presses(house.pere, "Me'n vaig", house.bar)  # Ona is still being asked
    assert "Berta" in (await house.last(house.bar)).text.split("Ordre")[0]
    assert [sight.text.split("\n")[1] for sight in await house.sounds(berta)] == [
        "Ja seus a la taula. T'avisaré aquí quan sigui plena."
    ]


async def test_who_waits_may_leave_the_list_of_a_lobby(house: House) -> None:
    await house.seats_four()
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    answer = await house.presses(berta, "Surto de la llista", berta.private)
    assert "sortit de la llista" in answer.text
    assert "Llista d'espera:" not in (await house.last(house.bar)).text
    assert "llista" not in await house.reads(berta)
    await house.presses(berta, LIST, house.bar)
    await house.says(berta, "/leave", house.bar)
    assert "Llista d'espera:" not in await house.reads(house.bar)
    await house.presses(house.joan, "Me'n vaig", house.bar)
    assert "Pere + (buit)" in await house.reads(house.bar)


async def test_a_newcomer_waits_with_one_start(house: House) -> None:
    await house.seats_four()
    berta = await house.newcomer("Berta", "ca")
    answer = await house.presses(berta, LIST, house.bar)
    assert answer.url is not None
    await house.follows(berta, answer)
    assert "Llista d'espera: Berta" in await house.reads(house.bar)
    assert "ets la primera persona" in (await house.last(berta)).text
    assert "Ja seus" not in await house.reads(berta)


async def test_the_list_goes_along_into_the_match(house: House) -> None:
    await house.seats_four()
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    await house.presses(house.ona, "Comencem", house.bar)
    assert "Llista d'espera: Berta" in (await house.last(house.bar)).text
    private = [m for m in berta.private.messages() if m.sender.is_bot]
    assert ["ets la primera persona" in m.text for m in private] == [True]
    await house.says(house.marta, "/leave")
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    told = await house.reads(berta)
    assert "✅ Ja tens lloc a la taula de Can Pere: jugues amb Ona." in told
    assert "🟡 Oros: " in (await house.last(berta)).text
    assert len(await house.sounds(berta)) == 1
    assert "Berta juga ara amb Ona." in await house.reads(house.bar)
    assert "Lloc lliure" not in await house.reads(house.bar)


async def test_joining_and_leaving_the_list_in_mid_match(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta = await house.regular("Berta")
    answer = await house.presses(berta, LIST, house.bar)
    assert "la primera persona" in answer.text
    again = await house.presses(berta, LIST, house.bar)
    assert again.text == answer.text
    assert (await house.presses(house.ona, LIST, house.bar)).text == "Fet: seus a la taula."
    assert "Llista d'espera: Berta" in await house.reads(house.bar)
    stop = next(b for b in (await house.last(berta)).buttons if "Surto" in b.text)
    assert stop.data is not None
    await house.presses(berta, "Surto de la llista", berta.private)
    assert "Llista d'espera:" not in await house.reads(house.bar)
    assert "llista" not in await house.reads(berta)
    answer = await house.forges(berta, stop.data, await house.last(house.bar))
    assert "No ets a la llista d'espera" in answer.text
    await house.presses(berta, LIST, house.bar)
    await house.says(berta, "/leave", house.bar)
    assert "Llista d'espera:" not in await house.reads(house.bar)


async def test_places_move_up(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta, carles = await house.regular("Berta"), await house.regular("Carles")
    await house.presses(berta, LIST, house.bar)
    await house.presses(carles, LIST, house.bar)
    assert "la segona persona" in await house.reads(carles)
    await house.presses(berta, "Surto de la llista", berta.private)
    assert "la primera persona" in await house.reads(carles)


async def test_the_list_goes_along_into_the_rematch(house: House) -> None:
    await house.has_played(CAPOT, *contro(Trump.BOTIFARRA), cards=44)
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    await house.plays_out()
    assert "llista" not in await house.reads(berta)
    await house.presses(house.pere, "🔁 Revenja", house.bar)
    assert "Llista d'espera: Berta" in await house.reads(house.bar)
    await house.presses(house.joan, "Me'n vaig", house.joan.private)
    assert "Parella 2: Pere + Berta (hi és?)" in await house.reads(house.bar)
    assert "Fem la revenja?" in (await house.last(berta)).text
    assert len(await house.sounds(berta)) == 1
    for person in (house.ona, house.marta, berta):
        await house.presses(person, "Hi sóc", person.private)
    await house.passes(0.5)
    assert "🟡 Oros: " in (await house.last(berta)).text


async def test_the_banned_wait_nowhere_and_take_no_seat(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    await house.bans(house.ona, berta)
    assert "Llista d'espera:" not in await house.reads(house.bar)
    assert "llista" not in await house.reads(berta)
    refused = await house.presses(berta, LIST, house.bar)
    await house.says(house.marta, "/leave")
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    again = await house.presses(berta, "M'assec amb Ona", house.bar)
    assert refused.alert
    assert refused.text == again.text
    assert "Berta juga" not in await house.reads(house.bar)


async def test_the_banned_leave_the_list_of_a_lobby_too(house: House) -> None:
    await house.seats_four()
    berta = await house.regular("Berta")
    await house.presses(berta, LIST, house.bar)
    await house.bans(house.ona, berta)
    assert "Llista d'espera:" not in await house.reads(house.bar)
    assert (await house.presses(berta, LIST, house.bar)).alert
    assert "Llista d'espera:" not in await house.reads(house.bar)
