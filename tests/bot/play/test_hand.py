"""A hand: trumps, calls, cards, and what each may see of it."""

from __future__ import annotations

from bot.crowd import FAST, Player
from engine.actions import Call, Delegate, NameTrump
from engine.cards import DECK, Card, Trump
from tests.bot.play.hands import JOAN, ONA, ORDINARY, PERE
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
BOTIFARRA = (NameTrump(JOAN, Trump.BOTIFARRA),)


async def test_the_dealer_is_asked_anew_with_sound_and_nobody_else(house: House) -> None:
    await house.has_played()
    assert len(await house.sounds(house.joan)) == 1
    hand = await house.last(house.joan)
    assert "ET TOCA · Can Pere" in hand.text
    assert not hand.silent
    for person in (house.ona, house.pere, house.marta):
        assert await house.sounds(person) == []
        assert "Canta Joan" in (await house.last(person)).text
        assert house.offers(person) == set()


async def test_who_ties_for_the_deal_turns_again_and_the_draw_is_told_once(house: House) -> None:
    first = [Card(name) for name in ("9O", "2C", "9C", "3C", "4E", "5E")]
    house.decks.laid = [(*first, *(card for card in DECK if card not in first))]
    await house.starts()
    again = "Empat, i tornen a girar: Ona ⚔️ 4 d'espases · Marta ⚔️ 5 d'espases"
    assert again in await house.reads(house.bar)
    for place in (house.bar, house.ona):
        assert (await house.reads(place)).count("Reparteix") == 1
    assert "ET TOCA" in (await house.last(house.marta)).text


async def test_a_visitor_finds_their_hand_whoever_is_asked(house: House) -> None:
    """Who waits has no button there that a visitor's guide could know it by."""
    await house.likes(house.ona, faces="french")
    await house.has_played(covered_hand=True)
    for person in house.people:
        assert Player(person, house.bar, FAST).cards() is house.hand_of(person)


async def test_delegating_asks_the_partner_who_cannot_hand_it_back(house: House) -> None:
    await house.has_played()
    await house.presses(house.joan, "Delego", house.joan.private)
    assert "Joan delega" in await house.reads(house.bar)
    assert len(await house.sounds(house.pere)) == 1
    assert "Joan delega: ara has de cantar tu" in (await house.last(house.pere)).text
    assert house.offers(house.pere) == {f"trump-{trump}" for trump in Trump}
    assert house.offers(house.joan) == set()
    await house.names(house.pere, "B")
    for place in (house.bar, house.ona, house.marta):
        assert "BASTOS (Pere, delega Joan) · ×1" in await house.reads(place)


async def test_all_four_read_to_the_end_of_the_hand_that_trumps_were_delegated(
    house: House,
) -> None:
    await house.has_played(ORDINARY, Delegate(JOAN), NameTrump(PERE, Trump.COPES))
    await house.passes_calls(house.ona, house.marta)
    await house.trick("Ona 9O, Pere 1O, Marta 2O, Joan 4O")
    for person in house.people:
        assert "COPES (Pere, delega Joan) · ×1" in house.hand_of(person).text


async def test_botifarra_counts_double_and_says_so(house: House) -> None:
    await house.has_played()
    await house.names(house.joan, "botifarra")
    assert "BOTIFARRA (Joan), sense trumfo · ×2" in await house.reads(house.bar)
    assert "Contro → ×4" in str(house.hand_of(house.ona).labels)


async def test_both_opponents_have_their_buttons_at_once_in_private(house: House) -> None:
    await house.has_played()
    await house.names(house.joan, "C")
    for person in (house.ona, house.marta):
        assert house.offers(person) == {"call", "pass"}
        assert len(await house.sounds(person)) == 1
    assert "Primer parla Ona" in house.hand_of(house.marta).text
    for person in (house.pere, house.joan):
        assert house.offers(person) == set()
    assert "Contro →" not in str((await house.last(house.bar)).labels)


async def test_a_decision_ahead_of_its_turn_stays_hidden_until_then(house: House) -> None:
    await house.has_played(ORDINARY, NameTrump(JOAN, Trump.COPES))
    before = await house.group_record()
    others = [house.hand_of(person).text for person in (house.ona, house.pere, house.joan)]
    await house.presses(house.marta, "Contro → ×2", house.marta.private)
    assert await house.group_record() == before
    assert others == [house.hand_of(p).text for p in (house.ona, house.pere, house.joan)]
    assert "Ja ho tens decidit: contro" in house.hand_of(house.marta).text
    await house.passes_calls(house.ona)
    table = await house.reads(house.bar)
    assert "Ona: bé" in table
    assert "Marta: contro" in table


async def test_a_decision_ahead_falls_away_when_the_first_calls(house: House) -> None:
    await house.has_played(ORDINARY, NameTrump(JOAN, Trump.COPES))
    await house.passes_calls(house.marta)
    await house.presses(house.ona, "Contro → ×2", house.ona.private)
    table = await house.reads(house.bar)
    assert "Ona: contro" in table
    assert "Marta" not in table.split("Ona: contro")[1]
    assert house.offers(house.pere) == {"call", "pass"}


async def test_contro_recontro_and_sant_vicenc(house: House) -> None:
    await house.has_played()
    await house.names(house.joan, "C")
    await house.presses(house.ona, "Contro → ×2", house.ona.private)
    await house.passes_calls(house.pere)
    await house.presses(house.joan, "Recontro → ×4", house.joan.private)
    await house.passes_calls(house.ona)
    await house.presses(house.marta, "Sant Vicenç → ×8", house.marta.private)
    table = await house.reads(house.bar)
    assert "COPES (Joan) · ×8 Sant Vicenç" in table
    assert "⏳ Surt Ona" in table
    assert house.offers(house.pere) == set()


