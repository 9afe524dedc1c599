"""`botifarra gallery`: everything there is to look at, in files."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.gallery.play import NAMES
from bot.gallery.screens import Gallery
from bot.pictures.theme import THEMES
from bot.texts import LANGUAGES, Texts


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command writes."""
    made = tmp_path_factory.mktemp("new") / "gallery"
    assert main(["gallery", str(made)]) == 0
    return made


def test_it_writes_both_packs_and_a_page_for_each_language_and_theme(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} == {
        "index.html",
        "gallery.css",
        "cards-spanish.png",
        "cards-french.png",
        "pictures",
        *(f"{language}-{theme}.html" for language, theme in product(LANGUAGES, THEMES)),
    }
    with Image.open(folder / "cards-spanish.png") as sheet:
        assert sheet.width > 2000


def test_every_screen_is_on_its_page(folder: Path) -> None:
    for language in LANGUAGES:
        families = Gallery(Texts.load().in_(language), NAMES, "Can Pere").families()
        screens = sum(len(screens) for _, screens in families)
        for theme in THEMES:
            page = (folder / f"{language}-{theme}.html").read_text("utf-8")
            assert page.count('<div class="bubble') == screens
            assert f'lang="{language}" class="{theme}"' in page


def test_no_address_leads_nowhere_and_no_picture_is_left_over(folder: Path) -> None:
    linked: set[Path] = set()
    for page in folder.glob("*.html"):
        text = page.read_text("utf-8")
        ours = re.findall(r'<(?:img src|link rel="stylesheet" href)="([^"]*)"', text)
        linked |= {folder / address for address in ours}
        for anchor in re.findall(r'<a href="#([^"]*)">', text):
            assert f'id="{anchor}"' in text
    assert all(path.exists() for path in linked)
    assert set((folder / "pictures").iterdir()) <= linked


def test_a_folder_that_cannot_be_made_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["gallery", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
