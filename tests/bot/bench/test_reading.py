"""Cards are read off screens as people read them."""

from __future__ import annotations

import pytest

from bot.bench.chaos.reading import cards_in, held_cards_in


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("🍷 copes: As · 5 · 2", "1C 5C 2C"),
        ("🍷 copes: As · 🟡 2 d'oros · Rei", "1C 2O 12C"),
        ("Ona: ⚔️ Manilla d'espases\nPere: 🌳 Sota de bastos", "9E 10B"),
        ("🌳 7", "7B"),
        ("Bastos 🌳 ×2 · +7", ""),
        ("Basa 7 de 12 · Ona 8", ""),
    ],
)
def test_the_cards_of_a_screen(text: str, cards: str) -> None:
    assert {str(card) for card in cards_in(text)} == set(cards.split())


def test_the_example_on_a_page_of_the_rules_is_of_no_match() -> None:
    example = "Exemple (Marta és la teva parella)\nJoan: 🍷 Rei de copes"
    assert held_cards_in(f"📜 Renunci · Lliure, a 36\n\n{example}") == set()
    assert {str(card) for card in held_cards_in(f"📜 Renunci\n🌳 7\n\n{example}")} == {"7B"}
    assert {str(card) for card in held_cards_in(f"Penya\n{example}")} == {"12C"}


def test_cards_that_were_turned_to_find_the_dealer_are_nobodys() -> None:
    again = "Empat, i tornen a girar: Ona 🍷 3 · Pere 🟡 4"
    text = f"Reparteix qui té la més alta: Ona 🍷 Rei · Pere 🟡 Rei\n{again}\nMarta: ⚔️ 3"
    assert {str(card) for card in held_cards_in(text)} == {"3E"}
