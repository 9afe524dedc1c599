"""The handbook's contents: the topics of /rules, the themes of /glossary, the questions of /faq.

Promises: a topic's example is a position of the test vectors wherever there is one for the table's
rules, and everything said of it is the engine's own answer by those rules. Leaves to others: the
words (`screens.rules`, `screens.glossary`, `screens.faq`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from bot.lessons.exercises import Duty, End, Exercise, Speech, Sum, cards
from bot.lessons.steps import FRENCH_13, TWO_OF_SWORDS
from engine.actions import Call, Delegate, NameTrump
from engine.cards import Seat, Team, Trump
from engine.rules import Level, PartnerWinning, Rules, SantVicenc, Variant

Chapter = Literal["rules", "glossary", "faq"]

COVER = ""
"""The first page of a chapter: the rules card, or a list of themes."""

TOPICS: tuple[str, ...] = (
    "cards",
    "trick",
    "deal",
    "trumps",
    "follow",
    "beat",
    "ruff",
    "partner",
    "losing",
    "calls",
    "score",
    "capot",
    "length",
    "claim",
    "renunci",
    "misdeal",
)
"""The pages of /rules, in order."""

THEMES: tuple[str, ...] = ("pack", "trick", "trumps", "deal", "match")
"""The pages of /glossary, in order."""

QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "nine": ("cards",),
    "worth": ("cards", "score"),
    "thirty_six": ("score",),
    "tie": ("score", "length"),
    "why_not": ("follow", "beat", "ruff"),
    "leads": ("trick", "deal"),
    "last": ("trick",),
    "undo": ("renunci",),
    "double": ("trumps", "calls"),
    "contro": ("calls",),
    "variants": ("partner", "losing"),
    "talk": ("renunci",),
    "late": (),
    "gone": (),
    "computers": (),
    "end": ("claim",),
}
"""The questions of /faq, in order, and the topics that say more."""

ASKED_ABOUT: Mapping[str, tuple[str, ...]] = {
    "points": ("nine", "worth", "thirty_six", "tie"),
    "tricks": ("why_not", "leads", "last", "undo"),
    "speech": ("double", "contro", "variants", "talk"),
    "table": ("late", "gone", "computers", "end"),
}
"""The pages of /faq that list questions, in order, and theirs."""

TO_LEARN = frozenset({"nine", "why_not", "variants", "computers"})
"""The questions from which a button leads to /learn."""

CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "rules": TOPICS,
    "glossary": THEMES,
    "faq": (*ASKED_ABOUT, *QUESTIONS),
}

TU, DRETA, PARELLA, ESQUERRA = Seat


def exists(chapter: str, page: str) -> bool:
    """Whether there is such a page; `COVER` is one everywhere."""
    return chapter in CHAPTERS and (page == COVER or page in CHAPTERS[chapter])


def example(topic: str, rules: Rules) -> Exercise | None:
    """A small position for a topic, by a table's rules; None where words are all there is."""
    match topic:
        case "cards":
            return replace(FRENCH_13, ask="worth")
        case "trick":
            return replace(TWO_OF_SWORDS, ask="leads")
        case "deal":
            return Speech(DRETA, "leads", rules=rules)
        case "trumps":
            said = (Delegate(DRETA), NameTrump(ESQUERRA, Trump.OROS))
            return Speech(DRETA, "leads", said, rules=rules)
        case "calls":
            return _calls(rules)
        case "score":
            return Sum(
                (30, 42),
                ((Team.B, 12),),
                Trump.BASTOS,
                Level.CONTRO,
                vector="botifarra-app-bastos-contro-caller-loses",
            )
        case "capot":
            return Sum(
                (72, 0),
                ((Team.A, 72),),
                Trump.BOTIFARRA,
                namer=DRETA,
                vector="grid-botifarra-none-capot",
            )
        case "length" if not rules.quick:
            return End(rules.target - 10, 9, rules.target)
        case "follow" | "beat" | "ruff" | "partner" | "losing" | "renunci":
            return replace(_duty(topic, rules), rules=rules)
        case _:
            return None


def partner_duty(rules: Rules) -> str:
    """What is owed under a partner who is winning: `lliure`, `free`, `strict` or `value`."""
    if rules.variant is Variant.LLIURE:
        return "lliure"
    if rules.partner_winning is PartnerWinning.FREE:
        return "free"
    return "value" if rules.overtake_partner_free else "strict"


def losing_duty(rules: Rules) -> str:
    """What is owed where an opponent's card can't be won: `lliure`, `load` or `lowest`."""
    if rules.variant is Variant.LLIURE:
        return "lliure"
    return "load" if rules.second_player_may_load else "lowest"


def _duty(topic: str, rules: Rules) -> Duty:
    """The position of a topic about legal cards."""
    match topic:
        case "follow":
            return Duty(
                cards("3C"), cards("2C 9B 4B"), Trump.BASTOS, vector="p2-follow-with-2-not-ruff"
            )
        case "beat" | "renunci":
            return Duty(cards("12C"), cards("9C 1C 4C 2O"), vector="p2-beat-choice")
        case "ruff":
            return Duty(cards("10C 7O"), cards("1O 2O 12E 3E"), vector="p3-opp-ruffed-overruff")
        case "partner" if partner_duty(rules) == "strict":
            return Duty(cards("4C 3C"), cards("1C 8C 5C 2E"), vector="opt-strict-overtake-1")
        case "partner":
            held = cards("11C 10C 8C 6C 2C")
            return Duty(cards("12C 3C"), held, vector="p3-partner-king-load")
        case _ if losing_duty(rules) == "load":
            held = cards("1C 8C 2C 10B 4B")
            return Duty(cards("5O"), held, vector="p2-trump-led-void-load")
        case _:
            return Duty(cards("9C"), cards("1C 8C 4C 5O"), vector="p2-cannot-beat-manilla")


def _calls(rules: Rules) -> Speech:
    """As far as calls go at this table."""
    trump = Trump.BOTIFARRA if rules.sant_vicenc is SantVicenc.ALWAYS else Trump.OROS
    callers = (PARELLA, ESQUERRA, TU)[: 2 if rules.sant_vicenc is SantVicenc.NEVER else 3]
    return Speech(DRETA, "times", (NameTrump(DRETA, trump), *map(Call, callers)), rules=rules)
