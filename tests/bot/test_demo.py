"""`botifarra demo`: what it shows, to whom it shows what, and that it ends as it should."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from bot.commands import demo
from bot.demo import script, shows
from bot.demo.chats import Bubble, Chat, Key, Mark, Shown, Tap
from bot.demo.director import DWELL_SECONDS, Director
from bot.demo.markup import lines
from bot.demo.play import Failed, Options, Show, perform
from bot.demo.screen import arrange, last_word, picture
from bot.demo.transcript import Transcript
from bot.demo.watch import FRESH_SECONDS, Watch
from bot.sandbox import Group, Person, Sandbox
from bot.sandbox.html import parse_html
from bot.sandbox.keyboard import Button
from bot.sandbox.posting import delete, edit, post
from bot.texts import LANGUAGES, Translator
from tests.words import strict_texts

GOLDEN = Path(__file__).parent / "demo_golden"
ROOT = Path(__file__).resolve().parents[2]
SIZES = [(160, 50), (240, 30), (100, 30), (80, 24), (40, 12)]
FAST_WITHIN = 240.0
"""Far more than it takes (under a minute), for a machine that is busy."""
SEED = "3"


# Pictures


def hand(name: str, cards: str, *, asked: bool = False) -> Chat:
    text = f"{'🔔 ET TOCA · ' if asked else ''}Can Pere\n\nTrumfo: 🍷 COPES (Pere) · ×2\n{cards}"
    keys = (
        ((Key("⚔️ As"), Key("⚔️ 6", pressed=True), Key("⚔️ 4")), (Key("Per què aquestes?"),))
        if asked
        else ()
    )
    link = ((Key("↩️ Torna a la taula", link=True),),)
    bubbles = (
        Bubble(1, name, "/start", tint=1, mine=True),
        Bubble(2, "Botifarra", text, keys=(*keys, *link), by_bot=True, marks=(Mark("bold", 0, 3),)),
    )
    tap = Tap(name, "⚔️ 6", tint=1, answer="Has jugat 6 d'espases.") if asked else None
    return Chat(name, "xat privat", bubbles, tap, ringing=asked)


def town(focus: int | None = 1) -> Shown:
    story = "La mà 1, basa per basa\n1. oros: Ona As\n2. oros: Pere 2\n3. copes: Ona Rei\n4. 7"
    table = "Mà 2 · basa 4 de 12\nOna–Marta 45 · Pere–Joan 60 · a 101\nPere: ⚔️ Rei d'espases ◀"
    group = Chat(
        "Can Pere",
        "grup",
        (
            Bubble(1, "Ona", "Ona afegeix Botifarra al grup", service=True),
            Bubble(2, "Ona", "/newgame", tint=1),
            Bubble(
                3,
                "Botifarra",
                story,
                marks=(Mark("bold", 0, 8), Mark("expandable_blockquote", 23, len(story))),
                by_bot=True,
            ),
            Bubble(
                4,
                "Botifarra",
                table,
                keys=((Key("Les meves cartes", link=True),), (Key("Última basa"), Key("⬇️ A baix"))),
                by_bot=True,
                fresh=frozenset({2}),
            ),
        ),
        Tap("Marta", "Última basa", tint=3, answer="Basa 3: Pere As · 2 · 4 · Manilla", alert=True),
    )
    privates = (
        hand("Ona", "⚔️ Espases: Sota · 8 · 7"),
        hand("Pere", "⚔️ Espases: As · 6 · 4", asked=True),
        hand("Marta", "🟡 Oros: Manilla · 5"),
        hand("Joan", "🌳 Bastos: Cavall"),
    )
    return Shown("🃏 Botifarra", "Ctrl-C atura", group, privates, "1:07", focus, (1, 3))


def drawn(what: RenderableType, width: int, height: int) -> str:
    console = Console(file=StringIO(), width=width, height=height, color_system=None, _environ={})
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_picture_is_as_it_was_looked_at(
    width: int, height: int, golden: Callable[[Path, str], None]
) -> None:
    both = [drawn(picture(town(focus), width, height), width, height) for focus in (None, 1)]
    golden(GOLDEN / f"{width}x{height}.txt", "\n".join(both))


@pytest.mark.parametrize(("width", "height"), [*SIZES, (20, 5), (133, 44), (300, 90)])
def test_the_picture_fills_the_terminal_and_no_more(width: int, height: int) -> None:
    rows = drawn(picture(town(), width, height), width, height).splitlines()
    assert len(rows) == height
    assert {cell_len(row) for row in rows} == {width}


def test_what_fits_is_shown() -> None:
    assert arrange(town(), 160, 50).columns == ((0, 2), (1, 3))
    assert arrange(town(), 240, 30).columns == ((0,), (1,), (2,), (3,))
    assert arrange(town(), 130, 30).columns == ((1,), (3,))  # the two that were active last
    assert arrange(town(), 100, 30).columns == ((1,),)
    assert arrange(town(), 80, 24).tabs
    assert not arrange(town(1), 80, 24).group
    assert arrange(town(None), 80, 24).group


def test_the_newest_lines_stay_when_there_is_no_room() -> None:
    rows = drawn(picture(town(), 80, 10), 80, 10)
    assert "Torna a la taula" in rows
    assert "/start" not in rows


def test_the_last_word_is_left_on_the_terminal() -> None:
    shown = drawn(last_word(town().group, 80), 80, 24)
    assert "basa 4 de 12" in shown
    assert "Última basa" not in shown


def test_text_keeps_its_formatting_and_a_steady_width() -> None:
    console = Console(width=40, _environ={})
    text = "⚔️ Rei d'espases\ncites llargues que no caben en una línia\nfi"
    marks = [Mark("bold", 3, 6), Mark("blockquote", 17, len(text) - 3)]
    shown = lines(console, text, marks, 20)
    assert [line.plain for line in shown] == [
        "⚔ Rei d'espases",
        "▎ cites llargues que",
        "▎ no caben en una ",
        "▎ línia",
        "fi",
    ]
    bold = "".join(shown[0].plain[span.start : span.end] for span in shown[0].spans)
    assert bold == "Rei"


def test_a_folded_quote_shows_its_first_lines() -> None:
    text = "1\n2\n3\n4\n5"
    shown = lines(Console(), text, [Mark("expandable_blockquote", 0, len(text))], 20)
    assert [line.plain for line in shown] == ["▎ 1", "▎ 2", "▎ 3 ⌄"]


# Where to look


def test_the_eye_follows_who_is_asked_and_who_taps() -> None:
    director = Director()
    privates = [hand(name, "") for name in ("Ona", "Pere", "Marta", "Joan")]
    calm = Chat("Can Pere")
    assert director.follow(calm, privates, 10.0, single=True) is None
    privates[2] = hand("Marta", "", asked=True)
    assert director.follow(calm, privates, 11.0, single=True) == 2
    privates[3] = hand("Joan", "", asked=True)
    assert director.follow(calm, privates, 11.1, single=True) == 2
    director.tapped(0)
    assert director.follow(calm, privates, 11.7, single=True) == 0
    assert director.follow(calm, privates, 11.8 + DWELL_SECONDS, single=True) == 3
    assert director.recent == [3, 0, 2]


def test_the_eye_looks_at_the_group_where_it_can_see_one_chat_only() -> None:
    moved = Chat("Can Pere", bubbles=(Bubble(1, "Botifarra", "Mà 1 · basa 2", by_bot=True),))
    for single, expected in ((True, None), (False, 1)):
        director = Director(focus=1)
        assert director.follow(moved, [], 5.0, single=single) is expected


# What is read off the local Telegram


@pytest.fixture
def words() -> Translator:
    return strict_texts().in_("ca")


class Bar:
    """Ona and Pere in a group, with a bot whose part the test plays."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.telegram = Sandbox(clock=lambda: self.now)
        self.ona = self.telegram.person("Ona", started=True)
        self.pere = self.telegram.person("Pere", started=True)
        self.group = self.telegram.group("Can Pere", [self.ona, self.pere], bot=True)

    def bot_writes(self, to: Person | Group, html: str, *labels: str) -> int:
        room = to.private if isinstance(to, Person) else to
        keyboard = (tuple(Button(label, data=label) for label in labels),) if labels else ()
        world = self.telegram.world
        return post(world, room.chat, world.bot, parse_html(html), keyboard=keyboard).id

    def bot_edits(self, to: Person | Group, message: int, html: str) -> None:
        room = to.private if isinstance(to, Person) else to
        world = self.telegram.world
        edit(world, room.chat.messages[message], parse_html(html), keyboard=())

    def watch(self, words: Translator, hold: float = 0.0) -> Watch:
        return Watch(self.telegram, self.group, [self.ona, self.pere], words, hold=hold)


