"""The log by itself, and beside what people tapped: replayed, nothing lost, nothing made up.

Laws: `replay`, `lost`, `made up`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bot.bench.chaos.evidence import Evidence, Tap
from bot.bench.chaos.judging.history import COMPUTER, History, Step
from bot.bench.chaos.judging.violations import Violation
from engine.cards import DECK, Card

TURN, CALL, ONLY_CARD, NEXT_HAND = 60.0, 15.0, 2.0, 20.0
"""Seconds after which time acts, as groups have it where nobody has set anything."""
ROUNDING = 0.5

_CARDS = set(Card)
_BY_RULE = {
    "MatchStarted",
    "ProfileNamed",
    "ComputerSeated",
    "CardsTurned",
    "DealerChosen",
    "CallAsked",
    "CallsClosed",
    "TrickWon",
    "HandScored",
    "HandVoided",
    "MatchWon",
    "Reminded",
    "EndVoteDropped",
}
_PLAYED = "Has jugat: "
_READY = "Fet: "
_SAID = {
    "Ja tornes a jugar tu.": ("SeatTakenBack",),
    "Ja jugues: tens les cartes en privat, al xat amb mi.": ("SeatTaken",),
    "Proposat.": ("ConcessionOffered", "RestConceded", "VoidOffered", "HandVoided"),
    "D'acord.": ("ConcessionOffered", "RestConceded", "VoidOffered", "HandVoided"),
    "Has dit que no: continueu jugant.": ("OfferDeclined",),
    "Vot comptat.": ("EndVoted",),
}
_MOVES = {
    "delegate": ("TrumpDelegated",),
    "call": ("Called", "DecidedAhead"),
    "pass": ("Passed", "DecidedAhead"),
}


def replays(told: History) -> Iterator[Violation]:
    """The log folds, without gaps, legal card by legal card, to the match that is stored."""
    match = told.match
    if told.broken is not None:
        yield Violation("replay", match.name, told.broken)
        return
    if [event.seq for event in match.events] != list(range(1, match.last_seq + 1)):
        yield Violation("replay", match.name, "its numbers have gaps")
    if match.closed and told.over_at is None and not match.merged:
        yield Violation("replay", match.name, "closed, and its log doesn't say why")
    if told.over_at is not None and not match.closed:
        yield Violation("replay", match.name, "over by its log, and not closed")
    for hand in told.hands:
        dealt = [card for cards in hand.dealt for card in cards]
        if sorted(dealt) != sorted(DECK):
            yield Violation("replay", match.name, f"hand {hand.number} is not dealt of one deck")
    totals = [0, 0]
    for step in told.steps:
        payload = step.event.payload
        if step.event.kind == "CardPlayed" and Card(payload["card"]) not in step.playable:
            yield Violation("replay", match.name, f"event {step.event.seq}: not a legal card")
        if step.event.kind == "HandScored":
            totals = [a + b for a, b in zip(totals, payload["written"], strict=True)]
            if totals != list(payload["totals"]):
                yield Violation("replay", match.name, f"event {step.event.seq}: wrong totals")


class Taps:
    """All taps, by who, and by what they say."""

    def __init__(self, evidence: Evidence) -> None:
        self._by_person: dict[int, list[Tap]] = defaultdict(list)
        self._said: dict[tuple[int, str], float] = {}
        for tap in evidence.taps:
            person = evidence.people.get(tap.person)
            if person is not None:
                self._by_person[person].append(tap)
                said = (person, tap.data)
                self._said[said] = min(tap.at, self._said.get(said, tap.at))
        self._wrote: dict[int, set[str]] = defaultdict(set)
        for wrote in evidence.wrote:
            person = evidence.people.get(wrote.person)
            if person is not None:
                self._wrote[person].add(wrote.text.split("@")[0])

    def of(self, match: str) -> Iterator[tuple[int, Tap, list[str]]]:
        """The taps on buttons of that match: who, and its data taken apart."""
        for person, taps in self._by_person.items():
            for tap in taps:
                parts = tap.data.split(":")
                if len(parts) > 1 and parts[1] == match:
                    yield person, tap, parts

    def said(self, person: int | None, data: str, until: float) -> bool:
        """Whether they had tapped a button that says just that."""
        return person is not None and self._said.get((person, data), float("inf")) <= until

    def moved(self, person: int | None, match: str, hand: int, move: str, until: float) -> bool:
        """Whether they had tapped that move in that hand."""
        taps = self._by_person.get(person or 0, ())
        for tap in taps:
            parts = tap.data.split(":")
            if parts[0] != "a" or len(parts) != 4 or tap.at > until:
                continue
            if (parts[1], parts[3]) == (match, move) and int(parts[2]) // 32 == hand:
                return True
        return False

    def any(self, person: int | None, words: str, match: str, until: float) -> bool:
        """Whether they had tapped any button of these kinds, of that match if it is named."""
        kinds = words.split()
        for tap in self._by_person.get(person or 0, ()):
            parts = tap.data.split(":")
            here = not match or (len(parts) > 1 and parts[1] == match)
            if here and (parts[0] in kinds or not kinds) and tap.at <= until:
                return True
        return False

    def wrote(self, person: int | None, *commands: str) -> bool:
        """Whether they ever wrote one of these."""
        return person is not None and not self._wrote[person].isdisjoint(commands)


def nothing_lost(told: History, taps: Taps) -> Iterator[Violation]:
    """What the bot confirmed is in the log, once."""
    counts: dict[tuple[object, ...], int] = defaultdict(int)
    for step in told.steps:
        kind, payload = step.event.kind, step.event.payload
        counts[kind, step.seat] += 1
        counts[kind, step.seat, step.hand] += 1
        if kind == "CardPlayed":
            counts["card", step.seat, step.hand, payload["card"]] += 1
        if kind == "TrumpNamed":
            counts["trump", step.seat, step.hand, payload["trump"]] += 1
    for key, count in counts.items():
        once = key[0] in ("card", "trump") or (key[0] == "HandConfirmed" and len(key) == 3)
        if once and count > 1:
            what = f"{key[0]} of seat {key[1]} in hand {key[2]} stands {count} times"
            yield Violation("lost", told.match.name, what)
    for person, tap, parts in taps.of(told.match.name):
        if tap.answer is None or tap.url:
            continue
        seats = told.seats_of(person, float("inf"))
        if not any(_in_log(counts, seat, tap, parts) for seat in seats or {-1}):
            what = f"{parts[0]} of {person} at {tap.at:.2f} was confirmed, and is not in the log"
            yield Violation("lost", told.match.name, what)


def _in_log(counts: dict[tuple[object, ...], int], seat: int, tap: Tap, parts: list[str]) -> bool:
    """Whether the log has what this answer says; true of an answer that promises nothing."""
    answer = tap.answer or ""
    done = not answer and not tap.alert
    match parts:
        case ["a", _, decision, move]:
            hand = int(decision) // 32
            if answer.startswith(_PLAYED):
                return counts["card", seat, hand, move] == 1
            if not done or move in _CARDS:
                return not done
            if move.startswith("trump-"):
                return counts["trump", seat, hand, move.removeprefix("trump-")] == 1
            return any(counts[kind, seat, hand] for kind in _MOVES.get(move, ()))
        case ["next", _, hand_number] if answer.startswith(_READY):
            return counts["HandConfirmed", seat, int(hand_number)] == 1
        case ["leave", _] if done:
            return counts["SeatLeft", seat] > 0
        case ["by", _, hand_number, "claimed"] if done:
            return counts["RestClaimed", seat, int(hand_number)] == 1
        case _:
            kinds = _SAID.get(answer)
            none = kinds == ("SeatTaken",) and seat == -1
            return kinds is None or (not none and any(counts[kind, seat] for kind in kinds))


def nothing_made_up(told: History, taps: Taps) -> Iterator[Violation]:
    """Whatever a person is said to have done, they tapped; the rest is by rule, and in time."""
    for step in told.steps:
        why = _made_up(told, step, taps)
        if why is not None:
            who = "" if step.seat is None else f" of seat {step.seat}"
            what = f"event {step.event.seq}, {step.event.kind}{who}: {why}"
            yield Violation("made up", told.match.name, what)


def _made_up(told: History, step: Step, taps: Taps) -> str | None:
    event, match, person = step.event, told.match.name, step.owner
    kind, payload, until = event.kind, event.payload, event.at
    if kind in _BY_RULE:
        return None

    def tapped(words: str) -> bool:
        return taps.any(person, words, match, until)

    match kind:
        case "CardPlayed" | "TrumpNamed" | "TrumpDelegated" | "Called" | "Passed" | "DecidedAhead":
            return _moved(told, step, taps)
        case "HandDealt":
            ready = step.confirmed == frozenset(range(4)) or payload["number"] == 1
            return None if ready else _waited(step, NEXT_HAND)
        case "TurnMissed":
            return _waited(step, TURN)
        case "RestClaimed" | "ConcessionOffered" | "RestConceded" | "VoidOffered":
            return None if step.automatic or tapped("by agree") else "nobody said so"
        case "OfferDeclined":
            return None if step.automatic or tapped("decline by agree") else "nobody said so"
        case "HandConfirmed":
            data = f"next:{match}:{step.hand}"
            return None if taps.said(person, data, until) else "nobody tapped"
        case "SeatTakenBack":
            return None if tapped("") else "nobody tapped"
        case "SeatTaken":
            return _sat(step, payload["person"], match, taps)
        case "SeatLeft":
            if payload.get("removed"):
                voted = any(s.event.kind == "RemovalVoted" for s in told.steps)
                return None if voted else "nobody voted"
            return None if tapped("leave") else "nobody left"
        case "HandOpened":
            data = f"hand:{match}:{payload['number']}"
            people = {who for who, _, _ in taps.of(match)}
            opened = any(taps.said(who, data, until) for who in people)
            return None if opened else "nobody tapped"
        case "RemovalVoted":
            voter = step.owners.get(payload["by"])
            data = f"free:{match}:{step.seat}"
            return None if taps.said(voter, data, until) else "nobody voted"
        case "EndVoted":
            said = tapped("vote") or taps.wrote(person, "/endgame", "/plego")
            return None if said else "nobody voted"
        case "WaitingJoined" | "WaitingLeft":
            said = taps.any(payload["person"], "wait unwait leave take", match, until)
            return None if said or taps.wrote(payload["person"], "/leave") else "nobody asked"
        case "PersonForgotten":
            return None if taps.said(payload["person"], "forget", until) else "nobody tapped"
        case "MatchEnded":
            return _ended(told, payload["person"], taps, until)
        case _:
            return "no such event is known"


def _moved(told: History, step: Step, taps: Taps) -> str | None:
    event, payload = step.event, step.event.payload
    moves = {
        "CardPlayed": (payload.get("card", ""),),
        "TrumpNamed": (f"trump-{payload.get('trump')}",),
        "TrumpDelegated": ("delegate",),
        "Called": ("call",),
        "Passed": ("pass",),
        "DecidedAhead": ("call" if payload.get("call") else "pass",),
    }[event.kind]
    if step.owner not in (None, COMPUTER) and any(
        taps.moved(step.owner, told.match.name, step.hand, move, event.at) for move in moves
    ):
        return None
    if step.automatic or step.missed:
        return None
    if event.kind == "CardPlayed" and step.last_trick:
        return _waited(step, ONLY_CARD, step.trick_since)
    if event.kind == "CardPlayed" and len(step.playable) == 1:
        return _waited(step, ONLY_CARD)
    if event.kind == "Passed":
        return _waited(step, CALL)
    return "nobody tapped, and no rule says so"


def _waited(step: Step, seconds: float, since: tuple[float, float] | None = None) -> str | None:
    """By the bot's clock or by the true one, the question stood so long (or all since then)."""
    since = since or step.since
    told, true = step.event.told - since[0], step.event.at - since[1]
    if max(told, true) >= seconds - ROUNDING:
        return None
    return f"too early: {told:.1f} s by its own clock, {true:.1f} s in truth, of {seconds:.0f} s"


def _sat(step: Step, person: int, match: str, taps: Taps) -> str | None:
    until = step.event.at
    if step.hand:
        return None if taps.any(person, "take wait", match, until) else "nobody sat down"
    sat = taps.any(person, "sit again pairs here queue new start", "", until)
    return None if sat or taps.wrote(person, "/newgame", "/nova") else "nobody sat down"


def _ended(told: History, person: int | None, taps: Taps, until: float) -> str | None:
    match = told.match.name
    if person is not None:
        said = taps.any(person, "end vote endhere", match, until)
        return None if said or taps.wrote(person, "/endgame", "/plego") else "nobody ended it"
    gone = any(step.event.kind == "SeatLeft" for step in told.steps)
    closed = any(parts[0] == "close" for _, _, parts in taps.of(match))
    return None if gone or closed else "somebody still plays"
