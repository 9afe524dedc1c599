"""What a button says when it is tapped: plain values, and their text of at most 64 bytes.

`parse` and `format` are inverse. Nothing here is trusted: the seat comes from who tapped, and
whether the tap still means anything is for the table or the lobby to say.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import Any, get_type_hints

MAX_BYTES = 64
_SEPARATOR = ":"

CARD, POINTS_PAGE = "card", "points"
"""The rules card's front, and its list of points."""


@dataclass(frozen=True, slots=True)
class Act:
    """A move in a match; `move` is a word of `moves.py`."""

    match: str
    decision: int
    move: str


@dataclass(frozen=True, slots=True)
class WhyThese:
    """Why these cards and no others."""

    match: str
    decision: int


@dataclass(frozen=True, slots=True)
class LastTrick:
    """A look at the last trick."""

    match: str


@dataclass(frozen=True, slots=True)
class NextHand:
    """Ready for the hand after this one."""

    match: str
    hand: int


@dataclass(frozen=True, slots=True)
class WholeHand:
    """Open the four hands of a scored hand in the group."""

    match: str
    hand: int


@dataclass(frozen=True, slots=True)
class ImBack:
    """Take one's seat back from the stand-in."""

    match: str


@dataclass(frozen=True, slots=True)
class MoveDown:
    """Bring the table to the bottom of the group."""

    match: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the match, after the question whether one is sure."""

    match: str


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the match, after the question whether one is sure."""

    match: str


@dataclass(frozen=True, slots=True)
class HowToEnd:
    """Ask how to end the hand before its last card."""

    match: str
    hand: int


@dataclass(frozen=True, slots=True)
class EndBy:
    """End the hand so, or offer to: `ending` is claimed, conceded, voided, or played for not."""

    match: str
    hand: int
    ending: str


@dataclass(frozen=True, slots=True)
class AgreeToEnd:
    """Say yes to what is on offer: conceded or voided."""

    match: str
    hand: int
    ending: str


@dataclass(frozen=True, slots=True)
class DeclineToEnd:
    """Say no to what is on offer, or take it back."""

    match: str
    hand: int
    ending: str


@dataclass(frozen=True, slots=True)
class VoteToEnd:
    """Vote on ending the match: vote is yes or no."""

    match: str
    vote: str


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Close a table where nobody has played for long."""

    match: str


@dataclass(frozen=True, slots=True)
class StillPlaying:
    """Keep a table that is about to be closed."""

    match: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another match with the same seats."""

    match: str


@dataclass(frozen=True, slots=True)
class ChangePairs:
    """Another match of the same four, paired in the next way."""

    match: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down on a seat of a running match that has become free."""

    match: str
    seat: int


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """Vote for freeing the seat of somebody away."""

    match: str
    seat: int


@dataclass(frozen=True, slots=True)
class WaitAtTable:
    """Wait for the next free seat of a match."""

    match: str


@dataclass(frozen=True, slots=True)
class StopWaiting:
    """Wait no longer for a seat of a match."""

    match: str


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Take a question away without doing anything."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Open a lobby, from the greeting."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit on, or change to, a seat of a lobby."""

    lobby: str
    seat: int


@dataclass(frozen=True, slots=True)
class WaitInLobby:
    """Wait for the next free seat of a lobby."""

    lobby: str


@dataclass(frozen=True, slots=True)
class StandUp:
    """Leave a lobby, or its waiting list."""

    lobby: str


@dataclass(frozen=True, slots=True)
class DrawPartners:
    """Draw the partners by lot."""

    lobby: str


@dataclass(frozen=True, slots=True)
class ShowRules:
    """Open or fold the rules card of a lobby."""

    lobby: str


@dataclass(frozen=True, slots=True)
class ChooseRule:
    """Choose a rule in a lobby: `field` is "profile" or a point of the rules.

    An empty value opens a page of the rules card: `CARD`, `POINTS_PAGE`, or that point's values.
    """

    lobby: str
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class Start:
    """Start the match now."""

    lobby: str


@dataclass(frozen=True, slots=True)
class Hold:
    """Stop the countdown."""

    lobby: str


@dataclass(frozen=True, slots=True)
class ImHere:
    """Confirm that one is still at the lobby."""

    lobby: str


@dataclass(frozen=True, slots=True)
class GroupSetting:
    """Set one of a group's settings; an empty value opens the page of that field."""

    chat: int
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class StopAsking:
    """Answer nothing to a question that wants an answer in writing."""


