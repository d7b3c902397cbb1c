"""Starting servers and people, and what comes out."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import IO

import msgspec

from boneyard import listing
from boneyard.server.bench.people import Assignment, Experience
from boneyard.server.bench.usage import Usage
from boneyard.server.settings import database_address

MIXTURE = (
    ("block", 2),
    ("team-block", 4),
    ("classic-draw", 2),
    ("all-fives", 4),
    ("italian", 3),
    ("chicken-foot", 4),
    ("concentration", 2),
    ("sebastopol", 4),
)
"""What is played where nobody names a game, table by table, and by how many: every family, lines
and stars and trees, with and without partners, a reserve, points for ends."""
WARM_UP_S = 3.0
"""So long is played before anything is counted: the first who play a game have its texts read."""
PATIENCE_S = 30.0


class BenchFailed(Exception):
    """Nothing could be measured; the message says why."""


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """What the servers are to take."""

    tables: int = 40
    seconds: float = 10.0
    processes: int = 1
    """Servers, each a process."""
    spectators: int = 0
    """At each table, each with a frame of their own."""
    rate: float = 0.0
    """Moves per second in all; 0: everybody acts as soon as they can."""
    game: str | None = None
    """Instead of the mixture."""
    players: int = 0
    """At each table of this game, where so many can play it; 0: four."""
    clients: int = max(2, (os.cpu_count() or 2) // 2)
    """Processes that people play in."""
    database_url: str | None = None
    """None: a new SQLite file."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What came out."""

    moves_per_s: float
    p50_ms: float
    """From sending a move to hearing that it is written down."""
    p99_ms: float
    cpu_ms_per_move: float
    """Of the processors, in all servers together."""
    tables: int
    processes: int
    players: int
    spectators: int
    sockets: int
    shown_p50_ms: float
    """From sending a move to another player's seeing it."""
    shown_p99_ms: float
    rss_mib: float
    """Of all servers together."""
    moves: int
    seconds: float
    heard_mib_per_s: float
    """What was sent to everybody."""
    refused: int

    def __str__(self) -> str:
        watched = f" and {self.spectators} spectators" if self.spectators else ""
        return (
            f"{self.players} players{watched} at {self.tables} tables, {self.seconds:.1f} s, "
            f"servers: {self.processes}\n"
            f"moves:               {self.moves}, {self.moves_per_s:.0f} a second, "
            f"{self.refused} refused\n"
            f"written down after:  {self.p50_ms:.1f} ms (half of them), {self.p99_ms:.1f} ms "
            "(99 %)\n"
            f"shown to others:     {self.shown_p50_ms:.1f} ms, {self.shown_p99_ms:.1f} ms\n"
            f"server, for a move:  {self.cpu_ms_per_move:.2f} ms of a processor\n"
            f"server, memory:      {self.rss_mib:.0f} MiB"
        )


