"""Computer players at a group's table: seated in the lobby, played with, and replaced by people."""

from __future__ import annotations

import pytest

from bot.callbacks import (
    ALL_SEATS,
    Act,
    FreeSeat,
    SeatComputer,
    ShowComputers,
    TakeSeat,
    UnseatComputer,
)
from bot.callbacks import format as data_of
from bot.computers.player import MARK, Computer
from bot.sandbox import Person
from engine.cards import Trump
from tests.bot.play.deeds import leaves
from tests.bot.play.hands import CAPOT, JOAN, MARTA, ORDINARY, PERE, dealing, turned
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House, meant

COPES = quiet_calls(Trump.COPES)
OPEN, FILL, FOLD = "🤖 Ordinadors", "🤖 Omple la taula", "🤖 Amaga els ordinadors"
TAKE = "M'assec aquí"
CINTA, HUG, IVET = (Computer("easy", name) for name in ("Cinta", "Hug", "Ivet"))
TWO = {PERE: CINTA, JOAN: HUG}
"""Ona and Marta against computers."""
THREE = {**TWO, MARTA: IVET}
"""Ona with one, against two."""


async def goes_on(house: House, until: str, *people: Person) -> None:
    """People play the first button they are offered, computers what they think of."""
    for _ in range(300):
        if until in await house.reads(house.bar):
            return
        for person in people:
            hand = house.hand_of(person)
            data = [b.data for b in hand.buttons if b.data and isinstance(meant(b), Act)]
            if data:
                await house.forges(person, data[0], hand)
        await house.passes(3.5)
    raise AssertionError(f"no {until}\n{house.bar.shows()}")


# --- in the lobby ---


async def two_sit(house: House) -> None:
    """Ona has opened a table, and Pere sits against her."""
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)


async def fills(house: House) -> None:
    """Ona has computers sit on every free seat."""
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.ona, FILL, house.bar)


async def test_each_gets_a_level_a_seat_and_a_name_and_can_be_taken_off(house: House) -> None:
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    await house.presses(house.ona, OPEN, house.bar)
    assert ("Fàcil", "✓ Normal", "Difícil") in lobby.labels
    await house.presses(house.ona, "Difícil", house.bar)
    assert ("Fàcil", "Normal", "✓ Difícil") in lobby.labels
    await house.presses(house.ona, "🤖 amb Ona", house.bar)
    assert "Parella 1: Ona + 🤖 Quim (Difícil)" in lobby.text
    await house.presses(house.ona, "Fàcil", house.bar)
    await house.presses(house.ona, "🤖 parella 2", house.bar)
    assert "Parella 2: 🤖 Agnès (Fàcil) + (buit)" in lobby.text
    assert "Queda 1 lloc lliure." in lobby.text
    await house.presses(house.ona, "✖️ 🤖 Quim", house.bar)
    assert "Parella 1: Ona + (buit)" in lobby.text
    await house.presses(house.ona, FOLD, house.bar)
    assert "M'assec amb 🤖 Agnès" in str(lobby.labels)
    assert "Fàcil" not in str(lobby.labels)


async def test_one_person_and_three_computers_start_at_once(house: House) -> None:
    await house.opens_lobby()
    lobby = await house.last(house.bar)
    await fills(house)
    assert "La partida ha començat" in lobby.text
    assert "Parella 2: 🤖 Quim (Normal) + 🤖 Bernat (Normal)" in lobby.text
    table = await house.last(house.bar)
    assert "⏳ Canta 🤖 Bernat" in table.text
    assert "🟡 Oros: Manilla · 8 · 3" in (await house.last(house.ona)).text
    assert "La taula és plena" not in await house.reads(house.ona)


async def test_with_a_second_person_the_countdown_runs_and_can_be_stopped(house: House) -> None:
    await two_sit(house)
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.pere, FILL, house.bar)
    lobby = await house.last(house.bar)
    assert "La taula és plena: comencem d'aquí a 20 segons." in lobby.text
    assert "Omple" not in str(lobby.labels)
    for person in (house.ona, house.pere):
        assert "🔔 La taula és plena!" in (await house.last(person)).text
        assert await house.heard(person) == 1
    await house.presses(house.pere, "Atura", house.bar)
    await house.passes(25)
    assert "premeu «Comencem»" in lobby.text
    await house.presses(house.ona, "Comencem", house.bar)
    assert "La partida ha començat" in lobby.text


