"""Every screen, in every language, as people see it: read these files after a change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.gallery.play import NAMES, shown
from bot.gallery.screens import Gallery
from bot.screens.screen import Screen
from bot.texts import LANGUAGES, Texts
from tests.bot.screens.advised import ADVISED

FOLDER = Path(__file__).parent / "golden"
FAMILIES = [name for name, _ in Gallery(Texts.load().in_("ca"), NAMES, "Can Pere").families()]


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_are_as_they_were_read(
    texts: Texts, language: str, golden: Callable[[Path, str], None]
) -> None:
    families = dict(Gallery(texts.in_(language), NAMES, "Can Pere", advice=ADVISED).families())
    for family, screens in families.items():
        parts = (
            f"=== {caption}\n{shown(made) if isinstance(made, Screen) else made}\n"
            for caption, made in screens
        )
        golden(FOLDER / language / f"{family}.txt", "\n".join(parts))


def test_no_golden_file_is_left_over() -> None:
    kept = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.txt")}
    expected = {f"{language}/{family}.txt" for language in LANGUAGES for family in FAMILIES}
    assert kept == expected
