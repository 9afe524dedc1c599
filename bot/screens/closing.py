"""The early end of a match: the vote of those seated, and the table where nobody plays any more."""

from __future__ import annotations

from bot.callbacks import CloseTable, StillPlaying, VoteToEnd
from bot.screens import layout
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.texts import Translator


def vote(scene: Scene, proposer: str, ayes: int, needed: int, t: Translator) -> Screen:
    """In the group: whether to end the match; `needed` of those seated do."""
    label = t.plain("button-vote-count", count=ayes, needed=needed)
    return layout.screen(
        t("vote-asked", name=proposer, needed=needed),
        [
            layout.button(label, VoteToEnd(scene.match, "yes")),
            layout.button(t.plain("button-vote-no"), VoteToEnd(scene.match, "no")),
        ],
    )


def offer_to_close(match: str, t: Translator) -> Screen:
    """In the group, when somebody asks for the table of a match that has come to a stop."""
    return layout.screen(
        t("close-offered"), [layout.button(t.plain("button-close"), CloseTable(match))]
    )


def about_to_close(match: str, name: str, t: Translator) -> Screen:
    """In the group, a minute before that match is closed."""
    return layout.screen(
        t("close-soon", name=name),
        [layout.button(t.plain("button-still-playing"), StillPlaying(match), "primary")],
    )
