"""In the end every chat shows what is so. Laws: `screen`, `orphan`, `stuck`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from bot.bench.chaos.evidence import Evidence, Shown, Slot
from bot.bench.chaos.judging.history import COMPUTER, History
from bot.bench.chaos.judging.violations import Violation
from bot.bench.chaos.reading import cards_in

# fmt: off
_ASKING = {
    "a", "why", "hint", "next", "back", "leave", "end", "fin", "by", "agree", "decline", "vote",
    "close", "alive", "take", "free", "wait",
}
"""Buttons that do something to a match that goes on."""
_ACTING = _ASKING | {
    "sit", "queue", "up", "lot", "rules", "rule", "robots", "robot", "skill", "start", "hold",
    "here",
}
"""And those that do something to a lobby."""
# fmt: on


def everything_shown(evidence: Evidence, told: Mapping[int, History]) -> Iterator[Violation]:
    """Each message that the bot remembers shows the last that is to be said there."""
    standing = {(shown.chat, shown.message): shown for shown in evidence.shown}
    for slot in evidence.slots:
        if slot.name.endswith("^"):  # which message is pinned: it shows nothing of its own
            continue
        where = f"{slot.place} {slot.name}"
        name, *numbers = slot.name.split("~")[0].split(".")
        history = told.get(int(numbers[0])) if numbers and numbers[0].isdigit() else None
        lost = slot.chat is not None and evidence.lost.get(slot.chat, 0) > 0
        missing = slot.message is None and (name not in _SHOWS or _is_left_behind(history, numbers))
        if not slot.settled and not missing and not (lost and name not in _KEPT):
            yield Violation("screen", where, "something was begun, and never came to an end")
        if slot.message is None or slot.chat is None:
            continue
        at = (slot.chat, slot.message)
        shown = standing.get(at)
        if shown is None:
            if at not in evidence.gone:
                yield Violation("screen", where, "it remembers a message that isn't there")
            continue
        if history is None or history.state is None or name not in _SHOWS:
            continue
        for what in _SHOWS[name](history, shown, numbers, slot, evidence):
            yield Violation("screen", where, what)
    for change in evidence.mended:
        if not change.moved:
            yield Violation("screen", "after a restart in peace", change.what)


def _is_left_behind(told: History | None, numbers: list[str]) -> bool:
    """Of a hand that is over: it stays in the group that was upgraded since, which nobody reads."""
    hand = int(numbers[1]) if len(numbers) > 1 else None
    return (
        told is not None
        and hand is not None
        and len(told.match.chats) > 1
        and hand < len(told.hands)
    )


def _hand(
    told: History, shown: Shown, _numbers: list[str], slot: Slot, _evidence: Evidence
) -> Iterator[str]:
    asks = [data for data in shown.buttons if data.split(":")[0] in _ASKING]
    if told.over_at is not None:
        if asks:
            yield "the match is over, and its buttons stand"
        return
    assert told.state is not None
    if told.state.hand is None:
        return
    person = int(slot.place.removeprefix("p"))
    for seat in told.seats_of(person, float("inf")):
        held = told.hands[-1].dealt[seat] - {card for _, _, card in told.hands[-1].played}
        # Hands of those who aren't asked follow with the trick.
        if asks and not held <= cards_in(shown.text):
            yield "not all the cards that are held are there"


def _table(
    told: History, shown: Shown, numbers: list[str], _slot: Slot, _evidence: Evidence
) -> Iterator[str]:
    number = int(numbers[1])
    hand = next((one for one in told.hands if one.number == number), None)
    if hand is None or hand.over_at is None or "🔒" in shown.text:
        return
    read, played = cards_in(shown.text), {card for _, _, card in hand.played}
    if not played <= read:
        yield f"{len(played - read)} cards that were played are not in the hand's story"


def _score(
    told: History, shown: Shown, numbers: list[str], _slot: Slot, _evidence: Evidence
) -> Iterator[str]:
    number, hands = int(numbers[1]), 0
    for step in told.steps:
        hands += step.event.kind == "HandDealt"
        if step.event.kind == "HandScored" and hands == number:
            written = max(step.event.payload["written"])
            says = f"+{written}" if written else "36 a 36"
            if says not in shown.text:
                yield f"it should say {says}"
    if told.over_at is not None and any(data.startswith("next:") for data in shown.buttons):
        yield "the match is over, and its button for the next hand stands"


def _result(
    told: History, shown: Shown, _numbers: list[str], _slot: Slot, evidence: Evidence
) -> Iterator[str]:
    state = told.state
    assert state is not None
    for total in state.totals:
        if str(total) not in shown.text:
            yield f"its totals are {state.totals}"
    if state.winner is None:
        return
    headline = shown.text.split("\n")[0]
    named = {key: names for tid, key in evidence.people.items() for names in [evidence.names[tid]]}
    owners = {seat: person for _, person, seat in told.held}
    for seat in state.winner.seats:
        owner = owners.get(int(seat), COMPUTER)
        if owner in named and not any(name in headline for name in named[owner]):
            yield f"seat {int(seat)} has won, and is not named"


_SHOWS = {"hand": _hand, "table": _table, "score": _score, "result": _result}
_KEPT = {*_SHOWS, "lobby", "seat", "void", "vote", "close"}
"""What the bot shows anew after a kill; what it was just answering somebody may be lost."""


def no_orphans(evidence: Evidence) -> Iterator[Violation]:
    """At most one message for each answer that was lost is not remembered, and harmless."""
    remembered = {(slot.chat, slot.message) for slot in evidence.slots}
    found: dict[int, int] = defaultdict(int)
    for shown in evidence.shown:
        if _acts(shown.buttons) and (shown.chat, shown.message) not in remembered:
            found[shown.chat] += 1
    for orphan in evidence.orphans:
        found[orphan.chat] += _acts(orphan.buttons)
        where = f"chat {orphan.chat}, message {orphan.message}"
        if orphan.changed_the_log:
            yield Violation("orphan", where, "its button did something")
        if orphan.buttons_left:
            yield Violation("orphan", where, "its buttons stand after a tap")
    for chat, count in found.items():
        lost = evidence.lost.get(chat, 0)
        if count > lost:
            what = f"{count} messages are not remembered, and {lost} answers were lost"
            yield Violation("orphan", f"chat {chat}", what)


def _acts(buttons: tuple[str, ...]) -> bool:
    return any(data.split(":")[0] in _ACTING for data in buttons)


def nothing_stuck(evidence: Evidence) -> Iterator[Violation]:
    """In the end, when all is well again, every match of a group has ended.

    Who plays alone has no clock.
    """
    for match in evidence.matches:
        if not match.closed and match.group:
            kind = match.events[-1].kind if match.events else "nothing"
            what = f"never ended; its last event is {match.last_seq}, {kind}"
            yield Violation("stuck", match.name, what)
