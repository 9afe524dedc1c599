"""Every picture in one example each, from a match that is always the same, and sheets of the packs.

For whoever wants to look them through (`botifarra gallery`), and for the golden images.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from PIL import Image

from bot.pictures import sprites
from bot.pictures.model import Picture, Position
from bot.screens import pictures
from bot.screens.scene import Scene
from bot.texts import Faces, Plain, Translator
from engine.actions import Action, AppointDealer, Deal, NameTrump, Pass, PlayCard
from engine.cards import DECK, Seat, Suit, Trump, fan, mask_of
from engine.game import apply, legal_actions, start
from engine.rules import FirstDealer, Rules, winning_position
from engine.state import Phase, State, evolve, replay
from engine.view import View, view

_RULES = Rules(first_dealer=FirstDealer.RANDOM)
_SCENE = Scene(match="", names=("Ona", "Pere", "Marta", "Joan"), group="Can Pere", bot="")
_SEED = 7
_CLOTH = (31, 74, 58)


def examples(t: Translator) -> dict[str, Picture]:
    """A picture of each kind, by its name, in these words."""
    states = _match()
    trick = next(state for state in states if _tricks(state) == 3)
    over = view(states[-1], None)
    made = {
        "trick": pictures.last_trick(view(trick, None), _SCENE, t),
        "board": pictures.board(over, _SCENE, 2, t),
        "course": pictures.course(over, _SCENE, t),
        "rules": pictures.rules("lliure", Rules(), t),
        "position": _position(t),
    }
    return {name: picture for name, picture in made.items() if picture is not None}


def sheet(faces: Faces, height: int = 200) -> Image.Image:
    """The 48 cards of a pack as they are held, a row a suit, and their back."""
    gap = 2 * sprites.SHADE
    across, down = round(height * sprites.RATIO) + gap, height + gap
    image = Image.new("RGB", (13 * across + gap, 4 * down + gap), _CLOTH)
    for row, suit in enumerate(Suit):
        held = fan(mask_of(card for card in DECK if card.suit is suit))
        tiles = [*(sprites.card(card, faces, height) for card in held), sprites.back(height)]
        for column, tile in enumerate(tiles if row == 0 else tiles[:-1]):
            at = (sprites.SHADE + column * across, sprites.SHADE + row * down)
            image.paste(tile, at, tile)
    return image


@cache
def _match() -> tuple[State, ...]:
    """A whole match, move by move, of people who play whatever is legal."""
    return tuple(_play(random.Random(_SEED)))


def _play(chance: random.Random) -> Iterator[State]:
    state = replay(start(_RULES))
    while state.phase is not Phase.OVER:
        for event in apply(state, _move(state, chance)):
            state = evolve(state, event)
        yield state


def _move(state: State, chance: random.Random) -> Action:
    if state.phase is Phase.DRAW:
        return AppointDealer(Seat.SOUTH)
    if state.phase is Phase.DEAL:
        return Deal(tuple(chance.sample(DECK, len(DECK))))
    assert state.hand is not None
    seat = state.hand.open.turn
    assert seat is not None
    match state.phase:
        case Phase.TRUMP:
            return NameTrump(seat, chance.choice(tuple(Trump)))
        case Phase.CALLS:
            return Pass(seat)
        case _:
            legal = legal_actions(state, seat)
            return chance.choice([action for action in legal if isinstance(action, PlayCard)])


def _tricks(state: State) -> int:
    return len(state.hand.open.tricks) if state.hand else 0


def _position(t: Translator) -> Position:
    """The first time that somebody who sees two cards or more may not play all of theirs."""
    seen = next(seen for state in _match() for seen in _asked(state) if _instructive(seen))
    assert seen.hand is not None
    assert seen.seat is not None
    assert seen.hand.trump is not None
    laid, below, trump = dict(seen.hand.laid), seen.seat, seen.hand.trump
    winning = winning_position([card.bit for card in seen.hand.trick], trump.ordinal)
    first, second, third, fourth = (laid.get(below.after(turn)) for turn in range(4))
    return Position(
        title=t.plain("learn-ask", ask=Plain("card")),
        people=pictures.people(_SCENE.names, below, t),
        cards=(first, second, third, fourth),
        hand=seen.cards,
        legal=frozenset(seen.playable),
        winner=(seen.hand.laid[winning][0] - below) % 4,
        trump=trump.suit,
        trump_name=pictures.trump_name(trump, t),
        faces=t.faces,
    )


def _asked(state: State) -> Iterator[View]:
    if state.hand is not None and state.hand.open.turn is not None:
        yield view(state, state.hand.open.turn)


def _instructive(seen: View) -> bool:
    hand = seen.hand
    return (
        hand is not None
        and len(hand.trick) >= 2
        and len(seen.cards) > 8
        and hand.trump is not Trump.BOTIFARRA
        and 1 < len(seen.playable) < len(seen.cards)
    )
