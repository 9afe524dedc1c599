"""The names of the messages that each chat holds, all of them, so that no two are the same.

A message is one slot of its place: showing it again changes it. Keys are ours.
"""

from __future__ import annotations

from engine.cards import Seat

# --- in a group ---

GREETING_SLOT = "greeting"

LOBBY_SLOT = "lobby"
"""The one lobby message."""


def table_slot(match: int, number: int) -> str:
    """The live message of one hand."""
    return f"table.{match}.{number}"


def score_slot(match: int, number: int) -> str:
    """The score of one hand."""
    return f"score.{match}.{number}"


def result_slot(match: int) -> str:
    """The last word on a match."""
    return f"result.{match}"


def seat_slot(match: int, seat: Seat) -> str:
    """The word on a seat that has become free."""
    return f"seat.{match}.{int(seat)}"


def void_slot(match: int) -> str:
    """The question whether to throw the hand away."""
    return f"void.{match}"


def vote_slot(match: int) -> str:
    """The vote on ending the match."""
    return f"vote.{match}"


def close_slot(match: int) -> str:
    """The question whether to close a table where nobody plays."""
    return f"close.{match}"


# --- in a group or in private ---

HANDBOOK_SLOT = "handbook"
"""The rules, the glossary and the questions: the page that was turned to last."""

ANSWER_SLOT = "answer"
"""The one answer to a command."""

# --- in private ---

QUESTION_SLOT = "question"
"""The one question that buttons answer."""

ASKED_SLOT = "asked"
"""The one question that is answered in writing, and what became of it."""

SOLO_SLOT = "solo"
"""What one's next match with computers is to be like."""

LESSON_SLOT = "lesson"
"""Where one is in the ten steps of /learn."""

PERSON_SLOT = "settings"
"""One's own settings."""

WATCHED_SLOT = "watch"
"""The groups of which one hears when a table opens."""

TAKEN_OFF_SLOT = "removed"
"""What somebody is told who was taken off a lobby."""


def group_slot(chat: int) -> str:
    """Where an administrator sets a group."""
    return f"settings.{chat}"


def bans_slot(chat: int) -> str:
    """Who is banned in a group."""
    return f"bans.{chat}"


def hand_slot(match: int) -> str:
    """A player's hand."""
    return f"hand.{match}"


def paused_slot(match: int) -> str:
    """What its starter is told while the group can't be written to."""
    return f"paused.{match}"


def waiting_slot(match: int) -> str:
    """What somebody who waits for a seat of a match is told."""
    return f"waiting.{match}"


def removed_slot(match: int) -> str:
    """What somebody is told whose seat was freed while they were away."""
    return f"removed.{match}"


def seated_slot(lobby: int) -> str:
    """What somebody is told about a lobby they sit at, or wait for."""
    return f"lobby.{lobby}"


def opened_slot(lobby: int) -> str:
    """What somebody who watches its group is told of a lobby that has opened."""
    return f"opened.{lobby}"
