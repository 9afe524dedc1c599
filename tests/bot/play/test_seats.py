"""Seats that change hands in mid-match: taken over, come back to, freed from somebody away."""

from __future__ import annotations

import asyncio

from bot.callbacks import Act, PlaySolo
from bot.sandbox import Person
from engine.cards import Trump
from tests.bot.play.deeds import TAKE, hands, kinds, leaves
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House, meant

COPES = quiet_calls(Trump.COPES)


async def is_away(house: House, person: Person) -> None:
    """Somebody whose turn it is misses it twice in a row; the others play their first card."""
    for _ in range(2):
        while (asked := house.asked()) is not None and asked[0] is not person:
            _, button, message = asked
            assert button.data is not None
            await house.forges(asked[0], button.data, message)
        await house.passes(31)
        await house.passes(31)


async def plays_out(house: House, other: Person) -> None:
    """The hand goes on to its end, with another one beside the usual four at the table."""
    while "Fi de la mà 1" not in await house.reads(house.bar):
        asked = [
            (person, button, message)
            for person in (*house.people, other)
            for message in person.private.messages()
            for button in message.buttons
            if isinstance(meant(button), Act)
        ]
        for person, button, message in asked[:1]:
            assert button.data is not None
            await house.forges(person, button.data, message)
        if not asked:
            await house.passes(3.5)


def taps(person: Person) -> list[str]:
    """The labels of all buttons in private that do something in a match with others."""
    return [
        button.text
        for message in person.private.messages()
        for button in message.buttons
        if not isinstance(meant(button), PlaySolo | None)
    ]


