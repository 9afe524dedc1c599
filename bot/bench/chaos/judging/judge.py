"""All laws, one after another."""

from __future__ import annotations

from collections.abc import Iterator

from bot.bench.chaos.evidence import Evidence
from bot.bench.chaos.judging import rules, screens, secrets
from bot.bench.chaos.judging.history import history
from bot.bench.chaos.judging.violations import Violation

LAWS = {
    "replay": "a match is the one its log replays to",
    "lost": "every tap that was confirmed is in the log, once",
    "made up": "nothing is in the log that nobody did and no rule",
    "shown": "nobody was shown a card that they may not see",
    "logged": "no line of the program's log names a card",
    "screen": "every message that the bot remembers shows what is so",
    "orphan": "at most one message for each lost answer is forgotten, and does nothing",
    "stuck": "every match ends when nothing keeps it from that",
    "limits": "Telegram never had to say that it was too much",
    "death": "the program ended when it was told to, and not else",
}


def judge(evidence: Evidence) -> list[Violation]:
    """Whatever must not be."""
    return list(_judge(evidence))


def _judge(evidence: Evidence) -> Iterator[Violation]:
    taps = rules.Taps(evidence)
    told = [history(match) for match in evidence.matches]
    for one in told:
        yield from rules.replays(one)
        yield from rules.nothing_lost(one, taps)
        yield from rules.nothing_made_up(one, taps)
    yield from secrets.nothing_shown(evidence, told)
    yield from secrets.nothing_logged(evidence)
    yield from screens.everything_shown(evidence, {one.match.key: one for one in told})
    yield from screens.no_orphans(evidence)
    yield from screens.nothing_stuck(evidence)
    for call in evidence.refused:
        yield Violation("limits", "429", call)
    for death in evidence.deaths:
        yield Violation("death", "the program", death)
