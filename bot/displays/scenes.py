"""The table around a match, in people's names, as screens take it.

Leaves to others: what of it a reader is shown, and in which words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.computers.player import Computer
from bot.outbox import Outbox
from bot.pictures.model import ThemeName
from bot.screens.scene import Scene, Standing
from bot.slots import LOBBY_SLOT, score_slot, table_slot
from bot.tables import sessions
from bot.tables.live import Live
from bot.tables.seating import Owner
from bot.texts import Translator
from engine.cards import Seat
from storage import Chat, Person, Pictures, Storage


class Scenes:
    """Sets the scene of each match."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        translator: Callable[[Person], Awaitable[Translator]],
        bot: str,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._translator = translator
        self._bot = bot
        self._now = now

    async def persons(self, live: Live) -> Mapping[int, Person]:
        """Everybody who sits at the table, sat there when a hand was scored or somebody sat down,
        or waits."""
        seating = live.seating
        seated = {
            owner
            for owners in (seating.owners, seating.met, *seating.scored)
            for owner in owners
            if isinstance(owner, int)
        }
        return await self._storage.persons.get_many({*seated, *seating.waiting})

    async def of(self, live: Live, persons: Mapping[int, Person]) -> Scene:
        """The table around a match; `persons`: those of the method above."""
        owners = [persons.get(person or 0) for person in live.seating.persons]
        names = _names(live.seating.owners, persons)
        lasted = (live.match.closed_at or self._now()) - live.match.opened_at
        return Scene(
            match=live.match.public_id,
            names=names,
            met=_names(live.seating.met, persons),
            scored=tuple(_names(owners, persons) for owners in live.seating.scored),
            group=await self._title(live, persons),
            bot=self._bot,
            turn_seconds=live.chat.turn_time,
            stand_in=live.seating.stand_in,
            computers=live.seating.computers,
            left=live.seating.left,
            removed=live.seating.removed,
            present=live.seating.present,
            deserted=live.seating.deserted,
            removals=tuple(len(live.seating.removers(seat)) for seat in Seat),
            removals_needed=live.seating.removals_needed,
            waiting=tuple(persons[person].name for person in live.seating.waiting),
            session=await self._standing(live),
            unreachable=frozenset(
                seat
                for seat in Seat
                if (owner := owners[seat]) and not owner.started and seat not in live.seating.left
            ),
            confirmed=live.seating.confirmed,
            opened=live.seating.opened,
            minutes=int(lasted // 60),
            ended=live.over and live.state.winner is None,
            group_link=await self._link(live),
            reminded=reminded(live),
            missed=live.seating.missed,
            paused=live.match.paused,
            hints=live.hints,
            pictures=theme_of(_wants(live, persons)),
            alone=live.alone,
            profile=live.seating.profile,
            profile_name=live.seating.profile_name,
        )

    async def _standing(self, live: Live) -> Standing | None:
        if not live.over or live.match.session is None:
            return None
        games = await self._storage.matches.of_session(live.match.session)
        game = sessions.place_in(games, live.match.id)
        won = await sessions.standing(self._storage, games[:game])
        persons = await self._storage.persons.get_many(
            {player for player, _ in won if isinstance(player, int)}
        )
        points = tuple((name_of(player, persons), count) for player, count in won)
        return Standing(game, sessions.GAMES, points)

    async def _title(self, live: Live, persons: Mapping[int, Person]) -> str:
        if not live.alone:
            return live.chat.title
        return title_of(live.chat, await self._translator(persons[live.match.starter]))

    async def _link(self, live: Live) -> str | None:
        """To the table; while that is on its way, to what stands above it."""
        if live.alone:
            return None
        match, number = live.match.id, live.hand_number
        for slot in (table_slot(match, number), score_slot(match, number - 1), LOBBY_SLOT):
            if link := await self._outbox.link(live.place, slot):
                return link
        return None


def theme_of(pictures: Pictures) -> ThemeName | None:
    """The colours of somebody's pictures; None if they want none."""
    return None if pictures == "none" else pictures


def title_of(chat: Chat, t: Translator) -> str:
    """What a reader knows a table's chat by: who plays alone there has no group."""
    return t.plain("solo-group") if chat.kind == "private" else chat.title


def name_of(owner: Owner, persons: Mapping[int, Person]) -> str:
    """What a player is called; empty where there is nobody."""
    match owner:
        case Computer():
            return owner.shown
        case int() if owner in persons:
            return persons[owner].name
    return ""


def _names(owners: Sequence[Owner], persons: Mapping[int, Person]) -> tuple[str, str, str, str]:
    first, second, third, fourth = (name_of(owner, persons) for owner in owners)
    return first, second, third, fourth


def reminded(live: Live) -> frozenset[Seat]:
    """Who has been reminded of the question they are asked."""
    hand = live.state.hand
    if hand is None or hand.open.turn is None:
        return frozenset()
    seat = hand.open.turn
    told = live.seating.reminded[seat] == hand.open.decision
    return frozenset({seat}) if told else frozenset()


def _wants(live: Live, persons: Mapping[int, Person]) -> Pictures:
    """The table's setting, which is one's own where one plays alone."""
    return persons[live.match.starter].pictures if live.alone else live.chat.pictures
