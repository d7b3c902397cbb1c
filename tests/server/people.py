"""People who play by clicking on what is lit."""

from __future__ import annotations

import random
from typing import Any

from websockets.asyncio.client import ClientConnection

from boneyard.server.client import Http, hear, offered, say, see, shows

Json = dict[str, Any]
ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "open", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}


async def alone(person: Http, slug: str = "block", bots: int = 1, **options: Any) -> str:
    """A table against bots, already entered."""
    made = await person.new_table(slug, [ME, *[BOT] * bots], options=options)
    await person.enter(made["table"], made["seats"][0]["secret"])
    return str(made["table"])


async def together(first: Http, second: Http, slug: str = "block", **options: Any) -> str:
    """A table of two people, both entered."""
    made = await first.new_table(slug, [ME, FRIEND], options=options)
    await first.enter(made["table"], made["seats"][0]["secret"])
    await second.enter(made["table"], made["seats"][1]["secret"])
    return str(made["table"])


async def look(line: ClientConnection) -> Json:
    """Say how much room there is and see the table."""
    await say(line, send="frame", width=30, height=18)
    return await see(line)


async def my_turn(line: ClientConnection, seat: int = 0) -> Json:
    """Wait until the scene offers something; says `ready` between rounds."""
    while True:
        told = await hear(line)
        if shows(told) and any(offered(told["scene"])):
            return told
        if told["tell"] == "pause" and seat in told["waiting"]:
            await say(line, send="ready")
        assert told["tell"] not in ("over", "problem"), told


class Player:
    """Plays a match to its end, and remembers all they were told."""

    def __init__(self, seat: int, seed: int = 0) -> None:
        self.seat, self.rng = seat, random.Random(seed)
        self.told: list[Json] = []
        self.acked: dict[str, int] = {}
        self.acts: dict[str, Json] = {}
        self.acted = -1

    async def play(self, line: ClientConnection, most: int = 10**9) -> Json | None:
        """Until the match is over or they have made so many moves."""
        await say(line, send="frame", width=30, height=18)
        while True:
            told = await hear(line)
            self.told.append(told)
            if shows(told) and told["seq"] != self.acted:
                if len(self.acked) >= most:
                    return None
                actions = list(offered(told["scene"]))
                if actions:
                    self.acted = told["seq"]
                    await self.act(line, self.rng.choice(actions))
            elif told["tell"] == "ack":
                self.acked[told["id"]] = told["seq"]
            elif told["tell"] == "pause" and self.seat in told["waiting"]:
                await say(line, send="ready")
            elif told["tell"] == "over":
                return told
            assert told["tell"] not in ("refused", "problem"), told

    async def act(self, line: ClientConnection, action: Json) -> None:
        name = f"{self.seat}-{len(self.acts)}-{self.rng.randrange(10**9)}"
        self.acts[name] = action
        await say(line, send="act", id=name, seat=self.seat, action=action)
