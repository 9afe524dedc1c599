"""A transport without a network: it answers every call at once, and tells what was said to whom."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any

from telegram.request import BaseRequest, RequestData

Told = Callable[[str, str], None]
"""To whom (a chat's id, or that of a tap), and the text."""

ME = {"id": 123456789, "is_bot": True, "first_name": "Botifarra", "username": "botifarra_bot"}
_TEXTS = ("text", "caption", "media")


class Silent(BaseRequest):
    """Of any number of connections; ids of messages count from 1."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._ids = itertools.count(1)

    @property
    def read_timeout(self) -> float | None:
        """Nobody waits for anything."""
        return None

    async def initialize(self) -> None:
        """There is nothing to open."""

    async def shutdown(self) -> None:
        """Nor to close."""

    async def do_request(
        self,
        url: str,
        method: str,  # noqa: ARG002 - the library's word for GET or POST
        request_data: RequestData | None = None,
        read_timeout: Any = None,  # noqa: ARG002 - nobody waits
        write_timeout: Any = None,  # noqa: ARG002
        connect_timeout: Any = None,  # noqa: ARG002
        pool_timeout: Any = None,  # noqa: ARG002
    ) -> tuple[int, bytes]:
        """Whatever Telegram would say if all were well."""
        given = dict(request_data.parameters) if request_data is not None else {}
        result = self._result(url.rsplit("/", 1)[1], given)
        return 200, json.dumps({"ok": True, "result": result}).encode()

    def _result(self, name: str, given: dict[str, Any]) -> Any:
        text = "\n".join(str(given[field]) for field in _TEXTS if field in given)
        to = str(given.get("callback_query_id") or given.get("chat_id"))
        if text:
            # As it would be sent: what can't be encoded would be an error there too.
            text.encode()
            self._told(to, text)
        if name == "getMe":
            return ME
        if name.startswith(("sendMessage", "sendPhoto", "editMessage")):
            return self._message(given)
        if name == "getChatAdministrators":
            return []
        if name == "getChatMember":
            user = {"id": given["user_id"], "is_bot": False, "first_name": "Ningú"}
            return {"status": "left", "user": user}
        return True

    def _message(self, given: dict[str, Any]) -> dict[str, Any]:
        number = given.get("message_id") or next(self._ids)
        chat = int(given["chat_id"])
        kind = "private" if chat > 0 else "supergroup"
        message = {
            "message_id": number,
            "date": 1,
            "chat": {"id": chat, "type": kind},
            "from": ME,
        }
        if "photo" in given or "media" in given:
            size = {"file_id": "kept", "file_unique_id": "kept", "width": 1, "height": 1}
            message["photo"] = [size]
        return message
