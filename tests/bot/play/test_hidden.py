"""Cards that somebody may not see, looked for wherever that person can read."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Person
from engine.cards import Trump
from engine.rules import Dealing
from tests.bot.play.deeds import hands, leaves, voids_one_and_scores_another, wants
from tests.bot.play.hands import CAPOT, ONA, ORDINARY, cards, dealing
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
HELD = re.compile(r"(Oros|Copes|Espases|Bastos)( \(trumfo\))?: ")
"""A line of a hand: no other text names a suit and then cards."""


def read(person: Person) -> list[str]:
    """Every text they have ever seen, in any version of it."""
    return [sight.text for sight in person.saw]


async def asks_for_everything(house: House, person: Person) -> list[str]:
    """All that can be asked for by command or button, here and in private; what taps are told."""
    for command in ("/cards", "/last", "/score", "/rules", "/table", "/settings", "/help"):
        await house.says(person, command)
        await house.says(person, command, house.bar)
    live = await house.app.services.tables.live(1)
    assert live.state.hand is not None
    match, decision = live.match.public_id, live.state.hand.open.decision
    hand = house.hand_of(person)
    mine, others = cards(ORDINARY[1])[0], cards(ORDINARY[0])[0]
    told = [
        (await house.forges(person, f"a:{match}:{decision}:{card}", hand)).text
        for card in (mine, others)
    ]
    assert told[0] == told[1]  # whether it is theirs or not
    for kind in ("why:{}:{}", "last:{}", "fin:{}:1", "hand:{}:1"):
        answer = await house.forges(person, kind.format(match, decision), hand)
        told += [answer.text]
    return told


async def asks_early_for_a_void(house: House, person: Person) -> None:
    """By a button that their hand doesn't offer yet."""
    match = (await house.app.storage.matches.live())[0].public_id
    await house.forges(person, f"by:{match}:1:voided", house.hand_of(person))


async def test_a_covered_hand_reaches_its_owner_by_no_way(house: House) -> None:
    """Pere's partner Joan has dealt; they are asked, reminded, offered a void, and go away."""
    await house.adds_bot()
    await house.goes(turn_time=86_400)
    await house.likes(house.pere, sound="turns")
    await house.has_played(ORDINARY, covered_hand=True)
    told = await asks_for_everything(house, house.pere)
    await house.passes(43_300)  # Joan is reminded
    await asks_early_for_a_void(house, house.ona)
    await house.presses(house.pere, "No", house.bar)
    told += await asks_for_everything(house, house.pere)
    assert not any(HELD.search(text) for text in (*read(house.pere), *told))
    await leaves(house, house.pere)
    berta = await house.regular("Berta")
    await house.presses(berta, "M'assec amb Joan", house.bar)
    assert "Mà tapada" in (await house.last(berta)).text
    assert not any(HELD.search(text) for text in (*read(house.pere), *read(berta)))
    await house.presses(house.joan, "Delego", house.joan.private)
    assert HELD.search((await house.last(berta)).text)
    assert not any(HELD.search(text) for text in read(house.pere))


@pytest.mark.parametrize("dealing_of", [Dealing.SHUFFLED, Dealing.NO_SHUFFLE])
async def test_a_hand_voided_while_one_was_covered_tells_nothing_of_the_next(
    house: House, dealing_of: Dealing
) -> None:
    """The four hands may be opened then; the next one is shuffled and covered again."""
    await house.has_played(ORDINARY, covered_hand=True, dealing=dealing_of)
    house.decks.laid = [dealing(CAPOT, ONA)]
    await asks_early_for_a_void(house, house.ona)
    for count, person in enumerate((house.pere, house.marta, house.joan), start=1):
        await house.presses(person, f"Anul·lem la mà {count}/4", house.bar)
    assert not any(HELD.search(text) for text in read(house.pere))
    await house.presses(house.pere, "La mà sencera", house.bar)
    before = len(read(house.marta))
    await house.passes(21)
    assert "Mà tapada" in house.hand_of(house.marta).text  # Ona deals, her partner waits
    hands_since = [text for text in read(house.marta)[before:] if "mà 2" in text.lower()]
    assert hands_since
    assert not any(HELD.search(text) for text in hands_since)
    assert "🟡 Oros: Manilla · As · Rei" in house.hand_of(house.ona).text


