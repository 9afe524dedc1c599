"""Stale, double, forged and strangers' taps: a word to whoever tapped, and nothing else."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bot.callbacks import Act, Callback, HowToEnd, parse
from bot.lobbies.gathering import Gathering, Sitter, to_json
from bot.sandbox import Person
from engine.cards import Trump
from engine.rules import Rules
from tests.bot.play.hands import CAPOT, ORDINARY
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House, meant

COPES = quiet_calls(Trump.COPES)

CATALAN = re.compile(r"\b(Aquest|aquesta|taula|botó|és)\b")

FOR_THOSE_WHO_MAY = (
    "a:{match}:{decision}:9O",
    "a:{match}:{decision}:delegate",
    "a:{match}:{decision}:pass",
    "why:{match}:{decision}",
    "last:{match}",
    "next:{match}:1",
    "back:{match}",
    "down:{match}",
    "leave:{match}",
    "end:{match}",
    "endhere:{match}",
    "onhere:{match}",
    "fin:{match}:1",
    "by:{match}:1:claimed",
    "by:{match}:1:conceded",
    "by:{match}:1:voided",
    "agree:{match}:1:conceded",
    "agree:{match}:1:voided",
    "decline:{match}:1:conceded",
    "decline:{match}:1:voided",
    "vote:{match}:yes",
    "vote:{match}:no",
    "close:{match}",
    "alive:{match}",
    "again:{match}",
    "pairs:{match}",
    "take:{match}:1",
    "free:{match}:1",
    "unwait:{match}",
    "up:{lobby}",
    "lot:{lobby}",
    "rules:{lobby}",
    "rule:{lobby}:length:36",
    "rule:{lobby}:games:3",
    "robots:{lobby}",
    "skill:{lobby}:hard",
    "robot:{lobby}:4",
    "robot:{lobby}:1",
    "norobot:{lobby}:2",
    "start:{lobby}",
    "hold:{lobby}",
    "here:{lobby}",
    "askout:{lobby}",
    "out:{lobby}:{person}",
    "group:{chat}:time:off",
    "group:{chat}:time:",
    "group:{chat}:own:ask",
    "group:{chat}:language:fr",
    "host:{chat}",
    "open",
    "bans:{chat}",
    "forgive:{chat}:{person}",
    "solo:normal:normal:lliure:101",
    "play:normal:normal:lliure:101",
    "goon",
    "hint:{match}:{decision}",
    "anew:{match}",
)
"""What is for those who play, sit or host there, with ids that exist."""
FOR_MEMBERS = (
    "hand:{match}:1",
    "wait:{match}",
    "queue:{lobby}",
    "sit:{lobby}:1",
    "new",
    "read:rules:follow",
)
"""What is open to the whole group, but to nobody else."""
ONES_OWN = (
    "no",
    "stop",
    "forget",
    "me:sound:turns",
    "speak:ca",
    "watch:{chat}:1",
    "learn:0:0:0",
    "tips",
)
"""What concerns nobody but whoever taps."""
EVERYTHING = (*FOR_THOSE_WHO_MAY, *FOR_MEMBERS, *ONES_OWN)
NONSENSE = (
    "read:rules:",
    "read:rules:nothing",
    "read:words:follow",
    "read:nothing:",
    "learn:12:0:0",
    "learn:1:9:0",
    "learn:1:0:1",
    "learn:1:1:4",
    "learn:999999999:1:1",
    "solo:best:normal:lliure:101",
    "solo:normal:random:lliure:101",
    "play:normal:normal:denexa:101",
    "play:normal:normal:lliure:7",
    "play:::101:lliure",
    "",
    "a",
    "a:::",
    "zzz:1",
    "\x00\x01",
    "🟡" * 16,
    "a:{match}:99999999999999999999:9O",
    "a:{match}:-1:9O",
    "a:{match}:0:9O",
    "a:{match}:{decision}:99Z",
    "a:{match}:{decision}:trump-X",
    "a:{match}:{decision}:1O",
    "a:nobody:{decision}:9O",
    "why:{match}:7",
    "hint:{match}:7",
    "hint:nobody:1",
    "last:nobody",
    "next:{match}:999999999",
    "next:nobody:1",
    "hand:{match}:0",
    "hand:{match}:999999999",
    "hand:nobody:1",
    "back:nobody",
    "down:nobody",
    "leave:nobody",
    "end:nobody",
    "again:nobody",
    "again:{match}",
    "pairs:{match}",
    "pairs:nobody",
    "take:nobody:1",
    "take:{match}:999999999",
    "free:nobody:1",
    "free:{match}:999999999",
    "wait:nobody",
    "unwait:nobody",
    "queue:nobody",
    "sit:nobody:1",
    "sit:nobody:999999999",
    "rule:nobody:length:36",
    "robots:nobody",
    "skill:nobody:hard",
    "skill:{lobby}:baseline",
    "robot:nobody:4",
    "robot:{lobby}:5",
    "norobot:nobody:1",
    "norobot:{lobby}:4",
    "norobot:{lobby}:1",
    "start:nobody",
    "group:999999999:time:off",
    "group:{chat}:time:7",
    "group:{chat}:length:1000",
    "group:{chat}:nothing:1",
    "me:language:xx",
    "speak:xx",
    "me:sound:loud",
    "me:nothing:1",
)


async def ids(house: House) -> dict[str, object]:
    """What a button of the live match would hold, and one of a lobby in another topic."""
    storage = house.app.storage
    match = (await storage.matches.live())[0]
    live = await house.app.services.tables.live(match.id)
    assert live.state.hand is not None
    row = await house.row(house.ona)
    return {
        "match": match.public_id,
        "chat": match.chat,
        "person": row.id,
        "decision": live.state.hand.open.decision,
        "lobby": await a_lobby(house, match.chat, row.id),
    }


async def a_lobby(house: House, chat: int, person: int) -> str:
    """A table that is filling in another topic of that group: this person sits at it."""
    now = house.clock.now
    seats = (Sitter(person, now), None, None, None)
    fresh = Gathering(person, "lliure", Rules(), now, seats)
    lobby = await house.app.storage.lobbies.create(
        chat=chat, thread=77, data=to_json(fresh), deadline=fresh.deadline(now)
    )
    return lobby.public_id


async def kept(house: House) -> tuple[object, ...]:
    """All that a tap might change: log, settings, lobbies, bans, who hears of what."""
    storage = house.app.storage
    (match,) = await storage.matches.live()
    circles = (storage.bans, storage.watchers)
    return (
        await house.log(),
        await house.group_record(),
        repr(await storage.lobbies.all_open()),
        [await circle.persons(match.chat) for circle in circles],
    )


async def stranger(house: House) -> Person:
    """Berta, of the bar, who reads Spanish and plays nowhere."""
    berta = await house.newcomer("Berta")
    await house.knows(berta)
    await house.likes(berta, language="es")
    return berta


def test_every_kind_of_button_is_forged_here() -> None:
    """A new kind needs a line above, which says whose it is."""
    known = dict.fromkeys(("match", "chat", "person", "decision", "lobby"), 1)
    kinds = {type(parse(form.format(**known))) for form in EVERYTHING}
    assert kinds == set(get_args(Callback))


async def test_a_strangers_taps_of_every_kind_change_nothing(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    berta, known = await stranger(house), await ids(house)
    table, before = await house.last(house.bar), await kept(house)
    for form in FOR_THOSE_WHO_MAY:
        answer = await house.forges(berta, form.format(**known), table)
        assert answer.text, form
        assert not CATALAN.search(answer.text), (form, answer.text)
        assert await kept(house) == before, form
    assert table.labels
    assert berta.private.messages() == []


async def test_nonsense_changes_nothing_whoever_sends_it(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    await house.says(house.ona, "/cards")
    known = await ids(house)
    hand, log, group = house.hand_of(house.ona), await house.log(), await house.group_record()
    text, labels = hand.text, hand.labels
    for form in NONSENSE:
        answer = await house.forges(house.ona, form.format(**known), hand)
        assert answer.text, form
        assert await house.log() == log, form
        assert await house.group_record() == group, form
        assert (hand.text, hand.labels) == (text, labels), form


async def test_bytes_that_are_no_text_are_answered(house: House) -> None:
    await house.has_played()
    answer = await house.forges(house.ona, b"\xff\xfe\x00a:", house.hand_of(house.ona))
    assert answer.text


async def test_other_peoples_buttons_do_nothing(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    log, group = await house.log(), await house.group_record()
    for button in house.hand_of(house.ona).buttons:
        if button.data is None or isinstance(meant(button), HowToEnd):
            continue  # how a hand should end is everybody's to ask
        for person in (house.pere, house.marta, house.joan):
            answer = await house.forges(person, button.data, house.hand_of(person))
            assert answer.text
    assert await house.log() == log
    assert await house.group_record() == group
    assert len(house.offers(house.ona)) == 12


async def test_another_chats_ids_do_nothing(house: House) -> None:
    """Who plays in the bar sends the club's ids, and the other way round."""
    await house.has_played(ORDINARY, *COPES)
    known = await ids(house)
    xavi = house.town.person("Xavi", language="ca")
    club = house.town.group("Club", [xavi], supergroup=True)
    await club.add_bot()
    await house.settles()
    message, before = await house.last(club), await kept(house)
    shown = await house.reads(club)
    for form in EVERYTHING:
        if form in ("new", "open", "me:sound:turns", "speak:ca"):
            continue  # a table, settings and a sound of their own
        answer = await house.forges(xavi, form.format(**known), message)
        assert answer.text or form == "no", form
        assert await kept(house) == before, form
    assert await house.reads(club) == shown
    assert xavi.private.messages() == []


