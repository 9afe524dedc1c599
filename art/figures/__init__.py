"""Who stands on the figure cards, by the card's number: in the Spanish pack and in the French."""

from __future__ import annotations

from art.figures.cavall import cavall
from art.figures.dama import dama
from art.figures.parts import french, spanish
from art.figures.rei import rei
from art.figures.sota import sota
from engine.cards import Card

_SPANISH = {10: sota, 11: cavall, 12: rei}
_FRENCH = {10: sota, 11: dama, 12: rei}


def spanish_figure(card: Card) -> str:
    """The sota, cavall or rei of a suit."""
    return _SPANISH[card.number](card.suit, spanish(card.suit))


def french_figure(card: Card) -> str:
    """The jack, queen or king of a suit."""
    return _FRENCH[card.number](card.suit, french(card.suit))
