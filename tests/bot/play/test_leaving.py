"""Leaving and ending: both ask first, in private, naming the table."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.tables.events import MatchEnded
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


@pytest.mark.parametrize(("command", "in_group"), [("/leave", True), ("/plego", False)])
async def test_leaving_asks_first_in_private_and_names_the_table(
    house: House, command: str, in_group: bool
) -> None:
    await house.has_played(ORDINARY, *COPES)
    before = await house.group_record()
    await house.says(house.marta, command, house.bar if in_group else None)
    question = await house.last(house.marta)
    assert "Segur que vols plegar de la taula del grup Can Pere?" in question.text
    assert len(await house.group_record()) == len(before) + in_group
    await house.presses(house.marta, "No, em quedo", house.marta.private)
    assert "no ha canviat res" in await house.reads(house.marta)
    assert "ha plegat" not in await house.reads(house.bar)


async def test_a_leavers_seat_is_played_for(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.marta, "/leave", house.bar)
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    assert "🚪 Marta ha plegat: hi juga el bot" in await house.reads(house.bar)
    assert "Has plegat" in await house.reads(house.marta)
    assert house.offers(house.marta) == set()
    await house.passes(3.5)
    assert "Marta: 🟡 Rei" in await house.reads(house.bar)
    await house.says(house.marta, "/cards")
    assert "mà 1" not in (await house.last(house.marta)).text


async def test_a_leaver_can_play_elsewhere_at_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.marta, "/leave")
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await club.add_bot()
    await house.settles()
    await house.says(house.marta, "/newgame", club)
    assert "Marta" in (await house.last(club)).text


async def test_when_the_last_one_leaves_the_match_closes_with_its_score(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    for person in house.people:
        assert "abans d'hora" not in await house.reads(house.bar)
        await house.says(person, "/leave")
        await house.presses(person, "Sí, plego", person.private)
    result = await house.last(house.bar)
    assert "Partida acabada abans d'hora" in result.text
    assert "Ona–Marta 0 · Pere–Joan 0" in result.text
    await house.passes(120)
    assert await house.last(house.bar) is result
    await house.says(house.ona, "/newgame", house.bar)
    assert "Taula nova" in (await house.last(house.bar)).text


async def test_of_two_tables_it_asks_which_one(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await house.has_played()
    await house.has_played(room=club)
    await house.says(house.marta, "/plego")
    await house.presses(house.marta, "Plego: Club", house.marta.private)
    assert "Marta ha plegat" in await house.reads(club)
    assert "Marta ha plegat" not in await house.reads(house.bar)


async def test_leaving_a_lobby_needs_no_question(house: House) -> None:
    await house.seats_four()
    await house.says(house.joan, "/leave", house.bar)
    assert "Queda 1 lloc lliure" in (await house.last(house.bar)).text


async def test_leaving_without_a_game_says_so(house: House) -> None:
    await house.says(house.marta, "/leave")
    assert "no jugues a cap taula" in (await house.last(house.marta)).text


async def test_a_stranger_who_says_leave_is_not_answered_in_the_group(house: House) -> None:
    await house.has_played()
    berta = await house.newcomer("Berta")
    before = len(await house.group_record())
    await house.says(berta, "/leave", house.bar)
    assert len(await house.group_record()) == before + 1


async def test_leave_from_somebody_who_does_not_sit_there_is_no_failure(house: House) -> None:
    await house.opens_lobby()
    with capture_logs() as lines:
        await house.says(house.pere, "/leave", house.bar)
    assert "update failed" not in [line["event"] for line in lines]
    assert "Ona" in (await house.last(house.bar)).text


async def test_the_starter_may_end_the_match_after_a_question(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.ona, "/endgame", house.bar)
    question = await house.last(house.ona)
    assert "acabar la partida del grup Can Pere" in question.text
    await house.presses(house.ona, "No, continuem", house.ona.private)
    assert "Surt Ona" in await house.reads(house.bar)
    await house.says(house.ona, "/endgame")
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    result = await house.last(house.bar)
    assert "Partida acabada abans d'hora" in result.text
    for person in house.people:
        assert house.offers(person) == set()
        assert "abans d'hora" in house.hand_of(person).text
    assert "Surt Ona" not in await house.reads(house.bar)
    ended = (await house.app.storage.matches.load(1))[-1]
    starter = await house.row(house.ona)
    assert (ended.kind, ended.payload["person"]) == (MatchEnded.__name__, starter.id)


async def test_an_administrator_who_does_not_play_may_end_it(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    house.bar.promotes(berta)
    await house.says(berta, "/endgame", house.bar)
    await house.presses(berta, "Sí, acabem", berta.private)
    assert "abans d'hora" in (await house.last(house.bar)).text


@pytest.mark.parametrize("in_group", [True, False])
async def test_nobody_else_ends_it_alone(house: House, in_group: bool) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.pere, "/endgame", house.bar if in_group else None)
    assert "Acabem la partida?" in await house.reads(house.bar)
    assert "Segur" not in await house.reads(house.pere)
    assert "Surt Ona" in await house.reads(house.bar)


async def test_a_forged_yes_ends_nothing(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.ona, "/endgame", house.bar)
    data = (await house.last(house.ona)).buttons[0].data
    assert data is not None
    answer = await house.forges(house.pere, data, await house.last(house.bar))
    assert answer.alert
    assert "Surt Ona" in await house.reads(house.bar)
