"""Hosts: settings of each of their groups, anonymous administrators, bans, removal from a lobby."""

from __future__ import annotations

import pytest

from bot.sandbox import Person
from bot.sandbox.rooms import Room
from engine.cards import Trump
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


async def anonymously(house: House, person: Person, text: str, room: Room | None = None) -> None:
    """Somebody writes as the group, and the bot does all it does about it."""
    await person.says(text, room or house.bar, anonymous=True)
    await house.settles()


# --- private settings ---


async def test_private_settings_have_a_button_for_each_group_that_one_hosts(house: House) -> None:
    await house.adds_bot()
    club = house.town.group("Club", house.people, creator=house.pere, supergroup=True)
    await club.add_bot(by=house.pere)
    await house.says(house.ona, "/table", club)  # she is no administrator there
    await house.says(house.ona, "/settings")
    labels = [label for row in (await house.last(house.ona)).labels for label in row]
    assert "⚙️ Can Pere" in labels
    assert "⚙️ Club" not in labels
    await house.presses(house.ona, "⚙️ Can Pere", house.ona.private)
    assert "Configuració · Can Pere" in (await house.last(house.ona)).text


async def test_back_from_a_choice_of_ones_own_the_groups_are_still_there(house: House) -> None:
    await house.adds_bot()
    await house.says(house.ona, "/table", house.bar)
    await house.says(house.ona, "/settings")
    before = (await house.last(house.ona)).labels
    await house.presses(house.ona, "So", house.ona.private)
    await house.presses(house.ona, "↩️ Enrere", house.ona.private)
    assert "⚙️ Can Pere" in str(before)
    assert (await house.last(house.ona)).labels == before


