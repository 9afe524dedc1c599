"""A table's own rules: every point by itself, in the lobby, in the settings and in /rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.callbacks import ChooseRule, GroupSetting
from bot.callbacks import format as data_of
from bot.groups.rules import chat_rules
from bot.sandbox import Message
from engine.cards import Trump
from engine.points import LENGTH, POINTS, value_of
from engine.rules import Dealing, Rules, SantVicenc, Variant
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


async def opens_settings(house: House) -> Message:
    """Ona, who is an administrator, has the group's settings before her."""
    await house.adds_bot()
    await house.says(house.ona, "/settings", house.bar)
    return await house.last(house.ona)


async def lobby_id(house: House) -> str:
    """What the open lobby is called in buttons."""
    lobby = await house.app.storage.lobbies.open_of((await house.chat()).id)
    assert lobby is not None
    return lobby.public_id


async def chooses(house: House, *labels: str) -> Message:
    """Ona presses these on the lobby's rules card, one after the other."""
    for label in labels:
        await house.presses(house.ona, label, house.bar)
    return await house.last(house.bar)


async def test_a_point_is_chosen_one_level_deep_and_shown_where_it_differs(house: House) -> None:
    await house.opens_lobby()
    lobby = await chooses(house, "Regles", "Regla per regla…")
    assert "Lliure, sense cap canvi" in lobby.text
    await chooses(house, "Mà tapada")
    assert "quan veu les seves cartes?" in lobby.text
    assert "✓ Des del principi" in str(lobby.labels)
    await chooses(house, "Quan s'ha cantat o delegat")
    assert "Lliure amb 1 canvi · a 101" in lobby.text
    assert "Lliure, amb aquests canvis:\n• Mà tapada" in lobby.text
    assert "Remenar" in str(lobby.labels)
    await chooses(house, "Remenar", "No: s'apilen i s'escapcen", "↩️ Enrere")
    assert "Lliure amb 2 canvis" in lobby.text
    assert "a 36" in str(lobby.labels)
    assert "✓ Lliure" not in str(lobby.labels)
    await chooses(house, "Lliure", "Amaga les regles")
    assert "canvi" not in lobby.text


async def test_obligadas_points_are_offered_in_obligada_only(house: House) -> None:
    await house.opens_lobby()
    lobby = await chooses(house, "Regles", "Regla per regla…")
    assert "Superar la parella" not in str(lobby.labels)
    await chooses(house, "Variant", "Obligada")
    assert "Obligada, sense cap canvi" in lobby.text
    assert "Superar la parella" in str(lobby.labels)
    await chooses(house, "Si guanya la parella", "Qualsevol, servint el pal")
    assert "Superar la parella" not in str(lobby.labels)
    assert "Si guanya la teva parella: només cal servir el pal" in lobby.text


async def test_rules_go_by_the_profile_that_they_have_come_nearest_to(house: House) -> None:
    await house.opens_lobby()
    lobby = await chooses(house, "Regles", "Regla per regla…", "Sant Vicenç", "Mai")
    assert "App Butifarra, lliure · a 101" in lobby.text


async def test_what_was_chosen_point_by_point_is_played_and_told_by_rules(house: House) -> None:
    await house.seats_four()
    await chooses(house, "Regles", "Obligada", "Regla per regla…", "Sentit del joc")
    await chooses(house, "Cap a l'esquerra")
    await house.presses(house.joan, "Comencem", house.bar)
    match = (await house.app.storage.matches.live())[0]
    live = await house.app.services.tables.live(match.id)
    assert live.state.rules == Rules(variant=Variant.OBLIGADA, clockwise=True)
    assert live.seating.profile == "obligada"
    await house.says(house.marta, "/rules", house.bar)
    told = (await house.last(house.bar)).text
    assert "Aquesta taula: Obligada amb 1 canvi, a 101" in told
    assert "• Es juga cap a l'esquerra" in told
    await house.says(house.marta, "/rules")
    assert "Can Pere: Obligada amb 1 canvi, a 101" in await house.reads(house.marta)
    await house.says(house.marta, "/score", house.bar)
    assert "Obligada amb 1 canvi" in (await house.last(house.bar)).text


