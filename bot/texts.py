"""The words a player reads, by key and language, from the Fluent files in `locales/`.

Promises: whatever a person typed is escaped, cut and made safe to stand in a sentence; a key or a
variable that is missing never breaks a chat (Catalan is shown and a line is logged), and raises
where `strict` is asked for. Leaves to others: which language somebody reads, and what is said.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable, Mapping
from copy import copy
from pathlib import Path
from typing import Literal, get_args

import structlog
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.stream import FluentParserStream

Language = Literal["ca", "es", "en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""In the order they are offered."""
DEFAULT: Language = "ca"
"""The source: every key exists in it."""
LANGUAGE_NAMES: Mapping[Language, str] = {
    "ca": "Català",
    "es": "Español",
    "en": "English",
    "fr": "Français",
}
"""Each language in its own words, the same wherever it is read."""

Faces = Literal["spanish", "french"]
FACES: tuple[Faces, ...] = get_args(Faces)
"""The pack that a reader knows cards by: `screens.words` names them by it."""

LOCALES = Path(__file__).resolve().parent.parent / "locales"

NAME_LENGTH = 20
TITLE_LENGTH = 32
_TITLES = frozenset({"group", "topic", "own"})
"""Variables that hold the title of a group, of a topic or of a group's own profile.

All others hold people's names."""

_Dress = Callable[[str], str]
_KEPT = 4096
"""Formatted messages that a language keeps at hand."""

_log = structlog.get_logger(__name__)


class Markup(str):
    """Telegram HTML that this program has made: never escaped or cut again."""

    __slots__ = ()


class Plain(str):
    """Text without HTML that this program has made, for buttons and alerts: never cut again."""

    __slots__ = ()


def language_of(code: str | None) -> Language | None:
    """Which of our languages a code such as `ca-ES` means; None for any other."""
    base = re.split("[-_]", code or "", maxsplit=1)[0].lower()
    return next((language for language in LANGUAGES if language == base), None)


class Texts:
    """All languages, read once."""

    def __init__(self, bundles: Mapping[Language, FluentBundle], *, strict: bool = False) -> None:
        self._translators = {
            (language, faces): Translator(
                language, bundle, bundles[DEFAULT], strict=strict, faces=faces
            )
            for language, bundle in bundles.items()
            for faces in FACES
        }

    @classmethod
    def load(cls, folder: Path = LOCALES, *, strict: bool = False) -> Texts:
        """Read `folder`/<language>/*.ftl; with `strict` a missing key or variable raises."""
        return cls({language: _bundle(folder, language) for language in LANGUAGES}, strict=strict)

    def in_(self, language: str | None, faces: Faces = "spanish") -> Translator:
        """The words in this language, of this pack; in Catalan for a language that is not ours."""
        return self._translators[language_of(language) or DEFAULT, faces]


class Translator:
    """One language's words: `t("key", name=...)` is HTML, `t.plain(...)` is not.

    A `str` variable is something a person typed and is made safe; `Markup` and `Plain` are ours
    and stand as they are; numbers choose the plural.
    """

    def __init__(
        self,
        language: Language,
        bundle: FluentBundle,
        source: FluentBundle,
        *,
        strict: bool,
        faces: Faces = "spanish",
    ) -> None:
        self.language = language
        self.faces: Faces = faces
        self.reader = ""
        self._bundle = bundle
        self._source = source
        self._strict = strict
        self._made: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, /, **variables: str | int) -> Markup:
        """The message as Telegram HTML."""
        return Markup(self._text(key, variables, _as_html))

    def plain(self, key: str, /, **variables: str | int) -> Plain:
        """The message without HTML, for a button or an alert."""
        return Plain(self._text(key, variables, _as_plain))

    def to(self, reader: str) -> Translator:
        """The same words, for somebody of that name."""
        told = copy(self)
        told.reader = reader
        return told

    def name(self, text: str, length: int = NAME_LENGTH) -> Plain:
        """A person's name made safe, at most so long."""
        return Plain(clean(text, length)) or self.plain("nameless")

    def _text(self, key: str, variables: Mapping[str, str | int], dress: _Dress) -> str:
        """Format once: a screen is made of a few words that come back again and again."""
        # Types too: what a person typed may read like markup of ours.
        asked = (key, dress, *[(name, type(value), value) for name, value in variables.items()])
        if (text := self._made.get(asked)) is None:
            if len(self._made) >= _KEPT:
                self._made.clear()
            text = self._made[asked] = self._format(key, variables, dress)
        return text

    def _format(self, key: str, variables: Mapping[str, str | int], dress: _Dress) -> str:
        ready = {
            name: value if isinstance(value, int) else dress(self._safe(name, value))
            for name, value in variables.items()
        }
        for bundle in (self._bundle, self._source):
            errors: list[Exception]
            if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
                errors = [LookupError("missing")]
            else:
                text, errors = bundle.format_pattern(pattern, ready)
                if not errors:
                    return str(text)
            problem = f"{self.language}: {key}: {'; '.join(map(str, errors))}"
            if self._strict:
                raise LookupError(problem)
            _log.error("text_missing", key=key, language=self.language)
        return key

    def _safe(self, variable: str, value: str) -> str:
        if isinstance(value, Markup | Plain):
            return value
        title = variable in _TITLES
        cleaned = clean(value, TITLE_LENGTH if title else NAME_LENGTH)
        if cleaned or not value:
            return Plain(cleaned)
        return self.plain("nameless-group") if title else self.plain("nameless")


