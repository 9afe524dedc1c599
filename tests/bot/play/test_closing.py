"""Matches that end before they are won: voted on by those seated, or closed where nobody plays."""

from __future__ import annotations

import pytest

from engine.cards import Trump
from tests.bot.play.deeds import misses_twice
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
HALF_AN_HOUR = 30 * 60.0


async def is_over(house: House) -> bool:
    return "abans d'hora" in await house.reads(house.bar)


# --- the vote ---


@pytest.mark.parametrize("in_group", [True, False])
async def test_more_than_half_of_those_seated_end_the_match(house: House, in_group: bool) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.pere, "/endgame", house.bar if in_group else None)
    question = await house.last(house.bar)
    assert "Acabem la partida?" in question.text
    assert "Ho proposa Pere. Si en 2 minuts ho voleu 3, s'acaba." in question.text
    assert ("La votació" in await house.reads(house.pere)) != in_group
    await house.presses(house.marta, "Acabem 1/3", house.bar)
    assert not await is_over(house)
    await house.says(house.joan, "/endgame", house.bar)
    assert await is_over(house)
    assert "Acabem la partida?" not in await house.reads(house.bar)


async def test_a_vote_lasts_two_minutes(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.marta, "Acabem 1/3", house.bar)
    question = await house.last(house.bar)
    data = question.buttons[0].data
    assert data is not None
    await house.passes(121)
    assert "Acabem la partida?" not in await house.reads(house.bar)
    answer = await house.forges(house.joan, data, await house.last(house.bar))
    assert "ja no es demana" in answer.text
    assert not await is_over(house)
    await house.says(house.joan, "/endgame", house.bar)
    assert "Acabem 1/3" in await house.reads(house.bar)


async def test_two_of_four_who_say_no_drop_the_vote(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.marta, "No, continuem", house.bar)
    assert "Acabem la partida?" in await house.reads(house.bar)
    await house.presses(house.joan, "No, continuem", house.bar)
    assert "Acabem la partida?" not in await house.reads(house.bar)
    assert not await is_over(house)


async def test_whoever_has_left_does_not_count(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    for person in (house.marta, house.joan):
        await house.says(person, "/leave")
        await house.presses(person, "Sí, plego", person.private)
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.ona, "Acabem 1/2", house.bar)
    assert await is_over(house)


async def test_the_last_one_left_is_asked_as_the_starter_is(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    for person in (house.ona, house.marta, house.joan):
        await house.says(person, "/leave")
        await house.presses(person, "Sí, plego", person.private)
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.pere, "Sí, acabem", house.pere.private)
    assert await is_over(house)


async def test_a_vote_that_is_won_by_somebodys_leaving_ends_the_match(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.marta, "Acabem 1/3", house.bar)
    await house.presses(house.joan, "No, continuem", house.bar)
    await house.says(house.joan, "/leave")
    await house.presses(house.joan, "Sí, plego", house.joan.private)
    assert await is_over(house)
    assert "Lloc lliure" not in await house.reads(house.bar)


async def test_one_vote_counts_once_and_may_change(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.pere, "/endgame", house.bar)
    answer = await house.presses(house.pere, "Acabem 1/3", house.bar)
    assert "El teu vot ja està comptat" in answer.text
    await house.presses(house.marta, "Acabem 1/3", house.bar)
    await house.presses(house.pere, "No, continuem", house.bar)
    assert "Acabem 1/3" in await house.reads(house.bar)


