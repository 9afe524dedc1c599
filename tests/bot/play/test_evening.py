"""An evening at a club, told from beginning to end, to be read as well as compared.

Three tables in topics, by the club's own rules (obligada, covered hand, no shuffle): a session with
somebody who leaves and somebody who takes over, a claim granted and one refused, a hand that all
four give up, a rematch with changed pairs, and a game that is left over the weekend.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.callbacks import Act
from bot.sandbox import Group, Message, Person
from bot.sandbox.rooms import Topic
from engine.cards import Seat
from tests.bot.play.hands import CAPOT, ORDINARY, dealing, turned
from tests.bot.play.story import Story
from tests.bot.play.support import House, meant
from tests.conftest import Golden

HERE = Path(__file__).parent
GREEN = ("Ona", "Pere", "Marta", "Joan", "Biel")
RED = ("Roser", "Quim", "Neus", "Jordi")
BLUE = ("Carme", "Pau", "Laia", "Martí")


class Club:
    """The club, its people by name and its tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = {person.name: person for person in house.people}
        for name in (*GREEN[4:], *RED, *BLUE):
            self.people[name] = house.town.person(name, language="ca", started=True)
        everybody = list(self.people.values())
        self.group: Group = house.town.group(
            "Club La Manilla", everybody, creator=self["Roser"], forum=True
        )

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    def topic(self, name: str) -> Topic:
        """A topic for a table."""
        return self.group.topic(name)


async def test_an_evening_at_the_club(house: House, golden: Golden) -> None:
    friday = datetime(2027, 3, 5, 19, 30, tzinfo=ZoneInfo("Europe/Madrid"))
    house.clock.now = friday.timestamp()
    club = Club(house)
    await house.knows(*club.people.values())
    story = Story(house, "An evening at Club La Manilla")
    green, red, blue = (club.topic(f"Taula {name}") for name in ("verda", "vermella", "blava"))
    await settles_the_rules(club, story)
    await plays_a_session(club, story, green)
    await claims_and_voids(club, story, red)
    await plays_over_the_weekend(club, story, blue)
    golden(HERE / "golden" / "evening.txt", story.text)


async def settles_the_rules(club: Club, story: Story) -> None:
    """Roser, who founded the club, gives it rules of its own."""
    story.chapter("Friday, half past seven: the club settles on its rules")
    roser = club["Roser"]
    await club.group.add_bot(by=roser)
    await story.looks(club.group)
    await story.says(roser, "/settings", club.group)
    await story.looks(roser)
    for label in ("Joc", "Obligada", "Regla per regla", "Mà tapada", "Quan s'ha cantat o delegat"):
        await story.presses(roser, label)
    await story.presses(roser, "Remenar")
    await story.looks(roser)
    await story.presses(roser, "No: s'apilen i s'escapcen")
    await story.presses(roser, "↩️ Enrere")
    await story.presses(roser, "Llargada")
    await story.presses(roser, "a 36")
    await story.presses(roser, "Perfil del grup")
    await story.looks(roser)
    await story.presses(roser, "💾 Desa com a perfil del grup")
    await story.looks(roser)
    await story.says(roser, "x")
    await story.looks(roser)
    await story.says(roser, "La Manilla")
    await story.looks(roser)


async def sits_down(club: Club, story: Story, topic: Topic, *names: str) -> None:
    """The first opens a table there; the others sit down, second and fourth as a pair."""
    first, second, third, fourth = (club[name] for name in names)
    await story.says(first, "/newgame", topic)
    await story.looks(topic)
    await story.presses(second, "M'assec aquí (parella 2)", topic)
    await story.presses(third, f"M'assec amb {first.name}", topic)
    await story.presses(fourth, f"M'assec amb {second.name}", topic)


