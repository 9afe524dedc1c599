"""Two at once: whoever comes first, the table is in order, and both are told."""

from __future__ import annotations

import pytest

from bot.sandbox import Answer, Message, Person
from engine.cards import Trump
from tests.bot.play.deeds import GAME_TWO, TAKE, begins_session, hands, kinds, leaves, wants
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House, face

COPES = quiet_calls(Trump.COPES)


async def at_once(house: House, *taps: tuple[Person, str, Message]) -> list[Answer]:
    """These people press these buttons in the same instant; what each is told."""
    presses = []
    for person, label, message in taps:
        data = next(button.data for button in message.buttons if button.text == label)
        assert data is not None, label
        presses.append(person.forge(data, message))
    answers = [await press.answered() for press in presses]
    await house.settles()
    assert not any("Torna-ho a provar" in answer.text for answer in answers)
    return answers


def question(house: House, person: Person, label: str) -> Message:
    """The private message with that button."""
    found = person.button(label)
    assert found is not None, house.hand_of(person)
    return found[0]


async def test_a_waiter_a_stranger_and_the_leaver_all_want_one_seat(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.marta)
    offer = await house.last(house.bar)
    table = next(m for m in house.bar.messages() if "Llista d'espera" in str(m.labels))
    berta, carles = await house.regular("Berta"), await house.regular("Carles")
    await at_once(
        house,
        (berta, "Llista d'espera", table),
        (house.marta, TAKE, offer),
        (carles, TAKE, offer),
    )
    assert (await kinds(house)).count("SeatTaken") == 5
    live = await house.app.services.tables.live(1)
    assert not live.seating.left
    assert len(hands(berta)) + len(hands(carles)) <= 1


async def test_the_last_vote_and_a_card(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.pere, "/endgame", house.bar)
    vote = await house.last(house.bar)
    await house.presses(house.joan, "Acabem 1/3", message=vote)
    await at_once(
        house,
        (house.ona, "Acabem 2/3", vote),
        (house.marta, face("12O"), house.hand_of(house.marta)),
    )
    assert (await kinds(house))[-1] == "MatchEnded"
    assert "Partida acabada abans d'hora" in (await house.last(house.bar)).text


@pytest.mark.parametrize("first", ["yes", "card"])
async def test_the_last_yes_to_a_void_and_the_card_that_ends_the_trick(
    house: House, first: str
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=7)
    await wants(house, house.pere, "Anul·lem la mà")
    asked = await house.last(house.bar)
    await house.presses(house.ona, "Anul·lem la mà 1/4", message=asked)
    await house.presses(house.marta, "Anul·lem la mà 2/4", message=asked)
    yes = (house.joan, "Anul·lem la mà 3/4", asked)
    card = (house.pere, face("1O"), house.hand_of(house.pere))
    both = [yes, card] if first == "yes" else [card, yes]
    await at_once(house, *both)
    happened = await kinds(house)
    voided, won = "HandVoided" in happened, "TrickWon" in happened
    assert voided is not won
    assert "Anul·lem la mà?" not in await house.reads(house.bar)


async def test_a_claim_twice(house: House) -> None:
    await house.has_played(CAPOT, *quiet_calls(Trump.BOTIFARRA), cards=4)
    await house.presses(house.ona, "Acabar la mà…", house.ona.private)
    asked = question(house, house.ona, "La resta és meva")
    claim = (house.ona, "La resta és meva", asked)
    answers = await at_once(house, claim, claim)
    assert sorted("ja no val" in answer.text for answer in answers) == [False, True]
    assert (await kinds(house)).count("HandScored") == 1


