"""`botifarra gallery DIR`: the cards and every picture, to look through.

Writes a sheet of each pack, every picture in every language and theme with either pack, and a sheet
of each language. The text screens are no part of it: they stand in `tests/bot/screens/golden`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

NAME = "gallery"
HELP = "write the cards and every picture into a folder, to look through"


def configure(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="made if it isn't there")


def run(arguments: Namespace) -> int:
    """The exit status: 0, or 2 for a folder that can't be written."""
    try:
        _write(arguments.folder)
    except OSError as error:
        sys.stderr.write(f"botifarra gallery: {arguments.folder}: {error.strerror}\n")
        return 2
    return 0


def _write(folder: Path) -> None:
    from bot.gallery.pictures import examples, sheet
    from bot.pictures.compose import paint
    from bot.pictures.theme import THEMES
    from bot.texts import FACES, LANGUAGES, Texts

    folder.mkdir(parents=True, exist_ok=True)
    for faces in FACES:
        sheet(faces, 280).save(folder / f"cards-{faces}.png")
    texts = Texts.load()
    for language in LANGUAGES:
        columns = []
        for theme, faces in product(THEMES, FACES):
            made = examples(texts.in_(language, faces))
            target = folder / language / f"{theme}-{faces}"
            target.mkdir(parents=True, exist_ok=True)
            painted = {name: paint(picture, theme) for name, picture in made.items()}
            for name, canvas in painted.items():
                (target / f"{name}.jpg").write_bytes(canvas.encoded())
            columns.append([canvas.image for canvas in painted.values()])
        _side_by_side(columns).save(folder / f"{language}.jpg", quality=85)


def _side_by_side(columns: list[list[Image.Image]]) -> Image.Image:
    """Images of one size, half as large, column by column."""
    from PIL import Image

    width, height, gap = columns[0][0].width // 2, columns[0][0].height // 2, 12
    whole = (
        len(columns) * (width + gap) + gap,
        max(map(len, columns)) * (height + gap) + gap,
    )
    sheet = Image.new("RGB", whole, (96, 96, 96))
    for column, images in enumerate(columns):
        for row, image in enumerate(images):
            sheet.paste(image.reduce(2), (gap + column * (width + gap), gap + row * (height + gap)))
    return sheet
