"""Telegram's HTML: from what a bot sends to the text people read, or the refusal Telegram gives.

Promises the tags, the error texts and the byte offsets of Telegram's own parser (tdlib/td,
MessageEntity.cpp, parse_html), and offsets and lengths of entities in UTF-16 code units.
Leaves to others: how long a text may be (limits of a message are in content.py).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from bot.sandbox.errors import bad_request

_TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "span": "spoiler",
    "tg-spoiler": "spoiler",
    "tg-emoji": "custom_emoji",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_CHARACTER = re.compile(r"&(?:#x([0-9A-Fa-f]*)|#([0-9]*)|([A-Za-z]+));?")
_SURROGATE = re.compile("[\ud800-\udfff]")
_SPACES = " \t\r\n\0\v"
# Attributes whose value ends up in the entity, by tag.
_KEPT = {"a": "href", "code": "class", "span": "class", "tg-emoji": "emoji-id"}


@dataclass(frozen=True, slots=True)
class Entity:
    """A run of the text with a meaning. `offset` and `length` count UTF-16 code units."""

    type: str
    offset: int
    length: int
    extra: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Formatted:
    """What people read, and its entities in Telegram's order (earlier first, longer first)."""

    text: str
    entities: tuple[Entity, ...] = ()


def utf16(text: str) -> int:
    """Length in UTF-16 code units, the unit in which Telegram measures text."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@cache
def _any_of(characters: str) -> re.Pattern[str]:
    return re.compile(f"[{re.escape(characters)}]")


@dataclass(slots=True)
class _Open:
    tag: str
    argument: str
    offset: int
    begin: int
    expandable: bool


@dataclass(slots=True)
class _Parser:
    source: str
    at: int = 0
    out: list[str] = field(default_factory=list)
    length: int = 0
    open: list[_Open] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)

    def byte(self, index: int) -> int:
        return len(self.source[:index].encode())

    def peek(self) -> str:
        return self.source[self.at] if self.at < len(self.source) else "\0"

    def ended(self) -> bool:
        return self.at >= len(self.source)

    def skip_spaces(self) -> None:
        while not self.ended() and self.peek() in _SPACES:
            self.at += 1

    def take_until(self, stop: str) -> str:
        begin, found = self.at, _any_of(stop).search(self.source, self.at)
        self.at = found.start() if found else len(self.source)
        return self.source[begin : self.at]

    def append(self, text: str) -> None:
        self.out.append(text)
        self.length += utf16(text)

    def run(self) -> Formatted:
        while not self.ended():
            character = self.peek()
            if character == "<":
                self.tag()
            elif character == "&":
                decoded, self.at = _decode(self.source, self.at)
                self.append(decoded)
            else:
                self.append(self.take_until("<&"))
        if self.open:
            raise _wrong(f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"')
        text = "".join(self.out)
        if _SURROGATE.search(text):
            raise _wrong(
                "Text contains invalid Unicode characters after decoding HTML entities, "
                "check for unmatched surrogate code units"
            )
        return Formatted(text, _ordered(self.entities))

    def tag(self) -> None:
        begin = self.at
        self.at += 1
        if self.peek() == "/":
            self.at += 1
            self.end_tag(begin)
        else:
            self.start_tag(begin)

    def start_tag(self, begin: int) -> None:
        offset = self.byte(begin)
        tag = self.take_until(_SPACES + ">").lower()
        if self.ended():
            raise _wrong(f"Unclosed start tag at byte offset {offset}")
        if tag not in _TAGS:
            raise _wrong(f'Unsupported start tag "{tag}" at byte offset {offset}')
        argument, expandable = "", False
        while self.peek() != ">":
            self.skip_spaces()
            if self.peek() == ">" and not self.ended():
                break
            name, value = self.attribute(tag, offset)
            if name == _KEPT.get(tag):
                argument = value
            expandable = expandable or (tag == "blockquote" and name == "expandable")
        self.at += 1
        if tag == "span" and argument != "tg-spoiler":
            raise _wrong(f'Tag "span" must have class "tg-spoiler" at byte offset {offset}')
        self.open.append(_Open(tag, argument, self.length, len(self.out), expandable))

    def attribute(self, tag: str, offset: int) -> tuple[str, str]:
        name = self.take_until(_SPACES + "=>")
        if not name:
            raise _wrong(f'Empty attribute name in the tag "{tag}" at byte offset {offset}')
        self.skip_spaces()
        if self.ended():
            raise _wrong(f"Unclosed start tag at byte offset {offset}")
        if self.peek() != "=":
            if tag == "blockquote" and name == "expandable":
                return name, ""
            raise _wrong(
                "Expected equal sign in declaration of an attribute of the tag "
                f'"{tag}" at byte offset {offset}'
            )
        self.at += 1
        self.skip_spaces()
        if self.ended():
            raise _wrong(f'Unclosed start tag "{tag}" at byte offset {offset}')
        quote = self.peek()
        if quote in "'\"":
            self.at += 1
            value = self.quoted(quote)
        else:
            token = self.at
            while self.peek().isalnum() or self.peek() in ".-":
                self.at += 1
            value = self.source[token : self.at].lower()
            if not self.ended() and self.peek() not in _SPACES + ">":
                raise _wrong(f"Unexpected end of name token at byte offset {self.byte(token)}")
        if self.ended():
            raise _wrong(f"Unclosed start tag at byte offset {offset}")
        return name, value

    def quoted(self, quote: str) -> str:
        value: list[str] = []
        while not self.ended() and self.peek() != quote:
            if self.peek() == "&":
                decoded, self.at = _decode(self.source, self.at)
                value.append(decoded)
            else:
                value.append(self.take_until(quote + "&"))
        self.at += 1
        return "".join(value)

    def end_tag(self, begin: int) -> None:
        offset = self.byte(begin)
        if not self.open:
            raise _wrong(f"Unexpected end tag at byte offset {offset}")
        name = self.take_until(_SPACES + ">").lower()
        self.skip_spaces()
        if self.ended() or self.peek() != ">":
            raise _wrong(f"Unclosed end tag at byte offset {offset}")
        self.at += 1
        last = self.open.pop()
        # Telegram takes "</>" as the end of whatever is open.
        if name not in ("", last.tag):
            raise _wrong(
                f"Unmatched end tag at byte offset {offset}, "
                f'expected "</{last.tag}>", found "</{name}>"'
            )
        if self.length > last.offset:
            self.close(last)

    def close(self, last: _Open) -> None:
        kind, extra = _TAGS[last.tag], ()  # type: tuple[str, tuple[tuple[str, str], ...]]
        if last.tag == "tg-emoji":
            if not last.argument.isdigit() or int(last.argument) == 0:
                raise _wrong("Invalid custom emoji identifier specified")
            extra = (("custom_emoji_id", last.argument),)
        elif last.tag == "a":
            url = last.argument or "".join(self.out[last.begin :])
            if not re.match(r"(https?|tg)://\S+|\w[\w-]*(\.[\w-]+)+", url):
                return  # an address Telegram can't use is dropped; its text stays
            extra = (("url", url),)
        elif last.tag == "blockquote" and last.expandable:
            kind = "expandable_blockquote"
        elif last.tag == "code" and last.argument.startswith("language-"):
            extra = (("language", last.argument.removeprefix("language-")),)
        self.entities.append(Entity(kind, last.offset, self.length - last.offset, extra))


def _wrong(what: str) -> Exception:
    return bad_request(f"can't parse entities: {what}")


def _decode(source: str, at: int) -> tuple[str, int]:
    """The character that the reference at `at` stands for, or "&" itself; and where it ends."""
    match = _CHARACTER.match(source, at)
    if match is None:
        return "&", at + 1
    hexadecimal, decimal, name = match.groups()
    if name is not None:
        character = _NAMED.get(name)
        return (character, match.end()) if character is not None else ("&", at + 1)
    digits = hexadecimal if hexadecimal is not None else decimal
    code = int(digits or "0", 16 if hexadecimal is not None else 10)
    if code == 0 or code >= 0x10FFFF or match.end() - at > 10:
        return "&", at + 1
    return chr(code), match.end()


def _ordered(entities: list[Entity]) -> tuple[Entity, ...]:
    """Sorted, without what Telegram drops: anything inside code or pre, a quote inside a quote."""
    ordered = sorted(entities, key=lambda entity: (entity.offset, -entity.length))
    kept: list[Entity] = []
    for entity in ordered:
        around = [outer for outer in kept if entity.offset < outer.offset + outer.length]
        if any(outer.type in ("code", "pre") for outer in around):
            continue
        if entity.type.endswith("blockquote") and any(
            outer.type.endswith("blockquote") for outer in around
        ):
            continue
        kept.append(entity)
    return tuple(kept)


def parse_html(source: str) -> Formatted:
    """Read `source` as the Bot API reads parse_mode=HTML; Refusal "can't parse entities: …"."""
    return _Parser(source).run()


def trimmed(formatted: Formatted) -> Formatted:
    """Without blanks at both ends, as Telegram stores every text."""
    text = formatted.text.strip()
    cut = utf16(formatted.text[: len(formatted.text) - len(formatted.text.lstrip())])
    end = utf16(text)
    kept: list[Entity] = []
    for entity in formatted.entities:
        first = max(entity.offset - cut, 0)
        last = min(entity.offset - cut + entity.length, end)
        if last > first:
            kept.append(replace(entity, offset=first, length=last - first))
    return Formatted(text, tuple(kept))


def entity_json(entity: Entity) -> Mapping[str, object]:
    """The Bot API's MessageEntity."""
    return {
        "type": entity.type,
        "offset": entity.offset,
        "length": entity.length,
        **dict(entity.extra),
    }