@dataclass(frozen=True, slots=True)
class PersonSetting:
    """Set one of one's own settings; an empty value opens the choice of that field."""

    field: str
    value: str


@dataclass(frozen=True, slots=True)
class HostGroup:
    """Open a group's settings from the list of those that one hosts."""

    chat: int


@dataclass(frozen=True, slots=True)
class OpenSettings:
    """Open the settings of the group in which it is tapped."""


@dataclass(frozen=True, slots=True)
class EndHere:
    """End the match; asked in its group for somebody who wrote in the group's name."""

    match: str


@dataclass(frozen=True, slots=True)
class GoOnHere:
    """Don't; the question in the group goes away."""

    match: str


@dataclass(frozen=True, slots=True)
class ShowBans:
    """List who is banned in a group."""

    chat: int


@dataclass(frozen=True, slots=True)
class Forgive:
    """Let a banned person play in a group again."""

    chat: int
    person: int


@dataclass(frozen=True, slots=True)
class AskToRemove:
    """Ask whom to take off a lobby."""

    lobby: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a person off a lobby."""

    lobby: str
    person: int


@dataclass(frozen=True, slots=True)
class Watch:
    """Hear of new tables in a group (1), or no longer (0)."""

    chat: int
    on: int


Callback = (
    Act
    | WhyThese
    | LastTrick
    | NextHand
    | WholeHand
    | ImBack
    | MoveDown
    | Leave
    | EndGame
    | HowToEnd
    | EndBy
    | AgreeToEnd
    | DeclineToEnd
    | VoteToEnd
    | CloseTable
    | StillPlaying
    | Rematch
    | ChangePairs
    | TakeSeat
    | FreeSeat
    | WaitAtTable
    | StopWaiting
    | Dismiss
    | NewGame
    | Sit
    | WaitInLobby
    | StandUp
    | DrawPartners
    | ShowRules
    | ChooseRule
    | Start
    | Hold
    | ImHere
    | GroupSetting
    | StopAsking
    | PersonSetting
    | HostGroup
    | OpenSettings
    | EndHere
    | GoOnHere
    | ShowBans
    | Forgive
    | AskToRemove
    | Remove
    | Watch
)

_WORDS: dict[str, type[Callback]] = {
    "a": Act,
    "why": WhyThese,
    "last": LastTrick,
    "next": NextHand,
    "hand": WholeHand,
    "back": ImBack,
    "down": MoveDown,
    "leave": Leave,
    "end": EndGame,
    "fin": HowToEnd,
    "by": EndBy,
    "agree": AgreeToEnd,
    "decline": DeclineToEnd,
    "vote": VoteToEnd,
    "close": CloseTable,
    "alive": StillPlaying,
    "again": Rematch,
    "pairs": ChangePairs,
    "take": TakeSeat,
    "free": FreeSeat,
    "wait": WaitAtTable,
    "unwait": StopWaiting,
    "no": Dismiss,
    "new": NewGame,
    "sit": Sit,
    "queue": WaitInLobby,
    "up": StandUp,
    "lot": DrawPartners,
    "rules": ShowRules,
    "rule": ChooseRule,
    "start": Start,
    "hold": Hold,
    "here": ImHere,
    "group": GroupSetting,
    "stop": StopAsking,
    "me": PersonSetting,
    "host": HostGroup,
    "open": OpenSettings,
    "endhere": EndHere,
    "onhere": GoOnHere,
    "bans": ShowBans,
    "forgive": Forgive,
    "askout": AskToRemove,
    "out": Remove,
    "watch": Watch,
}
_NAMES = {kind: word for word, kind in _WORDS.items()}


def format(callback: Callback) -> str:  # noqa: A001 - the inverse of parse
    """The data of a button; ValueError if it would not fit."""
    data = _SEPARATOR.join([_NAMES[type(callback)], *map(str, astuple(callback))])
    if len(data.encode()) > MAX_BYTES:
        raise ValueError(f"expected at most {MAX_BYTES} bytes of callback data: {data!r}")
    return data


def parse(data: str) -> Callback | None:
    """What a button's data says; None for anything `format` would not have written."""
    word, *values = data.split(_SEPARATOR)
    kind = _WORDS.get(word)
    if kind is None or len(values) != len(fields(kind)):
        return None
    hints = get_type_hints(kind)
    arguments: list[Any] = []
    for field, value in zip(fields(kind), values, strict=True):
        if hints[field.name] is not int:
            arguments.append(value)
        elif value.isascii() and value.isdigit() and len(value) < 10 and str(int(value)) == value:
            arguments.append(int(value))
        else:
            return None
    return kind(*arguments)
