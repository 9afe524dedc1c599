"""A place has one text form, which parses back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.place import Place

groups = st.builds(Place.group, st.integers(1, 2**63), st.integers(0, 2**31))
privates = st.builds(Place.private, st.integers(1, 2**63))


@given(groups | privates)
def test_the_text_form_parses_back(place: Place) -> None:
    assert Place.parse(str(place)) == place


@pytest.mark.parametrize(
    ("place", "text"),
    [(Place.group(5), "g5"), (Place.group(5, 12), "g5/12"), (Place.private(12), "p12")],
)
def test_text_forms(place: Place, text: str) -> None:
    assert str(place) == text


@pytest.mark.parametrize(
    "text", ["", "g", "5", "g0", "g05", "g5/", "g5/0", "p5/1", "p-5", "g5 ", "g5\n", "x5", "g５"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a place"):
        Place.parse(text)


def test_a_private_chat_has_no_topics() -> None:
    with pytest.raises(ValueError, match="topics"):
        Place("private", 1, 2)
