"""Hands that end before their last card: claimed, conceded, voided."""

from __future__ import annotations

from engine.cards import Trump
from engine.rules import Dealing
from tests.bot.play.deeds import voids_one_and_scores_another, wants
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import contro, quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)
BOTIFARRA = quiet_calls(Trump.BOTIFARRA)


async def test_a_certain_claim_ends_the_hand_at_once(house: House) -> None:
    await house.has_played(CAPOT, *BOTIFARRA, cards=4)
    await wants(house, house.ona, "La resta és meva")
    bar = await house.reads(house.bar)
    assert "🙋 Ona s'endú la resta: era segura" in bar
    assert "Capot!" in bar
    assert "Ona–Marta: 12 bases, 72 punts" in bar
    assert "Com vols acabar" not in await house.reads(house.ona)
    assert "🙋 Ona s'endú la resta" in house.hand_of(house.joan).text
    await house.presses(house.pere, "Mà següent", house.bar)
    await house.passes(21)
    assert "Mà 2" in await house.reads(house.bar)


async def test_a_refused_claim_is_told_to_the_claimer_alone(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=8)
    bar, log = await house.group_record(), await house.log()
    people = (house.ona, house.marta, house.joan)
    others = [await house.reads(person) for person in people]
    answer = await wants(house, house.pere, "La resta és meva")
    assert answer.alert
    assert "no és segur que totes les bases siguin teves" in answer.text
    assert await house.group_record() == bar
    assert await house.log() == log
    assert [await house.reads(person) for person in people] == others
    await house.plays(house.pere, "9C")
    assert "Manilla de copes" in await house.reads(house.bar)


async def test_only_whoever_is_on_turn_can_claim(house: House) -> None:
    await house.has_played(CAPOT, *BOTIFARRA, cards=4)
    await house.presses(house.marta, "Acabar la mà…", house.marta.private)
    assert "La resta és meva" not in (await house.last(house.marta)).text


async def test_the_question_can_be_taken_back(house: House) -> None:
    await house.has_played(CAPOT, *BOTIFARRA, cards=4)
    before = await house.log()
    await wants(house, house.ona, "No, continuem")
    assert await house.log() == before
    await house.plays(house.ona, "9O")


async def test_the_hand_offers_no_end_before_a_trick_is_over(house: House) -> None:
    """Twelve cards and four people who wonder what there is to end."""
    await house.has_played(ORDINARY)
    assert not any("Acabar" in label for label in labels(house))
    await house.presses(house.joan, "🍷 Copes", house.joan.private)
    await house.passes_calls(house.ona, house.marta)
    await house.plays(house.ona, "9O")
    assert not any("Acabar" in label for label in labels(house))
    await house.trick("Pere 1O, Marta 2O, Joan 4O")
    assert labels(house).count("Acabar la mà…") == 4


def labels(house: House) -> list[str]:
    """What stands on the buttons of all four hands."""
    return [button.text for person in house.people for button in house.hand_of(person).buttons]


