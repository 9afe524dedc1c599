"""Sota, cavall and rei: who stands in them, by the card's number."""

from art.figures.cavall import cavall
from art.figures.rei import rei
from art.figures.sota import sota

FIGURES = {10: sota, 11: cavall, 12: rei}

__all__ = ["FIGURES"]
