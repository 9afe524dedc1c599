"""The profile that a group makes of its own: named, offered, pinned, renamed, deleted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.groups.own_profile import refusal_of
from bot.groups.rules import chat_rules, own_rules
from bot.sandbox import Message, Person
from engine.rules import Rules, Variant
from tests.bot.play.support import House
from tests.words import strict_texts

HOUSE = Rules(variant=Variant.OBLIGADA, covered_hand=True)


async def presses(house: House, *labels: str, by: Person | None = None) -> str:
    """An administrator presses these in private; what the last one answers."""
    person = by or house.ona
    for label in labels:
        answer = await house.presses(person, label, person.private)
    return answer.text


async def settles_on_rules(house: House, by: Person | None = None) -> None:
    """The group plays obligada with a covered hand, and Ona (or `by`) is on the profile's page."""
    person = by or house.ona
    await house.says(person, "/settings", house.bar)
    await presses(house, "Joc", "Obligada", "Regla per regla", "Mà tapada", by=by)
    await presses(house, "Quan s'ha cantat o delegat", "↩️ Enrere", "Perfil del grup", by=by)


async def names(house: House, name: str = "Els dijous") -> Message:
    """Ona saves the group's rules under this name."""
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    await house.says(house.ona, name)
    return await house.last(house.ona)


async def test_a_named_profile_is_offered_beside_the_others_and_begins_new_tables(
    house: House,
) -> None:
    await house.adds_bot()
    settings = await names(house)
    assert "✅ Desat: el perfil del grup Can Pere es diu Els dijous." in await house.reads(
        house.ona
    )
    assert "Els dijous · Obligada, amb aquests canvis:\n• Mà tapada" in settings.text
    assert "📌 Les taules noves comencen amb aquest perfil." in settings.text
    chat = await house.chat()
    assert (chat.own_profile, own_rules(chat), chat_rules(chat)) == ("Els dijous", HOUSE, HOUSE)

    await house.says(house.pere, "/newgame", house.bar)
    lobby = await house.last(house.bar)
    assert "Els dijous · a 101" in lobby.text
    await house.presses(house.pere, "Regles", house.bar)
    assert "Els dijous · Obligada, amb aquests canvis:\n• Mà tapada" in lobby.text
    assert "✓ Els dijous" in str(lobby.labels)
    await house.presses(house.pere, "Denexa", house.bar)
    await house.presses(house.pere, "a 51", house.bar)
    assert "Denexa · a 51" in lobby.text
    await house.presses(house.pere, "Els dijous", house.bar)
    assert "Els dijous · a 101" in lobby.text  # the length is the profile's own
    await house.presses(house.pere, "a 36", house.bar)
    assert "Els dijous · a 36" in lobby.text
    await house.presses(house.pere, "Regla per regla…", house.bar)
    await house.presses(house.pere, "Mà tapada", house.bar)
    await house.presses(house.pere, "Des del principi", house.bar)
    assert "Obligada · a 36" in lobby.text


async def test_a_match_keeps_the_name_that_its_profile_had(house: House) -> None:
    await house.adds_bot()
    await names(house)
    await house.says(house.ona, "/newgame", house.bar)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    await house.presses(house.ona, "Comencem", house.bar)
    await house.says(house.ona, "/settings", house.bar)
    await presses(house, "Perfil del grup", "🗑 Esborra", "Sí, esborra'l")
    await house.says(house.pere, "/score", house.bar)
    assert "Marcador · Els dijous" in (await house.last(house.bar)).text
    await house.says(house.pere, "/rules", house.bar)
    told = (await house.last(house.bar)).text
    assert "Aquesta taula: Els dijous, a 101" in told
    assert "• Mà tapada" in told
    live = await house.app.services.tables.live((await house.app.storage.matches.live())[0].id)
    assert live.state.rules == HOUSE


async def test_unpinned_and_pinned_again(house: House) -> None:
    await house.adds_bot()
    settings = await names(house)
    assert "començaran amb la lliure" in await presses(house, "Deixeu de començar amb aquest")
    assert "no comencen amb aquest perfil" in settings.text
    assert chat_rules(await house.chat()) == Rules()
    assert "començaran amb aquest" in await presses(house, "📌 Comenceu sempre amb aquest")
    assert chat_rules(await house.chat()) == HOUSE
    await presses(house, "↩️ Enrere", "Joc", "Lliure")
    await presses(house, "Joc", "Els dijous")
    assert "Joc: Els dijous" in settings.text
    assert chat_rules(await house.chat()) == HOUSE