async def test_rules_in_the_group_are_those_of_the_table_there(house: House) -> None:
    """The match's, while the group has chosen others for the next one; then the lobby's."""
    await house.has_played(ORDINARY, *COPES, sant_vicenc=SantVicenc.NEVER)
    chat = await house.chat()
    await house.app.storage.chats.update(chat.id, profile="denexa")
    await house.says(house.marta, "/rules", house.bar)
    assert "• Sense Sant Vicenç" in (await house.last(house.bar)).text
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    await house.says(house.marta, "/rules", house.bar)
    assert "Aquesta taula: Denexa" in (await house.last(house.bar)).text
    await house.says(house.ona, "/newgame", house.bar)
    await chooses(house, "Regles", "Obligada")
    await house.says(house.marta, "/rules", house.bar)
    assert "Aquesta taula: Obligada" in (await house.last(house.bar)).text


async def test_a_lobby_of_an_older_version_opens_its_card(house: House) -> None:
    """It was written before there were pages of the card."""
    await house.opens_lobby()
    row = await house.app.storage.lobbies.open_of((await house.chat()).id)
    assert row is not None
    old = {key: value for key, value in row.data.items() if key != "opened"}
    old["rules"] = {k: v for k, v in old["rules"].items() if k not in ("dealing", "covered_hand")}
    await house.app.storage.lobbies.save(row.id, row.version, old, deadline=row.deadline)
    lobby = await chooses(house, "Regles", "a 36")
    assert "Lliure · a 36" in lobby.text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("partner_winning", "free"),
        ("partner_winning", ""),
        ("sant_vicenc", "often"),
        ("length", "37"),
        ("target", "36"),
        ("quick", "yes"),
        ("profile", "own"),
        ("profile", "mine"),
        ("nothing", ""),
        ("", ""),
    ],
)
async def test_what_is_not_offered_changes_nothing(house: House, field: str, value: str) -> None:
    """Under lliure, and where the group has no profile of its own."""
    await house.opens_lobby()
    lobby = await chooses(house, "Regles")
    before = await house.group_record()
    forged = data_of(ChooseRule(await lobby_id(house), field, value))
    answer = await house.forges(house.ona, forged, lobby)
    assert answer.alert
    assert "ja no val" in answer.text
    assert await house.group_record() == before
    if not value:  # a page that there isn't: the settings show their list
        return
    await house.says(house.ona, "/settings", house.bar)
    settings, chat = await house.last(house.ona), await house.chat()
    forged = data_of(GroupSetting(chat.id, field, value))
    answer = await house.forges(house.ona, forged, settings)
    assert answer.alert
    assert "ja no es pot triar" in answer.text
    assert await house.chat() == chat


async def test_points_in_the_settings_count_from_the_next_table(house: House) -> None:
    settings = await opens_settings(house)
    await house.says(house.pere, "/newgame", house.bar)
    for label in ("Regla per regla", "Remenar", "No: s'apilen i s'escapcen"):
        answer = await house.presses(house.ona, label, house.ona.private)
    assert "partida següent" in answer.text
    assert "Lliure, amb aquests canvis:\n• No es remena" in settings.text
    await house.presses(house.ona, "↩️ Enrere", house.ona.private)
    assert "Joc: Lliure amb 1 canvi" in settings.text
    assert chat_rules(await house.chat()) == Rules(dealing=Dealing.NO_SHUFFLE)
    assert "canvi" not in (await house.last(house.bar)).text  # the table that was open before
    await house.passes(1900)
    await house.says(house.pere, "/newgame", house.bar)
    assert "Lliure amb 1 canvi" in (await house.last(house.bar)).text


@pytest.mark.parametrize("point", [point for point in POINTS if point != LENGTH])
async def test_every_point_can_be_set_for_a_group(house: House, point: str) -> None:
    settings = await opens_settings(house)
    await house.presses(house.ona, "Joc", house.ona.private)
    await house.presses(house.ona, "Obligada", house.ona.private)
    chat = await house.chat()
    for value in POINTS[point]:
        answer = await house.forges(
            house.ona, data_of(GroupSetting(chat.id, point, value)), settings
        )
        assert "partida següent" in answer.text
        assert value_of(chat_rules(await house.chat()), point) == value


