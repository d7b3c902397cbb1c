"""A client asks whether its line still holds."""

from __future__ import annotations

import json

from boneyard.server.client import Http, hear
from boneyard.server.live.protocol import PING
from tests.server.people import alone, look


async def test_who_asks_is_answered_whatever_happens_at_the_table(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line, Http(person.address).live(table) as looking_on:
        for one in (line, looking_on):
            await look(one)
            for asked in (PING, json.dumps({"send": "ping"}, indent=1)):
                await one.send(asked)
                while (told := await hear(one))["tell"] != "pong":
                    assert told["tell"] not in ("problem", "refused"), told
