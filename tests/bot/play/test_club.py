"""Clubs: a list of tables, topics that close, rights that come and go, pins, no greeting."""

from __future__ import annotations

import pytest

from engine.cards import Trump
from tests.bot.play.deeds import club_of, plays_in
from tests.bot.play.hands import ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House

COPES = quiet_calls(Trump.COPES)


# --- /tables ---


@pytest.mark.parametrize("command", ["/tables", "/taules"])
async def test_the_tables_of_a_club_are_listed_with_their_topics_and_links(
    house: House, command: str
) -> None:
    club, (first, second) = await club_of(house, "Obligada", "Principiants")
    await plays_in(house, first)
    second.renames("Dimarts")
    await house.says(house.pere, "/newgame", second)
    await house.says(house.marta, command, club)
    listed = await house.last(club)
    assert "1. Dimarts · Pere · queden 3 llocs lliures" in listed.text
    assert "2. Obligada · Ona–Marta 0 · Pere–Joan 0 · a 101" in listed.text
    lobby, table = await house.last(second), await house.last(first)
    urls = [button.url for button in listed.buttons]
    assert [str(url).rsplit("/", 2)[1:] for url in urls] == [
        [str(second.thread), str(lobby.id)],
        [str(first.thread), str(table.id)],
    ]


async def test_a_topic_older_than_the_bot_is_named_once_somebody_speaks_in_it(
    house: House,
) -> None:
    club = house.town.group("Club", house.people, creator=house.ona, forum=True)
    topic = club.topic("Taula vella")
    await club.add_bot()
    await house.says(house.pere, "/newgame", topic)
    await house.says(house.pere, "/tables", club)
    assert "Taula vella" in (await house.last(club)).text


async def test_without_topics_the_one_table_is_listed_and_without_any_one_is_offered(
    house: House,
) -> None:
    await house.adds_bot()
    await house.says(house.pere, "/tables", house.bar)
    assert (await house.last(house.bar)).labels == (("Taula nova",),)
    await house.has_played(room=house.bar)
    await house.says(house.pere, "/tables", house.bar)
    assert "1. Ona–Marta 0 · Pere–Joan 0" in (await house.last(house.bar)).text


async def test_in_private_it_says_where_to_ask(house: House) -> None:
    await house.says(house.pere, "/tables")
    assert "dins d'un grup" in (await house.last(house.pere)).text


# --- topics ---


async def rests(house: House) -> list[bool]:
    """Which live matches are paused, oldest first."""
    return [match.paused for match in await house.app.storage.matches.live()]


async def test_a_closed_topic_pauses_its_match_alone_until_it_opens(house: House) -> None:
    _, (first, second) = await club_of(house, "Taula 1", "Taula 2")
    await plays_in(house, first)
    await plays_in(house, second)
    first.closes()
    await house.settles()
    assert await rests(house) == [True, False]
    told = [m for m in house.ona.private.everything() if "queda en pausa" in m.text]
    assert len(told) == 1
    await house.passes(3600)  # nobody is played for there
    assert "🃏" not in told[0].text
    first.reopens()
    await house.settles()
    assert (await rests(house))[0] is False
    assert "queda en pausa" not in await house.reads(house.ona)
    assert "Canta" in await house.reads(first)


async def test_a_tap_in_a_closed_topic_does_not_wake_its_match(house: House) -> None:
    _, (topic,) = await club_of(house, "Taula 1")
    await plays_in(house, topic)
    topic.closes()
    await house.settles()
    await house.presses(house.pere, "⬇️ Baixa la taula", topic)
    assert await rests(house) == [True]
    told = [m for m in house.ona.private.everything() if "queda en pausa" in m.text]
    assert len(told) == 1


async def test_a_topic_closed_unheard_is_noticed_and_opened_by_whoever_writes(
    house: House,
) -> None:
    _, (topic,) = await club_of(house, "Taula 1")
    await plays_in(house, topic)
    topic.chat.topics[topic.thread or 0].closed = True  # the line about it was lost
    await house.says(house.ona, "/rules", topic)
    assert await rests(house) == [True]
    await house.says(house.ona, "/table", topic)  # an administrator may write all the same
    assert await rests(house) == [True]
    topic.chat.topics[topic.thread or 0].closed = False
    await house.says(house.pere, "/table", topic)
    assert await rests(house) == [False]
    assert house.pere.finds("Canta", topic) is not None