def test_each_private_chat_is_its_owners_alone(words: Translator) -> None:
    bar = Bar()
    bar.bot_writes(bar.ona, "Manilla d'<b>oros</b>", "Manilla")
    bar.bot_writes(bar.pere, "As de copes")
    bar.bot_writes(bar.group, "La taula")
    watch = bar.watch(words)
    texts = [
        [bubble.text for bubble in chat.bubbles]
        for chat in (watch.sees_group(bar.now), watch.sees_private(0, bar.now))
    ]
    assert texts == [["La taula"], ["Manilla d'oros"]]
    assert [bubble.text for bubble in watch.sees_private(1, bar.now).bubbles] == ["As de copes"]
    assert watch.sees_private(0, bar.now).bubbles[0].marks == (Mark("bold", 10, 14),)


async def test_a_pressed_button_is_seen_before_what_comes_of_it(words: Translator) -> None:
    bar = Bar()
    message = bar.bot_writes(bar.ona, "Tria", "As", "Rei")
    watch = bar.watch(words, hold=0.6)
    bar.now += 5
    await bar.ona.press("Rei")
    bar.now += 0.1
    bar.bot_edits(bar.ona, message, "Has jugat")
    held = watch.sees_private(0, bar.now)
    assert [key for row in held.bubbles[0].keys for key in row] == [
        Key("As"),
        Key("Rei", pressed=True),
    ]
    assert held.tap == Tap("Ona", "Rei", tint=1)
    after = watch.sees_private(0, bar.now + 0.6).bubbles[0]
    assert (after.text, after.keys, after.fresh) == ("Has jugat", (), frozenset({0}))
    assert not watch.sees_private(0, bar.now + FRESH_SECONDS + 0.1).bubbles[0].fresh


