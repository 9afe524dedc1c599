"""One slot: what is wanted, what is shown, and the one step that brings them together.

Promises: pure state, no I/O; `Slot.step` is a function of the slot alone, so that whatever happened
in between (newer content, a lost answer, a restart) the next step starts from what is known now.
Leaves to others: when a step may go, and the calls.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple

from bot.outbox.model import IN_PLACE, STRIPPED, Shown, Urgency, Want, picture_in
from bot.place import Place
from bot.screens.screen import Screen

# Between a slot's name and a message id, in the names of rows that remember old messages.
LEFTOVER = "~"
# After a slot's name, in the name of the row that remembers which of its messages is pinned.
PINNED = "^"


class Step(Enum):
    """What a slot needs next."""

    NOTHING = auto()
    SEND = auto()  # a new message
    EDIT = auto()  # text and buttons of the standing message
    STRIP = auto()  # its buttons alone: its text is not known here
    FORGET = auto()  # the stored row; no call
    PIN = auto()  # the standing message
    UNPIN = auto()  # the message that was pinned


class Before(NamedTuple):
    """How content had been waiting when it set out."""

    since: float | None
    urgency: int
    acted: bool


@dataclass(slots=True, eq=False)
class Slot:
    """State of one (place, name).

    `want`: what is not shown yet; once it is, its hash in `shown` is all that is kept of it.
    `loaded`: storage has said what it remembers; before that nothing can be decided.
    `once`: at most one message ever; that there is a `shown` at all is the mark.
    `acted`: somebody acted, and the buttons that they used are still shown.
    `down`: since when its message is to come down, as a new one at the bottom.
    `since` is when the shown content became outdated (monotonic seconds), None while it is not.
    `drop`: its row is to go; `delete`: its message too; `bare`: that message's buttons. `later`:
    when to try that again (monotonic seconds), after it could not be written.
    `pin`: whether its message should be pinned, None if nobody cares; `pinned`: the message that
    is; `pin_tried`: the message that was tried, which is done once.
    `heard`: an edition whose sound may have been made. `refused`: a hash Telegram never accepts.
    """

    place: Place
    name: str
    loaded: bool = False
    shown: Shown | None = None
    want: Want | None = None
    urgency: int = Urgency.REST
    since: float | None = None
    acted: bool = False
    down: float | None = None
    strip: bool = False
    drop: bool = False
    delete: bool = False
    bare: bool = False
    later: float = 0.0
    once: bool = False
    heard: str | None = None
    refused: str | None = None
    pin: bool | None = None
    pinned: int | None = None
    pin_tried: int | None = None
    flight: Want | None = None  # content on its way
    away: bool = False  # a step is being taken, with content or without
    stray: bool = False  # the chat has moved since it set out: it arrives where nobody is

    @property
    def message_id(self) -> int | None:
        """Of the message that stands there, if one does that is known."""
        return None if self.shown is None else self.shown.message_id

    def restore(self, shown: Shown, *, once: bool) -> None:
        """What storage remembers from before: a restart makes no sound for the same edition."""
        self.shown, self.once = shown, once
        self.heard = shown.edition

    def load(self) -> None:
        """Storage has said what it remembers: what was declared meanwhile finds its place."""
        self.loaded = True
        if self.want is not None:
            self.want = self._placed(self.want)

    def _placed(self, want: Want) -> Want:
        if want.edition != IN_PLACE:
            return want
        standing = None if self.drop else self.flight or self.shown
        return replace(want, edition=standing.edition if standing else "")

    def forgettable(self) -> bool:
        """May its row go now? Not before it is known what message goes with it, if one does."""
        return self.drop and self.flight is None and (self.loaded or not (self.delete or self.bare))

    def step(self) -> Step:
        """What to do next, knowing what is known now."""
        shown = self.shown
        if self.drop:
            return Step.FORGET
        if self.want is None or (self.once and shown is not None):
            if shown is None or shown.message_id is None:
                return Step.NOTHING
            if self.strip and shown.hash != STRIPPED:
                return Step.STRIP
            return self._pin_step(shown.message_id)
        if self._is_refused():
            return Step.NOTHING
        if shown is None or shown.message_id is None:
            return Step.SEND
        if shown.edition != self.want.edition or self.down is not None:
            return Step.SEND
        if shown.hash and picture_in(shown.hash) and not picture_in(self.want.hash):
            return Step.SEND  # a picture never becomes a text again
        return Step.EDIT if shown.hash != self.want.hash else self._pin_step(shown.message_id)

    def _pin_step(self, message_id: int) -> Step:
        if self.pin and message_id not in (self.pinned, self.pin_tried):
            return Step.PIN
        return Step.UNPIN if self.pin is False and self.pinned is not None else Step.NOTHING

    def _is_refused(self) -> bool:
        return self.want is not None and self.want.hash == self.refused

    def outdated(self) -> bool:
        """Will anything be left to do once what is on its way has arrived?"""
        if not self.loaded:
            return True
        if self.flight is None or self.want is None:
            return self.step() is not Step.NOTHING
        arriving = (self.flight.hash, self.flight.edition)
        changed = arriving != (self.want.hash, self.want.edition)
        return changed or self.drop or self.down is not None

    def loud(self) -> bool:
        """May a send of the wanted content make a sound? At most once an edition."""
        return self.want is not None and self.want.sound and self.heard != self.want.edition

    def declare(self, want: Want, urgency: int, now: float) -> None:
        """Newest wins, and so does its urgency: who is asked no more needs no buttons at once. But
        buttons that must vanish (ACTED) must still, and waiting time goes on, until it is shown."""
        if want.edition == IN_PLACE and self.want is not None:
            want = replace(want, edition=self.want.edition, sound=self.want.sound)
        self.want = self._placed(want) if self.loaded else want
        self.strip = False
        self.acted = self.acted or urgency == Urgency.ACTED
        if self.down is not None:
            urgency = min(urgency, self.urgency)
        self.urgency = min(urgency, Urgency.ACTED) if self.acted else urgency
        self.settle(now)

    def bring_down(self, urgency: int, now: float) -> None:
        """What is declared next, or waits already, comes as a new message, behind those that were
        told to come down before."""
        self.down = now
        self._hasten(urgency, now)
        if self.since is not None:
            self.since = now

    def take_buttons(self, urgency: int, now: float) -> None:
        if self.want is None or self.once:
            self.strip = True
        else:
            self.want = self.want.without_buttons()
        self._hasten(urgency, now)

    def set_out(self, step: Step) -> Before:
        """That step, with what is wanted now, is being taken; returns how it waited, should it
        fail."""
        before = Before(self.since, self.urgency, self.acted)
        self.away, self.flight, self.since, self.acted = True, self.want, None, False
        if step is Step.SEND:
            self.down = None
        return before

    def land(self, before: Before, now: float, *, ok: bool) -> None:
        """What was on its way has arrived, or not: then it has been waiting all along."""
        stray, self.away, self.stray, self.flight = self.stray, False, False, None
        if stray:
            ok = False
            self._lose_ids()
        if not ok and before.since is not None:
            self.acted = self.acted or before.acted
            if self.since is None:
                self.urgency = before.urgency
            elif self.acted:
                self.urgency = min(self.urgency, Urgency.ACTED)
            self.since = before.since
        self.settle(now)

    def settle(self, now: float) -> None:
        """Note since when anything waits, or that nothing does, knowing what is known now."""
        if not self.outdated():
            self.since, self.acted = None, False
            # What is refused stays wanted: who asks whether it is shown shall not wait for it.
            if self.flight is None and not self._is_refused():
                self.want = None
        elif self.since is None:
            self.since = now if self.down is None else self.down
        if self.loaded and self.flight is None and self.step() in (Step.PIN, Step.UNPIN):
            self.urgency = Urgency.REST

    def lose_message(self) -> None:
        """The chat has moved: its messages are out of reach. What is declared next is sent anew;
        what was shown already, such as an old score, is not shown twice."""
        self.stray = self.away
        self.strip, self.down = False, None
        self._lose_ids()

    def _lose_ids(self) -> None:
        if self.shown is not None:
            self.shown = Shown(None, None, self.shown.edition)
        self.pinned = self.pin_tried = None

    def _hasten(self, urgency: int, now: float) -> None:
        self.urgency = urgency if self.since is None else min(self.urgency, urgency)
        self.settle(now)


@dataclass(slots=True, eq=False)
class Leftover:
    """An old message of a slot, to be taken away after the new one is there.

    `frozen`: Telegram will not delete it (48 h): its buttons go instead. `drop`: it is away,
    and its row is to go; `later`: when to try that again (monotonic seconds).
    """

    place: Place
    name: str
    message_id: int
    since: float
    frozen: bool = False
    drop: bool = False
    later: float = 0.0
    urgency: int = Urgency.TIDY

    def forgettable(self) -> bool:
        """May its row go now?"""
        return self.drop

    @property
    def row(self) -> str:
        """The name of its own stored row, so that a crash does not leave it behind."""
        return f"{self.name}{LEFTOVER}{self.message_id}"


@dataclass(slots=True, eq=False)
class Orphan:
    """A message that no slot knows and somebody tapped: its keyboard goes.

    `screen` takes its place, if there is one: the last word to somebody of whom nothing is known.
    """

    chat: int
    message_id: int
    since: float
    urgency: int = Urgency.GROUP
    screen: Screen | None = None


# After so long (seconds) what waits in a group goes one urgency earlier there: its budget is short
# enough for one slot to keep another waiting.
PROMOTE_AFTER = 4.0
# Taking old messages away can wait, but not for ever: then it competes with a group's table.
TIDY_AFTER = 20.0


def rank(urgency: int, since: float, now: float, *, group: bool) -> tuple[int, float]:
    """What goes first within a chat: the most urgent, then what has waited longest."""
    waited = now - since
    if urgency == Urgency.TIDY and waited > TIDY_AFTER:
        urgency = Urgency.GROUP
    elif group and waited > PROMOTE_AFTER:
        urgency = max(0, urgency - 1)
    return urgency, since


def order(urgency: int, since: float, now: float, *, group: bool) -> tuple[int, bool, float]:
    """Which chat goes first, by the most pressing thing in it. Here waiting raises nothing.

    Of two as urgent a group goes first: four people read it, and may be waiting for it. While
    the overall budget is short, a table card by card and the hands of those not asked wait
    until their urgency rises: the trick is full, its owner is asked. Else they would take from
    buttons what they save by merging. Only old messages may not wait so: nothing raises them.
    """
    if urgency == Urgency.TIDY and now - since > TIDY_AFTER:
        urgency = Urgency.ACTED
    return urgency, not group, since
