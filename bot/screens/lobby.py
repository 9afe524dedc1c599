"""A table being made: seats as two pairs, the rules card, the countdown, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.callbacks import (
    CARD,
    POINTS_PAGE,
    ChooseRule,
    DrawPartners,
    Hold,
    ImHere,
    ShowRules,
    Sit,
    StandUp,
    Start,
    WaitInLobby,
)
from bot.screens import choices, computers, layout, points, seats, words
from bot.screens.hosting import remove_button
from bot.screens.scene import PAIRS, LobbyScene
from bot.screens.screen import Button, Screen
from bot.tables.pace import Pace
from bot.texts import Markup, Translator
from engine.points import LENGTH, counting


def lobby(scene: LobbyScene, t: Translator) -> Screen:
    """The group's message while people sit down."""
    text = layout.lines(
        _title(scene, t),
        _rules_line(scene, t),
        *_pairs(scene, t),
        seats.waiting_line(scene.waiting, t),
        _state(scene, t),
        *(_rules_card(scene, t) if scene.rules_open else ()),
        computers.page(scene, t) if computers.is_open(scene) else None,
    )
    if scene.rules_open:
        return layout.screen(text, *_rule_buttons(scene, t), *_main_rows(scene, t))
    if computers.is_open(scene):
        return layout.screen(text, *computers.buttons(scene, t), *_main_rows(scene, t))
    return layout.screen(text, *_sit_buttons(scene, t), *_main_rows(scene, t))


def expired(scene: LobbyScene, t: Translator) -> Screen:
    """What is left of a lobby that nobody filled."""
    return layout.screen(layout.lines(t("lobby-expired"), *_pairs(scene, t)))


def started(scene: LobbyScene, t: Translator) -> Screen:
    """What is left of a lobby once its match runs."""
    return layout.screen(
        layout.lines(
            t("lobby-started"),
            _title(scene, t) if scene.game > 1 else None,
            _rules_line(scene, t),
            *_pairs(scene, t),
            _order(scene, t),
        )
    )


def are_you_there(scene: LobbyScene, t: Translator) -> Screen:
    """In private, to whoever sat down long ago or keeps a seat of the last match."""
    ask = t("lobby-ask-rematch") if scene.rematch else t("lobby-ask-here")
    if scene.rematch and scene.game > 1:
        ask = t("session-ask", game=scene.game)
    here = layout.button(t.plain("button-here"), ImHere(scene.lobby), "primary")
    away = layout.button(t.plain("button-stand-up"), StandUp(scene.lobby))
    text = layout.lines(t("hand-title", group=scene.group), ask)
    return layout.screen(text, [here, away], *layout.to_the_table(scene.group_link, t))


def starting(scene: LobbyScene, t: Translator) -> Screen:
    """In private, with sound: four are seated and the match is about to start."""
    soon = t("lobby-starting", seconds=scene.seconds_to_start or 0)
    text = layout.lines(
        t("hand-title", group=scene.group),
        t("lobby-put-off") if scene.put_off else soon,
        *_pairs(scene, t),
    )
    hold = layout.button(t.plain("button-hold"), Hold(scene.lobby))
    return layout.screen(text, [hold], *layout.to_the_table(scene.group_link, t))


def seated(scene: LobbyScene, t: Translator) -> Screen:
    """In private, to whoever has just sat down from there."""
    text = layout.lines(t("hand-title", group=scene.group), t("lobby-seated"), *_pairs(scene, t))
    away = layout.button(t.plain("button-stand-up"), StandUp(scene.lobby))
    return layout.screen(text, [away], *layout.to_the_table(scene.group_link, t))


def _title(scene: LobbyScene, t: Translator) -> Markup:
    if scene.game > 1:
        return t("session-game", game=scene.game, games=scene.games)
    return t("lobby-title-rematch") if scene.rematch else t("lobby-title")


def _rules_line(scene: LobbyScene, t: Translator) -> Markup:
    """`Lliure · a 101 · torn 60 s · uns 30 minuts`."""
    slow = Pace(scene.turn_seconds).slow
    minutes = choices.minutes_for(scene.rules) * (scene.games - scene.game + 1)
    lasts = () if slow else (t("lobby-about", minutes=minutes),)
    return layout.joined(
        (
            points.game(scene.profile, scene.own, scene.rules, t),
            words.length(scene.rules, t),
            choices.turn_time(scene.turn_seconds, t),
            *lasts,
            *((t("session-of", games=scene.games),) if scene.games > 1 else ()),
        )
    )


def _pairs(scene: LobbyScene, t: Translator) -> list[Markup]:
    return [
        t("lobby-pair", number=number, first=_at(scene, first, t), second=_at(scene, second, t))
        for number, (first, second) in enumerate(PAIRS, start=1)
    ]


def _at(scene: LobbyScene, seat: int, t: Translator) -> Markup:
    taken = scene.seats[seat]
    if taken is None:
        return t("lobby-free")
    if taken.level is not None:
        return t("lobby-computer", name=taken.name, level=computers.level(taken.level, t))
    if taken.confirmed:
        return t("lobby-taken", name=taken.name)
    return t("lobby-unconfirmed", name=taken.name)


