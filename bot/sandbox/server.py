"""The Bot API over HTTP, on loopback.

Promises Telegram's envelope, status codes and tolerance: GET and POST, any case of a method's
name, parameters by query, form, multipart or JSON. Every call is recorded; faults and limits are
applied here. Never logs an address: the token stands in it.
"""

import asyncio
import inspect
import json
import re
import traceback

from aiohttp import web

from bot.sandbox.errors import Refusal
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.limits import FloodControl
from bot.sandbox.methods import METHODS
from bot.sandbox.methods.call import Call
from bot.sandbox.params import Params, as_text
from bot.sandbox.record import CallRecord
from bot.sandbox.world import World

MAX_BODY = 60 * 1024 * 1024
CALLED = "called"
"""What changes with every call that is recorded."""
_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]+")


class Server:
    """Answers calls for one bot."""

    def __init__(self, world: World, token: str, flood: FloodControl) -> None:
        self.world = world
        self.token = token
        self.flood = flood
        self.faults = Faults()
        self.calls: list[CallRecord] = []
        # Where this server itself has failed, and not refused: tracebacks.
        self.mistakes: list[str] = []
        # While set, every connection is dropped unheard: the network is down.
        self.unplugged = False
        self.unheard = 0

    def application(self) -> web.Application:
        """The aiohttp application that answers."""
        application = web.Application(client_max_size=MAX_BODY)
        application.router.add_route("*", "/bot{token:[^/]+}/{method:[^/]*}", self._handle)
        application.router.add_route("*", "/{rest:.*}", _not_found)
        return application

    async def _handle(self, request: web.Request) -> web.Response:
        try:
            return await self._called(request)
        except Exception:
            self.mistakes.append(traceback.format_exc())
            raise

    async def _called(self, request: web.Request) -> web.Response:
        token = request.match_info["token"]
        if self.unplugged:
            self.unheard += 1
            return _dropped(request)
        if not _TOKEN.fullmatch(token):
            return _refused(Refusal(404, "Not Found"))
        if token != self.token:
            return _refused(Refusal(401, "Unauthorized"))
        name = request.match_info["method"].lower()
        if name not in METHODS:
            return _refused(Refusal(404, "Not Found"))
        try:
            params = await _read(request)
        except ValueError:
            return _refused(Refusal(400, "Bad Request: can't parse the request"))
        return await self._answer(request, name, params)

    async def _answer(self, request: web.Request, name: str, params: Params) -> web.Response:
        spelling, method = METHODS[name]
        chat_id = params.integer("chat_id") or None
        fault = self.faults.take(spelling, chat_id)
        came = self.world.clock()

        def record(status: int, description: str = "", *, applied: bool = False) -> None:
            took = self.world.clock() - came
            given = dict(params.values)
            self.calls.append(
                CallRecord(spelling, chat_id, came, given, status, description, applied, took)
            )
            self.world.changes.poke(CALLED)

        try:
            await _before(fault)
            if fault is not None and fault.drop:
                record(0)
                return _dropped(request)
            result = method(Call(self.world, params, self.flood))
            if inspect.isawaitable(result):
                result = await result
        except Refusal as refusal:
            record(refusal.code, refusal.description)
            return _refused(refusal)
        if fault is not None and fault.late:
            await asyncio.sleep(fault.late)
        if self.unplugged or (fault is not None and fault.drop_answer):
            record(0, applied=True)
            return _dropped(request)
        record(200, applied=True)
        return web.json_response({"ok": True, "result": result})


async def _before(fault: Fault | None) -> None:
    if fault is None:
        return
    if fault.delay:
        await asyncio.sleep(fault.delay)
    refusal = fault.refusal()
    if refusal is not None:
        raise refusal


async def _read(request: web.Request) -> Params:
    """Everything a call brings, later sources winning: query, then body."""
    values: dict[str, str] = dict(request.query)
    files: dict[str, bytes] = {}
    if request.content_type == "application/json":
        body = await request.read()
        given = json.loads(body) if body else {}
        if not isinstance(given, dict):
            raise ValueError("not an object")
        values.update({name: as_text(value) for name, value in given.items() if value is not None})
    elif request.method == "POST":
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[name] = value.file.read()
            elif isinstance(value, str):
                values[name] = value
            else:
                files[name] = bytes(value)
    return Params(values, files)


def _refused(refusal: Refusal) -> web.Response:
    body: dict[str, object] = {
        "ok": False,
        "error_code": refusal.code,
        "description": refusal.description,
    }
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    return web.json_response(body, status=refusal.code)


def _dropped(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    # aiohttp wants something to send; the connection is gone, so nobody gets it.
    return web.Response()


async def _not_found(_request: web.Request) -> web.Response:
    return _refused(Refusal(404, "Not Found"))
