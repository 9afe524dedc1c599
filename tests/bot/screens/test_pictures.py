"""The values of pictures: what the screens beside them say, and nothing that those don't."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.gallery.play import NAMES, Game, scene
from bot.pictures.model import Trick
from bot.screens import hand, pictures
from bot.texts import LANGUAGES, Texts, Translator
from engine.actions import Void
from engine.cards import Seat, Suit, Trump
from engine.rules import Rules, SantVicenc
from engine.view import view


@pytest.fixture(scope="module")
def ca() -> Translator:
    return Texts.load(strict=True).in_("ca")


def playing(cards: int) -> Game:
    return Game().draw().deal().name(Trump.COPES).passes().cards(cards)


def trick_of(game: Game, seat: Seat | None, t: Translator) -> Trick:
    picture = pictures.last_trick(view(game.state, seat), scene(), t)
    assert picture is not None
    return picture


def test_there_is_no_picture_of_a_trick_before_there_is_one(ca: Translator) -> None:
    assert pictures.last_trick(view(playing(3).state, None), scene(), ca) is None
    assert pictures.last_trick(view(Game().state, None), scene(), ca) is None


@pytest.mark.parametrize("seat", [None, *Seat])
def test_the_reader_sits_below_and_the_others_in_order_of_play(
    ca: Translator, seat: Seat | None
) -> None:
    game = playing(6)
    assert game.state.hand is not None
    trick = game.state.hand.open.tricks[-1]
    below = seat or Seat.SOUTH
    picture = trick_of(game, seat, ca)
    assert [person.name for person in picture.people] == [
        NAMES[below.after(turn)] for turn in range(4)
    ]
    laid = dict(trick.plays)
    assert [laid[below.after(turn)] for turn in range(4)] == list(picture.cards)
    assert below.after(picture.leader) is trick.leader
    assert picture.winner is not None
    assert below.after(picture.winner) is trick.winner
    assert (picture.trump, picture.trump_name) == (Suit.COPES, "Trumfo: copes")


def test_a_tricks_picture_shows_its_four_cards_and_not_what_lies_there_now(ca: Translator) -> None:
    before, after = playing(4), playing(7)
    assert trick_of(before, None, ca) == trick_of(after, None, ca)


def test_the_board_says_what_the_score_says(ca: Translator) -> None:
    game = Game().draw().whole_hand()
    picture = pictures.board(view(game.state, None), scene(), 1, ca)
    assert picture is not None
    finished = game.state.finished[0]
    assert picture.title == "Fi de la mà 1 · copes ×1"
    assert tuple(side.points for side in picture.sides) == finished.points
    assert tuple(side.written for side in picture.sides) == finished.written
    assert sum(side.tricks for side in picture.sides) == 12
    best = max(finished.points)
    assert picture.sums == (f"{best} − 36 = {best - 36}",)
    assert [[person.name for person in side.pair] for side in picture.sides] == [
        ["Ona", "Marta"],
        ["Pere", "Joan"],
    ]


def test_in_private_the_readers_own_pair_comes_first(ca: Translator) -> None:
    game = Game().draw().whole_hand()
    of_group = pictures.board(view(game.state, None), scene(), 1, ca)
    of_pere = pictures.board(view(game.state, Seat.EAST), scene(), 1, ca)
    assert of_group is not None
    assert of_pere is not None
    assert [side.pair[0].name for side in of_pere.sides] == ["Nosaltres", "Ells"]
    assert of_pere.sides[0].points == of_group.sides[1].points


def test_a_voided_hand_has_no_board_and_no_course(ca: Translator) -> None:
    game = playing(5)
    for seat in Seat:
        game.do(Void(seat))
    seen = view(game.state, None)
    assert seen.finished[0].voided
    assert pictures.board(seen, scene(), 1, ca) is None
    assert pictures.course(seen, scene(), ca) is None


def test_the_course_is_every_hand_so_far(ca: Translator) -> None:
    game = Game().draw().whole_hand().whole_hand(Trump.BASTOS)
    picture = pictures.course(view(game.state, None), scene(), ca)
    assert picture is not None
    assert picture.totals == tuple(hand.totals for hand in game.state.finished)
    assert picture.title == "Com va la partida"
    over = pictures.course(view(game.state, None), scene(ended=True), ca)
    assert over is not None
    assert over.title == "Com ha anat la partida"


def test_the_rules_card_offers_the_calls_that_exist(ca: Translator) -> None:
    usual = pictures.rules("lliure", Rules(), ca)
    assert usual.calls == (
        ("Contro", "×2"),
        ("Recontro", "×4"),
        ("Sant Vicenç", "×8"),
        ("Botifarra", "×2"),
    )
    never = pictures.rules("lliure", Rules(sant_vicenc=SantVicenc.NEVER), ca)
    assert [name for name, _ in never.calls] == ["Contro", "Recontro", "Botifarra"]
    assert usual.ranks == ("Manilla", "As", "Rei", "Cavall", "Sota")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_picture_holds_a_sign_or_a_tag(language: str) -> None:
    t = Texts.load(strict=True).in_(language)
    game = Game().draw().whole_hand().deal().name(Trump.BOTIFARRA).passes().cards(4)
    seen = view(game.state, None)
    made = (
        pictures.last_trick(seen, scene(), t),
        pictures.board(seen, scene(), 1, t),
        pictures.course(seen, scene(), t),
        pictures.rules("obligada", Rules(), t),
    )
    assert None not in made
    for picture in made:
        assert "<" not in repr(picture).replace("<Card", "").replace("<Suit", "")
        assert not set("🟡🍷⚔🌳♦♥♠♣") & set(repr(picture))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_and_its_tricks_fit_beside_the_board_of_who_plays_alone(language: str) -> None:
    """With names of ordinary length, and what a first hand is told."""
    t = Texts.load(strict=True).in_(language)
    names = ("Montserrat", "🤖 Domènec", "🤖 Agnès", "🤖 Cinta")
    alone = scene(names=names, group="Amb ordinadors", alone=True, group_link=None)
    alone = replace(alone, pictures="light")
    for seed in range(10):
        game = Game(seed=seed).draw().deal().name(list(Trump)[seed % 5]).passes()
        for card in range(48):
            game.cards(1, strong=(card + seed) % 3 > 0)
        seen = view(game.state, Seat.SOUTH)
        assert hand.hand(seen, alone, t).picture is not None
        assert hand.hand(seen, replace(alone, alone=False), t).picture is None
