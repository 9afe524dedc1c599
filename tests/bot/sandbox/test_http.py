"""The way over HTTP: forms of a request, envelopes, tokens."""

import asyncio
import json

import pytest
from aiohttp import ClientSession, FormData
from telegram import Bot
from telegram.error import InvalidToken

from bot.sandbox import Group, Sandbox
from bot.sandbox.methods import METHODS
from bot.sandbox.methods.call import Call
from tests.bot.sandbox.conftest import Api


async def test_unknown_methods_are_not_found(api: Api) -> None:
    assert await api("makeCoffee") == {
        "ok": False,
        "error_code": 404,
        "description": "Not Found",
    }


async def test_other_tokens_are_turned_away(town: Sandbox) -> None:
    async with ClientSession() as session:
        async with session.get(f"{town.url}/bot1:other/getMe") as response:
            assert response.status == 401
            assert await response.json() == {
                "ok": False,
                "error_code": 401,
                "description": "Unauthorized",
            }
        for path in ("/bot/getMe", "/botnonsense/getMe", "/"):
            async with session.get(town.url + path) as response:
                assert response.status == 404
    with pytest.raises(InvalidToken):
        async with Bot("1:other", base_url=f"{town.url}/bot"):
            pass


@pytest.mark.parametrize("method", ["sendMessage", "SENDMESSAGE", "sendmessage"])
async def test_parameters_come_in_every_form(town: Sandbox, bar: Group, method: str) -> None:
    address = f"{town.url}/bot{town.token}/{method}"
    params = {"chat_id": str(bar.chat_id), "text": "a"}
    form = FormData(params, default_to_multipart=True)
    async with ClientSession() as session:
        for call in (
            session.get(address, params=params),
            session.post(address, params=params),
            session.post(address, data=params),
            session.post(address, data=form),
            session.post(address, json={**params, "chat_id": bar.chat_id}),
        ):
            async with call as response:
                assert response.status == 200, await response.text()
                assert (await response.json())["result"]["text"] == "a"
    assert len(town.calls_of("sendMessage", chat=bar)) == 5


async def test_a_broken_body_is_a_bad_request(town: Sandbox) -> None:
    async with ClientSession() as session:
        for body in ("{", "[]"):
            async with session.post(
                f"{town.url}/bot{town.token}/getMe",
                data=body,
                headers={"Content-Type": "application/json"},
            ) as response:
                assert response.status == 400


async def test_calls_are_recorded(api: Api, town: Sandbox, bar: Group) -> None:
    await api("sendMessage", chat_id=bar.chat_id, text="a", disable_notification=True)
    await api("sendMessage", chat_id=bar.chat_id, text="")
    good, bad = town.calls_of("sendMessage", chat=bar)
    assert (good.status, good.applied, good.chat_id) == (200, True, bar.chat_id)
    assert json.loads(good.params["disable_notification"]) is True
    assert (bad.status, bad.applied) == (400, False)
    assert bad.description == "Bad Request: message text is empty"


async def test_the_library_meets_the_bot(bot: Bot, town: Sandbox) -> None:
    me = await bot.get_me()
    assert (me.username, me.is_bot) == (town.world.bot.username, True)
    assert me.can_read_all_group_messages is False
    assert await bot.set_my_name("Botifarra", language_code="ca")
    assert (await bot.get_my_name("ca")).name == "Botifarra"
    assert await bot.set_my_description("cards")
    assert (await bot.get_my_description()).description == "cards"
    assert await bot.set_my_short_description("short")
    assert (await bot.get_my_short_description("fr")).short_description == "short"


async def test_a_mistake_of_its_own_is_an_error_500_and_told_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(_call: Call) -> object:
        raise KeyError("a sandbox's own fault")

    monkeypatch.setitem(METHODS, "getme", ("getMe", fails))
    with pytest.raises(RuntimeError, match=r"made a mistake(.|\n)*own fault"):
        async with (
            await Sandbox.start() as town,
            ClientSession() as client,
            client.get(f"{town.url}/bot{town.token}/getMe") as answer,
        ):
            assert answer.status == 500


async def test_a_form_may_come_in_pieces(town: Sandbox, bar: Group) -> None:
    boundary = b"a-boundary-of-forty-bytes-or-so-12345678"
    head = b'\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
    fields = {b"chat_id": b"%d" % bar.chat_id, b"text": b"a" * 60, b"unknown": b"x" * 40_000}
    parts = [b"--" + boundary + head % field for field in fields.items()]
    body = b"".join(parts) + b"--" + boundary + b"--\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", int(town.url.rpartition(":")[2]))
    writer.write(
        b"POST /bot%s/sendMessage HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
        b"Content-Type: multipart/form-data; boundary=%s\r\nContent-Length: %d\r\n\r\n"
        % (town.token.encode(), boundary, len(body))
    )
    began = body.index(b"x" * 40_000)
    pieces = (body[: began + 9_000], body[began + 9_000 : began + 9_003], body[began + 9_003 :])
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.05)
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 200"), town.server.mistakes
