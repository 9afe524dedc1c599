"""The demo's picture: chats as on phones, laid out for the terminal that is there.

Promises a pure function of what is shown and the size: all five chats where they fit, else the
group and whoever is active, else one chat at a time that follows what happens. Colours are our own
for text and ground alike, so that they suit light terminals and dark ones; without colours, edges
of bubbles and buttons still show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.layout import Layout
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from bot.demo.chats import Bubble, Chat, Key, Shown, Tap
from bot.demo.chats import Style as KeyStyle
from bot.demo.markup import lines, steady

GROUP_WIDTH = 44
PRIVATE_WIDTH = 38
PRIVATE_HEIGHT = 21
BUBBLE_WIDTH = 56
"""Wider bubbles than this are hard to read."""
NOTICE_HEIGHT = 2

GROUND = "#0e1621"
_TEXT = "#e9eef4"
_BUBBLE = "#1b2836"
_OWN = "#2b5278"
_FRESH = "on #2d4a3e"
_DIM = "#7f91a4"
_BAR = "on #17212b"
_FOCUS = "#ffd166"
Grounds = Mapping[KeyStyle | None, str]
_KEYS: Grounds = {None: "#31475e", "primary": "#2f6ea5", "success": "#2e7d55", "danger": "#a8423f"}
_OTHER_KEYS: Grounds = {
    None: "#283b4f",
    "primary": "#265c8b",
    "success": "#266846",
    "danger": "#8f3634",
}
"""Every other row is darker: there is no gap between rows."""
_PRESSED = "#ffd166"
_NAMES = ("#e6c65c", "#6ab3f3", "#e08fb0", "#7fd1ae", "#f0a45d")
_FINGER = "👆"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Which chats stand where: columns of private chats, each from the top down."""

    group: bool
    columns: tuple[tuple[int, ...], ...]

    @property
    def tabs(self) -> bool:
        """Whether only one chat is seen, so that the others are named above it."""
        return int(self.group) + sum(map(len, self.columns)) == 1


