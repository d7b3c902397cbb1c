"""What every answer carries and every request must satisfy: headers, sizes, rates,
origin, and the name it was sent to."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneyard.server import measures, safe_log
from boneyard.server.addresses import client_of
from boneyard.server.http.errors import trouble
from boneyard.server.http.hosts import Hosts
from boneyard.server.language import words_for
from boneyard.server.settings import Settings
from boneyard.server.sharing.shared_buckets import SharedBuckets

log = logging.getLogger(__name__)

LENGTH = re.compile("[0-9]{1,18}")
"""Python would read other digits too, and refuses to read very many."""
MOST_LOGGED = 200
API = ("tables", "games", "catalogue", "daily", "matches")
HEADERS = {
    # Nothing from anywhere else, and nothing from here inside other people's pages.
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'; worker-src 'self'; manifest-src 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(headers: Headers, others: Sequence[str]) -> bool:
    """Whether a request comes from a page of ours (or from no page at all).

    A page elsewhere could otherwise open a connection in the name of a person who plays here:
    browsers tell where a page comes from, and let no page lie about it.
    """
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:  # no address at all, like `http://[`
        return False
    return netloc == headers.get("host") != ""


def route_class(path: str) -> str:
    """What an address is about, in a word: there are few of them, and none names a table.

    >>> route_class("/api/tables/abc/enter"), route_class("/api/x"), route_class("/t/abc")
    ('tables', 'api', 'page')
    """
    first, _, rest = path.lstrip("/").partition("/")
    if first == "api":
        second = rest.partition("/")[0]
        return second if second in API else "api"
    return first if first in ("healthz", "metrics") else "page"


class Guard:
    """Stands at the door of the whole server."""

    def __init__(
        self, app: ASGIApp, settings: Settings, buckets: SharedBuckets, *, at_home: bool = False
    ) -> None:
        """`buckets`: of addresses that ask. `at_home`: it is reached from a network, and not from
        its own machine alone."""
        self._buckets = buckets
        self._app, self._settings = app, settings
        self._hosts = Hosts(settings.hosts, at_home=at_home)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        answer = self._socket if scope["type"] == "websocket" else self._request
        try:
            await answer(scope, receive, send)
        except Exception as wrong:
            # The web server would write the whole of it to the log. The path stands there on one
            # line, whatever is in it.
            path = quote(scope["path"][:MOST_LOGGED], errors="replace")
            safe_log.note(log, wrong, f"{scope['type']} {path}")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = await self._refusal_of_line(scope)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        measures.REFUSALS.add(refusal)
        # Before it is accepted, closing it is an answer 403.
        await receive()
        await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                measures.REQUESTS.add(route_class(scope["path"]), str(message["status"]))
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = await self._refusal(scope)
        if refusal is not None:
            status, key = refusal
            measures.REFUSALS.add(key)
            most = self._settings.limits.body_bytes // 1024
            host = Headers(scope=scope).get("host", "")[:MOST_LOGGED]
            problem = words_for(Request(scope))(key, kib=most, host=host)
            wait = {"retry-after": "1"} if status == 429 else None
            await trouble(status, problem, wait)(scope, receive, with_headers)
            return
        sized = _Sized(receive, self._settings.limits.body_bytes)
        try:
            await self._app(scope, sized, with_headers)
        except Exception:
            if not begun:
                said = words_for(Request(scope))("house-trouble")
                await trouble(500, said)(scope, receive, with_headers)
            raise

    async def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not even looked at: the status, and the key of the words."""
        headers = Headers(scope=scope)
        if not await self._may(scope):
            return 429, "door-too-many"
        if not self._hosts.answers_to(headers.get("host", "")):
            return 403, "door-host"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(headers, self._settings.origins):
            return 403, "door-elsewhere"
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > self._settings.limits.body_bytes:
            return 413, "door-too-large"
        kind = headers.get("content-type", "")
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and kind.partition(";")[0].strip().lower() != "application/json":
            return 415, "door-not-json"
        return None

    async def _refusal_of_line(self, scope: Scope) -> str | None:
        """The same for a connection to a table; nobody reads the words."""
        headers = Headers(scope=scope)
        if not self._hosts.answers_to(headers.get("host", "")):
            return "door-host"
        if not same_origin(headers, self._settings.origins):
            return "door-elsewhere"
        return None if await self._may(scope) else "door-too-many"

    async def _may(self, scope: Scope) -> bool:
        return await self._buckets.take(client_of(scope))


class _Sized:
    """Counts the bytes of a body that did not say how long it is."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._left = receive, most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message
