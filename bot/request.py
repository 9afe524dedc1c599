"""The HTTP transport: aiohttp under Telegram's library, for two thirds of its own's time.

(Measured: benchmarks/README.md.) Promises what the library asks of a transport: a status and a
body, or its own errors. No error's text holds an address, for addresses hold the token.
"""

from __future__ import annotations

import time
from http import HTTPStatus

import aiohttp
from telegram._utils.defaultvalue import DefaultValue
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

Seconds = float | DefaultValue[float] | DefaultValue[None] | None
"""What a call may say of a time-out: a number, nothing, or the transport's own."""

POOL_SECONDS = 10.0
CONNECT_SECONDS = 5.0

_UNREAD = ("/editMessageText", "/editMessageCaption", "/editMessageReplyMarkup")
"""Methods whose success says all: their result is the whole message, which costs a millisecond to
read and which nobody asks for."""
_SUCCESS = b'{"ok":true,"result":true}'
_JSON = {"Content-Type": "application/json"}


class AiohttpRequest(BaseRequest):
    """Up to `connections` at once; `read_timeout` in seconds where a call names none."""

    def __init__(self, connections: int, read_timeout: float = 5.0) -> None:
        self._connections = connections
        self._read_timeout = read_timeout
        self._session: aiohttp.ClientSession | None = None
        self._answered_at = time.monotonic()

    @property
    def silent(self) -> float:
        """Seconds since the last answer of whatever kind, at first since it was made."""
        return time.monotonic() - self._answered_at

    @property
    def read_timeout(self) -> float | None:
        """Seconds to wait for an answer where a call names none."""
        return self._read_timeout

    async def initialize(self) -> None:
        """Open, or open again."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._connections),
                headers={"User-Agent": self.USER_AGENT},
            )

    async def shutdown(self) -> None:
        """Close every connection; twice does no harm."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Seconds = BaseRequest.DEFAULT_NONE,
        write_timeout: Seconds = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
        connect_timeout: Seconds = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
        pool_timeout: Seconds = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
    ) -> tuple[int, bytes]:
        """One request. Raises TimedOut or NetworkError, whose cause says how far it came."""
        if self._session is None:
            raise RuntimeError("expected initialize() before the first request")
        seconds = self._read_timeout if isinstance(read_timeout, DefaultValue) else read_timeout
        timeout = aiohttp.ClientTimeout(
            connect=POOL_SECONDS, sock_connect=CONNECT_SECONDS, sock_read=seconds
        )
        try:
            body, headers = _body(request_data)
            async with self._session.request(
                method, url, data=body, headers=headers, timeout=timeout
            ) as response:
                content = await response.read()
                self._answered_at = time.monotonic()
                unread = response.status == HTTPStatus.OK and url.endswith(_UNREAD)
                return response.status, _SUCCESS if unread else content
        except TimeoutError as error:
            raise TimedOut from error
        except aiohttp.ClientError as error:
            raise NetworkError(type(error).__name__) from error


def _body(
    data: RequestData | None,
) -> tuple[bytes | aiohttp.FormData | None, dict[str, str] | None]:
    """As JSON with its header; what brings a file, as a form, which makes its own."""
    if data is None:
        return None, None
    if not data.multipart_data:
        return data.json_payload, _JSON
    form = aiohttp.FormData(data.json_parameters)
    for name, (filename, content, kind) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return form, None