async def plays_a_session(club: Club, story: Story, green: Topic) -> None:
    """Three games at the green table, in which one leaves and another takes over."""
    story.chapter("The green table: a session of three")
    await sits_down(club, story, green, "Ona", "Pere", "Marta", "Joan")
    await story.presses(club["Biel"], "Llista d'espera", green)
    await story.looks(green)
    await story.presses(club["Ona"], "Regles", green)
    await story.looks(green)
    await story.presses(club["Ona"], "Sessió de 3", green)
    await story.presses(club["Ona"], "Amaga les regles", green)
    await story.presses(club["Ona"], "Comencem", green)
    await story.looks(green)
    story.tells("The hand is covered: Joan deals, so Pere, his partner, sees no cards yet.")
    await story.looks(club["Pere"], club["Joan"])
    await story.presses(club["Joan"], "Delego")
    await story.looks(club["Pere"])
    await story.presses(club["Pere"], "🍷 Copes")
    await story.presses(club["Marta"], "Contro → ×2")
    await story.looks(club["Marta"], green)
    await finishes_hand(club, green, GREEN)
    await story.looks(green)
    story.tells("The deck is not shuffled: the tricks are stacked and cut for the next hand.")
    await club.house.passes(21)
    await story.looks(green)
    story.tells("In mid-hand Marta has to go; Biel, who waits, gets her seat and her cards.")
    await plays_cards(club, green, GREEN, 14)
    await story.skips(green)
    await story.says(club["Marta"], "/plego", green)
    await story.looks(club["Marta"])
    await story.presses(club["Marta"], "Sí, plego")
    await story.looks(club["Marta"], green, club["Biel"])
    await finishes_game(club, green, GREEN)
    story.tells("The first game is over.")
    await story.looks(green)
    for game in (2, 3):
        for name in ("Ona", "Pere", "Joan", "Biel"):
            await club.house.presses(club[name], f"Partida {game} de 3", green)
        story.tells(f"Game {game}: the bot turns the seats.")
        await story.looks(green)
        await finishes_game(club, green, GREEN)
        story.tells(f"Game {game} is over.")
        await story.looks(green)


async def finishes_game(club: Club, topic: Topic, names: tuple[str, ...]) -> None:
    """They play on to the end of the match."""
    house = club.house
    while "guanyen la partida" not in (await house.last(topic)).text:
        await finishes_hand(club, topic, names)
        await house.passes(21)


def asked(club: Club, names: tuple[str, ...]) -> tuple[Person, str, Message] | None:
    """Who of them is asked for something, and the first button that does it."""
    for name in names:
        for message in reversed(club[name].private.messages()):
            for button in message.buttons:
                if button.data is not None and isinstance(meant(button), Act):
                    return club[name], button.data, message
    return None


async def plays_cards(club: Club, topic: Topic, names: tuple[str, ...], taps: int) -> None:
    """They do the first thing that is offered, so many times, or until the hand is scored."""
    house = club.house
    scored = (await house.reads(topic)).count("Fi de la mà")
    for _ in range(taps):
        if (await house.reads(topic)).count("Fi de la mà") > scored:
            return
        if (question := asked(club, names)) is None:
            await house.passes(5)
        else:
            await house.forges(*question)


async def finishes_hand(club: Club, topic: Topic, names: tuple[str, ...]) -> None:
    """They do the first thing that is offered until the hand is scored."""
    await plays_cards(club, topic, names, 200)


