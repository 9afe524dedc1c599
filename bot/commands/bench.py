"""`botifarra bench`: measure the program at work.

`bench bot`: the bot, N games at once. `bench engine`, `bench solver`: what computer players need.
`bench pictures`: what is composed. `bench chaos`: whether a table can be trusted.
`bench forgery`: what forged updates bring about. `bench tap`: what a tap costs the processor.
`bench sleepers`: what matches cost that nobody plays in, and those that are played.
`bench computers`: what people wait where computers play elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands import positive

if TYPE_CHECKING:
    from bot.bench.figures import Figures

    Measure = Callable[[Namespace], Figures | None]

NAME = "bench"
HELP = "measure the program at work"

_BOT = """\
Play N games at once on the local Telegram, with Telegram's limits in force, and count.

The Bot API server and the people are in this process; the bot is a process of its own, with SQLite
in a temporary folder. Counted calls are sends, edits and deletions. A run lasts until every match
has its result, unless --hands or --seconds says when to stop.

How it is measured
  play.*      from the first lead of each hand to its last card (to the end, if it was cut short).
              A hand of 48 cards has 47 steps. Sends with sound, and the deletions that belong to
              them, are counted apart (sounds).
  whole       all calls of the run by all cards: lobby, trumps, scores and result included. Of
              a run that was cut short by --seconds it says little.
  group       the most calls in any 60 s to any one group, and the mean.
  age.card    for each card: from the moment the bot writes it down until the group's table shows
              it, or something later. age.trick: of the cards that fill a trick alone, which is
              what the group is promised while the overall budget is short.
  age.chat    the mean of a game's ages: of the middle one, and how much longer the worst waits.
  taps        from the press to the bot's answer, over HTTP both ways.
  cpu         of the bot's process.
"""

_ENGINE = """\
Moves a second of card play, one by one in a loop of Python: which cards are legal, and playing one.
plain.* runs no compiled code. Where pyspiel can be imported, OpenSpiel's spades beside it.
"""

_SOLVER = """\
Milliseconds of processor time, and positions looked at, until a position with all hands open has
its exact value: compiled (8, 10 and 12 cards each, both variants) and plain (8 cards, lliure). The
positions are always the same. A minute or two on a quiet machine, plain alone a few seconds.
"""

_PICTURES = """\
Milliseconds of processor time to compose a picture, by kind: in all languages, both themes and both
packs; the first time, when cards and letters are decoded, apart. And the size of the largest.
"""

_CHAOS = """\
Many matches at once while everything goes wrong: people who tap twice, go away, leave, block; a
Telegram that refuses, loses and repeats; a program that is killed, a disk that is full, a clock
that is set back. Then a judge, who knows nothing of the bot, reads the matches' logs and what
everybody saw, and says what must not be; the exit status is 1 if there is any of it.

A seed makes the same plan: tables, people and how they are, and the same troubles one after
another, after so long, so large, at the same table. A seed that failed is played again by its
number, and is likely to fail again, but not certain to: at which instruction of the program a
trouble meets it, how soon it answers, and so what people are shown and choose, depend on the
machine. What --keep leaves (database, log, verdict) is of that very run. A run ends when its
matches are played, and the program was killed as often as it should be. Seeds that are judged in
the folder of --keep are not played again, so that a long series can be interrupted.

  matches, kills     that ended; of the running program or of one that was just starting.
  match_kills        kills, each counted as often as matches were live at that moment.
  taps.confirmed     that somebody got an answer to; each must be in the log, once.
  messages.judged    all that the bot ever wrote, each as often as it looked different, and its
                     answers to taps: no card in them that their readers may not see.
  trouble.*          how often each kind met the program: a fault a call, a closed topic a
                     match or a message, a full disk something to be written.
  law.*              what broke each law.
"""

_FORGERY = """\
Updates that nobody honest sends, at the real handlers: well-formed but wrong, of other games,
people and chats, old ones, nonsense, what is broken. Nothing of it may be logged as an error, no
match, lobby or setting of the victims may differ, and nobody may be shown another's cards. What is
found is printed with its number: --first NUMBER --updates 1 with the same --seed is that update
alone. The exit status is 1 if anything was found.

  (without --http)  in this process, without a network; time stands still. memory.* is its own.
  --http            over the local Telegram, to the bot in a process of its own, whose memory it is;
                    then somebody floods it now and then with 200 updates a second: quiet.* says how
                    long the taps of others take with and without it.
