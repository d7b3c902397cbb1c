"""The server is killed in the middle of everything, and nothing that it promised is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from boneyard.server.client import Http, hear, hear_until, say
from tests.server.people import Json, Player, alone, together
from tests.server.running import Running, quick, sqlite

GAMES = 100
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("block", 1, {"match": "rounds:100"}),
    ("peruvian", 3, {"match": "rounds:100"}),
    ("all-fives-spinner", 1, {"match": "points:5000"}),
    ("chicken-foot", 1, {"match": "rounds:100"}),
    ("divisor", 2, {"match": "rounds:100"}),
    ("memory", 1, {"match": "rounds:100"}),
    ("concentration", 1, {"match": "rounds:100"}),
    ("dominance", 1, {}),
    ("barricade", 1, {"match": "rounds:100"}),
    ("arithmetic", 2, {"match": "rounds:100"}),
)
"""Games of every kind that is played by clicking alone, with so many bots."""


async def _until_cut(http: Http, table: str, player: Player, most: int) -> None:
    """Play until the line breaks; who has made so many moves thinks about his next one."""
    try:
        async with http.live(table) as line:
            await player.play(line, most)
            await line.wait_closed()
    except (ConnectionClosed, OSError):
        return


async def _crash(server: Running, tables: int) -> list[tuple[str, Player]]:
    people = [Http(server.address) for _ in range(tables)]
    kinds = [KINDS[i % len(KINDS)] for i in range(tables)]
    names = await asyncio.gather(
        *(
            alone(http, slug, bots, **options)
            for http, (slug, bots, options) in zip(people, kinds, strict=True)
        )
    )
    players = [Player(0, seed) for seed in range(tables)]
    # A third of them, of every kind whose match is long, are cut off in the middle of a move.
    most = [10**9 if options and i % 3 == 0 else 4 for i, (_, _, options) in enumerate(kinds)]
    playing = [
        asyncio.create_task(_until_cut(*one))
        for one in zip(people, names, players, most, strict=True)
    ]
    async with asyncio.timeout(60):
        while min(len(player.acked) for player in players) < 3:
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in playing), "somebody's match is over already"
    server.kill()
    await asyncio.gather(*playing)
    await asyncio.to_thread(server.start)
    await asyncio.gather(*(_back(*one) for one in zip(people, names, players, strict=True)))
    return list(zip(names, players, strict=True))


async def _back(http: Http, table: str, player: Player) -> None:
    """Without the moves that were on their way: resend only those, then play on."""
    async with http.live(table) as line:
        told = await hear_until(line, "table")
        assert told["mode"] == "playing"
        assert told["seq"] >= max(player.acked.values())
        lost = {name: act for name, act in player.acts.items() if name not in player.acked}
        for name, action in lost.items():
            await _send_again(line, name, action)
        await _send_again(line, *next(iter(player.acts.items())))
        player.acted = -1
        await player.play(line, most=len(player.acked) + 2)


async def _send_again(line: ClientConnection, name: str, action: Json) -> None:
    """Until it is acknowledged. The server may have been killed between two rounds: then it asks
    first whether one is ready, and nothing happens before the answer."""
    await say(line, send="act", id=name, seat=0, action=action)
    while (told := await hear(line))["tell"] != "ack":
        if told["tell"] == "pause" and 0 in told["waiting"]:
            await say(line, send="ready")
    assert told["id"] == name


async def test_killed_in_the_middle_of_a_hundred_games(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    try:
        played = await _crash(server, GAMES)
    finally:
        server.kill()
    log = sqlite3.connect(tmp_path / "tables.db")
    for table, player in played:
        rows = log.execute("SELECT client_id FROM entries WHERE table_id = ?", (table,)).fetchall()
        ids = [name for (name,) in rows if name is not None]
        # Every acknowledged move is on disk, none of them twice.
        assert set(player.acked) <= set(ids)
        assert len(ids) == len(set(ids))
    log.close()


@pytest.mark.postgres
async def test_killed_on_postgresql(postgres: str) -> None:
    server = Running(quick(postgres))
    try:
        await _crash(server, 10)
        first, second = Http(server.address), Http(server.address)
        table = await together(first, second, match="rounds:1")
        async with first.live(table) as a, second.live(table) as b:
            await asyncio.gather(Player(0).play(a), Player(1).play(b))
    finally:
        server.stop()


async def test_stopped_in_order_it_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    try:
        http = Http(server.address)
        table = await alone(http)
        player = Player(0)
        async with http.live(table) as line:
            await player.play(line, most=2)
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed, match="1012"):
                await hear_until(line, "nothing any more")
        server.start()
        async with http.live(table) as line:
            assert (await hear_until(line, "table"))["seq"] >= max(player.acked.values())
            player.acted = -1
            await player.play(line, most=4)
    finally:
        server.kill()