@pytest.mark.parametrize("number", [0, 999_999_999, 10**20])
async def test_ids_of_nothing_at_all_do_nothing(house: House, number: int) -> None:
    await house.has_played(ORDINARY, *COPES)
    await ids(house)
    unknown = dict.fromkeys(("chat", "person", "decision"), number)
    table, before = await house.last(house.bar), await kept(house)
    for form in EVERYTHING:
        if "{" in form:
            data = form.format(match="nobody", lobby="nobody", **unknown)
            answer = await house.forges(house.ona, data, table)
            assert answer.text, form
            assert await kept(house) == before, form


async def test_who_sits_elsewhere_at_the_table_plays_nobodys_turn(house: House) -> None:
    """Marta plays there too, but nothing is asked of her, offered to her or over for her."""
    await house.has_played(ORDINARY, *COPES)
    known, hand = await ids(house), house.hand_of(house.marta)
    mine = (
        "last:",
        "down:",
        "leave:",
        "fin:",
        "by:{match}:1:conceded",
        "by:{match}:1:voided",
        "alive:",
        "solo:",
        "play:",
        "goon",
    )
    before = await kept(house)
    for form in FOR_THOSE_WHO_MAY:
        if not form.startswith(mine):
            answer = await house.forges(house.marta, form.format(**known), hand)
            assert answer.text, form
            assert await kept(house) == before, form


