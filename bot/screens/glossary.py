"""/glossary: the words of the table by theme, in Catalan and in the reader's language."""

from __future__ import annotations

from bot.handbook.contents import COVER, THEMES
from bot.screens import handbook, layout
from bot.screens.handbook import Table
from bot.screens.screen import Screen
from bot.texts import Plain, Translator


def page(theme: str, table: Table, t: Translator) -> Screen:
    """The list of themes (`COVER`), or the words of one."""
    titles = {each: t.plain("glossary-theme", theme=Plain(each)) for each in THEMES}
    if theme == COVER:
        listed = handbook.listed("glossary", titles, 2)
        return handbook.shown(
            t("glossary-title"), table, t, *listed, handbook.to_others("glossary", t)
        )
    return handbook.shown(
        layout.paragraphs(
            t("glossary-heading", title=titles[theme]), t("glossary-text", theme=Plain(theme))
        ),
        table,
        t,
        handbook.turning("glossary", theme, titles),
        [handbook.to_cover("glossary", t.plain("button-glossary-all"))],
    )
