"""What is told in a first hand: each kind once, at its moment, and only what is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import pytest

from bot.gallery.play import Game, scene
from bot.screens import hand, tips, why
from bot.screens.scene import ORDINARY, Manner
from engine.actions import Concede, Void
from engine.cards import Seat, Trump
from engine.rules import Rules, Variant
from engine.state import Phase, State
from engine.view import Question, View, view
from tests.words import strict_texts

T = strict_texts().in_("ca")
GROUPS = {
    "Només surten": "turn",
    "has de servir el pal i matar": "beat",
    "has de servir el pal": "follow",
    "has de fallar": "ruff",
    "pots jugar": "free",
    "Tria el pal": "trump",
    "Contrar": "call",
    "Recontrar": "call",
    "Qui guanya": "trick",
    "72 punts": "score",
}


def hands() -> Iterator[list[State]]:
    """Whole hands, step by step, with calls and without."""
    for seed in range(10):
        variant = Variant.OBLIGADA if seed % 2 else Variant.LLIURE
        game = Game(Rules(variant=variant), seed=seed).draw().deal()
        steps = [game.state]
        if seed % 3 == 0:
            steps.append(game.delegate().state)
        steps.append(game.name(list(Trump)[seed % 4]).state)
        if seed % 4 == 0:
            steps += [game.call().state, game.call().state]
        game.passes()
        for card in range(48):
            steps.append(game.state)
            game.cards(1, strong=card % 3 > 0)
        yield [*steps, game.state]


def kind(line: str) -> str:
    return next(kind for words, kind in GROUPS.items() if words in line)


def test_each_kind_stands_at_one_stretch_of_a_hand() -> None:
    """However often it is shown in between: every seat's screens, step by step."""
    seen_at_all: Counter[str] = Counter()
    for steps in hands():
        for seat in Seat:
            lines = [tips.tip(view(state, seat), scene(), T) for state in steps]
            told = [kind(line) for line, _ in groupby(lines) if line is not None]
            assert max(Counter(told).values()) == 1, told
            seen_at_all.update(told)
    assert set(seen_at_all) == set(GROUPS.values())


def test_what_binds_is_told_in_the_words_of_why_these() -> None:
    told = 0
    for steps in hands():
        for seen in (view(state, seat) for state in steps for seat in Seat):
            line = tips.tip(seen, scene(), T)
            if line is not None and seen.question is Question.PLAY and kind(line) in _BINDS:
                assert T("tip-duty", why=why.why(seen, scene(), T)) == line
                assert 1 < len(seen.playable) < len(seen.cards)
                told += 1
    assert told > 20


_BINDS = {"beat", "follow", "ruff", "free"}


def test_others_are_told_nothing() -> None:
    for steps in hands():
        for seen in (view(state, seat) for state in steps for seat in Seat):
            assert "ℹ️" not in hand.hand(seen, scene(), T).text


def test_the_line_stands_above_what_is_asked_and_its_button_under_the_cards() -> None:
    state = Game().draw().deal().name(Trump.OROS).passes().state
    seen = view(state, state.hand.open.turn)  # type: ignore[union-attr]
    told, plain = (hand.hand(seen, scene(), T, it) for it in (Manner(tips=True), ORDINARY))
    above, asked = plain.text.rsplit("\n\n", 1)
    assert told.text == f"{above}\n\n{tips.tip(seen, scene(), T)}\n\n{asked}"
    labels = [[button.text for button in row] for row in told.buttons]
    assert labels[-2] == ["Entesos: no calen més pistes"]
    assert [*labels[:-2], labels[-1]] == [[it.text for it in row] for row in plain.buttons]


@pytest.mark.parametrize("why_not", ["stand_in", "paused"])
def test_who_is_played_for_and_who_waits_is_told_nothing(why_not: str) -> None:
    away = {"stand_in": frozenset(Seat)} if why_not == "stand_in" else {"paused": True}
    seen = _lead()
    assert tips.tip(seen, scene(), T) is not None
    assert tips.tip(seen, scene(**away), T) is None


def test_an_only_card_needs_no_word_and_a_voided_hand_has_no_score() -> None:
    for steps in hands():
        for seen in (view(state, seat) for state in steps for seat in Seat):
            line = tips.tip(seen, scene(), T)
            if len(seen.playable) == 1 and line is not None:
                assert kind(line) == "trick"
    game = Game().draw().deal()
    for seat in Seat:
        game.do(Void(seat))
    assert game.state.phase is Phase.DEAL
    assert tips.tip(view(game.state, Seat(0)), scene(), T) is None
    game.deal().name(Trump.OROS).passes().do(Concede(Seat(1))).do(Concede(Seat(3)))
    assert tips.tip(view(game.state, Seat(0)), scene(), T) is not None


def _lead() -> View:
    game = Game().draw().deal().name(Trump.OROS).passes()
    return view(game.state, game.turn())
