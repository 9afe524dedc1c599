"""The handbook says what is played: its examples, its sentences and its numbers, by the engine."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from itertools import combinations, product
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.callbacks import Learn, Read, parse
from bot.handbook.contents import (
    ASKED_ABOUT,
    CHAPTERS,
    COVER,
    QUESTIONS,
    THEMES,
    TOPICS,
    Chapter,
    example,
    exists,
    losing_duty,
    partner_duty,
)
from bot.lessons.exercises import Duty, End, Speech, Sum, Trick
from bot.pictures.model import Position, RulesCard
from bot.screens import faq, glossary, layout, rules, words
from bot.screens.handbook import Table
from bot.screens.pictures import CAPTION_LENGTH
from bot.screens.positions import seated
from bot.screens.screen import Screen
from bot.texts import LANGUAGES
from engine.cards import DECK, Card, Seat, Trump, mask_of
from engine.profiles import OWN, PROFILES
from engine.rules import (
    HALF,
    QUICK_HANDS,
    TOTAL_POINTS,
    Dealing,
    FirstDealer,
    PartnerWinning,
    Rules,
    SantVicenc,
    Target,
    Variant,
    match_is_over,
    playable,
    winning_position,
)
from tests.engine import naive
from tests.vectors import by_id
from tests.words import strict_texts

TEXTS = strict_texts()
DUTIES = ("follow", "beat", "ruff", "partner", "losing", "renunci")
WAYS = [
    Rules(variant, loads, overtakes, partner)
    for variant, loads, overtakes, partner in product(
        Variant, (True, False), (True, False), PartnerWinning
    )
]
"""Every way in which tables differ about legal cards."""


BY_ID = by_id()


def _page(chapter: Chapter, page: str, table: Table, language: str = "ca") -> Screen:
    turn = {"rules": rules.page, "glossary": glossary.page, "faq": faq.page}[chapter]
    return turn(page, table, TEXTS.in_(language))


def _naive(way: Rules) -> naive.Options:
    return naive.Options(
        way.variant is Variant.OBLIGADA,
        way.second_player_may_load,
        way.overtake_partner_free,
        way.partner_winning is PartnerWinning.FREE,
    )


# --- examples ---


@pytest.mark.parametrize("topic", DUTIES)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_an_example_is_a_vectors_position_with_the_cards_that_this_table_allows(
    topic: str, way: Rules
) -> None:
    position = example(topic, way)
    assert isinstance(position, Duty)
    assert position.rules == way
    legal = naive.legal(frozenset(position.hand), position.table, position.trump.suit, _naive(way))
    assert set(position.legal) == legal
    of_that_name = [
        vector
        for name, vector in BY_ID.items()
        if name == position.vector or name.startswith(f"{position.vector}/")
    ]
    assert of_that_name
    for vector in of_that_name:
        assert [laid["card"] for laid in vector["table"]] == list(position.table)
        assert [(laid["seat"] - vector["seat"]) % 4 for laid in vector["table"]] == [
            seat for seat, _ in position.laid
        ]
        assert vector["hand"] == list(position.hand)
        assert Trump(vector["trump"] or "botifarra") is position.trump
    same = [
        vector
        for vector in BY_ID.values()
        if "hand" in vector
        and "legal" in vector
        and vector["hand"] == list(position.hand)
        and [laid["card"] for laid in vector["table"]] == list(position.table)
        and replace(Rules(Variant(vector["variant"])), **vector["options"]) == way
    ]
    for vector in same:
        assert vector["legal"] == sorted(position.legal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", DUTIES)
def test_a_page_and_its_picture_name_those_cards(topic: str, language: str) -> None:
    t = TEXTS.in_(language)
    for way in WAYS:
        position = example(topic, way)
        assert isinstance(position, Duty)
        screen = _page("rules", topic, Table("lliure", way, theme="light"), language)
        legal = naive.legal(
            frozenset(position.hand), position.table, position.trump.suit, _naive(way)
        )
        wanted = [card for card in position.hand if (card in legal) is (topic != "renunci")]
        assert wanted
        said = layout.visible(screen.text).rstrip("\u2800").split("\n")[-1]
        assert said.endswith(f": {', '.join(words.card(card, t) for card in wanted)}.")
        assert screen.picture is not None
        picture = screen.picture.picture
        assert isinstance(picture, Position)
        assert picture.legal == legal
        assert picture.clockwise is way.clockwise


def test_the_other_examples_are_vectors_too() -> None:
    usual = Rules()
    for topic, vector in (("cards", "french-13"), ("trick", "butifarra-app-2-of-swords-beats-ace")):
        trick = example(topic, usual)
        assert isinstance(trick, Trick)
        assert trick.vector == vector
        assert BY_ID[vector]["cards"] == list(trick.table)
        assert Trump(BY_ID[vector]["trump"] or "botifarra") is trick.trump
        assert trick.laid[BY_ID[vector]["winner_index"]][0] is trick.winner
        assert replace(trick, ask="worth").right == {BY_ID[vector]["points"]}
    for topic in ("score", "capot"):
        hand = example(topic, usual)
        assert isinstance(hand, Sum)
        vector_ = BY_ID[hand.vector]
        assert vector_["points"] == list(hand.points)
        assert vector_["level"] == hand.level
        assert (vector_["contract"] == "botifarra") is (hand.trump is Trump.BOTIFARRA)
        assert vector_["called_by"] == hand.namer.team
        ((team, written),) = hand.written
        assert hand.right == {(team, written)}
        assert team is not None
        assert vector_["score"][team.ordinal] == written


def test_who_leads_is_who_the_game_lets_lead() -> None:
    for topic in ("deal", "trumps"):
        speech = example(topic, Rules())
        assert isinstance(speech, Speech)
        assert speech.right == {Seat.NORTH}  # after Pere, who deals; it is Marta's place
        for language, word in (("ca", "Surt Marta"), ("en", "Marta leads")):
            assert word in _page("rules", topic, Table("lliure", Rules()), language).text


@pytest.mark.parametrize(
    ("when", "times"),
    [(SantVicenc.NEVER, 4), (SantVicenc.TRUMPS, 8), (SantVicenc.ALWAYS, 16)],
)
def test_calls_go_as_far_as_this_table_lets_them(when: SantVicenc, times: int) -> None:
    speech = example("calls", Rules(sant_vicenc=when))
    assert isinstance(speech, Speech)
    assert speech.right == {times}
    screen = _page("rules", "calls", Table("lliure", Rules(sant_vicenc=when)))
    assert f"×{times}" in screen.text.rpartition("\n")[2]
    most = {SantVicenc.NEVER: 8, SantVicenc.TRUMPS: 8, SantVicenc.ALWAYS: 16}
    assert f"fins a ×{most[when]}." in screen.text


def test_a_match_ends_where_the_page_says() -> None:
    targets: tuple[Target, ...] = get_args(Target)
    for target in targets:
        end = example("length", Rules(target=target))
        assert isinstance(end, End)
        assert end.right == {False}
        assert match_is_over((end.after + 1, 0), 1, Rules(target=target))
    quick = Rules(quick=True)
    assert example("length", quick) is None
    ahead, behind = rules.AHEAD, rules.BEHIND
    assert match_is_over((ahead, behind), QUICK_HANDS, quick)
    assert not match_is_over((ahead, behind), QUICK_HANDS - 1, quick)
    assert not match_is_over((ahead, ahead), QUICK_HANDS, quick)


def test_the_rest_that_is_claimed_is_certain() -> None:
    first, second = (card.bit for card in rules.SURE)
    others = [card.bit for card in set(DECK) - set(rules.SURE)]
    for led in (first, second):
        for laid in combinations(others, 3):
            assert winning_position([led, *laid], Trump.OROS.ordinal) == 0


# --- sentences ---


def _as_the_pages_say(hand: list[Card], table: list[Card], trump: Trump, way: Rules) -> set[Card]:
    """The cards that may be played by what the pages tell, in their order."""
    led, place = table[0].suit, winning_position([card.bit for card in table], trump.ordinal)
    partner = len(table) - place == 2
    follow = [card for card in hand if card.suit is led]
    choice = follow or hand
    takes = [
        card
        for card in choice
        if winning_position([*(laid.bit for laid in table), card.bit], trump.ordinal) == len(table)
    ]
    lowest = [
        min((card for card in choice if card.suit is suit), key=naive.strength)
        for suit in {card.suit for card in choice}
    ]
    scoring = [card for card in choice if card.points]
    if partner:
        return set(
            {
                "lliure": choice,
                "free": choice,
                "strict": [*scoring, *lowest],
                "value": [*takes, *scoring, *lowest],
            }[partner_duty(way)]
        )
    if takes:  # beat, or ruff and over-ruff
        return set(takes)
    second = len(table) == 1 and not follow
    return set(
        {
            "lliure": choice,
            "lowest": lowest,
            "load": [*lowest, *(scoring if second else [])],
        }[losing_duty(way)]
    )


@given(
    cards=st.permutations(DECK),
    held=st.integers(1, 12),
    laid=st.integers(1, 3),
    trump=st.sampled_from(Trump),
    way=st.sampled_from(WAYS),
)
def test_the_sentences_are_the_law(
    cards: list[Card], held: int, laid: int, trump: Trump, way: Rules
) -> None:
    hand, table = cards[:held], cards[12 : 12 + laid]
    bits = playable(mask_of(hand), [card.bit for card in table], trump.ordinal, way)
    assert {card for card in hand if card.mask & bits} == _as_the_pages_say(hand, table, trump, way)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_answers_are_the_games(language: str) -> None:
    def numbers(question: str) -> list[int]:
        answer = _page("faq", question, Table("lliure", Rules()), language).text
        return [int(found) for found in re.findall(r"\d+", answer.partition("\n")[2])]

    worth = [Card(f"{number}O").points for number in (9, 1, 12, 11, 10)]
    assert worth == [5, 4, 3, 2, 1]
    assert [number for number in numbers("worth") if number <= 5][: len(worth)] == worth
    assert Card("8O").points == 0
    assert numbers("thirty_six") == [TOTAL_POINTS, HALF, HALF, 45, 45 - HALF]
    assert numbers("nine") == [9, Card("9O").points, Card("1O").points]


# --- pages ---


def _tables() -> list[Table]:
    """The profiles', and tables that change as much as they can, with the longest of names."""
    return [
        *(Table(name, profile.rules, theme="dark") for name, profile in PROFILES.items()),
        *(
            Table(
                OWN,
                replace(
                    way,
                    sant_vicenc=SantVicenc.ALWAYS,
                    first_dealer=FirstDealer.RANDOM,
                    dealing=Dealing.NO_SHUFFLE,
                    covered_hand=True,
                    quick=True,
                    clockwise=True,
                ),
                own="W" * 32,
                group="W" * 32,
                theme="light",
            )
            for way in WAYS
        ),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_beside_a_picture_and_leads_to_pages_that_there_are(language: str) -> None:
    pages = {(chapter, page) for chapter, all_ in CHAPTERS.items() for page in (COVER, *all_)}
    for table in _tables():
        reached = set()
        for chapter, page in pages:
            if chapter != "rules" and table.profile == OWN:
                continue  # the same at every table
            screen = _page(chapter, page, table, language)  # type: ignore[arg-type]
            units = len(layout.visible(screen.text).encode("utf-16-le")) // 2
            assert units <= CAPTION_LENGTH, (chapter, page, units)
            assert screen.picture is not None
            assert screen.picture.theme == table.theme
            for button in (button for row in screen.buttons for button in row):
                tap = parse(button.data or "")
                assert isinstance(tap, Read | Learn)
                assert len(button.text) <= 40
                if isinstance(tap, Read):
                    assert exists(tap.chapter, tap.page)
                    reached.add((tap.chapter, tap.page))
        if table.profile != OWN:
            assert reached == pages


def test_pages_without_a_position_stand_beside_the_rules_card() -> None:
    table = Table("lliure", Rules(), theme="light")
    for chapter, page in (
        ("rules", COVER),
        ("rules", "misdeal"),
        ("glossary", "pack"),
        ("faq", "tie"),
    ):
        screen = _page(chapter, page, table)  # type: ignore[arg-type]
        assert screen.picture is not None
        assert isinstance(screen.picture.picture, RulesCard)
    assert _page("rules", COVER, replace(table, theme=None)).picture is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_a_link_in_groups(language: str) -> None:
    screen = _page("rules", COVER, Table("lliure", Rules(), bot="botifarra_bot"), language)
    (link,) = screen.buttons[-1]
    assert link.url == "https://t.me/botifarra_bot?start=learn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_the_same_catalan_words(language: str) -> None:
    def explained(in_: str) -> list[str]:
        pages = (_page("glossary", theme, Table("lliure", Rules()), in_).text for theme in THEMES)
        return [word for page in pages for word in re.findall(r"(?m)<b>([^<]*)</b>", page)[1:]]

    source = explained("ca")
    assert explained(language) == source
    assert len(set(source)) == len(source) > 40


def test_what_a_page_says_changes_with_every_option_that_it_tells_of() -> None:
    """Two tables that differ in a point don't read the same sixteen pages."""
    usual = replace(Rules(), variant=Variant.OBLIGADA)
    said = {
        str(asdict(played)): tuple(
            _page("rules", topic, Table("obligada", played)).text.partition("\n")[2]
            for topic in TOPICS
        )
        for played in (
            usual,
            Rules(),
            replace(usual, second_player_may_load=False),
            replace(usual, overtake_partner_free=False),
            replace(usual, partner_winning=PartnerWinning.FREE),
            replace(usual, sant_vicenc=SantVicenc.NEVER),
            replace(usual, sant_vicenc=SantVicenc.ALWAYS),
            replace(usual, first_dealer=FirstDealer.RANDOM),
            replace(usual, dealing=Dealing.NO_SHUFFLE),
            replace(usual, covered_hand=True),
            replace(usual, target=36),
            replace(usual, quick=True),
            replace(usual, clockwise=True),
        )
    }
    assert len(set(said.values())) == len(said)


def test_there_are_as_many_pages_as_one_would_read() -> None:
    assert len(TOPICS) == len(set(TOPICS)) == 16
    assert 10 <= len(QUESTIONS) <= 16
    assert all(topic in TOPICS for topics in QUESTIONS.values() for topic in topics)


def test_each_question_stands_under_one_theme_and_no_list_is_longer_than_a_phone() -> None:
    assert [each for asked in ASKED_ABOUT.values() for each in asked] == list(QUESTIONS)
    for theme in (COVER, *ASKED_ABOUT):
        assert len(_page("faq", theme, Table("lliure", Rules())).buttons) <= 6


def test_nobody_in_an_example_bears_the_readers_name() -> None:
    for name in ("Marta", "marta vila", "Pere", "Joan"):
        t = TEXTS.in_("ca").to(name)
        _, *others = seated(t)
        assert len({*others, name.split()[0].title()}) == 4
    assert seated(TEXTS.in_("ca").to("Joana")) == ("Tu", "Pere", "Marta", "Joan")
    table = Table("lliure", Rules())
    assert "Marta" not in rules.page("follow", table, TEXTS.in_("ca").to("Marta")).text
