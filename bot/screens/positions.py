"""A position in words and as a picture, and what follows from it: for /learn and /rules.

Promises: what follows is what the engine says of it. Leaves to others: which positions, and why.
"""

from __future__ import annotations

import html

from bot.lessons.exercises import Duty, End, Exercise, Speech, Strongest, Sum, Trick
from bot.pictures.model import Position
from bot.screens import layout, pictures, why, words
from bot.texts import Markup, Plain, Translator
from engine.actions import Call, Delegate, NameTrump, Pass
from engine.cards import Card, Seat, Trump
from engine.rules import Level

NEIGHBOURS = (("Pere", "Quim"), ("Marta", "Ona"), ("Joan", "Jordi"))
"""Who sits to the right, opposite and to the left, and who does where that is the reader's name."""


def picture(
    exercise: Exercise,
    t: Translator,
    *,
    answered: bool,
    title: str | None = None,
    clockwise: bool = False,
) -> Position | None:
    """What lies on the table, and the reader's hand; None where there is nothing to see.

    What the answer is shows only to who has answered. Without a title it is the question.
    """
    winner: Seat | None = None
    hand: tuple[Card, ...] = ()
    marked: tuple[Card, ...] = ()
    match exercise:
        case Duty(hand=hand):
            marked, winner = exercise.legal, exercise.winner
        case Trick():
            winner = exercise.winner if answered else None
        case Strongest(cards=hand):
            marked = exercise.ranked[:1]
        case _:
            return None
    laid, trump = on_the_table(exercise)
    first, second, third, fourth = (laid.get(seat) for seat in Seat)
    return Position(
        title=title if title is not None else asked(exercise, t),
        people=pictures.people(seated(t), Seat.SOUTH, t),
        cards=(first, second, third, fourth),
        hand=hand,
        legal=frozenset(marked) if hand and answered else None,
        winner=winner,
        trump=trump.suit if trump else None,
        trump_name=_trump_name(trump, t) if trump else "",
        clockwise=clockwise,
        faces=t.faces,
    )


def position(exercise: Exercise, t: Translator) -> list[Markup]:
    """What is seen, line by line."""
    names = seated(t)
    match exercise:
        case Duty():
            variant = t("variant", variant=exercise.rules.variant.value)
            trump = layout.joined((variant, _trump(exercise.trump, t)))
            table = words.laid(exercise.laid, exercise.winner, names, t)
            held = words.held(exercise.hand, t, exercise.trump.suit)
            return [trump, *table, Markup(""), *held]
        case Trick():
            table = words.laid(exercise.laid, None, names, t)
            return table if exercise.ask == "worth" else [_trump(exercise.trump, t), *table]
        case Strongest():
            return [layout.joined(words.card(card, t) for card in exercise.cards)]
        case Speech():
            return [t("learn-dealt", name=names[exercise.dealer]), *spoken(exercise, t)]
        case Sum():
            count = t(
                "learn-points",
                first=t("us"),
                ours=exercise.points[0],
                second=t("them"),
                theirs=exercise.points[1],
            )
            namer = names[exercise.namer]
            return [words.named(exercise.trump, namer, exercise.level, t), count]
        case End():
            return [
                t(
                    "learn-match",
                    before=exercise.before,
                    written=exercise.written,
                    target=exercise.target,
                )
            ]


def because(exercise: Exercise, t: Translator) -> list[Markup]:
    """What the answer rests on: one sentence or two, true whatever was tapped."""
    match exercise:
        case Duty():
            led, player = exercise.table[0].suit, seated(t)[exercise.winner]
            legal = layout.joined((words.card(card, t) for card in exercise.legal), ", ")
            reason = why.sentence(exercise.explanation, led, player, t)
            return [Markup(html.escape(reason, quote=False)), t("learn-could", cards=legal)]
        case Trick():
            return _of_trick(exercise, t)
        case Strongest():
            ranked = layout.joined(words.rank(card, t) for card in exercise.ranked)
            return [t("learn-ranked", cards=ranked)]
        case Speech():
            return [_of_speech(exercise, t)]
        case Sum():
            return _of_sum(exercise, t)
        case End():
            return [
                t(
                    "learn-total",
                    before=exercise.before,
                    written=exercise.written,
                    after=exercise.after,
                    missing=max(0, exercise.target - exercise.after),
                    target=exercise.target,
                )
            ]


