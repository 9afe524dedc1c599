"""The people for whom the gallery shows screens, in one language, and what they meet everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from bot.computers.player import LEVELS, Computer
from bot.gallery.play import Game
from bot.gallery.play import scene as scene_of
from bot.pictures.model import ThemeName
from bot.screens import (
    hand,
    lobby,
    table,
)
from bot.screens.scene import LobbyScene, LobbySeat, Scene
from bot.screens.screen import Screen
from bot.texts import Texts, Translator
from engine.actions import Action
from engine.cards import Seat
from engine.players.reasons import Reason
from engine.profiles import OWN, PROFILES
from engine.rules import Dealing, FirstDealer, Rules, Variant
from engine.state import State
from engine.view import View, view

Shown = Screen | str
Family = list[tuple[str, Shown]]
Names = tuple[str, str, str, str]
Advised = tuple[View, Action, Reason]

EVERYBODY = frozenset(Seat)
HOUSE = Rules(
    variant=Variant.OBLIGADA,
    dealing=Dealing.NO_SHUFFLE,
    covered_hand=True,
    first_dealer=FirstDealer.RANDOM,
)
"""What a group has made its own."""
COMPUTERS = {
    letter: LobbySeat(Computer(level, name).shown, level=level)
    for letter, level, name in zip("enh", LEVELS, ("Agnès", "Domènec", "Cinta"), strict=True)
}
"""On seats of lobbies; people are `o`, or `?` as long as they haven't answered."""


@cache
def texts() -> Texts:
    return Texts.load(strict=True)


class Guests:
    """Screens for these people, in this language."""

    def __init__(
        self,
        t: Translator,
        names: Names,
        group: str,
        own: str = "Els dijous",
        advice: Mapping[str, Advised] = MappingProxyType({}),
        pictures: ThemeName | None = None,
    ) -> None:
        """`advice`: positions that are thought out elsewhere, by their names; `pictures`: in which
        colours these people want them."""
        self.t = t
        self.names = names
        self.group = group
        self.own = own
        self.advice = advice
        self.pictures = pictures

    def families(self) -> Iterator[tuple[str, Family]]:
        """Name of the golden file, and what stands in it."""
        raise NotImplementedError

    def scene(self, **changes: object) -> Scene:
        changes = {"pictures": self.pictures, **changes}
        return scene_of(names=self.names, group=self.group, **changes)

    def table(self, state: State, **changes: object) -> Screen:
        return table.table(view(state, None), self.scene(**changes), self.t)

    def hand(self, state: State, seat: Seat, **changes: object) -> Screen:
        return hand.hand(view(state, seat), self.scene(**changes), self.t)

    def lobby(self, seats: str, **changes: object) -> Screen:
        return lobby.lobby(self.lobby_scene(seats, **changes), self.t)

    def lobby_scene(self, seats: str, **changes: object) -> LobbyScene:
        taken = tuple(
            COMPUTERS.get(seat) or (None if seat == "." else LobbySeat(name, confirmed=seat == "o"))
            for seat, name in zip(seats, self.names, strict=True)
        )
        profile = str(changes.get("profile", "lliure"))
        fields: dict[str, object] = {
            "lobby": "lX42a",
            "seats": taken,
            "profile": profile,
            "rules": HOUSE if profile == OWN else PROFILES[profile].rules,
            "group": self.group,
            "group_link": "https://t.me/c/1234567/88",
            **changes,
        }
        return LobbyScene(**fields)  # type: ignore[arg-type]


def turn_of(state: State) -> Seat:
    """Whose turn it is."""
    return Game.at(state).turn()
