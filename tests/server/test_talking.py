"""What partners say is kept with the table, and read by partners only."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

import boneyard
from boneyard.server.client import Http, hear, hear_until, say
from boneyard.server.keys import new_id
from boneyard.server.rooms.registry import Registry
from boneyard.server.storage import queries as disk
from boneyard.server.storage import retention
from boneyard.server.storage.queries import MOST_SAID, Chair
from tests.server.people import FRIEND, ME, Json
from tests.server.running import Running, quick, sqlite

SECRET = "I hold the double six"


async def four(address: str, partners: str = "open") -> tuple[str, list[Http], list[int]]:
    """A table of four who may talk: its name, the people, and the partner of the first."""
    people = [Http(address) for _ in range(4)]
    made = await people[0].new_table(
        "team-block", [ME, *[FRIEND] * 3], options={"partners": partners}
    )
    for http, seat in zip(people, made["seats"], strict=True):
        await http.enter(made["table"], seat["secret"])
    async with people[0].live(made["table"]) as line:
        told = await come(line)
    teams = {hand["seat"]: hand["team"] for hand in told["scene"]["scene"]["hands"]}
    return made["table"], people, sorted(teams, key=lambda seat: teams[seat] != teams[0])


async def come(line: ClientConnection) -> dict[str, Json]:
    """Sit down with a frame: what is told until the table is seen, the last of each kind."""
    await say(line, send="frame", width=30, height=18)
    told: dict[str, Json] = {}
    while "scene" not in told:
        heard = await hear(line)
        told[heard["tell"]] = heard
    return told


async def talk(http: Http, table: str, *lines: str) -> None:
    async with http.live(table) as line:
        await come(line)
        for text in lines:
            await say(line, send="say", text=text)
            assert (await hear_until(line, "chat"))["text"] == text


async def read(http: Http, table: str) -> list[str]:
    """What was said so far, as somebody who comes is told."""
    async with http.live(table) as line:
        told = await come(line)
        assert "chat" not in told
        return [said["text"] for said in told["talk"]["lines"]]


async def test_who_comes_back_reads_what_his_partner_said(server: Running) -> None:
    table, people, (me, partner, *foes) = await four(server.address)
    await talk(people[me], table, SECRET, "and no blank")
    for seat in (me, partner):
        assert await read(people[seat], table) == [SECRET, "and no blank"]
    for foe in foes:
        assert await read(people[foe], table) == []
    assert await read(Http(server.address), table) == []


async def test_nothing_of_it_reaches_anybody_else(server: Running) -> None:
    """Neither while it is said, nor by any other question."""
    table, people, (me, partner, foe, _) = await four(server.address)
    onlooker = Http(server.address)
    async with people[foe].live(table) as line, onlooker.live(table) as looks_on:
        await come(line)
        await come(looks_on)
        await talk(people[me], table, SECRET)
        for eavesdropper in (line, looks_on):
            for seat in (me, partner, None):
                await say(eavesdropper, send="look", seat=seat)
            await say(eavesdropper, send="say", text="what?", seat=me)
            await say(eavesdropper, send="replay", at=0)
            while (told := await hear(eavesdropper))["tell"] != "replay":
                assert SECRET not in str(told)
                assert told["tell"] != "chat"


async def test_where_partners_talk_aloud_everybody_hears_it_while_a_round_is_played(
    server: Running,
) -> None:
    table, people, (me, _, foe, _) = await four(server.address, "aloud")
    onlooker = Http(server.address)
    async with people[foe].live(table) as line, onlooker.live(table) as looks_on:
        assert (await come(line))["table"]["talk"] == "free"
        await come(looks_on)
        await talk(people[me], table, SECRET)
        for ear in (line, looks_on):
            assert (await hear_until(ear, "chat"))["text"] == SECRET
    async with people[me].live(table) as line:
        await come(line)
        await say(line, send="say", text="psst", to="partners")
        await hear_until(line, "problem")


async def test_at_one_device_only_who_looks_reads(server: Running) -> None:
    person = Http(server.address)
    made = await person.new_table(
        "team-block", [{**ME, "kind": "local"}] * 4, options={"partners": "open"}
    )
    for seat in made["seats"]:
        await person.enter(made["table"], seat["secret"])
    async with person.live(made["table"]) as line:
        told = await come(line)
        teams = {hand["seat"]: hand["team"] for hand in told["scene"]["scene"]["hands"]}
        await say(line, send="look", seat=0)
        await hear_until(line, "talk")
        await say(line, send="say", text=SECRET)
        await hear_until(line, "chat")
        for seat in (None, 1, 2, 3):
            await say(line, send="look", seat=seat)
            lines = (await hear_until(line, "talk"))["lines"]
            assert bool(lines) == (seat is not None and teams[seat] == teams[0])
        await say(line, send="look", seat=None)
        await say(line, send="say", text="from behind the curtain", seat=0)
        await say(line, send="hint", seat=0)
        while (heard := await hear(line))["tell"] not in ("hint", "problem"):
            assert heard["tell"] != "chat"


async def said_and_killed(server: Running) -> list[str]:
    """What the partner reads after the server was killed right after something was heard."""
    table, people, (me, partner, foe, _) = await four(server.address)
    await talk(people[me], table, SECRET)
    server.kill()
    await asyncio.to_thread(server.start)
    assert await read(people[foe], table) == []
    await talk(people[partner], table, "so do I")
    return await read(people[me], table)


async def test_it_survives_a_killed_server(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    try:
        assert await said_and_killed(server) == [SECRET, "so do I"]
    finally:
        server.kill()


@pytest.mark.postgres
async def test_it_survives_on_postgresql(postgres: str) -> None:
    server = Running(quick(postgres))
    try:
        assert await said_and_killed(server) == [SECRET, "so do I"]
    finally:
        server.kill()


async def test_so_much_is_kept_and_no_more(tmp_path: Path) -> None:
    registry = Registry(quick(sqlite(tmp_path)))
    await registry.open()
    game = boneyard.game("team-block", partners="open")
    chairs = tuple(Chair(seat=s, kind="me", name="", nonce=new_id()) for s in range(4))
    room = await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)
    await room.begin()
    for number in range(MOST_SAID + 20):
        await room.say(0, f"line {number}")
    kept = await registry.store.read(partial(disk.said, table_id=room.stored.id))
    assert kept == room.said
    assert [kept[0].text, kept[-1].text] == ["line 20", f"line {MOST_SAID + 19}"]
    # It is forgotten with its table.
    before = {room.stored.status: disk.now_ms() + 1000}
    await registry.store.write(partial(retention.forget_some, before=before))
    await registry.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        assert file.execute("SELECT count(*) FROM sayings").fetchone() == (0,)
