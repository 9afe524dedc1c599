"""What people do in several taps, and how what has come of it is read, for more than one story."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.callbacks import Act
from bot.sandbox import Answer, Group, Message, Person
from bot.sandbox.rooms import Topic
from engine.cards import Trump
from tests.bot.play.hands import CAPOT, ONA, ORDINARY, dealing, turned
from tests.bot.play.past import quiet_calls
from tests.bot.play.support import House, meant

TAKE = "M'assec amb Ona"
"""Marta's seat, once she has left it."""
NOW, NEXT = "🃏 Juga ara", "Mà següent"
GAME_TWO, GAME_THREE = "▶️ Partida 2 de 3", "▶️ Partida 3 de 3"


async def club_of(house: House, *names: str) -> tuple[Group, list[Topic]]:
    """A club with the bot in it, and these topics."""
    club = house.town.group("Club", house.people, creator=house.ona, forum=True)
    await club.add_bot()
    topics = [club.topic(name) for name in names]
    await house.settles()
    return club, topics


async def plays_in(house: House, topic: Topic) -> None:
    """A match of the four has begun there."""
    await house.says(house.ona, "/newgame", topic)
    await house.presses(house.pere, "M'assec aquí (parella 2)", topic)
    await house.presses(house.marta, "M'assec amb Ona", topic)
    await house.presses(house.joan, "M'assec amb Pere", topic)
    await house.presses(house.ona, "Comencem", topic)


async def leaves(house: House, person: Person) -> None:
    """Somebody leaves the match for good."""
    await house.says(person, "/leave", house.bar)
    await house.presses(person, "Sí, plego", person.private)


async def misses_twice(house: House) -> None:
    """Pere, who plays every card himself, misses two turns in a row; the others play."""
    await house.likes(house.pere, play_single=False)
    await house.has_played(ORDINARY, *quiet_calls(Trump.COPES), cards=1)
    await house.passes(31)
    await house.passes(30)
    await house.trick("Marta 12O, Joan 4O, Marta 2O, Joan 6O, Ona 8O")
    await house.passes(31)
    await house.passes(30)


async def wants(house: House, person: Person, label: str) -> Answer:
    """Somebody opens the question in their hand and presses this."""
    await house.presses(person, "Acabar la mà…", person.private)
    return await house.presses(person, label, person.private)


async def begins_session(house: House) -> None:
    """The first game of a session to 36: whoever sits first wins every trick of every hand."""
    house.decks.lay(dealing(CAPOT), turned(), dealing(CAPOT), turned(), dealing(CAPOT))
    await house.seats_four()
    await house.presses(house.joan, "Regles", house.bar)
    await house.presses(house.joan, "a 36", house.bar)
    await house.presses(house.joan, "Sessió de 3", house.bar)
    await house.presses(house.joan, "Comencem", house.bar)


async def sits_alone(house: House, person: Person) -> None:
    """They have said hello, and play at once."""
    await house.says(person, "/start")
    await house.presses(person, NOW, person.private)


async def taps(house: House, person: Person) -> bool:
    """Somebody taps the first move that their hand offers; False if it offers none."""
    for message in reversed(person.private.messages()):
        for button in message.buttons:
            if isinstance(meant(button), Act):
                assert button.data is not None
                await house.forges(person, button.data, message)
                return True
    return False


async def plays_on(house: House, person: Person, until: str) -> None:
    """They play, and time passes, until their last message says that."""
    for _ in range(600):
        text = (await house.last(person)).text
        assert "Amb ordinadors" in text  # the hand is always the last message
        if until in text:
            return
        if "fi de la mà" in text:
            await house.presses(person, NEXT, person.private)
        if not await taps(house, person):
            await house.passes(2)
    raise AssertionError(await house.reads(person))


def hands(person: Person, group: str = "Can Pere") -> list[Message]:
    """What stands in private of hands with cards."""
    return [m for m in person.private.messages() if group in m.text and "Basa" in m.text]


async def kinds(house: House) -> list[str]:
    """The kinds of all that has happened in the house's first match."""
    return [event.kind for event in await house.app.storage.matches.load(1)]


def kept(house: House) -> str:
    """All rows of the memory, as text."""
    with closing(sqlite3.connect(house.app.storage.path)) as connection:
        return "\n".join(connection.iterdump())


async def voids_one_and_scores_another(house: House) -> None:
    """The first hand, four cards old, is voided; the second, CAPOT, conceded by Pere and Joan."""
    await wants(house, house.ona, "Anul·lem la mà")
    for count, person in enumerate((house.pere, house.marta, house.joan), start=1):
        await house.presses(person, f"Anul·lem la mà {count}/4", house.bar)
    house.decks.laid = [dealing(CAPOT, ONA)]
    await house.passes(21)
    await house.names(house.ona, "O")
    await house.passes_calls(house.pere, house.joan)
    await house.trick("Pere 10O, Marta 5O, Joan 2O, Ona 9O")
    await wants(house, house.pere, "Donem la resta")
    await house.presses(house.joan, "Donem la resta", house.joan.private)
