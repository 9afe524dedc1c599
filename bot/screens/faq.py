"""/faq: what beginners ask, by theme, each answered in a few sentences, with the way to more."""

from __future__ import annotations

from bot.callbacks import Read
from bot.handbook.contents import ASKED_ABOUT, COVER, QUESTIONS, TO_LEARN
from bot.screens import handbook, layout, rules
from bot.screens.handbook import Table
from bot.screens.screen import Button, Screen
from bot.texts import Plain, Translator


def page(name: str, table: Table, t: Translator) -> Screen:
    """The list of themes (`COVER`), the questions of one, or the answer to a question."""
    if name == COVER:
        themes = handbook.listed("faq", {each: _theme(each, t) for each in ASKED_ABOUT}, 2)
        return handbook.shown(t("faq-title"), table, t, *themes, handbook.to_others("faq", t))
    return _questions(name, table, t) if name in ASKED_ABOUT else _answer(name, table, t)


def _questions(theme: str, table: Table, t: Translator) -> Screen:
    questions = {each: _asked(each, t) for each in ASKED_ABOUT[theme]}
    return handbook.shown(
        t("faq-heading-theme", theme=_theme(theme, t)),
        table,
        t,
        *handbook.listed("faq", questions, 1),
        [_to_themes(t)],
    )


def _answer(question: str, table: Table, t: Translator) -> Screen:
    topics = [
        layout.button(f"📜 {rules.title(topic, t)}", Read("rules", topic))
        for topic in QUESTIONS[question]
    ]
    theme = next(theme for theme, asked in ASKED_ABOUT.items() if question in asked)
    return handbook.shown(
        layout.paragraphs(
            t("faq-heading", question=_asked(question, t)),
            t("faq-answer", question=Plain(question)),
        ),
        table,
        t,
        *layout.in_rows(topics, 2),
        [handbook.to_learn(table, t)] if question in TO_LEARN else [],
        [layout.button(f"❓ {_theme(theme, t)}", Read("faq", theme)), _to_themes(t)],
    )


def _to_themes(t: Translator) -> Button:
    return handbook.to_cover("faq", t.plain("button-faq-all"))


def _theme(theme: str, t: Translator) -> Plain:
    return t.plain("faq-theme", theme=Plain(theme))


def _asked(question: str, t: Translator) -> Plain:
    return t.plain("faq-question", question=Plain(question))
