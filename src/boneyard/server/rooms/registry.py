"""All rooms. A room is opened when somebody comes and closed when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.server import safe_log
from boneyard.server.bot_pool import Thinker
from boneyard.server.drawings import Drawings
from boneyard.server.keys import new_id
from boneyard.server.live.crowd import Crowd
from boneyard.server.rooms import seating
from boneyard.server.rooms.recovery import Clock, Reloaded, Unplayable, reload
from boneyard.server.rooms.room import Room
from boneyard.server.settings import Settings
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Chair, Saying, Stored, Unavailable, Unreadable, now_ms
from boneyard.server.storage.writer import Store
from boneyard.table.stream import SECRET_BYTES

log = logging.getLogger(__name__)
T = TypeVar("T")

DAY_MS = 24 * 60 * 60 * 1000
SWEEP_S = 20.0
READERS = 2
"""So many logs are read at the same time: reading one that is long takes a while, and they share
the interpreter with everybody who plays."""

PAPERS = 32
"""So many pictures and records may be waited for from one address."""


class NoTable(LookupError):
    """There is no table of this id."""


class _Read(NamedTuple):
    """What a room is opened with."""

    stored: Stored
    reloaded: Reloaded
    seen: dict[tuple[Seat, str], int]
    said: tuple[Saying, ...]


class Registry:
    def __init__(self, settings: Settings, *, migrated: bool = False) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, migrated=migrated)
        self.thinker = Thinker(settings.processes, settings.think_s, settings.bot_seconds)
        self.crowd = Crowd(settings.limits)
        self.drawings, self.papers = Drawings(), Drawings(PAPERS)
        """Turns for what is shown over connections, and for what is asked for over HTTP."""
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="boneyard-reader")
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
        closing = [self._close(table_id) for table_id in self._rooms]
        await asyncio.gather(*closing, *self._closing.values(), return_exceptions=True)
        await self.thinker.close()
        await self.store.close()
        self._readers.shutdown(wait=False, cancel_futures=True)

    # -- rooms ---------------------------------------------------------------------------------

    async def room(self, table_id: str, address: str = "") -> Room:
        """The room of this table; raises NoTable, Unplayable. Who opens it, by their `address`,
        shares what bots may think there with their other tables."""
        opening = self._rooms.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open(table_id, address), name=f"open {table_id}")
            self._rooms[table_id] = opening
        try:
            room = await asyncio.shield(opening)
        except Exception:
            # Somebody else may have begun to open it again meanwhile.
            if self._rooms.get(table_id) is opening:
                del self._rooms[table_id]
            raise
        if room.out_of_date:
            if self._rooms.get(table_id) is opening:
                await self._close(table_id)
            return await self.room(table_id, address)
        room.asked_for()
        return room

    async def _open(self, table_id: str, address: str) -> Room:
        # What the room before has begun is on disk first.
        closing = self._closing.get(table_id)
        if closing is not None:
            await asyncio.shield(closing)
        read = await self.read(partial(self._read, table_id))
        return Room(
            read.stored,
            read.reloaded,
            seen=read.seen,
            said=read.said,
            store=self.store,
            thinker=self.thinker,
            settings=self.settings,
            clock=self._clock,
            address=address,
        )

    def _read(self, table_id: str) -> _Read:
        """What is stored of a table, played again as far as it goes."""
        try:
            found = self.store.read_now(partial(queries.load, table_id=table_id))
        except Unreadable as wrong:
            log.error("table %s cannot be read: %s", table_id, wrong)
            raise Unplayable(str(wrong)) from None
        if found is None:
            raise NoTable(table_id)
        stored, written = found
        # What a client did together with the clock before it and chance after it is one step.
        seen = {
            (row.actor, row.client_id): seq
            for seq, row in enumerate(written, 1)
            if row.client_id and isinstance(row.actor, int)
        }
        said = self.store.read_now(partial(queries.said, table_id=table_id))
        return _Read(stored, reload(stored, written, self._clock), seen, said)

    async def read(self, work: Callable[[], T]) -> T:
        """Have a log read, or something made from the whole of it, while everybody plays on."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _close(self, table_id: str) -> None:
        opening = self._rooms.pop(table_id, None)
        if opening is None:
            return
        try:
            room = await opening
        except Exception:
            return
        closing = asyncio.create_task(room.close(), name=f"close {table_id}")
        self._closing[table_id] = closing
        closing.add_done_callback(lambda _: self._closing.pop(table_id, None))
        await asyncio.shield(closing)

    def count(self) -> tuple[int, int]:
        """Rooms that are open, and connections to them."""
        rooms = [task.result() for task in self._rooms.values() if _is_open(task)]
        return len(rooms), sum(len(room.connections) for room in rooms)

    # -- tables --------------------------------------------------------------------------------

    async def create(
        self,
        game: AnyGame,
        chairs: tuple[Chair, ...],
        *,
        daily: str | None,
        clock_s: int,
        bots: str | None = None,
    ) -> Stored:
        now = now_ms()
        stored = Stored(
            id=new_id(),
            slug=game.slug,
            version=game.listing.version,
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
            bots=bots,
        )
        await self.store.write(partial(queries.create, stored=stored))
        return stored

    async def rematch(self, room: Room, moved: int = 0) -> Stored:
        """The table where the same people play the same game again, one for them all; whoever asks
        first says by how many seats they move on."""
        made = await room.note_rematch(partial(self._once_more, room, moved), moved)
        return (await self.room(made, room.asker.address)).stored

    async def _once_more(self, room: Room, moved: int) -> Stored:
        old = room.stored
        chairs = seating.moved_on(old.chairs, moved)
        return await self.create(
            room.table.game, chairs, daily=None, clock_s=old.clock_s, bots=old.bots
        )

    # -- order ---------------------------------------------------------------------------------

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
                    if _is_open(task) and task.result().idle_s() > self.settings.idle_s:
                        await self._close(table_id)
            except Unavailable:
                pass  # Next time, then.
            except Exception as wrong:
                safe_log.note(log, wrong, "sweeping")
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_s))

    async def _forget(self) -> None:
        before = now_ms() - self.settings.keep_days * DAY_MS
        count = await self.store.write(partial(queries.forget, before=before))
        if count:
            log.info("forgot %s tables that nobody has touched for long", count)


def _is_open(task: asyncio.Task[Room]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
