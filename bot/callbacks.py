"""What a button says when it is tapped: plain values, and their text of at most 64 bytes.

`parse` and `format` are inverse. Nothing here is trusted: the seat comes from who tapped, and
whether the tap still means anything is for the table or the lobby to say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform, get_type_hints

T = TypeVar("T")

MAX_BYTES = 64
_SEPARATOR = ":"

CARD, POINTS_PAGE = "card", "points"
"""The rules card's front, and its list of points."""
ALL_SEATS = 4
"""In place of a seat's number: every seat that is free."""

_WORDS: dict[str, Any] = {}
_NAMES: dict[type, str] = {}


@dataclass_transform(frozen_default=True)
def _tap(word: str) -> Callable[[type[T]], type[T]]:
    """A value that a button can say, by this word. Buttons outlive a release: a word stays."""

    def known(kind: type[T]) -> type[T]:
        kind = dataclass(frozen=True, slots=True)(kind)
        _WORDS[word], _NAMES[kind] = kind, word
        return kind

    return known


@_tap("a")
class Act:
    """A move in a match; `move` is a word of `moves.py`."""

    match: str
    decision: int
    move: str


@_tap("why")
class WhyThese:
    """Why these cards and no others."""

    match: str
    decision: int


@_tap("hint")
class Hint:
    """What would the computer do?"""

    match: str
    decision: int


@_tap("last")
class LastTrick:
    """A look at the last trick."""

    match: str


@_tap("next")
class NextHand:
    """Ready for the hand after this one."""

    match: str
    hand: int


@_tap("hand")
class WholeHand:
    """Open the four hands of a scored hand in the group."""

    match: str
    hand: int


@_tap("back")
class ImBack:
    """Take one's seat back from the stand-in."""

    match: str


@_tap("down")
class MoveDown:
    """Bring the table to the bottom of the group."""

    match: str


@_tap("leave")
class Leave:
    """Leave the match, after the question whether one is sure."""

    match: str


@_tap("end")
class EndGame:
    """End the match, after the question whether one is sure."""

    match: str


@_tap("fin")
class HowToEnd:
    """Ask how to end the hand before its last card."""

    match: str
    hand: int


@_tap("by")
class EndBy:
    """End the hand so, or offer to: `ending` is claimed, conceded, voided, or played for not."""

    match: str
    hand: int
    ending: str


@_tap("agree")
class AgreeToEnd:
    """Say yes to what is on offer: conceded or voided."""

    match: str
    hand: int
    ending: str


@_tap("decline")
class DeclineToEnd:
    """Say no to what is on offer, or take it back."""

    match: str
    hand: int
    ending: str


@_tap("vote")
class VoteToEnd:
    """Vote on ending the match: vote is yes or no."""

    match: str
    vote: str


@_tap("close")
class CloseTable:
    """Close a table where nobody has played for long."""

    match: str


@_tap("alive")
class StillPlaying:
    """Keep a table that is about to be closed."""

    match: str


@_tap("again")
class Rematch:
    """Another match with the same seats."""

    match: str


@_tap("pairs")
class ChangePairs:
    """Another match of the same four, paired in the next way."""

    match: str


@_tap("take")
class TakeSeat:
    """Sit down on a seat of a running match that has become free."""

    match: str
    seat: int


@_tap("free")
class FreeSeat:
    """Vote for freeing the seat of somebody away."""

    match: str
    seat: int


@_tap("wait")
class WaitAtTable:
    """Wait for the next free seat of a match."""

    match: str


@_tap("unwait")
class StopWaiting:
    """Wait no longer for a seat of a match."""

    match: str


@_tap("no")
class Dismiss:
    """Take a question away without doing anything."""


@_tap("forget")
class ForgetMe:
    """Keep nothing of whoever taps."""


@_tap("new")
class NewGame:
    """Open a lobby, from the greeting."""


@_tap("sit")
class Sit:
    """Sit on, or change to, a seat of a lobby."""

    lobby: str
    seat: int


@_tap("queue")
class WaitInLobby:
    """Wait for the next free seat of a lobby."""

    lobby: str


@_tap("up")
class StandUp:
    """Leave a lobby, or its waiting list."""

    lobby: str


@_tap("lot")
class DrawPartners:
    """Draw the partners by lot."""

    lobby: str


@_tap("rules")
class ShowRules:
    """Open or fold the rules card of a lobby."""

    lobby: str


@_tap("rule")
class ChooseRule:
    """Choose a rule in a lobby: `field` is "profile" or a point of the rules.

    An empty value opens a page of the rules card: `CARD`, `POINTS_PAGE`, or that point's values.
    """

    lobby: str
    field: str
    value: str


@_tap("robots")
class ShowComputers:
    """Open or fold the page for computer players of a lobby."""

    lobby: str


@_tap("skill")
class ChooseLevel:
    """Choose how well the next computer player of a lobby will play."""

    lobby: str
    level: str


@_tap("robot")
class SeatComputer:
    """Seat a computer player on a seat of a lobby, or on `ALL_SEATS` that are free."""

    lobby: str
    seat: int