async def test_a_leavers_seat_is_offered_with_sound_and_its_own_button(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    before = len(await house.sounds(house.joan, house.bar))
    await leaves(house, house.marta)
    offer = await house.last(house.bar)
    assert "Marta ha plegat. Lloc lliure!" in offer.text
    assert offer.labels == ((TAKE,),)
    assert len(await house.sounds(house.joan, house.bar)) == before + 1


async def test_who_takes_over_gets_the_hand_at_once_with_sound_and_plays(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    berta = await house.regular("Berta")
    answer = await house.presses(berta, TAKE, house.bar)
    assert "Ja jugues" in answer.text
    assert len(await house.sounds(berta)) == 1
    assert "🟡 Oros: Rei · Sota · 7 · 5 · 2" in (await house.last(berta)).text
    assert "Berta juga ara amb Ona." in await house.reads(house.bar)
    assert TAKE not in str([m.labels for m in house.bar.messages()])
    assert "⏳ Juga Berta" in await house.reads(house.bar)
    await house.plays(berta, "12O")
    assert "Berta: 🟡 Rei" in await house.reads(house.bar)


async def test_whose_turn_it_is_not_gets_the_hand_too(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.joan)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb Pere", house.bar)
    assert len(await house.sounds(berta)) == 1
    assert "🟡 Oros: 6 · 4" in (await house.last(berta)).text


async def test_the_new_owner_has_the_whole_turn(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=3)
    await house.passes(31)  # Joan has been reminded
    await leaves(house, house.joan)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb Pere", house.bar)
    await house.passes(31)
    assert "La taula t'espera" in (await house.last(berta)).text
    await house.passes(20)
    assert "⏳ Juga Berta" in await house.reads(house.bar)


async def test_of_two_who_tap_at_once_one_gets_it(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    two = [await house.regular(name) for name in ("Berta", "Carles")]
    answers = await asyncio.gather(*(person.presses(TAKE, house.bar) for person in two))
    await house.settles()
    refused = [answer.text for answer in answers if "Ja jugues" not in answer.text]
    assert len(refused) == 1
    assert "Aquest lloc ja l'ha agafat" in refused[0]
    assert sorted(len(hands(person)) for person in two) == [0, 1]
    seats = await kinds(house)
    assert seats.count("SeatTaken") == 5


async def test_a_double_tap_takes_the_seat_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    berta = await house.regular("Berta")
    presses = [await berta.press(TAKE, house.bar) for _ in range(2)]
    answers = [await press.answered() for press in presses]
    await house.settles()
    assert sorted(answer.text for answer in answers) == [
        "Fet: seus a la taula.",
        "Ja jugues amb Ona: tens les cartes en privat, al xat amb mi.",
    ]
    assert (await kinds(house)).count("SeatTaken") == 5
    assert len(hands(berta)) == 1


async def test_the_former_owner_sees_no_more_of_it_and_keeps_no_button(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44)
    await leaves(house, house.marta)
    assert taps(house.marta) == []
    berta = await house.regular("Berta")
    await house.presses(berta, TAKE, house.bar)
    await plays_out(house, berta)
    before = await house.reads(house.marta)
    await house.passes(21)
    assert "Mà 2" in (await house.last(house.bar)).text
    await house.says(house.marta, "/cards")
    after = await house.reads(house.marta)
    assert taps(house.marta) == []
    assert "mà 2" not in after
    assert "mà 2" in (await house.last(berta)).text.lower()
    assert before.split("Has plegat")[0] in after


async def test_a_leaver_comes_back_to_their_own_seat(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    answer = await house.presses(house.marta, TAKE, house.bar)
    assert "Ja jugues" in answer.text
    assert house.offers(house.marta)
    assert house.hand_of(house.marta) is await house.last(house.marta)
    await house.plays(house.marta, "12O")
    assert "Marta: 🟡 Rei" in await house.reads(house.bar)


async def test_nobody_sees_two_hands_of_one_deal(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.joan)
    await leaves(house, house.marta)
    before = await house.reads(house.joan)
    answer = await house.presses(house.joan, TAKE, house.bar)
    assert answer.alert
    assert "En aquesta mà ja has tingut un altre lloc" in answer.text
    assert await house.reads(house.joan) == before
    # Nor by the waiting list, before the hand is over.
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    await leaves(house, house.joan)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb Pere", house.bar)
    answer = await house.presses(house.joan, "Llista d'espera", house.bar)
    assert "a la mà següent, si encara hi ha lloc, seuràs tu" in answer.text
    assert TAKE in str([m.labels for m in house.bar.messages()])
    assert len(hands(house.joan)) == 1


async def test_who_waited_for_the_next_hand_gets_the_seat_when_it_is_over(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=46)
    await leaves(house, house.joan)
    await leaves(house, house.marta)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb Pere", house.bar)
    await house.presses(house.joan, "Llista d'espera", house.bar)
    await plays_out(house, berta)
    group = await house.reads(house.bar)
    assert "Fi de la mà 1" in group
    assert "Joan juga ara amb Ona." in group
    assert "Ja tens lloc a la taula de Can Pere: jugues amb Ona." in await house.reads(house.joan)


async def test_a_seat_is_taken_by_members_only(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    offer = await house.last(house.bar)
    data = offer.buttons[0].data
    assert data is not None
    outsider = house.town.person("Xavi", language="ca")
    await house.says(outsider, "Hola")
    for forged in (data, data.replace("take", "wait").rsplit(":", 1)[0]):
        answer = await house.forges(outsider, forged, await house.last(outsider))
        assert "grup on no ets" in answer.text
    assert "Xavi" not in await house.reads(house.bar)
    berta = await house.regular("Berta")
    answer = await house.forges(berta, data.rsplit(":", 1)[0] + ":7", offer)
    assert "Berta" not in await house.reads(house.bar)


async def test_a_newcomer_takes_a_seat_with_one_start(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    berta = await house.newcomer("Berta", "ca")
    answer = await house.presses(berta, TAKE, house.bar)
    assert answer.url is not None
    assert "Berta" not in await house.reads(house.bar)
    await house.follows(berta, answer)
    assert "Berta juga ara amb Ona." in await house.reads(house.bar)
    assert house.offers(berta)


async def test_who_is_away_is_voted_out_by_more_than_half_of_the_others(house: House) -> None:
    await house.likes(house.marta, play_single=False)
    await house.has_played(ORDINARY, *COPES, cards=2)
    await is_away(house, house.marta)
    table = await house.last(house.bar)
    assert "Marta no hi és" in table.text
    answer = await house.presses(house.ona, "Alliberem el lloc: Marta 0/2", house.bar)
    assert "Vot comptat: 1 de 2." in answer.text
    answer = await house.presses(house.ona, "Alliberem el lloc: Marta 1/2", house.bar)
    assert "1 de 2" in answer.text
    berta = await house.regular("Berta")
    assert (await house.presses(berta, "Alliberem el lloc: Marta 1/2", house.bar)).alert
    answer = await house.presses(house.joan, "Alliberem el lloc: Marta 1/2", house.bar)
    assert "queda lliure" in answer.text
    assert "Marta feia estona que no hi era. Lloc lliure!" in (await house.last(house.bar)).text
    assert "Lloc lliure (Marta): hi juga el bot" in await house.reads(house.bar)
    told = await house.last(house.marta)
    assert "ha alliberat el teu lloc" in told.text
    assert taps(house.marta) == []
    await house.presses(berta, TAKE, house.bar)
    assert "Berta juga ara amb Ona." in await house.reads(house.bar)


async def test_somebody_who_is_back_is_not_voted_out(house: House) -> None:
    await house.likes(house.marta, play_single=False)
    await house.has_played(ORDINARY, *COPES, cards=2)
    await is_away(house, house.marta)
    table = await house.last(house.bar)
    data = next(b.data for b in table.buttons if "Alliberem" in b.text)
    assert data is not None
    await house.presses(house.ona, "Alliberem el lloc: Marta 0/2", house.bar)
    await house.presses(house.marta, "Ja hi sóc", house.bar)
    answer = await house.forges(house.joan, data, table)
    assert "Marta torna a ser a la taula" in answer.text
    assert "Lloc lliure" not in await house.reads(house.bar)
    # Votes of before don't count if she goes again.
    await is_away(house, house.marta)
    assert "Alliberem el lloc: Marta 0/2" in str((await house.last(house.bar)).labels)


async def test_two_last_votes_at_once_free_it_once(house: House) -> None:
    await house.likes(house.marta, play_single=False)
    await house.has_played(ORDINARY, *COPES, cards=2)
    await is_away(house, house.marta)
    await house.presses(house.ona, "Alliberem el lloc: Marta 0/2", house.bar)
    presses = [
        await person.press("Alliberem el lloc: Marta 1/2", house.bar)
        for person in (house.joan, house.pere)
    ]
    for press in presses:
        await press.answered()
    await house.settles()
    assert (await kinds(house)).count("SeatLeft") == 1


async def test_an_offer_goes_when_the_match_is_over(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    offer = await house.last(house.bar)
    data = offer.buttons[0].data
    assert data is not None
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    assert "Lloc lliure" not in await house.reads(house.bar)
    berta = await house.regular("Berta")
    answer = await house.forges(berta, data, await house.last(house.bar))
    assert "ja s'ha acabat" in answer.text


async def test_a_taken_seat_outlives_a_restart(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    berta = await house.regular("Berta")
    await house.presses(berta, TAKE, house.bar)
    group, private = await house.group_record(), await house.reads(berta)
    (match,) = await house.app.storage.matches.live()
    await house.app.services.tables.show(match.id)
    assert await house.group_record() == group
    assert await house.reads(berta) == private
    assert await house.app.storage.matches.of_person(1) != []
    rows = [await house.row(person) for person in (house.marta, berta)]
    mine = [await house.app.storage.matches.of_person(row.id) for row in rows]
    assert [len(matches) for matches in mine] == [0, 1]
