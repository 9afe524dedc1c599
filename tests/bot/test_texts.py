"""Words: escaping, names that people can type, languages, and what happens when one is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.texts import LANGUAGES, LOCALES, Markup, Plain, Texts, _Parser, clean, language_of
from tests.words import strict_texts


@pytest.fixture(scope="module")
def texts() -> Texts:
    return strict_texts()


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("ca", "ca"),
        ("ca-ES", "ca"),
        ("ES_419", "es"),
        ("en-GB", "en"),
        ("fr", "fr"),
        ("de", None),
        ("cat", None),
        ("", None),
        (None, None),
    ],
)
def test_a_code_is_one_of_our_languages_or_none(code: str | None, language: str | None) -> None:
    assert language_of(code) == language


def test_the_quick_parser_reads_what_fluents_own_reads() -> None:
    written = [path.read_text("utf-8") for path in (LOCALES / "ca").glob("*.ftl")]
    for source in (*written, "a = b", "a = { $b", "a = }", "a =\n    b\n    { $c } d\n", ""):
        quick, own = (parser(with_spans=False).parse(source) for parser in (_Parser, FluentParser))
        assert quick.equals(own)


def test_a_language_that_is_not_ours_is_catalan(texts: Texts) -> None:
    assert texts.in_("de").language == texts.in_(None).language == "ca"


def test_what_a_person_typed_is_escaped_in_html_and_not_in_a_button(texts: Texts) -> None:
    t = texts.in_("ca")
    assert t("card-played", name="<b>&", card="x") == "&lt;b&gt;&amp;: x"
    assert t.plain("card-played", name="<b>&", card="x") == "<b>&: x"


def test_what_a_person_typed_never_passes_for_markup_of_ours(texts: Texts) -> None:
    t = texts.in_("ca")
    assert t("lobby-taken", name=Markup("<b>x</b>")) == "<b>x</b>"
    assert t("lobby-taken", name="<b>x</b>") == "&lt;b&gt;x&lt;/b&gt;"


def test_what_we_made_is_not_escaped_twice(texts: Texts) -> None:
    t = texts.in_("ca")
    inner = t("contract-brief", trump=Markup("<b>COPES</b>"), times=2)
    assert t("score-title", number=3, contract=inner) == ("<b>Fi de la mà 3</b> · <b>COPES</b> ×2")
    assert t.plain("card-played", name="A", card=Markup("<b>x</b> &amp; y")) == "A: x & y"
    assert t("card-played", name=Plain("a < b" * 10), card="x") == f"{'a &lt; b' * 10}: x"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ona", "Ona"),
        ("  Ona \n Puig\t", "Ona Puig"),
        ("On\u202eaP", "OnaP"),
        ("\u200b\u2060Ona\ufeff", "Ona"),
        ("On\x00a\x1b[1m", "Ona[1m"),
        ("Josep Maria Puigdomènech", "Josep Maria Puigdom…"),
        ("שלום", "\u2068שלום\u2069"),
        ("سلام Ona", "\u2068سلام Ona\u2069"),
        ("Z\u0351\u0352\u0353\u0354algo", "Z\u0351\u0352algo"),
        ("e\u0301" * 25, "e\u0301" * 19 + "…"),
        ("👨‍👩‍👧‍👦" * 3, "👨‍👩‍👧‍👦" * 3),
        ("👨‍👩‍👧‍👦" * 9, "👨‍👩‍👧‍👦" * 3 + "…"),
        ("👍🏽" * 3, "👍🏽" * 3),
        ("🇦🇩🇫🇷", "🇦🇩🇫🇷"),
        ("❤️", "❤️"),
        ("𝕆𝕟𝕒" * 9, "𝕆𝕟𝕒" * 6 + "𝕆…"),
        ("", ""),
        (" \u3000\n", ""),
        ("\u200d\u200c\ufe0f", ""),
        ("\u2800\u3164\u115f", ""),
        ("\u0301", ""),
    ],
)
def test_a_name_is_made_safe(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("language", "name"),
    [("ca", "Algú"), ("es", "Alguien"), ("en", "Someone"), ("fr", "Quelqu'un")],
)
def test_a_name_that_shows_nothing_becomes_a_neutral_word(
    texts: Texts, language: str, name: str
) -> None:
    t = texts.in_(language)
    assert t("lobby-taken", name="\u3164") == name
    assert t.name("\u200d") == name


def test_a_groups_title_may_be_longer_than_a_name(texts: Texts) -> None:
    title = "Els botifarraires de Can Pere"
    assert t_title(texts, title) == f"<b>{title}</b>"
    assert t_title(texts, title * 3).endswith("…</b>")
    assert t_title(texts, "\u2800") == "<b>el grup</b>"


def t_title(texts: Texts, title: str) -> str:
    return texts.in_("ca")("hand-title", group=title)


def test_elision_and_plurals(texts: Texts) -> None:
    ca, fr = texts.in_("ca"), texts.in_("fr")
    cards = [ca("card", rank=ca("rank", number=12), suit=suit) for suit in "OCEB"]
    assert cards == ["Rei d'oros", "Rei de copes", "Rei d'espases", "Rei de bastos"]
    cartes = [fr("card", rank=fr("rank", number=9), suit=suit) for suit in "OCEB"]
    assert cartes == [
        "Manille de deniers",
        "Manille de coupes",
        "Manille d'épées",
        "Manille de bâtons",
    ]
    assert [ca("minutes", n=n) for n in (0, 1, 2)] == ["menys d'un minut", "1 minut", "2 minuts"]


def test_a_missing_key_is_catalan_in_a_chat_and_an_error_in_a_test(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text("there = { $name }!\n", "utf-8")
    (tmp_path / "ca" / "b.ftl").write_text("only = Només { $name }\n", "utf-8")
    t = Texts.load(tmp_path).in_("fr")
    assert t("only", name="Ona") == "Només Ona"
    assert t("nowhere") == "nowhere"
    assert t("there") == "there"
    strict = Texts.load(tmp_path, strict=True).in_("fr")
    with pytest.raises(LookupError, match="only"):
        strict("only", name="Ona")
    with pytest.raises(LookupError, match="name"):
        strict("there")
