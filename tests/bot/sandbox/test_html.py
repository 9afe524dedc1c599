"""Telegram's HTML, to the letter of its refusals."""

import pytest

from bot.sandbox.errors import Refusal
from bot.sandbox.html import Entity, Formatted, parse_html, trimmed, utf16


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("plain", "plain", ()),
        ("<b>a</b>", "a", (Entity("bold", 0, 1),)),
        ("<STRONG>a</strong>", "a", (Entity("bold", 0, 1),)),
        ("x<i>a<u>b</u></i>", "xab", (Entity("italic", 1, 2), Entity("underline", 2, 1))),
        ("🂡<s>a</s>", "🂡a", (Entity("strikethrough", 2, 1),)),
        ("<tg-spoiler>a</tg-spoiler>", "a", (Entity("spoiler", 0, 1),)),
        ('<span class="tg-spoiler">a</span>', "a", (Entity("spoiler", 0, 1),)),
        ("<blockquote>a</blockquote>", "a", (Entity("blockquote", 0, 1),)),
        (
            "<blockquote expandable>a</blockquote>",
            "a",
            (Entity("expandable_blockquote", 0, 1),),
        ),
        (
            '<blockquote expandable="">a</blockquote>',
            "a",
            (Entity("expandable_blockquote", 0, 1),),
        ),
        (
            '<a href="https://e.cat/?a=1&amp;b=2">x</a>',
            "x",
            (Entity("text_link", 0, 1, (("url", "https://e.cat/?a=1&b=2"),)),),
        ),
        ("<a href='nonsense'>x</a>", "x", ()),
        ("<code>a<b>b</b></code>", "ab", (Entity("code", 0, 2),)),
        ("<b></b>x", "x", ()),
        ("&lt;b&gt; &amp; &quot;&#65;&#x42; &nbsp; & &lt", '<b> & "AB &nbsp; & <', ()),
        ("<b>a</>", "a", (Entity("bold", 0, 1),)),
        (
            '<tg-emoji emoji-id="5">🙂</tg-emoji>',
            "🙂",
            (Entity("custom_emoji", 0, 2, (("custom_emoji_id", "5"),)),),
        ),
    ],
)
def test_what_people_read(source: str, text: str, entities: tuple[Entity, ...]) -> None:
    assert parse_html(source) == Formatted(text, entities)


@pytest.mark.parametrize(
    ("source", "refusal"),
    [
        ("a < b", 'Unsupported start tag "" at byte offset 2'),
        ("à <x>", 'Unsupported start tag "x" at byte offset 3'),
        ("<b>a", 'Can\'t find end tag corresponding to start tag "b"'),
        ("a</b>", "Unexpected end tag at byte offset 1"),
        ("<b><i>a</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<b>a</b", "Unclosed end tag at byte offset 4"),
        ("<span>a</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        (
            "<a href>a</a>",
            'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0',
        ),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ("<a href=x!>a</a>", "Unexpected end of name token at byte offset 8"),
        ("<tg-emoji>a</tg-emoji>", "Invalid custom emoji identifier specified"),
        ("<br>", 'Unsupported start tag "br" at byte offset 0'),
    ],
)
def test_what_is_refused(source: str, refusal: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_html(source)
    assert caught.value.code == 400
    assert caught.value.description == f"Bad Request: can't parse entities: {refusal}"


def test_blanks_at_both_ends_are_cut_and_entities_follow() -> None:
    assert trimmed(parse_html("\n <b> a </b>x \n")) == Formatted("a x", (Entity("bold", 0, 2),))
    assert trimmed(parse_html(" <b> </b> ")) == Formatted("")


def test_lengths_are_in_utf16_code_units() -> None:
    assert utf16("a🂡à") == 4
