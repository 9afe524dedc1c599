"""`botifarra gallery`: everything there is to look at, in files."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.gallery.page import Family, page
from bot.gallery.play import NAMES
from bot.gallery.screens import Gallery
from bot.pictures.model import Themed
from bot.pictures.theme import THEMES
from bot.screens.screen import Button, Screen
from bot.texts import LANGUAGES
from tests.words import strict_texts


def test_it_writes_both_packs_and_every_screen_in_each_language_and_theme(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One test, as it takes a while."""
    folder = tmp_path / "new" / "gallery"
    assert main(["gallery", str(folder)]) == 0
    assert capsys.readouterr().out == f"{folder / 'index.html'} leads to all of it.\n"
    pages = {f"{language}-{theme}.html" for language, theme in product(LANGUAGES, THEMES)}
    assert {path.name for path in folder.iterdir()} == {
        *("index.html", "gallery.css", "cards-spanish.png", "cards-french.png", "pictures"),
        *pages,
    }
    with Image.open(folder / "cards-spanish.png") as sheet:
        assert sheet.width > 2000
    families = Gallery(strict_texts().in_("ca"), NAMES, "Can Pere").families()
    screens = sum(len(screens) for _, screens in families)
    leads_to: set[Path] = set()
    for name in ("index.html", *pages):
        text = (folder / name).read_text("utf-8")
        assert name == "index.html" or text.count('<div class="bubble') == screens
        leads_to |= {folder / it for it in re.findall(r'(?:src|href)="([^"#:]+)"', text)}
        assert all(f'id="{it}"' in text for it in re.findall(r'<a href="#([^"]*)">', text))
    assert all(path.exists() for path in leads_to)
    index = (folder / "index.html").read_text("utf-8")
    assert all(f'href="{name}"' in index for name in pages)
    assert set((folder / "pictures").iterdir()) <= leads_to


def test_a_page_shows_a_screen_as_it_is_sent() -> None:
    def nowhere(_themed: Themed) -> str:
        raise AssertionError("there is no picture")

    row = (Button("A & <b>", data="x", style="primary"), Button("C", url="https://t.me/x"))
    screens: Family = [("one & two", Screen("<b>Ona</b> &amp; Pere", (row,))), ("an alert", "<3")]
    made = page("ca", "dark", ("light", "dark"), {"table": screens}, {}, nowhere)
    assert '<html lang="ca" class="dark">' in made
    assert '<div class="bubble"><b>Ona</b> &amp; Pere</div>' in made
    assert '<span class="primary">A &amp; &lt;b&gt;</span><span class="">C ↗</span>' in made
    assert "one &amp; two" in made
    assert '<div class="bubble alert">&lt;3</div>' in made


def test_a_folder_that_cannot_be_made_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["gallery", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
