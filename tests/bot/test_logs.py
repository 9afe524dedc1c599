"""Logs go where they are sent, however often that changes."""

from pathlib import Path

import structlog

from bot.operation import logs

log = structlog.get_logger()


def test_each_file_has_what_was_said_in_its_time(tmp_path: Path) -> None:
    for word in ("first", "second"):
        with logs.to_file(tmp_path / word, "token"):
            log.info(word)
        assert f"event={word}" in (tmp_path / word).read_text()


def test_after_that_they_can_be_captured(tmp_path: Path) -> None:
    for word in ("first", "second"):
        with logs.to_file(tmp_path / word, "token"):
            log.info(word)
    with structlog.testing.capture_logs() as captured:
        log.warning("third")
    assert [entry["event"] for entry in captured] == ["third"]
