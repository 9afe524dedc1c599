"""Screens of a match that is played, from the first card to its result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.gallery.guests import (
    COMPUTERS,
    EVERYBODY,
    Family,
    Guests,
    Shown,
    texts,
    turn_of,
)
from bot.gallery.moments import (
    botifarra,
    bound,
    capot,
    covered,
    drawn_twice,
    ended_early,
    endless,
    explained,
    moments,
    offered,
    tie,
)
from bot.gallery.play import Game
from bot.screens import (
    alerts,
    closing,
    endings,
    hand,
    hint,
    last,
    marks,
    notices,
    result,
    score,
    seats,
    table,
    why,
)
from bot.screens.scene import Manner, Scene, Standing
from bot.screens.screen import Screen
from engine.actions import Action, Call, Claim, Delegate, NameTrump, Pass
from engine.cards import Card, Seat, Trump
from engine.players.reasons import Claims, Delegates, Expects, NamesTrumps, Reason, Speaks
from engine.rules import Dealing, Rules
from engine.state import State
from engine.view import View, view


class Matches(Guests):
    """At the table, and in private while one plays."""

    def families(self) -> Iterator[tuple[str, Family]]:
        yield "table", list(self._tables())
        yield "hand", list(self._hands())
        yield "tips", list(self._tips())
        yield "score", list(self._scores())
        yield "result", list(self._results())
        yield "seats", list(self._seats())
        yield "last", list(self._last())
        yield "why", list(self._why())
        yield "hint", list(self._hints())
        yield "marks", list(self._marks())
        yield "endings", list(self._endings())

    def _tables(self) -> Iterator[tuple[str, Shown]]:
        for name, state in moments().items():
            if "match over" not in name:
                yield name, self.table(state)
        yield "naming trumps after a tie in the draw", self.table(drawn_twice())
        middle = moments()["trick 2, two cards down"]
        yield (
            "absent, left and unreachable",
            self.table(
                middle,
                stand_in=frozenset({Seat(1), Seat(2)}),
                left=frozenset({Seat(2)}),
                unreachable=frozenset({Seat(3)}),
            ),
        )
        yield (
            "two away, one of whom somebody wants free, and people who wait",
            self.table(
                middle,
                stand_in=frozenset({Seat(0), Seat(1)}),
                removals=(1, 0, 0, 0),
                removals_needed=2,
                waiting=self.names[2:],
            ),
        )
        freed = frozenset({Seat(2)})
        changes = {"stand_in": freed, "left": freed, "removed": freed}
        yield "freed from somebody away", self.table(middle, **changes)
        yield "paused", self.table(middle, paused=True)
        yield "ended early", self.table(middle, ended=True)
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
                yield f"{name} · {who}", self.hand(state, seat)
        middle = moments()["trick 2, two cards down"]
        turn = turn_of(middle)
        yield "reminded", self.hand(middle, turn, reminded=EVERYBODY)
        yield (
            "reminded, no turn time",
            self.hand(middle, turn, reminded=EVERYBODY, turn_seconds=None),
        )
        yield "played for", self.hand(middle, turn, stand_in=frozenset({turn}))
        yield "paused", self.hand(middle, turn, paused=True)
        yield "basic group, no link", self.hand(middle, turn, group_link=None)
        yield "ended early", self.hand(middle, turn, ended=True)
        scored = moments()["hand 1 scored"]
        yield (
            "ready for the next hand",
            self.hand(scored, Seat(0), confirmed=frozenset({Seat(0), Seat(3)})),
        )

        yield "with a hint to ask for", self.hand(middle, turn, hints=True)
        over = moments()["match over"]
        for name, wanted in (("", None), (", with a picture", "light")):
            changes = {"alone": True, "group_link": None, "pictures": wanted}
            yield f"alone, scored{name}", self.hand(scored, Seat(0), **changes)
            yield f"alone, over{name}", self.hand(over, Seat(0), **changes)

    def _tips(self) -> Iterator[tuple[str, Shown]]:
        """A first hand, at each moment at which something is told beside the buttons."""
        firsts = {
            "naming trumps": moments()["naming trumps"],
            "naming for the partner": moments()["delegated"],
            "contro": moments()["contro asked"],
            "recontro": moments()["recontro asked"],
            "the first turn": moments()["first lead"],
            "the first trick": moments()["trick 2, empty"],
            **bound(texts().in_("ca")),
        }
        for name, state in firsts.items():
            yield name, self._tip(state, turn_of(state))
        first = moments()["trick 2, empty"]
        yield "the first trick, not on turn", self._tip(first, turn_of(first).next)
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
        waiting = seats.waiting_in_lobby(self.lobby_scene("oooo"), 1, t)
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

    def _endings(self) -> Iterator[tuple[str, Shown]]:
        for name, state in offered().items():
            yield f"{name} · group", self.table(state)
            assert state.hand is not None
            if (asked := endings.void_offer(state.hand.open, self.scene(), self.t)) is not None:
                yield f"{name} · group's question", asked
            for seat in Seat:
                yield f"{name} · {seat.name.lower()}", self.hand(state, seat)
        middle = moments()["trick 2, two cards down"]
        turn = turn_of(middle)
        declined = offered()["both declined"]
        for who, state, seat in (
            ("on turn", middle, turn),
            ("not on turn", middle, turn.next),
            ("before trumps", moments()["naming trumps"], Seat(0)),
            ("nothing left to ask for", declined, turn_of(declined).next),
        ):
            yield f"how to end: {who}", endings.ways_to_end(view(state, seat), self.scene(), self.t)
        for name, state in ended_early().items():
            number = len(state.finished)
            yield f"{name} · story", self.table(state)
            yield f"{name} · score", score.score(view(state, None), self.scene(), number, self.t)
            yield f"{name} · private", self.hand(state, Seat(1))
            yield f"{name} · marks", marks.marks(view(state, None), self.scene(), self.t)
            yield (
                f"{name} · ended there",
                result.result(view(state, None), self.scene(ended=True), self.t),
            )
        unshuffled = Game(Rules(dealing=Dealing.NO_SHUFFLE)).draw().deal().name(Trump.OROS)
        state = unshuffled.passes().cards(48).state
        yield "no shuffle · story", self.table(state)
        yield "no shuffle · score", score.score(view(state, None), self.scene(), 1, self.t)
        for name, state in covered().items():
            yield f"{name} · dealer's partner", self.hand(state, _dealer(state).partner)
        yield "vote", closing.vote(self.scene(), self.names[1], 1, 3, self.t)
        yield "vote, in private", notices.vote_opened(self.group, self.t)
        yield "close?", closing.offer_to_close("m7Kq2", self.t)
        yield "closing", closing.about_to_close("m7Kq2", self.names[2], self.t)


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


def _dealer(state: State) -> Seat:
    assert state.dealer is not None
    return state.dealer


def _asked(moment: str) -> tuple[View, Seat]:
    """What whoever's turn it is sees."""
    state = moments()[moment]
    seat = turn_of(state)
    return view(state, seat), seat
