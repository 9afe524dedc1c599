"""What Telegram and phones demand of every screen, with ordinary names and with the worst."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from bot.gallery.guests import Names, Shown
from bot.gallery.moments import moments
from bot.gallery.play import NAMES, Game, scene
from bot.gallery.screens import Gallery
from bot.screens import hand, words
from bot.screens.layout import WIDTH, visible, wide
from bot.screens.screen import Screen
from bot.texts import LANGUAGES, Language
from engine.cards import Trump
from engine.view import view
from tests.bot.screens.advised import ADVISED
from tests.words import strict_texts

TEXTS = strict_texts()

PEOPLE: dict[str, tuple[Names, str]] = {
    "ordinary": (NAMES, "Can Pere"),
    "short": (("A", "B", "C", "D"), "X"),
    "long": (
        ("Maria Montserrat Puigdomènech i Casadevall",) * 4,
        "La colla de la botifarra dels dijous al casal de la plaça",
    ),
    "wide": (("𝕎" * 40,) * 4, "𝕎" * 80),
    "hostile": (("<b>&amp;</b>", "</b><i>", "&lt;\u202e", "\u3164"), "<a href='x'>&\u200f"),
    "right to left": (("שלום עליכם", "سلام", "\u202eanO", "אב"), "קבוצה"),
    "emoji": (("👨‍👩‍👧‍👦" * 12,) * 4, "🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 40),
}


def units(text: str) -> int:
    """Characters as Telegram counts them."""
    return len(text.encode("utf-16-le")) // 2


def shown() -> Iterator[tuple[str, Shown]]:
    for language in LANGUAGES:
        for people, (names, group) in PEOPLE.items():
            gallery = Gallery(TEXTS.in_(language), names, group, group, ADVISED)
            for family, screens in gallery.families():
                for caption, made in screens:
                    yield f"{language} {people}: {family}: {caption}", made


@pytest.fixture(scope="module")
def everything() -> list[tuple[str, Shown]]:
    return list(shown())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_of_a_hand_stands_right_above_its_buttons(language: Language) -> None:
    """And trumps and the trick above that: on a small phone many cards push the rest away."""
    t = TEXTS.in_(language)
    asked = {
        "naming trumps": t("ask-trump", partner=NAMES[1]),
        "first lead": t("ask-lead"),
        "trick 2, empty": t("ask-lead"),
        "trick 4, ruffed and thrown": t("ask-card"),
    }
    for name, ask in asked.items():
        state = moments()[name]
        seen = view(state, Game.at(state).turn())
        shown = hand.hand(seen, scene(hints=True), t)
        assert visible(shown.text).split("\n")[-1].rstrip("\u2800") == visible(ask)
        assert shown.text.split("\n")[0] == t("hand-your-turn", group="Can Pere")
        held = seen.hand
        assert held is not None
        if held.trump is not None:
            contract = words.contract(held, scene(), t)
            assert contract in shown.text.split("\n")[-7:]


def test_a_hand_of_any_shape_has_at_most_eight_rows_of_buttons() -> None:
    """Of twelve cards to lead from, and of those of later tricks with all that may be asked."""
    for seed in range(200):
        game = Game(seed=seed).draw().deal().name(Trump.OROS).passes()
        for _ in range(3):
            shown = hand.hand(view(game.state, game.turn()), scene(hints=True), TEXTS.in_("ca"))
            assert len(shown.buttons) <= 8
            game.cards(4)


def test_messages_are_within_4096_characters(everything: list[tuple[str, Shown]]) -> None:
    for where, made in everything:
        if isinstance(made, Screen):
            assert 0 < units(visible(made.text)) <= 4096, where


def test_alerts_are_within_200_characters_and_without_tags(
    everything: list[tuple[str, Shown]],
) -> None:
    for where, made in everything:
        if isinstance(made, str):
            assert 0 < units(made) <= 200, f"{where}: {units(made)}: {made}"
            if "hostile" not in where:
                assert "<" not in made, where
                assert "&" not in made, where


def test_a_message_with_buttons_is_as_wide_as_its_buttons_need(
    everything: list[tuple[str, Shown]],
) -> None:
    for where, made in everything:
        if isinstance(made, Screen) and made.buttons:
            assert max(map(len, visible(made.text).split("\n"))) >= WIDTH, where


def test_rows_are_short_and_labels_are_words(everything: list[tuple[str, Shown]]) -> None:
    for where, made in everything:
        if isinstance(made, Screen):
            for row in made.buttons:
                assert 1 <= len(row) <= 4, where
                for button in row:
                    assert 0 < units(button.text) <= 80, f"{where}: {button.text}"
                    assert "&amp;" not in button.text or "hostile" in where, where


def test_html_is_well_formed(everything: list[tuple[str, Shown]]) -> None:
    for where, made in everything:
        if isinstance(made, Screen):
            checker = Checker(where)
            checker.feed(made.text)
            checker.close()
            assert not checker.open, where


def test_no_line_is_turned_round(everything: list[tuple[str, Shown]]) -> None:
    for where, made in everything:
        texts = (
            [made]
            if isinstance(made, str)
            else [made.text, *(button.text for row in made.buttons for button in row)]
        )
        for text in texts:
            assert not set(text) & set("\u202a\u202b\u202c\u202d\u202e\u200e\u200f\u2066\u2067"), (
                where
            )
            assert text.count("\u2068") == text.count("\u2069"), where


def test_no_clock_times(everything: list[tuple[str, Shown]]) -> None:
    for where, made in everything:
        text = made if isinstance(made, str) else visible(made.text)
        hours = [text[at - 1 : at + 2] for at, sign in enumerate(text) if sign == ":"]
        assert not any(near[0].isdigit() and near[-1].isdigit() for near in hours if near), where


class Checker(HTMLParser):
    """Tags that Telegram knows, closed in order."""

    def __init__(self, where: str) -> None:
        super().__init__(convert_charrefs=False)
        self.where = where
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        known = {"b": set(), "i": set(), "a": {"href"}, "blockquote": {"expandable"}}
        assert names <= known[tag], self.where
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, self.where

    def handle_entityref(self, name: str) -> None:
        assert name in ("lt", "gt", "amp"), self.where

    def handle_charref(self, name: str) -> None:
        pytest.fail(f"{self.where}: {name}")

    def handle_data(self, data: str) -> None:
        assert "&" not in data, self.where


def test_a_narrow_text_is_filled_up_on_its_last_line() -> None:
    assert visible(wide("<b>Ona</b> &amp; Pere")).startswith("Ona & Pere")
    assert len(visible(wide("<b>Ona</b> &amp; Pere"))) == WIDTH
    assert wide("x" * 30) == "x" * 30
    assert [len(line) for line in wide("abc\nd").split("\n")] == [3, 30]
