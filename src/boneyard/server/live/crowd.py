"""How many people may be at the tables, and how fast they may talk, before others suffer for it.

Whoever has a seat always gets in and is never slowed down by somebody who has none: a player comes
back after a cut of the network, however many look on. Looking on is free for anybody who knows a
table, so it is limited: per table, per address, and for one address at one table.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from boneyard.core.actions import Seat
from boneyard.server.buckets import Buckets
from boneyard.server.live.connection import CROWDED, Connection
from boneyard.server.settings import Limits

DAY_S = 24 * 60 * 60
TURN_S = 0.05
"""How soon a player whose address has said too much is asked again."""


class Crowd:
    """Everybody who is connected, counted."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._watchers: Counter[tuple[str, str]] = Counter()
        """At a table, from an address, and both."""
        together = limits.address_messages_per_second, limits.address_messages_at_once
        self._watching, self._playing = Buckets(*together), Buckets(*together)
        self._seats = Buckets(limits.messages_per_second, limits.messages_at_once)
        self._sayings = Buckets(limits.sayings_per_second, limits.sayings_at_once)
        self._moves = Buckets(limits.moves_per_day / DAY_S, limits.moves_per_day)

    # -- coming in -----------------------------------------------------------------------------

    def has_room(self, table: str, address: str, elsewhere: int = 0) -> bool:
        """Whether somebody more from this address may look on at this table, where so many do
        through other workers."""
        most = self._most(table, address)
        most[table, ""] -= elsewhere
        return all(self._watchers[key] < limit for key, limit in most.items())

    @contextmanager
    def watching(self, table: str, address: str) -> Iterator[None]:
        """Somebody looks on."""
        counted = list(self._most(table, address))
        self._watchers.update(counted)
        try:
            yield
        finally:
            self._watchers.subtract(counted)
            for key in counted:
                if not self._watchers[key]:
                    del self._watchers[key]

    def _most(self, table: str, address: str) -> dict[tuple[str, str], int]:
        limits = self._limits
        return {
            (table, ""): limits.watchers_per_table,
            ("", address): limits.watchers_per_address,
            (table, address): limits.watchers_per_table_and_address,
        }

    # -- talking -------------------------------------------------------------------------------

    async def hears(self, connection: Connection, table: str, address: str) -> bool:
        """Whether another message is heard; False: this seat, or those who look on from this
        address, have said too much. A player whose whole address says too much only waits for a
        turn: the others there may be strangers."""
        if not connection.seats:
            return self._watching.take(address)
        # Each seat of the connection counts the message, so no short-circuit.
        if not all([self._seats.take(f"{table} {seat}") for seat in connection.seats]):
            return False
        while not self._playing.take(address):
            await asyncio.sleep(TURN_S)
        return True

    def lets_talk(self, table: str, seat: Seat) -> bool:
        """Whether the others can follow what this seat says."""
        return self._sayings.take(f"{table} {seat}")

    def may_move(self, address: str) -> bool:
        """Whether another move from this address is written down: each takes room on the disk, for
        as long as its table is kept."""
        return self._moves.take(address)


def make_way(newcomer: Connection, connections: Iterable[Connection], most: int) -> None:
    """A player may come with several devices. With too many, the one that came first goes."""
    for seat in newcomer.seats:
        here = [one for one in connections if seat in one.seats and one.closing is None]
        if len(here) >= most:
            min(here, key=lambda one: one.number).close(CROWDED, "close-devices")
