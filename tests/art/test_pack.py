"""The drawings: 48 cards that can be told apart, and sprites that are up to date with them."""

from __future__ import annotations

import itertools
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

from art import pack
from art.__main__ import SPRITES, main
from art.frame import BREAKS
from bot.texts import FACES
from engine.cards import DECK, Card, Suit

SVG = "{http://www.w3.org/2000/svg}"
# What is drawn by hand: no text, no picture, nothing that is fetched from elsewhere.
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "clipPath"}
PINTA = {Suit.OROS: 0, Suit.COPES: 1, Suit.ESPASES: 2, Suit.BASTOS: 3}

DOCUMENTS = pack.documents() | pack.suits()


def small(name: str) -> Image.Image:
    """A sprite as it is seen 40 pixels wide, without its colours."""
    with Image.open(SPRITES / f"{name}.png") as image:
        return image.convert("L").resize((40, 62), Image.Resampling.LANCZOS)


def apart(one: Image.Image, other: Image.Image) -> float:
    """How much a pixel differs on average, of 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_drawing_is_made_of_shapes_alone(name: str) -> None:
    tags = {element.tag for element in ElementTree.fromstring(DOCUMENTS[name]).iter()}
    assert {tag.removeprefix(SVG) for tag in tags} <= SHAPES
    assert "href" not in DOCUMENTS[name]


@pytest.mark.parametrize("card", DECK)
def test_the_pinta_tells_the_suit(card: Card) -> None:
    root = ElementTree.fromstring(DOCUMENTS[f"spanish/{card.value}"])
    (lines,) = (path.get("d", "") for path in root.iter(f"{SVG}path") if path.get("class"))
    # The line above and the one below: each begins anew after every break.
    assert lines.count("M") == 2 * (PINTA[card.suit] + 1)
    assert BREAKS[card.suit] == PINTA[card.suit]


def test_each_card_has_a_drawing_of_its_own() -> None:
    assert len(set(DOCUMENTS.values())) == len(DOCUMENTS) == 2 * len(DECK) + 1 + 2 * len(Suit)


def test_the_sprites_are_those_of_the_drawings() -> None:
    kept = (SPRITES / "digest").read_text("utf-8").strip()
    assert kept == pack.digest(DOCUMENTS), "the drawings have changed: run python -m art"
    shipped = {
        path.relative_to(SPRITES).with_suffix("").as_posix() for path in SPRITES.rglob("*.png")
    }
    assert shipped == set(DOCUMENTS)


def test_sprites_are_small() -> None:
    sizes = [path.stat().st_size for path in SPRITES.rglob("*.png")]
    assert max(sizes) <= 16_000
    assert sum(sizes) <= 800_000


@pytest.mark.parametrize("faces", FACES)
def test_any_two_cards_can_be_told_apart_small_and_without_colours(faces: str) -> None:
    seen = {card: small(f"{faces}/{card.value}") for card in DECK}
    close = [
        (one.value, other.value, round(apart(seen[one], seen[other]), 1))
        for one, other in itertools.combinations(DECK, 2)
        if apart(seen[one], seen[other]) < 2.5
    ]
    assert close == []


def test_the_documents_can_be_had_without_rendering(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert (tmp_path / "spanish" / "9O.svg").read_text("utf-8") == DOCUMENTS["spanish/9O"]
    assert len(list(tmp_path.rglob("*.svg"))) == len(DOCUMENTS)
