"""Guests: clients that stay whatever happens. They come back by themselves when their line breaks,
send again what was not acknowledged, and begin another match when one is over."""

from __future__ import annotations

import asyncio
import random
import secrets
from http.client import HTTPException

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

import boneyard
from boneyard.server.client import Http, RequestRefused, hear, offered, say, whole
from tests.server.people import BOT, ME, Json

LONG = {"match": "rounds:100"}
AGAIN_S = 0.2
THINKS_S = 0.1
UNAVAILABLE = 503
MEANWHILE = 409
"""Nobody knows whether it was done: have a look, and try again."""


class Guest:
    """One person who plays one kind of game against bots, by what is lit."""

    seat = 0
    thinks_s = THINKS_S

    def __init__(self, address: str, slug: str, seed: int, most: int) -> None:
        self.http, self.slug, self.most = Http(address), slug, most
        """After `most` moves a guest thinks about the next one, for as long as the line holds."""
        self.rng = random.Random(seed)
        self.table = ""
        self.acked: dict[str, dict[str, int]] = {}
        """For each table the ids that were acknowledged, and the length of the log then."""
        self.leaves = False
        self.came_back = 0
        self.put_off = 0
        """How often the server could not write a move down."""
        self.trouble: list[str] = []
        self._unacknowledged: dict[str, Json] = {}
        self._over = False
        self._acted, self._seen = -1, Json(seq=-1)

    @property
    def moves(self) -> int:
        return sum(len(ids) for ids in self.acked.values())

    async def stay(self) -> None:
        """Until the test has seen enough."""
        while not self.leaves:
            try:
                if not self.table or self._over:
                    await self._begin()
                    self._over, self._unacknowledged = False, {}
                    self.acked.setdefault(self.table, {})
                async with self.http.live(self.table) as line:
                    await self._play(line)
            except RequestRefused as refused:
                if refused.status not in (MEANWHILE, UNAVAILABLE):
                    raise
                self.put_off += 1
                await asyncio.sleep(AGAIN_S)
            except (WebSocketException, HTTPException, OSError):
                self.came_back += 1
                await asyncio.sleep(AGAIN_S)

    async def _begin(self) -> None:
        options = LONG if self._has_rounds() else {}
        bots = boneyard.game(self.slug).players - 1
        made = await self.http.new_table(self.slug, [ME, *[BOT] * bots], options=options)
        await self.http.enter(made["table"], made["seats"][0]["secret"])
        self.table = made["table"]

    def _has_rounds(self) -> bool:
        return "match" in boneyard.game(self.slug).options

    async def _play(self, line: ClientConnection) -> None:
        self._acted, self._seen = -1, {"seq": -1}
        await say(line, send="frame", width=30, height=18)
        for sent in self._unacknowledged.values():
            await say(line, **sent)
        while not self._over and not self.leaves:
            await self._hear(line, await hear(line, 60))

    async def _hear(self, line: ClientConnection, told: Json) -> None:
        match told["tell"]:
            case "table":
                known = max(self.acked[self.table].values(), default=0)
                if told["seq"] < known:
                    self.trouble.append(f"{known} entries were promised, {told['seq']} are there")
            case "scene" | "moved":
                self._seen = whole(told, self._seen)
                await self._decide(line, told)
            case "hint":
                await self._act(line, told["action"])
            case "ack":
                self.acked[self.table][told["id"]] = told["seq"]
                del self._unacknowledged[told["id"]]
                await asyncio.sleep(self.thinks_s)
                # What had arrived before the line broke is acknowledged again, and the table was
                # shown already.
                if self._seen["seq"] >= told["seq"]:
                    await self._decide(line, self._seen)
            case "refused" if "nothing has happened" in told["why"]:
                self.put_off += 1
                del self._unacknowledged[told["id"]]
                await asyncio.sleep(AGAIN_S)
                self._acted = -1
                await self._decide(line, self._seen)
            case "refused" if self.slug == "hectic":
                # Somebody was faster.
                del self._unacknowledged[told["id"]]
            case "pause" if self.seat in told["waiting"]:
                await say(line, send="ready")
            case "problem":
                # So many think that nobody could help in time.
                await asyncio.sleep(AGAIN_S)
                self._acted = -1
                await self._decide(line, self._seen)
            case "over":
                self._over = True
            case "refused":
                self.trouble.append(str(told))

    async def _decide(self, line: ClientConnection, told: Json) -> None:
        if self._unacknowledged or told["seq"] == self._acted or self.moves >= self.most:
            return
        actions = list(offered(told["scene"]))
        if actions:
            self._acted = told["seq"]
            await self._act(line, self.rng.choice(actions))
        elif told["scene"]["composers"]:
            # What is put together from several tiles is asked for: a person would think.
            self._acted = told["seq"]
            await say(line, send="hint", seat=self.seat)

    async def _act(self, line: ClientConnection, action: Json) -> None:
        name = secrets.token_hex(8)
        sent = {"send": "act", "id": name, "seat": self.seat, "action": action}
        self._unacknowledged[name] = sent
        await say(line, **sent)


async def see_off(guests: list[Guest], playing: list[asyncio.Task[None]]) -> None:
    """Send everybody home. A cancellation alone may be overheard: one that comes together with a
    message is lost in Python 3.11."""
    for guest in guests:
        guest.leaves = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
