"""Games played from memory: the log forgets what is hidden again, and nobody can look it up."""

from __future__ import annotations

import itertools
import re

import pytest
from websockets.asyncio.client import ClientConnection

from boneyard.server.client import Http, RequestRefused, hear_until, offered, say
from tests.server.people import Json, look, together

FACE = re.compile(r"\d-\d")
ids = map(str, itertools.count())


async def turn_up(lines: list[ClientConnection], shown: list[Json]) -> list[Json]:
    """Whose turn it is turns up the first tile they can; tells what both see then."""
    seat = next(one["seat"] for one in shown[0]["scene"]["hands"] if one["active"])
    action = next(iter(offered(shown[seat]["scene"])))
    await say(lines[seat], send="act", id=next(ids), seat=seat, action=action)
    return [await hear_until(line, "moved") for line in lines]


async def log_of(person: Http, table: str) -> list[Json]:
    """What somebody who comes now reads in the log."""
    async with person.live(table) as line:
        await say(line, send="frame", width=30, height=18)
        lines: list[Json] = (await hear_until(line, "log"))["lines"]
        return lines


async def test_what_lies_open_is_told_and_forgotten_when_the_next_tile_is_turned_up(
    person: Http, another: Http
) -> None:
    table = await together(person, another, "concentration")
    async with person.live(table) as ada, another.live(table) as ben:
        lines = [ada, ben]
        shown = [await look(line) for line in lines]
        while not any(told.get("hides") for told in shown[0].get("events", ())):
            shown = await turn_up(lines, shown)
        first, second, down = (await log_of(person, table))[-3:]
        for told in (first, second):
            assert FACE.search(told["text"])
            assert re.fullmatch(r"(You turn|Ben turns) up a tile\.", told["forgotten"])
        assert down["hides"], "whoever comes now still knows what is to be forgotten"
        await turn_up(lines, shown)
        *before, now = await log_of(person, table)
    assert before[-3]["text"] == first["forgotten"]
    assert before[-2]["text"] == second["forgotten"]
    assert FACE.search(now["text"]), "what lies open now is told"
    assert [one for one in before if "row" in one["text"]] == []


async def test_nobody_looks_back_or_takes_a_record_home_before_the_end(
    person: Http, another: Http
) -> None:
    table = await together(person, another, "memory")
    async with person.live(table) as ada:
        await look(ada)
        await say(ada, send="replay", at=1)
        assert "from memory" in (await hear_until(ada, "problem"))["text"]
        with pytest.raises(RequestRefused, match="from memory"):
            await person.get(f"/api/tables/{table}/record")
        await say(ada, send="replay", at=None)
        assert await hear_until(ada, "scene"), "how it stands now anybody may see"


async def test_where_nothing_is_forgotten_one_may_look_back(person: Http, another: Http) -> None:
    table = await together(person, another, "block")
    async with person.live(table) as ada:
        await look(ada)
        await say(ada, send="replay", at=1)
        assert (await hear_until(ada, "replay"))["at"] == 1