async def test_a_group_that_changes_a_point_leaves_its_profile_as_it_was(house: House) -> None:
    await house.adds_bot()
    settings = await names(house)
    await presses(house, "↩️ Enrere", "Regla per regla", "Remenar", "No: s'apilen i s'escapcen")
    assert "Obligada, amb aquests canvis:\n• No es remena" in settings.text
    await presses(house, "↩️ Enrere", "Perfil del grup")
    assert "Ara el grup juga a:\nObligada, amb aquests canvis:" in settings.text
    assert own_rules(await house.chat()) == HOUSE
    await presses(house, "💾 Desa com a perfil del grup")
    assert "Substituirà el perfil Els dijous." in (await house.last(house.ona)).text
    await house.says(house.ona, "Els divendres")
    chat = await house.chat()
    assert (chat.own_profile, own_rules(chat)) == ("Els divendres", chat_rules(chat))


async def test_renamed_it_keeps_its_rules_and_its_place(house: House) -> None:
    await house.adds_bot()
    await names(house)
    await house.says(house.pere, "/newgame", house.bar)
    lobby = await house.last(house.bar)
    before = await house.chat()
    await presses(house, "✏️ Canvia el nom")
    assert "Ara es diu Els dijous." in (await house.last(house.ona)).text
    await house.says(house.ona, "Can Pere & fills <3")
    assert await house.chat() == replace(before, own_profile="Can Pere & fills <3")
    assert "Can Pere & fills <3 · a 101" in lobby.text


async def test_deleted_it_takes_no_rules_along(house: House) -> None:
    await house.adds_bot()
    settings = await names(house)
    await house.says(house.pere, "/newgame", house.bar)
    lobby = await house.last(house.bar)
    await presses(house, "🗑 Esborra")
    assert "Segur que voleu esborrar el perfil Els dijous?" in settings.text
    await presses(house, "↩️ Enrere", "🗑 Esborra")
    assert "no canvien" in await presses(house, "Sí, esborra'l")
    chat = await house.chat()
    assert (chat.own_profile, chat.own_rules, chat.profile) == (None, None, "obligada")
    assert chat_rules(chat) == HOUSE
    assert "Obligada amb 1 canvi · a 101" in lobby.text
    assert "encara no té un perfil propi" in settings.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("J", "massa curt"),
        ("   ", "massa curt"),
        ("\u3164\u2800\u3164", "massa curt"),
        ("x" * 25, "massa llarg"),
        ("x" * 4000, "massa llarg"),
        ("/nom", "no pot començar amb «/»"),
        ("OBLIGADA", "Ja hi ha un joc que es diu així"),
        ("Butifarra app", "Ja hi ha un joc que es diu així"),
    ],
)
async def test_what_is_no_name_is_said_and_asked_again(house: House, typed: str, said: str) -> None:
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    before = await house.chat()
    await house.says(house.ona, typed)
    assert said in (await house.last(house.ona)).text
    assert await house.chat() == before
    await house.says(house.ona, "Els dijous")
    assert (await house.chat()).own_profile == "Els dijous"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Jo", None),
        ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", None),
        ("x" * 24, None),
        ("e\u0301" * 24, None),
        ("e\u0301", "short"),
        ("👨‍👩‍👧‍👦", "short"),
        ("\u202e\u2066x", "short"),
        ("a" + "\u0301" * 60 + "b", None),
        ("x" * 25, "long"),
        ("  lliure ", "taken"),
        (None, "text"),
        ("/", "command"),
    ],
)
def test_names(name: str | None, why: str | None) -> None:
    assert refusal_of(name, strict_texts()) == why


async def test_a_hostile_name_is_shown_safely_everywhere(house: House) -> None:
    await house.adds_bot()
    await names(house, "\u202e<b>&amp;\n\nx\u2066")
    assert (await house.chat()).own_profile == "<b>&amp; x"
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.pere, "Regles", house.bar)
    lobby = await house.last(house.bar)
    assert "<b>&amp; x · Obligada, amb aquests canvis:" in lobby.text
    assert "✓ <b>&amp; x" in str(lobby.labels)
    await house.says(house.pere, "/rules", house.bar)
    assert "Aquesta taula: <b>&amp; x, a 101" in (await house.last(house.bar)).text
    refused = [call.method for call in house.town.calls if call.status == 400]
    assert set(refused) <= {"pinChatMessage"}  # it may not pin there


@pytest.mark.parametrize("how", ["/cancel", "/Cancel@botifarra_bot", "button", "/help", "/cards"])
async def test_a_question_that_is_left_changes_nothing_and_says_so(house: House, how: str) -> None:
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    before = await house.chat()
    if how == "button":
        await presses(house, "Deixem-ho estar")
    else:
        await house.says(house.ona, how)
    read = await house.reads(house.ona)
    assert "no ha canviat res" in read
    assert "Deixem-ho estar" not in read
    await house.says(house.ona, "Els dijous")
    assert await house.chat() == before
    assert "no he desat res" not in await house.reads(house.ona)