def _state(scene: LobbyScene, t: Translator) -> Markup:
    unsure = sum(1 for seat in scene.seats if seat is not None and not seat.confirmed)
    if scene.seconds_to_start is not None and scene.put_off:
        return layout.lines(_order(scene, t), t("lobby-put-off"))
    if scene.seconds_to_start is not None:
        return layout.lines(_order(scene, t), t("lobby-countdown", seconds=scene.seconds_to_start))
    if free := len(scene.free):
        return t("lobby-seats-free", n=free, minutes=scene.minutes_left)
    if unsure:
        return t("lobby-unsure", n=unsure, minutes=scene.minutes_left)
    return layout.lines(_order(scene, t), t("lobby-full", minutes=scene.minutes_left))


def _order(scene: LobbyScene, t: Translator) -> Markup | None:
    """In which order they will play; the arrow is how the table is drawn."""
    names = [taken.name for taken in scene.seats if taken is not None]
    if len(names) < 4:
        return None
    order = layout.joined((t("lobby-taken", name=name) for name in names), " → ")
    return t("lobby-order", names=order, way=Markup("↻" if scene.rules.clockwise else "↺"))


def _sit_buttons(scene: LobbyScene, t: Translator) -> list[list[Button]]:
    """One for each pair with a seat that is free, or else a computer's; for somebody seated it is
    the way to change."""
    rows = []
    for number, pair in enumerate(PAIRS, start=1):
        free = [seat for seat in pair if scene.seats[seat] is None]
        free += [seat for seat in pair if seat in scene.computers]
        if not free:
            continue
        partner = scene.seats[free[0].partner]
        label = (
            t.plain("button-sit-with", name=partner.name)
            if partner is not None
            else t.plain("button-sit", number=number)
        )
        rows.append([layout.button(label, Sit(scene.lobby, free[0]), "primary")])
    return rows


def _main_rows(scene: LobbyScene, t: Translator) -> list[list[Button]]:
    rows = []
    seated = [seat for seat in scene.seats if seat is not None]
    confirmed = all(seat.confirmed for seat in seated)
    if not confirmed:
        rows.append([layout.button(t.plain("button-here"), ImHere(scene.lobby), "primary")])
    elif len(seated) == 4:
        start = layout.button(t.plain("button-start"), Start(scene.lobby), "primary")
        held = [layout.button(t.plain("button-hold"), Hold(scene.lobby))]
        rows.append([start, *(held if scene.seconds_to_start is not None else ())])
    row = []
    if len(seated) > 1 and not scene.rematch and scene.game < 2:
        row.append(layout.button(t.plain("button-draw"), DrawPartners(scene.lobby)))
    label = t.plain("button-fold-rules") if scene.rules_open else t.plain("button-rules")
    row.append(layout.button(label, ShowRules(scene.lobby)))
    if scene.persons:
        row.append(layout.button(t.plain("button-stand-up"), StandUp(scene.lobby)))
    rows.append(row)
    last = []
    if scene.persons == len(scene.seats):
        last.append(layout.button(t.plain("button-wait"), WaitInLobby(scene.lobby)))
    elif not scene.rules_open:
        last.append(computers.fold_button(scene, t))
    if scene.persons > 1 and not scene.rules_open and not scene.rematch:
        last.append(remove_button(scene.lobby, t))
    return [*rows, last]


def _rules_card(scene: LobbyScene, t: Translator) -> list[Markup]:
    opened = points.page(scene.opened, scene.rules)
    asked = [Markup(), points.question(opened, t)] if opened in counting(scene.rules) else []
    glance = points.at_a_glance(scene.profile, scene.own, scene.rules, t)
    session = [t("rule-session")] if scene.games > 1 else []
    return [t("lobby-rules-title"), *glance, *session, *asked]


def _rule_buttons(scene: LobbyScene, t: Translator) -> list[Sequence[Button]]:
    """The card's front has what is chosen most; the points are a page of their own."""
    choose = partial(ChooseRule, scene.lobby)
    opened = points.page(scene.opened, scene.rules)
    if opened == CARD:
        more = layout.button(t.plain("button-points"), choose(POINTS_PAGE, ""))
        return [
            *points.profile_buttons(scene.profile, scene.own, scene.rules, choose, t),
            *points.variant_buttons(scene.profile, scene.rules, choose, t),
            *points.value_buttons(LENGTH, scene.rules, choose, t),
            *_games_buttons(scene, t),
            [more],
        ]
    back = CARD if opened == POINTS_PAGE else POINTS_PAGE
    offered = (
        points.list_buttons(scene.rules, choose, t)
        if opened == POINTS_PAGE
        else points.value_buttons(opened, scene.rules, choose, t)
    )
    return [*offered, [layout.button(t.plain("button-back"), choose(back, ""))]]


def _games_buttons(scene: LobbyScene, t: Translator) -> list[list[Button]]:
    """A session that has begun stays one."""
    if scene.game > 1:
        return []
    choose = partial(ChooseRule, scene.lobby, "games")
    return [choices.buttons("games", str(scene.games), choose, t)]
