"""Every reason is true, by the naive rules, in every deal that its seat holds possible.

What a reason says is said once more below in sets and plain strings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import get_args

import pytest

from engine.actions import Call, Claim, Concede, Delegate, NameTrump, Pass, PlayCard
from engine.cards import Card, Seat, Suit, Trump
from engine.players import reasons as r
from engine.players.explaining import reason
from engine.players.levels import LEVELS
from engine.players.player import Thought, think
from engine.rules import Rules
from engine.view import Question, View, view
from tests.engine import naive
from tests.engine.players.hints import ADVICE, seen_in, thought
from tests.engine.players.known import RULES, Known, captures, positions, some_deals, takes
from tests.engine.possible import Deal
from tests.engine.strategies import Match

POINTS = {"9": 5, "1": 4, "12": 3, "11": 2, "10": 1}
MINE = tuple(map(Card, ["9O", "1O", "8O", "7O", "2O", "9C", "2C", "1E", "5E", "9B", "8B", "2B"]))


@pytest.mark.parametrize("name", ADVICE)
def test_each_reason_is_given_where_it_was_thought_out(name: str) -> None:
    advice = ADVICE[name]
    assert reason(seen_in(advice), thought(advice)) == advice.reason


def test_each_reason_of_a_card_was_thought_out() -> None:
    others = {r.Claims, r.NamesTrumps, r.Delegates, r.Speaks, r.Expects}
    assert {type(advice.reason) for advice in ADVICE.values()} == set(get_args(r.Reason)) - others


@pytest.mark.parametrize("name", ADVICE)
def test_each_is_true_there_too(name: str) -> None:
    advice = ADVICE[name]
    if not isinstance(advice.reason, r.Average):
        shown = seen_in(advice)
        check(advice.reason, Told(Known(shown, list(some_deals(shown))), advice.card))


@pytest.mark.parametrize("rules", RULES, ids=["lliure", "obligada", "obligada, partner free"])
def test_whatever_is_played_its_reason_is_true(rules: Rules) -> None:
    """Of every legal card in positions of any kind, which others have played by lot."""
    met = Counter[str]()
    for known in positions(rules, seed=1, early=6, late=18):
        assert known.view.seat is not None
        for card in known.view.playable:
            given = reason(known.view, Thought(PlayCard(known.view.seat, card)))
            check(given, Told(known, card.value))
            met[type(given).__name__] += 1
    assert len(met) >= 8, met


@pytest.mark.parametrize("rules", RULES[:2], ids=lambda rules: rules.variant)
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_thinking_players_choose_has_a_true_reason(
    rules: Rules, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = replace(LEVELS[level].thinking, worlds=8, tried=0, nodes=2_000)
    few = {**LEVELS, level: replace(LEVELS[level], thinking=quick)}
    monkeypatch.setattr("engine.players.levels.LEVELS", few)
    for known in positions(rules, seed=2, early=8, late=8):
        come_to = think(known.view, level, 1)
        assert isinstance(come_to.action, PlayCard)
        check(reason(known.view, come_to), Told(known, come_to.action.card.value), come_to)


def test_averages_speak_only_where_nothing_more_telling_holds() -> None:
    advice = ADVICE["gives points"]._replace(reached=(("12E", [50] * 99), ("3E", [40] * 99)))
    assert reason(seen_in(advice), thought(advice)) == advice.reason


def test_names_tell_what_is_held() -> None:
    shown, seat = _asked(Question.NAME_TRUMP)
    shown = replace(shown, cards=MINE)
    honours = (Card("9O"), Card("1O"))
    assert reason(shown, Thought(NameTrump(seat, Trump.OROS))) == r.NamesTrumps(
        Trump.OROS, 5, honours, 2, 1
    )
    assert reason(shown, Thought(NameTrump(seat, Trump.ESPASES))) == r.NamesTrumps(
        Trump.ESPASES, 2, (Card("1E"),), 3, 1
    )
    assert reason(shown, Thought(NameTrump(seat, Trump.BOTIFARRA))) == r.NamesTrumps(
        Trump.BOTIFARRA, 0, (), 3, 2
    )
    assert reason(shown, Thought(Delegate(seat))) == r.Delegates(5, 3)


def test_calls_tell_what_is_expected_if_that_speaks_for_them() -> None:
    shown, seat = _asked(Question.SPEAK)

    def call(*ends: int) -> Thought:
        return Thought(Call(seat), expected=ends)

    def pass_(*ends: int) -> Thought:
        return Thought(Pass(seat), expected=ends)

    assert reason(shown, call(*[44, 44, 45] * 10)) == r.Expects(30, 443)
    assert reason(shown, pass_(*[31] * 10)) == r.Expects(10, 310)
    assert reason(shown, pass_(*[38, 39] * 8)) == r.Expects(16, 385)
    assert shown.hand is not None
    for trump, held in ((Trump.OROS, 5), (Trump.BASTOS, 3), (Trump.BOTIFARRA, None)):
        other = replace(shown, cards=MINE, hand=replace(shown.hand, trump=trump))
        facts = r.Speaks(held, 3, 2)
        assert reason(other, call(*[30, 42, 36] * 9)) == facts
        assert reason(other, pass_(*[45] * 80)) == facts
        assert reason(other, pass_()) == reason(other, call(*[72] * 9)) == facts


def test_a_claim_is_certain_and_what_is_never_advised_has_no_reason() -> None:
    shown, seat = _asked(Question.PLAY)
    assert reason(shown, Thought(Claim(seat))) == r.Claims()
    with pytest.raises(ValueError, match="Concede"):
        reason(shown, Thought(Concede(seat)))


def _asked(question: Question) -> tuple[View, Seat]:
    for state in Match(RULES[0], 9).states():
        for seat in Seat:
            shown = view(state, seat)
            if shown.question is question and (question is not Question.PLAY or shown.endings):
                return shown, seat
    raise AssertionError("expected every question in a match")


# --- what reasons say, naively ---


@dataclass(frozen=True)
class Told:
    """A card that is played in a position."""

    known: Known
    card: str

    @cached_property
    def threats(self) -> frozenset[str]:
        """What may take the trick from our pair once the card lies there."""
        return self.threats_after(self.card)

    def threats_after(self, card: str) -> frozenset[str]:
        return frozenset().union(
            *(captures(self.known, deal, card, pair=(self.known.me + 1) % 2) for deal in self.deals)
        )

    @property
    def deals(self) -> Sequence[Deal]:
        return self.known.deals

    @property
    def takes(self) -> bool:
        return takes(self.known, self.card)

    def opponents_hold(self, cards: frozenset[str]) -> bool:
        """Whether an opponent has one of them in some deal."""
        sides = ((self.known.me + 1) % 4, (self.known.me + 3) % 4)
        return any(deal[side] & cards for deal in self.deals for side in sides)


def points(card: str) -> int:
    return POINTS.get(card[:-1], 0)


def stronger(card: str) -> frozenset[str]:
    above = naive.STRENGTH[naive.strength(card) + 1 :]
    return frozenset(number + naive.suit(card) for number in above)


def of_suit(cards: frozenset[str], suit: str) -> frozenset[str]:
    return frozenset(card for card in cards if naive.suit(card) == suit)


def check(given: r.Reason, told: Told, come_to: Thought | None = None) -> None:
    """Assert all that the reason says.

    On a lead, what it counts as a danger is perhaps never more than that: see `certain.threats`.
    """
    known, card = told.known, told.card
    others = known.legal - {card}
    partner_wins = bool(known.table) and known.winning == (known.me + 2) % 4
    opponent_wins = bool(known.table) and not partner_wins
    rest = known.hand - {card}
    match given:
        case r.OnlyCard():
            assert not others
            return
        case r.Sure(void=void, points=total, among=among):
            assert told.takes or not known.table
            assert not told.threats
            _check_ruff(void, told)
            last = len(known.table) == 3
            assert total == (1 + sum(map(points, (*known.table, card))) if last else None)
            if known.table:
                _check_among(among, told)
        case r.Highest(best=best):
            mine = best.value if best else card
            assert told.threats or not known.table
            assert all(naive.suit(one) == known.trump for one in told.threats)
            assert naive.suit(mine) != known.trump
            assert not told.opponents_hold(stronger(mine))
            _check_best(best, told)
        case r.DrawsTrumps(out=out, sure=sure):
            assert not known.table
            assert naive.suit(card) == known.trump
            everything = frozenset(number + naive.suit(card) for number in naive.STRENGTH)
            assert told.opponents_hold(everything)
            assert {sum(len(hand & everything) for hand in deal) for deal in told.deals} == {
                out + len(known.hand & everything)
            }
            assert not (sure and told.threats)
        case r.GivesPoints(best=best, points=given_points):
            assert partner_wins
            assert best.value == known.best
            assert not told.threats
            assert points(card) == given_points > 0
        case r.NothingToGive(best=best):
            assert partner_wins
            assert best.value == known.best
            assert not any(map(points, known.legal))
            assert not of_suit(known.legal, naive.suit(card)) - stronger(card) - {card}
        case r.CannotWin(best=best, seat=seat, points=given_points, lost=lost):
            assert opponent_wins
            assert (best.value, seat) == (known.best, known.winning)
            assert not any(takes(known, one) for one in known.legal)
            assert points(card) == given_points == min(map(points, known.legal))
            ours = {one for deal in told.deals for one in captures(known, deal, card, known.me % 2)}
            assert lost == (not ours)
        case r.KeepsWinner(kept=winner):
            assert partner_wins
            assert not told.threats
            assert winner.value in others
            assert points(winner.value) > points(card)
            assert not told.opponents_hold(stronger(winner.value))
        case r.KeepsGuard(kept=guarded):
            assert opponent_wins
            assert not any(takes(known, one) for one in known.legal)
            assert told.opponents_hold(stronger(guarded.value))
            suit = guarded.suit.value
            assert naive.suit(card) != suit
            (guard,) = of_suit(known.hand, suit) - {guarded.value}
            assert guard in known.legal
            assert points(guard) == points(card) == min(map(points, known.legal))
        case r.OnlyBeatenBy(best=best, stronger=few, ruffed=ruffed):
            suit = naive.suit(known.best if best else card)
            named = [one.value for one in few]
            assert named
            assert named == sorted(named, key=naive.strength, reverse=True)
            real, trumps = of_suit(told.threats, suit), of_suit(told.threats, known.trump or "")
            assert told.threats == real | trumps
            assert real <= set(named)
            assert ruffed or real >= trumps
            if known.table:
                assert real == set(named)
                assert ruffed == (real != told.threats)
            for one in named:
                assert told.opponents_hold(frozenset({one}))
            _check_best(best, told)
        case r.TakesLow(best=best, seat=seat, void=void):
            assert opponent_wins
            assert (best.value, seat) == (known.best, known.winning)
            assert all(takes(known, one) for one in known.legal)
            assert others
            assert others <= stronger(card)
            _check_ruff(void, told)
        case r.RisksNothing(best=best, kept=top):
            assert points(card) == 0
            assert any(map(points, others))
            assert told.threats or not known.table
            if best:
                assert partner_wins
                assert best.value == known.best
                assert not told.takes
            else:
                assert not known.table
                same = of_suit(rest, naive.suit(card))
                scoring = sorted(filter(points, same), key=naive.strength)
                assert (top and top.value) == (scoring[-1] if scoring else None)
        case r.PartnerRuffs(suit=suit):
            assert not known.table
            assert suit.value == naive.suit(card) != known.trump
            partners = [deal[(known.me + 2) % 4] for deal in told.deals]
            assert not any(of_suit(hand, suit.value) for hand in partners)
            assert any(of_suit(hand, known.trump or "") for hand in partners)
        case r.LastOfSuit(suit=suit):
            assert not known.table
            assert suit.value == naive.suit(card) != known.trump
            assert not of_suit(rest, suit.value)
            assert of_suit(rest, known.trump or "")
        case r.Average(worlds=worlds, tenths=tenths, ahead=ahead):
            assert come_to
            ends = {one.value: sum(all_) / worlds for one, all_ in come_to.reached.items()}
            assert abs(tenths - 10 * ends[card]) <= 0.5
            behind = [value for one, value in ends.items() if one != card]
            assert ahead is None or all(value < ends[card] for value in behind)
        case _:
            assert given == r.Preferred()
    assert others


def _check_best(best: Card | None, told: Told) -> None:
    """The partner's card is left winning and gets points; or the card itself leads or takes."""
    known = told.known
    if best is None:
        assert told.takes or not known.table
        return
    assert known.winning == (known.me + 2) % 4
    assert best.value == known.best
    assert not told.takes
    assert points(told.card) > 0


def _check_ruff(void: Suit | None, told: Told) -> None:
    known = told.known
    ruffs = bool(known.table) and naive.suit(known.table[0]) != naive.suit(told.card)
    assert (void is not None) == ruffs
    if void:
        assert void.value == naive.suit(known.table[0])
        assert naive.suit(told.card) == known.trump
        assert not of_suit(known.hand, void.value)


def _check_among(among: r.Among, told: Told) -> None:
    sure = {
        card
        for card in told.known.legal
        if takes(told.known, card) and not told.threats_after(card)
    }
    assert told.card in sure
    same = sure - {told.card}
    match among:
        case r.Among.CHEAPEST:
            assert same
            assert same <= stronger(told.card)
        case r.Among.RICHEST:
            assert same
            assert all(points(card) < points(told.card) for card in same)