def spoken(speech: Speech, t: Translator) -> list[Markup]:
    """What everybody has said so far, a line each."""
    names, level = seated(t), Level.NONE
    lines: list[Markup] = []
    for action in speech.said:
        match action:
            case Delegate(seat=seat):
                lines.append(t("learn-says", name=names[seat], said=t.plain("button-delegate")))
            case NameTrump(seat=seat, trump=trump):
                lines.append(t("learn-says", name=names[seat], said=words.trump(trump, t)))
            case Call(seat=seat):
                level = level.next or level
                lines.append(t("said", name=names[seat], level=level.value))
            case Pass(seat=seat):
                lines.append(t("said", name=names[seat], level="pass"))
    return lines


def asked(exercise: Exercise, t: Translator) -> Plain:
    return t.plain("learn-ask", ask=Plain(_ask(exercise)))


def on_the_table(exercise: Duty | Trick | Strongest) -> tuple[dict[Seat, Card], Trump | None]:
    """Who has played what, and trumps where they matter."""
    if isinstance(exercise, Strongest):
        return {}, None
    worth = isinstance(exercise, Trick) and exercise.ask == "worth"
    return dict(exercise.laid), None if worth else exercise.trump


def seated(t: Translator) -> tuple[str, str, str, str]:
    """By seat: the reader, and three whom nobody takes for the reader."""
    mine = t.reader.partition(" ")[0].casefold()
    right, partner, left = (
        other if usual.casefold() == mine else usual for usual, other in NEIGHBOURS
    )
    return t.plain("learn-you"), right, partner, left


def _of_trick(trick: Trick, t: Translator) -> list[Markup]:
    names = seated(t)
    if trick.ask == "turn":
        seat = trick.leader.after(len(trick.table))
        return [t("learn-turn", before=names[seat.after(3)], name=names[seat])]
    if trick.ask == "worth":
        count = layout.joined((str(card.points) for card in trick.table), " + ")
        return [t("learn-worth", sum=count, points=sum(card.points for card in trick.table) + 1)]
    how = "trump" if trick.best.suit is trick.trump.suit else "led"
    taken = t("learn-taken", how=Plain(how), card=words.card(trick.best, t))
    return [taken, t("learn-winner-leads")] if trick.ask == "leads" else [taken]


def _of_speech(speech: Speech, t: Translator) -> Markup:
    if speech.ask != "times":
        return t("learn-rule", rule=Plain(_ask(speech)))
    hand = speech.hand
    assert hand.trump is not None
    doubled = hand.trump is Trump.BOTIFARRA
    return t(
        "learn-times",
        level=Plain(hand.level.value),
        factor=hand.level.factor,
        botifarra=Plain("yes" if doubled else "no"),
        times=hand.level.factor * (2 if doubled else 1),
    )


def _of_sum(exercise: Sum, t: Translator) -> list[Markup]:
    points = max(exercise.points)
    if points == min(exercise.points):
        return [t("sum-tie")]
    capot = [t("sum-capot")] if exercise.capot else []
    return [*capot, words.worked(points, exercise.times, t), t("learn-who-writes")]


def _ask(exercise: Exercise) -> str:
    match exercise:
        case Strongest():
            return "strongest"
        case Sum():
            return "written"
        case End():
            return "over"
        case Speech(ask="leads"):
            return "leads_first"
        case _:
            return exercise.ask


def _trump(trump: Trump, t: Translator) -> Markup:
    if trump.suit is None:
        return t("learn-no-trump")
    return t("learn-trump", trump=words.trump(trump, t))


def _trump_name(trump: Trump, t: Translator) -> str:
    return pictures.trump_name(trump, t) if trump.suit else t.plain("learn-no-trump")
