"""Some of the people who play while a server is measured, in a process of their own.

It is told on a line what to do (`Assignment`), says `ready` when everybody sits at a table, plays
from when it is told `go`, and at `stop` tells what happened (`Experience`).
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import time
from collections import deque
from collections.abc import Iterator
from urllib.parse import urlsplit

import msgspec

from boneyard import listing
from boneyard.core.options import MOST_ROUNDS
from boneyard.server.bench.line import ClientEnd
from boneyard.server.bench.usage import allow_many_sockets
from boneyard.server.client import Http
from boneyard.server.live.protocol import PROTOCOL

AT_ONCE = 8
"""Tables that are made at the same time."""
FRAME = (30.0, 18.0)
NAMES = ("Ada", "Ben", "Cem", "Dot", "Eva", "Fay", "Gus", "Hal", "Ida", "Joy", "Kim")
SEQ = re.compile(rb'"seq":(\d+)')


class Assignment(msgspec.Struct, frozen=True, kw_only=True):
    """What one process of people does."""

    addresses: list[str]
    """Of the servers: the people of a table are spread over them."""
    tables: list[tuple[str, int]]
    """The game of each table, and how many play it."""
    first: int = 0
    """The number of the first table among those of all processes."""
    spectators: int = 0
    """At each table, each with a frame of their own."""
    rate: float = 0.0
    """Moves per second; 0: everybody acts as soon as they can."""


class Experience(msgspec.Struct, frozen=True, kw_only=True):
    """When moves were acknowledged or seen (by the monotonic clock), and after how long."""

    written: list[tuple[float, float]]
    shown: list[tuple[float, float]]
    heard: list[tuple[float, float]]
    """When how many bytes came."""
    refused: int
    lost: list[str]
    """Why lines were closed that should not have been."""


class _Offer(msgspec.Struct):
    action: msgspec.Raw


class _Item(msgspec.Struct):
    action: msgspec.Raw = msgspec.Raw(b"null")
    offers: list[_Offer] = []


class _Seen(msgspec.Struct):
    items: list[_Item]
    boneyard: _Item | None
    controls: list[_Offer]

    def offered(self) -> Iterator[bytes]:
        beside = [self.boneyard] if self.boneyard else []
        for item in (*self.items, *beside):
            yield from (bytes(offer.action) for offer in item.offers)
            if (action := bytes(item.action)) != b"null":
                yield action
        yield from (bytes(control.action) for control in self.controls)


class _Told(msgspec.Struct):
    seq: int
    scene: _Seen


class _Pause(msgspec.Struct):
    waiting: list[int]


_told, _pause = msgspec.json.Decoder(_Told), msgspec.json.Decoder(_Pause)


class _People:
    """Everybody in this process, and what they note."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.plays = False
        self.waiting: deque[tuple[_Player, bytes]] = deque()
        """Who could act, in the order in which they could."""
        self.written: list[tuple[float, float]] = []
        self.shown: list[tuple[float, float]] = []
        self.heard: list[tuple[float, float]] = []
        self.refused = 0
        self.sent_at: dict[str, tuple[int, float]] = {}
        """The last move at each table: how long the log is by it, and when it was sent."""
        self.rng = random.Random(1)

    def may_act(self, player: _Player, action: bytes) -> None:
        if self.plays and not self.rate:
            player.act(action)
        else:
            self.waiting.append((player, action))

    def act_next(self) -> None:
        if self.waiting:
            player, action = self.waiting.popleft()
            player.act(action)

    async def go(self) -> None:
        self.plays = True
        if not self.rate:
            while self.waiting:
                self.act_next()
            return
        begun, acted = time.monotonic(), 0
        while True:
            due = int((time.monotonic() - begun) * self.rate)
            for _ in range(due - acted):
                self.act_next()
            acted = max(acted, due)
            await asyncio.sleep(max(0.0, begun + (acted + 1) / self.rate - time.monotonic()))


class _Spectator:
    def __init__(self, people: _People, table: str) -> None:
        self.people, self.table = people, table
        self.line: ClientEnd

    def hear(self, text: bytes) -> None:
        self.people.heard.append((time.monotonic(), len(text)))


