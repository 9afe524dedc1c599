"""A kill between what is written and what is shown of it: the next start says all that is missing.

What such a kill leaves is written here straight to the memory, of which the bot that runs knows
nothing; then another one is started.
"""

from __future__ import annotations

import pytest

from bot.sandbox import Person
from bot.tables.events import MatchEnded, SeatLeft, SeatTaken, WaitingLeft
from engine.cards import Trump
from storage import StorageError
from tests.bot.play.hands import JOAN, ORDINARY
from tests.bot.play.mortal import Mortal
from tests.bot.play.past import quiet_calls

COPES = quiet_calls(Trump.COPES)


async def test_who_waited_and_has_a_seat_hears_of_it(house: Mortal) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta = await house.regular("Berta")
    await house.presses(berta, "Llista d'espera", house.bar)
    assert "llista d'espera" in await house.reads(berta)
    key, joan = (await house.row(berta)).id, (await house.row(house.joan)).id
    await house.writes(SeatLeft(JOAN), SeatTaken(JOAN, key), players={joan: False, key: True})
    await house.is_killed()
    assert "ets la primera" not in await house.reads(berta)
    assert "🟡 Oros: 6 · 4" in (await house.last(berta)).text
    assert len(await house.sounds(berta)) == 1
    await house.is_killed()
    assert len(await house.sounds(berta)) == 1


async def test_nobody_waits_for_a_match_that_is_over(house: Mortal) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta = await house.regular("Berta")
    await house.presses(berta, "Llista d'espera", house.bar)
    await house.writes(MatchEnded(None))
    await house.is_killed()
    assert "llista d'espera" not in await house.reads(berta)


async def test_who_waits_no_more_is_told_when_they_tap(house: Mortal) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta = await house.regular("Berta")
    await house.presses(berta, "Llista d'espera", house.bar)
    await house.writes(WaitingLeft((await house.row(berta)).id))
    await house.is_killed()
    answer = await house.presses(berta, "Surto de la llista", berta.private)
    assert "No ets a la llista" in answer.text
    assert "llista d'espera" not in await house.reads(berta)


