"""Every screen and alert in every state worth seeing.

The golden files are written from it, and the limits are held over it, with ordinary names and
with the worst ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import get_args

from bot.callbacks import CARD, POINTS_PAGE, ChooseSolo
from bot.computers.player import LEVELS, Computer
from bot.gallery.moments import (
    botifarra,
    bound,
    capot,
    covered,
    drawn_twice,
    ended_early,
    endless,
    explained,
    last_trick_moment,
    moments,
    offered,
    only_card_moment,
    tie,
)
from bot.gallery.play import Game
from bot.gallery.play import scene as scene_of
from bot.groups.own_profile import NameRefusal
from bot.handbook.contents import ASKED_ABOUT, COVER, QUESTIONS, THEMES, TOPICS
from bot.lessons.place import END, LIST, Place
from bot.lessons.steps import STEPS
from bot.pictures.model import ThemeName
from bot.screens import (
    alerts,
    closing,
    club,
    confirm,
    endings,
    faq,
    glossary,
    greeting,
    group_settings,
    hand,
    hint,
    hosting,
    last,
    learn,
    lobby,
    marks,
    menu,
    notices,
    privacy,
    result,
    rules,
    score,
    seats,
    settings,
    solo,
    table,
    watch,
    why,
)
from bot.screens import (
    help as help_,
)
from bot.screens.handbook import Table
from bot.screens.scene import GroupScene, LobbyScene, LobbySeat, Manner, Scene, Standing
from bot.screens.screen import Screen
from bot.tables.solo import CHOSEN_AT_FIRST
from bot.texts import Texts, Translator
from engine.actions import Action, Call, Claim, Delegate, NameTrump, Pass
from engine.cards import Card, Seat, Trump
from engine.errors import Refusal
from engine.players.reasons import Claims, Delegates, Expects, NamesTrumps, Reason, Speaks
from engine.points import POINTS, QUICK
from engine.profiles import OWN, PROFILES
from engine.rules import Dealing, FirstDealer, PartnerWinning, Rules, SantVicenc, Variant
from engine.state import State
from engine.view import View, view

Shown = Screen | str
Family = list[tuple[str, Shown]]
Names = tuple[str, str, str, str]
Advised = tuple[View, Action, Reason]

EVERYBODY = frozenset(Seat)
HOUSE = Rules(
    variant=Variant.OBLIGADA,
    dealing=Dealing.NO_SHUFFLE,
    covered_hand=True,
    first_dealer=FirstDealer.RANDOM,
)
"""What a group has made its own."""
COMPUTERS = {
    letter: LobbySeat(Computer(level, name).shown, level=level)
    for letter, level, name in zip("enh", LEVELS, ("Agnès", "Domènec", "Cinta"), strict=True)
}
"""On seats of lobbies; people are `o`, or `?` as long as they haven't answered."""


@cache
def _texts() -> Texts:
    return Texts.load(strict=True)