@_tap("norobot")
class UnseatComputer:
    """Take a computer player off its seat of a lobby."""

    lobby: str
    seat: int


@_tap("start")
class Start:
    """Start the match now."""

    lobby: str


@_tap("hold")
class Hold:
    """Stop the countdown."""

    lobby: str


@_tap("here")
class ImHere:
    """Confirm that one is still at the lobby."""

    lobby: str


@_tap("group")
class GroupSetting:
    """Set one of a group's settings; an empty value opens the page of that field."""

    chat: int
    field: str
    value: str


@_tap("stop")
class StopAsking:
    """Answer nothing to a question that wants an answer in writing."""


@_tap("me")
class PersonSetting:
    """Set one of one's own settings; an empty value opens the choice of that field."""

    field: str
    value: str


@_tap("speak")
class Speak:
    """Be spoken to in this language; asked in the greeting."""

    language: str


@_tap("host")
class HostGroup:
    """Open a group's settings from the list of those that one hosts."""

    chat: int


@_tap("open")
class OpenSettings:
    """Open the settings of the group in which it is tapped."""


@_tap("endhere")
class EndHere:
    """End the match; asked in its group for somebody who wrote in the group's name."""

    match: str


@_tap("onhere")
class GoOnHere:
    """Don't; the question in the group goes away."""

    match: str


@_tap("bans")
class ShowBans:
    """List who is banned in a group."""

    chat: int


@_tap("forgive")
class Forgive:
    """Let a banned person play in a group again."""

    chat: int
    person: int


@_tap("askout")
class AskToRemove:
    """Ask whom to take off a lobby."""

    lobby: str


@_tap("out")
class Remove:
    """Take a person off a lobby."""

    lobby: str
    person: int


@_tap("watch")
class Watch:
    """Hear of new tables in a group (1), or no longer (0)."""

    chat: int
    on: int


@_tap("solo")
class ChooseSolo:
    """Choose what a match with computers is to be like: levels, variant, length."""

    partner: str
    opponents: str
    variant: str
    length: str


@_tap("play")
class PlaySolo:
    """Begin such a match."""

    partner: str
    opponents: str
    variant: str
    length: str


@_tap("goon")
class GoOnSolo:
    """Go on with the match with computers that one is in the middle of."""


@_tap("anew")
class SoloAnew:
    """Give that one up, and choose another."""

    match: str


@_tap("tips")
class NoMoreTips:
    """Be told no more of what is told in a first hand."""


@_tap("learn")
class Learn:
    """Open a place of the ten steps, or answer there: choices count from 1, 0 is none."""

    step: int
    exercise: int
    choice: int


@_tap("read")
class Read:
    """Turn to a page of the handbook; an empty page is the chapter's first."""

    chapter: str
    page: str


Callback = (
    Act
    | WhyThese
    | Hint
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
    | ForgetMe
    | NewGame
    | Sit
    | WaitInLobby
    | StandUp
    | DrawPartners
    | ShowRules
    | ChooseRule
    | ShowComputers
    | ChooseLevel
    | SeatComputer
    | UnseatComputer
    | Start
    | Hold
    | ImHere
    | GroupSetting
    | StopAsking
    | PersonSetting
    | Speak
    | HostGroup
    | OpenSettings
    | EndHere
    | GoOnHere
    | ShowBans
    | Forgive
    | AskToRemove
    | Remove
    | Watch
    | ChooseSolo
    | PlaySolo
    | GoOnSolo
    | SoloAnew
    | NoMoreTips
    | Learn
    | Read
)


def format(callback: Callback) -> str:  # noqa: A001 - the inverse of parse
    """The data of a button; ValueError if it would not fit."""
    kind: type[Any] = type(callback)
    values = (str(getattr(callback, name)) for name, _ in _PARTS[kind])
    data = _SEPARATOR.join([_NAMES[kind], *values])
    if len(data.encode()) > MAX_BYTES:
        raise ValueError(f"expected at most {MAX_BYTES} bytes of callback data: {data!r}")
    return data


def word_of(kind: type[Any]) -> str:
    """The word that buttons of this kind begin with."""
    return _NAMES[kind]


def parse(data: str) -> Callback | None:
    """What a button's data says; None for anything `format` would not have written."""
    word, *values = data.split(_SEPARATOR)
    kind = _WORDS.get(word)
    if kind is None or len(values) != len(parts := _PARTS[kind]):
        return None
    arguments: list[Any] = []
    for (_, is_number), value in zip(parts, values, strict=True):
        if not is_number:
            arguments.append(value)
        elif value.isascii() and value.isdigit() and len(value) < 10 and str(int(value)) == value:
            arguments.append(int(value))
        else:
            return None
    said: Callback = kind(*arguments)
    return said


def _parts(kind: type[Any]) -> tuple[tuple[str, bool], ...]:
    """The name of each field, and whether it holds a number."""
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name] is int) for field in fields(kind))


_PARTS = {kind: _parts(kind) for kind in _NAMES}
