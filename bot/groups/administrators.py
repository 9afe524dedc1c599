"""Who may host a group: what is asked about somebody, whoever answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from storage import Chat, Person

IsAdministrator = Callable[[Chat, Person], Awaitable[bool]]
