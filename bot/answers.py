"""What a tap is told at once, and the languages that persons and groups are spoken to in."""

from __future__ import annotations

from dataclasses import dataclass

from storage import Chat, Person

SOURCE_LANGUAGE = "ca"


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


def language_for(person: Person, origin: Chat | None) -> str:
    """What a person is spoken to in, privately and in alerts.

    Their own choice; before that the language of the group they came from, since the phones of
    many Catalan speakers are set to Spanish.
    """
    if person.language:
        return person.language
    return origin.language if origin else SOURCE_LANGUAGE


class Declined(Exception):  # noqa: N818 - the name says what it is
    """A tap that changes nothing; its answer says why."""

    def __init__(self, text: str, *, alert: bool = False) -> None:
        self.answer = Answer(text, alert)
        super().__init__(text)
