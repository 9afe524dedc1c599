"""Screens of settings, of those who run a group, and of questions before something is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from bot.callbacks import POINTS_PAGE
from bot.gallery.guests import (
    EVERYBODY,
    HOUSE,
    Family,
    Guests,
    Shown,
    texts,
    turn_of,
)
from bot.gallery.moments import (
    explained,
    last_trick_moment,
    moments,
    only_card_moment,
)
from bot.groups.own_profile import NameRefusal
from bot.screens import (
    alerts,
    confirm,
    group_settings,
    hand,
    hosting,
    last,
    notices,
    result,
    settings,
    why,
)
from bot.screens.scene import GroupScene, Manner
from bot.screens.screen import Screen
from engine.cards import Card
from engine.points import POINTS
from engine.profiles import OWN
from engine.rules import Rules
from engine.view import view


class Settings(Guests):
    """What somebody chooses."""

    def families(self) -> Iterator[tuple[str, Family]]:
        yield "settings", list(self._settings())
        yield "group_settings", list(self._group_settings())
        yield "personal", list(self._personal())
        yield "hosting", list(self._hosting())

    def _settings(self) -> Iterator[tuple[str, Shown]]:
        yield "leave", confirm.leave([("m7Kq2", self.group)], self.t)
        yield (
            "leave, two tables",
            confirm.leave([("m7Kq2", self.group), ("n8Lr3", "Els de la plaça & <co>")], self.t),
        )
        yield "leave, alone", confirm.give_up("m7Kq2", self.t)
        yield "end", confirm.end_game("m7Kq2", self.group, self.t)

    def _group_settings(self) -> Iterator[tuple[str, Shown]]:
        def shown(scene: GroupScene, opened: str = "") -> Screen:
            return group_settings.group(scene, self.t, opened)

        plain = GroupScene(3, self.group, "lliure", Rules(quick=True), self.t.language, None)
        own = GroupScene(
            3,
            self.group,
            OWN,
            HOUSE,
            self.t.language,
            turn_seconds=86_400,
            own=self.own,
            own_rules=HOUSE,
            pinned=True,
            time_zone="Asia/Kathmandu",
            trick_pause=2,
            next_hand=None,
            pin_lobby=False,
            greeting=False,
            computer_pace=0,
            hints=True,
        )
        changed = replace(
            own, profile="obligada", rules=replace(HOUSE, covered_hand=False), pinned=False
        )
        yield "plain", shown(plain)
        yield "own profile, a day a turn", shown(own)
        yield "changed", shown(changed)
        for field in group_settings.FIELDS:
            yield f"plain: {field}", shown(plain, field)
        for field in ("profile", POINTS_PAGE, "sant_vicenc", "partner_winning", "own"):
            yield f"own: {field}", shown(own, field)
        yield "changed: own", shown(changed, "own")
        yield "changed: points", shown(changed, POINTS_PAGE)
        yield "plain: a point that does not count", shown(plain, "partner_winning")
        yield "own: delete?", shown(own, group_settings.SURE)
        for point in POINTS:
            yield f"point: {point}", shown(own, point)
        ask = group_settings.ask_name
        yield "name, the first one", ask(self.group, "", self.t, replaced=True)
        yield "name, in place of another", ask(self.group, self.own, self.t, replaced=True)
        yield "name, another for the same", ask(self.group, self.own, self.t, replaced=False)
        yield "named", notices.own_named(self.group, self.own, self.t)
        for reason in get_args(NameRefusal):
            yield f"name refused: {reason}", notices.own_name_refused(reason, self.t)
        yield "changed meanwhile", notices.own_changed_meanwhile(self.t)
        yield "asking stopped", notices.asking_stopped(self.t)
        yield "asking left", notices.asking_left(self.t)
        yield "asking late", notices.asking_late(self.t)

    def _usual(self) -> dict[str, str]:
        return {
            "language": self.t.language,
            "sound": "slow",
            "faces": "spanish",
            "buttons": "three",
            "order": "high",
            "single": "itself",
            "tips": "none",
        }

    def _personal(self) -> Iterator[tuple[str, Shown]]:
        usual = self._usual()
        for field in ("", *usual):
            yield f"settings: {field}", settings.person(usual, self.t, field)
        others = {"sound": "never", "faces": "french", "buttons": "two", "order": "low"}
        changed = {**usual, **others, "single": "tap", "tips": "next"}
        yield "settings: all changed", settings.person(changed, self.t)
        yield "sound at every turn", settings.person({**usual, "sound": "turns"}, self.t)
        lead, middle = moments()["first lead"], moments()["trick 2, two cards down"]
        turn = turn_of(middle)
        french = texts().in_(self.t.language, "french")
        for name, manner in (
            ("wide buttons", Manner(wide_buttons=True)),
            ("low first", Manner(low_first=True)),
            ("both", Manner(wide_buttons=True, low_first=True)),
        ):
            seen = view(lead, turn_of(lead))
            yield f"first lead: {name}", hand.hand(seen, self.scene(), self.t, manner)
        for name in ("naming trumps", "contro asked", "first lead", "trick 2, two cards down"):
            state = moments()[name]
            seen = view(state, turn_of(state))
            yield f"French cards: {name}", hand.hand(seen, self.scene(), french)
        group = view(middle, None)
        yield "French cards: last trick", last.last_trick_alert(group, self.scene(), french)
        for name, seen in explained().items():
            yield f"French cards: why: {name}", why.why(seen, self.scene(), french)
        for card in ("9O", "12E", "2B"):
            yield f"French cards: played {card}", alerts.played(french, Card(card))
        forced = only_card_moment()
        seen = view(forced, turn_of(forced))
        yield "only card", hand.hand(seen, self.scene(), self.t)
        by_hand = Manner(play_single=False)
        yield "only card, by hand", hand.hand(seen, self.scene(), self.t, by_hand)
        away = self.scene(stand_in=frozenset({turn_of(forced)}))
        yield "only card, played for", hand.hand(seen, away, self.t)
        twelfth = last_trick_moment()
        seen = view(twelfth, turn_of(twelfth))
        yield "twelfth trick", hand.hand(seen, self.scene(), self.t, by_hand)
        day = self.scene(reminded=EVERYBODY, turn_seconds=86400)
        yield "slow game, reminded", hand.hand(view(middle, turn), day, self.t)
        yield "slow game, lobby", self.lobby("o...", turn_seconds=86400)
        over = view(moments()["match over"], None)
        weeks = self.scene(minutes=9 * 1440 + 90)
        yield "slow game, result", result.result(over, weeks, self.t)
        yield "already played", alerts.already_played(self.t)
        yield "the trick still lies", alerts.trick_lies(self.t)

    def _hosting(self) -> Iterator[tuple[str, Shown]]:
        t, group = self.t, self.group
        people = [(key, name) for key, name in enumerate(self.names, start=900_000_000)]
        groups = [(900_000_001, group), (900_000_002, group)]
        own = settings.person(self._usual(), t, hosted=groups)
        yield "own settings and groups", own
        yield "bans", hosting.bans(900_000_001, group, people, t)
        yield "nobody banned", hosting.bans(900_000_001, group, [], t)
        key, name = people[0]
        yield "banned", hosting.banned(900_000_001, key, name, t)
        yield "forgiven", hosting.forgiven(name, t)
        yield "how to ban", hosting.how_to_ban(t)
        yield "not administrators", hosting.not_administrators(t)
        yield "whom to remove", hosting.whom_to_remove("L" * 11, group, people[1:], t)
        yield "nobody to remove", hosting.whom_to_remove("L" * 11, group, [], t)
        yield "removed", hosting.removed(name, group, t)
        yield "you are removed", hosting.you_are_removed(group, t)
        yield "settings for an anonymous administrator", hosting.settings_in_private(t)
        yield "ending by an anonymous administrator", hosting.end_here("M" * 11, group, t)
        yield "write as yourself", hosting.write_as_yourself(t)
        scene = GroupScene(3, group, "lliure", Rules(), t.language, banned=2)
        yield "group settings with bans", group_settings.group(scene, t)
        for alert in (
            alerts.banned,
            alerts.only_opener,
            alerts.asked_in_private,
            alerts.unproven_administrator,
        ):
            yield alert.__name__.replace("_", " "), alert(t)
        yield "forgiven, as an alert", alerts.forgiven(t, name)
