"""Buttons are refused where they are made, not where they are sent."""

import pytest

from bot.screens.screen import Button, Screen


def test_a_button_has_data_or_a_link_and_not_both() -> None:
    assert Button("A", data="a").url is None
    assert Button("A", url="https://t.me/x").data is None
    with pytest.raises(ValueError, match="exactly one"):
        Button("A")
    with pytest.raises(ValueError, match="exactly one"):
        Button("A", data="a", url="https://t.me/x")


@pytest.mark.parametrize("data", ["", "é" * 33, "x" * 65])
def test_data_of_no_bytes_or_more_than_64_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match="bytes"):
        Button("A", data=data)


def test_equal_screens_are_equal_and_can_be_keys() -> None:
    row = (Button("A", data="a"),)
    assert {Screen("x", (row,))} == {Screen("x", (row,))}