async def test_a_partner_says_yes_to_a_concession_and_leaves(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    await wants(house, house.pere, "Donem la resta")
    hand = house.hand_of(house.joan)
    await house.says(house.joan, "/leave", house.bar)
    await at_once(
        house,
        (house.joan, "Sí, plego", question(house, house.joan, "Sí, plego")),
        (house.joan, "Donem la resta", hand),
    )
    assert (await kinds(house)).count("RestConceded") == 1
    assert "Pere i Joan donen la resta" in await house.reads(house.bar)


async def test_all_four_want_the_next_game_of_a_session(house: House) -> None:
    await begins_session(house)
    await house.plays_out()
    result = await house.last(house.bar)
    await at_once(house, *((person, GAME_TWO, result) for person in house.people))
    await house.passes(0.5)
    assert [match.id for match in await house.app.storage.matches.live()] == [2]
    assert await house.app.storage.lobbies.all_open() == []
    assert "Ona–Joan 0 · Marta–Pere 0" in (await house.last(house.bar)).text


async def test_a_rematch_and_changed_pairs(house: House) -> None:
    await house.wins()
    result = await house.last(house.bar)
    await at_once(
        house, (house.ona, "🔁 Revenja", result), (house.pere, "Canviem de parella", result)
    )
    assert len(await house.app.storage.lobbies.all_open()) == 1
    lobby = await house.last(house.bar)
    assert lobby.text.count("(hi és?)") == 2
    for person in (house.marta, house.joan):
        await house.presses(person, "Hi sóc", message=lobby)
    await house.passes(0.5)
    assert len(await house.app.storage.matches.live()) == 1


async def test_who_is_banned_while_they_sit_down_does_not_sit(house: House) -> None:
    await house.opens_lobby()
    lobby, said = await house.last(house.bar), await house.pere.says("Va!", house.bar)
    press = await house.pere.press("M'assec aquí (parella 2)", message=lobby)
    await house.ona.says("/veta", house.bar, reply_to=said)
    await press.answered()
    await house.settles()
    assert "Pere" not in lobby.text.split("Parella 2:")[1].splitlines()[0]


async def test_a_vote_is_won_when_others_leave(house: House) -> None:
    """It said "Acabem 2/2", and nothing followed."""
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.joan, "Acabem 1/3", house.bar)
    await leaves(house, house.marta)
    assert await house.app.storage.matches.live() == []
    assert "Partida acabada abans d'hora" in (await house.last(house.bar)).text


async def test_who_leaves_agrees_to_what_the_partner_had_conceded(house: House) -> None:
    """Pere waited for an answer of somebody who was gone."""
    await house.has_played(ORDINARY, *COPES, cards=6)
    await wants(house, house.pere, "Donem la resta")
    await leaves(house, house.joan)
    assert "Pere i Joan donen la resta" in await house.reads(house.bar)


async def test_who_leaves_agrees_to_a_void(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    await wants(house, house.pere, "Anul·lem la mà")
    await leaves(house, house.marta)
    assert "Anul·lem la mà 2/4" in await house.reads(house.bar)
    await house.presses(house.ona, "Anul·lem la mà 2/4", house.bar)
    await leaves(house, house.joan)
    assert "Mà anul·lada" in await house.reads(house.bar)


async def test_somebody_who_takes_the_seat_of_a_leaver_answers_for_themselves(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    berta = await house.regular("Berta")
    await house.presses(berta, "Llista d'espera", house.bar)
    await wants(house, house.pere, "Donem la resta")
    await leaves(house, house.joan)
    assert "donen la resta" not in await house.reads(house.bar)
    assert "Pere donaria la resta" in (await house.last(berta)).text


@pytest.mark.parametrize("label", ["🔁 Revenja", "Canviem de parella"])
async def test_an_old_result_opens_no_table(house: House, label: str) -> None:
    """Its private button stood there still, months later."""
    await house.wins()
    result = await house.last(house.bar)
    data = next(button.data for button in result.buttons if button.text == label)
    assert data is not None
    for person in house.people:
        await house.presses(person, label, message=result)
    await house.passes(0.5)
    assert result.labels == ()
    running = await house.forges(house.pere, data, await house.last(house.pere))
    assert "ja no val" in running.text
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    answer = await house.forges(house.pere, data, await house.last(house.pere))
    assert "ja no val" in answer.text
    ended = data.replace(data.split(":")[1], await second(house))
    assert "ja no val" in (await house.forges(house.pere, ended, result)).text
    assert await house.app.storage.lobbies.all_open() == []


async def second(house: House) -> str:
    """The public id of the second match."""
    return (await house.app.storage.matches.get(2)).public_id


@pytest.mark.parametrize("where", ["lobby", "match"])
async def test_who_leaves_the_group_waits_for_no_seat_of_it(house: House, where: str) -> None:
    await house.seats_four()
    berta = await house.regular("Berta")
    await house.presses(berta, "Llista d'espera", house.bar)
    if where == "match":
        await house.presses(house.ona, "Comencem", house.bar)
    berta.leaves(house.bar)
    await house.settles()
    assert "Llista d'espera: Berta" not in await house.reads(house.bar)
    if where == "match":
        await leaves(house, house.joan)
        assert "Lloc lliure" in await house.reads(house.bar)


async def test_four_taps_at_once_for_the_next_hand_deal_one(house: House) -> None:
    await house.has_played(CAPOT, *quiet_calls(Trump.BOTIFARRA), cards=44)
    await house.plays_out()
    score = next(m for m in house.bar.messages() if "Fi de la mà 1" in m.text)
    label = next(b.text for b in score.buttons if "Mà següent" in b.text)
    await at_once(house, *((person, label, score) for person in house.people))
    await house.passes(0.5)
    assert (await kinds(house)).count("HandDealt") == 2