async def test_a_person_takes_a_computers_seat(house: House) -> None:
    await two_sit(house)
    await fills(house)
    lobby = await house.last(house.bar)
    assert "Parella 1: Ona + 🤖 Quim (Normal)" in lobby.text
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    assert "Parella 1: Ona + Marta" in lobby.text
    assert "20 segons" in lobby.text
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    assert "Parella 2: Pere + Joan" in lobby.text
    assert MARK not in lobby.text + str(lobby.labels)


async def test_whoever_changes_to_a_computers_seat_leaves_it_their_own(house: House) -> None:
    await two_sit(house)
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.ona, "🤖 amb Ona", house.bar)
    await house.presses(house.ona, FOLD, house.bar)
    answer = await house.presses(house.pere, "M'assec amb Ona", house.bar)
    assert answer.text == "Fet: seus a la taula amb Ona."
    lobby = await house.last(house.bar)
    assert "Parella 1: Ona + Pere" in lobby.text
    assert "Parella 2: 🤖 Quim (Normal) + (buit)" in lobby.text


async def test_a_newcomer_gets_a_computers_seat_with_one_start(house: House) -> None:
    await two_sit(house)
    await fills(house)
    berta = await house.newcomer("Berta", "ca")
    answer = await house.presses(berta, "M'assec amb Ona", house.bar)
    await house.follows(berta, answer)
    assert "Parella 1: Ona + Berta" in await house.reads(house.bar)


async def test_whoever_would_wait_gets_a_computers_seat(house: House) -> None:
    """Their button was there as long as four people sat."""
    await house.seats_four()
    lobby = await house.last(house.bar)
    wait = next(b.data for b in lobby.buttons if b.text == "Llista d'espera")
    assert wait is not None
    await house.presses(house.joan, "Me'n vaig", house.bar)
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.ona, "🤖 amb Pere", house.bar)
    assert "Llista d'espera" not in str(lobby.labels)
    berta = await house.regular("Berta")
    assert (await house.forges(berta, wait, lobby)).text == "Fet: seus a la taula amb Pere."
    assert "Parella 2: Pere + Berta" in lobby.text


async def test_an_administrator_fills_a_table_to_watch(house: House) -> None:
    """Nobody sits there: the next hand comes by itself, and whoever filled it may end it."""
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.pere, "Me'n vaig", house.bar)
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.ona, "Fàcil", house.bar)
    await house.presses(house.ona, FILL, house.bar)
    lobby = await house.last(house.bar)
    assert "La taula és plena: comencem d'aquí a 20 segons." in lobby.text
    assert "Me'n vaig" not in str(lobby.labels)
    await house.passes(10)
    await house.passes(11)
    assert "La partida ha començat" in lobby.text
    await goes_on(house, "Fi de la mà 1")
    score = next(m for m in house.bar.messages() if "Fi de la mà 1" in m.text)
    assert "Mà següent" not in str(score.labels)
    await goes_on(house, "Mà 2")
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    assert "Partida acabada abans d'hora" in await house.reads(house.bar)


async def test_who_fills_the_table_of_somebody_anonymous_is_its_starter(house: House) -> None:
    await house.adds_bot()
    await house.ona.says("/newgame", house.bar, anonymous=True)
    await house.settles()
    await fills(house)
    await house.presses(house.ona, "Comencem", house.bar)
    (match,) = await house.app.storage.matches.live()
    assert match.starter == (await house.row(house.ona)).id
    assert not await house.app.storage.matches.players(match.id)


