"""`python -m art`: render the pack anew, for the bot to ship.

Needs resvg (`pip install resvg-py pillow`), which no other command does. Writes a PNG for each card
and the digest of all drawings beside them, by which a test knows whether they are up to date.
With a folder as its argument it writes the SVG documents there instead, and needs nothing.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from art import pack

if TYPE_CHECKING:
    from PIL import Image

SPRITES = Path(__file__).resolve().parent.parent / "bot" / "pictures" / "cards"


def main(arguments: list[str]) -> int:
    """Write sprites, or documents into the folder that is named."""
    documents = pack.documents() | pack.suits()
    if arguments:
        folder = Path(arguments[0])
        for name, document in documents.items():
            target = folder / f"{name}.svg"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(document, encoding="utf-8", newline="\n")
        return 0
    for name, document in documents.items():
        target = SPRITES / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        is_suit = name.startswith("suits/")
        target.write_bytes(emblem(document) if is_suit else sprite(document))
    (SPRITES / "digest").write_text(f"{pack.digest(documents)}\n", encoding="utf-8")
    return 0


def sprite(document: str) -> bytes:
    """The document as a PNG of few colours, without alpha: its corners are cut when it is used."""
    from PIL import Image

    image = _drawn(document, pack.SPRITE_WIDTH).convert("RGB")
    return _written(image.quantize(96, method=Image.Quantize.MEDIANCUT, kmeans=3))


def emblem(document: str) -> bytes:
    """The document as a PNG with alpha."""
    return _written(_drawn(document, pack.SUIT_WIDTH))


def _drawn(document: str, width: int) -> Image.Image:
    from PIL import Image
    from resvg_py import svg_to_bytes

    drawn = svg_to_bytes(svg_string=document, width=width, skip_system_fonts=True)
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        image.load()
        return image


def _written(image: Image.Image) -> bytes:
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
