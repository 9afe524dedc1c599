"""/faq: what beginners ask, each answered in two or three sentences, with the way to more."""

from __future__ import annotations

from bot.callbacks import Read
from bot.handbook.contents import COVER, QUESTIONS, TO_LEARN
from bot.screens import handbook, rules, words
from bot.screens.handbook import Table
from bot.screens.screen import Screen
from bot.texts import Plain, Translator


def page(question: str, table: Table, t: Translator) -> Screen:
    """The list of questions (`COVER`), or the answer to one."""
    if question == COVER:
        listed = handbook.listed("faq", {each: _asked(each, t) for each in QUESTIONS}, 1)
        return handbook.shown(t("faq-title"), table, t, *listed, handbook.to_others("faq", t))
    topics = [
        words.button(f"📜 {rules.title(topic, t)}", Read("rules", topic))
        for topic in QUESTIONS[question]
    ]
    return handbook.shown(
        words.paragraphs(
            t("faq-heading", question=_asked(question, t)),
            t("faq-answer", question=Plain(question)),
        ),
        table,
        t,
        *words.in_rows(topics, 2),
        [handbook.to_learn(table, t)] if question in TO_LEARN else [],
        [handbook.to_cover("faq", t.plain("button-faq-all"))],
    )


def _asked(question: str, t: Translator) -> Plain:
    return t.plain("faq-question", question=Plain(question))
