"""Scripted matches, stopped wherever a screen has something else to say."""

from __future__ import annotations

from functools import cache

from bot.gallery.play import Game, scene
from bot.screens import tips
from bot.texts import Translator
from engine.actions import Claim, Concede, Decline, Void
from engine.cards import Seat, Trump
from engine.game import refusal
from engine.rules import Ending, Rules, SantVicenc, Variant
from engine.state import State
from engine.view import View, view


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
def drawn_twice() -> State:
    """Two tied for the deal, and turned again."""
    return Game(seed=11).draw().deal().state


@cache
def covered() -> dict[str, State]:
    """A covered hand, before and after trumps are delegated."""
    game = Game(Rules(covered_hand=True)).draw().deal()
    return {
        "covered": game.state,
        "no longer covered": Game.at(game.state).delegate().state,
    }


@cache
def only_card_moment() -> State:
    """Somebody with several cards may play one alone."""
    game = Game(seed=3).draw().deal().name(Trump.OROS).passes()
    while True:
        seen = view(game.state, game.turn())
        if len(seen.playable) == 1 and len(seen.cards) > 3:
            return game.state
        game.cards(1)


@cache
def last_trick_moment() -> State:
    """Everybody has one card left."""
    return Game(seed=3).draw().deal().name(Trump.OROS).passes().cards(44).state


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
    for rules in tables:
        for seed in range(60):
            game = Game(rules, seed=seed).draw().deal().name(list(Trump)[seed % 5]).passes()
            for card in range(48):
                seen = view(game.state, game.turn())
                assert seen.duty is not None
                key = f"{seen.duty.duty.value}, {seen.duty.restraint.value}"
                found.setdefault(key, seen)
                game.cards(1, strong=(card + seed) % 3 > 0)
    return dict(sorted(found.items()))


@cache
def bound(t: Translator) -> dict[str, State]:
    """The first turn of a hand, after two of the same seat's, for each way of being bound."""
    found: dict[str, State] = {}
    for rules in (Rules(), Rules(variant=Variant.OBLIGADA)):
        for seed in range(20):
            game = Game(rules, seed=seed).draw().deal().name(list(Trump)[seed % 5]).passes()
            game.cards(8)
            while game.state.hand is not None and game.state.hand.open.cards_left(game.turn()) > 1:
                seen = view(game.state, game.turn())
                assert seen.duty is not None
                if tips.tip(seen, scene(), t) is not None:
                    found.setdefault(
                        f"{seen.duty.duty.value}, {seen.duty.restraint.value}", game.state
                    )
                game.cards(1, strong=seed % 3 > 0)
    return dict(sorted(found.items()))
