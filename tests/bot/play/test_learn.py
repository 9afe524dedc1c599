"""/learn in a private chat, through the real bot."""

from __future__ import annotations

import pytest

from bot.callbacks import Learn
from bot.callbacks import format as data_of
from bot.lessons.place import END, LIST, Place
from bot.lessons.steps import STEPS
from bot.sandbox import Person
from tests.bot.play.mortal import Mortal
from tests.bot.play.support import House, meant


async def lesson(house: House, person: Person) -> str:
    return (await house.last(person)).text


async def kept(house: House, person: Person) -> Place:
    return Place.kept((await house.row(person)).lesson)


@pytest.mark.parametrize("command", ["/learn", "/apren", "/start learn"])
async def test_a_step_is_read_tried_failed_and_passed(
    house: Mortal, berta: Person, command: str
) -> None:
    await house.says(berta, command)
    message = await house.last(berta)
    assert "Deu passos" in message.text
    await house.presses(berta, "4. Servir el pal", berta.private)
    assert "Se'n diu servir" in await lesson(house, berta)
    await house.presses(berta, "✏️ Prova-ho", berta.private)
    await house.presses(berta, "🟡 5", berta.private)
    assert "❌" in await lesson(house, berta)
    assert "has de servir el pal" in await lesson(house, berta)
    await house.presses(berta, "🍷 8", berta.private)
    assert "molt bé" in await lesson(house, berta)
    await house.presses(berta, "➡️ Endavant", berta.private)
    assert "2/4" in await lesson(house, berta)
    assert (await house.last(berta)).id == message.id  # one message, edited
    assert await kept(house, berta) == Place(4, 2)


async def test_all_ten_steps_lead_to_a_hand_with_computers(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/learn")
    place = LIST
    while place != END:
        message = await house.last(berta)
        if place.exercise:
            right = next(
                number
                for number, option in enumerate(place.asked.options, start=1)
                if option in place.asked.right
            )
            await house.forges(berta, data_of(Learn(place.step, place.exercise, right)), message)
            assert "✅" in await lesson(house, berta)
        following = place.next
        wanted = Learn(following.step, following.exercise, 0)
        assert wanted in [meant(button) for button in (await house.last(berta)).buttons]
        await house.forges(berta, data_of(wanted), message)
        place = following
    assert "Ja en saps" in await lesson(house, berta)
    await house.presses(berta, "🃏 Juga ara", berta.private)
    assert "Amb ordinadors" in await lesson(house, berta)
    await house.says(berta, "/learn")
    lessons = [m for m in berta.private.messages() if "Deu passos" in m.text]
    assert lessons[-1].labels[0] == ("Comencem",)  # done: from the beginning again
    assert len(lessons[-1].labels) == 1 + len(STEPS)
    assert "Amb ordinadors" in await lesson(house, berta)  # the hand stays the last message


async def test_a_kill_loses_nothing(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/learn")
    await house.presses(berta, "5. Matar", berta.private)
    await house.presses(berta, "✏️ Prova-ho", berta.private)
    await house.is_killed()
    await house.presses(berta, "🍷 Manilla", berta.private)
    assert "molt bé" in await lesson(house, berta)
    await house.says(berta, "/learn")
    assert (await house.last(berta)).labels[0] == ("Continua: pas 5",)
    await house.presses(berta, "Continua: pas 5", berta.private)
    assert "1/4" in await lesson(house, berta)
    assert len([m for m in berta.private.messages() if "📖" in m.text]) == 1


async def test_a_group_is_told_where(house: House) -> None:
    await house.adds_bot()
    await house.says(house.marta, "/learn", house.bar)
    answer = await house.last(house.bar)
    assert answer.labels == (("📖 Aprèn-ne en privat",),)
    await house.follows(house.marta, answer.buttons[0])
    assert "Deu passos" in await lesson(house, house.marta)


async def test_the_welcome_leads_there(house: Mortal, berta: Person) -> None:
    await house.says(berta, "/start")
    await house.presses(berta, "📖 Aprèn a jugar-hi", berta.private)
    assert "Deu passos" in await lesson(house, berta)
