"""A table being made: sitting, the rules, the countdown, and how it ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from bot.place import Place
from tests.bot.play.support import House


async def test_sit_change_and_leave(house: House) -> None:
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    assert "Parella 1: Ona + (buit)" in lobby.text
    assert "Queden 3 llocs lliures. Caduca d'aquí a 30 minuts." in lobby.text

    answer = await house.presses(house.pere, "M'assec amb Ona", house.bar)
    assert "seus a la taula" in answer.text
    assert "Parella 1: Ona + Pere" in lobby.text
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert "Parella 1: Ona + (buit)" in lobby.text
    assert "Parella 2: Pere + (buit)" in lobby.text
    answer = await house.presses(house.pere, "Me'n vaig", house.bar)
    assert "aixecat" in answer.text
    assert "Parella 2: (buit) + (buit)" in lobby.text


async def test_who_opens_a_table_sits_at_it_and_the_group_hears_it_once(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert len(await house.sounds(house.marta, house.bar)) == 1


async def test_leaving_is_only_for_who_sits(house: House) -> None:
    await house.opens_lobby()
    before = await house.group_record()
    answer = await house.presses(house.pere, "Me'n vaig", house.bar)
    assert answer.alert
    assert await house.group_record() == before


async def test_partners_are_drawn_by_lot(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    lobby = await house.last(house.bar)
    await house.presses(house.ona, "🎲 Sorteig", house.bar)
    assert "Parella 1: (buit) + Pere" in lobby.text
    assert "Parella 2: Ona + (buit)" in lobby.text


async def test_the_rules_card_offers_profile_variant_and_length(house: House) -> None:
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    await house.presses(house.ona, "Regles", house.bar)
    assert "Regles d'aquesta taula" in lobby.text
    await house.presses(house.ona, "Botifarra.app", house.bar)
    variant = next(b.data for b in lobby.buttons if b.data and "variant:obligada" in b.data)
    await house.forges(house.ona, variant, lobby)
    assert "Botifarra.app, obligada" in lobby.text
    await house.presses(house.ona, "a 51", house.bar)
    assert "a 51" in lobby.text.splitlines()[1]
    await house.presses(house.ona, "Ràpida: 51 o 5 mans", house.bar)
    await house.presses(house.ona, "Amaga les regles", house.bar)
    assert "Regles d'aquesta taula" not in lobby.text
    assert "51 o 5 mans" in lobby.text.splitlines()[1]


async def test_what_is_chosen_in_the_lobby_is_what_is_played(house: House) -> None:
    await house.seats_four()
    await house.presses(house.joan, "Regles", house.bar)
    await house.presses(house.joan, "a 36", house.bar)
    await house.presses(house.joan, "Comencem", house.bar)
    assert "a 36" in (await house.last(house.bar)).text


async def test_start_before_four_is_kindly_refused(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    lobby = await house.last(house.bar)
    data = next(b.data for b in lobby.buttons if b.text == "Regles")
    assert data is not None
    answer = await house.forges(house.ona, data.replace("rules", "start"), lobby)
    assert answer.alert
    assert "Encara queden 2 llocs lliures" in answer.text


async def test_four_seated_count_down_in_two_edits_and_start(house: House) -> None:
    await house.seats_four()
    lobby = await house.last(house.bar)
    assert "comencem d'aquí a 20 segons" in lobby.text
    for person in house.people:
        heard = await house.sounds(person)
        assert len(heard) == 1
        assert "La taula és plena" in heard[0].text
        assert "Can Pere" in heard[0].text.splitlines()[0]
    for _ in range(9):
        await house.passes(2.5)
    counted = [state.text for state in lobby.states if "segons" in state.text]
    assert len(counted) == 2
    assert "10 segons" in counted[1]
    assert "La partida ha començat" in lobby.text
    assert lobby.labels == ()
    assert "Canta Joan" in (await house.last(house.bar)).text


async def test_a_clock_that_is_set_back_does_not_hold_up_the_countdown(house: House) -> None:
    await house.seats_four()
    await house.passes(0)
    house.clock.is_set(by=-3600)
    for _ in range(9):
        await house.passes(2.5)
    assert "La partida ha començat" in (await house.reads(house.bar))


async def test_the_countdowns_private_message_goes_when_play_starts(house: House) -> None:
    await house.starts()
    for person in house.people:
        assert "La taula és plena" not in await house.reads(person)


@pytest.mark.parametrize("privately", [True, False])
async def test_anyone_seated_may_stop_the_countdown(house: House, privately: bool) -> None:
    await house.seats_four()
    room = house.marta.private if privately else house.bar
    answer = await house.presses(house.marta, "Atura", room)
    assert "aturat" in answer.text
    await house.passes(60)
    lobby = await house.last(house.bar)
    assert "premeu «Comencem»" in lobby.text
    assert "segons" not in (await house.reads(house.marta))
    await house.presses(house.pere, "Comencem", house.bar)
    assert "La partida ha començat" in lobby.text


async def test_choosing_rules_in_the_countdown_begins_it_anew_without_a_sound(
    house: House,
) -> None:
    await house.seats_four()
    await house.passes(12)
    heard = len(await house.sounds(house.pere))
    await house.presses(house.ona, "Regles", house.bar)
    await house.presses(house.ona, "a 36", house.bar)
    assert len(await house.sounds(house.pere)) == heard
    assert "20 segons" in await house.reads(house.bar)
    await house.passes(11)
    assert "10 segons" in await house.reads(house.bar)
    await house.passes(10)
    assert "La partida ha començat" in await house.reads(house.bar)


async def test_leaving_stops_the_countdown(house: House) -> None:
    await house.seats_four()
    await house.presses(house.joan, "Me'n vaig", house.bar)
    await house.passes(30)
    assert "Queda 1 lloc lliure" in (await house.last(house.bar)).text
    assert "La taula és plena" not in await house.reads(house.joan)
    assert "La taula és plena" not in await house.reads(house.ona)


async def test_a_lobby_that_never_fills_expires_after_half_an_hour(house: House) -> None:
    await house.opens_lobby()
    await house.passes(29 * 60)
    lobby = await house.last(house.bar)
    assert "M'assec amb Ona" in str(lobby.labels)
    await house.passes(61)
    assert "ha caducat" in lobby.text
    assert lobby.labels == ()
    assert "Ona + (buit)" in lobby.text


async def test_a_tap_on_an_expired_lobby_is_answered(house: House) -> None:
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    data = next(b.data for b in lobby.buttons if "parella 2" in b.text)
    assert data is not None
    await house.passes(1801)
    before = await house.group_record()
    answer = await house.forges(house.pere, data, lobby)
    assert "ja no està oberta" in answer.text
    assert await house.group_record() == before


async def test_newgame_twice_moves_the_lobby_down_and_opens_nothing(house: House) -> None:
    await house.opens_lobby()
    first = await house.last(house.bar)
    await house.says(house.marta, "/newgame", house.bar)
    moved = await house.last(house.bar)
    assert moved.text == first.text
    assert moved.id != first.id
    assert not first.standing
    assert (await house.last(house.bar, by_bot=False)) is moved
    assert len(await house.sounds(house.marta, house.bar)) == 1


async def test_newgame_during_a_match_moves_the_table_down(house: House) -> None:
    await house.has_played()
    await house.says(house.marta, "/nova", house.bar)
    table = await house.last(house.bar, by_bot=False)
    assert "Canta Joan" in table.text
    assert "Taula nova\n" not in await house.reads(house.bar)


async def test_two_go_for_the_same_seat_and_one_gets_it(house: House) -> None:
    await house.opens_lobby()
    presses = [
        await person.press("M'assec aquí (parella 2)", house.bar)
        for person in (house.pere, house.joan)
    ]
    answers = [await press.answered() for press in presses]
    assert sorted(answer.alert for answer in answers) == [False, True]
    await house.settles()
    assert (await house.last(house.bar)).text.count("(buit)") == 2


@pytest.mark.parametrize("label", ["Comencem", "Atura", "Regles", "🎲 Sorteig"])
async def test_strangers_cannot_press_what_is_for_the_seated(house: House, label: str) -> None:
    await house.seats_four()
    berta = await house.newcomer("Berta")
    before = await house.group_record()
    answer = await house.presses(berta, label, house.bar)
    assert answer.alert
    assert "per a qui seu a la taula" in answer.text
    assert await house.group_record() == before


async def test_an_administrator_may_though_not_seated(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.ona, "Regles", house.bar)
    await house.presses(house.ona, "a 36", house.bar)
    assert "a 36" in (await house.last(house.bar)).text.splitlines()[1]


async def test_a_forwarded_lobby_seats_no_outsider(house: House) -> None:
    """Who isn't in the group taps a lobby's bytes on some message of their own."""
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    data = next(b.data for b in lobby.buttons if "parella 2" in b.text)
    assert data is not None
    outsider = house.town.person("Xavi", language="ca")
    await house.says(outsider, "Hola")
    answer = await house.forges(outsider, data, await house.last(outsider))
    assert "grup on no ets" in answer.text
    assert "Xavi" not in await house.reads(house.bar)


async def test_who_sat_down_long_ago_is_asked_whether_they_are_there(house: House) -> None:
    await house.opens_lobby()
    await house.passes(6 * 60)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    lobby = await house.last(house.bar)
    assert "Ona (hi és?)" in lobby.text
    assert "segons" not in lobby.text
    assert len(await house.sounds(house.ona)) == 1
    assert await house.sounds(house.pere) == []
    await house.presses(house.ona, "Hi sóc", house.ona.private)
    assert "d'aquí a 20 segons" in lobby.text
    await house.passes(21)
    assert "La partida ha començat" in lobby.text


async def test_who_does_not_answer_loses_the_seat_after_two_minutes(house: House) -> None:
    await house.opens_lobby()
    await house.passes(6 * 60)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    await house.passes(121)
    lobby = await house.last(house.bar)
    assert "Queda 1 lloc lliure" in lobby.text
    assert "Ona" not in lobby.text
    assert "Encara hi ets?" not in await house.reads(house.ona)


async def test_who_comes_and_goes_rings_once_at_the_others(house: House) -> None:
    await house.seats_four()
    for _ in range(3):
        await house.presses(house.joan, "Me'n vaig", house.bar)
        await house.presses(house.joan, "M'assec amb Pere", house.bar)
    assert "Comencem d'aquí a 20 segons" in (await house.last(house.pere)).text
    assert len(await house.sounds(house.pere)) == 1


async def test_a_table_that_begins_while_it_is_brought_down_shows_that_it_has_begun(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looked at it before must not show it after."""
    await house.seats_four()
    outbox, begun = house.app.services.outbox, asyncio.Event()
    link, slow = outbox.link, iter([True])

    async def slowly(place: Place, slot: str) -> str | None:
        if next(slow, False):
            with suppress(TimeoutError):
                await asyncio.wait_for(begun.wait(), 3.0)
        return await link(place, slot)

    monkeypatch.setattr(outbox, "link", slowly)
    await house.ona.says("/newgame", house.bar)
    await asyncio.sleep(0.2)
    press = await house.pere.press("Comencem", house.bar)
    with suppress(AssertionError):  # it waits for its turn
        await press.answered(1.0)
    begun.set()
    await house.settles()
    assert "Comencem" not in str([labels for _, _, labels in await house.group_record()])
    for person in (house.ona, house.pere, house.marta, house.joan):
        assert not person.finds("La taula és plena")