async def test_no_vote_is_left_without_an_end(
    house: Mortal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.has_played(ORDINARY, *COPES)
    before = await house.match()

    async def dies(*_: object, **__: object) -> None:
        raise StorageError("killed")

    monkeypatch.setattr(house.app.storage.alarms, "set", dies)
    await house.says(house.pere, "/endgame", house.bar)
    assert (await house.match()).last_seq == before.last_seq


async def nobody_has_played_for_long(house: Mortal) -> None:
    await house.has_played(ORDINARY, *COPES)
    house.clock.now += 31 * 60
    await house.says(house.joan, "/table", house.bar)


async def test_the_last_minute_s_notice_goes_with_the_match(house: Mortal) -> None:
    await nobody_has_played_for_long(house)
    await house.presses(house.joan, "Tanquem la taula", house.bar)
    assert "vol tancar la taula" in await house.reads(house.bar)
    await house.writes(MatchEnded(None))
    await house.is_killed()
    assert "abans d'hora" in await house.reads(house.bar)
    assert "tancar la taula" not in await house.reads(house.bar)


async def test_no_table_is_closed_of_which_the_group_was_not_told(house: Mortal) -> None:
    await nobody_has_played_for_long(house)
    match = await house.match()
    await house.app.storage.alarms.set(match.id, "close", house.clock.now + 60)
    await house.is_killed(away=3600)
    await house.passes(61)
    assert (await house.match()).closed_at is None
    assert "Tanquem la taula" not in await house.reads(house.bar)
    await house.says(house.joan, "/table", house.bar)
    await house.presses(house.joan, "Tanquem la taula", house.bar)
    await house.is_killed(away=3600)
    assert "vol tancar la taula" in await house.reads(house.bar)
    await house.passes(61)
    assert (await house.match()).closed_at is not None


async def test_an_offer_to_close_a_table_that_is_played_at_again_goes_when_tapped(
    house: Mortal,
) -> None:
    await nobody_has_played_for_long(house)
    await house.settles()
    match = await house.match()
    await house.app.storage.matches.append(
        match.id, match.last_seq, [], at=house.clock.now, deadline=match.deadline, acted=True
    )
    await house.is_killed()
    await house.presses(house.joan, "Tanquem la taula", house.bar)
    assert "Tanquem la taula" not in await house.reads(house.bar)


async def test_a_match_opened_after_an_outage_is_told_nothing_of_it(house: Mortal) -> None:
    await house.is_killed(away=2 * 3600)
    await house.has_played(ORDINARY, *COPES)
    await house.is_killed()
    assert "Torno a ser aquí" not in await house.reads(house.bar)


async def test_a_match_is_told_of_a_long_outage_once(house: Mortal) -> None:
    await house.has_played(ORDINARY, *COPES)
    for away in (2 * 3600, 0):
        await house.is_killed(away)
        assert (await house.reads(house.bar)).count("Torno a ser aquí") == 1


async def nothing_yet(*_: object) -> None:
    """A start that is killed before it has shown anything."""


async def test_a_start_that_is_killed_in_its_middle_leaves_its_work_to_the_next(
    house: Mortal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.writes(MatchEnded(None))
    with monkeypatch.context() as patch:
        patch.setattr("bot.running.catch_up", nothing_yet)
        await house.is_killed(away=3600)
        assert "abans d'hora" not in await house.reads(house.bar)
    await house.is_killed(away=30)
    assert "abans d'hora" in await house.reads(house.bar)


async def is_announced(house: Mortal) -> Person:
    """A lobby is pinned, three sit there with Ona, and somebody who watches was told."""
    await house.adds_bot()
    house.bar.promotes_bot()
    watcher = await house.regular("Berta")
    await house.says(watcher, "/notify", house.bar)
    await house.says(house.ona, "/newgame", house.bar)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    assert house.bar.pinned()
    assert "S'ha obert" in await house.reads(watcher)
    assert "La taula és plena" in await house.reads(house.pere)
    return watcher


async def is_let_go(house: Mortal, watcher: Person) -> bool:
    """Nothing speaks of the lobby any more."""
    told = (await house.reads(watcher)) + (await house.reads(house.pere))
    return not house.bar.pinned() and "S'ha obert" not in told and "La taula és plena" not in told


@pytest.mark.parametrize("killed_before", [False, True])
async def test_a_lobby_that_had_become_a_match_says_so(
    house: Mortal, monkeypatch: pytest.MonkeyPatch, killed_before: bool
) -> None:
    watcher = await is_announced(house)

    async def dies(*_: object) -> None:
        raise SystemError("killed")

    monkeypatch.setattr("bot.displays.lobby.LobbyDisplay.show_started", dies)
    if killed_before:
        house.clock.now += 2  # since the last heartbeat
        await house.presses(house.ona, "Regles", house.bar)
        await house.life.aclose()
        await house.lives()
    await house.ona.press("Comencem", house.bar)
    await house.settles()
    monkeypatch.undo()
    await house.is_killed(away=60)
    assert "La partida ha començat" in await house.reads(house.bar)
    assert "Canta" in (await house.last(house.bar)).text
    assert await is_let_go(house, watcher)


async def test_a_lobby_that_had_expired_says_so(house: Mortal) -> None:
    watcher = await is_announced(house)
    (row,) = await house.app.storage.lobbies.all_open()
    house.clock.now += 31 * 60
    await house.app.storage.lobbies.close(row.id, row.version, now=house.clock.now)
    await house.is_killed()
    assert "ha caducat" in await house.reads(house.bar)
    assert await is_let_go(house, watcher)


async def test_a_start_brings_no_old_lobby_back_that_an_administrator_took_away(
    house: Mortal,
) -> None:
    """Nor because somebody who sat there has another name since."""
    await house.seats_four()
    lobby = await house.last(house.bar)
    await house.presses(house.ona, "Comencem", house.bar)
    await house.passes(11 * 60)
    house.bar.deletes(lobby)
    house.pere.renames("Peret")
    await house.says(house.pere, "/cards", house.pere.private)
    standing = len(house.bar.messages())
    await house.is_killed()
    assert len(house.bar.messages()) == standing
    assert "La partida ha començat" not in await house.reads(house.bar)


@pytest.mark.parametrize("waited", [0, 6 * 60])
async def test_a_start_calls_nobody_to_the_table_again(house: Mortal, waited: int) -> None:
    await house.opens_lobby()
    await house.passes(waited)  # after so long she is asked whether she is still there
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    before = await house.sounds(house.ona)
    await house.is_killed(away=7)
    assert await house.sounds(house.ona) == before


async def test_a_clock_that_was_set_back_meanwhile_holds_no_match_up(house: Mortal) -> None:
    """What was left of a turn is left of it, and not an hour more."""
    await house.has_played(ORDINARY, *COPES)
    deadline = (await house.match()).deadline
    assert deadline is not None
    left = deadline - house.clock.now
    await house.is_killed(away=-3600.0)
    assert (await house.match()).deadline == house.clock.now + left


async def test_a_table_that_is_quiet_for_long_is_asked_again_only_where_it_may_be_behind(
    house: Mortal,
) -> None:
    await house.adds_bot()
    await house.goes(turn_time=86_400)
    await house.has_played(ORDINARY, *COPES, cards=2)
    house.clock.now += 3_600
    before = len(house.town.calls)
    await house.is_killed()
    edits = [call for call in house.town.calls[before:] if call.method.startswith("edit")]
    assert edits == []

    slots = house.app.storage.slots
    place = next(slot for slot in await slots.all_for("g1") if slot.slot.startswith("table"))
    await slots.intend(
        place.place, place.slot, standing=True, edition=place.edition, now=house.clock.now
    )
    before = len(house.town.calls)
    await house.is_killed()
    edits = [call for call in house.town.calls[before:] if call.method == "editMessageText"]
    assert house.bar.chat_id in {call.chat_id for call in edits}


async def test_a_table_that_was_filled_with_computers_still_says_so_after_a_restart(
    house: Mortal,
) -> None:
    await house.opens_lobby()
    await house.presses(house.ona, "Ordinadors", house.bar)
    await house.presses(house.ona, "Omple la taula", house.bar)
    begun = next(text for _, text, _ in await house.group_record() if "ha començat" in text)
    assert "(buit)" not in begun
    await house.is_killed()
    assert begun in [text for _, text, _ in await house.group_record()]
