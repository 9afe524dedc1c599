"""Cards with the reason for them, as the gallery takes them."""

from __future__ import annotations

from tests.engine.players.hints import ADVICE, seen_in, thought

ADVISED = {
    name: (seen_in(advice), thought(advice).action, advice.reason)
    for name, advice in ADVICE.items()
}
