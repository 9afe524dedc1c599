"""The painter: an equal picture is uploaded once, also after a restart, and none holds words up."""

from __future__ import annotations

from pathlib import Path

from structlog.testing import capture_logs

import storage
from bot.outbox.painting import Painting
from bot.pictures.compose import compose, empty
from bot.pictures.model import Person, RulesCard, Themed, Trick
from engine.cards import Card
from storage import Storage

ONA = Person("Ona", "Jugador 1")
TRICK = Trick("Basa 1", (ONA, ONA, ONA, ONA), (Card("9O"), None, None, None), leader=0, winner=0)
LIGHT, DARK = Themed(TRICK, "light"), Themed(TRICK, "dark")
RANKLESS = RulesCard("La taula d'Ona", (), "punts", (), ())  # it has five


async def memory(folder: Path) -> Storage:
    return await storage.open(storage.url_of(folder / "games.sqlite3"))


async def test_what_telegram_does_not_have_is_painted_in_its_colours(tmp_path: Path) -> None:
    at_hand = await memory(tmp_path)
    painting = Painting(at_hand, lambda: 5.0)
    assert await painting.photo(LIGHT) == compose(TRICK, "light")
    assert await painting.photo(DARK) == compose(TRICK, "dark")
    assert compose(TRICK, "light") != compose(TRICK, "dark")
    await at_hand.close()


async def test_what_it_has_goes_by_its_id_also_after_a_restart(tmp_path: Path) -> None:
    before = await memory(tmp_path)
    await Painting(before, lambda: 5.0).uploaded(LIGHT, "file")
    await before.close()
    after = await memory(tmp_path)
    painting = Painting(after, lambda: 6.0)
    assert await painting.photo(LIGHT) == "file"
    assert isinstance(await painting.photo(DARK), bytes)
    await painting.uploaded(LIGHT, "another")
    assert await painting.photo(LIGHT) == "another"
    await after.close()


async def test_a_file_that_telegram_has_lost_is_painted_anew(tmp_path: Path) -> None:
    at_hand = await memory(tmp_path)
    painting = Painting(at_hand, lambda: 5.0)
    for themed in (LIGHT, DARK):
        await painting.uploaded(themed, "file")
    await painting.uploaded(LIGHT, None)
    assert isinstance(await painting.photo(LIGHT), bytes)
    assert await painting.photo(DARK) == "file"
    await at_hand.close()


async def test_a_file_is_as_old_as_its_upload(tmp_path: Path) -> None:
    at_hand = await memory(tmp_path)
    await Painting(at_hand, lambda: 5.0).uploaded(LIGHT, "old")
    await Painting(at_hand, lambda: 50.0).uploaded(DARK, "young")
    await at_hand.forgetting.old(20.0, now=60.0, keep=set())
    painting = Painting(at_hand, lambda: 60.0)
    assert isinstance(await painting.photo(LIGHT), bytes)
    assert await painting.photo(DARK) == "young"
    await at_hand.close()


async def test_a_picture_that_fails_is_an_empty_table_and_its_words_are_not_logged(
    tmp_path: Path,
) -> None:
    at_hand = await memory(tmp_path)
    painting = Painting(at_hand, lambda: 5.0)
    with capture_logs() as lines:
        assert await painting.photo(Themed(RANKLESS, "dark")) == empty("dark")
    assert [line["kind"] for line in lines] == ["RulesCard"]
    assert "Ona" not in str(lines)
    await at_hand.close()
