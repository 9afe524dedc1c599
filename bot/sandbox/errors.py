"""A refusal: the code and description with which Telegram turns a call down.

Promises that every refused call ends as one `Refusal`, worded as the Bot API words it (its own
server, github.com/tdlib/telegram-bot-api, is the source of the wordings used in this package).
"""

from collections.abc import Mapping


class Refusal(Exception):  # noqa: N818 - "refusal" is the word for it; it is an answer, not a fault
    """A call that Telegram turns down.

    `code` is both the HTTP status and `error_code`; `description` is the whole text, prefix and
    all; `parameters` is what stands under that name in the answer (retry_after in seconds,
    migrate_to_chat_id).
    """

    def __init__(
        self, code: int, description: str, parameters: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(f"{code} {description}")
        self.code = code
        self.description = description
        self.parameters = dict(parameters or {})


def bad_request(what: str) -> Refusal:
    """400: the call itself is wrong. `what` goes without the prefix."""
    return Refusal(400, f"Bad Request: {what}")


def forbidden(what: str) -> Refusal:
    """403: the bot may not write there. `what` goes without the prefix."""
    return Refusal(403, f"Forbidden: {what}")


def conflict(what: str) -> Refusal:
    """409: somebody else reads this bot's updates. `what` goes without the prefix."""
    return Refusal(409, f"Conflict: {what}")


def too_many_requests(retry_after: int) -> Refusal:
    """429: flood control; `retry_after` in whole seconds, at least 1."""
    return Refusal(
        429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after}
    )