async def test_a_concession_is_between_partners_and_needs_both(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    bar = await house.group_record()
    await wants(house, house.pere, "Donem la resta")
    assert "Pere donaria la resta" in house.hand_of(house.joan).text
    assert "Esperem què hi diu Joan" in house.hand_of(house.pere).text
    for person in (house.ona, house.marta):
        assert "donar" not in await house.reads(person)
    assert await house.group_record() == bar
    await house.presses(house.joan, "Donem la resta", house.joan.private)
    read = await house.reads(house.bar)
    assert "🏳️ Pere i Joan donen la resta" in read
    assert "Ona–Marta: 12 bases, 72 punts" in read


async def test_a_partner_may_decline_and_only_the_pair_hears(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    bar = await house.group_record()
    await wants(house, house.pere, "Donem la resta")
    answer = await house.presses(house.joan, "No", house.joan.private)
    assert "Has dit que no" in answer.text
    assert "Joan no vol donar la resta" in house.hand_of(house.pere).text
    assert "donar" not in await house.reads(house.ona)
    assert await house.group_record() == bar
    await house.presses(house.pere, "Acabar la mà…", house.pere.private)
    assert "Donem la resta" not in (await house.last(house.pere)).text


async def test_a_concession_can_be_taken_back_before_it_is_answered(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    await wants(house, house.pere, "Donem la resta")
    yes = next(b for b in house.hand_of(house.joan).buttons if b.text == "Donem la resta")
    assert yes.data is not None
    await house.presses(house.pere, "Ho deixo córrer", house.pere.private)
    answer = await house.forges(house.joan, yes.data, house.hand_of(house.joan))
    assert "ja no es demana" in answer.text
    assert "donen la resta" not in await house.reads(house.bar)


async def test_who_has_left_agrees_to_a_concession(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=6)
    await house.says(house.joan, "/leave")
    await house.presses(house.joan, "Sí, plego", house.joan.private)
    await wants(house, house.pere, "Donem la resta")
    assert "🏳️ Pere i Joan donen la resta" in await house.reads(house.bar)


async def test_all_four_void_a_hand_in_the_group_or_in_private(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=5)
    await wants(house, house.pere, "Anul·lem la mà")
    question = await house.last(house.bar)
    assert question.labels == (("Anul·lem la mà 1/4", "No"),)
    assert "Ho proposa Pere" in question.text
    await house.presses(house.ona, "Anul·lem la mà 1/4", house.bar)
    await house.presses(house.marta, "Anul·lem la mà", house.marta.private)
    assert "Anul·lem la mà 3/4" in await house.reads(house.bar)
    await house.presses(house.joan, "Anul·lem la mà 3/4", house.bar)
    bar = await house.reads(house.bar)
    assert "Mà anul·lada entre tots quatre" in bar
    assert "Anul·lem la mà?" not in bar
    await house.passes(21)
    assert "Mà 2" in await house.reads(house.bar)
    assert "Canta Ona" in await house.reads(house.bar)
    await house.says(house.ona, "/score", house.bar)
    assert "1. 🚫 Anul·lada" in (await house.last(house.bar)).text


async def test_one_no_keeps_the_hand_until_the_trick_is_over(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await wants(house, house.pere, "Anul·lem la mà")
    await house.presses(house.joan, "No", house.bar)
    assert "🚫 Joan no vol anul·lar la mà: es continua jugant." in await house.reads(house.bar)
    await house.presses(house.marta, "Acabar la mà…", house.marta.private)
    assert "Anul·lem la mà" not in (await house.last(house.marta)).text
    await house.trick("Marta 2O, Joan 6O, Ona 9O, Pere 1O")
    assert "no vol anul·lar" not in await house.reads(house.bar)
    await wants(house, house.marta, "Anul·lem la mà")
    assert "Ho proposa Marta" in await house.reads(house.bar)


async def test_an_offer_lapses_with_the_trick_and_its_button_is_stale(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await wants(house, house.pere, "Anul·lem la mà")
    question = await house.last(house.bar)
    data = question.buttons[0].data
    assert data is not None
    await house.trick("Marta 2O, Joan 6O, Ona 9O, Pere 1O")
    assert "Anul·lem la mà?" not in await house.reads(house.bar)
    answer = await house.forges(house.joan, data, await house.last(house.bar))
    assert "ja no es demana" in answer.text
    assert "Anul·lem la mà?" not in await house.reads(house.bar)


async def test_whoever_is_played_for_agrees_to_a_void(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    await house.says(house.marta, "/leave")
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    await wants(house, house.pere, "Anul·lem la mà")
    assert "Anul·lem la mà 2/4" in await house.reads(house.bar)
    await house.presses(house.ona, "Anul·lem la mà 2/4", house.bar)
    await house.presses(house.joan, "Anul·lem la mà 3/4", house.bar)
    assert "Mà anul·lada" in await house.reads(house.bar)


async def test_a_stranger_and_an_old_question_end_nothing(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    berta = await house.newcomer("Berta")
    await wants(house, house.pere, "Anul·lem la mà")
    answer = await house.presses(berta, "Anul·lem la mà 1/4", house.bar)
    assert answer.alert
    await house.presses(house.marta, "Acabar la mà…", house.marta.private)
    old = await house.last(house.marta)
    for count, person in enumerate((house.ona, house.marta, house.joan), start=1):
        await house.presses(person, f"Anul·lem la mà {count}/4", house.bar)
    await house.passes(21)
    answer = await house.presses(house.marta, "Donem la resta", house.marta.private, old)
    assert "ja no val" in answer.text
    assert "Com vols acabar" not in await house.reads(house.marta)
    assert "donar" not in house.hand_of(house.ona).text


async def test_forged_ends_change_nothing(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4)
    before = await house.log()
    message = house.hand_of(house.ona)
    button = next(button for button in message.buttons if button.text == "Acabar la mà…")
    assert button.data is not None
    _, match, hand = button.data.split(":")
    for data in (
        f"by:{match}:{hand}:played",
        f"by:{match}:{hand}:nonsense",
        f"by:{match}:99:voided",
        f"agree:{match}:{hand}:voided",
        f"agree:{match}:{hand}:conceded",
        f"decline:{match}:{hand}:voided",
        f"decline:{match}:{hand}:claimed",
        f"vote:{match}:yes",
        f"close:{match}",
    ):
        await house.forges(house.ona, data, message)
    assert await house.log() == before


async def test_without_a_shuffle_the_next_hand_is_the_last_ones_tricks(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=47, dealing=Dealing.NO_SHUFFLE)
    await house.plays_out()
    await house.passes(21)
    live = await house.app.services.tables.live((await house.app.storage.matches.live())[0].id)
    assert live.state.hand is not None
    assert live.state.hand.open.number == 2
    last = live.state.finished[0].open.tricks
    packets = {frozenset(trick.cards) for trick in last}
    assert len(packets) == 12


async def test_without_a_shuffle_nobody_looks_at_a_hand_again_that_the_next_is_made_of(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=47, dealing=Dealing.NO_SHUFFLE)
    await house.plays_out()
    bar = await house.reads(house.bar)
    assert "les bases no es tornen a mirar fins que s'acaba la partida" in bar
    assert "12. " not in bar
    score = await house.last(house.bar)
    assert "La mà sencera" not in str(score.labels)
    match = (await house.app.storage.matches.live())[0].public_id
    answer = await house.forges(house.marta, f"hand:{match}:1", score)
    assert answer.alert
    assert "no es tornen a mirar" in answer.text
    assert "Oros: " not in await house.reads(house.bar)


async def test_without_a_shuffle_a_hand_stays_closed_though_the_one_before_was_voided(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=4, dealing=Dealing.NO_SHUFFLE)
    await voids_one_and_scores_another(house)
    match = (await house.app.storage.matches.live())[0].public_id
    score = await house.last(house.bar)
    assert "Fi de la mà 2" in score.text
    answer = await house.forges(house.marta, f"hand:{match}:2", score)
    assert "no es tornen a mirar" in answer.text
    assert "Oros: " not in await house.reads(house.bar)


async def test_without_a_shuffle_the_last_hand_of_a_match_is_open(house: House) -> None:
    calls = contro(Trump.BOTIFARRA)
    await house.has_played(CAPOT, *calls, cards=44, dealing=Dealing.NO_SHUFFLE, target=36)
    await house.plays_out()
    await house.passes(5)
    bar = await house.reads(house.bar)
    assert "guanyen la partida" in bar
    assert "12. " in bar
    assert "La mà sencera" in bar


async def test_a_covered_hand_is_turned_over_when_trumps_are_named(house: House) -> None:
    await house.has_played(ORDINARY, covered_hand=True)
    covered = house.hand_of(house.pere)
    assert "Mà tapada" in covered.text
    assert "Oros" not in covered.text
    assert "Oros" in house.hand_of(house.ona).text
    await house.presses(house.joan, "Delego", house.joan.private)
    assert "Oros" in house.hand_of(house.pere).text
