"""A client of the server that plays by what it is shown: for measuring and for tests.

It knows no rules. It takes the actions that a scene offers, as a person who clicks on what is lit.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from boneyard.server.live.protocol import PROTOCOL

Json = dict[str, Any]


class RequestRefused(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: str) -> None:
        super().__init__(f"{status}: {problem}")
        self.status, self.problem = status, problem


class Http:
    """The HTTP side: JSON in, JSON out, with the cookies of one person."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.cookies: dict[str, str] = {}

    async def get(self, path: str) -> Any:
        return json.loads(await self.get_text(path))

    async def get_text(self, path: str) -> str:
        return await asyncio.to_thread(self._ask, path, None)

    async def post(self, path: str, body: Json) -> Any:
        return json.loads(await asyncio.to_thread(self._ask, path, body))

    def _ask(self, path: str, body: Json | None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {"content-type": "application/json"})
        if self.cookies:
            request.add_header("cookie", self.cookie())
        try:
            with urlopen(request, timeout=20) as answer:
                for cookie in answer.headers.get_all("set-cookie") or ():
                    name, _, value = cookie.partition(";")[0].partition("=")
                    self.cookies[name] = value
                return str(answer.read(), "utf-8")
        except HTTPError as wrong:
            raise RequestRefused(wrong.code, _why(str(wrong.read(), "utf-8", "replace"))) from None

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def new_table(self, slug: str, seats: list[Json], **more: Any) -> Json:
        made: Json = await self.post("/api/tables", {"slug": slug, "seats": seats, **more})
        return made

    async def enter(self, table: str, secret: str) -> Json:
        nonce = secrets.token_hex(8)
        entered: Json = await self.post(
            f"/api/tables/{table}/enter", {"secret": secret, "nonce": nonce}
        )
        return entered

    def live(self, table: str, lang: str = "en") -> connect:
        """A connection to a table, as `async with`."""
        address = "ws" + self.address.removeprefix("http")
        return connect(
            f"{address}/api/tables/{table}/live?lang={lang}&protocol={PROTOCOL}",
            additional_headers={"cookie": self.cookie()} if self.cookies else None,
            max_size=None,
            max_queue=None,
            proxy=None,
        )


def offered(scene: Json) -> Iterator[Json]:
    """Every action that a scene offers to click on."""
    for item in scene["items"]:
        if item["item"] == "place":
            yield from (offer["action"] for offer in item["offers"])
        elif item.get("action"):
            yield item["action"]
    if scene["boneyard"] and scene["boneyard"].get("action"):
        yield scene["boneyard"]["action"]
    yield from (control["action"] for control in scene["controls"])


async def say(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))


async def hear(line: ClientConnection, seconds: float = 20) -> Json:
    told: Json = json.loads(await asyncio.wait_for(line.recv(), seconds))
    return told


def _why(body: str) -> str:
    """What the server said; whoever else answered in its place speaks otherwise."""
    try:
        return str(json.loads(body)["problem"])
    except (ValueError, KeyError, TypeError):
        return body[:200]


async def see(line: ClientConnection, seconds: float = 20) -> Json:
    """The next message that shows the table as it is now."""
    async with asyncio.timeout(seconds):
        while not shows(told := await hear(line, seconds)):
            pass
    return told


def shows(told: Json) -> bool:
    """Whether a message shows the table as it is now."""
    return told["tell"] in ("scene", "moved")


def whole(told: Json, before: Json) -> Json:
    """A message that shows the table, with the score sheet of the one before where that is still
    the same and was not sent again."""
    if not told.get("same_sheet"):
        return told
    scene = {**told["scene"], "sheet": before["scene"]["sheet"]}
    return {**told, "scene": scene, "same_sheet": False}


async def hear_until(line: ClientConnection, tell: str, seconds: float = 20) -> Json:
    """The next message of this kind; what comes before it is passed over."""
    async with asyncio.timeout(seconds):
        while True:
            told: Json = json.loads(await line.recv())
            if told["tell"] == tell:
                return told
