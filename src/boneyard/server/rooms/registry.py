"""All rooms. A room is opened when somebody comes and closed when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

from boneyard.core.actions import Seat
from boneyard.core.game import AnyGame
from boneyard.server import measures, safe_log
from boneyard.server.bot_pool import Thinker
from boneyard.server.drawings import PART_OF_ARRIVALS, Drawings
from boneyard.server.fairness import bot_seats
from boneyard.server.keys import new_id
from boneyard.server.live.crowd import Crowd
from boneyard.server.measures import Measure, counted
from boneyard.server.rooms import seating
from boneyard.server.rooms.forgetting import Forgetting
from boneyard.server.rooms.recovery import Clock, Reloaded, Unplayable, clients, reload
from boneyard.server.rooms.reviews import Reviews
from boneyard.server.rooms.room import Room
from boneyard.server.settings import Settings
from boneyard.server.sharing.neighbours import Alone, Neighbours, Shared
from boneyard.server.storage import parcels, queries, retention, shared
from boneyard.server.storage.queries import (
    Chair,
    Conflict,
    Saying,
    Stored,
    Unavailable,
    Unreadable,
    now_ms,
)
from boneyard.server.storage.shared import Affairs, Presence
from boneyard.server.storage.writer import Store
from boneyard.table import fair
from boneyard.table.stream import SECRET_BYTES

log = logging.getLogger(__name__)
T = TypeVar("T")

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
        self.reviews = Reviews(self.thinker)
        self.crowd = Crowd(settings.limits)
        self.arrivals, self.drawings = Drawings(part=PART_OF_ARRIVALS), Drawings()
        """Turns for what is shown over connections, at first and later."""
        self.papers = Drawings(PAPERS)
        """Turns for what is asked for over HTTP."""
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="boneyard-reader")
        self._clock = Clock()
        self._sweeper: asyncio.Task[None] | None = None
        self._forgetting = Forgetting(self.store, settings, lambda: self._rooms)
        self.collect: Callable[[], Sequence[Measure]] = lambda: tuple(counted())
        """What this process can say about itself."""
        self._hearing: set[asyncio.Task[None]] = set()
        self.neighbours: Neighbours = (
            Shared(self, self.store, settings.redis_url) if self.store.shared else Alone()
        )

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        await self.neighbours.open()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Everybody is sent away to come back later; what is begun is written down."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        closing = [self._close(table_id) for table_id in self._rooms]
        await asyncio.gather(*closing, *self._closing.values(), return_exceptions=True)
        await self.neighbours.close()
        await self.reviews.close()
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
        room.asked_for()
        await self._freshen(room)
        if room.out_of_date:
            if self._rooms.get(table_id) is opening:
                await self._close(table_id)
            return await self.room(table_id, address)
        return room

    async def _freshen(self, room: Room) -> None:
        """Whoever comes is let in by what is true now: another worker may have taken a link back a
        moment ago."""
        if not self.neighbours.shares or room.out_of_date:
            return
        table_id = room.stored.id
        revision = await self.store.read(partial(shared.revision, table_id=table_id))
        if revision is None:
            await self._close(table_id)
            raise NoTable(table_id)
        if room.stored.revision < revision:
            with suppress(Conflict):
                await room.reach(revision)

    async def _open(self, table_id: str, address: str) -> Room:
        # What the room before has begun is on disk first.
        closing = self._closing.get(table_id)
        if closing is not None:
            await asyncio.shield(closing)
        read = await self.read(partial(self._read, table_id))
        affairs = await self.neighbours.affairs(table_id)
        room = Room(
            read.stored,
            read.reloaded,
            seen=read.seen,
            said=read.said,
            store=self.store,
            thinker=self.thinker,
            settings=self.settings,
            clock=self._clock,
            neighbours=self.neighbours,
            drawings=self.drawings,
            address=address,
        )
        if affairs is not None:
            try:
                await room.hear(affairs)
            except Exception:
                await room.close()
                raise
            # As soon as it counts as open.
            asyncio.get_running_loop().call_soon(self.neighbours.look_at, table_id)
        return room

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
        said = self.store.read_now(partial(queries.said, table_id=table_id))
        seen = clients(written, stored.left_out)
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
        measures.ENDED.add("room")
        closing.add_done_callback(lambda _: self._closing.pop(table_id, None))
        await asyncio.shield(closing)

    def count(self) -> tuple[int, int]:
        """Rooms that are open, and connections to them."""
        rooms = self.open_rooms()
        return len(rooms), sum(len(room.connections) for room in rooms)

    def open_rooms(self) -> list[Room]:
        return [task.result() for task in self._rooms.values() if _is_open(task)]

    def open_room(self, table_id: str) -> Room | None:
        """The room of this table if it is open here, and goes on."""
        opening = self._rooms.get(table_id)
        room = opening.result() if opening is not None and _is_open(opening) else None
        return None if room is None or room.out_of_date or room.inbox.closed else room

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
        stored = _new(game, chairs, daily=daily, clock_s=clock_s, bots=bots)
        await self.store.write(partial(queries.create, stored=stored))
        return stored

    async def rematch(self, room: Room, by: Seat, moved: int = 0) -> Stored:
        """The table where the same people play the same game again, one for them all; whoever asks
        first (`by`) says by how many seats they move on."""
        old = room.stored
        chairs = seating.moved_on(old.chairs, moved)
        new = _new(room.table.game, chairs, daily=None, clock_s=old.clock_s, bots=old.bots)
        made = await room.note_rematch(new, moved, by)
        try:
            return (await self.room(made, room.asker.address)).stored
        except NoTable:  # It was forgotten, as who was alone at it may have asked for.
            made = await room.note_rematch(new, moved, by, gone=made)
            return (await self.room(made, room.asker.address)).stored

    async def gather(self, room: Room, game: AnyGame, by: Seat) -> Stored:
        """The table for as many as have come, of the same game for so many; in the room's turn."""
        old = room.stored
        chairs = seating.gathered(old.chairs)
        new = _new(game, chairs, daily=None, clock_s=old.clock_s, bots=old.bots)
        await room.close_up(new, by)
        return new

    async def decline(self, room: Room, seats: Iterable[Seat]) -> list[Seat]:
        """Those who sit here leave their seats at the table of the rematch to others."""
        assert room.stored.rematch is not None
        following = await self.room(room.stored.rematch, room.asker.address)
        left = await following.give_way(seating.kept(following.stored, room.seats_next(seats)))
        if left:  # Else everybody there could be told of it again and again.
            await room.offer(following.stored)
        return left

    async def forget(self, table_id: str) -> None:
        """Delete a table before its time: whoever is there is sent away."""
        await self._close(table_id)
        await self.store.write(partial(retention.forget, some=[table_id]), apart=True)
        # Somebody may have opened it again meanwhile.
        await self._close(table_id)

    # -- other workers -------------------------------------------------------------------------

    def measures(self) -> Sequence[Measure]:
        return self.collect()

    def open_tables(self) -> Collection[str]:
        return [table_id for table_id, task in self._rooms.items() if _is_open(task)]

    def presence(self, table_id: str) -> Presence | None:
        room = self.open_room(table_id)
        return None if room is None else room.presence

    def hear(self, table_id: str, known: Affairs | None) -> None:
        room = self.open_room(table_id)
        if room is not None and known is not None:
            self._note(room.hear(known))
        elif table_id in self.open_tables():
            # The table has been forgotten; or what we hold is out of date, and nobody has come to
            # have it read anew. Until it is closed, others leave its bots and clocks to us.
            self._note(self._close(table_id))

    def hear_revision(self, table_id: str, revision: int) -> None:
        room = self.open_room(table_id)
        if room is not None and room.stored.revision < revision:
            self._note(room.reach(revision))

    def _note(self, work: Awaitable[None]) -> None:
        """Have something done for which nobody waits. What goes wrong the room has heard of."""

        async def noted() -> None:
            with suppress(Conflict, Unavailable):
                await work

        task = asyncio.create_task(noted(), name="hear")
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    # -- order ---------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Close rooms nobody is in; forget tables nobody has touched for long."""
        while True:
            try:
                await self._forgetting.look()
                if await self.store.read(parcels.any_old):
                    await self.store.write(parcels.forget_old, apart=True)
                for table_id, task in list(self._rooms.items()):
                    if _is_open(task) and task.result().idle_s() > self.settings.idle_s:
                        await self._close(table_id)
            except Unavailable:
                pass  # Next time, then.
            except Exception as wrong:
                safe_log.note(log, wrong, "sweeping")
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_s))


def _is_open(task: asyncio.Task[Room]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def _new(
    game: AnyGame,
    chairs: tuple[Chair, ...],
    *,
    daily: str | None,
    clock_s: int,
    bots: str | None,
) -> Stored:
    """A table as it is before anybody has come."""
    now = now_ms()
    return Stored(
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
        scheme=fair.NUMBER,
        bot_seats=bot_seats(chairs),
    )
