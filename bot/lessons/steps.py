"""The ten steps, and what is tried at each: the positions of the test vectors where they fit.

Each step has three positions or more, one of them a trap: where most people tap first, and err.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.lessons.exercises import Duty, End, Exercise, Speech, Strongest, Sum, Trick, cards
from engine.actions import Call, Delegate, NameTrump
from engine.cards import Seat, Team, Trump
from engine.rules import Level, Rules, Variant

TU, DRETA, PARELLA, ESQUERRA = Seat
OBLIGADA = Rules(variant=Variant.OBLIGADA)
US, THEM, NOBODY = Team.A, Team.B, None

_BEATS_ONLY_MANILLA = Duty(cards("12C"), cards("9C 4C 11E 3O"), vector="p2-beat-one/lliure")
_NOTHING_BEATS_IT = Duty(cards("9C"), cards("1C 8C 4C 5O"), vector="p2-cannot-beat-manilla/lliure")
TWO_OF_SWORDS = Trick(
    cards("1O 3O 2E 4O"),
    PARELLA,
    "winner",
    Trump.ESPASES,
    vector="butifarra-app-2-of-swords-beats-ace",
)
FRENCH_13 = Trick(cards("1E 9E 2E 12E"), TU, "leads", Trump.OROS, vector="french-13")

STEPS: Mapping[str, tuple[Exercise, ...]] = {
    "cards": (
        Strongest(cards("12C 9C 1C"), trap=True),
        Strongest(cards("8C 7C 10C")),
        replace(FRENCH_13, ask="worth", counts=(12, 13, 14), trap=True),
        replace(TWO_OF_SWORDS, ask="worth", counts=(4, 5, 6)),
    ),
    "trick": (
        Trick(cards("10E 12E"), DRETA, "turn", Trump.BASTOS),
        FRENCH_13,
        Trick(cards("9C 1C 12C 11C"), ESQUERRA, "leads", vector="max-trick-one-suit"),
        Trick(cards("2C 9O 3C 9E"), DRETA, "winner", trap=True),
    ),
    "dealer": (
        Speech(ESQUERRA, "names"),
        Speech(PARELLA, "may_name", (Delegate(PARELLA),), trap=True),
        Speech(
            TU,
            "leads",
            (Delegate(TU), NameTrump(PARELLA, Trump.OROS)),
            vector="speak-after-delegation",
            trap=True,
        ),
    ),
    "follow": (
        _NOTHING_BEATS_IT,
        Duty(
            cards("3C"),
            cards("2C 9B 4B"),
            Trump.BASTOS,
            vector="p2-follow-with-2-not-ruff/lliure",
            trap=True,
        ),
        Duty(
            cards("10C 3O 4C"),
            cards("9C 8C 6C 5O"),
            vector="p4-partner-ruffed-have-suit/lliure",
        ),
        Duty(
            cards("5B"),
            cards("8C 7C 6E 4E"),
            ask="how_many",
            counts=(1, 2, 4),
            vector="p2-void-only-pips/lliure",
        ),
    ),
    "beat": (
        _BEATS_ONLY_MANILLA,
        Duty(
            cards("10E 12E"),
            cards("1E 4E 7O"),
            Trump.BASTOS,
            vector="p3-opp-beat-ace/lliure",
            trap=True,
        ),
        Duty(
            cards("12C 3C"),
            cards("11C 10C 8C 6C 2C"),
            ask="how_many",
            counts=(1, 2, 5),
            vector="p3-partner-king-load/lliure",
        ),
        Duty(
            cards("2C 9E 3C"),
            cards("4C 8C 1B"),
            ask="how_many",
            counts=(1, 2, 3),
            vector="p4-offsuit-never-wins/lliure",
            trap=True,
        ),
    ),
    "ruff": (
        Duty(cards("1B"), cards("3O 7O 9C 2E"), vector="p2-ruff-any-trump/lliure"),
        Duty(
            cards("10C 7O"),
            cards("1O 2O 12E 3E"),
            vector="p3-opp-ruffed-overruff/lliure",
            trap=True,
        ),
        Duty(
            cards("6C 9C 2O"),
            cards("1C 7C 3C 9O"),
            vector="p4-opp-third-ruffed-follow/lliure",
            trap=True,
        ),
        Duty(
            cards("6C 12C 9O"),
            cards("1O 5O 3E 2B"),
            ask="how_many",
            counts=(1, 2, 4),
            vector="p4-opp-third-ruffed-cannot/lliure",
        ),
    ),
    "winner": (
        replace(TWO_OF_SWORDS, trap=True),
        replace(FRENCH_13, leader=PARELLA, ask="winner"),
        Trick(cards("6C 3O 7O 8O"), DRETA, "winner", Trump.OROS),
        Trick(cards("2C 9E 3C 4C"), DRETA, "winner", Trump.OROS, trap=True),
    ),
    "calls": (
        Speech(
            TU,
            "times",
            (NameTrump(TU, Trump.OROS), Call(DRETA)),
            (1, 2, 4),
            vector="butifarra-app-step9-trump-contro",
        ),
        Speech(
            TU,
            "speaks",
            (NameTrump(TU, Trump.OROS), Call(DRETA)),
            vector="speak-first-opponent-contro",
            trap=True,
        ),
        Speech(
            ESQUERRA,
            "times",
            (NameTrump(ESQUERRA, Trump.BOTIFARRA), Call(TU)),
            (2, 3, 4),
            vector="butifarra-app-step9-botifarra-contro",
        ),
        Speech(
            ESQUERRA,
            "level",
            (NameTrump(ESQUERRA, Trump.BOTIFARRA), Call(TU), Call(DRETA)),
            vector="call-sv-in-botifarra-forbidden",
            trap=True,
        ),
    ),
    "score": (
        Sum((45, 27), ((US, 45), (US, 18), (US, 9)), vector="botifarra-app-copes-plain"),
        Sum(
            (30, 42),
            ((US, 12), (THEM, 6), (THEM, 12)),
            level=Level.CONTRO,
            vector="botifarra-app-bastos-contro-caller-loses",
            trap=True,
        ),
        Sum(
            (36, 36),
            ((US, 4), (THEM, 4), (NOBODY, 0)),
            Trump.BOTIFARRA,
            Level.CONTRO,
            vector="botifarra-app-tie-botifarra-contro",
        ),
        Sum(
            (72, 0),
            ((US, 36), (US, 72), (US, 144)),
            Trump.BOTIFARRA,
            namer=DRETA,
            vector="grid-botifarra-none-capot",
        ),
        End(91, 9, vector="target-100-not-enough", trap=True),
    ),
    "variants": (
        replace(
            _NOTHING_BEATS_IT,
            rules=OBLIGADA,
            vector="p2-cannot-beat-manilla/obligada",
        ),
        Duty(
            cards("12C 3C"),
            cards("11C 10C 8C 6C 2C"),
            rules=OBLIGADA,
            vector="p3-partner-king-load/obligada",
        ),
        Duty(
            cards("7C 2C"),
            cards("8C 6C 5C 3C"),
            rules=OBLIGADA,
            vector="p3-partner-mixed/obligada",
            trap=True,
        ),
        Duty(
            cards("7C 2C"),
            cards("8C 6C 5C 3C"),
            ask="how_many",
            counts=(1, 2, 4),
            vector="p3-partner-mixed/lliure",
        ),
    ),
}
"""In the order they are taken, by the names that the words know them by."""
