"""Between hands, the end of a match, and the rematch."""

from __future__ import annotations

import re

from engine.cards import Trump
from tests.bot.play.deeds import kept, leaves
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import contro, quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


async def hand_is_over(house: House) -> None:
    """The first hand is scored; nobody has won the match."""
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.plays_out()


async def test_the_score_shows_its_sum_and_the_table_tells_the_story(house: House) -> None:
    await house.has_played(ORDINARY, *contro(Trump.ESPASES), cards=44)
    table = await house.last(house.bar)
    sounds = len(await house.sounds(house.pere, house.bar))
    await house.plays_out()
    score = await house.last(house.bar)
    assert score is not table
    assert "Fi de la mà 1 · ⚔️ ESPASES ×2" in score.text
    found = re.search(r"(\d+) − 36 = (\d+) · \2 × 2 = (\d+)", score.text)
    assert found is not None
    assert int(found[1]) - 36 == int(found[2])
    assert int(found[2]) * 2 == int(found[3])
    assert f"+{found[3]}" in score.text
    assert "en falten" in score.text
    assert score.labels == (("Mà següent 0/4", "La mà sencera"),)
    assert "La mà 1, basa per basa" in table.text
    assert "12. " in table.text
    assert table.labels == ()
    assert len(await house.sounds(house.pere, house.bar)) == sounds


async def test_a_tie_is_nobodys(house: House) -> None:
    await hand_is_over(house)
    assert "36 a 36" in (await house.last(house.bar)).text


async def test_the_next_hand_comes_when_all_four_have_tapped(house: House) -> None:
    await hand_is_over(house)
    score = await house.last(house.bar)
    assert (
        await house.presses(house.ona, "Mà següent 0/4", house.bar)
    ).text == "Fet: 1 de 4 a punt."
    assert score.labels[0][0] == "Mà següent 1/4"
    assert "Mà següent" not in str(house.hand_of(house.ona).labels)
    assert "Mà següent" in str(house.hand_of(house.joan).labels)
    await house.presses(house.pere, "Mà següent", house.pere.private)
    await house.presses(house.marta, "Mà següent", house.bar)
    await house.presses(house.joan, "Mà següent", house.bar)
    await house.passes(0)
    table = await house.last(house.bar)
    assert "Mà 2" in table.text
    assert "Canta Ona" in table.text
    assert "Mà següent" not in str(score.labels)
    assert "Fi de la mà 1" in score.text


async def test_a_second_tap_of_the_same_person_counts_once(house: House) -> None:
    await hand_is_over(house)
    await house.presses(house.ona, "Mà següent 0/4", house.bar)
    answer = await house.presses(house.ona, "Mà següent 1/4", house.bar)
    assert "1 de 4" in answer.text
    assert (await house.last(house.bar)).labels[0][0] == "Mà següent 1/4"


async def test_or_after_20_seconds(house: House) -> None:
    await hand_is_over(house)
    await house.passes(19)
    assert "Mà 2" not in await house.reads(house.bar)
    await house.passes(1.5)
    assert "Mà 2" in (await house.last(house.bar)).text


async def test_no_hand_is_dealt_before_the_group_has_seen_the_score(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=47)
    house.town.fault("send*", chat=house.bar, times=2, code=429, retry_after=2)
    asked = house.asked()
    assert asked is not None
    person, button, message = asked
    await (await person.press(button.text, message=message)).answered()
    house.clock.now += 30
    await house.app.clock.sweep()
    live = (await house.app.storage.matches.live())[0]
    kinds = [record.kind for record in await house.app.storage.matches.load(live.id)]
    assert kinds.count("HandDealt") == 1
    await house.settles()
    assert "Fi de la mà 1" in await house.reads(house.bar)
    await house.passes(2)
    assert "Mà 2" in (await house.last(house.bar)).text


async def test_la_ma_sencera_opens_the_four_hands_in_place(house: House) -> None:
    await hand_is_over(house)
    score = await house.last(house.bar)
    shown = len(house.bar.everything())
    await house.presses(house.pere, "La mà sencera", house.bar)
    assert len(house.bar.everything()) == shown
    assert "🟡 Oros: Manilla · 8 · 3" in score.text
    assert all(person.name in score.text for person in house.people)
    assert score.labels == (("Mà següent 0/4",),)
    await house.passes(21)
    assert "🟡 Oros: Manilla · 8 · 3" in score.text


async def test_the_whole_hand_can_be_opened_later_too(house: House) -> None:
    await hand_is_over(house)
    score = await house.last(house.bar)
    await house.passes(21)
    await house.presses(house.marta, "La mà sencera", message=score)
    assert "🟡 Oros: Manilla · 8 · 3" in score.text
    assert "Mà 2" in (await house.last(house.bar)).text


async def test_a_hand_is_opened_in_its_own_group_alone(house: House) -> None:
    await hand_is_over(house)
    score = await house.last(house.bar)
    before, data = score.text, next(b.data for b in score.buttons if b.text == "La mà sencera")
    assert data is not None
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await club.add_bot()
    await house.says(house.ona, "/newgame", club)
    assert (await house.forges(house.joan, data, await house.last(club))).alert
    assert score.text == before


