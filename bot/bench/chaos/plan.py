"""What is to happen, drawn from a seed: tables, the people at them, and a list of troubles.

Pure: the same plan makes the same draws. In which state of which match a trouble meets the
program depends on the machine; who is how, and what happens how long after what, doesn't.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.crowd import Pace

# fmt: off
NAMES = (
    "Ona", "Pere", "Marta", "Joan", "Laia", "Arnau", "Núria", "Biel", "Clara", "Martí", "Gemma",
    "Oriol", "Júlia", "Pau", "Berta", "Roger", "Aina", "Marc", "Carla", "Adrià", "Lídia",
    "Guillem", "Paula", "Jordi", "Elna", "Ferran", "Sílvia", "Ramon", "Irene", "Albert", "Rosa",
    "Xavier", "Mireia", "Eloi", "Carme", "Sergi", "Alba", "Nil", "Teresa", "Bru", "Noa", "Lluc",
    "Estel", "Dídac", "Abril", "Jan",
)
# fmt: on


@dataclass(frozen=True, slots=True)
class Plan:
    """One run: `matches` to be played, `at_once` of them at a time. Times are seconds of the run's
    own clock, which is `speed` times as fast as the world's.

    `kills`: how often the program is killed at least; after so many, and the matches, the run ends.
    """

    seed: int = 0
    matches: int = 20
    at_once: int = 20
    kills: int = 10
    speed: float = 3.0
    between_kills: float = 12.0
    """From when the program runs again."""
    between_troubles: float = 240.0
    """For each table: with more of them there are more."""
    calm: bool = False
    """Nothing goes wrong, and nobody does anything unusual."""


class Kind(StrEnum):
    """What can go wrong."""

    FLOOD_HERE = "429 in one chat"
    FLOOD = "429 in all chats"
    ERRORS = "5xx"
    LOST_BEFORE = "time-out before the call took effect"
    LOST_AFTER = "time-out after it took effect"
    DROPPED = "connection dropped"
    ANSWER_DROPPED = "connection dropped before the answer"
    OUT_OF_ORDER = "answers out of order"
    TWICE = "updates twice"
    BURST = "updates in a burst"
    UNPLUGGED = "network down"
    DELETED = "message deleted by an administrator"
    CLEARED = "message deleted by its reader"
    TOPIC_CLOSED = "topic closed"
    KICKED = "bot removed and added again"
    MUTED = "right to write taken"
    SILENCED = "all members silenced"
    MIGRATED = "group upgraded in mid-trick"
    ALL_BLOCKED = "all four block the bot"
    DISK_FULL = "disk full"
    LOCKED = "database locked"
    SET_BACK = "clock set back"
    TERMINATED = "SIGTERM"
    KILLED = "kill -9"


_WEIGHTS = {
    Kind.FLOOD_HERE: 6,
    Kind.FLOOD: 3,
    Kind.ERRORS: 6,
    Kind.LOST_BEFORE: 3,
    Kind.LOST_AFTER: 4,
    Kind.DROPPED: 6,
    Kind.ANSWER_DROPPED: 6,
    Kind.OUT_OF_ORDER: 6,
    Kind.TWICE: 6,
    Kind.BURST: 4,
    Kind.UNPLUGGED: 2,
    Kind.DELETED: 6,
    Kind.CLEARED: 3,
    Kind.TOPIC_CLOSED: 3,
    Kind.KICKED: 3,
    Kind.MUTED: 2,
    Kind.SILENCED: 2,
    Kind.MIGRATED: 3,
    Kind.ALL_BLOCKED: 2,
    Kind.DISK_FULL: 2,
    Kind.LOCKED: 2,
    Kind.SET_BACK: 2,
    Kind.TERMINATED: 2,
}


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something goes wrong `after` so many seconds since the one before. `lasts` seconds where it
    lasts; `table` and `which` say where, counted round; `size` how much, from 0 to 1."""

    kind: Kind
    after: float
    lasts: float
    table: int
    which: int
    size: float


def troubles(plan: Plan) -> Iterator[Trouble]:
    """Without end, all but the kills; the rarest comes again and again too."""
    choose = random.Random(f"{plan.seed} troubles")
    all_kinds = [kind for kind, weight in _WEIGHTS.items() for _ in range(weight)]
    while True:
        for kind in choose.sample(all_kinds, len(all_kinds)):
            yield _trouble(choose, kind, plan.between_troubles / plan.at_once)