def _bundle(folder: Path, language: Language) -> FluentBundle:
    # Isolation marks round every variable would stand in buttons and confuse searching; names
    # that need them get them in `clean`.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((folder / language).glob("*.ftl")):
        bundle.add_resource(_Parser(with_spans=False).parse(path.read_text("utf-8")))
    return bundle


class _Parser(FluentParser):
    """Fluent's own, which reads letter by letter, in half the time: every start waits for it."""

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        end = _ENDS_TEXT.search(ps.string, ps.index)
        begin, ps.index = ps.index, end.start() if end else len(ps.string)
        return TextElement(ps.string[begin : ps.index])


_ENDS_TEXT = re.compile(r"[{}\n]")


def _as_html(value: str) -> str:
    return str(value) if isinstance(value, Markup) else html.escape(value, quote=False)


def _as_plain(value: str) -> str:
    return html.unescape(re.sub("<[^>]*>", "", value)) if isinstance(value, Markup) else str(value)


# Letters and symbols that show nothing: soft hyphen, combining joiner, Hangul fillers, braille
# blank, Khmer inherent vowels.
_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_ZWJ = "\u200d"
_JOINERS = frozenset(("\u200c", _ZWJ))
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_MARKS_KEPT = 2
"""Combining marks on one letter; more than that climbs over the neighbouring lines."""


def clean(text: str, length: int = NAME_LENGTH) -> str:
    """A name made safe: nothing that turns or breaks a line, at most `length` characters.

    Empty when nothing in it can be seen. Right-to-left text comes isolated. Not escaped.
    """
    clusters = _clusters(_visible(text))
    if not any(cluster.strip("".join(_JOINERS) + " \ufe0f") for cluster in clusters):
        return ""
    shortened = _fitting(clusters, length)
    if len(shortened) < len(clusters):
        clusters = [*_fitting(clusters, length - 1), "…"]
    shown = "".join(clusters).strip()
    if any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in shown):
        return f"{_FIRST_STRONG_ISOLATE}{shown}{_POP_ISOLATE}"
    return shown


def length(text: str) -> int:
    """How many characters of it can be seen, as the eye counts them."""
    return len(_clusters(_visible(text)))


def _fitting(clusters: list[str], length: int) -> list[str]:
    """The first clusters: so many, and no more than twice as many of Telegram's characters."""
    fitting: list[str] = []
    room = 2 * length
    for cluster in clusters[:length]:
        room -= len(cluster.encode("utf-16-le")) // 2
        if room < 0:
            break
        fitting.append(cluster)
    return fitting


def _visible(text: str) -> str:
    kept = []
    for character in text:
        category = unicodedata.category(character)
        if category in ("Zs", "Zl", "Zp") or character in "\t\r\n":
            kept.append(" ")
        elif character in _JOINERS or (category[0] != "C" and character not in _BLANK):
            kept.append(character)
    return " ".join("".join(kept).split())


def _clusters(text: str) -> list[str]:
    """Characters as the eye counts them, near enough: accents, emoji sequences, flags."""
    clusters: list[str] = []
    marks = 0
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me", "Mc") or character in _JOINERS:
            marks += 1
            if clusters and (marks <= _MARKS_KEPT or character in _JOINERS):
                clusters[-1] += character
            continue
        marks = 0
        if clusters and _continues(clusters[-1], character):
            clusters[-1] += character
        else:
            clusters.append(character)
    return clusters


def _continues(cluster: str, character: str) -> bool:
    if cluster.endswith(_ZWJ) or "\U0001f3fb" <= character <= "\U0001f3ff":
        return True
    return _is_flag_letter(character) and len(cluster) == 1 and _is_flag_letter(cluster)


def _is_flag_letter(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