async def test_the_transcript_tells_everything_once_and_in_order(words: Translator) -> None:
    bar = Bar()
    story = Transcript(bar.watch(words), words, bar.now)
    message = bar.bot_writes(bar.group, "Mà 1\nJuga Ona", "Taula")
    assert list(story.news(bar.now)) == [
        "0:00 Can Pere · Botifarra escriu, amb so\n    Mà 1\n    Juga Ona\n    [Taula]\n"
    ]
    bar.now += 61
    await bar.pere.press("Taula", bar.group)
    bar.now += 0.1
    bar.bot_edits(bar.group, message, "Mà 1\nJuga Pere")
    assert list(story.news(bar.now)) == []  # the tap waits for its answer, the edit for the tap
    bar.now += 10
    delete(bar.telegram.world, bar.group.chat.messages[message])
    assert list(story.news(bar.now)) == [
        "1:01 Can Pere · Pere prem [Taula]\n",
        "1:01 Can Pere · Botifarra edita el missatge\n    Juga Pere\n",
        "1:11 Can Pere · s'esborra un missatge de Botifarra\n",
    ]
    assert list(story.news(bar.now)) == []


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    t = strict_texts().in_(language)
    for key in ("demo-intro", "demo-intro-fast", "demo-over", "demo-over-match", "demo-stopped"):
        assert t.plain(key)
    assert "BOT_TOKEN" in t.plain("demo-next")
    assert "45" in t.plain("demo-quiet", seconds=45)