async def test_who_hosts_nothing_sees_their_own_settings_alone(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/table", house.bar)
    await house.says(house.pere, "/settings")
    assert "Grups que administres" not in await house.reads(house.pere)


async def test_a_group_one_has_left_or_hosts_no_more_can_not_be_set(house: House) -> None:
    await house.adds_bot()
    house.bar.promotes(house.pere)
    await house.says(house.pere, "/table", house.bar)
    await house.says(house.pere, "/settings")
    assert "⚙️ Can Pere" in str((await house.last(house.pere)).labels)
    house.bar.demotes(house.pere)
    house.app.services.is_administrator.forget()  # type: ignore[attr-defined]
    answer = await house.presses(house.pere, "⚙️ Can Pere", house.pere.private)
    assert answer.alert
    assert "administradors" in answer.text
    house.pere.leaves(house.bar)
    await house.settles()
    await house.says(house.pere, "/settings")
    assert "Can Pere" not in str((await house.last(house.pere)).labels)


async def test_a_group_without_the_bot_is_not_offered(house: House) -> None:
    await house.adds_bot()
    await house.says(house.ona, "/settings")
    house.bar.kicks_bot()
    await house.settles()
    answer = await house.presses(house.ona, "⚙️ Can Pere", house.ona.private)
    assert answer.alert
    await house.says(house.ona, "/settings")
    assert "Can Pere" not in str((await house.last(house.ona)).labels)


# --- anonymous administrators ---


async def test_an_anonymous_newgame_opens_a_table_at_which_nobody_sits(house: House) -> None:
    await house.adds_bot()
    await anonymously(house, house.ona, "/newgame")
    lobby = await house.last(house.bar)
    assert "Queden 4 llocs lliures" in lobby.text
    await house.presses(house.pere, "M'assec aquí (parella 1)", house.bar)
    await house.presses(house.marta, "M'assec amb Pere", house.bar)
    await house.presses(house.joan, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.ona, "M'assec amb Joan", house.bar)
    await house.presses(house.pere, "Comencem", house.bar)
    (match,) = await house.app.storage.matches.live()
    starter = await house.app.storage.persons.get(match.starter)
    assert starter.name == "Pere"


@pytest.mark.parametrize("command", ["/settings", "/language"])
async def test_anonymous_settings_open_in_private_by_a_button(house: House, command: str) -> None:
    await house.adds_bot()
    house.bar.promotes(house.pere, anonymous=True)
    await house.says(house.pere, command, house.bar)
    question = await house.last(house.bar)
    answer = await house.presses(house.pere, "Obre la configuració", house.bar)
    await house.follows(house.pere, answer)
    assert "Configuració · Can Pere" in (await house.last(house.pere)).text
    answer = await house.presses(house.marta, "Obre la configuració", message=question)
    assert answer.alert
    assert answer.url is None


async def test_an_administrator_whom_telegram_hides_is_told_what_to_do(house: House) -> None:
    await house.adds_bot()
    house.bar.hides_members()
    house.bar.promotes(house.pere, anonymous=True)
    await house.says(house.pere, "/settings", house.bar)
    answer = await house.presses(house.pere, "Obre la configuració", house.bar)
    assert answer.alert
    assert "anònim" in answer.text
    house.bar.promotes_bot()  # now it is told
    house.app.services.is_administrator.forget()  # type: ignore[attr-defined]
    answer = await house.presses(house.pere, "Obre la configuració", house.bar)
    assert answer.url is not None


async def test_an_anonymous_endgame_is_asked_in_the_group(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    house.bar.promotes(house.pere, anonymous=True)
    await house.says(house.pere, "/endgame", house.bar)
    question = await house.last(house.bar)
    assert "Segur que vols acabar la partida" in question.text
    answer = await house.presses(house.marta, "Sí, acabem", house.bar)
    assert answer.alert
    assert len(await house.app.storage.matches.live()) == 1
    await house.presses(house.pere, "No, continuem", house.bar)
    assert not question.standing
    await house.says(house.pere, "/endgame", house.bar)
    await house.presses(house.pere, "Sí, acabem", house.bar)
    assert await house.app.storage.matches.live() == []
    assert "Segur" not in await house.reads(house.bar)


async def test_an_anonymous_endgame_without_a_game_says_so(house: House) -> None:
    await house.adds_bot()
    await anonymously(house, house.ona, "/endgame")
    assert "Ara no hi ha cap partida" in (await house.last(house.bar)).text


@pytest.mark.parametrize("command", ["/cards", "/leave", "/notify"])
async def test_what_needs_a_person_asks_an_anonymous_one_to_write_as_themselves(
    house: House, command: str
) -> None:
    await house.has_played()
    await anonymously(house, house.ona, command)
    assert "Escriu-ho en nom teu" in (await house.last(house.bar)).text


@pytest.mark.parametrize(
    ("command", "word"), [("/table", "Canta Joan"), ("/rules", "Quines cartes"), ("/help", "/nova")]
)
async def test_what_is_for_everybody_is_for_an_anonymous_one_too(
    house: House, command: str, word: str
) -> None:
    await house.has_played()
    await anonymously(house, house.ona, command)
    assert word in (await house.last(house.bar)).text


async def test_telegrams_account_for_anonymous_people_is_nobody(house: House) -> None:
    await house.adds_bot()
    await anonymously(house, house.ona, "/newgame")
    await anonymously(house, house.ona, "/table")
    assert await house.app.storage.persons.by_telegram_id(1087968824) is None


# --- bans ---


async def test_the_banned_leave_the_lobby_and_can_not_come_back(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.bans(house.ona, house.pere)
    lobby = (await house.reads(house.bar)).split("Parella 2:")[1].splitlines()[0]
    assert "Pere" not in lobby
    answer = await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert answer.alert
    assert "t'ha vetat" in answer.text
    assert "Pere" not in (await house.reads(house.bar)).split("Parella 2:")[1].splitlines()[0]


async def test_the_banned_open_nothing(house: House) -> None:
    await house.adds_bot()
    await house.bans(house.ona, house.pere)
    await house.says(house.pere, "/newgame", house.bar)
    assert "t'ha vetat" in (await house.last(house.bar)).text
    await house.says(house.ona, "/table", house.bar)
    answer = await house.presses(house.pere, "Taula nova", house.bar)
    assert answer.alert
    assert await house.app.storage.lobbies.all_open() == []


async def test_a_newcomer_banned_on_the_way_is_not_seated(house: House) -> None:
    await house.opens_lobby()
    berta = await house.newcomer("Berta")
    answer = await house.presses(berta, "M'assec aquí (parella 2)", house.bar)
    await house.bans(house.ona, berta)
    await house.follows(berta, answer)
    assert "t'ha vetat" in (await house.last(berta)).text
    assert "Berta +" not in await house.reads(house.bar)


async def test_the_banned_play_their_match_to_its_end_and_no_rematch(house: House) -> None:
    await house.has_nearly_won()
    await house.bans(house.ona, house.pere)
    await house.plays_out()
    assert "guanyen la partida" in await house.reads(house.bar)
    answer = await house.presses(house.pere, "Revenja", house.bar)
    assert answer.alert
    await house.presses(house.ona, "Revenja", house.bar)
    assert "Pere" not in (await house.last(house.bar)).text


async def test_only_administrators_ban_and_never_each_other(house: House) -> None:
    await house.adds_bot()
    await house.bans(house.pere, house.marta)
    assert "Això és per als administradors" in (await house.last(house.bar)).text
    await house.bans(house.ona, house.ona)
    assert "No es pot vetar un administrador" in (await house.last(house.bar)).text
    await house.says(house.ona, "/ban", house.bar)
    assert "Respon amb /veta" in (await house.last(house.bar)).text
    greeting = house.bar.messages()[-1]
    await house.replies(house.ona, "/ban", await house.last(house.bar), house.bar)
    assert "Respon amb /veta" in (await house.last(house.bar)).text
    assert greeting is not None
    chat = await house.app.storage.chats.by_telegram_id(house.bar.chat_id)
    assert chat is not None
    assert await house.app.storage.bans.persons(chat.id) == []


async def test_a_topics_first_message_is_no_message_of_whom_to_ban(house: House) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, forum=True)
    await club.add_bot()
    topic = club.topic("Taula 1", by=house.pere)
    await house.says(house.ona, "/ban", topic)
    assert "Respon amb /veta" in (await house.last(topic)).text


async def test_who_opened_a_table_and_is_banned_takes_nobody_off_it(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.joan, "M'assec amb Marta", house.bar)
    await house.bans(house.ona, house.pere)
    answer = await house.presses(house.pere, "Treu algú", house.bar)
    assert "t'ha vetat" in answer.text
    assert "Segur" not in await house.reads(house.pere)


async def test_who_started_a_match_and_is_banned_ends_it_by_a_vote_only(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.joan, "M'assec amb Marta", house.bar)
    await house.presses(house.ona, "M'assec amb Pere", house.bar)
    await house.presses(house.ona, "Comencem", house.bar)
    await house.bans(house.ona, house.pere)
    await house.says(house.pere, "/endgame", house.bar)
    assert "Acabem 1/3" in str((await house.last(house.bar)).labels)


@pytest.mark.parametrize("way", ["button", "link"])
async def test_the_banned_do_not_ask_to_hear_of_new_tables(house: House, way: str) -> None:
    await house.adds_bot()
    if way == "button":
        await house.says(house.pere, "/notify", house.bar)
        await house.presses(house.pere, "✓ Can Pere", house.pere.private)
        await house.bans(house.ona, house.pere)
        answer = await house.presses(house.pere, "Can Pere", house.pere.private)
        told = answer.text
    else:
        berta = await house.newcomer("Berta", "ca")
        await house.says(berta, "/notify", house.bar)
        link = (await house.last(house.bar)).buttons[0]
        await house.bans(house.ona, berta)
        await house.follows(berta, link)
        told = (await house.last(berta)).text
    assert "t'ha vetat" in told
    chat = await house.app.storage.chats.by_telegram_id(house.bar.chat_id)
    assert chat is not None
    assert await house.app.storage.watchers.persons(chat.id) == []


async def test_the_banned_may_stop_hearing_of_new_tables(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/notify", house.bar)
    await house.bans(house.ona, house.pere)
    await house.presses(house.pere, "✓ Can Pere", house.pere.private)
    assert (await house.last(house.pere)).labels == (("Can Pere",),)


async def test_a_newcomer_banned_on_the_way_to_a_match_takes_no_seat(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.marta, "/leave", house.bar)
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    berta = await house.newcomer("Berta")
    answer = await house.presses(berta, "M'assec amb Ona", house.bar)
    await house.bans(house.ona, berta)
    await house.follows(berta, answer)
    assert "t'ha vetat" in (await house.last(berta)).text
    assert "Berta juga" not in await house.reads(house.bar)


async def test_a_banned_leaver_does_not_come_back(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=2)
    await house.says(house.marta, "/leave", house.bar)
    await house.presses(house.marta, "Sí, plego", house.marta.private)
    await house.bans(house.ona, house.marta)
    answer = await house.presses(house.marta, "M'assec amb Ona", house.bar)
    assert "t'ha vetat" in answer.text
    assert "Marta juga" not in await house.reads(house.bar)


async def test_a_forged_pardon_tells_no_administrator_who_people_are(house: House) -> None:
    """Keys are numbers that anybody can count through."""
    await house.adds_bot()
    otto = house.town.person("Otto", started=True)
    await house.says(otto, "/start")
    row = await house.row(otto)
    chat = await house.app.storage.chats.by_telegram_id(house.bar.chat_id)
    assert chat is not None
    greeting = await house.last(house.bar)
    answer = await house.forges(house.ona, f"forgive:{chat.id}:{row.id}", greeting)
    assert "ja no val" in answer.text
    assert "Otto" not in await house.reads(house.bar)


@pytest.mark.parametrize("when", ["in the lobby", "in the match"])
async def test_the_banned_wait_for_no_seat(house: House, when: str) -> None:
    await house.seats_four()
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    await house.presses(berta, "Llista d'espera", house.bar)
    waiting = await house.last(house.bar)
    assert "Llista d'espera: Berta" in waiting.text
    if when == "in the match":
        await house.presses(house.ona, "Comencem", house.bar)
    await house.bans(house.ona, berta)
    assert "Llista d'espera: Berta" not in await house.reads(house.bar)
    if when == "in the lobby":
        answer = await house.presses(berta, "Llista d'espera", house.bar)
        assert answer.alert
        assert "t'ha vetat" in answer.text
    else:
        await house.says(house.joan, "/leave", house.bar)
        await house.presses(house.joan, "Sí, plego", house.joan.private)
        answer = await house.presses(berta, "M'assec amb Pere", house.bar)
        assert "t'ha vetat" in answer.text


@pytest.mark.parametrize("way", ["reply", "button", "settings"])
async def test_a_ban_is_forgiven_in_three_ways(house: House, way: str) -> None:
    await house.opens_lobby()
    await house.bans(house.ona, house.pere)
    if way == "reply":
        said = await house.pere.says("Perdó!", house.bar)
        await house.replies(house.ona, "/perdona", said, house.bar)
    elif way == "button":
        answer = await house.presses(house.pere, "Perdona", house.bar)
        assert answer.alert  # not by themselves
        await house.presses(house.ona, "Perdona", house.bar)
        assert "ja torna a poder jugar" in (await house.last(house.bar)).text
    else:
        await house.says(house.ona, "/settings", house.bar)
        await house.presses(house.ona, "🚫 Vetats (1)", house.ona.private)
        await house.presses(house.ona, "Perdona Pere", house.ona.private)
        assert "no hi ha ningú vetat" in await house.reads(house.ona)
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert "Pere + (buit)" in await house.reads(house.bar)


async def test_an_anonymous_administrator_bans_too(house: House) -> None:
    await house.opens_lobby()
    said = await house.pere.says("Va!", house.bar)
    await house.ona.says("/veta", house.bar, reply_to=said, anonymous=True)
    await house.settles()
    answer = await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert "t'ha vetat" in answer.text


# --- removal from a lobby ---


async def removes(house: House, host: Person, name: str) -> None:
    await house.presses(host, "Treu algú", house.bar)
    await house.presses(host, f"Treu {name}", host.private)


async def test_whoever_opened_a_table_takes_somebody_off_it(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    await removes(house, house.pere, "Marta")
    assert "Marta" not in (await house.last(house.bar)).text
    assert "Marta ja no seu" in await house.reads(house.pere)
    assert "T'han tret de la taula" in await house.reads(house.marta)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    assert "Marta" in (await house.last(house.bar)).text


async def test_an_administrator_takes_somebody_off_and_it_may_be_nobody(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.ona, "Treu algú", house.bar)
    await house.presses(house.ona, "Ningú", house.ona.private)
    assert "Marta" in (await house.last(house.bar)).text
    await removes(house, house.ona, "Pere")
    assert "Pere" not in (await house.last(house.bar)).text


async def test_others_take_nobody_off(house: House) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/newgame", house.bar)
    await house.presses(house.marta, "M'assec aquí (parella 2)", house.bar)
    answer = await house.presses(house.marta, "Treu algú", house.bar)
    assert answer.alert
    assert "qui l'ha oberta" in answer.text
    await house.presses(house.ona, "Treu algú", house.bar)
    button = house.ona.button("Treu Pere")
    assert button is not None
    assert button[1].data is not None
    lobby = await house.last(house.bar)
    answer = await house.forges(house.marta, button[1].data, lobby)
    assert answer.alert
    assert "Pere" in lobby.text


async def test_taking_off_somebody_who_has_gone_says_so(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.ona, "Treu algú", house.bar)
    await house.presses(house.pere, "Me'n vaig", house.bar)
    answer = await house.presses(house.ona, "Treu Pere", house.ona.private)
    assert "ja no val" in answer.text


async def test_a_host_who_never_wrote_to_the_bot_is_led_to_the_question(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    berta = await house.newcomer("Berta")
    house.bar.promotes(berta)
    answer = await house.presses(berta, "Treu algú", house.bar)
    await house.follows(berta, answer)
    await house.presses(berta, "Treu Pere", berta.private)
    assert "Pere" not in (await house.last(house.bar)).text
