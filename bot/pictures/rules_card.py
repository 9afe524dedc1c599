"""The rules card: what beats what, what it is worth, what multiplies, how this table plays."""

from __future__ import annotations

from bot.pictures import lettering, sprites
from bot.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from bot.pictures.model import RulesCard
from bot.pictures.theme import Theme
from engine.cards import NUMBERS_BY_STRENGTH, Card

_INNER = WIDTH - 2 * MARGIN
_CARD = 174
_BIG = round(_CARD * sprites.RATIO)
_LOW = 132
_TOP = 112


def draw(picture: RulesCard, theme: Theme) -> Canvas:
    """Paint it."""
    # So many small cards would be too large at the usual quality, and encoded twice.
    canvas = Canvas(theme, quality=70)
    canvas.text(picture.title, MARGIN, 80, 46, bold=True, room=_INNER, smallest=30)
    _ladder(canvas, picture)
    _calls(canvas, picture)
    _lines(canvas, picture)
    return canvas


def _ladder(canvas: Canvas, picture: RulesCard) -> None:
    """A suit from its strongest card down; those that count stand apart, with their points."""
    cards = [Card(f"{number}{picture.suit}") for number in reversed(NUMBERS_BY_STRENGTH)]
    counting = [card for card in cards if card.points]
    step = _BIG + 14
    for index, card in enumerate(counting):
        x = MARGIN + index * step
        canvas.card(card, x, _TOP, _CARD, picture.faces)
        middle = x + _BIG / 2
        canvas.text(
            picture.ranks[index],
            middle,
            _TOP + _CARD + 38,
            28,
            align="middle",
            room=step - 6,
            smallest=20,
        )
        canvas.tag(
            str(card.points),
            middle,
            _TOP + _CARD + 74,
            34,
            canvas.theme.gold,
            canvas.theme.on_gold,
            room=100,
        )
    rest = cards[len(counting) :]
    left = MARGIN + len(counting) * step + 26
    low = _TOP + _CARD - _LOW
    tight = (WIDTH - MARGIN - left - _LOW * sprites.RATIO) / (len(rest) - 1)
    for index, card in enumerate(rest):
        canvas.card(card, left + index * tight, low, _LOW, picture.faces)
    canvas.tag(
        "0",
        (left + WIDTH - MARGIN) / 2,
        _TOP + _CARD + 74,
        34,
        canvas.theme.line,
        canvas.theme.ink,
        room=100,
    )
    canvas.text(
        picture.points_word,
        WIDTH - MARGIN,
        _TOP + _CARD + 86,
        28,
        colour=canvas.theme.soft,
        align="right",
        room=200,
    )


def _calls(canvas: Canvas, picture: RulesCard) -> None:
    """The ladder of calls, step by step."""
    if not picture.calls:
        return
    top, height, gap = 404, 76, 14
    width = (_INNER - gap * (len(picture.calls) - 1)) / len(picture.calls)
    for index, (name, times) in enumerate(picture.calls):
        x = MARGIN + index * (width + gap)
        canvas.panel(x, top, width, height, canvas.theme.panel, 18)
        worth = canvas.text(times, x + width - 20, top + 52, 40, bold=True, align="right", room=110)
        canvas.text(name, x + 20, top + 50, 32, room=width - worth - 52, smallest=22)


def _lines(canvas: Canvas, picture: RulesCard) -> None:
    """What else there is to say: as large as there is room for."""
    for size in (32, 29, 26, 23, 20):
        lines = [line for text in picture.lines for line in lettering.wrapped(text, _INNER, size)]
        most = int((HEIGHT - 536) / (size * 1.28)) + 1
        if len(lines) <= most:
            break
    for index, line in enumerate(lines[:most]):
        canvas.text(line, MARGIN, 528 + index * size * 1.28, size, room=_INNER)