async def test_a_concession_and_a_refused_claim_leave_no_sign_on_other_phones(
    house: House,
) -> None:
    """Not only what stands there: every version that they ever saw, and every sound."""
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.plays(house.marta, "2O")
    await house.plays(house.joan, "6O")
    outsiders = (house.ona, house.marta)
    before = [(len(person.saw), len(person.sounds)) for person in outsiders]
    await wants(house, house.pere, "Donem la resta")
    await house.presses(house.joan, "No", house.joan.private)
    assert [(len(person.saw), len(person.sounds)) for person in outsiders] == before
    await house.plays(house.ona, "8O")
    before = [(len(person.saw), len(person.sounds)) for person in outsiders]
    await house.presses(house.pere, "Acabar la mà…", house.pere.private)
    answer = await house.presses(house.pere, "La resta és meva", house.pere.private)
    assert "no és segur" in answer.text
    assert [(len(person.saw), len(person.sounds)) for person in outsiders] == before
    await house.says(house.marta, "/cards")
    for person in outsiders:
        assert not any("donar" in text or "segur" in text for text in read(person))


async def test_a_concession_that_was_taken_back_leaves_no_sign_either(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.plays(house.marta, "2O")
    await house.plays(house.joan, "6O")
    before = [len(person.saw) for person in (house.ona, house.marta)]
    await wants(house, house.joan, "Donem la resta")
    await house.presses(house.joan, "Ho deixo córrer", house.joan.private)
    assert [len(person.saw) for person in (house.ona, house.marta)] == before


async def test_who_leaves_two_seats_of_a_deal_has_seen_one_hand(house: House) -> None:
    """By tap, list, forged seat and newcomer's link: Joan's own seat or none."""
    await house.has_played(ORDINARY, *COPES, cards=2)
    await leaves(house, house.joan)
    await leaves(house, house.marta)
    seen = hands_ever(house.joan)
    offers = [m for m in house.bar.messages() if "Lloc lliure" in m.text]
    marta = offers[1].buttons[0].data
    assert marta is not None
    await house.forges(house.joan, marta, offers[0])
    await house.presses(house.joan, "Llista d'espera", house.bar)  # their own seat is free
    live = await house.app.services.tables.live(1)
    assert live.seating.left == {2}
    assert hands_ever(house.joan) == seen
    await leaves(house, house.joan)
    await house.forges(house.joan, marta, offers[0])
    assert hands_ever(house.joan) == seen
    assert len(hands(house.joan)) == 1


def hands_ever(person: Person) -> set[str]:
    """The lines of cards that they ever had before them in private."""
    lines = (line for text in read(person) for line in text.split("\n"))
    return {line for line in lines if HELD.search(line)}


async def test_names_in_a_score_are_of_those_who_played_the_hand(house: House) -> None:
    """Also when one before it was voided; and in /score and the private hand."""
    await house.has_played(ORDINARY, *COPES, cards=4)
    await voids_one_and_scores_another(house)
    await leaves(house, house.ona)
    await leaves(house, house.pere)
    berta, carles = await house.regular("Berta"), await house.regular("Carles")
    await house.presses(berta, "M'assec amb Marta", house.bar)
    await house.presses(carles, "M'assec amb Joan", house.bar)
    score = next(m for m in house.bar.messages() if "Fi de la mà 2" in m.text)
    assert "Pere i Joan donen la resta" in score.text
    assert "Ona–Marta: 12 bases" in score.text
    assert "Pere i Joan donen la resta" in (await house.last(berta)).text
    assert "(Ona)" in (await house.last(berta)).text
    await house.says(berta, "/score", house.bar)
    told = (await house.last(house.bar)).text
    assert re.search(r"2\. .*Ona.*Ona–Marta", told)
