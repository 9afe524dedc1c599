"""Every screen, in every language, as people see it: read these files after a change."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bot.gallery.guests import Family
from bot.gallery.play import NAMES, shown
from bot.gallery.screens import Gallery
from bot.screens.screen import Screen
from bot.texts import LANGUAGES, Language
from tests.bot.screens.advised import ADVISED
from tests.words import strict_texts

FOLDER = Path(__file__).parent / "golden"


@cache
def families(language: Language) -> dict[str, Family]:
    """All screens in a language, by the name of their golden file."""
    t = strict_texts().in_(language)
    return dict(Gallery(t, NAMES, "Can Pere", advice=ADVISED).families())


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_are_as_they_were_read(
    language: Language, golden: Callable[[Path, str], None]
) -> None:
    for family, screens in families(language).items():
        parts = (
            f"=== {caption}\n{shown(made) if isinstance(made, Screen) else made}\n"
            for caption, made in screens
        )
        golden(FOLDER / language / f"{family}.txt", "\n".join(parts))


def test_no_golden_file_is_left_over() -> None:
    kept = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.txt")}
    expected = {f"{language}/{family}.txt" for language in LANGUAGES for family in families("ca")}
    assert kept == expected