async def claims_and_voids(club: Club, story: Story, red: Topic) -> None:
    """A claim that is refused, a hand that nobody wants, a claim that is granted, other pairs."""
    story.chapter("The red table: claims, and a hand that nobody wants")
    house, (roser, quim, neus, jordi) = club.house, (club[name] for name in RED)
    away = (CAPOT[3], CAPOT[0], CAPOT[1], CAPOT[2])  # Quim can't lose a trick
    house.decks.lay(turned(), dealing(ORDINARY), dealing(away, Seat.SOUTH))
    await sits_down(club, story, red, *RED)
    await story.presses(roser, "Comencem", red)
    await story.presses(jordi, "🍷 Copes")
    for opponent in (roser, neus):
        await story.presses(opponent, "Bé, passo")
    await story.looks(red)
    for person, card in (
        (roser, "🟡 Manilla"),
        (quim, "🟡 Cavall"),
        (neus, "🟡 2"),
        (jordi, "🟡 4"),
    ):
        await story.presses(person, card)
    story.tells("Roser is to lead again, and tries her luck; nobody else hears of it.")
    await story.presses(roser, "Acabar la mà…")
    await story.looks(roser)
    await story.presses(roser, "La resta és meva")
    await story.looks(red)
    story.tells("Neus saw a card of her neighbour's: they agree to throw the hand in.")
    await story.presses(neus, "Acabar la mà…")
    await story.presses(neus, "Anul·lem la mà")
    await story.looks(red)
    for name, count in (("Roser", 1), ("Quim", 2), ("Jordi", 3)):
        await story.presses(club[name], f"Anul·lem la mà {count}/4", red)
    await story.looks(red)
    for name, count in (("Roser", 0), ("Quim", 1), ("Neus", 2), ("Jordi", 3)):
        await house.presses(club[name], f"Mà següent {count}/4", red)
    await house.passes(0)
    await story.presses(roser, "Botifarra ×2")
    for opponent in (quim, jordi):
        await story.presses(opponent, "Bé, passo")
    await story.skips(quim)
    for person, card in ((quim, "🟡 Manilla"), (neus, "🟡 8"), (jordi, "🟡 5"), (roser, "🟡 2")):
        await story.presses(person, card)
    await story.presses(quim, "Acabar la mà…")
    await story.presses(quim, "La resta és meva")
    await story.looks(red)
    await story.presses(neus, "Canviem de parella", red)
    await story.looks(red)
    for person in (roser, quim, jordi):
        await story.presses(person, "Hi sóc", red)
    await story.looks(red)


async def plays_over_the_weekend(club: Club, story: Story, blue: Topic) -> None:
    """The club closes in mid-hand, and the table goes on, a turn a day."""
    story.chapter("The blue table: left over the weekend")
    house = club.house
    await sits_down(club, story, blue, *BLUE)
    await story.presses(club["Carme"], "Comencem", blue)
    await plays_cards(club, blue, BLUE, 18)
    await story.looks(blue)
    await story.says(club["Pau"], "/taules", club.group)
    await story.looks(club.group)
    story.tells("The bar closes. Roser gives every turn a day, which counts at once.")
    await story.presses(club["Roser"], "↩️ Enrere")
    await story.presses(club["Roser"], "Temps per torn")
    await story.presses(club["Roser"], "1 dia")
    person, _, _ = asked(club, BLUE) or (club["Carme"], "", None)
    await story.skips(*(club[name] for name in BLUE))
    heard = len(person.sounds)
    await waits_until(house, "2027-03-06 07:30")
    story.tells(f"Saturday, half past seven: {person.name}'s phone has kept silent all night.")
    assert len(person.sounds) == heard
    await story.looks(person)
    await waits_until(house, "2027-03-06 11:00")
    story.tells(f"Saturday, eleven: half a day is over, and {person.name} is reminded, once.")
    assert len(person.sounds) == heard + 1
    await story.looks(person)
    await plays_cards(club, blue, BLUE, 4)
    await story.skips(*(club[name] for name in BLUE))
    await waits_until(house, "2027-03-07 21:00")
    story.tells(
        "Sunday, nine in the evening: Carme did not look in, so the bot has played for her."
    )
    assert "⏳ Surt Martí" in await house.reads(blue)
    await story.looks(blue)
    await finishes_hand(club, blue, BLUE)
    story.tells("They finish the hand.")
    await story.looks(blue)


async def waits_until(house: House, moment: str) -> None:
    """Time passes, a quarter of an hour after another, and what is due happens."""
    then = datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo("Europe/Madrid")).timestamp()
    while house.clock.now < then:
        await house.passes(min(900.0, then - house.clock.now))
