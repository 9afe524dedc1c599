"""Every screen and alert in every state worth seeing, from scripted matches.

The golden files are written from it, and the limits are held over it, with ordinary names and
with the worst ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.screens import (
    alerts,
    closing,
    confirm,
    endings,
    greeting,
    hand,
    last,
    lobby,
    marks,
    menu,
    notices,
    result,
    rules,
    score,
    settings,
    table,
    why,
)
from bot.screens import (
    help as help_,
)
from bot.screens.scene import GroupScene, LobbyScene, LobbySeat, Scene
from bot.screens.screen import Screen
from bot.texts import LANGUAGES, Translator
from engine.actions import Claim, Concede, Decline, Void
from engine.cards import Card, Seat, Trump
from engine.errors import Refusal
from engine.game import refusal
from engine.profiles import PROFILES
from engine.rules import Ending, PartnerWinning, Rules, SantVicenc, Variant
from engine.state import State
from engine.view import View, view
from tests.bot.screens.play import Game
from tests.bot.screens.play import scene as scene_of

Shown = Screen | str
Family = list[tuple[str, Shown]]
Names = tuple[str, str, str, str]

EVERYBODY = frozenset(Seat)


class Gallery:
    """All screens for these people, in this language."""

    def __init__(self, t: Translator, names: Names, group: str) -> None:
        self.t = t
        self.names = names
        self.group = group

    def families(self) -> Iterator[tuple[str, Family]]:
        """Name of the golden file, and what stands in it."""
        yield "table", list(self._tables())
        yield "hand", list(self._hands())
        yield "score", list(self._scores())
        yield "result", list(self._results())
        yield "lobby", list(self._lobbies())
        yield "last", list(self._last())
        yield "why", list(self._why())
        yield "marks", list(self._marks())
        yield "rules", list(self._rules())
        yield "help", list(self._help())
        yield "settings", list(self._settings())
        yield "notices", list(self._notices())
        yield "alerts", list(self._alerts())
        yield "endings", list(self._endings())

    def scene(self, **changes: object) -> Scene:
        return scene_of(names=self.names, group=self.group, **changes)

    def _table(self, state: State, **changes: object) -> Screen:
        return table.table(view(state, None), self.scene(**changes), self.t)

    def _hand(self, state: State, seat: Seat, **changes: object) -> Screen:
        return hand.hand(view(state, seat), self.scene(**changes), self.t)

    def _tables(self) -> Iterator[tuple[str, Shown]]:
        for name, state in moments().items():
            if "match over" not in name:
                yield name, self._table(state)
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
        yield "paused", self._table(middle, paused=True)
        yield "ended early", self._table(middle, ended=True)

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

    def _scores(self) -> Iterator[tuple[str, Shown]]:
        scored = view(moments()["hand 1 scored"], None)
        yield "scored", score.score(scored, self.scene(), 1, self.t)
        one = self.scene(confirmed=frozenset({Seat(2)}))
        yield "one is ready", score.score(scored, one, 1, self.t)
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
        middle = view(moments()["hand 2, naming"], None)
        yield "ended early", result.result(middle, self.scene(minutes=1, ended=True), self.t)

    def _lobbies(self) -> Iterator[tuple[str, Shown]]:
        yield "nobody", self._lobby("....")
        yield "one seated", self._lobby("o...")
        yield "three seated", self._lobby("oo.o")
        yield "two who are partners", self._lobby("o.o.")
        yield "countdown", self._lobby("oooo", seconds_to_start=20)
        yield "countdown stopped", self._lobby("oooo")
        yield "one is asked", self._lobby("ooo?", minutes_left=12)
        yield "two are asked", self._lobby("o??o", minutes_left=1)
        yield "rematch", self._lobby("?o??", rematch=True, minutes_left=2)
        yield "no turn time", self._lobby("o...", turn_seconds=None)
        for profile in PROFILES:
            yield f"rules open: {profile}", self._lobby("o...", profile=profile, rules_open=True)
        eastern = Rules(variant=Variant.OBLIGADA, quick=True)
        yield (
            "rules open: quick obligada",
            self._lobby("o...", profile="botifarra-app", rules=eastern, rules_open=True),
        )
        full = self._lobby_scene("oooo", seconds_to_start=20)
        yield "clockwise, full", self._lobby("oooo", profile="denexa")
        yield "expired", lobby.expired(self._lobby_scene("oo.o"), self.t)
        yield "started", lobby.started(full, self.t)
        yield "private: are you there", lobby.are_you_there(self._lobby_scene("ooo?"), self.t)
        asked = self._lobby_scene("?ooo", rematch=True)
        yield "private: rematch", lobby.are_you_there(asked, self.t)
        yield "private: starting", lobby.starting(full, self.t)
        yield "private: seated", lobby.seated(self._lobby_scene("oo.."), self.t)

    def _lobby(self, seats: str, **changes: object) -> Screen:
        return lobby.lobby(self._lobby_scene(seats, **changes), self.t)

    def _lobby_scene(self, seats: str, **changes: object) -> LobbyScene:
        taken = tuple(
            None if seat == "." else LobbySeat(name, confirmed=seat == "o")
            for seat, name in zip(seats, self.names, strict=True)
        )
        profile = str(changes.get("profile", "lliure"))
        fields: dict[str, object] = {
            "lobby": "lX42a",
            "seats": taken,
            "profile": profile,
            "rules": PROFILES[profile].rules,
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

    def _marks(self) -> Iterator[tuple[str, Shown]]:
        for name in ("naming trumps", "hand 2, naming", "match over"):
            yield name, marks.marks(view(moments()[name], None), self.scene(minutes=21), self.t)
        seen = view(moments()["match over"], Seat(1))
        yield "in private", marks.marks(seen, self.scene(minutes=21), self.t)
        yield "a tie", marks.marks(view(tie(), None), self.scene(minutes=7), self.t)
        long = view(endless(), None)
        yield "very long", marks.marks(long, self.scene(minutes=210), self.t)

    def _rules(self) -> Iterator[tuple[str, Shown]]:
        for name, profile in PROFILES.items():
            yield name, rules.rules(name, profile.rules, self.t)
        strict = Rules(
            variant=Variant.OBLIGADA,
            partner_winning=PartnerWinning.FREE,
            sant_vicenc=SantVicenc.NEVER,
            second_player_may_load=False,
            quick=True,
        )
        yield "butifarra-app, obligada, quick", rules.rules("butifarra-app", strict, self.t)

    def _help(self) -> Iterator[tuple[str, Shown]]:
        yield "help", help_.help_page(self.t)
        yield "welcome", help_.welcome(self.t, "botifarra_bot")
        yield "welcome, bare", help_.welcome(self.t)
        yield "greeting", greeting.greeting(self.t)
        scopes: tuple[menu.Scope, ...] = ("group", "private")
        for scope in scopes:
            listed = (f"/{name} {does}" for name, does in menu.commands(scope, self.t))
            yield f"menu: {scope}", Screen("\n".join(listed))

    def _settings(self) -> Iterator[tuple[str, Shown]]:
        rules_ = PROFILES["botifarra-app"].rules
        group = GroupScene(3, self.group, "botifarra-app", rules_, self.t.language)
        yield "group", settings.group(group, self.t)
        for field in ("profile", "variant", "length", "time", "language"):
            yield f"group: {field}", settings.group(group, self.t, field)
        plain = GroupScene(3, self.group, "lliure", Rules(quick=True), self.t.language, None)
        yield "group: one variant, quick, no turn time", settings.group(plain, self.t)
        for field in ("", "language", "sound"):
            yield f"person: {field}", settings.person(self.t.language, "slow", self.t, field)
        for sound in ("turns", "never"):
            yield f"person: {sound}", settings.person(self.t.language, sound, self.t)
        yield "leave", confirm.leave([("m7Kq2", self.group)], self.t)
        yield (
            "leave, two tables",
            confirm.leave([("m7Kq2", self.group), ("n8Lr3", "Els de la plaça & <co>")], self.t),
        )
        yield "end", confirm.end_game("m7Kq2", self.group, self.t)

    def _notices(self) -> Iterator[tuple[str, Shown]]:
        t, bot = self.t, "botifarra_bot"
        yield "no game", notices.no_game(t)
        yield "no game of yours", notices.no_game_of_yours(bot, t)
        yield "only in a group", notices.only_in_a_group(bot, t)
        yield "cards are private", notices.cards_are_private(bot, t)
        yield "settings are private", notices.settings_are_private("https://t.me/b?start=x", t)
        yield "back again", notices.back_again(t)
        yield "paused", notices.paused(self.group, t)
        yield "left", notices.left(self.group, t)
        yield "link used", notices.link_used(t)
        yield "stayed", notices.stayed(t)
        yield "an alert, as a message", notices.said(alerts.only_starter(t))

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
            alerts.table_full,
            alerts.stood_up,
            alerts.lobby_gone,
            alerts.countdown_stopped,
            alerts.partners_drawn,
            alerts.here,
            alerts.match_over,
            alerts.hand_over,
            alerts.welcome_back,
            alerts.never_away,
            alerts.rematch_asked,
            alerts.language_set,
            alerts.paused,
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
        yield "not confirmed", alerts.not_confirmed(t, name)
        for count in (1, 3):
            yield f"missing people: {count}", alerts.missing_people(t, count)
            yield f"ready: {count}", alerts.ready(t, count)
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
    assert state.hand is not None
    seat = state.hand.open.turn
    assert seat is not None
    return seat


def _dealer(state: State) -> Seat:
    assert state.dealer is not None
    return state.dealer


@cache
def offered() -> dict[str, State]:
    """Offers to end a hand, as they stand and as they are refused."""
    middle = Game.at(moments()["trick 2, two cards down"])
    naming = Game.at(moments()["naming trumps"])
    return {
        "conceding": Game.at(middle.state).do(Concede(Seat(1))).state,
        "voiding": Game.at(middle.state).do(Void(Seat(0))).do(Void(Seat(3))).state,
        "voiding before trumps": naming.do(Void(Seat(2))).state,
        "both declined": (
            Game.at(middle.state)
            .do(Concede(Seat(1)))
            .do(Decline(Seat(3), Ending.CONCEDED))
            .do(Void(Seat(0)))
            .do(Decline(Seat(2), Ending.VOIDED))
            .state
        ),
    }


@cache
def ended_early() -> dict[str, State]:
    """Hands that ended before their last card."""
    middle = moments()["trick 2, two cards down"]
    found = {
        "conceded": Game.at(middle).do(Concede(Seat(1))).do(Concede(Seat(3))).state,
        "all conceded": (
            Game.at(moments()["first lead"]).do(Concede(Seat(1))).do(Concede(Seat(3))).state
        ),
        "claimed": _claimed(),
    }
    for name, state in (("voided", middle), ("voided at once", moments()["naming trumps"])):
        game = Game.at(state)
        for seat in Seat:
            game.do(Void(seat))
        found[name] = game.state
    return found


def _claimed() -> State:
    """A hand at the first moment when somebody can be sure of the rest."""
    game = Game(seed=7).draw().deal().name(Trump.COPES).passes()
    while game.state.hand is not None:
        claim = Claim(game.turn())
        if refusal(game.state, claim) is None:
            return game.do(claim).state
        game.cards(1)
    raise AssertionError("expected a claim before the last card")


@cache
def covered() -> dict[str, State]:
    """A covered hand, before and after trumps are delegated."""
    game = Game(Rules(covered_hand=True)).draw().deal()
    return {
        "covered": game.state,
        "no longer covered": Game.at(game.state).delegate().state,
    }


@cache
def moments() -> dict[str, State]:
    """A match, stopped wherever a screen differs."""
    found: dict[str, State] = {}
    game = Game().draw()
    found["about to deal"] = game.state
    found["naming trumps"] = game.deal().state
    found["delegated"] = game.delegate().state
    found["contro asked"] = game.name(Trump.COPES).state
    ahead = Game.at(game.state)
    found["contro asked, second decided to pass"] = ahead.ahead(call=False).state
    ahead = Game.at(game.state)
    found["contro asked, second decided to call"] = ahead.ahead(call=True).state
    found["contro asked, first passed"] = Game.at(game.state).passes(1).state
    found["recontro asked"] = game.call().state
    found["Sant Vicenç asked"] = Game.at(game.state).call().state
    found["first lead"] = game.passes().state
    found["trick 1, one card down"] = game.cards(1).state
    found["trick 1, three cards down"] = game.cards(2).state
    found["trick 2, empty"] = game.cards(1).state
    found["trick 2, two cards down"] = game.cards(2).state
    found["trick 4, ruffed and thrown"] = game.cards(8).state
    found["trick 12, one card down"] = game.cards(31).state
    found["hand 1 scored"] = game.cards(3).state
    found["hand 2, naming"] = game.deal().state
    found["hand 2, botifarra, contro asked"] = Game.at(game.state).name(Trump.BOTIFARRA).state
    found["hand 2, botifarra, trick 6"] = (
        Game.at(game.state).name(Trump.BOTIFARRA).passes().cards(22).state
    )
    game.name(Trump.OROS).passes().cards(48)
    while game.state.winner is None:
        game.whole_hand()
    found["match over"] = game.state
    return found


@cache
def capot() -> State:
    """All twelve tricks for one pair."""
    for seed in range(3000):
        game = Game(seed=seed).draw().deal()
        assert game.state.hand is not None
        longest = max(
            Trump,
            key=lambda trump: (
                (game.state.hand.held[game.turn()] >> 12 * trump.ordinal & 0xFFF)  # type: ignore[union-attr]
                .bit_count()
                if trump is not Trump.BOTIFARRA
                else 0
            ),
        )
        game.name(longest).passes().cards(48)
        if game.state.finished[0].capot:
            return game.state
    raise AssertionError("expected a capot among the seeds")


@cache
def tie() -> State:
    """36 all."""
    for seed in range(500):
        game = Game(seed=seed).draw().whole_hand()
        if game.state.finished[0].points == (36, 36):
            return game.state
    raise AssertionError("expected a tie among the seeds")


@cache
def botifarra() -> State:
    """A hand of botifarra, contro and recontro."""
    game = Game(Rules(sant_vicenc=SantVicenc.ALWAYS, target=151)).draw().deal()
    return game.name(Trump.BOTIFARRA).call().call().passes().cards(48).state


@cache
def endless() -> State:
    """A match of very many hands, none of which ends it."""
    game = Game(Rules(target=151), seed=40).draw()
    while len(game.state.finished) < 9 and game.state.winner is None:
        game.whole_hand(Trump.BASTOS)
    finished = game.state.finished * 4
    return Game.at(game.state).with_finished(finished).state


@cache
def explained() -> dict[str, View]:
    """One view for every duty and restraint that a hand can meet, by their names."""
    found: dict[str, View] = {}
    tables = (
        Rules(),
        Rules(variant=Variant.OBLIGADA),
        Rules(variant=Variant.OBLIGADA, overtake_partner_free=False),
    )
    for rules_ in tables:
        for seed in range(60):
            game = Game(rules_, seed=seed).draw().deal().name(list(Trump)[seed % 5]).passes()
            for card in range(48):
                seen = view(game.state, game.turn())
                assert seen.duty is not None
                key = f"{seen.duty.duty.value}, {seen.duty.restraint.value}"
                found.setdefault(key, seen)
                game.cards(1, strong=(card + seed) % 3 > 0)
    return dict(sorted(found.items()))


def every_language() -> tuple[str, ...]:
    """For parametrising."""
    return LANGUAGES
