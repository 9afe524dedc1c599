"""Screens of tables that fill, and of who hears of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.callbacks import CARD, POINTS_PAGE
from bot.gallery.guests import (
    HOUSE,
    Family,
    Guests,
    Shown,
)
from bot.screens import (
    club,
    lobby,
    watch,
)
from engine.profiles import OWN, PROFILES
from engine.rules import FirstDealer, Rules, Variant


class Lobbies(Guests):
    """Before a match."""

    def families(self) -> Iterator[tuple[str, Family]]:
        yield "lobby", list(self._lobbies())
        yield "club", list(self._club())
        yield "watch", list(self._watch())

    def _lobbies(self) -> Iterator[tuple[str, Shown]]:
        yield "nobody", self.lobby("....")
        yield "one seated", self.lobby("o...")
        yield "three seated", self.lobby("oo.o")
        yield "two who are partners", self.lobby("o.o.")
        yield "countdown", self.lobby("oooo", seconds_to_start=20)
        yield "put off", self.lobby("oooo", seconds_to_start=20, put_off=True)
        yield "countdown stopped", self.lobby("oooo")
        yield "one is asked", self.lobby("ooo?", minutes_left=12)
        yield "two are asked", self.lobby("o??o", minutes_left=1)
        yield "rematch", self.lobby("?o??", rematch=True, minutes_left=2)
        yield "no turn time", self.lobby("o...", turn_seconds=None)
        waiting = self.names[:2]
        yield "full, and two wait", self.lobby("oooo", seconds_to_start=20, waiting=waiting)
        for name, sitting in {
            "nobody": "....",
            "one": "o...",
            "one and a computer": "o.h.",
            "three": "oo.o",
            "two and two computers": "onho",
        }.items():
            yield f"computers open: {name}", self.lobby(sitting, computers_open=True)
        hard = self.lobby("oe.n", computers_open=True, level="hard")
        yield "computers open: the next one plays well", hard
        yield "computers open: four have sat down", self.lobby("oooo", computers_open=True)
        yield "computers, countdown", self.lobby("onho", seconds_to_start=20)
        yield "computers, and one is free", self.lobby("en.h")
        yield "computers, rematch", self.lobby("on?h", rematch=True, minutes_left=2)
        yield "session", self.lobby("o...", games=3)
        yield "session, rules open", self.lobby("o...", games=3, rules_open=True)
        yield "session, second game", self.lobby("?o??", games=3, game=2, rematch=True)
        second = self.lobby("oooo", games=3, game=2, rules_open=True)
        yield "session, second game, rules open", second
        for profile in PROFILES:
            yield f"rules open: {profile}", self.lobby("o...", profile=profile, rules_open=True)
        eastern = Rules(variant=Variant.OBLIGADA, quick=True)
        yield (
            "rules open: quick obligada",
            self.lobby("o...", profile="botifarra-app", rules=eastern, rules_open=True),
        )
        yield (
            "rules open: the group's own",
            self.lobby("o...", profile=OWN, rules=HOUSE, rules_open=True, own=self.own),
        )
        near = replace(HOUSE, first_dealer=FirstDealer.TURNED_CARDS)
        for opened in (CARD, POINTS_PAGE, "dealing", "overtake_partner_free"):
            yield (
                f"rules open: obligada changed: {opened}",
                self.lobby(
                    "o...",
                    profile="obligada",
                    rules=near,
                    rules_open=True,
                    opened=opened,
                    own=self.own,
                ),
            )
        yield (
            "rules open: a point that no longer counts",
            self.lobby("o...", rules_open=True, opened="overtake_partner_free"),
        )
        slow = {"turn_seconds": 86_400, "rules": replace(Rules(), covered_hand=True)}
        yield "a day a turn, one change", self.lobby("o...", **slow)
        full = self.lobby_scene("oooo", seconds_to_start=20)
        yield "clockwise, full", self.lobby("oooo", profile="denexa")
        yield "expired", lobby.expired(self.lobby_scene("oo.o"), self.t)
        yield "started", lobby.started(full, self.t)
        yield "started with computers", lobby.started(self.lobby_scene("oenh"), self.t)
        next_game = self.lobby_scene("oooo", games=3, game=2)
        yield "session, second game started", lobby.started(next_game, self.t)
        yield "private: are you there", lobby.are_you_there(self.lobby_scene("ooo?"), self.t)
        asked = self.lobby_scene("?ooo", rematch=True)
        yield "private: rematch", lobby.are_you_there(asked, self.t)
        asked = self.lobby_scene("?ooo", rematch=True, games=3, game=2)
        yield "private: next game", lobby.are_you_there(asked, self.t)
        yield "private: starting", lobby.starting(full, self.t)
        yield "private: seated", lobby.seated(self.lobby_scene("oo.."), self.t)

    def _club(self) -> Iterator[tuple[str, Shown]]:
        t, group, names = self.t, self.group, self.names
        link = "https://t.me/c/1002000000001/5/12"
        match = club.PlayedTable("Obligada", link, names, (45, 60), Rules(), paused=False)
        quick = club.PlayedTable("", None, names, (0, 12), Rules(quick=True), paused=True)
        empty = club.GatheringTable("Principiants", link, ())
        two = club.GatheringTable("Dimarts", link, names[:2])
        yield "three topics", club.tables(group, [match, quick], [empty, two], t)
        alone = club.PlayedTable(None, link, names, (45, 60), Rules(), paused=False)
        yield "no topics", club.tables(group, [alone], [], t)
        full = club.GatheringTable(None, link, names)
        yield "four are there", club.tables(group, [], [full], t)
        yield "no table", club.tables(group, [], [], t)

    def _watch(self) -> Iterator[tuple[str, Shown]]:
        t, group = self.t, self.group
        known = [(900_000_001, group, True), (900_000_002, group, False)]
        yield "groups", watch.groups(known, t)
        yield "switched on", watch.groups(known, t, (group, True))
        yield "switched off", watch.groups(known, t, (group, False))
        yield "no group", watch.groups([], t)
        yield "a table is open", watch.opened(group, "https://t.me/c/1002000000001/12", t)
        yield "a table is open in a basic group", watch.opened(group, None, t)
        yield "from the group", watch.from_the_group("https://t.me/botifarra_bot?start=x", t)
