"""How tables stand, for the shelf of one's own: whose turn it is, without going there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection
from starlette.requests import Request

from boneyard.server.client import Http, RequestRefused, hear_until, offered, say
from boneyard.server.http.glance import Remembered
from boneyard.server.http.glance import glance as glance_at
from boneyard.server.rooms.registry import Registry
from boneyard.server.storage import queries
from tests.server.people import FRIEND, ME, Json, alone, look, together
from tests.server.rooms import begun, move
from tests.server.running import Running, quick, sqlite


async def glance(person: Http, table: str, lang: str = "en") -> Json:
    told: Json = await person.get(f"/api/tables/{table}/glance?lang={lang}")
    return told


def turns(told: Json) -> list[Any]:
    return [seat["name"] for seat in told["seats"] if seat["turn"]]


async def test_it_says_whose_turn_it_is_and_which_seats_are_mine(
    person: Http, another: Http
) -> None:
    table = await together(person, another, match="rounds:1", players=2)
    mine, theirs = await glance(person, table), await glance(another, table, "de")
    assert (mine["title"], theirs["title"]) == ("Block Dominoes", "Blockspiel")
    assert [seat["mine"] for seat in mine["seats"]] == [True, False]
    assert [seat["mine"] for seat in theirs["seats"]] == [False, True]
    assert mine["status"] == "playing"
    (first,) = turns(mine)
    mover, seat = (person, 0) if first == "Ada" else (another, 1)
    async with mover.live(table) as line:
        scene = await look(line)
        action = next(offered(scene["scene"]))
        await say(line, send="act", id="a", seat=seat, action=action)
        await hear_until(line, "ack")
    moved = await glance(person, table)
    # Who lays draws at the end of the turn; then it is the other's.
    assert moved["touched"] > mine["touched"]
    assert turns(moved) in (["Ada"], ["Ben"])


async def test_a_table_nobody_has_come_to_waits_for_them(person: Http, another: Http) -> None:
    made = await person.new_table("block", [ME, FRIEND])
    await person.enter(made["table"], made["seats"][0]["secret"])
    told = await glance(person, made["table"])
    assert (told["status"], turns(told)) == ("waiting", ["Ben"])
    looks_on = await glance(another, made["table"])
    assert not any(seat["mine"] for seat in looks_on["seats"])


async def test_a_table_that_is_gone_is_said_to_be(person: Http) -> None:
    with pytest.raises(RequestRefused) as refused:
        await glance(person, "nowhere")
    assert refused.value.status == 404


async def test_asking_opens_no_room_and_outlives_the_server(database: str) -> None:
    server = Running(quick(database))
    try:
        person = Http(server.address)
        table = await alone(person, match="rounds:1")
        async with person.live(table) as line:
            await look(line)
            async with asyncio.timeout(20):
                while turns(before := await glance(person, table)) != ["Ada"]:
                    await asyncio.sleep(0.02)
        server.kill()
        server.start()
        for _ in range(2):
            assert await glance(person, table) == before
        assert (await person.get("/healthz"))["tables"] == 0
    finally:
        server.stop()


async def test_a_log_is_read_when_nobody_here_knows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long logs take a while to be read: not where their room is open, and not twice."""
    read: list[str] = []
    load = queries.load

    def noted(connection: Connection, table_id: str) -> Any:
        read.append(table_id)
        return load(connection, table_id)

    url = sqlite(tmp_path)
    registry = Registry(quick(url))
    await registry.open()
    remembered = Remembered()
    app = SimpleNamespace(state=SimpleNamespace(remembered=remembered))
    request = Request({"type": "http", "headers": [], "query_string": b"", "app": app})
    try:
        room = await begun(registry)
        table, first = room.stored.id, room.table.seats_to_act[0]
        with monkeypatch.context() as watched:
            watched.setattr(queries, "load", noted)
            seen = await glance_at(table, request, registry)
            assert [seat.turn for seat in seen.seats] == [first == 0, first == 1]
            await move(room)
            await glance_at(table, request, registry)
            assert read == []
            await registry._close(table)
            app.state.remembered = Remembered()
            for _ in range(2):
                assert (await glance_at(table, request, registry)).status == "playing"
            assert read == [table]
    finally:
        await registry.close()


async def test_a_puzzle_waits_for_the_one_who_solves_it(person: Http) -> None:
    made = await person.new_table("dominosa", [ME])
    await person.enter(made["table"], made["seats"][0]["secret"])
    assert turns(await glance(person, made["table"])) == ["Ada"]
