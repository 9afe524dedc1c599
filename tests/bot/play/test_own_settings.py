"""What somebody has chosen for themselves: it shows in their own chat and alerts, nowhere else."""

from __future__ import annotations

import pytest

from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
FRENCH = "Francesa ♦️ ♥️ ♠️ ♣️"


async def test_french_cards_in_ones_own_hand_and_alerts(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    group, marta = await house.group_record(), house.hand_of(house.marta).text
    assert (await house.sets(house.pere, "Baralla", FRENCH)).text == "Fet."
    hand = house.hand_of(house.pere)
    assert "♦️ Diamants: A · Q" in hand.text
    assert "Trumfo: ♥️ CORS" in hand.text
    assert "Ona: ♦️ 3 de diamants" in hand.text
    assert hand.labels[0] == ("♦️ A", "♦️ Q")
    assert "oros" not in hand.text.lower()
    why = await house.presses(house.pere, "Per què aquestes?", house.pere.private)
    assert "♦️ 3 de diamants" in why.text
    assert await house.group_record() == group
    assert house.hand_of(house.marta).text == marta
    answer = await house.presses(house.pere, "♦️ A", house.pere.private)
    assert answer.text == "Has jugat: A de diamants."
    assert "Pere: 🟡 As d'oros" in await house.reads(house.bar)
    await house.trick("Marta 2O, Joan 4O")
    last = await house.presses(house.pere, "Última basa", house.bar)
    assert "♦️ diamants" in last.text
    assert "Pere: A" in last.text


async def test_french_cards_name_trumps_too(house: House) -> None:
    await house.likes(house.joan, faces="french")
    await house.has_played()
    assert house.hand_of(house.joan).labels[:2] == (
        ("♦️ Diamants", "♥️ Cors"),
        ("♠️ Piques", "♣️ Trèvols"),
    )
    await house.presses(house.joan, "♥️ Cors", house.joan.private)
    assert "🍷 COPES (Joan)" in await house.reads(house.bar)


async def test_wide_buttons_are_two_a_row(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    three = house.hand_of(house.ona).labels
    await house.sets(house.ona, "Botons", "Dues per fila, botons més amples")
    two = house.hand_of(house.ona).labels
    assert max(map(len, three)) == 3
    assert max(map(len, two)) == 2
    cards = [[label for row in rows for label in row][:12] for rows in (three, two)]
    assert cards[0] == cards[1]


async def test_low_first_turns_each_suit_round_in_text_and_buttons(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    assert "🟡 Oros: Manilla · 8 · 3" in house.hand_of(house.ona).text
    await house.sets(house.ona, "Ordre", "De la més baixa a la més alta")
    hand = house.hand_of(house.ona)
    assert "🟡 Oros: 3 · 8 · Manilla" in hand.text
    assert hand.labels[0] == ("🟡 3", "🟡 8", "🟡 Manilla")
    await house.sets(house.ona, "Ordre", "De la més alta a la més baixa")
    assert "🟡 Oros: Manilla · 8 · 3" in house.hand_of(house.ona).text


async def test_they_are_kept_from_match_to_match_and_group_to_group(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, supergroup=True)
    await house.likes(house.ona, faces="french", low_first=True)
    await house.has_played(ORDINARY, *COPES)
    await house.has_played(ORDINARY, *COPES, room=club)
    for message in house.ona.private.messages()[-2:]:
        assert "♦️ Diamants: 3 · 8 · Manilla" in message.text


async def test_the_screen_shows_what_is_chosen_and_ticks_it(house: House) -> None:
    await house.likes(house.pere, wide_buttons=True, sound="never")
    await house.says(house.pere, "/settings")
    screen = await house.last(house.pere)
    assert "So: Mai" in screen.text
    assert "Botons: Dues per fila, botons més amples" in screen.text
    await house.presses(house.pere, "Botons", house.pere.private)
    assert "✓ Dues per fila, botons més amples" in str((await house.last(house.pere)).labels)
    await house.presses(house.pere, "↩️ Enrere", house.pere.private)
    assert (await house.last(house.pere)).labels == screen.labels


@pytest.mark.parametrize(
    "data",
    ["me:faces:german", "me:buttons:9", "me:order:", "me:order:best", "me:single:1", "me:x:y"],
)
async def test_values_that_are_not_offered_change_nothing(house: House, data: str) -> None:
    await house.says(house.pere, "/settings")
    before = await house.row(house.pere)
    await house.forges(house.pere, data, await house.last(house.pere))
    assert await house.row(house.pere) == before
