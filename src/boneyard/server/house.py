"""The house: all rooms. A room is opened when somebody comes and closed when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from functools import partial

from boneyard.core.game import AnyGame
from boneyard.server import faults
from boneyard.server import store as disk
from boneyard.server.links import new_id
from boneyard.server.reload import Clock, Unplayable, reload
from boneyard.server.room import Room
from boneyard.server.settings import Settings
from boneyard.server.store import Chair, Store, Stored, Unavailable, Unreadable, now_ms
from boneyard.server.thinking import Thinker
from boneyard.table.stream import SECRET_BYTES

log = logging.getLogger(__name__)

DAY_MS = 24 * 60 * 60 * 1000
SWEEP_S = 20.0


class NoTable(LookupError):
    """There is no table of this id."""


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinker = Thinker(settings.processes, settings.think_s)
        self.addresses: Counter[str] = Counter()
        """How many lines each address has."""
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._clock = Clock()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Everybody is sent away to come back later; what is begun is written down."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for table_id in list(self._rooms):
            await self._close(table_id)
        await self.thinker.close()
        await self.store.close()

    # -- rooms ---------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of this table; raises NoTable, Unplayable."""
        opening = self._rooms.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open(table_id), name=f"open {table_id}")
            self._rooms[table_id] = opening
        try:
            room = await asyncio.shield(opening)
        except Exception:
            self._rooms.pop(table_id, None)
            raise
        if room.out_of_date:
            await self._close(table_id)
            return await self.room(table_id)
        if room.idle_since is not None:
            room.idle_since = asyncio.get_running_loop().time()
        return room

    async def _open(self, table_id: str) -> Room:
        try:
            found = await self.store.read(partial(disk.load, table_id=table_id))
        except Unreadable as wrong:
            log.error("table %s cannot be read: %s", table_id, wrong)
            raise Unplayable(str(wrong)) from None
        if found is None:
            raise NoTable(table_id)
        stored, written = found
        table, wrong_with_it = reload(stored, written, self._clock)
        if wrong_with_it:
            log.warning("table %s cannot be played on: %s", table_id, wrong_with_it)
        # What a client did together with the clock before it and chance after it is one step.
        seen = {
            (line.entry.actor, line.client_id): seq
            for seq, line in enumerate(written, 1)
            if line.client_id and line.entry and isinstance(line.entry.actor, int)
        }
        return Room(
            stored,
            table,
            wrong=wrong_with_it,
            seen=seen,
            said=await self.store.read(partial(disk.said, table_id=table_id)),
            store=self.store,
            thinker=self.thinker,
            settings=self.settings,
            clock=self._clock,
        )

    async def _close(self, table_id: str) -> None:
        opening = self._rooms.pop(table_id, None)
        if opening is None:
            return
        try:
            room = await opening
        except Exception:
            return
        await room.close()

    def count(self) -> tuple[int, int]:
        """Rooms that are open, and lines to them."""
        rooms = [task.result() for task in self._rooms.values() if _is_open(task)]
        return len(rooms), sum(len(room.lines) for room in rooms)

    # -- tables --------------------------------------------------------------------------------

    async def create(
        self, game: AnyGame, chairs: tuple[Chair, ...], *, daily: str | None, clock_s: int
    ) -> Stored:
        now = now_ms()
        stored = Stored(
            id=new_id(),
            slug=game.slug,
            version=game.sheet.version,
            options=dict(game.options),
            secret=secrets.token_bytes(SECRET_BYTES),
            key=secrets.token_bytes(32),
            daily=daily,
            status="waiting",
            clock_s=clock_s,
            created=now,
            touched=now,
            rematch=None,
            chairs=chairs,
        )
        await self.store.write(partial(disk.create, stored=stored))
        return stored

    async def rematch(self, room: Room) -> Stored:
        """The table where the same people play the same game again: one for them all."""
        if room.stored.rematch is not None:
            return (await self.room(room.stored.rematch)).stored
        old = room.stored
        chairs = tuple(
            Chair(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                bot=None if chair.human else chair.bot,
                nonce=None if chair.human else new_id(),
            )
            for chair in old.chairs
        )
        stored = await self.create(room.table.game, chairs, daily=None, clock_s=old.clock_s)
        await room.note_rematch(stored.id)
        return stored

    # -- order ---------------------------------------------------------------------------------

    def welcome(self, address: str) -> bool:
        """Whether this address may open another line."""
        return self.addresses[address] < self.settings.limits.lines_per_address

    async def _sweep(self) -> None:
        """Close rooms nobody is in; forget tables nobody has touched for long, once a day."""
        forgotten = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                if not forgotten or loop.time() - forgotten > DAY_MS / 1000:
                    await self._forget()
                    forgotten = loop.time()
                for table_id, task in list(self._rooms.items()):
                    if _is_open(task) and self._is_idle(task.result(), loop.time()):
                        await self._close(table_id)
            except Unavailable:
                pass  # Next time, then.
            except Exception as wrong:
                faults.note(log, wrong, "sweeping")
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_s))

    async def _forget(self) -> None:
        before = now_ms() - self.settings.keep_days * DAY_MS
        count = await self.store.write(partial(disk.forget, before=before))
        if count:
            log.info("forgot %s tables that nobody has touched for long", count)

    def _is_idle(self, room: Room, now: float) -> bool:
        return room.idle_since is not None and now - room.idle_since > self.settings.idle_s


def _is_open(task: asyncio.Task[Room]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