async def test_who_sits_at_a_table_that_fills_decides_for_nobody_else(house: House) -> None:
    """Pere sits there, but neither opened it nor hosts the group."""
    await house.opens_lobby()
    await house.presses(house.pere, "M'assec aquí (parella 2)", house.bar)
    (lobby,) = await house.app.storage.lobbies.all_open()
    for form in ("askout:{lobby}", "out:{lobby}:{person}", "start:{lobby}", "hold:{lobby}"):
        data = form.format(lobby=lobby.public_id, person=1)
        answer = await house.forges(house.pere, data, await house.last(house.bar))
        assert answer.text, form
    assert "Parella 1: Ona" in (await house.last(house.bar)).text


async def test_a_card_of_the_last_decision_is_stale(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    hand = house.hand_of(house.ona)
    data = next(b.data for b in hand.buttons if b.data and b.data.endswith(":8O"))
    assert data is not None
    await house.trick("Ona 3O, Pere 1O, Marta 2O, Joan 4O")
    await house.plays(house.pere, "3C")
    await house.plays(house.marta, "8C")
    await house.plays(house.joan, "5C")
    assert house.offers(house.ona)
    log, labels = await house.log(), house.hand_of(house.ona).labels
    answer = await house.forges(house.ona, data, house.hand_of(house.ona))
    assert "ja no val" in answer.text
    assert await house.log() == log
    assert house.hand_of(house.ona).labels == labels


async def test_a_card_of_the_last_hand_is_stale(house: House) -> None:
    house.decks.laid = []
    await house.has_played(CAPOT, *COPES, cards=44)
    button = next(b for b in house.hand_of(house.ona).buttons if b.data)
    assert button.data is not None
    await house.plays_out()
    await house.passes(21)
    assert "Mà 2" in await house.reads(house.bar)
    log = await house.log()
    for person in house.people:
        answer = await house.forges(person, button.data, house.hand_of(person))
        assert answer.text
    assert await house.log() == log


async def test_a_double_tap_plays_one_card_and_keeps_the_keyboards(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    hand, table = house.hand_of(house.ona), await house.last(house.bar)
    data = next(b.data for b in hand.buttons if b.data and b.data.endswith(":8O"))
    assert data is not None
    presses = [house.ona.forge(data, hand) for _ in range(4)]
    answers = [await press.answered() for press in presses]
    assert sum("Has jugat" in answer.text for answer in answers) == 1
    assert all(answer.text for answer in answers)
    await house.settles()
    text = await house.reads(house.bar)
    assert text.count("8 d'oros") == 1
    assert table.labels
    assert house.offers(house.pere) == {"1O", "11O"}


async def test_an_update_that_comes_twice_counts_once(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    house.town.duplicate_next_update()
    await house.plays(house.ona, "8O")
    await house.settles()
    assert (await house.reads(house.bar)).count("8 d'oros") == 1
    assert "Juga Pere" in await house.reads(house.bar)


async def test_two_different_cards_at_once_play_one(house: House) -> None:
    await house.has_played(ORDINARY, *COPES)
    hand = house.hand_of(house.ona)
    first, second = (b.data for b in hand.buttons if b.data and b.data[-2:] in ("8O", "3O"))
    assert first is not None
    assert second is not None
    presses = [house.ona.forge(data, hand) for data in (first, second)]
    answers = [await press.answered() for press in presses]
    assert sum("Has jugat" in answer.text for answer in answers) == 1
    await house.settles()
    assert "Juga Pere" in await house.reads(house.bar)


async def test_a_card_that_the_rules_forbid_is_explained(house: House) -> None:
    await house.has_played(ORDINARY, *COPES, cards=1)
    data = next(b.data for b in house.hand_of(house.pere).buttons if b.data)
    assert data is not None
    forged = data.rsplit(":", 1)[0]
    for card, words in (("9B", "no es pot jugar"), ("9O", "no la tens")):
        answer = await house.forges(house.pere, f"{forged}:{card}", house.hand_of(house.pere))
        assert answer.alert
        assert words in answer.text
    assert house.offers(house.pere) == {"1O", "11O"}


async def test_an_orphans_keyboard_is_taken_away_when_tapped(house: House) -> None:
    """A send whose answer was lost left a lobby that nobody remembers beside the real one."""
    await house.adds_bot()
    house.town.fault("sendMessage", chat=house.bar, drop_answer=True)
    await house.says(house.ona, "/newgame", house.bar)
    orphan, lobby = [m for m in house.bar.messages() if "Taula nova\n" in m.text]
    answer = await house.presses(house.pere, "M'assec aquí (parella 2)", message=orphan)
    assert "seus a la taula" in answer.text  # it means what it says, all the same
    assert orphan.labels == ()
    assert "Parella 2: Pere" in lobby.text
    assert lobby.labels


@pytest.mark.parametrize("gone", ["match", "group"])
async def test_buttons_of_what_is_over_say_so(house: House, gone: str) -> None:
    await house.has_played(ORDINARY, *COPES)
    hand = house.hand_of(house.ona)
    data = next(b.data for b in hand.buttons if b.data)
    assert data is not None
    if gone == "match":
        await house.says(house.ona, "/endgame")
        await house.presses(house.ona, "Sí, acabem", house.ona.private)
        words = "ja s'ha acabat"
    else:
        house.bar.kicks_bot()
        await house.settles()
        words = "en pausa"
    answer = await house.forges(house.ona, data, hand)
    assert words in answer.text


async def test_a_match_that_was_closed_when_two_groups_became_one_is_over(house: House) -> None:
    other = house.town.group("Can Joan", house.people, creator=house.ona, supergroup=True)
    await house.has_played(ORDINARY, *COPES)
    await house.has_played(ORDINARY, *COPES, room=other)
    hand = await house.last(house.ona)
    data = next(button.data for button in hand.buttons if isinstance(meant(button), Act))
    assert data is not None
    assert "Can Joan" in hand.text
    await house.app.services.groups.migrated(house.bar.chat_id, other.chat_id)
    await house.settles()
    answer = await house.forges(house.ona, data, hand)
    assert answer.text == "Aquesta partida ja s'ha acabat."