FIELDS = [
    ("Temps per torn", "1 dia", "turn_time", 86_400),
    ("Temps per torn", "Sense límit", "turn_time", None),
    ("Mà següent", "Al cap de 60 s", "next_hand", 60),
    ("Mà següent", "Quan tots hàgiu premut", "next_hand", None),
    ("Pausa entre bases", "4 s", "trick_pause", 4),
    ("Fus horari", "Buenos Aires", "time_zone", "America/Argentina/Buenos_Aires"),
    ("Fixar la taula", "No", "pin_lobby", False),
    ("Salutació", "No", "greeting", False),
]


@pytest.mark.parametrize(("field", "label", "kept", "value"), FIELDS)
async def test_a_groups_settings_are_kept(
    house: House, field: str, label: str, kept: str, value: object
) -> None:
    settings = await opens_settings(house)
    before = await house.chat()
    await house.presses(house.ona, field, house.ona.private)
    assert settings.text.splitlines()[-1].rstrip("\u2800")[-1] in "?.:"
    answer = await house.presses(house.ona, label, house.ona.private)
    assert answer.text == "Fet."
    assert await house.chat() == replace(before, **{kept: value})  # type: ignore[arg-type]
    assert f"{field}: {label}" in settings.text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("time", "45"),
        ("time", "-1"),
        ("next_hand", "0"),
        ("trick_pause", "3600"),
        ("time_zone", "Mars/Olympus"),
        ("pin_lobby", "perhaps"),
        ("greeting", "1"),
        ("language", "de"),
        ("own", "pin"),
        ("own", "delete"),
        ("own", "rename"),
        ("own", "sell"),
        ("title", "Ha!"),
    ],
)
async def test_a_setting_that_is_out_of_range_is_refused(
    house: House, field: str, value: str
) -> None:
    settings = await opens_settings(house)
    before = await house.chat()
    forged = data_of(GroupSetting(before.id, field, value))
    answer = await house.forges(house.ona, forged, settings)
    assert answer.alert
    assert "ja no es pot triar" in answer.text
    assert await house.chat() == before
    assert "↩️ Enrere" in str(settings.labels) or "Temps per torn" in str(settings.labels)


async def test_a_day_a_turn_counts_at_once_and_is_said_in_words(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.ona, "/settings", house.bar)
    await house.presses(house.ona, "Temps per torn", house.ona.private)
    await house.presses(house.ona, "1 dia", house.ona.private)
    deadline = (await house.app.storage.matches.live())[0].deadline
    assert deadline is not None
    assert deadline - house.clock.now > 10 * 3600
    await house.says(house.ona, "/endgame", house.bar)
    await house.presses(house.ona, "Sí, acabem", house.ona.private)
    await house.says(house.ona, "/newgame", house.bar)
    assert "Lliure · a 101 · torn 1 dia\n" in (await house.last(house.bar)).text


async def test_two_administrators_set_different_things_at_once(house: House) -> None:
    """Neither loses what the other has chosen: both change the rules in the same moment."""
    house.bar.promotes(house.pere)
    settings = await opens_settings(house)
    await house.says(house.pere, "/settings", house.bar)
    theirs, chat = await house.last(house.pere), await house.chat()
    presses = [
        house.ona.forge(data_of(GroupSetting(chat.id, "covered_hand", "yes")), settings),
        house.pere.forge(data_of(GroupSetting(chat.id, "clockwise", "yes")), theirs),
        house.ona.forge(data_of(GroupSetting(chat.id, "sant_vicenc", "never")), settings),
    ]
    for press in presses:
        assert "partida següent" in (await press.answered()).text
    await house.settles()
    expected = Rules(covered_hand=True, clockwise=True, sant_vicenc=SantVicenc.NEVER)
    assert chat_rules(await house.chat()) == expected