def bench(load: Load) -> Measured:
    """Have so much played, and measure it."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        url = database_address(load.database_url or f"sqlite:///{Path(folder) / 'bench.db'}")
        servers = [running.enter_context(server(url)) for _ in range(load.processes)]
        people = [running.enter_context(_process("play")) for _ in range(load.clients)]
        tables = _tables(load)
        for process, assigned in zip(people, _assignments(load, tables, servers), strict=True):
            process.tell(assigned)
        for process in people:
            process.hear_line()
        for process in people:
            process.say("go")
        time.sleep(WARM_UP_S)
        before, begun = [one.used() for one in servers], time.monotonic()
        time.sleep(load.seconds)
        after, ended = [one.used() for one in servers], time.monotonic()
        for process in people:
            process.say("stop")
        happened = [msgspec.json.decode(one.hear_line(), type=Experience) for one in people]
    cpu_s = sum(late.cpu_s - early.cpu_s for early, late in zip(before, after, strict=True))
    rss_mib = sum(one.rss_mib for one in after)
    return _measured(load, tables, happened, cpu_s, rss_mib, begun, ended)


def _tables(load: Load) -> list[tuple[str, int]]:
    mixture: Iterable[tuple[str, int]] = MIXTURE
    if load.game is not None:
        declared = listing(load.game)
        by_name = {option.name: option.choices for option in declared.options({})}
        wished = load.players or 4
        fits = wished in (by_name.get("players") or ())
        mixture = [(load.game, wished if fits else declared.game({}).players)]
    return list(islice(cycle(mixture), load.tables))


def _assignments(
    load: Load, tables: list[tuple[str, int]], servers: list[Server]
) -> Iterator[Assignment]:
    first = 0
    for i in range(load.clients):
        # The mixture goes round: each process takes a run of neighbours.
        until = len(tables) * (i + 1) // load.clients
        yield Assignment(
            addresses=[one.address for one in servers],
            tables=tables[first:until],
            first=first,
            spectators=load.spectators,
            rate=load.rate * (until - first) / len(tables),
        )
        first = until


def _measured(
    load: Load,
    tables: list[tuple[str, int]],
    happened: list[Experience],
    cpu_s: float,
    rss_mib: float,
    begun: float,
    ended: float,
) -> Measured:
    lost = [why for one in happened for why in one.lost]
    if lost:
        raise BenchFailed(f"{len(lost)} connections were lost: {lost[0]}")

    def meanwhile(noted: Iterable[tuple[float, float]]) -> list[float]:
        return [value for at, value in noted if begun <= at <= ended]

    took = ended - begun
    written = meanwhile(pair for one in happened for pair in one.written)
    shown = meanwhile(pair for one in happened for pair in one.shown)
    heard = meanwhile(pair for one in happened for pair in one.heard)
    players = sum(count for _, count in tables)
    spectators = load.spectators * load.tables
    return Measured(
        moves_per_s=len(written) / took,
        p50_ms=1000 * percentile(written, 50),
        p99_ms=1000 * percentile(written, 99),
        cpu_ms_per_move=1000 * cpu_s / len(written) if written else float("nan"),
        tables=load.tables,
        processes=load.processes,
        players=players,
        spectators=spectators,
        sockets=players + spectators,
        shown_p50_ms=1000 * percentile(shown, 50),
        shown_p99_ms=1000 * percentile(shown, 99),
        rss_mib=rss_mib,
        moves=len(written),
        seconds=took,
        heard_mib_per_s=sum(heard) / took / 2**20,
        refused=sum(one.refused for one in happened),
    )


def percentile(values: list[float], percent: int) -> float:
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


# -- processes ---------------------------------------------------------------------------------


class Process:
    """A process we talk with line by line."""

    def __init__(self, popen: subprocess.Popen[str]) -> None:
        self.popen = popen

    def say(self, line: str) -> None:
        stdin: IO[str] | None = self.popen.stdin
        assert stdin is not None
        stdin.write(line + "\n")
        stdin.flush()

    def tell(self, message: msgspec.Struct) -> None:
        self.say(msgspec.json.encode(message).decode())

    def hear_line(self) -> str:
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        if not line:
            raise BenchFailed(f"a process of the bench ended: status {self.popen.wait()}")
        return line


class Server(Process):
    def __init__(self, popen: subprocess.Popen[str], address: str) -> None:
        super().__init__(popen)
        self.address = address

    def used(self) -> Usage:
        self.say("")
        return msgspec.json.decode(self.hear_line(), type=Usage)


@contextmanager
def _process(*args: str) -> Iterator[Process]:
    command = [sys.executable, "-m", "boneyard.server.bench", *args]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as popen:
        try:
            yield Process(popen)
        finally:
            popen.terminate()
            popen.wait(PATIENCE_S)


@contextmanager
def server(database_url: str) -> Iterator[Server]:
    """A server without limits on how much one address asks for."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with _process("serve", database_url, str(port)) as process:
        _wait_until_up(port, process.popen)
        yield Server(process.popen, f"http://127.0.0.1:{port}")


def _wait_until_up(port: int, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if process.poll() is not None:
            raise BenchFailed(f"the server ended with status {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise BenchFailed(f"the server did not start within {PATIENCE_S:.0f} seconds")
