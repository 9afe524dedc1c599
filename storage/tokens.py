"""Tokens: what a link's payload stands for; random, used once, and by one person only."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from storage import ids
from storage.database import Database
from storage.schema import tokens


class Tokens:
    """The table of tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def issue(self, person: int, purpose: Mapping[str, Any], *, now: float) -> str:
        """A new payload (24 characters of A-Z a-z 0-9 - _) that only `person` can redeem."""
        payload = ids.secret()
        statement = insert(tokens).values(
            payload=payload, person=person, purpose=dict(purpose), created_at=now
        )

        def work(connection: Connection) -> str:
            connection.execute(statement)
            return payload

        return await self._database.write(work)

    async def redeem(self, payload: str, person: int, *, now: float) -> dict[str, Any] | None:
        """What it was issued for, once; None if unknown, used, or somebody else's."""
        this = tokens.c.payload == payload
        using = update(tokens).where(this, tokens.c.person == person, tokens.c.used_at.is_(None))

        def work(connection: Connection) -> dict[str, Any] | None:
            if connection.execute(using.values(used_at=now)).rowcount != 1:
                return None
            return connection.scalar(select(tokens.c.purpose).where(this))

        return await self._database.write(work)

    async def redeem_latest(self, person: int, *, now: float) -> dict[str, Any] | None:
        """What the last link given to `person` was issued for, once; None if it was used."""
        mine = select(tokens.c.payload).where(tokens.c.person == person)
        latest = mine.order_by(tokens.c.created_at.desc()).limit(1)
        payload = await self._database.read(lambda connection: connection.scalar(latest))
        return None if payload is None else await self.redeem(payload, person, now=now)
