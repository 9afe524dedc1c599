"""What commands answer in a group and in private alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.displays.scenes import theme_of
from bot.handlers.heard import InGroup
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import notices
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.services import Services
from bot.slots import ANSWER_SLOT
from bot.texts import Translator
from engine.view import View, view
from storage import Match, Person

Render = Callable[[View, Scene, Translator], Screen]


def say(services: Services, heard: InGroup, screen: Screen) -> None:
    """Answer in the group; the answer before it goes away."""
    services.outbox.show(
        heard.place, ANSWER_SLOT, screen, urgency=Urgency.REST, edition=heard.edition
    )


async def tell(services: Services, person: Person, screen: Screen, edition: str) -> None:
    """Answer in private; one's hands stay the last messages."""
    services.outbox.show(
        Place.private(person.id),
        ANSWER_SLOT,
        screen,
        urgency=Urgency.ASKED,  # as the hands: less urgent, it would come below them
        edition=edition,
    )
    await services.tables.bring_hands_down(person)


async def about(
    services: Services,
    match: Match | None,
    render: Render,
    t: Translator,
    reader: Person | None = None,
) -> Screen:
    """What everybody may know of a match; `reader`: who is told in private."""
    if match is None:
        return notices.no_game(t)
    live = await services.tables.live(match.id)
    scene = await services.display.scene(live)
    if reader is not None:
        scene = replace(scene, pictures=theme_of(reader.pictures))
    return render(view(live.state, None), scene, t)