async def test_a_point_that_another_administrator_has_made_meaningless(house: House) -> None:
    settings = await opens_settings(house)
    await house.presses(house.ona, "Joc", house.ona.private)
    await house.presses(house.ona, "Obligada", house.ona.private)
    await house.presses(house.ona, "Regla per regla", house.ona.private)
    await house.presses(house.ona, "Càrrega del segon", house.ona.private)
    chat = await house.chat()
    await house.app.storage.chats.update(chat.id, profile="lliure", rules=None)
    answer = await house.presses(house.ona, "No, la més baixa", house.ona.private)
    assert answer.alert
    assert "algú ha canviat la configuració" in answer.text
    assert chat_rules(await house.chat()) == Rules()
    assert "Lliure, sense cap canvi" in settings.text
    assert "Càrrega del segon" not in str(settings.labels)


async def test_settings_of_a_group_that_the_bot_has_left(house: House) -> None:
    await opens_settings(house)
    before = await house.chat()
    house.bar.kicks_bot(by=house.ona)
    await house.settles()
    answer = await house.presses(house.ona, "Llengua", house.ona.private)
    assert answer.alert
    assert "Ja no sóc en aquest grup" in answer.text
    assert await house.chat() == replace(before, present=False)


async def test_settings_of_a_group_one_is_no_administrator_of(house: House) -> None:
    settings = await opens_settings(house)
    chat = await house.chat()
    data = data_of(GroupSetting(chat.id, "clockwise", "yes"))
    await house.says(house.pere, "/settings")
    answer = await house.forges(house.pere, data, await house.last(house.pere))
    assert answer.alert
    assert "Només els administradors" in answer.text
    assert await house.chat() == chat
    assert "Configuració · Can Pere" in settings.text


async def test_a_link_to_the_settings_that_is_opened_too_late(house: House) -> None:
    """Pere may no longer set the group when he follows the link that he was given."""
    await house.adds_bot()
    chat = await house.chat()
    pere = await house.row(house.pere)
    purpose, now = {"settings": chat.id}, house.clock.now
    token = await house.app.storage.tokens.issue(pere.id, purpose, now=now)
    await house.says(house.pere, f"/start {token}")
    assert "Només els administradors" in await house.reads(house.pere)
    assert "Configuració" not in await house.reads(house.pere)


def test_every_choice_fits_into_a_button() -> None:
    for point, values in POINTS.items():
        for value in ("", *values):
            data_of(ChooseRule("x" * 8, point, value))
            data_of(GroupSetting(999_999_999, point, value))


async def test_back_from_a_page_the_way_to_the_bans_is_there_still(house: House) -> None:
    await house.adds_bot()
    await house.says(house.joan, "Hola")
    await house.app.storage.bans.add((await house.chat()).id, (await house.row(house.joan)).id)
    await house.says(house.ona, "/settings", house.bar)
    settings = await house.last(house.ona)
    front = settings.labels
    await house.presses(house.ona, "Llengua", house.ona.private)
    assert settings.labels != front
    await house.presses(house.ona, "↩️ Enrere", house.ona.private)
    assert settings.labels == front
    assert "🚫 Vetats (1)" in str(front)


async def test_the_pace_counts_at_once_between_hands_and_gives_no_turn_more_time(
    house: House,
) -> None:
    await house.has_played(ORDINARY, *COPES, cards=40)
    await house.says(house.ona, "/settings", house.bar)
    before = (await house.app.storage.matches.live())[0].deadline
    await house.presses(house.ona, "Mà següent", house.ona.private)
    await house.presses(house.ona, "Al cap de 60 s", house.ona.private)
    assert (await house.app.storage.matches.live())[0].deadline == before
    await house.plays_out()
    for _ in range(4):
        await house.passes(5)
    await house.presses(house.ona, "Mà següent", house.ona.private)
    await house.presses(house.ona, "Quan tots hàgiu premut", house.ona.private)
    match = (await house.app.storage.matches.live())[0]
    assert (await house.app.services.tables.live(match.id)).state.hand is None
    assert match.deadline is None
