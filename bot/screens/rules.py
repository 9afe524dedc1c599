"""The game in brief, what this table plays otherwise, and what real tables do about mistakes."""

from __future__ import annotations

from bot.screens import points, words
from bot.screens.screen import Screen
from bot.texts import Markup, Translator
from engine.rules import Rules


def rules(profile: str, rules: Rules, t: Translator, own: str = "") -> Screen:
    """For /rules: one message about the game as this group plays it.

    `own` is the name of the group's own profile.
    """
    title = t(
        "rules-table",
        rules=points.game(profile, own, rules, t),
        length=words.length(rules, t),
    )
    return Screen(
        words.paragraphs(
            t("rules-game"),
            t("rules-cards"),
            t("rules-trumps"),
            t("rules-score"),
            t("rules-lliure"),
            words.lines(title, *_differences(rules, t)),
            t("rules-mistakes"),
        )
    )


def _differences(rules: Rules, t: Translator) -> list[Markup]:
    """What this table plays otherwise than plain lliure to 101."""
    found = points.differing(rules, t)
    return [t("rules-differ"), *found] if found else [t("rules-same")]
