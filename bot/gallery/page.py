"""The gallery's pages: plain HTML, a language and a theme each, to look every screen through.

Promises: nothing but text is made here; a picture is an address. Leaves to others: the files.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.pictures.model import Themed, ThemeName
from bot.screens.screen import Button, Screen
from bot.texts import LANGUAGE_NAMES, Language

Family = Sequence[tuple[str, Screen | str]]

INDEX, STYLE = "index.html", "gallery.css"


def name_of(language: Language, theme: ThemeName) -> str:
    """A page's file."""
    return f"{language}-{theme}.html"


def index(sheets: Iterable[str], themes: Sequence[ThemeName]) -> str:
    """The way to all pages, and the packs."""
    return _document("en", "light", _ways(themes), _images(sheets, "packs"))


def page(
    language: Language,
    theme: ThemeName,
    themes: Sequence[ThemeName],
    families: Mapping[str, Family],
    pictures: Mapping[str, str],
    address: Callable[[Themed], str],
) -> str:
    """All screens of a language; `pictures`: one of each kind, by what stands above it.

    `address`: where the picture beside a screen is.
    """
    links = " ".join(f'<a href="#{name}">{name}</a>' for name in ("pictures", *families))
    shown = (
        _section(name, (_figure(caption, made, address) for caption, made in family))
        for name, family in families.items()
    )
    ways = f"{_ways(themes)}\n<nav>{links}</nav>"
    return _document(language, theme, ways, _images(pictures, "pictures", pictures), *shown)


def _document(language: str, theme: ThemeName, *parts: str) -> str:
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{language}" class="{theme}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>Botifarra · {language}, {theme}</title>",
            f'<link rel="stylesheet" href="{STYLE}">',
            *parts,
            "",
        )
    )


def _ways(themes: Sequence[ThemeName]) -> str:
    links = (
        f'<a href="{name_of(language, theme)}">{called}, {theme}</a>'
        for language, called in LANGUAGE_NAMES.items()
        for theme in themes
    )
    return f'<nav><b><a href="{INDEX}">Botifarra</a></b> {" ".join(links)}</nav>'


def _section(name: str, figures: Iterable[str]) -> str:
    inside = "\n".join(figures)
    return f'<h2 id="{name}">{name}</h2>\n<section>\n{inside}\n</section>'


def _images(sources: Iterable[str], name: str, captions: Mapping[str, str] | None = None) -> str:
    return _section(
        name,
        (
            f'<figure class="wide"><figcaption>{html.escape((captions or {}).get(it, it))}'
            f'</figcaption><img src="{it}" alt="" loading="lazy"></figure>'
            for it in sources
        ),
    )


def _figure(caption: str, made: Screen | str, address: Callable[[Themed], str]) -> str:
    above = f"<figcaption>{html.escape(caption)}</figcaption>"
    if isinstance(made, str):
        return f'<figure>{above}<div class="bubble alert">{html.escape(made)}</div></figure>'
    image = ""
    if made.picture is not None:
        image = f'<img src="{address(made.picture)}" alt="" loading="lazy">'
    # A screen's text is HTML that Telegram understands, and so do browsers.
    bubble = f'<div class="bubble">{image}{made.text}</div>'
    rows = "".join(f'<div class="row">{"".join(map(_button, row))}</div>' for row in made.buttons)
    return f"<figure>{above}{bubble}{rows}</figure>"


def _button(button: Button) -> str:
    label = html.escape(button.text) + (" ↗" if button.url else "")
    return f'<span class="{button.style or ""}">{label}</span>'