def arrange(shown: Shown, width: int, height: int) -> Arrangement:
    """What fits into that many cells."""
    people = len(shown.privates)
    across = max(0, (width - GROUP_WIDTH) // PRIVATE_WIDTH)
    down = max(1, (height - 1) // PRIVATE_HEIGHT)
    if across == 0:
        return Arrangement(shown.focus is None, () if shown.focus is None else ((shown.focus,),))
    if across * down >= people:
        needed = -(-people // down)
        seats = list(range(people))
        return Arrangement(True, tuple(tuple(seats[i::needed]) for i in range(needed)))
    newest = [*shown.recent, *(i for i in range(people) if i not in shown.recent)]
    chosen = sorted(newest[: across * down])
    return Arrangement(True, tuple(tuple(chosen[i::across]) for i in range(across)))


def picture(shown: Shown, width: int, height: int) -> RenderableType:
    """The whole screen, `width` by `height` cells."""
    arrangement = arrange(shown, width, height)
    root = Layout()
    body = Layout(name="body")
    bars = [Layout(_Bar(_title(shown), _clock(shown)), size=1)]
    if arrangement.tabs:
        bars.append(Layout(_Bar(_tabs(shown), Text()), size=1))
    root.split_column(*bars, body)
    if arrangement.tabs:
        only = shown.group if shown.focus is None else shown.privates[shown.focus]
        body.update(_Phone(only, framed=False, active=True))
        return root
    columns = [
        [Layout(_Phone(shown.privates[seat], active=shown.focus == seat)) for seat in column]
        for column in arrangement.columns
    ]
    group = Layout(_Phone(shown.group, active=shown.focus is None))
    group.size = _group_width(width, len(columns))
    sides = []
    for column in columns:
        side = Layout()
        side.split_column(*column)
        sides.append(side)
    body.split_row(group, *sides)
    return root


def last_word(chat: Chat, width: int) -> RenderableType:
    """The newest message of a chat alone, for a terminal that scrolls."""
    return _Alone(chat.bubbles[-1], min(width, BUBBLE_WIDTH + 4)) if chat.bubbles else Text()


@dataclass(frozen=True, slots=True)
class _Alone:
    bubble: Bubble
    width: int

    def __rich_console__(self, console: Console, _options: ConsoleOptions) -> RenderResult:
        yield from _bubble(console, replace(self.bubble, keys=(), fresh=frozenset()), self.width)


def _group_width(width: int, columns: int) -> int:
    """The group gets more than its share where there is room, as its lines are longer."""
    share = width // (columns + 1)
    spare = (width - columns * PRIVATE_WIDTH) if columns else width
    return max(GROUP_WIDTH, min(spare, share + (share // 6 if columns > 1 else 0)))


def _title(shown: Shown) -> Text:
    return Text.assemble(" ", (steady(shown.title), f"bold {_TEXT}"))


def _clock(shown: Shown) -> Text:
    return Text(f"{steady(shown.hint)}  {shown.clock} ", _DIM)


def _tabs(shown: Shown) -> Text:
    tabs = Text(" ")
    chats: list[tuple[int | None, Chat]] = [(None, shown.group), *enumerate(shown.privates)]
    for place, chat in chats:
        here = place == shown.focus
        style = f"bold {GROUND} on {_FOCUS}" if here else _DIM
        tabs.append(f" {steady(chat.title)}{' 🔔' if chat.ringing else ''} ", style)
        tabs.append(" ")
    return tabs


@dataclass(frozen=True, slots=True)
class _Bar:
    """A line with something at its left and something at its right."""

    left: Text
    right: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        room = width - self.right.cell_len
        line = self.left.copy()
        line.truncate(room - 1 if room > 1 else width, overflow="ellipsis")
        if room > 1:
            line.pad_right(room - line.cell_len)
            line.append_text(self.right)
        yield from _painted(console, [line], width, _BAR)


@dataclass(frozen=True, slots=True)
class _Phone:
    """A chat in the space that the layout gives it, its newest message at the bottom."""

    chat: Chat
    active: bool = False
    framed: bool = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        height = options.height or 0
        top = [self._frame(width)] if self.framed else []
        notice = _notice(console, self.chat.tap, width - 1)
        bubbles = [_bubble(console, bubble, width) for bubble in self.chat.bubbles]
        newest = len(bubbles[-1]) if bubbles else 0
        # A tap's place is kept free, so that nothing jumps, if that hides no line of the newest.
        free = min(NOTICE_HEIGHT, height - len(top) - newest)
        notice += [Text()] * (free - len(notice))
        room = height - len(top) - len(notice)
        body = list(chain.from_iterable(bubbles))
        body = body[-room:] if len(body) > room else [*[Text()] * (room - len(body)), *body]
        yield from _painted(console, [*top, *body, *notice], width, f"{_TEXT} on {GROUND}")

    def _frame(self, width: int) -> Text:
        """The name of the chat on a line of its own."""
        style = f"bold {GROUND} on {_FOCUS}" if self.active else f"bold {_TEXT} on #243447"
        about = f"{steady(self.chat.about)} " if self.chat.about else ""
        title = Text(f" {steady(self.chat.title)} {'🔔 ' if self.chat.ringing else ''}", style)
        title.truncate(width - 1, overflow="ellipsis")
        room = width - 1 - title.cell_len
        if cell_len(about) <= room:
            title.append(" " * (room - cell_len(about)) + about, style)
        else:
            title.append(" " * room, style)
        return title


def _painted(console: Console, rows: Iterable[Text], width: int, style: str) -> Iterable[Segment]:
    """Rows as segments of exactly `width` cells."""
    ground = Style.parse(style)
    for row in rows:
        segments = list(row.render(console, end=""))
        fitted = Segment.adjust_line_length(
            list(Segment.apply_style(segments, ground)), width, ground
        )
        yield from fitted
        yield Segment.line()


def _bubble(console: Console, bubble: Bubble, width: int) -> list[Text]:
    room = width - 2  # the edge and a cell at the right
    if bubble.service:
        return [_centred(bubble.text, width), Text()]
    body_width = min(room - 1, BUBBLE_WIDTH) - 2
    body = lines(
        console, bubble.text, bubble.marks, body_width, fresh=bubble.fresh, fresh_style=_FRESH
    )
    if not bubble.by_bot:
        longest = max(line.cell_len for line in [*body, Text(bubble.sender)])
        body_width = max(longest, 4)
    name = Text(steady(bubble.sender), f"bold {_tint(bubble.tint)}")
    ground = _OWN if bubble.mine else _BUBBLE
    colour = _FOCUS if bubble.fresh else _tint(bubble.tint)
    rows = [_row(line, body_width, ground, colour) for line in [name, *body]]
    for number, keys in enumerate(bubble.keys):
        rows.append(_key_row(keys, body_width + 3, _OTHER_KEYS if number % 2 else _KEYS))
    if bubble.mine:
        indent = width - 1 - max(row.cell_len for row in rows)
        rows = [Text.assemble(" " * indent, row) for row in rows]
    return [*rows, Text()]


def _centred(text: str, width: int) -> Text:
    line = Text(steady(text), f"italic {_DIM}")
    line.truncate(width - 2, overflow="ellipsis")
    return Text.assemble(" " * ((width - line.cell_len) // 2), line)


def _row(line: Text, width: int, ground: str, edge: str) -> Text:
    row = Text.assemble(("▌", f"{edge} on {ground}"))
    padded = Text.assemble(" ", line)
    padded.pad_right(max(0, width + 2 - padded.cell_len))
    under = Text(style=f"on {ground}")
    under.append_text(padded)
    row.append_text(under)
    return row


def _key_row(keys: Sequence[Key], width: int, grounds: Grounds) -> Text:
    """A row of buttons that share the width of the bubble."""
    row = Text()
    each, left_over = divmod(width, len(keys))
    for index, key in enumerate(keys):
        row.append_text(_key(key, each + (1 if index < left_over else 0), grounds[key.style]))
    return row


def _key(key: Key, width: int, ground: str) -> Text:
    ground = _PRESSED if key.pressed else ground
    ink = f"bold #1b2836 on {ground}" if key.pressed else f"#ffffff on {ground}"
    label = steady(key.text) + (" ↗" if key.link else "")
    if key.pressed and cell_len(label) + 3 <= width - 2:
        label = f"{_FINGER} {label}"
    text = Text(label)
    text.truncate(max(1, width - 2), overflow="ellipsis")
    spare = width - 2 - text.cell_len
    padded = " " * (spare // 2) + text.plain + " " * (spare - spare // 2)
    return Text.assemble(("▐", ground), (padded, ink), ("▌", ground))


def _notice(console: Console, tap: Tap | None, width: int) -> list[Text]:
    """Who tapped what, and under it the toast or the alert that came of it."""
    if tap is None:
        return []
    line = Text.assemble(
        f" {_FINGER} ",
        (steady(tap.who), f"bold {_tint(tap.tint)}"),
        " ",
        (f" {steady(tap.key)} ", f"bold {GROUND} on {_PRESSED}"),
    )
    if tap.opens:
        line.append(f"  ↗ {steady(tap.opens)}", _DIM)
    line.truncate(width, overflow="ellipsis")
    rows = [line]
    if tap.answer:
        style = f"bold #ffffff on {'#7a2f3a' if tap.alert else '#3d5166'}"
        said = Text(steady(tap.answer)).wrap(console, width - 6)
        for index, piece in enumerate(said):
            mark = ("! " if tap.alert else "✓ ") if index == 0 else "  "
            toast = Text(f" {mark}{piece.plain} ", style)
            rows.append(Text.assemble(" ", toast))
    return rows


def _tint(tint: int) -> str:
    return _NAMES[tint % len(_NAMES)]