def kills(plan: Plan) -> Iterator[Trouble]:
    """Without end."""
    choose = random.Random(f"{plan.seed} kills")
    while True:
        trouble = _trouble(choose, Kind.KILLED, plan.between_kills)
        # Most are started again at once; some only just, some in the middle of their start.
        yield replace(trouble, lasts=choose.choice((0.0, 0.0, 0.0, 5.0, 20.0)))


def _trouble(choose: random.Random, kind: Kind, between: float) -> Trouble:
    return Trouble(
        kind=kind,
        after=choose.expovariate(1 / between),
        lasts=choose.uniform(3.0, 40.0),
        table=choose.randrange(1000),
        which=choose.randrange(1000),
        size=choose.random(),
    )


@dataclass(frozen=True, slots=True)
class Traits:
    """How somebody is; all chances are of one turn. `pace` in seconds."""

    pace: Pace
    double_taps: float = 0.0
    strays: float = 0.0
    """Taps something else, old or beside the question."""
    goes_away: float = 0.0
    away: float = 0.0
    """For so long at most."""
    blocks: float = 0.0
    renames: float = 0.0
    leaves: float = 0.0
    """Leaves the match."""
    quits: float = 0.0
    """Goes out of the group, and comes in again."""
    talks: float = 0.0
    ends: float = 0.0
    """Claims the rest, gives it up, or would throw the hand away."""
    hurries: float = 0.5
    """Calls what can be called, so that matches are short."""


PLAIN = Traits(Pace(0.2, 1.0), hurries=0.8)


def traits(choose: random.Random, calm: bool) -> Traits:
    """Somebody at random."""
    if calm:
        return PLAIN
    quick = choose.random() < 0.7
    pace = Pace(0.1, 1.2) if quick else Pace(1.0, 6.0, slow=30.0, slow_one_in=15)
    return Traits(
        pace=pace,
        double_taps=choose.choice((0.0, 0.1, 0.5)),
        strays=choose.choice((0.0, 0.05, 0.3)),
        goes_away=choose.choice((0.0, 0.0, 0.02, 0.05)),
        away=choose.choice((20.0, 80.0, 150.0)),
        blocks=choose.choice((0.0, 0.0, 0.01, 0.03)),
        renames=choose.choice((0.0, 0.02)),
        leaves=choose.choice((0.0, 0.0, 0.0, 0.01)),
        quits=choose.choice((0.0, 0.0, 0.0, 0.01)),
        talks=choose.choice((0.0, 0.03, 0.1)),
        ends=choose.choice((0.0, 0.02, 0.05)),
        hurries=choose.choice((0.5, 0.9)),
    )


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A group of some kind, and who plays there, by number; computers fill what seats are left."""

    title: str
    people: tuple[int, ...]
    kind: str
    """group, supergroup or forum."""


@dataclass(frozen=True, slots=True)
class Cast:
    """All tables, and all people by number: name, traits."""

    tables: tuple[TablePlan, ...]
    names: tuple[str, ...]
    traits: tuple[Traits, ...]


def cast(plan: Plan) -> Cast:
    """Who plays where; every third table shares two people with the one before."""
    choose = random.Random(f"{plan.seed} cast")
    tables: list[TablePlan] = []
    count = 0
    for number in range(plan.at_once):
        size = choose.choice((4, 4, 4, 4, 2, 3)) if not plan.calm else 4
        before = tables[-1].people if number % 3 == 2 else ()
        shared = before[:2] if len(before) == 4 else ()
        new = tuple(range(count, count + size - min(size, len(shared))))
        count += len(new)
        kind = choose.choice(("group", "supergroup", "forum")) if not plan.calm else "supergroup"
        tables.append(TablePlan(f"Penya {_letters(number)}", (*shared[:size], *new), kind))
    names = tuple(
        NAMES[number % len(NAMES)] + " Bis" * (number // len(NAMES)) for number in range(count)
    )
    return Cast(tuple(tables), names, tuple(traits(choose, plan.calm) for _ in range(count)))


def _letters(number: int) -> str:
    """Two letters, so that no title is the beginning of another."""
    return chr(ord("A") + number // 26) + chr(ord("a") + number % 26)