async def test_a_strangers_vote_is_none(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    berta = await house.newcomer("Berta")
    await house.says(berta, "/endgame", house.bar)
    assert "els qui hi juguen, o un administrador" in (await house.last(house.bar)).text
    await house.says(house.pere, "/endgame", house.bar)
    assert (await house.presses(berta, "Acabem 1/3", house.bar)).alert
    assert "Acabem 1/3" in await house.reads(house.bar)


# --- the table where nobody plays ---


async def has_come_to_a_stop(house: House, seconds: float, turn_time: int | None = None) -> None:
    """A match without turn time in which nothing has happened for so long."""
    await house.has_played(ORDINARY, *COPES)
    storage = house.app.storage
    match = (await storage.matches.live())[0]
    await storage.chats.update(match.chat, turn_time=turn_time)
    await house.app.services.tables.retime(match.id)
    await house.plays(house.ona, "9O")
    house.clock.now += seconds  # the reminder on the way is not the point


@pytest.mark.parametrize("command", ["/newgame", "/table", "/endgame"])
async def test_any_member_may_close_a_table_where_nobody_plays(house: House, command: str) -> None:
    await has_come_to_a_stop(house, HALF_AN_HOUR)
    berta = await house.newcomer("Berta")
    await house.says(berta, command, house.bar)
    assert "Tanquem la taula" in await house.reads(house.bar)
    answer = await house.presses(berta, "Tanquem la taula", house.bar)
    assert "d'aquí a un minut" in answer.text
    assert "Berta vol tancar la taula" in await house.reads(house.bar)
    await house.passes(59)
    assert not await is_over(house)
    await house.passes(2)
    assert await is_over(house)
    assert "tancar la taula" not in await house.reads(house.bar)
    await house.says(berta, "/newgame", house.bar)
    assert "Taula nova" in await house.reads(house.bar)


async def test_a_player_who_taps_anything_keeps_the_table(house: House) -> None:
    await has_come_to_a_stop(house, HALF_AN_HOUR)
    await house.says(house.joan, "/table", house.bar)
    await house.presses(house.joan, "Tanquem la taula", house.bar)
    await house.plays(house.pere, "1O")
    assert "tancar la taula" not in await house.reads(house.bar)
    await house.passes(61)
    assert not await is_over(house)


@pytest.mark.parametrize("label", ["Mà següent", "Ja hi sóc"])
async def test_so_does_who_is_ready_or_back(house: House, label: str) -> None:
    if label == "Mà següent":
        await house.has_played(ORDINARY, *COPES, cards=44)
        await house.plays_out()
    else:
        await misses_twice(house)
    house.clock.now += HALF_AN_HOUR
    await house.says(house.joan, "/table", house.bar)
    await house.presses(house.joan, "Tanquem la taula", house.bar)
    await house.presses(house.pere, label, house.pere.private)
    assert "tancar la taula" not in await house.reads(house.bar)
    await house.says(house.joan, "/table", house.bar)
    assert "Tanquem la taula" not in await house.reads(house.bar)


async def test_a_player_may_say_that_they_still_play_a_stranger_may_not(house: House) -> None:
    await has_come_to_a_stop(house, HALF_AN_HOUR)
    berta = await house.newcomer("Berta")
    await house.says(berta, "/table", house.bar)
    await house.presses(berta, "Tanquem la taula", house.bar)
    assert (await house.presses(berta, "Encara hi juguem", house.bar)).alert
    await house.presses(house.marta, "Encara hi juguem", house.bar)
    await house.passes(61)
    assert not await is_over(house)
    await house.says(berta, "/table", house.bar)
    assert "Tanquem la taula" not in await house.reads(house.bar)


@pytest.mark.parametrize(
    ("turn_time", "seconds", "offered"),
    [
        (None, HALF_AN_HOUR - 60, False),
        (86_400, 2 * 86_400.0, False),
        (86_400, 3 * 86_400.0, True),
    ],
)
async def test_a_table_is_quiet_after_half_an_hour_a_slow_one_after_three_days(
    house: House, turn_time: int | None, seconds: float, offered: bool
) -> None:
    await has_come_to_a_stop(house, seconds, turn_time)
    await house.says(house.ona, "/table", house.bar)
    assert ("Tanquem la taula" in await house.reads(house.bar)) is offered


async def test_an_old_offer_closes_no_table_that_is_alive_again(house: House) -> None:
    await has_come_to_a_stop(house, HALF_AN_HOUR)
    await house.says(house.ona, "/table", house.bar)
    offer = next(m for m in house.bar.messages() if "Tanquem la taula" in str(m.labels))
    data = offer.buttons[0].data
    assert data is not None
    await house.plays(house.pere, "1O")
    answer = await house.forges(house.joan, data, await house.last(house.bar))
    assert "hi han jugat fa poc" in answer.text
    await house.passes(61)
    assert not await is_over(house)


async def test_a_member_of_another_group_closes_nothing(house: House) -> None:
    await has_come_to_a_stop(house, HALF_AN_HOUR)
    await house.says(house.ona, "/table", house.bar)
    offer = next(m for m in house.bar.messages() if "Tanquem la taula" in str(m.labels))
    data = offer.buttons[0].data
    assert data is not None
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await club.add_bot()
    await house.says(house.ona, "/newgame", club)
    assert (await house.forges(house.joan, data, await house.last(club))).alert
    await house.passes(61)
    assert not await is_over(house)