async def test_no_sant_vicenc_in_a_botifarra(house: House) -> None:
    calls = (*BOTIFARRA, Call(ONA), Call(PERE))
    await house.has_played(ORDINARY, *calls)
    assert "×8 recontro" in await house.reads(house.bar)
    assert "Surt Ona" in await house.reads(house.bar)


async def test_silence_is_a_pass_after_15_seconds_each(house: House) -> None:
    await house.has_played(ORDINARY, NameTrump(JOAN, Trump.COPES))
    await house.passes(14)
    assert "Ona: bé" not in await house.reads(house.bar)
    await house.passes(1.5)
    assert "Ona: bé" in await house.reads(house.bar)
    # Marta's time counts from when it is her turn.
    await house.passes(14)
    assert "Surt Ona" not in await house.reads(house.bar)
    await house.passes(1.5)
    table = await house.reads(house.bar)
    assert "Marta: bé" in table
    assert "Surt Ona" in table
    assert "hi juga el bot" not in table  # silence is no absence


async def test_only_legal_cards_are_buttons(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    assert len(house.offers(house.ona)) == 12
    await house.plays(house.ona, "8O")
    assert house.offers(house.pere) == {"1O", "11O"}
    await house.plays(house.pere, "11O")
    assert house.offers(house.marta) == {"12O"}
    await house.plays(house.marta, "12O")
    assert house.offers(house.joan) == {"6O", "4O"}
    assert house.offers(house.ona) == set()


async def test_the_group_has_one_table_and_every_card_is_an_edit_of_it(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    table = await house.last(house.bar)
    shown = len(house.bar.everything())
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    await house.trick("Pere 9C, Marta 8C, Joan 4C, Ona 2C")
    assert len(house.bar.everything()) == shown
    assert (await house.last(house.bar)) is table
    assert "Basa 2, per a Pere · 🍷 copes: Manilla · 8 · 4 · 2" in table.text
    assert "Basa 1" not in table.text
    assert "punts" not in table.text


async def test_why_these_names_the_duty_and_the_card(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.plays(house.ona, "3O")
    await house.plays(house.pere, "11O")
    answer = await house.presses(house.marta, "Per què aquestes?", house.marta.private)
    assert answer.alert
    assert answer.text == (
        "Guanya Pere (🟡 Cavall d'oros) i tens oros: has de servir el pal i matar aquesta carta."
    )
    before = await house.group_record()
    await house.presses(house.marta, "Per què aquestes?", house.marta.private)
    assert await house.group_record() == before


async def test_why_these_is_said_of_the_cards_of_now_alone(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.plays(house.ona, "3O")
    await house.plays(house.pere, "11O")
    hand = house.hand_of(house.marta)
    why = next(button.data for button in hand.buttons if button.text == "Per què aquestes?")
    assert why is not None
    await house.plays(house.marta, "12O")
    assert "ja no val" in (await house.forges(house.marta, why, hand)).text
    await house.plays(house.joan, "4O")
    assert "Surts tu" in hand.text
    assert "ja no val" in (await house.forges(house.marta, why, hand)).text


async def test_the_last_trick_may_be_looked_at_in_group_and_private(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    assert "Última basa" not in str((await house.last(house.bar)).labels)
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    for room in (house.bar, house.pere.private):
        answer = await house.presses(house.pere, "Última basa", room)
        assert answer.alert
        assert answer.text.splitlines() == [
            "Basa 1 · 🟡 oros",
            "Ona: 3",
            "Pere: As ◀ se l'endú",
            "Marta: 2",
            "Joan: 4",
        ]


async def test_a_played_card_is_acknowledged_and_leaves_the_buttons(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    answer = await house.plays(house.ona, "9O")
    assert answer.text == "Has jugat: Manilla d'oros."
    assert not answer.alert
    assert house.offers(house.ona) == set()
    assert "Manilla" not in house.hand_of(house.ona).text.split("Bastos")[0].split("Oros:")[1]


async def test_nobody_sees_anothers_cards_while_the_hand_runs(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    for person in (house.pere, house.marta, house.joan):
        assert "Manilla" not in house.hand_of(person).text.split("Oros:")[-1].split("\n")[0]
    assert "Manilla" not in await house.reads(house.bar)


async def test_group_and_hand_link_to_each_other(house: House) -> None:
    await house.starts()
    await house.names(house.joan, "C")
    table = await house.last(house.bar)
    cards = next(b for b in table.buttons if b.text == "Les meves cartes")
    assert cards.url is not None
    back = next(b for b in house.hand_of(house.ona).buttons if "taula" in b.text)
    assert back.url is not None
    assert back.url.endswith(f"/{table.id}")
    # Following one's link brings one's hand, and no welcome.
    await house.follows(house.ona, cards)
    assert "Can Pere" in (await house.last(house.ona, by_bot=False)).text
    assert "Hola!" not in await house.reads(house.ona)


async def test_a_basic_group_has_no_links_and_is_named(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona)
    await house.has_played(room=club)
    hand = await house.last(house.ona)
    assert hand.text.startswith("Club · mà 1")
    assert all(button.url is None for button in hand.buttons)


async def test_pass_of_calls_uses_no_turn_of_others(house: House) -> None:
    """Pere, who is not asked, forges a pass: nothing happens."""
    await house.has_played(ORDINARY, NameTrump(JOAN, Trump.COPES))
    data = next(b.data for b in house.hand_of(house.ona).buttons if b.data and "pass" in b.data)
    assert data is not None
    before = await house.group_record()
    await house.forges(house.pere, data, house.hand_of(house.pere))
    assert await house.group_record() == before
