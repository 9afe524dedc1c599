"""Nobody was shown a card that they may not see, nor was the log. Laws: `shown`, `logged`."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.bench.chaos.evidence import Evidence, Sight
from bot.bench.chaos.judging.history import Hand, History
from bot.bench.chaos.judging.violations import Violation
from bot.bench.chaos.reading import held_cards_in, tells_of_cards
from engine.cards import Card

_STORY = re.compile(r"(?:La mà|Fi de la mà|fi de la mà) (\d+)")


def nothing_shown(evidence: Evidence, told: Sequence[History]) -> Iterator[Violation]:
    """Every sight tells of open cards and, in private, of one's own."""
    by_name = {one.match.name: one for one in told}
    by_chat: dict[int, list[History]] = defaultdict(list)
    by_group: dict[str, list[History]] = defaultdict(list)
    for one in told:
        by_group[one.match.group].append(one)
        for chat in one.match.chats:
            by_chat[chat].append(one)
    before: dict[tuple[int, int], tuple[float, set[Card]]] = {}
    for sight in evidence.sights:
        shown = held_cards_in(sight.text)
        if not shown:
            continue
        # What a message shows already it may show once more, such as without its buttons.
        since, standing = before.get((sight.chat, sight.message), (0.0, set[Card]()))
        allowed = set(standing) if sight.message and since <= sight.at else set()
        for one in _about(sight, by_name, by_chat, by_group):
            person = evidence.people.get(sight.person)
            allowed |= _allowed(one, sight, person)
            if not sight.message:  # an answer may come late: it tells of when they asked
                allowed |= _allowed(one, replace(sight, at=sight.sent), person)
        before[sight.chat, sight.message] = sight.at, shown & allowed
        if not shown <= allowed:
            where = f"person {sight.person}, chat {sight.chat}, {sight.sent:.2f}, {sight.at:.2f}"
            yield Violation("shown", where, f"{sorted(shown - allowed)} in: {sight.text!r}")


def nothing_logged(evidence: Evidence) -> Iterator[Violation]:
    """No line that the bot wrote names a card."""
    for line in evidence.said:
        if tells_of_cards(line):
            yield Violation("logged", "the bot's log", line)


def _about(
    sight: Sight,
    by_name: Mapping[str, History],
    by_chat: Mapping[int, Sequence[History]],
    by_group: Mapping[str, Sequence[History]],
) -> Iterator[History]:
    """The matches that a sight may speak of."""
    parts = sight.data.split(":")
    if not sight.message and len(parts) > 1 and parts[1] in by_name:
        yield by_name[parts[1]]
        return
    if sight.chat != sight.person:
        yield from _then(by_chat.get(sight.chat, ()), sight)
        return
    # A word that names no table, such as /last, is about one at which its reader sits; who plays
    # alone has no group.
    named = [group for group in by_group if group and group in sight.text]
    for group in named or by_group:
        yield from _then(by_group[group], sight)


def _then(matches: Sequence[History], sight: Sight) -> Iterator[History]:
    """The last of them that had begun, in each topic; those before it stand as they ended."""
    yield from (one for one in matches if one.match.events[0].at <= sight.at)


def _allowed(told: History, sight: Sight, person: int | None) -> set[Card]:
    private = sight.chat == sight.person or not sight.message
    seats = told.seats_of(person, sight.at) if private and person is not None else set()
    if private and not seats:
        return set()
    hands = [hand for hand in told.hands if hand.dealt_at <= sight.at]
    if not hands:
        return set()
    over = told.over_at is not None and told.over_at <= sight.at
    story = _STORY.search(sight.text)
    number = int(story[1]) if story else hands[-1].number
    hand = next((one for one in hands if one.number == number), None)
    if hand is None:
        return set()
    cards = _open(hand, sight.at)
    # A last trick may be looked at until the next is full, and the hand before until the deal.
    opened = hand.opened_at is not None and hand.opened_at <= sight.at
    if hand.over_at is not None and hand.over_at <= sight.at and (opened or over):
        cards |= {card for dealt in hand.dealt for card in dealt}
    for seat in seats:
        cards |= hand.dealt[seat]
    return cards


def _open(hand: Hand, at: float) -> set[Card]:
    return {card for since, _, card in hand.played if since <= at}