class _Player(_Spectator):
    def __init__(self, people: _People, table: str, seat: int) -> None:
        super().__init__(people, table)
        self.seat, self.acted, self.sent = seat, -1, 0.0

    def act(self, action: bytes) -> None:
        self.sent = time.monotonic()
        self.people.sent_at[self.table] = self.acted, self.sent
        self.line.send(
            b'{"send":"act","id":"%d","seat":%d,"action":%s}' % (self.acted, self.seat, action)
        )

    def hear(self, text: bytes) -> None:
        super().hear(text)
        people = self.people
        if text.startswith((b'{"tell":"moved"', b'{"tell":"scene"')):
            self._see(text)
        elif text.startswith(b'{"tell":"ack"'):
            now = time.monotonic()
            people.written.append((now, now - self.sent))
        elif text.startswith(b'{"tell":"refused"'):
            people.refused += 1
        elif text.startswith(b'{"tell":"pause"') and self.seat in _pause.decode(text).waiting:
            self.line.send(b'{"send":"ready"}')

    def _see(self, text: bytes) -> None:
        found = SEQ.search(text, 0, 80)
        seq = int(found[1]) if found else -1
        after, sent = self.people.sent_at.get(self.table, (-1, 0.0))
        if after == seq - 1 and self.acted != after:
            now = time.monotonic()
            self.people.shown.append((now, now - sent))
        # Whoever is not to act is offered nothing, and need not read it all.
        if seq != self.acted and b'"action":{' in text:
            actions = list(_told.decode(text).scene.offered())
            if actions:
                self.acted = seq
                self.people.may_act(self, self.people.rng.choice(actions))


class _Tables:
    """Making tables and sitting down at them."""

    def __init__(self, assigned: Assignment, people: _People) -> None:
        self._assigned, self._people = assigned, people
        self._few = asyncio.Semaphore(AT_ONCE)
        self.lines: list[ClientEnd] = []

    async def sit_down(self) -> None:
        await asyncio.gather(*(self._table(i) for i in range(len(self._assigned.tables))))

    async def _table(self, number: int) -> None:
        slug, count = self._assigned.tables[number]
        async with self._few:
            guests = [self._guest(number + seat) for seat in range(count)]
            # Names of their own: what is said of them cannot be taken from another table.
            named = [{"name": f"{name} {self._assigned.first + number}"} for name in NAMES[:count]]
            seats = [{"kind": "open", **one} for one in named]
            seats[0]["kind"] = "me"
            # A long match, so that nobody runs out of it.
            options = {**listing(slug).match_of(MOST_ROUNDS), "players": count}
            made = await guests[0].new_table(slug, seats, options=options)
            table = made["table"]
            for http, seat in zip(guests, made["seats"], strict=True):
                await http.enter(table, seat["secret"])
            for seat, http in enumerate(guests):
                await self._connect(http, _Player(self._people, table, seat), FRAME)
            for i in range(self._assigned.spectators):
                frame = (FRAME[0] + i % 8 * 0.7, FRAME[1] + i // 8 * 0.7)
                watcher = _Spectator(self._people, table)
                await self._connect(self._guest(number + i), watcher, frame)

    def _guest(self, number: int) -> Http:
        addresses = self._assigned.addresses
        return Http(addresses[(self._assigned.first + number) % len(addresses)])

    async def _connect(self, http: Http, somebody: _Spectator, frame: tuple[float, float]) -> None:
        at = urlsplit(http.address)
        path = f"{at.path}/api/tables/{somebody.table}/live?lang=en&protocol={PROTOCOL}"
        line = ClientEnd(at.netloc, path, http.cookie(), somebody.hear)
        somebody.line = line
        await asyncio.get_running_loop().create_connection(
            lambda: line, at.hostname or "", at.port or 80
        )
        await line.open
        line.send(b'{"send":"frame","width":%.1f,"height":%.1f}' % frame)
        self.lines.append(line)


async def _run(assigned: Assignment) -> Experience:
    loop = asyncio.get_running_loop()
    people = _People(assigned.rate)
    tables = _Tables(assigned, people)
    await tables.sit_down()
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    playing = asyncio.create_task(people.go())
    await loop.run_in_executor(None, sys.stdin.readline)
    playing.cancel()
    return Experience(
        written=people.written,
        shown=people.shown,
        heard=people.heard,
        refused=people.refused,
        lost=[line.why_closed for line in tables.lines if line.why_closed],
    )


def play() -> None:
    """What this process is there for."""
    allow_many_sockets()
    assigned = msgspec.json.decode(sys.stdin.readline(), type=Assignment)
    happened = asyncio.run(_run(assigned))
    print(msgspec.json.encode(happened).decode(), flush=True)
