"""How many people can play at once: simulated players over real sockets, against a real server.

Every player is a connection, and acts as soon as the scene offers something; the time from there to
the server's word that it is written down is what is measured.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from boneyard import listing
from boneyard.core.options import MOST_ROUNDS
from boneyard.server.client import Http, offered, say, shows
from boneyard.server.run import configuration
from boneyard.server.settings import UNLIMITED, Settings, database_address


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What came out."""

    players: int
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    """From sending a move to hearing that it is written down."""
    p99_ms: float
    shown_p50_ms: float
    """From sending a move to another player's seeing it."""
    shown_p99_ms: float
    refused: int

    def __str__(self) -> str:
        return (
            f"{self.players} players at {self.tables} tables, {self.seconds:.1f} s: "
            f"{self.moves} moves, {self.moves_per_second:.0f} a second; "
            f"written down after {self.p50_ms:.1f} ms (half of them), {self.p99_ms:.1f} ms "
            f"(99 %); shown to the others after {self.shown_p50_ms:.1f} ms, "
            f"{self.shown_p99_ms:.1f} ms; {self.refused} refused"
        )


def bench(
    players: int = 100,
    seconds: float = 10,
    *,
    slug: str = "block",
    at_a_table: int = 2,
    database_url: str | None = None,
    think_s: float = 0.0,
) -> Measured:
    """Let so many people play for so long. `think_s` is what each waits before acting."""
    with tempfile.TemporaryDirectory() as folder:
        url = database_address(database_url or f"sqlite:///{Path(folder) / 'bench.db'}")
        with server(url) as address:
            return asyncio.run(
                _play(address, slug, players // at_a_table, at_a_table, seconds, think_s)
            )


@contextmanager
def server(database_url: str) -> Iterator[str]:
    """A server in a process of its own, without limits on how much one address asks for."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", __name__, database_url, str(port)]
    process = subprocess.Popen(command)
    try:
        _wait_until_up(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def _wait_until_up(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with status {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the server did not start within 30 seconds")


class _Tally:
    def __init__(self) -> None:
        self.written: list[float] = []
        self.shown: list[float] = []
        self.sent_at: dict[tuple[str, int], float] = {}
        self.refused = 0


async def _play(
    address: str, slug: str, tables: int, at_a_table: int, seconds: float, think_s: float
) -> Measured:
    tally = _Tally()
    made = [await _table(address, slug, at_a_table) for _ in range(tables)]
    players = [
        _player(http, table, seat, tally, think_s)
        for table, people in made
        for seat, http in enumerate(people)
    ]
    begun = time.perf_counter()
    tasks = [asyncio.create_task(player) for player in players]
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return Measured(
        players=len(players),
        tables=tables,
        seconds=took,
        moves=len(tally.written),
        moves_per_second=len(tally.written) / took,
        p50_ms=percentile(tally.written, 50),
        p99_ms=percentile(tally.written, 99),
        shown_p50_ms=percentile(tally.shown, 50),
        shown_p99_ms=percentile(tally.shown, 99),
        refused=tally.refused,
    )


async def _table(address: str, slug: str, at_a_table: int) -> tuple[str, list[Http]]:
    people = [Http(address) for _ in range(at_a_table)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    # A long match, so that nobody runs out of it.
    made = await people[0].new_table(slug, seats, options=listing(slug).match_of(MOST_ROUNDS))
    for http, seat in zip(people, made["seats"], strict=True):
        await http.enter(made["table"], seat["secret"])
    return made["table"], people


async def _player(http: Http, table: str, seat: int, tally: _Tally, think_s: float) -> None:
    rng = random.Random(seat)
    acted, sent = -1, 0.0
    async with http.live(table) as connection:
        await say(connection, send="frame", width=30, height=18)
        async for text in connection:
            now = time.perf_counter()
            told: dict[str, Any] = json.loads(text)
            if shows(told):
                made_at = tally.sent_at.get((table, told["seq"]))
                if made_at is not None and acted != told["seq"] - 1:
                    tally.shown.append(1000 * (now - made_at))
                actions = list(offered(told["scene"]))
                if actions and told["seq"] != acted:
                    acted = told["seq"]
                    if think_s:
                        await asyncio.sleep(think_s)
                    sent = time.perf_counter()
                    tally.sent_at[table, acted + 1] = sent
                    action = rng.choice(actions)
                    await say(connection, send="act", id=str(acted), seat=seat, action=action)
            elif told["tell"] == "ack":
                tally.written.append(1000 * (now - sent))
            elif told["tell"] == "refused":
                tally.refused += 1
            elif told["tell"] == "pause" and seat in told["waiting"]:
                await say(connection, send="ready")
            elif told["tell"] == "over":
                return


def percentile(values: list[float], percent: int) -> float:
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _serve(database_url: str, port: int) -> None:
    import uvicorn

    settings = Settings(database_url=database_url, pace_ms=0, limits=UNLIMITED)
    config = configuration(settings)
    config.port = port
    uvicorn.Server(config).run()


if __name__ == "__main__":
    _serve(sys.argv[1], int(sys.argv[2]))