@pytest.mark.parametrize("seat", [ALL_SEATS, 1])
async def test_a_table_of_four_people_takes_no_computer(house: House, seat: int) -> None:
    await house.seats_four()
    lobby = await house.last(house.bar)
    (row,) = await house.app.storage.lobbies.all_open()
    before = lobby.text, lobby.labels
    for forged in (SeatComputer(row.public_id, seat), UnseatComputer(row.public_id, 1)):
        answer = await house.forges(house.ona, data_of(forged), lobby)
        assert "ja no val" in answer.text
    await house.forges(house.ona, data_of(ShowComputers(row.public_id)), lobby)
    assert (lobby.text, lobby.labels) == before


async def test_the_list_of_tables_names_them(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.ona, "🤖 parella 2", house.bar)
    await house.says(house.pere, "/tables", house.bar)
    tables = (await house.last(house.bar)).text
    assert "Ona, 🤖 Quim · queden 2 llocs lliures" in tables
    await house.presses(house.ona, FILL, house.bar)
    await house.says(house.pere, "/tables", house.bar)
    assert "Ona–🤖 Agnès 0 · 🤖 Quim–🤖 Bernat 0" in (await house.last(house.bar)).text


async def test_nobodys_name_bears_the_mark(house: House) -> None:
    await house.adds_bot()
    robot = await house.regular("🤖 Cinta")
    bare = await house.regular("🤖")
    await house.says(robot, "/newgame", house.bar)
    await house.presses(bare, "M'assec amb Cinta", house.bar)
    lobby = await house.last(house.bar)
    assert "Parella 1: Cinta + Algú" in lobby.text
    assert MARK not in lobby.text


# --- in a match ---


async def test_a_computers_seat_is_anybodys_at_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2, computers={MARTA: CINTA})
    berta = await house.regular("Berta")
    answer = await house.presses(berta, TAKE, house.bar)
    assert answer.alert
    assert "Ja jugues amb Ona" in answer.text
    assert len(await house.sounds(berta)) == 1
    assert "🟡 Oros: Rei · Sota · 7 · 5 · 2" in (await house.last(berta)).text
    shown = await house.reads(house.bar)
    assert "✅ Berta juga ara amb Ona." in shown
    assert "⏳ Juga Berta" in shown
    assert TAKE not in shown
    assert "Llista d'espera" in shown
    assert (await house.presses(house.ona, "Llista d'espera", house.bar)).text == (
        "Fet: seus a la taula."
    )


async def test_of_several_computers_one_chooses_whose_partner_to_be(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2, computers=THREE)
    table = await house.last(house.bar)
    assert table.text.endswith("👋 Hi vols jugar? Tria amb qui t'asseus.")
    assert table.labels == (
        ("Les meves cartes",),
        ("⬇️ Baixa la taula",),
        ("Amb Ona", "Amb 🤖 Hug"),
    )
    berta = await house.regular("Berta")
    answer = await house.presses(berta, "Amb 🤖 Hug", house.bar)
    assert answer.text == "Ja jugues amb 🤖 Hug: tens les cartes en privat, al xat amb mi."
    assert "✅ Berta juga ara amb 🤖 Hug." in await house.reads(house.bar)

    # A choice remains: against Berta, or with her.
    assert ("Amb Ona", "Amb Berta") in table.labels
    carles = await house.newcomer("Carles", "ca")
    await house.follows(carles, await house.presses(carles, "Amb Berta", house.bar))
    shown = await house.reads(house.bar)
    assert "✅ Carles juga ara amb Berta." in shown
    assert "✅ Berta juga ara amb 🤖 Hug." in shown  # as it was
    assert TAKE in str(table.labels)  # one is left
    assert "Hi vols jugar?" not in table.text


async def test_who_has_seen_other_cards_chooses_for_the_next_hand(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44, computers={JOAN: HUG, MARTA: IVET})
    await leaves(house, house.pere)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb 🤖 Hug", house.bar)
    answer = await house.presses(house.pere, "Amb Ona", house.bar)
    assert "a la mà següent, si encara hi ha lloc, seuràs tu" in answer.text
    await goes_on(house, "Fi de la mà 1", house.ona, berta)
    assert "Pere juga ara amb" in await house.reads(house.bar)


