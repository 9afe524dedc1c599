"""What happened, kept for tests: every call a bot made, and all that each person ever saw.

Promises plain values that nothing changes afterwards. Held in memory only, never logged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class CallRecord:
    """One call over HTTP.

    `method` in Telegram's own spelling; `status` the HTTP status, 0 when the connection was
    dropped before the answer; `description` of a refusal; `applied` whether the world took it
    (true for a call whose answer was lost on the way); `time` when it came and `took` until it was
    answered, in seconds on the sandbox's clock.
    """

    method: str
    chat_id: int | None
    time: float
    params: Mapping[str, str]
    status: int
    description: str = ""
    applied: bool = False
    took: float = 0.0


Kind = Literal["message", "edit", "deletion", "service", "toast", "alert"]


@dataclass(frozen=True, slots=True)
class Sight:
    """Something that a person could see at `at`.

    kinds: a new message, an edited one, one that vanished, a service message, a toast or an
    alert in answer to a press. `silent`: it came without a sound. `by_bot`: the bot's doing.
    """

    at: float
    kind: Kind
    chat_id: int
    message_id: int
    text: str
    labels: tuple[tuple[str, ...], ...] = ()
    silent: bool = True
    by_bot: bool = True
