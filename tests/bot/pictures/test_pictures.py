"""What is composed: as it was looked at, within its limits, and whatever people are called."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from bot.gallery.pictures import examples, sheet
from bot.pictures import lettering
from bot.pictures.canvas import HEIGHT, MOST_BYTES, WIDTH
from bot.pictures.compose import compose, paint
from bot.pictures.model import (
    Board,
    Course,
    Pair,
    People,
    Person,
    Picture,
    Position,
    Side,
    ThemeName,
    Trick,
)
from bot.texts import FACES, LANGUAGES, Faces, Language
from engine.cards import DECK, Card, Suit
from tests.words import strict_texts

GOLDEN = Path(__file__).parent / "golden"
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
KINDS = ("trick", "board", "course", "rules", "position")
TEXTS = strict_texts()

# One of every kind in each theme, pack and handful of words: all forty would show no more.
LOOKED_AT: tuple[tuple[Language, ThemeName, Faces], ...] = (
    ("ca", "light", "spanish"),
    ("fr", "dark", "french"),
)


def pictures(language: Language, faces: Faces) -> dict[str, Picture]:
    return examples(TEXTS.in_(language, faces))


def coarse(image: Image.Image) -> Image.Image:
    """As little of it as JPEG, and another version of Pillow or FreeType, leave alone."""
    return image.convert("RGB").resize((80, 45), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """How much the coarse images differ on average, and where they do most; of 255."""
    difference = ImageChops.difference(coarse(one), coarse(other))
    mean = sum(ImageStat.Stat(difference).mean) / 3
    return mean, max(int(highest) for _, highest in difference.getextrema())  # type: ignore[misc]


def like(one: Image.Image, other: Image.Image) -> bool:
    mean, most = apart(one, other)
    return mean <= 1.0 and most <= 20


def looked_at() -> list[str]:
    made = [
        f"{name}-{language}-{theme}-{faces}"
        for language, theme, faces in LOOKED_AT
        for name in KINDS
    ]
    return [*made, *(f"cards-{faces}" for faces in FACES)]


def painted(name: str) -> Image.Image:
    kind, *parts = name.split("-")
    if kind == "cards":
        return next(sheet(faces, 100) for faces in FACES if [faces] == parts)
    language, theme, faces = next(each for each in LOOKED_AT if list(each) == parts)
    return paint(pictures(language, faces)[kind], theme).image


@pytest.mark.parametrize("name", looked_at())
def test_pictures_are_as_they_were_looked_at(name: str, updating_goldens: bool) -> None:
    path, image = GOLDEN / f"{name}.jpg", painted(name).reduce(2)
    if updating_goldens:
        GOLDEN.mkdir(exist_ok=True)
        image.save(path, "JPEG", quality=72, subsampling=0)
        return
    with Image.open(path) as kept:
        assert like(kept, image), f"{name} differs: {apart(kept, image)}"


def test_no_golden_image_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(looked_at())


def test_the_tolerance_sees_another_card_another_winner_another_number() -> None:
    trick = pictures("ca", "spanish")["trick"]
    board = pictures("ca", "spanish")["board"]
    assert isinstance(trick, Trick)
    assert isinstance(board, Board)
    first, second, third, fourth = trick.cards
    other_card = replace(trick, cards=(Card("5O"), second, third, fourth))
    other_winner = replace(trick, winner=((trick.winner or 0) + 1) % 4)
    other_points = replace(board, sides=(replace(board.sides[0], points=44), board.sides[1]))
    assert first != Card("5O")
    for one, other in ((trick, other_card), (trick, other_winner), (board, other_points)):
        assert not like(paint(one).image, paint(other).image)
    assert not like(paint(trick, "light").image, paint(trick, "dark").image)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_a_jpeg_of_its_size_that_a_slow_network_carries(
    language: Language, faces: Faces, theme: ThemeName
) -> None:
    made = pictures(language, faces)
    assert set(made) == set(KINDS)
    for picture in made.values():
        written = compose(picture, theme)
        assert len(written) <= MOST_BYTES
        with Image.open(io.BytesIO(written)) as image:
            assert (image.format, image.size) == ("JPEG", (WIDTH, HEIGHT))


def test_equal_values_are_equal_pictures() -> None:
    one, other = pictures("ca", "spanish"), pictures("ca", "spanish")
    assert one == other
    assert {hash(picture) for picture in one.values()} == {hash(each) for each in other.values()}
    assert compose(one["trick"]) == compose(other["trick"])


def test_the_busiest_cards_keep_to_the_limit() -> None:
    """Wherever there is most to see, quality gives way, and not the limit."""
    first, second, third, fourth = (Person(name, "") for name in ("Ona", "Pere", "Marta", "Joan"))
    busy = Position(
        "?",
        (first, second, third, fourth),
        (Card("11O"), Card("11C"), Card("11E"), Card("11B")),
        tuple(card for card in DECK if card.number > 8)[:12],
        trump=Suit.OROS,
        trump_name="Trumfo: oros",
    )
    for theme in THEMES:
        assert len(compose(busy, theme)) <= MOST_BYTES


# Names.

HOSTILE = (
    "",
    " ",
    "W" * 200,
    "i" * 200,
    "אברהם בן דוד",
    "محمد علي",
    "李小龍",
    "😀👩‍👩‍👧",
    "Z̷̡̛̯̲a̴͓͌l̶̰̈́g̵̠̑o̸",
    "\u202eanO",
    "a\nb\tc",
    "<b>&amp;",
    "\U0010fffd",
    "\ud800",
)


def four(name: str) -> People:
    return Person(name, "Jugador 1"), Person("Ona", ""), Person(name, "Jugador 3"), Person("", "?")


def pair(name: str) -> Pair:
    return Person(name, "Jugador 1"), Person(name, "Jugador 3")


def named(name: str) -> Iterator[Picture]:
    """Every kind of picture in which people have names."""
    cards = (Card("9O"), Card("1C"), None, Card("12E"))
    yield Trick(name, four(name), cards, 0, 1, Suit.BASTOS, name)
    yield Position(name, four(name), cards, (Card("2B"),), frozenset(), 3, None, name, True)
    sides = (
        Side(pair(name), 12, name, 72, name, 576, 1013, ""),
        Side(pair(name), 0, name, 0, name, 0, 0, name),
    )
    yield Board(name, sides, (name, name), 101)
    yield Course(name, (pair(name), pair(name)), ((0, 576),) * 60, 51, name, name)
    yield Course(name, (pair(name), pair(name)), (), 151, name, name)


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name)[:20])
def test_no_name_breaks_a_picture(name: str) -> None:
    for picture in named(name):
        assert paint(picture, "dark").image.size == (WIDTH, HEIGHT)


@given(st.text(max_size=40), st.integers(1, 600), st.integers(12, 60), st.booleans())
@settings(max_examples=150)
def test_any_text_is_drawn_in_its_room(text: str, room: int, size: int, bold: bool) -> None:
    shown, smaller = lettering.fitting(text, room, size, bold, 12)
    only_the_ellipsis = lettering.width("…", smaller, bold)
    assert lettering.width(shown, smaller, bold) <= max(room, only_the_ellipsis)
    assert lettering.lettered(shown, smaller, bold).mode == "L"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ona", "Ona"),
        ("Àngels Ŀ·l", "Àngels Ŀ·l"),
        ("Иван", "Иван"),
        ("Pau 🐸", "Pau"),
        ("🤖 Cinta", "🤖 Cinta"),
        ("李小龍", "Jugador 2"),
        ("🐸🐸", "Jugador 2"),
        ("...", "Jugador 2"),
        ("", "Jugador 2"),
    ],
)
def test_a_name_without_a_letter_that_can_be_drawn_becomes_a_place(name: str, shown: str) -> None:
    assert lettering.shown(Person(name, "Jugador 2")) == shown


def test_what_no_font_has_takes_no_room() -> None:
    assert lettering.width("Pau 🐸", 40) == lettering.width("Pau", 40)
    assert lettering.width("李", 40) == 0


def test_a_computer_players_sign_is_drawn_and_nothing_leaves_a_gap() -> None:
    pair = (Person("🤖 Algú", ""), Person("🐸 Cinta", ""))
    assert lettering.pair(pair) == "🤖 Algú–Cinta"
    for size in (12, 42):
        sign = lettering.lettered("🤖", size)
        assert sign.getbbox() is not None
        assert lettering.width("🤖 Algú", size) > lettering.width("Algú", size) + size / 2


def test_hebrew_is_drawn_from_the_right() -> None:
    right_to_left = lettering.lettered("אב 12", 40)
    drawn = lettering.lettered("\u05d0", 40)
    assert right_to_left.width > drawn.width
    assert lettering.lettered("אב", 40).tobytes() != lettering.lettered("בא", 40).tobytes()
