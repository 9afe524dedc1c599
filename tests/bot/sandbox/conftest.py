"""A town, and a real HTTP client for the bot in it."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession
from telegram import Bot
from telegram.request import HTTPXRequest

from bot.sandbox import Group, Person, Sandbox


class Clock:
    """Telegram's time, that moves when told."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    """The town's clock."""
    return Clock()


@pytest.fixture
async def town(clock: Clock) -> AsyncIterator[Sandbox]:
    """A town without limits."""
    async with await Sandbox.start(clock=clock) as town:
        yield town


def client(town: Sandbox) -> Bot:
    """The bot's side: the library that the real bot uses, with a client of its own.

    It reads no certificates, which would take longer than most tests.
    """
    request = HTTPXRequest(connection_pool_size=64, httpx_kwargs={"verify": False})
    return Bot(town.token, f"{town.url}/bot", request=request, get_updates_request=request)


@pytest.fixture
async def bot(town: Sandbox) -> AsyncIterator[Bot]:
    """The bot, connected."""
    async with client(town) as bot:
        yield bot


@pytest.fixture
def ona(town: Sandbox) -> Person:
    """Somebody who started the bot."""
    return town.person("Ona", username="ona", language="ca", started=True)


@pytest.fixture
def pere(town: Sandbox) -> Person:
    """Somebody who never started the bot."""
    return town.person("Pere", language="es")


@pytest.fixture
def bar(town: Sandbox, ona: Person, pere: Person) -> Group:
    """A basic group with both and the bot in it."""
    return town.group("Can Pere", [ona, pere], creator=ona, bot=True)


@pytest.fixture
def club(town: Sandbox, ona: Person, pere: Person) -> Group:
    """A supergroup with both and the bot in it."""
    return town.group("Club", [ona, pere], creator=ona, bot=True, supergroup=True)


class Api:
    """Bare calls over HTTP: what Telegram answers, to the letter."""

    def __init__(self, town: Sandbox, session: ClientSession) -> None:
        self.town = town
        self.session = session

    async def __call__(self, method: str, **params: object) -> dict[str, object]:
        """Call a method with JSON parameters; the whole answer."""
        address = f"{self.town.url}/bot{self.town.token}/{method}"
        async with self.session.post(address, json=params) as response:
            answer: dict[str, object] = await response.json()
            assert response.status == answer.get("error_code", 200)
            return answer

    async def refuses(self, method: str, **params: object) -> tuple[int, str]:
        """Call a method that fails; its code and description."""
        answer = await self(method, **params)
        assert answer["ok"] is False, answer
        return int(str(answer["error_code"])), str(answer["description"])


@pytest.fixture
async def api(town: Sandbox) -> AsyncIterator[Api]:
    """Bare calls."""
    async with ClientSession() as session:
        yield Api(town, session)
