"""What an answer of Telegram means for the outbox: an exception in, a plain value out.

The descriptions are Telegram's own (telegram.md, Errors). Order matters: BadRequest is a subclass
of NetworkError in the library, and TimedOut too.
"""

from dataclasses import dataclass
from datetime import timedelta
from enum import Enum, auto

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.outbox.model import Reason


class Kind(Enum):
    """What became of a call."""

    OK = auto()
    UNCHANGED = auto()  # "not modified": the message shows this already
    NO_MESSAGE = auto()  # the message to edit, strip or delete is not there
    FROZEN = auto()  # the message is there, and may not be edited, or not be deleted any more
    FLOOD = auto()  # 429: definitely not applied, wait
    NOT_SENT = auto()  # the request never left this machine
    UNCLEAR = auto()  # timed out, 5xx, broken connection: it may have been applied
    MIGRATED = auto()
    UNREACHABLE = auto()
    NO_PHOTOS = auto()  # the chat takes words from us, and no pictures
    NO_PINS = auto()  # the chat lets us pin nothing, which is all that is wrong with it
    NO_FILE = auto()  # the id of a picture is not known (any more): it must be uploaded
    REFUSED = auto()  # this content will never be accepted: a mistake of ours


@dataclass(frozen=True, slots=True)
class Outcome:
    """`file_id`: of the picture that a message of OK shows. `seconds`: of FLOOD. `chat`: the new id
    of MIGRATED. `reason`: of UNREACHABLE."""

    kind: Kind
    message_id: int | None = None
    file_id: str | None = None
    seconds: float = 0.0
    chat: int = 0
    reason: Reason = "unknown"
    detail: str = ""

    @property
    def ok(self) -> bool:
        return self.kind in (Kind.OK, Kind.UNCHANGED)

    @property
    def definite_refusal(self) -> bool:
        """Telegram has certainly not applied the call."""
        return self.kind not in (Kind.OK, Kind.UNCHANGED, Kind.UNCLEAR)


_FORBIDDEN: tuple[tuple[str, Reason], ...] = (
    ("blocked by the user", "blocked"),
    ("initiate conversation", "never_started"),
    ("deactivated", "deactivated"),
    ("kicked", "kicked"),
    ("not a member", "kicked"),
    ("group chat was deleted", "gone"),
    ("not enough rights", "no_rights"),
    ("no rights", "no_rights"),
)

_BAD_REQUEST: tuple[tuple[str, Kind, Reason], ...] = (
    ("not modified", Kind.UNCHANGED, "unknown"),
    ("message to edit not found", Kind.NO_MESSAGE, "unknown"),
    ("message to delete not found", Kind.NO_MESSAGE, "unknown"),
    ("message_id_invalid", Kind.NO_MESSAGE, "unknown"),
    ("message identifier is not specified", Kind.NO_MESSAGE, "unknown"),
    ("message can't be edited", Kind.FROZEN, "unknown"),
    ("no text in the message to edit", Kind.FROZEN, "unknown"),
    ("no caption in the message to edit", Kind.FROZEN, "unknown"),
    ("wrong file identifier", Kind.NO_FILE, "unknown"),
    ("wrong remote file identifier", Kind.NO_FILE, "unknown"),
    ("message can't be deleted", Kind.FROZEN, "unknown"),
    ("thread not found", Kind.UNREACHABLE, "no_thread"),
    ("topic_deleted", Kind.UNREACHABLE, "no_thread"),
    ("topic_closed", Kind.UNREACHABLE, "closed"),
    ("chat not found", Kind.UNREACHABLE, "gone"),
    ("user not found", Kind.UNREACHABLE, "gone"),
    ("peer_id_invalid", Kind.UNREACHABLE, "gone"),
    ("not enough rights", Kind.UNREACHABLE, "no_rights"),
    ("have no rights", Kind.UNREACHABLE, "no_rights"),
    ("need administrator rights", Kind.UNREACHABLE, "no_rights"),
    ("chat_write_forbidden", Kind.UNREACHABLE, "no_rights"),
    ("chat_restricted", Kind.UNREACHABLE, "no_rights"),
)

_NO_PHOTOS = ("rights to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden")

_NO_PINS = ("rights to manage pinned messages", "rights to pin a message")

# By name, for which transport it is is not known here.
_NEVER_LEFT = {
    "ClientConnectorError",
    "ClientConnectorDNSError",
    "ClientConnectorCertificateError",
    "ClientConnectorSSLError",
    "ConnectionTimeoutError",
    "PoolTimeout",
    "ConnectTimeout",
    "ConnectError",
}


def classify(error: TelegramError) -> Outcome:
    """What this error says about the call that raised it."""
    text = error.message
    lower = text.lower()
    match error:
        case RetryAfter():
            wait = error.retry_after
            seconds = wait.total_seconds() if isinstance(wait, timedelta) else float(wait)
            return Outcome(Kind.FLOOD, seconds=seconds, detail=text)
        case ChatMigrated():
            return Outcome(Kind.MIGRATED, chat=error.new_chat_id, detail=text)
        case Forbidden() | BadRequest() if any(part in lower for part in _NO_PHOTOS):
            return Outcome(Kind.NO_PHOTOS, detail=text)
        case Forbidden() | BadRequest() if any(part in lower for part in _NO_PINS):
            return Outcome(Kind.NO_PINS, detail=text)
        case Forbidden():
            reason: Reason = next((why for part, why in _FORBIDDEN if part in lower), "unknown")
            return Outcome(Kind.UNREACHABLE, reason=reason, detail=text)
        case BadRequest():
            for part, kind, why in _BAD_REQUEST:
                if part in lower:
                    return Outcome(kind, reason=why, detail=text)
            return Outcome(Kind.REFUSED, detail=text)
        case NetworkError():
            # Their own words may hold an address, and addresses hold the token: names only.
            cause = type(error.__cause__ or error).__name__
            never_left = cause in _NEVER_LEFT
            return Outcome(Kind.NOT_SENT if never_left else Kind.UNCLEAR, detail=cause)
        case _:  # a wrong token, a conflict, an answer that is no JSON: nothing is known
            return Outcome(Kind.UNCLEAR, detail=type(error).__name__)
