"""/privacy and /forget_me: what is said, what goes, and what others still see."""

from __future__ import annotations

import pytest

from bot import callbacks
from bot.lobbies import gathering
from bot.operation.checking import check
from engine.cards import Trump
from tests.bot.play.deeds import kept
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
YES, NO = "Sí, oblida'm", "No, deixa-ho"


async def plays_on(house: House) -> None:
    """Whoever is asked plays a card."""
    asked = house.asked()
    assert asked is not None
    person, card, message = asked
    assert card.data is not None
    await house.forges(person, card.data, message)


async def test_it_says_what_is_kept_and_for_how_long(house: House) -> None:
    await house.says(house.marta, "/privacy")
    told = await house.reads(house.marta)
    assert "Passats 365 dies" in told
    assert "/oblidam" in told
    await house.adds_bot()
    await house.says(house.marta, "/privacy", house.bar)
    assert "Passats 365 dies" in await house.reads(house.bar)


async def test_it_asks_first_and_nothing_changes_on_a_no(house: House) -> None:
    await house.says(house.marta, "/forget_me")
    assert "Segur que vols que t'oblidi?" in await house.reads(house.marta)
    await house.presses(house.marta, NO, house.marta.private)
    assert str(house.marta.id) in kept(house)


async def test_in_a_group_it_leads_to_private(house: House) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/forget_me", house.bar)
    asked = await house.last(house.bar)
    assert "en privat" in asked.text
    await house.follows(house.marta, asked.buttons[0])
    assert "Segur que vols que t'oblidi?" in await house.reads(house.marta)


async def test_a_player_leaves_the_table_and_the_others_play_on(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.marta, "/forget_me")
    answer = await house.presses(house.marta, YES, house.marta.private)
    assert answer.alert
    assert "ja no sé qui ets" in answer.text
    await house.settles()
    left = kept(house)
    assert "Marta" not in left
    assert str(house.marta.id) not in left
    assert not (await house.last(house.marta)).buttons
    table = (await house.last(house.bar)).text
    assert "Marta" not in table
    assert "Ona–Algú 0" in table
    await house.passes(3.5)
    assert "🟡 Rei" in await house.reads(house.bar)
    await house.says(house.pere, "/cards")
    assert house.hand_of(house.pere).buttons


async def test_the_question_becomes_the_last_word(house: House) -> None:
    await house.says(house.marta, "/forget_me")
    question = await house.last(house.marta)
    await house.presses(house.marta, YES, house.marta.private)
    shown = await house.reads(house.marta)
    assert "Segur que vols" not in shown
    assert "ja no sé qui ets" in question.text
    assert not question.buttons


