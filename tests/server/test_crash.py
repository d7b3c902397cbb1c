"""The server is killed in the middle of everything, and nothing that it promised is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import settings
from websockets.exceptions import ConnectionClosed

import boneyard
from boneyard.server.client import Http, hear_until
from tests.server.guests import AGAIN_S, Guest, see_off
from tests.server.people import Player, alone, together
from tests.server.running import Running, quick, sqlite

EACH = 3 if settings.get_current_profile_name() == "deep" else 2
"""So many games of every kind."""
SOME = ("block", "all-fives-spinner", "concentration", "hectic", "fortress", "dominosa")


async def _crash(server: Running, slugs: Sequence[str]) -> list[Guest]:
    """Everybody plays, the server is killed and started again, everybody plays on."""
    # One of every kind is cut off in the middle of a move.
    guests = [
        Guest(server.address, slug, seed, 10**9 if slugs.index(slug) == seed else 3)
        for seed, slug in enumerate(slugs)
    ]
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        await _until_moved(guests, playing, [3] * len(guests))
        server.kill()
        moved = [guest.moves for guest in guests]
        for guest, moves in zip(guests, moved, strict=True):
            guest.most = moves + 2
        # Long enough for everybody to find the door closed once.
        await asyncio.sleep(2 * AGAIN_S)
        await asyncio.to_thread(server.start)
        await _until_moved(guests, playing, [moves + 2 for moves in moved])
    finally:
        await see_off(guests, playing)
    assert [guest.trouble for guest in guests if guest.trouble] == []
    assert all(guest.came_back for guest in guests)
    return guests


async def _until_moved(
    guests: list[Guest], playing: list[asyncio.Task[None]], moves: list[int]
) -> None:
    async with asyncio.timeout(90):
        while any(guest.moves < least for guest, least in zip(guests, moves, strict=True)):
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()


async def test_killed_in_the_middle_of_games_of_every_kind(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    try:
        guests = await _crash(server, boneyard.slugs() * EACH)
    finally:
        server.kill()
    log = sqlite3.connect(tmp_path / "tables.db")
    for guest in guests:
        for table, acked in guest.acked.items():
            rows = log.execute(
                "SELECT client_id FROM entries WHERE table_id = ? AND client_id IS NOT NULL",
                (table,),
            )
            ids = [name for (name,) in rows]
            # Every acknowledged move is on disk, none of them twice.
            assert set(acked) <= set(ids)
            assert len(ids) == len(set(ids))
    log.close()


@pytest.mark.postgres
async def test_killed_on_postgresql(postgres: str) -> None:
    server = Running(quick(postgres))
    try:
        await _crash(server, SOME)
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