async def test_whose_turn_it_is_plays_it_themselves(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, computers=THREE)
    await house.plays(house.ona, "8O")
    berta = await house.regular("Berta")
    # Pere's seat, whose turn it is.
    await house.presses(berta, "Amb 🤖 Hug", house.bar)
    assert "⏳ Juga Berta" in await house.reads(house.bar)
    await house.passes(1)
    assert "⏳ Juga Berta" in await house.reads(house.bar)


async def test_a_clock_that_is_set_back_does_not_keep_a_computer_from_playing(
    house: House,
) -> None:
    """Nobody else could: for an hour it would have been its turn."""
    await house.has_played(ORDINARY, *COPES, computers=THREE)
    await house.passes(0)
    await house.plays(house.ona, "8O")
    house.clock.is_set(by=-3600)
    await house.passes(0)
    assert "⏳ Juga 🤖 Cinta" in await house.reads(house.bar)
    await house.passes(1)
    assert "⏳ Juga 🤖 Cinta" not in await house.reads(house.bar)


async def test_what_a_computer_had_thought_of_is_not_played_for_who_takes_its_seat(
    house: House,
) -> None:
    """Three have thought of a card each when somebody sits down on the second one's seat."""
    await house.has_played(ORDINARY, *COPES, computers=THREE)
    await house.plays(house.ona, "8O")
    (match,) = await house.app.storage.matches.live()
    berta = await house.regular("Berta")
    data = data_of(TakeSeat(match.public_id, MARTA))
    answer = await house.forges(berta, data, await house.last(house.bar))
    assert "Ja jugues" in answer.text
    await house.passes(1)
    shown = await house.reads(house.bar)
    assert "🤖 Cinta: 🟡" in shown
    assert "⏳ Juga Berta" in shown


async def test_nobody_sees_two_hands_of_one_deal(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44, computers={JOAN: HUG})
    await leaves(house, house.marta)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb Ona", house.bar)
    answer = await house.presses(house.marta, TAKE, house.bar)
    assert answer.alert
    assert "a la mà següent, si encara hi ha lloc, seuràs tu" in answer.text
    assert "a la mà següent, si encara hi ha lloc, seuràs tu" in await house.reads(house.marta)
    assert "Llista d'espera: Marta" in await house.reads(house.bar)
    await goes_on(house, "Fi de la mà 1", house.ona, house.pere, berta)
    assert "Marta juga ara amb Pere." in await house.reads(house.bar)
    assert "✅ Ja tens lloc a la taula de Can Pere" in await house.reads(house.marta)


async def test_a_leaver_who_comes_back_gets_the_seat_they_had(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2, computers={PERE: CINTA})
    await leaves(house, house.marta)
    await house.presses(house.marta, TAKE, house.bar)
    assert "✅ Marta juga ara amb Ona." in await house.reads(house.bar)
    assert "🟡 Oros: Rei · Sota" in (await house.last(house.marta)).text


async def test_the_next_hand_waits_for_people_only(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44, computers=TWO)
    await goes_on(house, "Fi de la mà 1", house.ona, house.marta)
    answer = await house.presses(house.ona, "Mà següent 0/2", house.bar)
    assert answer.text == "Fet: 1 de 2 a punt."
    again = await house.presses(house.ona, "Mà següent 1/2", house.bar)
    assert again.text == answer.text
    await house.presses(house.marta, "Mà següent 1/2", house.bar)
    await house.passes(0)
    assert "Mà 2" in await house.reads(house.bar)


async def test_alone_there_is_nobody_to_count(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44, computers=THREE)
    await goes_on(house, "Fi de la mà 1", house.ona)
    answer = await house.presses(house.ona, "Mà següent", house.bar)
    assert answer.text == "Fet: ara ve la mà següent."
    await house.passes(0)
    assert "Mà 2" in await house.reads(house.bar)