class Gallery:
    """All screens for these people, in this language."""

    def __init__(
        self,
        t: Translator,
        names: Names,
        group: str,
        own: str = "Els dijous",
        advice: Mapping[str, Advised] = MappingProxyType({}),
        pictures: ThemeName | None = None,
    ) -> None:
        """`advice`: positions that are thought out elsewhere, by their names; `pictures`: in which
        colours these people want them."""
        self.t = t
        self.names = names
        self.group = group
        self.own = own
        self.advice = advice
        self.pictures = pictures

    def families(self) -> Iterator[tuple[str, Family]]:
        """Name of the golden file, and what stands in it."""
        yield "table", list(self._tables())
        yield "hand", list(self._hands())
        yield "tips", list(self._tips())
        yield "score", list(self._scores())
        yield "result", list(self._results())
        yield "lobby", list(self._lobbies())
        yield "seats", list(self._seats())
        yield "last", list(self._last())
        yield "why", list(self._why())
        yield "hint", list(self._hints())
        yield "marks", list(self._marks())
        yield "rules", list(self._rules())
        yield "glossary", list(self._glossary())
        yield "faq", list(self._faq())
        yield "help", list(self._help())
        yield "learn", list(self._learn())
        yield "settings", list(self._settings())
        yield "group_settings", list(self._group_settings())
        yield "personal", list(self._personal())
        yield "notices", list(self._notices())
        yield "hosting", list(self._hosting())
        yield "club", list(self._club())
        yield "watch", list(self._watch())
        yield "alerts", list(self._alerts())
        yield "endings", list(self._endings())

    def scene(self, **changes: object) -> Scene:
        changes = {"pictures": self.pictures, **changes}
        return scene_of(names=self.names, group=self.group, **changes)

    def _table(self, state: State, **changes: object) -> Screen:
        return table.table(view(state, None), self.scene(**changes), self.t)

    def _hand(self, state: State, seat: Seat, **changes: object) -> Screen:
        return hand.hand(view(state, seat), self.scene(**changes), self.t)

    def _tables(self) -> Iterator[tuple[str, Shown]]:
        for name, state in moments().items():
            if "match over" not in name:
                yield name, self._table(state)
        yield "naming trumps after a tie in the draw", self._table(drawn_twice())
        middle = moments()["trick 2, two cards down"]
        yield (
            "absent, left and unreachable",
            self._table(
                middle,
                stand_in=frozenset({Seat(1), Seat(2)}),
                left=frozenset({Seat(2)}),
                unreachable=frozenset({Seat(3)}),
            ),
        )
        yield (
            "two away, one of whom somebody wants free, and people who wait",
            self._table(
                middle,
                stand_in=frozenset({Seat(0), Seat(1)}),
                removals=(1, 0, 0, 0),
                removals_needed=2,
                waiting=self.names[2:],
            ),
        )
        freed = frozenset({Seat(2)})
        changes = {"stand_in": freed, "left": freed, "removed": freed}
        yield "freed from somebody away", self._table(middle, **changes)
        yield "paused", self._table(middle, paused=True)
        yield "ended early", self._table(middle, ended=True)
        yield "two computers", table.table(view(middle, None), self._two_computers(), self.t)

    def _two_computers(
        self, computers: frozenset[Seat] = frozenset({Seat(1), Seat(2)}), **changes: object
    ) -> Scene:
        """The first pair has one, and the second; or others."""
        names = (self.names[0], COMPUTERS["h"].name, COMPUTERS["n"].name, self.names[3])
        present = EVERYBODY - computers
        scene = self.scene(computers=computers, present=present, **changes)
        return replace(scene, names=names)

    def _hands(self) -> Iterator[tuple[str, Shown]]:
        for name, state in moments().items():
            for who, seat in _readers(state):
                yield f"{name} · {who}", self._hand(state, seat)
        middle = moments()["trick 2, two cards down"]
        turn = _turn(middle)
        yield "reminded", self._hand(middle, turn, reminded=EVERYBODY)
        yield (
            "reminded, no turn time",
            self._hand(middle, turn, reminded=EVERYBODY, turn_seconds=None),
        )
        yield "played for", self._hand(middle, turn, stand_in=frozenset({turn}))
        yield "paused", self._hand(middle, turn, paused=True)
        yield "basic group, no link", self._hand(middle, turn, group_link=None)
        yield "ended early", self._hand(middle, turn, ended=True)
        scored = moments()["hand 1 scored"]
        yield (
            "ready for the next hand",
            self._hand(scored, Seat(0), confirmed=frozenset({Seat(0), Seat(3)})),
        )

        yield "with a hint to ask for", self._hand(middle, turn, hints=True)
        over = moments()["match over"]
        for name, wanted in (("", None), (", with a picture", "light")):
            changes = {"alone": True, "group_link": None, "pictures": wanted}
            yield f"alone, scored{name}", self._hand(scored, Seat(0), **changes)
            yield f"alone, over{name}", self._hand(over, Seat(0), **changes)

    def _tips(self) -> Iterator[tuple[str, Shown]]:
        """A first hand, at each moment at which something is told beside the buttons."""
        firsts = {
            "naming trumps": moments()["naming trumps"],
            "naming for the partner": moments()["delegated"],
            "contro": moments()["contro asked"],
            "recontro": moments()["recontro asked"],
            "the first turn": moments()["first lead"],
            "the first trick": moments()["trick 2, empty"],
            **bound(_texts().in_("ca")),
        }
        for name, state in firsts.items():
            yield name, self._tip(state, _turn(state))
        first = moments()["trick 2, empty"]
        yield "the first trick, not on turn", self._tip(first, _turn(first).next)
        yield "scored", self._tip(moments()["hand 1 scored"], Seat(0))
        yield "switched off", alerts.no_more_tips(self.t)

    def _tip(self, state: State, seat: Seat) -> Screen:
        return hand.hand(view(state, seat), self.scene(), self.t, Manner(tips=True))

    def _scores(self) -> Iterator[tuple[str, Shown]]:
        scored = view(moments()["hand 1 scored"], None)
        yield "scored", score.score(scored, self.scene(), 1, self.t)
        one = self.scene(confirmed=frozenset({Seat(2)}))
        yield "one is ready", score.score(scored, one, 1, self.t)
        away = self.scene(stand_in=EVERYBODY, deserted=True)
        yield "all are away", score.score(scored, away, 1, self.t)
        two = self._two_computers(confirmed=frozenset({Seat(3)}))
        yield "two computers, one is ready", score.score(scored, two, 1, self.t)
        alone = self._two_computers(computers=EVERYBODY - {Seat(0)})
        yield "three computers", score.score(scored, alone, 1, self.t)
        watched = self._two_computers(computers=EVERYBODY)
        yield "four computers", score.score(scored, watched, 1, self.t)
        opened = self.scene(opened=frozenset({1}))
        yield "opened", score.score(scored, opened, 1, self.t)
        later = view(moments()["hand 2, naming"], None)
        yield "the next hand is dealt", score.score(later, self.scene(), 1, self.t)
        for name, state in (("capot", capot()), ("tie", tie()), ("botifarra", botifarra())):
            yield name, score.score(view(state, None), self.scene(), 1, self.t)

    def _results(self) -> Iterator[tuple[str, Shown]]:
        over = view(moments()["match over"], None)
        yield "won", result.result(over, self.scene(minutes=34), self.t)
        yield "won after more than an hour", result.result(over, self.scene(minutes=65), self.t)
        with_computers = self._two_computers(minutes=34)
        yield "won with a computer", result.result(over, with_computers, self.t)
        watched = self._two_computers(computers=EVERYBODY)
        yield "won without people", result.result(over, watched, self.t)
        middle = view(moments()["hand 2, naming"], None)
        yield "ended early", result.result(middle, self.scene(minutes=1, ended=True), self.t)

        for game in (1, 3):
            scene = self.scene(session=self._standing(game))
            yield f"game {game} of a session", result.result(over, scene, self.t)
            private = hand.hand(view(moments()["match over"], Seat(1)), scene, self.t)
            yield f"game {game} of a session · private", private
        scene = self.scene(minutes=1, ended=True, session=self._standing(2))
        yield "ended early in a session", result.result(middle, scene, self.t)

    def _standing(self, game: int) -> Standing:
        points = ((self.names[1], 121), (self.names[2], 121), (self.names[0], 39), ("Zoe", 1))
        return Standing(game, 3, points)

    def _seats(self) -> Iterator[tuple[str, Shown]]:
        t, seen = self.t, view(moments()["trick 2, two cards down"], None)
        yield "free", seats.offered(seen, self.scene(), Seat(2), t)
        removed = self.scene(removed=frozenset({Seat(2)}))
        yield "freed from somebody away", seats.offered(seen, removed, Seat(2), t)
        met = self.scene(met=self.names[2:] + self.names[:2])
        yield "taken over", seats.taken(met, Seat(2), t)
        yield "private: removed", seats.removed(removed, Seat(2), t)
        for place in (1, 2, 5):
            yield f"private: waiting, {place}", seats.waiting_at_table(self.scene(), place, t)
        blocked = self._two_computers()
        yield "private: a seat in the next hand", seats.waiting_at_table(blocked, 1, t)
        waiting = seats.waiting_in_lobby(self._lobby_scene("oooo"), 1, t)
        yield "private: waiting for a lobby", waiting
        yield "private: it is yours", seats.yours(self.scene(), Seat(0), t)
        for alert in (
            seats.you_wait_for_the_hand,
            seats.not_waiting,
            seats.waits_no_more,
            seats.saw_other_cards,
        ):
            yield f"alert: {alert.__name__.replace('_', ' ')}", alert(t)
        for place in (1, 2, 3):
            yield f"alert: you wait, {place}", seats.you_wait(t, place)
        yield "alert: took over", seats.took_over(t, self.names[2])
        yield "alert: voted", seats.voted(t, 1, 2)
        yield "alert: freed", seats.freed(t, self.names[1])
        yield "alert: not away", seats.not_away(t, self.names[1])

    def _lobbies(self) -> Iterator[tuple[str, Shown]]:
        yield "nobody", self._lobby("....")
        yield "one seated", self._lobby("o...")
        yield "three seated", self._lobby("oo.o")
        yield "two who are partners", self._lobby("o.o.")
        yield "countdown", self._lobby("oooo", seconds_to_start=20)
        yield "put off", self._lobby("oooo", seconds_to_start=20, put_off=True)
        yield "countdown stopped", self._lobby("oooo")
        yield "one is asked", self._lobby("ooo?", minutes_left=12)
        yield "two are asked", self._lobby("o??o", minutes_left=1)
        yield "rematch", self._lobby("?o??", rematch=True, minutes_left=2)
        yield "no turn time", self._lobby("o...", turn_seconds=None)
        waiting = self.names[:2]
        yield "full, and two wait", self._lobby("oooo", seconds_to_start=20, waiting=waiting)
        for name, sitting in {
            "nobody": "....",
            "one": "o...",
            "one and a computer": "o.h.",
            "three": "oo.o",
            "two and two computers": "onho",
        }.items():
            yield f"computers open: {name}", self._lobby(sitting, computers_open=True)
        hard = self._lobby("oe.n", computers_open=True, level="hard")
        yield "computers open: the next one plays well", hard
        yield "computers open: four have sat down", self._lobby("oooo", computers_open=True)
        yield "computers, countdown", self._lobby("onho", seconds_to_start=20)
        yield "computers, and one is free", self._lobby("en.h")
        yield "computers, rematch", self._lobby("on?h", rematch=True, minutes_left=2)
        yield "session", self._lobby("o...", games=3)
        yield "session, rules open", self._lobby("o...", games=3, rules_open=True)
        yield "session, second game", self._lobby("?o??", games=3, game=2, rematch=True)
        second = self._lobby("oooo", games=3, game=2, rules_open=True)
        yield "session, second game, rules open", second
        for profile in PROFILES:
            yield f"rules open: {profile}", self._lobby("o...", profile=profile, rules_open=True)
        eastern = Rules(variant=Variant.OBLIGADA, quick=True)
        yield (
            "rules open: quick obligada",
            self._lobby("o...", profile="botifarra-app", rules=eastern, rules_open=True),
        )
        yield (
            "rules open: the group's own",
            self._lobby("o...", profile=OWN, rules=HOUSE, rules_open=True, own=self.own),
        )
        near = replace(HOUSE, first_dealer=FirstDealer.TURNED_CARDS)
        for opened in (CARD, POINTS_PAGE, "dealing", "overtake_partner_free"):
            yield (
                f"rules open: obligada changed: {opened}",
                self._lobby(
                    "o...",
                    profile="obligada",
                    rules=near,
                    rules_open=True,
                    opened=opened,
                    own=self.own,
                ),
            )
        yield (
            "rules open: a point that no longer counts",
            self._lobby("o...", rules_open=True, opened="overtake_partner_free"),
        )
        slow = {"turn_seconds": 86_400, "rules": replace(Rules(), covered_hand=True)}
        yield "a day a turn, one change", self._lobby("o...", **slow)
        full = self._lobby_scene("oooo", seconds_to_start=20)
        yield "clockwise, full", self._lobby("oooo", profile="denexa")
        yield "expired", lobby.expired(self._lobby_scene("oo.o"), self.t)
        yield "started", lobby.started(full, self.t)
        yield "started with computers", lobby.started(self._lobby_scene("oenh"), self.t)
        next_game = self._lobby_scene("oooo", games=3, game=2)
        yield "session, second game started", lobby.started(next_game, self.t)
        yield "private: are you there", lobby.are_you_there(self._lobby_scene("ooo?"), self.t)
        asked = self._lobby_scene("?ooo", rematch=True)
        yield "private: rematch", lobby.are_you_there(asked, self.t)
        asked = self._lobby_scene("?ooo", rematch=True, games=3, game=2)
        yield "private: next game", lobby.are_you_there(asked, self.t)
        yield "private: starting", lobby.starting(full, self.t)
        yield "private: seated", lobby.seated(self._lobby_scene("oo.."), self.t)

    def _lobby(self, seats: str, **changes: object) -> Screen:
        return lobby.lobby(self._lobby_scene(seats, **changes), self.t)

    def _lobby_scene(self, seats: str, **changes: object) -> LobbyScene:
        taken = tuple(
            COMPUTERS.get(seat) or (None if seat == "." else LobbySeat(name, confirmed=seat == "o"))
            for seat, name in zip(seats, self.names, strict=True)
        )
        profile = str(changes.get("profile", "lliure"))
        fields: dict[str, object] = {
            "lobby": "lX42a",
            "seats": taken,
            "profile": profile,
            "rules": HOUSE if profile == OWN else PROFILES[profile].rules,
            "group": self.group,
            "group_link": "https://t.me/c/1234567/88",
            **changes,
        }
        return LobbyScene(**fields)  # type: ignore[arg-type]

    def _last(self) -> Iterator[tuple[str, Shown]]:
        for name in ("naming trumps", "trick 2, two cards down", "trick 4, ruffed and thrown"):
            seen = view(moments()[name], None)
            yield name, last.last_trick(seen, self.scene(), self.t)
            yield f"{name} · alert", last.last_trick_alert(seen, self.scene(), self.t)

    def _why(self) -> Iterator[tuple[str, Shown]]:
        yield "not asked", why.why(view(moments()["naming trumps"], Seat(0)), self.scene(), self.t)
        for name, seen in explained().items():
            yield name, why.why(seen, self.scene(), self.t)

    def _hints(self) -> Iterator[tuple[str, Shown]]:
        for name, advice in self.advice.items():
            yield name, self._hint(*advice)
        shown, seat = _asked("naming trumps")
        rich = (Card("9C"), Card("1C"), Card("12C"), Card("11C"), Card("10C"))
        for count, honours, nines in ((7, rich, 3), (5, rich[:1], 1), (4, (), 0)):
            facts = NamesTrumps(Trump.COPES, count, honours, nines, 1)
            yield f"names copes, {count}", self._hint(shown, NameTrump(seat, Trump.COPES), facts)
        for nines, aces in ((3, 2), (1, 1), (2, 0)):
            facts = NamesTrumps(Trump.BOTIFARRA, 0, (), nines, aces)
            caption = f"names botifarra, {nines} and {aces}"
            yield caption, self._hint(shown, NameTrump(seat, Trump.BOTIFARRA), facts)
        for nines in range(3):
            caption = f"delegates with {nines} manilles"
            yield caption, self._hint(shown, Delegate(seat), Delegates(4, nines))
        for moment in ("contro asked", "recontro asked", "Sant Vicenç asked"):
            shown, seat = _asked(moment)
            yield f"{moment}: call", self._hint(shown, Call(seat), Expects(80, 442))
            yield f"{moment}: pass", self._hint(shown, Pass(seat), Expects(80, 310))
        for trumps, nines, aces in ((4, 2, 2), (1, 1, 1), (0, 0, 0), (None, 1, 3)):
            caption = f"passes on {trumps}, {nines} and {aces}"
            yield caption, self._hint(shown, Pass(seat), Speaks(trumps, nines, aces))
        yield "claims the rest", self._hint(shown, Claim(seat), Claims())

    def _hint(self, shown: View, action: Action, reason: Reason) -> str:
        return hint.hint(shown, action, reason, self.scene(), self.t)

    def _marks(self) -> Iterator[tuple[str, Shown]]:
        for name in ("naming trumps", "hand 2, naming", "match over"):
            yield name, marks.marks(view(moments()[name], None), self.scene(minutes=21), self.t)
        seen = view(moments()["match over"], Seat(1))
        yield "in private", marks.marks(seen, self.scene(minutes=21), self.t)
        yield "a tie", marks.marks(view(tie(), None), self.scene(minutes=7), self.t)
        long = view(endless(), None)
        yield "very long", marks.marks(long, self.scene(minutes=210), self.t)

    def _rules(self) -> Iterator[tuple[str, Shown]]:
        """Every table's card, and every page that reads otherwise than a table's before it."""
        strict = Rules(
            variant=Variant.OBLIGADA,
            partner_winning=PartnerWinning.FREE,
            sant_vicenc=SantVicenc.NEVER,
            second_player_may_load=False,
            quick=True,
        )
        tables = {name: Table(name, profile.rules) for name, profile in PROFILES.items()}
        tables["butifarra-app, obligada, quick"] = Table("butifarra-app", strict)
        tables["the group's own"] = Table(OWN, HOUSE, self.own)
        tables["in private"] = replace(tables["lliure"], group=self.group)
        tables["in a group"] = replace(tables["lliure"], bot="botifarra_bot")
        seen: set[str] = set()
        for name, plain in tables.items():
            laid = replace(plain, theme=self.pictures)
            yield name, rules.page(COVER, laid, self.t)
            for topic in TOPICS:
                screen = rules.page(topic, laid, self.t)
                said = screen.text.partition("\n")[2]
                if said not in seen:
                    seen.add(said)
                    yield f"{name}: {topic}", screen

    def _glossary(self) -> Iterator[tuple[str, Shown]]:
        usual = Table("lliure", Rules(), theme=self.pictures)
        for theme in (COVER, *THEMES):
            yield theme or "list", glossary.page(theme, usual, self.t)

    def _faq(self) -> Iterator[tuple[str, Shown]]:
        usual = Table("lliure", Rules(), theme=self.pictures)
        for question in (COVER, *ASKED_ABOUT, *QUESTIONS):
            yield question or "list", faq.page(question, usual, self.t)

    def _help(self) -> Iterator[tuple[str, Shown]]:
        yield "help", help_.help_page(self.t)
        yield "welcome", help_.welcome(self.t, "botifarra_bot")
        yield "welcome, bare", help_.welcome(self.t)
        yield "privacy", privacy.privacy(365, self.t)
        yield "forget me", privacy.ask(self.t)
        yield "forget me, asked in a group", privacy.in_private("botifarra_bot", self.t)
        yield "solo", solo.choose(CHOSEN_AT_FIRST, self.t)
        yield (
            "solo, all else",
            solo.choose(ChooseSolo("easy", "hard", Variant.OBLIGADA.value, QUICK), self.t),
        )
        middle = view(moments()["trick 2, two cards down"], Seat(0))
        yield "solo, in the middle of one", solo.go_on(middle, self.scene(), self.t)
        yield "greeting", greeting.greeting(self.t)
        scopes: tuple[menu.Scope, ...] = ("group", "private")
        for scope in scopes:
            listed = (f"/{name} {does}" for name, does in menu.commands(scope, self.t))
            yield f"menu: {scope}", Screen("\n".join(listed))

    def _learn(self) -> Iterator[tuple[str, Shown]]:
        """Every text, and every exercise as it stands after an answer that is wrong."""
        at = Place(5, 2)
        yield "list", learn.learn(LIST, 0, LIST, self.t, self.pictures)
        yield "list, in the middle", learn.learn(LIST, 0, at, self.t, self.pictures)
        for number, (name, exercises) in enumerate(STEPS.items(), start=1):
            yield name, learn.learn(Place(number), 0, at, self.t, self.pictures)
            for place in range(1, len(exercises) + 1):
                asked = Place(number, place)
                yield f"{name} {place}", learn.learn(asked, wrong(asked), at, self.t, self.pictures)
        yield "asked", learn.learn(at, 0, at, self.t, self.pictures)
        yield "right", learn.learn(at, 1, at, self.t, self.pictures)
        yield "end", learn.learn(END, 0, END, self.t, self.pictures)

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

    def _settings(self) -> Iterator[tuple[str, Shown]]:
        yield "leave", confirm.leave([("m7Kq2", self.group)], self.t)
        yield (
            "leave, two tables",
            confirm.leave([("m7Kq2", self.group), ("n8Lr3", "Els de la plaça & <co>")], self.t),
        )
        yield "leave, alone", confirm.give_up("m7Kq2", self.t)
        yield "end", confirm.end_game("m7Kq2", self.group, self.t)

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
        turn = _turn(middle)
        french = _texts().in_(self.t.language, "french")
        for name, manner in (
            ("wide buttons", Manner(wide_buttons=True)),
            ("low first", Manner(low_first=True)),
            ("both", Manner(wide_buttons=True, low_first=True)),
        ):
            seen = view(lead, _turn(lead))
            yield f"first lead: {name}", hand.hand(seen, self.scene(), self.t, manner)
        for name in ("naming trumps", "contro asked", "first lead", "trick 2, two cards down"):
            state = moments()[name]
            seen = view(state, _turn(state))
            yield f"French cards: {name}", hand.hand(seen, self.scene(), french)
        group = view(middle, None)
        yield "French cards: last trick", last.last_trick_alert(group, self.scene(), french)
        for name, seen in explained().items():
            yield f"French cards: why: {name}", why.why(seen, self.scene(), french)
        for card in ("9O", "12E", "2B"):
            yield f"French cards: played {card}", alerts.played(french, Card(card))
        forced = only_card_moment()
        seen = view(forced, _turn(forced))
        yield "only card", hand.hand(seen, self.scene(), self.t)
        by_hand = Manner(play_single=False)
        yield "only card, by hand", hand.hand(seen, self.scene(), self.t, by_hand)
        away = self.scene(stand_in=frozenset({_turn(forced)}))
        yield "only card, played for", hand.hand(seen, away, self.t)
        twelfth = last_trick_moment()
        seen = view(twelfth, _turn(twelfth))
        yield "twelfth trick", hand.hand(seen, self.scene(), self.t, by_hand)
        day = self.scene(reminded=EVERYBODY, turn_seconds=86400)
        yield "slow game, reminded", hand.hand(view(middle, turn), day, self.t)
        yield "slow game, lobby", self._lobby("o...", turn_seconds=86400)
        over = view(moments()["match over"], None)
        weeks = self.scene(minutes=9 * 1440 + 90)
        yield "slow game, result", result.result(over, weeks, self.t)
        yield "already played", alerts.already_played(self.t)
        yield "the trick still lies", alerts.trick_lies(self.t)

    def _notices(self) -> Iterator[tuple[str, Shown]]:
        t, bot = self.t, "botifarra_bot"
        yield "no game", notices.no_game(t)
        yield "no game of yours", notices.no_game_of_yours(bot, t)
        yield "solo is private", notices.solo_is_private(bot, t)
        yield "learning is private", notices.learning_is_private(bot, t)
        yield "only in a group", notices.only_in_a_group(bot, t)
        yield "cards are private", notices.cards_are_private(bot, t)
        yield "settings are private", notices.settings_are_private("https://t.me/b?start=x", t)
        yield "back again", notices.back_again(t)
        yield "paused", notices.paused(self.group, t)
        yield "left", notices.left(self.group, t)
        yield "link used", notices.link_used(t)
        yield "stayed", notices.stayed(t)
        yield "an alert, as a message", notices.said(alerts.only_starter(t))

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

    def _club(self) -> Iterator[tuple[str, Shown]]:
        t, group, names = self.t, self.group, self.names
        link = "https://t.me/c/1002000000001/5/12"
        match = club.PlayedTable("Obligada", link, names, (45, 60), Rules(), paused=False)
        quick = club.PlayedTable("", None, names, (0, 12), Rules(quick=True), paused=True)
        empty = club.GatheringTable("Principiants", link, ())
        two = club.GatheringTable("Dimarts", link, names[:2])
        yield "three topics", club.tables(group, [match, quick], [empty, two], t)
        alone = club.PlayedTable(None, link, names, (45, 60), Rules(), paused=False)
        yield "no topics", club.tables(group, [alone], [], t)
        full = club.GatheringTable(None, link, names)
        yield "four are there", club.tables(group, [], [full], t)
        yield "no table", club.tables(group, [], [], t)

    def _watch(self) -> Iterator[tuple[str, Shown]]:
        t, group = self.t, self.group
        known = [(900_000_001, group, True), (900_000_002, group, False)]
        yield "groups", watch.groups(known, t)
        yield "switched on", watch.groups(known, t, (group, True))
        yield "switched off", watch.groups(known, t, (group, False))
        yield "no group", watch.groups([], t)
        yield "a table is open", watch.opened(group, "https://t.me/c/1002000000001/12", t)
        yield "a table is open in a basic group", watch.opened(group, None, t)
        yield "from the group", watch.from_the_group("https://t.me/botifarra_bot?start=x", t)

    def _endings(self) -> Iterator[tuple[str, Shown]]:
        for name, state in offered().items():
            yield f"{name} · group", self._table(state)
            assert state.hand is not None
            if (asked := endings.void_offer(state.hand.open, self.scene(), self.t)) is not None:
                yield f"{name} · group's question", asked
            for seat in Seat:
                yield f"{name} · {seat.name.lower()}", self._hand(state, seat)
        middle = moments()["trick 2, two cards down"]
        turn = _turn(middle)
        declined = offered()["both declined"]
        for who, state, seat in (
            ("on turn", middle, turn),
            ("not on turn", middle, turn.next),
            ("before trumps", moments()["naming trumps"], Seat(0)),
            ("nothing left to ask for", declined, _turn(declined).next),
        ):
            yield f"how to end: {who}", endings.ways_to_end(view(state, seat), self.scene(), self.t)
        for name, state in ended_early().items():
            number = len(state.finished)
            yield f"{name} · story", self._table(state)
            yield f"{name} · score", score.score(view(state, None), self.scene(), number, self.t)
            yield f"{name} · private", self._hand(state, Seat(1))
            yield f"{name} · marks", marks.marks(view(state, None), self.scene(), self.t)
            yield (
                f"{name} · ended there",
                result.result(view(state, None), self.scene(ended=True), self.t),
            )
        unshuffled = Game(Rules(dealing=Dealing.NO_SHUFFLE)).draw().deal().name(Trump.OROS)
        state = unshuffled.passes().cards(48).state
        yield "no shuffle · story", self._table(state)
        yield "no shuffle · score", score.score(view(state, None), self.scene(), 1, self.t)
        for name, state in covered().items():
            yield f"{name} · dealer's partner", self._hand(state, _dealer(state).partner)
        yield "vote", closing.vote(self.scene(), self.names[1], 1, 3, self.t)
        yield "vote, in private", notices.vote_opened(self.group, self.t)
        yield "close?", closing.offer_to_close("m7Kq2", self.t)
        yield "closing", closing.about_to_close("m7Kq2", self.names[2], self.t)

    def _alerts(self) -> Iterator[tuple[str, Shown]]:
        t, name = self.t, self.names[1]
        for reason in Refusal:
            yield f"refused: {reason.value}", alerts.refused(reason, t)
        for alert in (
            alerts.unknown,
            alerts.not_your_game,
            alerts.only_seated,
            alerts.only_starter,
            alerts.only_administrators,
            alerts.only_members,
            alerts.stood_up,
            alerts.lobby_gone,
            alerts.countdown_stopped,
            alerts.partners_drawn,
            alerts.here,
            alerts.match_over,
            alerts.hand_over,
            alerts.no_hints_here,
            alerts.hint_not_now,
            alerts.welcome_back,
            alerts.never_away,
            alerts.hand_stays_closed,
            alerts.rematch_asked,
            alerts.language_set,
            alerts.setting_gone,
            alerts.not_in_group,
            alerts.own_deleted,
            alerts.paused,
            alerts.too_fast,
            alerts.try_again,
            alerts.offer_made,
            alerts.agreed,
            alerts.offer_declined,
            alerts.offer_gone,
            alerts.voted,
            alerts.already_voted,
            alerts.table_is_alive,
            alerts.closing,
            alerts.table_stays,
        ):
            yield alert.__name__.replace("_", " "), alert(t)
        yield "seat taken", alerts.seat_taken(t, name)
        yield "seated", alerts.seated(t)
        yield "seated with", alerts.seated_with(t, name)
        yield "not confirmed", alerts.not_confirmed(t, name)
        for count in (1, 3):
            yield f"seats free: {count}", alerts.seats_free(t, count)
            yield f"ready: {count}", alerts.ready(t, count, 4)
        yield "ready: alone", alerts.ready(t, 1, 1)
        for pinned in (True, False):
            yield f"own profile pinned: {pinned}", alerts.own_pinned(t, pinned=pinned)
        yield "setting", alerts.setting_set(t)
        yield "setting, next match", alerts.setting_set(t, next_match=True)
        for card in ("9O", "12E", "2B"):
            yield f"played {card}", alerts.played(t, Card(card))


def _readers(state: State) -> Iterator[tuple[str, Seat]]:
    """Whoever is asked, and one who isn't; both pairs between hands."""
    if state.hand is None:
        yield "pair A", Seat(0)
        yield "pair B", Seat(1)
        return
    for seat in Seat:
        seen = view(state, seat)
        if seen.question is not None or seen.decided is not None:
            first = seat is seen.turn
            yield "asked" if first else "asked second", seat
    waiting = [seat for seat in Seat if view(state, seat).question is None]
    yield "waiting", waiting[-1]


def _turn(state: State) -> Seat:
    return Game.at(state).turn()


def _dealer(state: State) -> Seat:
    assert state.dealer is not None
    return state.dealer


def _asked(moment: str) -> tuple[View, Seat]:
    """What whoever's turn it is sees."""
    state = moments()[moment]
    seat = _turn(state)
    return view(state, seat), seat


def wrong(asked: Place) -> int:
    """The first answer there that is not right."""
    exercise = asked.asked
    return next(
        number
        for number, option in enumerate(exercise.options, start=1)
        if option not in exercise.right
    )
