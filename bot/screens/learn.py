"""The ten steps of /learn: the list, a step's text, an exercise, and what comes of an answer.

Promises: an answer is right where the engine says so, and what is said of it holds for that
position. All that these screens know of the reader is in their buttons and the place that is kept.
"""

from __future__ import annotations

import html
from collections.abc import Sequence

from bot.callbacks import Learn
from bot.lessons.exercises import Duty, End, Exercise, Option, Speech, Strongest, Sum, Trick
from bot.lessons.place import LIST, Place
from bot.lessons.steps import STEPS
from bot.pictures.model import Position, ThemeName
from bot.screens import pictures, why, words
from bot.screens.screen import Button, Screen
from bot.screens.solo import play_now
from bot.texts import Markup, Plain, Translator
from engine.actions import Call, Delegate, NameTrump, Pass
from engine.cards import Card, Seat, Suit, Team, Trump
from engine.rules import Level

PERE, MARTA, JOAN = "Pere", "Marta", "Joan"
"""Who sits there in every exercise: to the right, opposite and to the left."""


def learn(
    place: Place, choice: int, kept: Place, t: Translator, theme: ThemeName | None = None
) -> Screen:
    """What stands at a place, after an answer or (0) before one; `kept`: where the reader was.

    `theme`: the colours of pictures, None if the reader wants none.
    """
    if place == LIST:
        return _list(kept, t)
    if place.step > len(STEPS):
        return words.screen(t("learn-end"), play_now(t), [_to_the_list(t)])
    if not place.exercise:
        return _text(place, t)
    seen = picture(place.asked, t, answered=choice > 0)
    return pictures.beside(_exercise(place, choice, t), seen, theme)


