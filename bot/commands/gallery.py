"""`botifarra gallery DIR`: the cards, every screen and every picture, to look through.

Writes pages of plain HTML, one for each language and theme, the pictures on them, and a sheet of
each pack.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.pictures.model import ThemeName
    from bot.texts import Language, Texts

NAME = "gallery"
HELP = "write the cards and every screen into a folder, to look through"


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="made if it isn't there")


def run(arguments: Namespace) -> int:
    """The exit status: 0, or 2 for a folder that can't be written."""
    from bot.gallery.page import INDEX

    try:
        _write(arguments.folder)
    except OSError as error:
        sys.stderr.write(f"botifarra gallery: {arguments.folder}: {error.strerror}\n")
        return 2
    print(f"{arguments.folder / INDEX} leads to all of it.")
    return 0


def _write(folder: Path) -> None:
    from importlib.resources import files

    from bot.gallery import page
    from bot.gallery.pictures import sheet
    from bot.pictures.theme import THEMES
    from bot.texts import FACES, LANGUAGES, Texts

    folder.mkdir(parents=True, exist_ok=True)
    sheets = [f"cards-{faces}.png" for faces in FACES]
    for faces, name in zip(FACES, sheets, strict=True):
        sheet(faces, 280).save(folder / name)
    style = files("bot.gallery").joinpath(page.STYLE).read_text("utf-8")
    (folder / page.STYLE).write_text(style, "utf-8")
    themes = tuple(THEMES)
    (folder / page.INDEX).write_text(page.index(sheets, themes), "utf-8")
    texts = Texts.load()
    for language, theme in product(LANGUAGES, themes):
        target = folder / page.name_of(language, theme)
        target.write_text(_page(folder, texts, language, theme), "utf-8")


def _page(folder: Path, texts: Texts, language: Language, theme: ThemeName) -> str:
    """A page's text; the pictures on it are written."""
    from bot.gallery import page
    from bot.gallery.pictures import examples
    from bot.gallery.play import NAMES
    from bot.gallery.screens import Gallery
    from bot.pictures.compose import paint
    from bot.pictures.digest import digest
    from bot.pictures.model import Themed
    from bot.pictures.theme import THEMES
    from bot.texts import FACES

    def address(themed: Themed) -> str:
        name = f"pictures/{digest(themed)}.jpg"
        if not (folder / name).exists():
            (folder / name).write_bytes(paint(*themed).encoded())
        return name

    (folder / "pictures").mkdir(exist_ok=True)
    pictures = {
        address(Themed(picture, theme)): name  # once, if no card is on it
        for faces in FACES
        for name, picture in examples(texts.in_(language, faces)).items()
    }
    shown = Gallery(texts.in_(language), NAMES, "Can Pere", pictures=theme)
    return page.page(language, theme, tuple(THEMES), dict(shown.families()), pictures, address)