async def test_a_rematch_keeps_their_seats_and_asks_people_only(house: House) -> None:
    await house.has_nearly_won(computers={MARTA: IVET, JOAN: HUG})
    await goes_on(house, "guanyen la partida", house.ona, house.pere)
    result = await house.last(house.bar)
    assert "🏆 Ona i 🤖 Ivet guanyen la partida!" in result.text
    answer = await house.presses(house.ona, "🔁 Revenja", house.bar)
    assert "et guardo el lloc" in answer.text
    lobby = await house.last(house.bar)
    assert "Parella 1: Ona + 🤖 Ivet (Fàcil)" in lobby.text
    assert "Parella 2: Pere (hi és?) + 🤖 Hug (Fàcil)" in lobby.text
    await house.presses(house.pere, "Hi sóc", house.pere.private)
    assert "La partida ha començat" in lobby.text


@pytest.mark.parametrize(
    ("label", "pairs"),
    [
        ("🔁 Revenja", "Ona–🤖 Ivet 0 · 🤖 Cinta–🤖 Hug 0"),
        ("Canviem de parella", "Ona–🤖 Hug 0 · 🤖 Ivet–🤖 Cinta 0"),
    ],
)
async def test_alone_another_match_begins_at_once(house: House, label: str, pairs: str) -> None:
    await house.has_nearly_won(computers=THREE)
    await goes_on(house, "guanyen la partida", house.ona)
    answer = await house.presses(house.ona, label, house.bar)
    assert not answer.alert
    assert "Revenja" not in answer.text
    assert pairs in (await house.last(house.bar)).text


async def test_of_a_session_everybody_has_points_computers_too(house: House) -> None:
    house.decks.lay(dealing(CAPOT), turned(), dealing(CAPOT))
    await house.opens_lobby()
    await house.presses(house.ona, "Regles", house.bar)
    await house.presses(house.ona, "a 36", house.bar)
    await house.presses(house.ona, "Sessió de 3", house.bar)
    await house.presses(house.ona, "Amaga les regles", house.bar)
    await house.presses(house.ona, OPEN, house.bar)
    await house.presses(house.ona, "Fàcil", house.bar)
    await house.presses(house.ona, FILL, house.bar)
    await goes_on(house, "partida 1 de 3", house.ona)
    points = (await house.last(house.bar)).text.split("Sessió")[1]
    for name in ("Ona", "🤖 Quim", "🤖 Agnès", "🤖 Bernat"):
        assert f"{name}: " in points
    await house.presses(house.ona, "▶️ Partida 2 de 3", house.bar)
    assert "Ona–🤖 Bernat 0 · 🤖 Agnès–🤖 Quim 0" in (await house.last(house.bar)).text


async def test_when_the_last_person_leaves_the_match_closes(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, computers=TWO)
    await leaves(house, house.marta)
    assert "Partida acabada" not in await house.reads(house.bar)
    assert "Lloc lliure" in await house.reads(house.bar)
    await leaves(house, house.ona)
    assert "Partida acabada abans d'hora" in await house.reads(house.bar)
    assert "Lloc lliure" not in await house.reads(house.bar)


async def test_votes_count_people_only(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, computers={MARTA: IVET})
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.joan, "Acabem 1/2", house.bar)
    assert "Partida acabada abans d'hora" in await house.reads(house.bar)


async def test_of_two_people_one_frees_the_others_seat(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1, computers={MARTA: IVET, JOAN: HUG})
    for _ in range(12):
        if "💤 Pere" in await house.reads(house.bar):
            break
        asked = house.asked()
        if asked is not None and asked[0] is house.ona:
            assert asked[1].data is not None
            await house.forges(house.ona, asked[1].data, asked[2])
        await house.passes(31)
    answer = await house.presses(house.ona, "Alliberem el lloc: Pere 0/1", house.bar)
    assert "queda lliure" in answer.text
    assert "Lloc lliure" in await house.reads(house.bar)


async def test_no_vote_takes_a_computer_off(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2, computers={MARTA: IVET})
    (match,) = await house.app.storage.matches.live()
    log = await house.log()
    data = data_of(FreeSeat(match.public_id, MARTA))
    answer = await house.forges(house.ona, data, await house.last(house.bar))
    assert "ja no val" in answer.text
    assert await house.log() == log