def picture(exercise: Exercise, t: Translator, *, answered: bool) -> Position | None:
    """What lies on the table, and the reader's hand; None where there is nothing to see.

    What the answer is shows only to who has answered.
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
    laid, trump = _on_the_table(exercise)
    first, second, third, fourth = (laid.get(seat) for seat in Seat)
    return Position(
        title=_asked(exercise, t),
        people=pictures.people(_names(t), Seat.SOUTH, t),
        cards=(first, second, third, fourth),
        hand=hand,
        legal=frozenset(marked) if hand and answered else None,
        winner=winner,
        trump=trump.suit if trump else None,
        trump_name=_trump_name(trump, t) if trump else "",
        faces=t.faces,
    )


def _on_the_table(exercise: Duty | Trick | Strongest) -> tuple[dict[Seat, Card], Trump | None]:
    """Who has played what, and trumps where they matter."""
    if isinstance(exercise, Strongest):
        return {}, None
    worth = isinstance(exercise, Trick) and exercise.ask == "worth"
    return dict(exercise.laid), None if worth else exercise.trump


def _list(kept: Place, t: Translator) -> Screen:
    begun = 1 <= kept.step <= len(STEPS)
    label = (
        t.plain("button-learn-go-on", number=kept.step) if begun else t.plain("button-learn-start")
    )
    steps = [
        words.button(
            f"{'▶ ' if number == kept.step else ''}{number}. {_title(name, t)}", Learn(number, 0, 0)
        )
        for number, name in enumerate(STEPS, start=1)
    ]
    return words.screen(
        words.paragraphs(t("learn-title"), t("learn-table")),
        [_to(kept if begun else Place(1), label)],
        *words.in_rows(steps, 1),
    )


def _text(place: Place, t: Translator) -> Screen:
    return words.screen(
        words.paragraphs(_heading(place, t), t("learn-text", step=Plain(place.name))),
        [_to(place.next, t.plain("button-learn-try"))],
        [_to_the_list(t)],
    )


def _exercise(place: Place, choice: int, t: Translator) -> Screen:
    exercise = place.asked
    tapped = exercise.options[choice - 1] if choice else None
    good = bool(choice) and tapped in exercise.right
    text = words.paragraphs(
        t(
            "learn-heading-exercise",
            heading=_heading(place, t),
            exercise=place.exercise,
            exercises=len(place.exercises),
        ),
        words.lines(*_position(exercise, t)),
        Markup(f"<b>{_asked(exercise, t)}</b>"),
        _verdict(exercise, tapped, good, t) if choice else None,
    )
    on = _to(place.next, t.plain("button-learn-next"))
    answers = () if good else _answers(place, choice, t)
    reread = words.button(t.plain("button-learn-read"), Learn(place.step, 0, 0))
    return words.screen(text, *answers, [on] if choice else [], [reread, _to_the_list(t)])


def _answers(place: Place, choice: int, t: Translator) -> Sequence[Sequence[Button]]:
    """What may be tapped; what was tapped in vain is marked."""
    labels = [_label(place.asked, option, t) for option in place.asked.options]
    buttons = [
        words.button(
            f"✗ {label}" if number == choice else label, Learn(place.step, place.exercise, number)
        )
        for number, label in enumerate(labels, start=1)
    ]
    return words.in_rows(buttons, _across(labels))


def _across(labels: Sequence[str]) -> int:
    """How many a row, so that they can be read and no row is left with one."""
    longest, count = max(map(len, labels)), len(labels)
    if longest <= 7:
        return 4
    if longest <= 12:
        return 2 if count == 4 else 3
    return 2 if longest <= 16 and count % 2 == 0 else 1


def _verdict(exercise: Exercise, tapped: Option, good: bool, t: Translator) -> Markup:
    choice = _said(exercise, tapped, t)
    if good:
        head = t("learn-right", choice=choice)
    else:
        head = t("learn-trapped" if exercise.trap else "learn-wrong", choice=choice)
    return words.lines(head, *_because(exercise, t))


def _because(exercise: Exercise, t: Translator) -> list[Markup]:
    """What the answer rests on: one sentence or two, true whatever was tapped."""
    match exercise:
        case Duty():
            led, player = exercise.table[0].suit, _names(t)[exercise.winner]
            legal = words.joined((words.card(card, t) for card in exercise.legal), ", ")
            reason = why.sentence(exercise.explanation, led, player, t)
            return [Markup(html.escape(reason, quote=False)), t("learn-could", cards=legal)]
        case Trick():
            return _of_trick(exercise, t)
        case Strongest():
            ranked = words.joined(words.rank(card, t) for card in exercise.ranked)
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


def _of_trick(trick: Trick, t: Translator) -> list[Markup]:
    names = _names(t)
    if trick.ask == "turn":
        seat = trick.leader.after(len(trick.table))
        return [t("learn-turn", before=names[seat.after(3)], name=names[seat])]
    if trick.ask == "worth":
        count = words.joined((str(card.points) for card in trick.table), " + ")
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


def _position(exercise: Exercise, t: Translator) -> list[Markup]:
    """What is seen, line by line."""
    names = _names(t)
    match exercise:
        case Duty():
            variant = t("variant", variant=exercise.variant.value)
            trump = words.joined((variant, _trump(exercise.trump, t)))
            table = words.laid(exercise.laid, exercise.winner, names, t)
            held = words.held(exercise.hand, t, exercise.trump.suit)
            return [trump, *table, Markup(""), *held]
        case Trick():
            table = words.laid(exercise.laid, None, names, t)
            return table if exercise.ask == "worth" else [_trump(exercise.trump, t), *table]
        case Strongest():
            return [words.joined(words.card(card, t) for card in exercise.cards)]
        case Speech():
            return [t("learn-dealt", name=names[exercise.dealer]), *_spoken(exercise, t)]
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


def _spoken(speech: Speech, t: Translator) -> list[Markup]:
    """What everybody has said so far, a line each."""
    names, level = _names(t), Level.NONE
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


def _label(exercise: Exercise, option: Option, t: Translator) -> str:
    """An answer on its button."""
    if isinstance(option, Card):
        return words.card_face(option, t)
    return words.visible(_said(exercise, option, t))


def _said(exercise: Exercise, option: Option, t: Translator) -> Markup:
    """An answer in a sentence."""
    match exercise, option:
        case _, Card():
            return words.card(option, t)
        case _, Seat():
            return Markup(_names(t)[option])
        case End(), _:
            return t("learn-over", over=Plain("yes" if option else "no"))
        case Sum(), (None, _):
            return t("learn-nobody")
        case Sum(), (Team() as team, int() as written):
            pair = t("us") if team is Team.A else t("them")
            return t("learn-writes", pair=pair, written=written)
        case Speech(ask="times"), _:
            return Markup(f"×{option}")
        case Speech(ask="level"), Level():
            return t("picture-call", call=option.value)
        case Speech(ask="level"), _:
            return t("learn-nothing")
        case Speech(), "delegate":
            return t("button-delegate")
        case Speech(), Trump.BOTIFARRA.value:
            return words.capital(t("botifarra"))
        case Speech(), _:
            return words.suit_title(Suit(str(option)), t)
        case _:
            return Markup(option)


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


def _asked(exercise: Exercise, t: Translator) -> Plain:
    return t.plain("learn-ask", ask=Plain(_ask(exercise)))


def _names(t: Translator) -> tuple[str, str, str, str]:
    """By seat."""
    return t.plain("learn-you"), PERE, MARTA, JOAN


def _title(name: str, t: Translator) -> Plain:
    return t.plain("learn-step", step=Plain(name))


def _heading(place: Place, t: Translator) -> Markup:
    title = _title(place.name, t)
    return t("learn-heading", number=place.step, of=len(STEPS), title=title)


def _trump(trump: Trump, t: Translator) -> Markup:
    if trump.suit is None:
        return t("learn-no-trump")
    return t("learn-trump", trump=words.trump(trump, t))


def _trump_name(trump: Trump, t: Translator) -> str:
    return pictures.trump_name(trump, t) if trump.suit else t.plain("learn-no-trump")


def _to(place: Place, label: str) -> Button:
    """The button that leads on."""
    return words.button(label, Learn(place.step, place.exercise, 0), "primary")


def _to_the_list(t: Translator) -> Button:
    return words.button(t.plain("button-learn-list"), Learn(0, 0, 0))