"""

_TAP = """\
Four tables of four play as fast as the bot answers, without budgets; beside it a bot of one handler
and nothing else, on Telegram's library as it comes, answers as many taps with as many calls of each
kind, hand by hand in turn. Counted is the processor time of the two processes alone.
"""

_COMPUTERS = """\
Some groups in which four computers play as fast as they may, match after match, and one in which
four people do, with Telegram's limits in force: how long those wait for an answer to their taps.
calls.to_computers: how many calls were for the groups in which computers play.
"""

_SLEEPERS = """\
Matches that have slept for a day, written into a new database with where their messages are; then
the bot is started on it. start.seconds is until it asks for updates, start.cpu_seconds what it has
used of a processor by then, start.mb what it holds and start.calls what it has called once it is
quiet; live.start_seconds with many matches that were just dealt. Then one process in which a few of
many sleepers are woken, and the others: live.kb_each is what each of these added to what it holds.
"""

_TARGETS: dict[str, str] = {
    "plain.moves_a_second": "≥ 200,000",
    "plain.to_openspiel_moves": "≥ 0.8",
    "compiled.lliure.8.ms_median": "≤ 6",
    "compiled.lliure.8.ms_p90": "≤ 30",
    "compiled.lliure.12.ms_median": "≤ 1,300",
    "play.calls_a_card": "≤ 3.5; ≤ 2.25 when the overall budget is short; 1.25 at worst",
    "whole.calls_a_card": "≤ 4.25",
    "group.most_in_a_minute": "≤ 18",
    "age.card_p99": "≤ 5 s",
    "age.worst_chat_to_median": "≤ 2",
    "taps.answered_p99": "≤ 1 s",
    "refused_429": "0",
    "violations": "0",
    "findings": "0",
    "cpu.to_bare": "≤ 1.0",
    "start.seconds": "≤ 10",
    "start.mb": "≤ 300",
    "live.kb_each": "≤ 20",
    "memory.growth_percent": "≤ 5",
    "quiet.flooded_to_alone_p99": "≤ 1.5",
    **{
        f"{kind}.{figure}": target
        for kind in ("trick", "board", "course", "rules", "position")
        for figure, target in (("ms_median", "≤ 25"), ("kb_most", "≤ 120"))
    },
}


def configure(parser: ArgumentParser) -> None:
    """Add the benches."""
    benches = parser.add_subparsers(metavar="BENCH", required=True)

    def add(name: str, does: str, description: str, measure: Measure) -> ArgumentParser:
        bench = benches.add_parser(
            name,
            help=does,
            description=description,
            formatter_class=RawDescriptionHelpFormatter,
        )
        bench.set_defaults(measure=measure)
        return bench

    bot = add("bot", "N games at once: calls, ages and answers", _BOT, _bot)
    bot.add_argument("--games", type=positive, default=6, metavar="N")
    bot.add_argument("--pace", choices=("human", "steady", "fast"), default="human")
    bot.add_argument("--scale", type=float, default=1.0, help="0.5 taps in half the time")
    until = bot.add_mutually_exclusive_group()
    until.add_argument("--hands", type=positive, help="stop each game after so many hands")
    until.add_argument("--seconds", type=float, help="stop all of them after so long")
    bot.add_argument("--length", default="101", help="36, 51, 101 (default), 151 or quick")
    bot.add_argument("--seed", type=int, default=0, help="for what people choose, and how fast")
    bot.add_argument(
        "--begin", type=float, default=0.0, help="the games begin over so many seconds"
    )
    bot.add_argument(
        "--overall", type=positive, help="calls a second for all chats (Telegram: 30, we: 29)"
    )
    add("engine", "moves a second of card play", _ENGINE, _engine)
    add("solver", "exact values with all hands open", _SOLVER, _solver)
    add("pictures", "composing pictures", _PICTURES, _pictures)
    chaos = add("chaos", "matches while everything goes wrong, and a judge", _CHAOS, _chaos)
    chaos.add_argument("--matches", type=positive, default=20, metavar="N", help="of each seed")
    chaos.add_argument("--at-once", type=positive, default=20, metavar="N")
    chaos.add_argument("--kills", type=int, default=20, metavar="N", help="of each seed")
    chaos.add_argument(
        "--between-kills", type=float, default=12.0, metavar="SECONDS", help="of the bot's clock"
    )
    chaos.add_argument("--seed", type=int, default=0, help="the first one")
    chaos.add_argument("--seeds", type=positive, default=1, metavar="N", help="one after another")
    chaos.add_argument("--speed", type=float, default=3.0, help="of all clocks")
    chaos.add_argument("--keep", type=Path, metavar="DIR", help="verdicts, logs and databases")
    forgery = add("forgery", "updates that nobody honest sends", _FORGERY, _forgery)
    forgery.add_argument("--updates", type=positive, default=2000, metavar="N")
    forgery.add_argument("--seed", type=int, default=0, help="which updates")
    forgery.add_argument("--first", type=int, default=0, help="the number of the first one")
    forgery.add_argument(
        "--seconds", dest="limit", type=float, help="in process: stop after so long"
    )
    forgery.add_argument("--http", action="store_true", help="over HTTP, to the bot's own process")
    tap = add("tap", "the processor's time for a tap, beside the least there is", _TAP, _tap)
    tap.add_argument("--tables", type=positive, default=4, metavar="N")
    tap.add_argument("--hands", type=positive, default=4, metavar="N", help="measured at each")
    tap.add_argument("--seed", type=int, default=0, help="for what people choose")
    sleepers = add(
        "sleepers",
        "a start with many matches that sleep, and what a live one costs",
        _SLEEPERS,
        _sleepers,
    )
    sleepers.add_argument("--matches", type=int, default=10_000, metavar="N", help="that sleep")
    sleepers.add_argument("--few", type=positive, default=100, metavar="N", help="that are live")
    sleepers.add_argument("--many", type=positive, default=1_000, metavar="N", help="the same")
    computers = add(
        "computers", "people's taps where computers play elsewhere", _COMPUTERS, _computers
    )
    computers.add_argument("--groups", type=positive, default=6, metavar="N", help="of computers")
    computers.add_argument("--seconds", type=float, default=180.0)
    computers.add_argument("--seed", type=int, default=0, help="for what people choose")
    for bench in benches.choices.values():
        bench.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(arguments: Namespace) -> int:
    """Run the bench that was named; 1 after one line if it fails."""
    figures: Figures | None = arguments.measure(arguments)
    if figures is None:
        return 1
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        _print(figures)
    return 1 if figures.get("violations") or figures.get("findings") else 0


def _bot(arguments: Namespace) -> Figures | None:
    from bot.bench.games import BotFailedError, Plan, measure

    plan = Plan(
        games=arguments.games,
        pace=arguments.pace,
        scale=arguments.scale,
        hands=arguments.hands,
        seconds=arguments.seconds,
        seed=arguments.seed,
        length=arguments.length,
        begin=arguments.begin,
        overall=arguments.overall,
    )
    try:
        return asyncio.run(measure(plan))
    except BotFailedError as error:
        print(f"the bot ended before the games did: {error}", file=sys.stderr)
        return None


def _engine(_arguments: Namespace) -> Figures:
    from bot.bench.moves import measure

    return measure()


def _solver(_arguments: Namespace) -> Figures:
    from bot.bench.solving import measure

    return measure(_say)


def _pictures(_arguments: Namespace) -> Figures:
    from bot.bench.composing import measure

    return measure()


def _chaos(arguments: Namespace) -> Figures:
    from bot.bench.chaos import report
    from bot.bench.chaos.plan import Plan

    plan = Plan(
        seed=arguments.seed,
        matches=arguments.matches,
        at_once=arguments.at_once,
        kills=arguments.kills,
        between_kills=arguments.between_kills,
        speed=arguments.speed,
    )
    verdicts = report.run(plan, arguments.seeds, arguments.keep, _say)
    return report.figures(verdicts)


def _forgery(arguments: Namespace) -> Figures | None:
    from bot.bench.forgery import measure, over_http

    plan = measure.Plan(arguments.updates, arguments.seed, arguments.first, arguments.limit)
    run = over_http.measure if arguments.http else measure.measure
    figures, findings = asyncio.run(run(plan, _say))
    for finding in findings:
        print(f"seed {plan.seed}, number {finding.number}: {finding.what}", file=sys.stderr)
    return figures


def _tap(arguments: Namespace) -> Figures:
    from bot.bench.tap import Plan, measure

    plan = Plan(arguments.tables, arguments.hands, arguments.seed)
    return asyncio.run(measure(plan, _say))


def _sleepers(arguments: Namespace) -> Figures:
    from bot.bench.sleepers import Plan, measure

    plan = Plan(arguments.matches, arguments.few, arguments.many)
    return asyncio.run(measure(plan, _say))


def _computers(arguments: Namespace) -> Figures:
    from bot.bench.computers import Plan, measure

    plan = Plan(arguments.groups, arguments.seconds, arguments.seed)
    return asyncio.run(measure(plan, _say))


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _print(figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("figure", "measured", "to reach")
    for name, value in figures.items():
        shown = f"{value:,.2f}" if isinstance(value, float) else str(value)
        table.add_row(name, "-" if value is None else shown, _TARGETS.get(name, ""))
    Console().print(table)