def test_it_speaks_every_language_of_the_bot() -> None:
    assert demo.LANGUAGES == LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "ca"),
        ({"LANG": "C.UTF-8"}, "ca"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "", "LC_MESSAGES": "en"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "ca"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert demo.language_of_environment(environment) == language


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "BOT_TOKEN"}
    return kept | {"PYTHONPATH": str(ROOT), "TERM": "xterm-256color", "LANG": "C.UTF-8"}


def test_a_fast_hand_goes_to_a_file_as_plain_text(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "bot", "demo", "--fast", "--hands", "1"]
    with (tmp_path / "out.txt").open("wb") as out:
        ended = subprocess.run(
            [*command, "--seed", SEED, "--language", "ca"],
            cwd=tmp_path,
            env=environment() | {"TMPDIR": str(tmp_path)},
            stdout=out,
            stderr=subprocess.PIPE,
            timeout=FAST_WITHIN,
            check=False,
        )
    text = (tmp_path / "out.txt").read_text("utf-8")
    assert (ended.returncode, ended.stderr) == (0, b""), text[-2000:]
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", text)
    assert text.startswith("Botifarra, demostració")
    for chat in ("Can Pere", *(f"{name} (privat)" for name in ("Ona", "Pere", "Marta", "Joan"))):
        assert f" {chat} · Botifarra " in text
    assert re.search(r"➡️ \S+ \+\d+|36 a 36", text)
    assert "BOT_TOKEN" in text
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]
    for owner, cards in hands_by_chat(text):
        assert owner != "Can Pere", cards


def hands_by_chat(text: str) -> Iterator[tuple[str, str]]:
    """Lines that tell what somebody holds, by the chat they stand in."""
    chat = ""
    for line in text.splitlines():
        if head := re.match(r"\d+:\d\d (.+?) · ", line):
            chat = head[1]
        elif re.match(r"    \S+ (Oros|Copes|Espases|Bastos): ", line):
            yield chat, line


def test_ctrl_c_stops_a_transcript_at_once(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "demo", "--language", "en"],
        cwd=tmp_path,
        env=environment() | {"TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as running:
        assert running.stdout is not None
        while "New table" not in running.stdout.readline():
            assert running.poll() is None
        asked = time.monotonic()
        running.send_signal(signal.SIGINT)
        out, error = running.communicate(timeout=30)
    assert (running.returncode, error) == (demo.STOPPED, "")
    assert out.endswith("Demo stopped.\n")
    assert time.monotonic() - asked < 10
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_gives_the_terminal_back(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "demo", "--language", "en"],
        cwd=tmp_path,
        env=environment() | {"TMPDIR": str(tmp_path), "COLUMNS": "100", "LINES": "30"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    ) as running:
        os.close(theirs)
        seen = read_until(ours, b"Can Pere")
        assert b"\x1b[?1049h" in seen
        running.send_signal(signal.SIGINT)
        rest = read_until(ours, b"Demo stopped.")
        assert running.wait(30) == demo.STOPPED
    assert b"\x1b[?1049l" in rest
    assert b"Traceback" not in rest
    os.close(ours)


def read_until(terminal: int, wanted: bytes, within: float = 60.0) -> bytes:
    seen, end = b"", time.monotonic() + within
    while wanted not in seen and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536)
    assert wanted in seen
    return seen


def test_a_bot_that_fails_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no cards left")

    monkeypatch.setattr("bot.demo.town.app.build", broken)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    main = ArgumentParser()
    demo.configure(main)
    assert demo.run(main.parse_args(["--language", "en"])) == 1
    out, error = capsys.readouterr()
    assert "The bot failed: RuntimeError: no cards left" in error
    assert "Traceback" not in out + error


async def test_a_bot_that_says_nothing_is_given_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Translator
) -> None:
    async def nothing(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(script, "play", nothing)
    monkeypatch.setattr("bot.demo.play.QUIET_SECONDS", 1.0)

    def plain(watch: Watch, now: Callable[[], float]) -> Show:
        return shows.Plain(watch, now, words, StringIO())

    with pytest.raises(Failed, match="fa 1 segons que no passa res") as failed:
        await perform(Options("ca", 1), words, tmp_path, plain, asyncio.Event())
    assert "running" in failed.value.log
