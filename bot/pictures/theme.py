"""The colours of the two themes."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.model import ThemeName

Colour = tuple[int, int, int]


def _rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@dataclass(frozen=True, slots=True)
class Theme:
    """What a picture paints with: the pairs differ in lightness too, not in hue alone."""

    ground: Colour
    cloth: Colour
    cloth_edge: Colour
    panel: Colour
    line: Colour
    ink: Colour
    soft: Colour
    gold: Colour
    on_gold: Colour
    pairs: tuple[Colour, Colour]
    on_pairs: tuple[Colour, Colour]


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        ground=_rgb("#f4ecd9"),
        cloth=_rgb("#b9d6bd"),
        cloth_edge=_rgb("#8db597"),
        panel=_rgb("#fffaf0"),
        line=_rgb("#d8cbb0"),
        ink=_rgb("#2e241d"),
        soft=_rgb("#6f6152"),
        gold=_rgb("#f0b32f"),
        on_gold=_rgb("#2e241d"),
        pairs=(_rgb("#1f5fa8"), _rgb("#e08a2b")),
        on_pairs=(_rgb("#ffffff"), _rgb("#2e241d")),
    ),
    "dark": Theme(
        ground=_rgb("#14201b"),
        cloth=_rgb("#1f4a3a"),
        cloth_edge=_rgb("#2f6650"),
        panel=_rgb("#1d2d26"),
        line=_rgb("#3c5247"),
        ink=_rgb("#f6efdf"),
        soft=_rgb("#b3bfb4"),
        gold=_rgb("#f3bd45"),
        on_gold=_rgb("#2e241d"),
        pairs=(_rgb("#4d94e0"), _rgb("#f2b45c")),
        on_pairs=(_rgb("#0d1a2b"), _rgb("#2e241d")),
    ),
}
