"""When the tables that are played leave no room, a full one waits, with a word, and then begins."""

from __future__ import annotations

from bot.displays.lobby import LobbyDisplay
from bot.groups.bans import Bans
from bot.lobbies.lobby import Lobbies
from tests.bot.play.support import House


class Town(LobbyDisplay):
    """Telegram takes no more calls, until it does."""

    full = True

    def crowded(self) -> bool:
        return self.full


async def test_a_full_table_waits_for_room_and_begins_by_itself(house: House) -> None:
    await house.seats_four()
    services = house.app.services
    town = Town(services.storage, services.outbox, services.display, services.watching, house.clock)
    lobbies = Lobbies(
        services.storage,
        town,
        services.tables,
        services.display,
        Bans(services.storage, services.display),
        house.decks,
        house.clock,
    )
    (row,) = await services.storage.lobbies.all_open()
    for _ in range(2):
        house.clock.now += 20
        await lobbies.tick(row.id)
        await house.settles()
        assert "Ara es juga a moltes taules" in await house.reads(house.bar)
        assert await services.storage.matches.live() == []
    town.full = False
    house.clock.now += 20
    await lobbies.tick(row.id)
    await house.settles()
    assert "La partida ha començat" in await house.reads(house.bar)
