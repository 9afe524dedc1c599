"""What nobody else may be shown: the hands of the victims, as their own phones show them; pure.

A hand's lines say the cards of each suit; two of one hand's lines together in somebody else's chat
are that hand. No answer to a forged tap names a card at all.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from bot.screens import words
from bot.texts import FACES, LANGUAGES, Texts
from engine.cards import DECK

_CARDS_LINE = re.compile(r"^\S+ [^:\n]+: [^\n]* · [^\n]*$", re.MULTILINE)


class Secrets:
    """Learns the victims' hands from what they are sent, and finds them elsewhere."""

    def __init__(self, texts: Texts, victims: Collection[int]) -> None:
        self._victims = {str(victim) for victim in victims}
        self._hands: dict[str, set[str]] = {}
        translators = [texts.in_(language, faces) for language in LANGUAGES for faces in FACES]
        names = {str(words.card_name(card, t)) for t in translators for card in DECK}
        self._names = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))

    def __len__(self) -> int:
        """Of how many victims the hands are known."""
        return len(self._hands)

    def hand(self, victim: int) -> list[str]:
        """The lines that only this one may read."""
        return sorted(self._hands[str(victim)])

    def leaks(self, to: str, text: str) -> str | None:
        """What is wrong with telling this; `to`: a chat, or a tap "number.person"."""
        if to in self._victims:
            # Whoever reads their own hand: it is what nobody else may read.
            lines = set(_CARDS_LINE.findall(text))
            if len(lines) >= 2:
                self._hands[to] = lines
            return None
        _, dot, person = to.partition(".")
        if dot and person not in self._victims and self._names.search(text):
            return "a stranger's tap was answered with a card"
        if any(sum(line in text for line in hand) >= 2 for hand in self._hands.values()):
            return "a hand was shown to somebody else"
        return None
