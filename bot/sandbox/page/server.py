"""The page over HTTP: its files, what happens as it happens, and what people do.

Promises that whoever connects is told everything as it stands, and then each change: a reload loses
nothing. Other pages in the same browser can do nothing here: requests must be addressed to this
machine, and come from this page.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from aiohttp import web

from bot.sandbox.changes import ANYTHING
from bot.sandbox.page.backstage import Backstage
from bot.sandbox.page.deeds import Deeds, Impossible
from bot.sandbox.page.view import Json, room_id, room_json, rooms
from bot.sandbox.people import Person
from bot.sandbox.program import Program
from bot.sandbox.rooms import Group
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import Message

STATIC = Path(__file__).parent / "static"
LOOPBACK = "127.0.0.1"
OWN_NAMES = frozenset({LOOPBACK, "localhost", "::1"})
"""What this machine calls itself, and nobody else can reach."""
# Several changes that belong together are told together.
TOGETHER_SECONDS = 0.03
STILL_HERE_SECONDS = 10.0
BACKSTAGE_SECONDS = 1.0
STOP_SECONDS = 0.2
# No script but the page's own files, whatever a text may hold.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Game(Protocol):
    """What the bot lets people play."""

    def play(self, visitor: Person, group: Group, /) -> Message | None:
        """Begin one for somebody in a group; the message in which theirs goes on, if one does."""

    async def dealt(self, visitor: Person, group: Group, /) -> Message | None:
        """That message, as soon as it is there; None if it takes too long."""


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Frames = Iterator[tuple[str, Json]]


class Page:
    """The page for these people of a town.

    `words` are the page's own, in the language `language`; `game` is there where the bot plays
    one; `program` is the bot's process, if it is known.
    """

    def __init__(
        self,
        town: Sandbox,
        people: Sequence[Person],
        words: Mapping[str, str],
        *,
        language: str = "en",
        game: Game | None = None,
        program: Program | None = None,
    ) -> None:
        self._town = town
        self._people = {person.id: person for person in people}
        self._words = words
        self._language = language
        self._game = game
        self._program = program
        self._deeds = Deeds(town.world, self._people)
        self._backstage = Backstage(town, self._people, program)
        self._host = LOOPBACK
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def listen(self, port: int = 0, host: str = LOOPBACK) -> None:
        """Serve it; port 0 takes any that is free. OSError when the port is taken."""
        self._host = host
        runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=STOP_SECONDS)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        name = f"[{host}]" if ":" in host else host
        self.url = f"http://{name}:{runner.addresses[0][1]}/"

    async def stop(self) -> None:
        """Close it."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _application(self) -> web.Application:
        application = web.Application(middlewares=[self._guard])
        router = application.router
        router.add_get("/", _index)
        router.add_get("/words.json", self._say_words)
        router.add_get("/photos/{id}", self._photo)
        router.add_get("/events", self._events)
        router.add_get("/backstage", self._backstage_events)
        router.add_post("/do/{deed}", self._do)
        router.add_post("/backstage/{deed}", self._pull)
        router.add_static("/static/", STATIC)
        return application

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what doesn't come from this page on this machine; say what is impossible."""
        # A page elsewhere may have its name lead here, but the name stays its own.
        if self._host in OWN_NAMES and request.url.host not in OWN_NAMES:
            raise web.HTTPForbidden(text="not this host")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"{request.scheme}://{request.host}":
            raise web.HTTPForbidden(text="not from this page")
        if request.method == "POST" and request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType(text="expected JSON")
        try:
            response = await handler(request)
        except Impossible as impossible:
            response = web.json_response({"impossible": str(impossible)}, status=409)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = POLICY
            response.headers["X-Content-Type-Options"] = "nosniff"
            response.headers["Cache-Control"] = "no-cache"
        return response

    # Reading

    async def _say_words(self, _request: web.Request) -> web.Response:
        return web.json_response({"language": self._language, "words": dict(self._words)})

    async def _photo(self, request: web.Request) -> web.Response:
        content = self._town.world.photos.get(request.match_info["id"])
        if content is None:
            raise web.HTTPNotFound
        return web.Response(body=content, content_type=_kind_of(content))

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Everything these people's phones show, then whatever changes."""
        response = await _stream(request)
        sent: dict[str, str] = {}
        with suppress(ConnectionError):  # they have gone
            while True:
                changes = self._town.world.changes
                seen = changes.count
                for name, frame in self._frames():
                    text = json.dumps(frame, ensure_ascii=False)
                    if sent.get(name) != text:
                        sent[name] = text
                        await _send(response, text)
                if not await changes.more_than(seen, STILL_HERE_SECONDS):
                    await response.write(b": still here\n\n")
                await asyncio.sleep(TOGETHER_SECONDS)
        return response

    def _frames(self) -> Frames:
        world = self._town.world
        yield "town", {"kind": "town", **self._town_json()}
        for person in self._people:
            listed = list(rooms(world, person))
            names = [room_id(room) for room in listed]
            yield f"list {person}", {"kind": "list", "person": person, "rooms": names}
            for room in listed:
                shown = room_json(world, person, room)
                yield (
                    f"room {person} {room_id(room)}",
                    {"kind": "room", "person": person, "room": shown},
                )

    def _town_json(self) -> Json:
        bot = self._town.world.bot
        return {
            "bot": {"id": bot.id, "name": bot.first_name, "username": bot.username},
            "running": self._program is None or self._program.running,
            "listening": self._town.world.updates.has_reader,
            "plays": self._game is not None,
            "people": [{"id": person.id, "name": person.name} for person in self._people.values()],
        }

    async def _backstage_events(self, request: web.Request) -> web.StreamResponse:
        """The levers and the calls, now and then."""
        response = await _stream(request)
        next_call = 0
        with suppress(ConnectionError):
            while True:
                changes = self._town.world.changes
                seen = changes.count
                next_call, calls = self._backstage.calls(next_call)
                frame = {"state": self._backstage.state(), "calls": calls}
                await _send(response, json.dumps(frame, ensure_ascii=False))
                await changes.more_than(seen, BACKSTAGE_SECONDS)
                await asyncio.sleep(TOGETHER_SECONDS)
        return response

    # Doing

    async def _do(self, request: web.Request) -> web.Response:
        given = await _given(request)
        match request.match_info["deed"]:
            case "say":
                done = await self._deeds.say(given)
            case "start":
                done = await self._deeds.start(given)
            case "press":
                done = await self._deeds.press(given)
            case "read":
                done = await self._deeds.read(given)
            case "block":
                done = await self._deeds.block(given)
            case "play" if self._game is not None:
                person, group = self._at_table(given)
                done = _where(self._game.play(person, group)) or {"room": room_id(group)}
            case "wait" if self._game is not None:
                done = _where(await self._game.dealt(*self._at_table(given)))
            case _:
                raise web.HTTPNotFound
        return web.json_response(done)

    def _at_table(self, given: Json) -> tuple[Person, Group]:
        """Who plays, and in which group: the one that is open or else the first."""
        world, person = self._town.world, self._deeds.person(given)
        groups = [room for room in rooms(world, person.id) if room.chat.is_group]
        chosen = [room for room in groups if room_id(room) == given.get("room")] or groups
        if not chosen:
            raise Impossible("no-room")
        return person, Group(world, chosen[0].chat_id)

    async def _pull(self, request: web.Request) -> web.Response:
        deed = self._backstage.deeds.get(request.match_info["deed"])
        if deed is None:
            raise web.HTTPNotFound
        await deed(await _given(request))
        self._town.world.changes.poke(ANYTHING)
        return web.json_response({})


def _where(message: Message | None) -> Json:
    return {} if message is None else {"room": str(message.chat.id), "message": message.id}


async def _index(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(STATIC / "index.html")


async def _given(request: web.Request) -> Json:
    try:
        given = await request.json()
        # Half an emoji could never be told again, nor kept.
        json.dumps(given, ensure_ascii=False).encode()
    except ValueError:
        raise web.HTTPBadRequest(text="expected JSON") from None
    if not isinstance(given, dict):
        raise web.HTTPBadRequest(text="expected an object")
    return given


async def _stream(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
    )
    await response.prepare(request)
    return response


async def _send(response: web.StreamResponse, text: str) -> None:
    await response.write(f"data: {text}\n\n".encode())


def _kind_of(content: bytes) -> str:
    for beginning, kind in (
        (b"\x89PNG", "image/png"),
        (b"\xff\xd8\xff", "image/jpeg"),
        (b"GIF8", "image/gif"),
    ):
        if content.startswith(beginning):
            return kind
    return "image/webp"
