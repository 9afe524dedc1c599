"""The ten steps of /learn: the list, a step's text, an exercise, and what comes of an answer.

Promises: an answer is right where the engine says so, and what is said of it holds for that
position. All that these screens know of the reader is in their buttons and the place that is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import Learn
from bot.lessons.exercises import End, Exercise, Option, Speech, Sum
from bot.lessons.place import LIST, Place
from bot.lessons.steps import STEPS
from bot.pictures.model import ThemeName
from bot.screens import layout, pictures, positions, words
from bot.screens.screen import Button, Screen
from bot.screens.solo import play_now
from bot.texts import Markup, Plain, Translator
from engine.cards import Card, Seat, Suit, Team, Trump
from engine.rules import Level


def learn(
    place: Place, choice: int, kept: Place, t: Translator, theme: ThemeName | None = None
) -> Screen:
    """What stands at a place, after an answer or (0) before one; `kept`: where the reader was.

    `theme`: the colours of pictures, None if the reader wants none.
    """
    if place == LIST:
        return _list(kept, t)
    if place.step > len(STEPS):
        return layout.screen(t("learn-end"), play_now(t), [_to_the_list(t)])
    if not place.exercise:
        return _text(place, t)
    seen = positions.picture(place.asked, t, answered=choice > 0)
    return pictures.beside(_exercise(place, choice, t), seen, theme)


def _list(kept: Place, t: Translator) -> Screen:
    _, right, partner, left = positions.seated(t)
    begun = 1 <= kept.step <= len(STEPS)
    label = (
        t.plain("button-learn-go-on", number=kept.step) if begun else t.plain("button-learn-start")
    )
    steps = [
        layout.button(
            f"{'▶ ' if number == kept.step else ''}{number}. {_title(name, t)}", Learn(number, 0, 0)
        )
        for number, name in enumerate(STEPS, start=1)
    ]
    return layout.screen(
        layout.paragraphs(
            t("learn-title"), t("learn-table", right=right, partner=partner, left=left)
        ),
        [_to(kept if begun else Place(1), label)],
        *layout.in_rows(steps, 1),
    )


def _text(place: Place, t: Translator) -> Screen:
    return layout.screen(
        layout.paragraphs(_heading(place, t), t("learn-text", step=Plain(place.name))),
        [_to(place.next, t.plain("button-learn-try"))],
        [_to_the_list(t)],
    )


def _exercise(place: Place, choice: int, t: Translator) -> Screen:
    exercise = place.asked
    tapped = exercise.options[choice - 1] if choice else None
    good = bool(choice) and tapped in exercise.right
    text = layout.paragraphs(
        t(
            "learn-heading-exercise",
            heading=_heading(place, t),
            exercise=place.exercise,
            exercises=len(place.exercises),
        ),
        layout.lines(*positions.position(exercise, t)),
        Markup(f"<b>{positions.asked(exercise, t)}</b>"),
        _verdict(exercise, tapped, good, t) if choice else None,
    )
    on = _to(place.next, t.plain("button-learn-next"))
    answers = () if good else _answers(place, choice, t)
    reread = layout.button(t.plain("button-learn-read"), Learn(place.step, 0, 0))
    return layout.screen(text, *answers, [on] if choice else [], [reread, _to_the_list(t)])


def _answers(place: Place, choice: int, t: Translator) -> Sequence[Sequence[Button]]:
    """What may be tapped; what was tapped in vain is marked."""
    labels = [_label(place.asked, option, t) for option in place.asked.options]
    buttons = [
        layout.button(
            f"✗ {label}" if number == choice else label, Learn(place.step, place.exercise, number)
        )
        for number, label in enumerate(labels, start=1)
    ]
    return layout.in_rows(buttons, _across(labels))


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
    return layout.lines(head, *positions.because(exercise, t))


def _label(exercise: Exercise, option: Option, t: Translator) -> str:
    """An answer on its button."""
    if isinstance(option, Card):
        return words.card_face(option, t)
    return layout.visible(_said(exercise, option, t))


def _said(exercise: Exercise, option: Option, t: Translator) -> Markup:
    """An answer in a sentence."""
    match exercise, option:
        case _, Card():
            return words.card(option, t)
        case _, Seat():
            return Markup(positions.seated(t)[option])
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
            return layout.capital(t("botifarra"))
        case Speech(), _:
            return words.suit_title(Suit(str(option)), t)
        case _:
            return Markup(option)


def _title(name: str, t: Translator) -> Plain:
    return t.plain("learn-step", step=Plain(name))


def _heading(place: Place, t: Translator) -> Markup:
    title = _title(place.name, t)
    return t("learn-heading", number=place.step, of=len(STEPS), title=title)


def _to(place: Place, label: str) -> Button:
    """The button that leads on."""
    return layout.button(label, Learn(place.step, place.exercise, 0), "primary")


def _to_the_list(t: Translator) -> Button:
    return layout.button(t.plain("button-learn-list"), Learn(0, 0, 0))
