"""What a tap is told at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a callback query: a toast, or an alert that waits to be closed.

    At most 200 characters. `url` opens the bot's private chat instead.
    """

    text: str = ""
    alert: bool = False
    url: str | None = None


DONE = Answer()
"""Nothing to say: the screen shows it."""


class Declined(Exception):  # noqa: N818 - the name says what it is
    """A tap that changes nothing; its answer says why."""

    def __init__(self, text: str, *, alert: bool = False) -> None:
        self.answer = Answer(text, alert)
        super().__init__(text)
