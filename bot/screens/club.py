"""The list of a group's tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.callbacks import NewGame
from bot.screens import layout, words
from bot.screens.screen import Screen
from bot.texts import Markup, Translator
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A match: its topic ("" if its name is not known, None without topics), a link, who plays."""

    topic: str | None
    link: str | None
    names: tuple[str, str, str, str]
    totals: tuple[int, int]
    rules: Rules
    paused: bool


@dataclass(frozen=True, slots=True)
class GatheringTable:
    """A lobby: its topic as above, a link, who sits there."""

    topic: str | None
    link: str | None
    seated: tuple[str, ...]


MOST_LINKS = 20


def tables(
    group: str,
    played: Sequence[PlayedTable],
    gathering: Sequence[GatheringTable],
    t: Translator,
) -> Screen:
    """In a group: every table that waits for people, then every match, each with its link."""
    if not played and not gathering:
        return layout.screen(t("no-tables"), [layout.button(t.plain("button-new-game"), NewGame())])
    every: list[tuple[GatheringTable | PlayedTable, Markup]] = [
        *((table, _gathering(table, t)) for table in gathering),
        *((table, _played(table, t)) for table in played),
    ]
    text = layout.lines(
        t("tables-title", group=group),
        *(
            layout.joined((t("tables-number", n=number), *_topic(table.topic, t), line), " ")
            for number, (table, line) in enumerate(every, start=1)
        ),
    )
    links = [
        layout.link(t.plain("button-go-to", n=number), table.link)
        for number, (table, _) in enumerate(every, start=1)
        if table.link is not None
    ]
    return layout.screen(text, *layout.in_rows(links[:MOST_LINKS], 4))


def _topic(topic: str | None, t: Translator) -> tuple[Markup, ...]:
    if topic is None:
        return ()
    return (t("tables-topic", topic=topic) if topic else t("tables-topic-unknown"),)


def _played(table: PlayedTable, t: Translator) -> Markup:
    first = t("pair", first=table.names[0], second=table.names[2])
    second = t("pair", first=table.names[1], second=table.names[3])
    line = t(
        "scores",
        first=first,
        first_total=table.totals[0],
        second=second,
        second_total=table.totals[1],
        length=words.length(table.rules, t),
    )
    return Markup(f"⏸ {line}") if table.paused else line


def _gathering(table: GatheringTable, t: Translator) -> Markup:
    free = t("tables-seats-free", n=4 - len(table.seated))
    if not table.seated:
        return free
    seated = layout.joined((t("lobby-taken", name=name) for name in table.seated), ", ")
    return t("tables-gathering", names=seated, free=free)
