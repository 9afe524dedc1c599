"""The updates: the number and the seed say what each is; pure.

Leaves to others: what becomes of them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import fields
from random import Random
from typing import Any, get_args, get_type_hints

from bot.bench.forgery.victims import FILLING_THREAD, FIRST_PERSON, NAMES, Table, Victims
from bot.callbacks import Callback, word_of
from bot.screens.menu import ALIASES, COMMANDS
from engine.cards import DECK

Json = dict[str, Any]

FIRST_STRANGER, STRANGERS = 800_000_001, 30
FIRST_GROUP, GROUPS = -1_002_000_000_001, 8
NOW = 1_700_000_000

KINDS: tuple[type[Any], ...] = get_args(Callback)
OF_A_TABLE = tuple(
    kind for kind in KINDS if {"match", "lobby"} & {field.name for field in fields(kind)}
)
HUGE = (2**31, 2**53, 2**63 - 1, 2**63, 10**30, -1, -(2**63), 0, 999_999_999)
MOVES = (*DECK, *(f"trump-{suit}" for suit in "OCEBX"), "botifarra", "trump-botifarra")
MOVES += ("delegate", "call", "pass", "9Z", "")
HOSTILE = (
    "<b>Ona</b>",
    "&amp;<a href='tg://user?id=1'>x</a>",
    "\u202eanO",
    "Z̷̢͍̈a̶͓͊l̴̰̈g̸̱̓o̷͖͂" * 6,
    "🤖 Agnès",
    "\x00\x1f\x7f",
    "'; DROP TABLE matches; --",
    "{ $name } { -botifarra }",
    "A" * 255,
    "\u2028\n\n\n",
    "",
    " ",
    "👨‍👩‍👧‍👦" * 16,
    "%s%n{0}{{",
    "مرحبا",
)
JUNK: tuple[Callable[[Random], Any], ...] = (
    lambda _: None,
    lambda random: random.choice(HUGE),
    lambda _: 1.5,
    lambda _: float("inf"),
    lambda _: True,
    lambda _: "",
    lambda _: "\ud800",
    lambda _: "x\udfff\ud83d",
    lambda random: "y" * random.choice((1, 64, 65, 5000)),
    lambda _: [],
    lambda _: {},
    lambda _: [{"id": {}}],
    lambda random: nested(random.choice((3, 40, 180))),
    lambda random: nested(random.choice((3, 40, 180)), "reply_to_message"),
)
VALUES = (
    *("lliure", "obligada", "denexa", "own", "length", "101", "36", "time", "off", "language"),
    *("ca", "fr", "xx", "easy", "hard", "baseline", "card", "points", "claimed", "conceded"),
    *("voided", "yes", "no", "profile", "games", "3", "rules", "glossary", "faq", "follow", "ask"),
    *("sound", "never", "theme", "delete", "zone", "bans", "pin", "", "nothing", "\u202e", "é" * 9),
)
UNKNOWN_KINDS = (
    *("edited_message", "channel_post", "edited_channel_post", "business_message"),
    *("inline_query", "chosen_inline_result", "shipping_query", "pre_checkout_query", "poll"),
    *("poll_answer", "chat_member", "chat_join_request", "message_reaction", "chat_boost"),
    *("removed_chat_boost", "purchased_paid_media", "something_new"),
)


def nested(depth: int, key: str = "x") -> Any:
    """An object in an object in an object …"""
    value: Any = {}
    for _ in range(depth):
        value = {key: value}
    return value


class Forger:
    """Knows the victims' ids, as a forger may."""

    def __init__(self, victims: Victims, seed: int) -> None:
        self._victims = victims
        self._seed = seed
        self._ways: tuple[tuple[int, Callable[[Random, int], Any]], ...] = (
            (30, self._strangers_tap),
            (14, self._others_tap),
            (12, self._own_tap),
            (8, self._senseless_tap),
            (14, self._command),
            (4, self._in_nobodys_name),
            (4, self._unknown_kind),
            (5, self._service),
            (3, self._membership),
            (12, self._broken),
        )

    def update(self, number: int) -> Any:
        """The update of that number; always the same for the same victims."""
        random = Random(f"{self._seed} {number}")
        weights = [weight for weight, _ in self._ways]
        (way,) = random.choices([way for _, way in self._ways], weights)
        return {"update_id": number, **way(random, number)}

    # Who and where

    def _stranger(self, random: Random, number: int) -> Json:
        """One of a few, or now and then somebody never seen before."""
        key = FIRST_STRANGER + random.randrange(STRANGERS)
        if random.randrange(100) == 0:
            key = 900_000_000 + number
        user: Json = {"id": key, "is_bot": False, "first_name": random.choice(HOSTILE)}
        if random.randrange(3) == 0:
            user["last_name"] = random.choice(HOSTILE)
        if random.randrange(3) == 0:
            user["username"] = random.choice(("ningu", "Botifarra", "a" * 32))
        if random.randrange(2):
            user["language_code"] = random.choice(("ca", "es-MX", "fr", "xx", "", "zh-hans"))
        return user

    def _player(self, telegram_id: int) -> Json:
        name = NAMES[telegram_id - FIRST_PERSON]
        return {"id": telegram_id, "is_bot": False, "first_name": name}

    def _group(self, random: Random, number: int) -> Json:
        """One of the strangers' own, or now and then one never seen before."""
        which = random.randrange(GROUPS)
        key = FIRST_GROUP - which
        if random.randrange(300) == 0:
            key = -1_003_000_000_000 - number
        chat: Json = {"id": key, "type": "supergroup", "title": random.choice(HOSTILE)}
        if which % 4 == 0:
            chat["is_forum"] = True
        elif which % 4 == 1:
            chat = {"id": -5_000 - which, "type": "group", "title": random.choice(HOSTILE)}
        return chat

    def _private(self, user: Json) -> Json:
        return {"id": user["id"], "type": "private", "first_name": user["first_name"]}

    def _message(self, random: Random, chat: Json, user: Json, **content: Any) -> Json:
        message: Json = {
            "message_id": random.randrange(1, 10**6),
            "date": NOW,
            "chat": chat,
            "from": user,
            **content,
        }
        if chat.get("is_forum") and random.randrange(2):
            message["message_thread_id"] = random.choice((5, 6, FILLING_THREAD, 2**53))
            message["is_topic_message"] = True
        if random.randrange(12) == 0:
            other = self._stranger(random, 0)
            message["reply_to_message"] = self._message(random, chat, other, text="hola")
        return message

    # Taps

    def _tap(self, random: Random, user: Json, data: Any, chat: Json) -> Json:
        message: Json | None = self._message(random, chat, user, text="taula")
        if random.randrange(10) == 0:
            message = {"message_id": random.randrange(1, 10**6), "chat": chat, "date": 0}
        query = {
            "id": f"{random.getrandbits(60)}.{user['id']}",
            "from": user,
            "chat_instance": "1",
            "data": data,
        }
        if message is not None and random.randrange(20):
            query["message"] = message
        else:
            query["inline_message_id"] = "AgAAA"
        return {"callback_query": query}

    def _strangers_tap(self, random: Random, number: int) -> Json:
        user = self._stranger(random, number)
        chat = self._group(random, number) if random.randrange(2) else self._private(user)
        table = random.choice(self._victims.tables)
        data = self._data(random, random.choice(KINDS), table, self._victims.lobbies)
        if random.randrange(4) == 0:
            data = _scratched(random, data)
        return self._tap(random, user, data, chat)

    def _others_tap(self, random: Random, _number: int) -> Json:
        """Somebody who plays, with the ids of a table in a group where they aren't."""
        places = range(len(self._victims.tables))
        here, there = random.sample(places, 2)
        mine, other = self._victims.tables[here], self._victims.tables[there]
        # Who plays in the bar is of its group, and so is who plays alone of the third.
        lobbies = (self._victims.lobbies[:1], self._victims.lobbies, self._victims.lobbies[1:])[
            here
        ]
        user = self._player(random.choice([player for player in mine.players if player]))
        kind = random.choice(OF_A_TABLE)
        return self._tap(
            random, user, self._data(random, kind, other, lobbies), self._private(user)
        )

    def _own_tap(self, random: Random, _number: int) -> Json:
        """Somebody who plays, at their table, with what is over or against the rules."""
        table = random.choice(self._victims.tables)
        seat = random.choice([seat for seat, player in enumerate(table.players) if player])
        user = self._player(table.players[seat] or 0)
        move = random.choice(MOVES)
        decision = random.choice((table.decision, table.decision - 1, 0, 1, table.decision + 1))
        if decision == table.decision and move in table.legal[seat]:
            decision += 1  # what they may do by rule is theirs to do
        data = random.choice(
            (
                f"a:{table.public_id}:{decision}:{move}",
                f"next:{table.public_id}:{random.choice((0, 1, 2, 7))}",
                f"hand:{table.public_id}:{random.choice((0, 1, 2, 999999999))}",
                f"agree:{table.public_id}:{random.choice((0, 1, 2))}:{random.choice(VALUES)}",
                f"decline:{table.public_id}:1:{random.choice(VALUES)}",
                f"by:{table.public_id}:{random.choice((0, 2, 9))}:{random.choice(VALUES)}",
                f"again:{table.public_id}",
                f"pairs:{table.public_id}",
                f"back:{table.public_id}",
            )
        )
        return self._tap(random, user, data, self._private(user))

    def _senseless_tap(self, random: Random, number: int) -> Json:
        user = self._stranger(random, number)
        data = random.choice(
            (
                random.randbytes(random.randrange(65)).decode("latin-1"),
                random.randbytes(random.randrange(65)).decode("utf-8", "replace"),
                ":" * random.randrange(65),
                '{"a":' * 12,
                "a" * 5000,
                "\ud800:\udfff",
                "a:" + "٣" * 5 + ":1:9O",
                random.choice(VALUES),
            )
        )
        return self._tap(random, user, data, self._private(user))

    def _data(self, random: Random, kind: type[Any], table: Table, lobbies: Sequence[str]) -> str:
        """A button that could be: this kind's word, and for each field something of its sort."""
        values = [
            self._value(random, field.name, get_type_hints(kind)[field.name], table, lobbies)
            for field in fields(kind)
        ]
        return ":".join([word_of(kind), *values])

    def _value(
        self, random: Random, name: str, kind: type[Any], table: Table, lobbies: Sequence[str]
    ) -> str:
        victims = self._victims
        if random.randrange(12) == 0:
            return str(random.choice((*HUGE, *VALUES)))
        match name:
            case "match":
                return table.public_id
            case "lobby":
                return random.choice(lobbies)
            case "decision":
                return str(table.decision - random.choice((0, 0, 0, 1, 5)))
            case "move":
                return str(random.choice(MOVES))
            case "chat":
                return str(random.choice(victims.chats))
            case "person":
                return str(random.choice(victims.persons))
            case "seat":
                return str(random.randrange(6))
            case "hand":
                return str(random.randrange(4))
        return str(random.randrange(14)) if kind is int else random.choice(VALUES)

    # Messages

    def _command(self, random: Random, number: int) -> Json:
        user = self._stranger(random, number)
        chat = self._group(random, number) if random.randrange(2) else self._private(user)
        return {"message": self._message(random, chat, user, **self._words(random))}

    def _words(self, random: Random) -> Json:
        name = random.choice((*COMMANDS, *ALIASES, "start", "start", "nothing"))
        target = random.choice(("", "", "@botifarra_bot", "@another_bot", "@"))
        table = random.choice(self._victims.tables)
        argument = random.choice(
            (
                "",
                " solo",
                " learn",
                " hand",
                f" {table.public_id}",
                " " + "A" * 64,
                " " + random.choice(HOSTILE),
                " {'match': 1}",
                f" {random.choice(HUGE)}",
                f" {random.choice(self._victims.lobbies)}",
            )
        )
        command = f"/{name}{target}"
        length = random.choice((len(command), len(command), len(command), 1, 999, 0, -4))
        entity = {"type": "bot_command", "offset": 0, "length": length}
        if random.randrange(8) == 0:
            return random.choice(
                (
                    {"text": random.choice(HOSTILE)},
                    {"photo": []},
                    {"sticker": {}},
                    {"text": command + argument, "entities": [entity, entity] * 40},
                    {"caption": command, "caption_entities": [entity]},
                )
            )
        return {"text": command + argument, "entities": [entity]}

    def _in_nobodys_name(self, random: Random, number: int) -> Json:
        chat = self._group(random, number)
        channel = {"id": random.choice((chat["id"], -1_009_000_000_001)), "type": "channel"}
        bot = {"id": 1_087_968_824, "is_bot": True, "first_name": "Group"}
        words = self._words(random)
        return {"message": self._message(random, chat, bot, sender_chat=channel, **words)}

    def _unknown_kind(self, random: Random, number: int) -> Json:
        kind = random.choice(UNKNOWN_KINDS)
        user = self._stranger(random, number)
        body = random.choice(
            (
                self._message(random, self._group(random, number), user, text="/newgame"),
                {"id": "1", "from": user, "query": "9O", "offset": ""},
                {"id": random.choice(HUGE), "user": user},
                nested(50),
                "text",
                None,
            )
        )
        return {kind: body}

    def _service(self, random: Random, number: int) -> Json:
        user, chat = self._stranger(random, number), self._group(random, number)
        other = self._group(random, number)
        victim = self._player(random.choice(self._victims.people))
        content: Json = random.choice(
            (
                {"left_chat_member": victim},
                {"left_chat_member": user},
                {"new_chat_members": [victim, user]},
                {"migrate_to_chat_id": other["id"]},
                {"migrate_from_chat_id": random.choice((other["id"], 2**63 - 1, 0))},
                {"forum_topic_created": {"name": random.choice(HOSTILE), "icon_color": 1}},
                {"forum_topic_edited": {}},
                {"forum_topic_closed": {}},
                {"forum_topic_reopened": {}},
                {"group_chat_created": True},
                {"new_chat_title": random.choice(HOSTILE)},
            )
        )
        return {"message": self._message(random, chat, user, **content)}

    def _membership(self, random: Random, number: int) -> Json:
        user = self._stranger(random, number)
        chat = random.choice(
            (
                self._group(random, number),
                self._private(user),
                {"id": -1_009_000_000_001, "type": "channel", "title": "Canal"},
            )
        )
        bot = {"id": 123_456_789, "is_bot": True, "first_name": "Botifarra"}
        statuses = ("member", "left", "kicked", "administrator", "restricted", "creator", "other")
        old, new = ({"user": bot, "status": random.choice(statuses)} for _ in range(2))
        change = {"chat": chat, "from": user, "date": NOW}
        return {"my_chat_member": {**change, "old_chat_member": old, "new_chat_member": new}}

    def _broken(self, random: Random, number: int) -> Json:
        """What a stranger may send, with something missing or of another type."""
        make = random.choice((self._strangers_tap, self._command, self._service, self._membership))
        update = copy.deepcopy(make(random, number))
        for _ in range(random.randrange(1, 4)):
            holder, key = _somewhere(random, update)
            if random.randrange(3) == 0:
                del holder[key]
            else:
                holder[key] = random.choice(JUNK)(random)
            if not update:
                break
        return update


def _somewhere(random: Random, update: Json) -> tuple[Any, Any]:
    """A place in it, and the key there."""
    places: list[tuple[Any, Any]] = []
    waiting: list[Any] = [update]
    while waiting and len(places) < 500:
        here = waiting.pop()
        inside: Sequence[tuple[Any, Any]] = ()
        if isinstance(here, dict):
            inside = list(here.items())
        elif isinstance(here, list):
            inside = list(enumerate(here))
        for key, value in inside:
            places.append((here, key))
            waiting.append(value)
    return random.choice(places)


def _scratched(random: Random, data: str) -> str:
    """The same with one letter changed, lost or doubled."""
    place = random.randrange(len(data))
    put = random.choice(("", ":", "\x00", "9", "\ud83d", data[place] * 2, "🟡"))
    return data[:place] + put + data[place + 1 :]
