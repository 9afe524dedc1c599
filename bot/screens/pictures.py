"""The pictures that stand beside some screens, as plain values: `bot/pictures` paints them.

Each shows what the screen of the same name says, to the same reader, and nothing else.
"""

from __future__ import annotations

from dataclasses import replace

from bot.pictures.model import (
    Board,
    Course,
    Pair,
    People,
    Person,
    Picture,
    RulesCard,
    Side,
    Themed,
    ThemeName,
    Trick,
)
from bot.screens import layout, points, words
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.texts import Plain, Translator
from engine.cards import Seat, Team, Trump
from engine.rules import Level, Rules, SantVicenc, multiplier
from engine.state import FinishedHand, OpenHand
from engine.view import View

CAPTION_LENGTH = 1024
"""What Telegram takes beside a picture, in units of UTF-16, without the markup."""


def beside(screen: Screen, picture: Picture | None, theme: ThemeName | None) -> Screen:
    """The screen with that picture, if there is one, its reader wants any and the words fit."""
    if picture is None or theme is None or _units(screen.text) > CAPTION_LENGTH:
        return screen
    return replace(screen, picture=Themed(picture, theme))


def last_trick(view: View, scene: Scene, t: Translator) -> Trick | None:
    """Beside /last: the trick as they sat, the reader below; None before there is one."""
    hand = view.hand
    if hand is None or not hand.tricks:
        return None
    trick, below = hand.tricks[-1], view.seat or Seat.SOUTH
    laid = dict(trick.plays)
    first, second, third, fourth = (laid[below.after(turn)] for turn in range(4))
    return Trick(
        title=t.plain("picture-trick", number=len(hand.tricks)),
        people=people(scene.names, below, t),
        cards=(first, second, third, fourth),
        leader=(trick.leader - below) % 4,
        winner=(trick.winner - below) % 4,
        trump=hand.trump.suit if hand.trump else None,
        trump_name=trump_name(hand.trump, t),
        clockwise=view.rules.clockwise,
        faces=t.faces,
    )


def board(view: View, scene: Scene, number: int, t: Translator) -> Board | None:
    """Beside the score of hand `number`, counted from 1; None of a voided one."""
    finished, scene = view.finished[number - 1], scene.at_hand(number)
    if finished.voided:
        return None
    first, second = (_side(view, scene, finished, team, t) for team in words.teams(view))
    return Board(
        title=_after(finished.open, t),
        sides=(first, second),
        sums=tuple(map(layout.visible, words.arithmetic(finished, t))),
        target=view.rules.winning_total,
        trump=finished.open.trump.suit if finished.open.trump else None,
        faces=t.faces,
    )


def course(view: View, scene: Scene, t: Translator) -> Course | None:
    """Beside /score: the match hand by hand; None before one is scored."""
    scored = [finished for finished in view.finished if not finished.voided]
    if not scored:
        return None
    first, second = words.teams(view)
    over = view.winner is not None or scene.ended
    return Course(
        title=t.plain("picture-course-over" if over else "picture-course"),
        pairs=(_pair(view, scene, first, t), _pair(view, scene, second, t)),
        totals=tuple((each.totals[first.ordinal], each.totals[second.ordinal]) for each in scored),
        target=view.rules.winning_total,
        target_word=layout.visible(words.length(view.rules, t)),
        hands_word=t.plain("picture-hands"),
    )


def rules(profile: str, rules: Rules, t: Translator, own: str = "") -> RulesCard:
    """Beside /rules: what beats what, what it is worth, and how this table plays."""
    lines = points.differing(rules, t) or t("rules-lliure").split("\n")
    return RulesCard(
        title=t.plain(
            "picture-rules",
            rules=points.game(profile, own, rules, t),
            length=words.length(rules, t),
        ),
        ranks=tuple(layout.visible(words.rank(card, t)) for card in words.COUNTING),
        points_word=t.plain("picture-points", points=5),
        calls=calls(rules, t),
        lines=tuple(map(layout.visible, lines)),
        faces=t.faces,
    )


def _units(text: str) -> int:
    return len(layout.visible(text).encode("utf-16-le", "surrogatepass")) // 2


def trump_name(trump: Trump | None, t: Translator) -> str:
    """`Trumfo: copes`, `Botifarra`; empty before trumps are named."""
    if trump is None:
        return ""
    if trump.suit is None:
        return layout.visible(layout.capital(t("botifarra")))
    return t.plain("picture-trump", suit=words.suit_name(trump.suit, t))


def people(names: tuple[str, str, str, str], below: Seat, t: Translator) -> People:
    """Four names by seat, as they sit around whoever is seen below."""
    first, second, third, fourth = (
        _person(names[seat], seat, t) for seat in (below.after(turn) for turn in range(4))
    )
    return first, second, third, fourth


def _person(name: str, seat: Seat, t: Translator) -> Person:
    return Person(t.name(name), t.plain("picture-player", number=seat + 1))


def _pair(view: View, scene: Scene, team: Team, t: Translator) -> Pair:
    if view.seat is not None:
        name = t.plain("us") if team is view.seat.team else t.plain("them")
        return (Person(name, name),)
    return tuple(_person(scene.names[seat], seat, t) for seat in team.seats)


def _side(view: View, scene: Scene, finished: FinishedHand, team: Team, t: Translator) -> Side:
    at = team.ordinal
    missing = view.rules.winning_total - finished.totals[at]
    return Side(
        pair=_pair(view, scene, team, t),
        tricks=finished.tricks_taken[at],
        tricks_word=t.plain("picture-tricks", tricks=finished.tricks_taken[at]),
        points=finished.points[at],
        points_word=t.plain("picture-points", points=finished.points[at]),
        written=finished.written[at],
        total=finished.totals[at],
        missing=t.plain("picture-missing", missing=missing) if missing > 0 else "",
    )


def _after(hand: OpenHand, t: Translator) -> Plain:
    """`Fi de la mà 3 · copes ×2`."""
    assert hand.trump is not None
    trump = words.suit_name(hand.trump.suit, t) if hand.trump.suit else t("botifarra")
    times = hand.multiplier or multiplier(hand.trump, hand.level)
    return t.plain("picture-board", number=hand.number, trump=trump, times=times)


def calls(rules: Rules, t: Translator) -> tuple[tuple[str, str], ...]:
    """What a table may say, and what it makes of a hand; botifarra doubles whatever is said."""
    levels = [Level.CONTRO, Level.RECONTRO]
    if rules.sant_vicenc is not SantVicenc.NEVER:
        levels.append(Level.SANT_VICENC)
    said = [(t.plain("picture-call", call=level.value), level.factor) for level in levels]
    said.append((t.plain("picture-call", call=Trump.BOTIFARRA.value), 2))
    return tuple((name, f"×{factor}") for name, factor in said)
