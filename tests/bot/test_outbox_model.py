"""What tells one content from another, and what a log line may say of an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.outbox.model import screen_hash
from bot.outbox.trace import where
from bot.screens.screen import Button, Screen

HAND = Screen("Et toca", ((Button("⚔️ 8", "1"), Button("🏆 3", "2")),))


@pytest.mark.parametrize(
    "other",
    [
        Screen("Et toca, Ona", HAND.buttons),
        Screen("Et toca"),
        Screen("Et toca", ((Button("⚔️ 8", "1"),), (Button("🏆 3", "2"),))),
        Screen("Et toca", ((Button("⚔️ 8", "1"), Button("🏆 3", "3")),)),
        Screen("Et toca", ((Button("⚔️ 9", "1"), Button("🏆 3", "2")),)),
    ],
)
def test_content_differs_by_its_text_and_by_each_of_its_buttons(other: Screen) -> None:
    assert screen_hash(other) != screen_hash(HAND)


def test_the_same_content_is_known_again_by_another_program() -> None:
    """It is what rows remember: a release that counts otherwise would edit every message anew."""
    assert screen_hash(HAND) == "b45b9ed258f19587c5f23d64c6ef5d1b"


def test_of_an_error_a_log_says_its_kind_and_its_line_and_no_word_of_it() -> None:
    with pytest.raises(OSError, match="Manilla") as caught:
        raise OSError("Manilla d'oros, and a token")
    said = where(caught.value)
    assert said == f"OSError at {Path(__file__).name}:{caught.tb.tb_lineno}"


def test_an_error_that_was_never_raised_is_its_kind_alone() -> None:
    assert where(ValueError("Manilla d'oros")) == "ValueError"
