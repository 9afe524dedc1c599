"""What a screen needs beside the game: who sits where, and where this table is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.callbacks import CARD
from bot.computers.player import ORDINARY_LEVEL, ComputerLevel
from bot.pictures.model import ThemeName
from engine.cards import Seat
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Standing:
    """A session after a game of it."""

    game: int
    games: int
    points: tuple[tuple[str, int], ...]
    """Each player's own, most first."""

    @property
    def over(self) -> bool:
        """That was its last game."""
        return self.game >= self.games


@dataclass(frozen=True, slots=True)
class Scene:
    """The table around a match, in people's names.

    Names and titles are as their owners typed them: `texts` escapes them.
    """

    match: str
    """The match's public id, for buttons."""
    names: tuple[str, str, str, str]
    """By seat."""
    group: str
    """The group's title."""
    bot: str
    """The bot's username, without @."""
    met: tuple[str, str, str, str] = ("", "", "", "")
    """By seat: who was the partner when its player sat down."""
    scored: tuple[tuple[str, str, str, str], ...] = ()
    """The names when each hand was scored, hand after hand."""
    turn_seconds: int | None = 60
    """None when the turn time is off."""
    stand_in: frozenset[Seat] = frozenset()
    """Seats that are played for their absent owner."""
    computers: frozenset[Seat] = frozenset()
    """Seats of computer players: whoever comes gets one of these."""
    left: frozenset[Seat] = frozenset()
    """Seats whose owner has left the match; these are played for too."""
    removed: frozenset[Seat] = frozenset()
    """Those of them whose owner was voted out."""
    present: frozenset[Seat] = frozenset(Seat)
    """Seats of persons who have not left the match."""
    deserted: bool = False
    """People sit here, and all of them are away."""
    removals: tuple[int, ...] = (0, 0, 0, 0)
    """By seat: how many want it free, its owner being away."""
    removals_needed: int = 1
    waiting: tuple[str, ...] = ()
    """Who waits for a seat, first come first."""
    session: Standing | None = None
    """The session of a match that is over, if it belongs to one."""
    unreachable: frozenset[Seat] = frozenset()
    """Seats whose owner the bot can't write to."""
    confirmed: frozenset[Seat] = frozenset()
    """Seats that have tapped for the next hand."""
    opened: frozenset[int] = frozenset()
    """Numbers of the scored hands whose four hands somebody has opened."""
    minutes: int = 0
    """How long the match has lasted."""
    ended: bool = False
    """The match was ended before it was won."""
    group_link: str | None = None
    """The address of the table in the group, where Telegram has one."""
    hints: bool = False
    """Whoever is asked something may ask what the computer would do."""
    pictures: ThemeName | None = None
    """In which colours its reader wants pictures; None for words alone."""
    alone: bool = False
    """One person plays with computers, in private: there is no group."""
    reminded: frozenset[Seat] = frozenset()
    """Seats that have been reminded of the question they are asked."""
    missed: frozenset[tuple[Seat, int]] = frozenset()
    """Turns of this hand, from 0, that another played for the seat's player."""
    paused: bool = False
    """The group can't be written to: timers stand still."""
    profile: str = "lliure"
    """What the table calls its rules: a profile's name, or `OWN`."""
    profile_name: str = ""
    """Of the group's own profile, as it was typed; empty with the others."""

    @property
    def ready(self) -> frozenset[Seat]:
        """Those present who have tapped for the next hand."""
        return self.confirmed & self.present

    @property
    def free(self) -> frozenset[Seat]:
        """Seats that a person may take: free ones, and those of computer players."""
        return self.left | self.computers

    def at_hand(self, number: int) -> Scene:
        """The same with the names of those who sat there when that hand, from 1, was scored."""
        if number > len(self.scored):
            return self
        return replace(self, names=self.scored[number - 1])


@dataclass(frozen=True, slots=True)
class Manner:
    """How one person likes their own hand; nobody else's screens know of it."""

    wide_buttons: bool = False
    """Two cards a row."""
    low_first: bool = False
    """The weakest card of each suit first."""
    play_single: bool = True
    """An only legal card plays itself."""
    tips: bool = False
    """It is their first hand, or its score."""


ORDINARY = Manner()


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A taken seat of a lobby."""

    name: str
    confirmed: bool = True
    """False while somebody who sat down long ago, or keeps a seat of the last match, is asked."""
    level: ComputerLevel | None = None
    """Of a computer player, None of a person."""


PAIRS = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
"""As a lobby counts them, from 1."""


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A lobby in people's names; seats 0 and 2 are pair 1, seats 1 and 3 pair 2."""

    lobby: str
    """The lobby's public id, for buttons."""
    seats: tuple[LobbySeat | None, LobbySeat | None, LobbySeat | None, LobbySeat | None]
    profile: str
    """What the group calls these rules: a profile's name, or `OWN`."""
    rules: Rules
    own: str = ""
    """The name of the group's own profile, as it was typed; empty without one."""
    turn_seconds: int | None = 60
    minutes_left: int = 30
    """Until it expires."""
    seconds_to_start: int | None = None
    """The countdown, in the two steps it is shown in; None when none runs."""
    put_off: bool = False
    """It would have started, if there were room for one more table."""
    rules_open: bool = False
    """The rules card is unfolded."""
    opened: str = CARD
    """The page of the card that is open: `CARD`, `POINTS_PAGE`, or a point."""
    computers_open: bool = False
    """The page for computer players is unfolded."""
    level: ComputerLevel = ORDINARY_LEVEL
    """How well the next computer player will play."""
    rematch: bool = False
    """Its seats are kept for the last match's four until they confirm or time is up."""
    waiting: tuple[str, ...] = ()
    """Who waits for a seat, first come first."""
    games: int = 1
    """How many games are to be played: more than one is a session."""
    game: int = 1
    """Which of them this is."""
    group: str = ""
    """The group's title, as it was typed."""
    group_link: str | None = None
    """The address of the lobby in the group, where Telegram has one."""

    @property
    def free(self) -> tuple[Seat, ...]:
        """Seats that nobody has."""
        return tuple(seat for seat in Seat if self.seats[seat] is None)

    @property
    def computers(self) -> dict[Seat, LobbySeat]:
        """The computer players, by seat."""
        taken = zip(Seat, self.seats, strict=True)
        return {seat: sitter for seat, sitter in taken if sitter and sitter.level is not None}

    @property
    def persons(self) -> int:
        """How many people sit there."""
        return len(self.seats) - len(self.free) - len(self.computers)


@dataclass(frozen=True, slots=True)
class GroupScene:
    """A group's settings."""

    chat: int
    """The chat's internal key, for buttons."""
    group: str
    """The group's title, as it was typed."""
    profile: str
    """What the group calls these rules: a profile's name, or `OWN`."""
    rules: Rules
    """What the next match will be played by."""
    language: str
    turn_seconds: int | None = 60
    """None when the turn time is off."""
    own: str = ""
    """The name of the group's own profile, as it was typed; empty without one."""
    own_rules: Rules | None = None
    pinned: bool = False
    """New tables begin with the group's own profile."""
    time_zone: str = "Europe/Madrid"
    """An IANA name."""
    trick_pause: int = 0
    """Seconds."""
    next_hand: int | None = 20
    """Seconds; None when all have tapped."""
    pin_lobby: bool = True
    greeting: bool = True
    computer_pace: int = 1
    """Seconds."""
    hints: bool = False
    pictures: str = "light"
    """`light`, `dark` or `none`."""
    banned: int = 0
    """How many may not play there."""