async def test_an_answer_after_ten_minutes_saves_nothing_and_says_so(house: House) -> None:
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    before = await house.chat()
    await house.passes(601)
    await house.says(house.ona, "Els dijous")
    assert "no he desat res" in (await house.last(house.ona)).text
    assert await house.chat() == before


async def test_a_question_outlives_the_night_of_a_process(house: House) -> None:
    """It is a row: whoever wakes up reads the answer to what was asked before."""
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    assert await house.app.services.own_profiles.asked(await house.row(house.ona))


async def test_a_question_asked_twice_is_answered_once(house: House) -> None:
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup", "💾 Desa com a perfil del grup")
    await house.says(house.ona, "Els dijous")
    await house.says(house.ona, "Els divendres")
    assert (await house.chat()).own_profile == "Els dijous"


async def test_two_administrators_at_once_and_the_second_loses_nothing_of_the_first(
    house: House,
) -> None:
    house.bar.promotes(house.pere)
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    await house.says(house.pere, "/settings", house.bar)
    await presses(house, "Perfil del grup", "💾 Desa com a perfil del grup", by=house.pere)
    await house.says(house.pere, "Els de Pere")
    await house.says(house.ona, "Els d'Ona")
    assert "Mentrestant algú ha canviat" in await house.reads(house.ona)
    assert (await house.chat()).own_profile == "Els de Pere"
    assert "Els de Pere · Obligada" in (await house.last(house.ona)).text  # as it is now
    await presses(house, "✏️ Canvia el nom")
    await house.says(house.ona, "De tots")
    assert (await house.chat()).own_profile == "De tots"


async def test_rules_that_another_administrator_changes_meanwhile_are_not_saved_unseen(
    house: House,
) -> None:
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    chat = await house.chat()
    await house.app.storage.chats.update(chat.id, profile="lliure", rules=None)
    await house.says(house.ona, "Els dijous")
    assert "Mentrestant algú ha canviat" in await house.reads(house.ona)
    assert (await house.chat()).own_profile is None


async def test_whoever_is_no_administrator_any_more_names_nothing(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "Hola")
    chat, pere = await house.chat(), await house.row(house.pere)
    purpose = {"chat": chat.id, "rename": False, "seen": [None, None, None]}
    await house.app.storage.dialogs.begin(pere.id, purpose, now=house.clock.now)
    await house.says(house.pere, "Els de Pere")
    assert "Només els administradors" in (await house.last(house.pere)).text
    assert await house.chat() == chat


async def test_a_group_that_the_bot_has_left_meanwhile(house: House) -> None:
    await house.adds_bot()
    await settles_on_rules(house)
    await presses(house, "💾 Desa com a perfil del grup")
    house.bar.kicks_bot(by=house.ona)
    await house.settles()
    await house.says(house.ona, "Els dijous")
    assert "Ja no sóc en aquest grup" in (await house.last(house.ona)).text
    assert (await house.chat()).own_profile is None


async def test_a_button_of_a_profile_that_is_gone(house: House) -> None:
    await house.adds_bot()
    settings = await names(house)
    chat = await house.chat()
    await house.app.storage.chats.update(chat.id, own_profile=None, own_rules=None)
    answer = await house.presses(house.ona, "Deixeu de començar amb aquest", house.ona.private)
    assert answer.alert
    assert "algú ha canviat la configuració" in answer.text
    assert "encara no té un perfil propi" in settings.text
    assert chat_rules(await house.chat()) == HOUSE


async def test_ones_hand_stays_the_last_message(house: House) -> None:
    await house.has_played()
    await names(house)
    assert "Canta Joan" in (await house.last(house.ona)).text
    await house.says(house.ona, "/score")
    assert "Canta Joan" in (await house.last(house.ona)).text


async def test_a_name_typed_while_telegram_fails_is_not_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was an administrator a minute ago is taken for one still."""
    await house.adds_bot()
    await house.says(house.ona, "/settings", house.bar)
    await presses(house, "Perfil del grup", "💾 Desa com a perfil del grup")
    monkeypatch.setattr("bot.handlers.people._ADMINISTRATORS_SECONDS", -1.0)
    fault = house.town.fault("getChatAdministrators", times=None, code=502)
    await house.says(house.ona, "Els dijous")
    assert fault.hits
    assert (await house.chat()).own_profile == "Els dijous"
