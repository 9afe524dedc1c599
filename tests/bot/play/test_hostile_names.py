"""Names that would break a line, a message or a button, in a whole evening of them."""

from __future__ import annotations

import pytest

from bot import callbacks
from bot.callbacks import HowToEnd
from bot.sandbox import Group, Message, Person
from tests.bot.play.support import House

NAMES = {
    "markup": "<b>Ona</i>&amp;<a href='x'>",
    "turned round": "\u202eano\u2066 שלום",
    "nothing to see": "\u3164\u200d\u2800",
    "200 characters": "𝕎" * 64,  # as Telegram allows it
    "of our words": "{ $name } { -botifarra }",
}


def crowd(house: House, name: str, group: str) -> tuple[Group, list[Person]]:
    """Six people of that name, in a group of that title, who all started the bot."""
    people = [house.town.person(name, language="ca", started=True) for _ in range(6)]
    club = house.town.group(group, people, creator=people[0], supergroup=True)
    return club, people


async def presses(house: House, person: Person, kind: str, room: Group | Person) -> Message:
    """Somebody presses the newest button there whose data begins so; what they pressed on."""
    place = room.private if isinstance(room, Person) else room
    await house.settles()
    for message in reversed(place.messages()):
        for button in message.buttons:
            if (button.data or "").split(":")[0] == kind:
                assert button.data is not None
                answer = await house.forges(person, button.data, message)
                assert "Torna-ho a provar" not in answer.text, kind
                return message
    raise AssertionError(f"no {kind}\n{place.shows()}")


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_every_screen_of_an_evening_bears_such_names(house: House, name: str) -> None:
    club, people = crowd(house, name, name * 2)
    await house.knows(*people)
    await club.add_bot(by=people[0])
    host, second, third, fourth, fifth, sixth = people
    await house.says(sixth, "/notify", club)
    await house.says(host, "/settings", club)
    await presses(house, host, "group", host)
    await house.says(host, "/newgame", club)
    for person in (second, third, fourth):
        await presses(house, person, "sit", club)
    await presses(house, fifth, "queue", club)
    await presses(house, host, "askout", club)
    await presses(house, host, "out", host)  # the fifth has their seat
    await presses(house, second, "queue", club)
    await house.says(host, "/tables", club)
    said = await sixth.says("Va!", club)
    await house.settles()
    await host.says("/veta", club, reply_to=said)
    await house.settles()
    await house.says(host, "/settings", club)
    await presses(house, host, "bans", host)
    await presses(house, host, "start", club)
    (match,) = await house.app.storage.matches.live()
    live = await house.app.services.tables.live(match.id)
    keys = {p.id: p for p in people}
    rows = [await house.app.storage.persons.get(key or 0) for key in live.seating.persons]
    seated = [keys[row.telegram_id or 0] for row in rows]
    how = callbacks.format(HowToEnd(match.public_id, 1))  # its button comes with the second trick
    await house.forges(seated[0], how, seated[0].private.messages()[-1])
    await presses(house, seated[0], "by", seated[0])
    await presses(house, seated[1], "decline", club)
    await house.says(seated[3], "/leave", club)
    await presses(house, seated[3], "leave", seated[3])
    await house.says(host, "/score", club)
    await house.says(host, "/rules", club)
    await house.says(host, "/tables", club)
    await house.passes(61)
    await house.passes(61)
    proposer = seated[1] if seated[1] is not host else seated[2]
    await house.says(proposer, "/endgame", club)
    await presses(house, seated[2] if proposer is not seated[2] else seated[1], "vote", club)
    refused = [call.description for call in house.town.calls if call.status == 400]
    harmless = ("pinned messages", "edit not found")  # no right to; a question that is answered
    assert [why for why in refused if not any(word in why for word in harmless)] == []