async def test_the_general_topic_closed_leaves_the_others_alone(house: House) -> None:
    club, (topic,) = await club_of(house, "Taula 1")
    await house.has_played(ORDINARY, *COPES, room=club)
    await plays_in(house, topic)
    club.closes_general()
    await house.settles()
    assert await rests(house) == [True, False]
    club.reopens_general()
    await house.settles()
    assert await rests(house) == [False, False]


async def test_a_countdown_does_not_go_on_in_a_closed_topic(house: House) -> None:
    _, (topic,) = await club_of(house, "Taula 1")
    await house.says(house.ona, "/newgame", topic)
    await house.presses(house.pere, "M'assec aquí (parella 2)", topic)
    await house.presses(house.marta, "M'assec amb Ona", topic)
    await house.presses(house.joan, "M'assec amb Pere", topic)
    topic.closes()
    await house.passes(60)
    assert await house.app.storage.matches.live() == []
    topic.reopens()
    await house.settles()
    await house.presses(house.pere, "Comencem", topic)
    assert await rests(house) == [False]


async def test_a_restart_leaves_a_closed_topic_at_rest(house: House) -> None:
    club, (topic,) = await club_of(house, "Taula 1")
    await plays_in(house, topic)
    topic.closes()
    await house.settles()
    club.mutes_bot()
    club.demotes_bot()  # it may write again, in the group
    await house.settles()
    assert await rests(house) == [True]


# --- rights ---


async def test_rights_taken_pause_and_given_let_the_match_go_on(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    house.bar.silences_members()
    await house.plays(house.ona, "9O")
    await house.says(house.pere, "/table", house.bar)
    assert await rests(house) == [True]
    house.bar.promotes_bot()  # an administrator writes whatever the members may
    await house.settles()
    assert await rests(house) == [False]
    assert house.ona.finds("queda en pausa") is None


# --- pins ---


async def test_a_lobby_is_pinned_silently_and_let_go_when_it_starts(house: House) -> None:
    await house.adds_bot()
    house.bar.promotes_bot()
    await house.says(house.ona, "/newgame", house.bar)
    lobby = await house.last(house.bar)
    assert [message.id for message in house.bar.pinned()] == [lobby.id]
    lines = [m for m in house.bar.messages() if m.service and "pinned_message" in m.service]
    assert [line.silent for line in lines] == [True]
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    await house.presses(house.marta, "M'assec amb Ona", house.bar)
    await house.presses(house.joan, "M'assec amb Pere", house.bar)
    await house.presses(house.ona, "Comencem", house.bar)
    assert house.bar.pinned() == []
    assert len(house.town.calls_of("pinChatMessage")) == 1


async def test_an_expired_lobby_is_let_go(house: House) -> None:
    await house.adds_bot()
    house.bar.promotes_bot()
    await house.says(house.ona, "/newgame", house.bar)
    await house.passes(31 * 60)
    assert house.bar.pinned() == []


async def test_without_the_right_to_pin_nothing_is_said(house: House) -> None:
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    assert house.bar.pinned() == []
    assert len(house.town.calls_of("pinChatMessage")) == 1
    assert "Pere + (buit)" in (await house.last(house.bar)).text


async def test_a_group_that_wants_no_pin_has_none(house: House) -> None:
    await house.adds_bot()
    house.bar.promotes_bot()
    await house.goes(pin_lobby=False)
    await house.says(house.ona, "/newgame", house.bar)
    assert house.town.calls_of("pinChatMessage") == []


async def test_a_rematch_is_not_pinned(house: House) -> None:
    await house.wins()
    house.bar.promotes_bot()
    await house.presses(house.ona, "Revenja", house.bar)
    assert house.town.calls_of("pinChatMessage") == []


# --- greeting ---


async def test_a_group_that_wants_no_greeting_has_none(house: House) -> None:
    await house.adds_bot()
    await house.goes(greeting=False)
    house.bar.kicks_bot()
    await house.settles()
    before = len(house.bar.everything())
    await house.adds_bot()
    await house.says(house.ona, "/start", house.bar)
    assert [m for m in house.bar.everything()[before:] if m.sender.is_bot and not m.service] == []
