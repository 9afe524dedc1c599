"""Screens of what is taught and looked up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.callbacks import ChooseSolo
from bot.gallery.guests import (
    HOUSE,
    Family,
    Guests,
    Shown,
)
from bot.gallery.moments import (
    moments,
)
from bot.handbook.contents import ASKED_ABOUT, COVER, QUESTIONS, THEMES, TOPICS
from bot.lessons.place import END, LIST, Place
from bot.lessons.steps import STEPS
from bot.screens import (
    faq,
    glossary,
    greeting,
    learn,
    menu,
    privacy,
    rules,
    solo,
)
from bot.screens import (
    help as help_,
)
from bot.screens.handbook import Table
from bot.screens.screen import Screen
from bot.tables.solo import CHOSEN_AT_FIRST
from engine.cards import Seat
from engine.points import QUICK
from engine.profiles import OWN, PROFILES
from engine.rules import PartnerWinning, Rules, SantVicenc, Variant
from engine.view import view


class Taught(Guests):
    """Beside the matches."""

    def families(self) -> Iterator[tuple[str, Family]]:
        yield "rules", list(self._rules())
        yield "glossary", list(self._glossary())
        yield "faq", list(self._faq())
        yield "help", list(self._help())
        yield "learn", list(self._learn())

    def _rules(self) -> Iterator[tuple[str, Shown]]:
        """Every table's card, and every page that reads otherwise than a table's before it."""
        strict = Rules(
            variant=Variant.OBLIGADA,
            partner_winning=PartnerWinning.FREE,
            sant_vicenc=SantVicenc.NEVER,
            second_player_may_load=False,
            quick=True,
        )
        tables = {name: Table(name, profile.rules) for name, profile in PROFILES.items()}
        tables["butifarra-app, obligada, quick"] = Table("butifarra-app", strict)
        tables["the group's own"] = Table(OWN, HOUSE, self.own)
        tables["in private"] = replace(tables["lliure"], group=self.group)
        tables["in a group"] = replace(tables["lliure"], bot="botifarra_bot")
        seen: set[str] = set()
        for name, plain in tables.items():
            laid = replace(plain, theme=self.pictures)
            yield name, rules.page(COVER, laid, self.t)
            for topic in TOPICS:
                screen = rules.page(topic, laid, self.t)
                said = screen.text.partition("\n")[2]
                if said not in seen:
                    seen.add(said)
                    yield f"{name}: {topic}", screen

    def _glossary(self) -> Iterator[tuple[str, Shown]]:
        usual = Table("lliure", Rules(), theme=self.pictures)
        for theme in (COVER, *THEMES):
            yield theme or "list", glossary.page(theme, usual, self.t)

    def _faq(self) -> Iterator[tuple[str, Shown]]:
        usual = Table("lliure", Rules(), theme=self.pictures)
        for question in (COVER, *ASKED_ABOUT, *QUESTIONS):
            yield question or "list", faq.page(question, usual, self.t)

    def _help(self) -> Iterator[tuple[str, Shown]]:
        yield "help", help_.help_page(self.t)
        yield "welcome", help_.welcome(self.t, "botifarra_bot")
        yield "welcome, bare", help_.welcome(self.t)
        yield "privacy", privacy.privacy(365, self.t)
        yield "forget me", privacy.ask(self.t)
        yield "forget me, asked in a group", privacy.in_private("botifarra_bot", self.t)
        yield "solo", solo.choose(CHOSEN_AT_FIRST, self.t)
        yield (
            "solo, all else",
            solo.choose(ChooseSolo("easy", "hard", Variant.OBLIGADA.value, QUICK), self.t),
        )
        middle = view(moments()["trick 2, two cards down"], Seat(0))
        yield "solo, in the middle of one", solo.go_on(middle, self.scene(), self.t)
        yield "greeting", greeting.greeting(self.t)
        scopes: tuple[menu.Scope, ...] = ("group", "private")
        for scope in scopes:
            listed = (f"/{name} {does}" for name, does in menu.commands(scope, self.t))
            yield f"menu: {scope}", Screen("\n".join(listed))

    def _learn(self) -> Iterator[tuple[str, Shown]]:
        """Every text, and every exercise as it stands after an answer that is wrong."""
        at = Place(5, 2)
        yield "list", learn.learn(LIST, 0, LIST, self.t, self.pictures)
        yield "list, in the middle", learn.learn(LIST, 0, at, self.t, self.pictures)
        for number, (name, exercises) in enumerate(STEPS.items(), start=1):
            yield name, learn.learn(Place(number), 0, at, self.t, self.pictures)
            for place in range(1, len(exercises) + 1):
                asked = Place(number, place)
                yield f"{name} {place}", learn.learn(asked, wrong(asked), at, self.t, self.pictures)
        yield "asked", learn.learn(at, 0, at, self.t, self.pictures)
        yield "right", learn.learn(at, 1, at, self.t, self.pictures)
        yield "end", learn.learn(END, 0, END, self.t, self.pictures)


def wrong(asked: Place) -> int:
    """The first answer there that is not right."""
    exercise = asked.asked
    return next(
        number
        for number, option in enumerate(exercise.options, start=1)
        if option not in exercise.right
    )
