"""What the program counts of itself: updates, taps, calls to Telegram, how late chats are shown.

Promises that no figure says who, where or which card: labels are methods and kinds of update.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot.place import Place

_SECONDS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    """One program's figures; the outbox's observer."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.updates = Counter(
            "botifarra_updates", "Updates from Telegram", ["kind"], registry=self.registry
        )
        self.taps = Histogram(
            "botifarra_tap_seconds",
            "From a tap's arrival to Telegram's word that it was answered",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._calls = Histogram(
            "botifarra_call_seconds",
            "Calls to Telegram",
            ["method", "outcome"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._shown = Histogram(
            "botifarra_shown_age_seconds",
            "How long a message had been outdated when it was brought up to date",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.matches = Gauge(
            "botifarra_live_matches", "Matches that are not over", registry=self.registry
        )
        self.lobbies = Gauge(
            "botifarra_open_lobbies", "Tables that are filling", registry=self.registry
        )

    def on_call(
        self,
        method: str,
        place: Place | None,  # noqa: ARG002 - nobody is told who
        slot: str,  # noqa: ARG002
        seconds: float,
        ok: bool,
    ) -> None:
        """As `Observer`."""
        self._calls.labels(method, "ok" if ok else "failed").observe(seconds)

    def on_shown(self, place: Place, slot: str, age: float) -> None:  # noqa: ARG002
        """As `Observer`."""
        self._shown.observe(age)