async def test_next_of_an_older_hand_changes_nothing(house: House) -> None:
    await hand_is_over(house)
    score = await house.last(house.bar)
    data = score.buttons[0].data
    assert data is not None
    await house.passes(21)
    before = await house.group_record()
    answer = await house.forges(house.ona, data, score)
    assert "ja s'està jugant la següent" in answer.text
    assert await house.group_record() == before


async def test_the_result_sounds_in_the_group_and_offers_a_rematch(house: House) -> None:
    await house.has_nearly_won()
    sounds = len(await house.sounds(house.pere, house.bar))
    await house.plays_out()
    result = await house.last(house.bar)
    assert "Ona i Marta guanyen la partida!" in result.text
    assert "144 · Pere–Joan 0" in result.text
    assert "1 mà" in result.text
    assert result.labels == (("🔁 Revenja", "Canviem de parella"),)
    assert len(await house.sounds(house.pere, house.bar)) == sounds + 1
    assert "Heu guanyat la partida, tu i Marta" in house.hand_of(house.ona).text
    assert "Mà següent" not in await house.reads(house.bar)
    score = await house.ona.sees("Fi de la mà 1", house.bar)
    await house.presses(house.joan, "La mà sencera", message=score)
    assert "🟡 Oros: Manilla · As · Rei" in score.text


async def test_a_rematch_keeps_the_seats_and_each_confirms(house: House) -> None:
    await house.wins()
    heard = {person: len(await house.sounds(person)) for person in house.people}
    answer = await house.presses(house.pere, "🔁 Revenja", house.bar)
    assert "guardo el lloc 2 minuts" in answer.text
    lobby = await house.last(house.bar)
    assert "🔁 Revenja" in lobby.text
    assert "Parella 1: Ona (hi és?) + Marta (hi és?)" in lobby.text
    assert "Parella 2: Pere + Joan (hi és?)" in lobby.text
    assert len(await house.sounds(house.pere)) == heard[house.pere]
    for person in (house.ona, house.marta, house.joan):
        assert len(await house.sounds(person)) == heard[person] + 1
        await house.presses(person, "Hi sóc", person.private)
    await house.passes(0.5)
    assert "Canta Joan" in (await house.last(house.bar)).text


async def test_revenja_pressed_by_all_four_starts_it_too(house: House) -> None:
    await house.wins()
    result = await house.last(house.bar)
    for person in house.people:
        await house.presses(person, "🔁 Revenja", message=result)
    await house.passes(0.5)
    assert "Canta Joan" in (await house.last(house.bar)).text


async def test_after_two_minutes_others_may_sit(house: House) -> None:
    await house.wins()
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    await house.presses(house.pere, "🔁 Revenja", house.bar)
    for person in (house.ona, house.marta):
        await house.presses(person, "Hi sóc", house.bar)
    assert "M'assec" not in str((await house.last(house.bar)).labels)
    await house.passes(121)
    lobby = await house.last(house.bar)
    assert "Joan" not in lobby.text
    await house.presses(berta, "M'assec amb Pere", house.bar)
    assert "Parella 2: Pere + Berta" in lobby.text
    assert "Fem la revenja?" not in await house.reads(house.joan)


async def test_who_says_no_to_a_rematch_frees_the_seat_at_once(house: House) -> None:
    await house.wins()
    await house.presses(house.pere, "🔁 Revenja", house.bar)
    await house.presses(house.joan, "Me'n vaig", house.joan.private)
    assert "Parella 2: Pere + (buit)" in (await house.last(house.bar)).text


async def test_an_old_result_offers_no_rematch_once_others_play(house: House) -> None:
    """Nobody asked for one: somebody began a table of their own."""
    await house.wins()
    result = await house.last(house.bar)
    assert result.labels
    await house.starts()
    assert result.labels == ()
    assert "guanyen la partida" in result.text


async def test_a_stranger_asks_for_no_rematch(house: House) -> None:
    await house.wins()
    berta = await house.newcomer("Berta")
    before = await house.group_record()
    answer = await house.presses(berta, "🔁 Revenja", house.bar)
    assert answer.alert
    assert await house.group_record() == before


async def test_a_rematch_is_by_the_rules_of_the_match(house: House) -> None:
    await house.has_played(CAPOT, *contro(Trump.BOTIFARRA), cards=44, target=51)
    await house.plays_out()
    await house.presses(house.pere, "🔁 Revenja", house.bar)
    assert "a 51" in (await house.last(house.bar)).text


async def test_another_match_lets_go_of_the_one_before(house: House) -> None:
    """Its words stay without their buttons, and nobody need know any more where they stand."""
    await hand_is_over(house)
    await house.passes(21)
    berta = await house.regular("Berta")
    await house.presses(berta, "Llista d'espera", house.bar)
    await leaves(house, house.marta)
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    result = await house.last(house.bar)
    words = result.text
    shown = re.compile(r"'\w+\.1(?:\.\d)?'")  # its messages, as the memory calls them
    assert {"'table.1.1'", "'score.1.1'", "'table.1.2'", "'result.1'", "'seat.1.2'"} <= set(
        shown.findall(kept(house))
    )
    await house.says(house.ona, "/newgame", house.bar)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    await house.presses(house.ona, "Comencem", house.bar)
    assert shown.findall(kept(house)) == []
    assert (result.text, result.labels) == (words, ())