async def test_a_forged_question_changes_nothing_in_the_group(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    table = await house.last(house.bar)
    await house.forges(house.marta, "forget", table)
    await house.settles()
    assert "ja no sé qui ets" not in await house.reads(house.bar)


async def test_what_stands_of_hands_that_are_over_names_them_no_more(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=44)
    await house.plays_out()
    await house.passes(21)
    assert "Marta" in await house.reads(house.bar)
    assert "Mà 2" in await house.reads(house.bar)
    await house.says(house.marta, "/forget_me")
    await house.presses(house.marta, YES, house.marta.private)
    hands = [m.text for m in house.bar.messages() if "mà 1" in m.text.lower()]
    assert len(hands) == 2  # its story and its score
    assert "Algú" in hands[0]
    assert "Marta" not in "\n".join(hands)


async def test_nor_does_the_result(house: House) -> None:
    await house.wins()
    before = len(house.bar.messages())
    await house.says(house.marta, "/forget_me")
    await house.presses(house.marta, YES, house.marta.private)
    await house.settles()
    assert len(house.bar.messages()) == before
    bot_said = [m.text for m in house.bar.messages() if m.sender.is_bot]
    assert "Ona i Algú guanyen la partida!" in bot_said[-1]
    assert "Marta" not in "\n".join(bot_said[1:])


async def test_the_lobby_and_the_waiting_list_lose_them(house: House) -> None:
    await house.opens_lobby()
    await house.says(house.ona, "/forget_me")
    await house.presses(house.ona, YES, house.ona.private)
    await house.settles()
    assert "Ona" not in (await house.last(house.bar)).text
    assert "Ona" not in kept(house)


async def test_a_match_with_computers_ends(house: House) -> None:
    await house.says(house.marta, "/start")
    await house.presses(house.marta, "Juga ara", house.marta.private)
    await house.says(house.marta, "/forget_me")
    await house.presses(house.marta, YES, house.marta.private)
    await house.settles()
    assert await house.app.storage.matches.live() == []
    assert str(house.marta.id) not in kept(house)


async def test_two_taps_forget_as_well_as_one(house: House) -> None:
    await house.says(house.marta, "/forget_me")
    question = await house.last(house.marta)
    for _ in range(2):
        await house.forges(house.marta, "forget", question)
    await house.settles()
    assert str(house.marta.id) not in kept(house)


async def test_who_comes_back_begins_anew(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.marta, "/forget_me")
    await house.presses(house.marta, YES, house.marta.private)
    await house.says(house.marta, "/cards")
    assert "no jugues a cap taula" in await house.reads(house.marta)
    await house.says(house.marta, "/start")
    assert "Hola!" in await house.reads(house.marta)


async def test_what_is_old_goes_and_who_plays_stays(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    privacy = house.app.services.privacy
    assert await privacy.sweep() == 0
    await house.passes(1.0)
    house.clock.now += 366 * 24 * 3600
    await plays_on(house)
    await privacy.sweep()
    for person in house.people:  # whoever sits at a table that lives is known
        assert person.name in kept(house)


async def test_a_table_where_nobody_has_played_for_so_long_holds_nobody(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    privacy = house.app.services.privacy
    await privacy.sweep()
    asked = house.asked()
    assert asked is not None
    house.clock.now += 366 * 24 * 3600
    await house.says(house.ona, "/help")
    await privacy.sweep()
    assert await house.app.storage.matches.keys() == []
    assert "Ona" in kept(house)
    assert "Marta" not in kept(house)
    person, card, message = asked
    assert card.data is not None
    assert "Torna-ho a provar" not in (await house.forges(person, card.data, message)).text
    await house.passes(60.0)
    await house.says(house.ona, "/newgame", house.bar)
    assert len(await house.app.storage.lobbies.all_open()) == 1


async def test_a_lobby_that_has_expired_is_gone_a_year_later(house: House) -> None:
    await house.opens_lobby()
    (row,) = await house.app.storage.lobbies.all_open()
    await house.passes(31 * 60)
    for days, kept_until_then in ((365, True), (1, False)):
        house.clock.now += days * 24 * 3600 - 60
        await house.app.services.privacy.sweep()
        lobby = await house.app.storage.lobbies.by_public_id(row.public_id)
        assert (lobby is not None) == kept_until_then


async def test_a_match_that_is_gone_is_an_old_button(house: House) -> None:
    """Whoever taps on what has been taken away meanwhile is told so, and nothing fails."""
    await house.has_played(ORDINARY, *COPES, cards=2)
    (match,) = await house.app.storage.matches.live()
    row = await house.row(house.marta)
    await house.app.services.tables.end(row, match.public_id)
    await house.settles()
    result = await house.last(house.bar)
    house.clock.now += 366 * 24 * 3600
    await house.app.services.privacy.sweep()
    assert await house.app.storage.matches.keys() == []
    for button in (
        callbacks.Rematch(match.public_id),
        callbacks.ChangePairs(match.public_id),
        callbacks.WholeHand(match.public_id, 1),
        callbacks.LastTrick(match.public_id),
        callbacks.SoloAnew(match.public_id),
        callbacks.TakeSeat(match.public_id, 1),
        callbacks.EndHere(match.public_id),
        callbacks.Leave(match.public_id),
        callbacks.EndGame(match.public_id),
        callbacks.StillPlaying(match.public_id),
        callbacks.VoteToEnd(match.public_id, "yes"),
        callbacks.EndBy(match.public_id, 1, "voided"),
    ):
        answer = await house.forges(house.marta, callbacks.format(button), result)
        assert "Torna-ho a provar" not in answer.text, button


async def test_who_waits_for_a_seat_at_a_full_table_that_fills_is_gone_from_it(
    house: House,
) -> None:
    berta = await house.regular("Berta")
    await house.seats_four()
    await house.presses(berta, "Llista d'espera", house.bar)
    await house.says(berta, "/forget_me")
    await house.presses(berta, YES, berta.private)
    (lobby,) = await house.app.storage.lobbies.all_open()
    assert gathering.from_json(lobby.data).queue == ()
    assert "Berta" not in kept(house)


async def test_no_seat_of_a_rematch_is_kept_for_who_is_forgotten(house: House) -> None:
    await house.wins()
    await house.says(house.marta, "/forget_me")
    await house.presses(house.marta, YES, house.marta.private)
    await house.presses(house.ona, "Revenja", house.bar)
    (lobby,) = await house.app.storage.lobbies.all_open()
    names = await house.app.storage.persons.get_many(gathering.from_json(lobby.data).persons)
    assert {person.name for person in names.values()} == {"Ona", "Pere", "Joan"}


async def test_who_waits_for_a_seat_is_not_old(house: House) -> None:
    """Where few days are kept, a slow match may last longer."""
    berta = await house.regular("Berta")
    await house.has_played(ORDINARY, *COPES, cards=2)
    (match,) = await house.app.storage.matches.live()
    wait = callbacks.format(callbacks.WaitAtTable(match.public_id))
    await house.forges(berta, wait, await house.last(house.bar))
    house.clock.now += 366 * 24 * 3600
    await plays_on(house)
    await house.app.services.privacy.sweep()
    assert "Berta" in kept(house)


async def test_who_is_banned_and_comes_back_is_told_nothing_old(house: House) -> None:
    """Their number is still known, for the ban alone."""
    await house.has_played(ORDINARY, *COPES, cards=2)
    row = await house.row(house.marta)
    await house.app.storage.bans.add((await house.chat()).id, row.id)
    await house.says(house.marta, "/settings")
    await house.says(house.marta, "/forget_me")
    await house.presses(house.marta, YES, house.marta.private)
    before = len(house.marta.private.messages())
    await house.says(house.marta, "/start")
    assert len(house.marta.private.messages()) == before + 2  # theirs, and the welcome


@pytest.mark.parametrize("first", ["forget", "sit"])
async def test_who_sits_down_while_being_forgotten_does_not_sit(house: House, first: str) -> None:
    await house.opens_lobby()
    (row,) = await house.app.storage.lobbies.all_open()
    await house.says(house.pere, "/forget_me")
    sit = (callbacks.format(callbacks.Sit(row.public_id, 1)), await house.last(house.bar))
    taps = [("forget", await house.last(house.pere)), sit]
    for press in [house.pere.forge(*tap) for tap in (taps if first == "forget" else taps[::-1])]:
        await press.answered()
    await house.settles()
    (row,) = await house.app.storage.lobbies.all_open()
    there = await house.app.storage.persons.get_many(gathering.from_json(row.data).persons)
    assert all(person.telegram_id is not None for person in there.values())


async def test_who_plays_a_card_while_being_forgotten_leaves_a_whole_match(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=46)
    asked = house.asked()
    assert asked is not None
    person, card, message = asked
    assert card.data is not None
    known = await house.row(person)
    await house.says(person, "/forget_me")
    sure = await house.last(person)
    taps = [(card.data, message), ("forget", sure), ("forget", sure), (card.data, message)]
    for press in [person.forge(*tap) for tap in taps]:
        assert "Torna-ho a provar" not in (await press.answered()).text
    await house.settles()
    # The last tap may come from somebody who is met anew.
    assert (await house.app.storage.persons.get(known.id)).telegram_id is None
    assert (await check(house.app.storage)).faults == ()


async def test_nobody_sees_another_hand_of_the_deal_by_being_forgotten(house: House) -> None:
    """Not even who had left before, and in no way there is to a seat."""
    await house.has_played(ORDINARY, *COPES, cards=2)
    berta, nil = await house.regular("Berta"), await house.regular("Nil")
    for person in (house.joan, house.marta):
        await house.says(person, "/leave", house.bar)
        await house.presses(person, "Sí, plego", person.private)
    await house.presses(berta, "M'assec amb Pere", house.bar)
    await house.says(house.joan, "/forget_me")
    await house.presses(house.joan, YES, house.joan.private)
    await house.says(house.joan, "/start")
    for label in ("M'assec amb Ona", "Llista d'espera"):
        await house.presses(house.joan, label, house.bar)
        await house.settles()
        assert "Joan juga" not in await house.reads(house.bar)
        assert not house.offers(house.joan)
    await house.presses(nil, "M'assec amb Ona", house.bar)
    assert "Nil juga ara amb Ona." in await house.reads(house.bar)
