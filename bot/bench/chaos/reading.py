"""Cards read off Catalan screens word by word, as people read them.

Knows nothing of how the bot writes them, but for the four signs and the five names.
"""

from __future__ import annotations

import re

from engine.cards import Card

_SUITS = {"🟡": "O", "🍷": "C", "⚔️": "E", "🌳": "B"}
_RANKS = {"Manilla": 9, "As": 1, "Rei": 12, "Cavall": 11, "Sota": 10}
_TURNED = ("Reparteix qui té la més alta: ", "Empat, i tornen a girar: ")
_PAGE, _EXAMPLE = "📜 ", "\nExemple"
"""How a page of the rules begins, and the position that it shows: of no match."""
_EMOJI = re.compile("|".join(_SUITS))
_LED = re.compile(r"\s*[A-Za-zÀ-ÿ]+:")
_RANK = re.compile(r"\b(Manilla|As|Rei|Cavall|Sota)\b|(?<![×(+\d])\b([2-8])\b(?!\d)")
_CODE = re.compile(r"(?<![\w.])(1[0-2]|[1-9])[OCEB](?![\w])")
_HELD_IN_WORDS = re.compile("|".join((*_SUITS, *(rf"\b{rank} d['’e]" for rank in _RANKS))))


def cards_in(text: str) -> set[Card]:
    """The cards that a screen's text, or a button's, tells of.

    A suit's sign before its name and a colon speaks for the rest of the line, any other for its
    own piece of it: `🍷 copes: As · 🟡 2 d'oros · Rei` are three cards of two suits.
    """
    found: set[Card] = set()
    for line in text.split("\n"):
        led: str | None = None
        for piece in line.split(" · "):
            sign = _EMOJI.search(piece)
            rest, suit = piece, led
            if sign is not None:
                rest, suit = piece[sign.end() :], _SUITS[sign[0]]
                if _LED.match(rest):
                    led = suit
            if suit is not None:
                found |= {_card(match, suit) for match in _RANK.finditer(rest)}
    return found


def held_cards_in(text: str) -> set[Card]:
    """The same, but for those that were turned to find the dealer, which everybody saw, and those
    of the rules' examples."""
    if text.startswith(_PAGE):
        text = text.partition(_EXAMPLE)[0]
    return cards_in("\n".join(line for line in text.split("\n") if not line.startswith(_TURNED)))


def tells_of_cards(line: str) -> bool:
    """Whether a line of the program's log names a card, in words, signs or letters."""
    return _CODE.search(line) is not None or _HELD_IN_WORDS.search(line) is not None


def _card(rank: re.Match[str], suit: str) -> Card:
    return Card(f"{_RANKS[rank[1]] if rank[1] else rank[2]}{suit}")
