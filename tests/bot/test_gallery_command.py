"""`botifarra gallery`: everything there is to look at, in files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.texts import LANGUAGES


def test_it_writes_both_packs_and_every_picture(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "gallery"
    assert main(["gallery", str(folder)]) == 0
    assert {path.name for path in folder.iterdir()} == {
        "cards-spanish.png",
        "cards-french.png",
        *LANGUAGES,
        *(f"{language}.jpg" for language in LANGUAGES),
    }
    assert len(list(folder.rglob("*.jpg"))) == 4 * 2 * 2 * 5 + 4
    with Image.open(folder / "cards-spanish.png") as sheet:
        assert sheet.width > 2000


def test_a_folder_that_cannot_be_made_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["gallery", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
