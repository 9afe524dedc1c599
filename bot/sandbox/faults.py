"""Faults on demand: refusals, delays, lost answers, dropped connections.

Promises that a fault meets only the calls it was set for, as often as it was set for, the oldest
fault first. Leaves to the server what "dropped" means on the wire.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from bot.sandbox.errors import Refusal

DESCRIPTIONS = {
    400: "Bad Request: something is wrong",
    401: "Unauthorized",
    403: "Forbidden: bot was blocked by the user",
    409: "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running",
    500: "Internal Server Error",
    502: "Bad Gateway",
    504: "Gateway Timeout",
}


@dataclass(slots=True)
class Fault:
    """What goes wrong, for which calls, and how often still (`times`; None: until stopped).

    `method` may hold wildcards ("send*"); None for `method` or `chat` means any. `delay` (seconds)
    comes before everything else and goes together with the rest. One of: `code`, with
    `retry_after` (seconds) for 429; `drop`: the connection ends and nothing was done;
    `drop_answer`: it was done, and the connection ends. `late` (seconds) lies between what was done
    and its answer.
    """

    method: str | None = None
    chat: int | None = None
    times: int | None = 1
    delay: float = 0.0
    code: int | None = None
    description: str | None = None
    retry_after: int = 1
    drop: bool = False
    drop_answer: bool = False
    late: float = 0.0
    hits: int = 0

    def stop(self) -> None:
        """No more of it."""
        self.times = 0

    def matches(self, method: str, chat: int | None) -> bool:
        """Whether it is meant for that call."""
        if self.times == 0 or (self.chat is not None and self.chat != chat):
            return False
        return self.method is None or fnmatchcase(method.lower(), self.method.lower())

    def refusal(self) -> Refusal | None:
        """What it answers instead of Telegram, if it does."""
        if self.code is None:
            return None
        if self.code == 429:
            what = self.description or f"Too Many Requests: retry after {self.retry_after}"
            return Refusal(429, what, {"retry_after": self.retry_after})
        what = self.description or DESCRIPTIONS.get(self.code, f"Error {self.code}")
        return Refusal(self.code, what)


class Faults:
    """The faults that are set."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def set(self, fault: Fault) -> Fault:
        """Set one more."""
        self._faults.append(fault)
        return fault

    def take(self, method: str, chat: int | None) -> Fault | None:
        """The fault that meets this call, counted as used."""
        self._faults = [fault for fault in self._faults if fault.times != 0]
        for fault in self._faults:
            if fault.matches(method, chat):
                fault.hits += 1
                if fault.times is not None:
                    fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        """All is well again."""
        for fault in self._faults:
            fault.stop()
        self._faults.clear()
