"""The other workers, as one of them sees them.

Of a table in memory one wants to know: has somebody else written there, is anybody there through
another worker, and is it for us to move its bots and clocks? The database knows; `Shared` looks now
and then, and at once where the bell has rung. A server alone on its file is `Alone`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec

from boneyard.server import safe_log
from boneyard.server.keys import new_id
from boneyard.server.measures import Measure
from boneyard.server.sharing.bell import Bell
from boneyard.server.storage import shared
from boneyard.server.storage.queries import Conflict, Unavailable
from boneyard.server.storage.shared import Affairs, Presence
from boneyard.server.storage.writer import Store
from boneyard.typed import Typed

log = logging.getLogger(__name__)
_measures: Typed[list[Measure]] = Typed(list[Measure])

BEAT_S = 1.5
"""How often a worker says that it lives."""
POLL_S = 0.5
"""How often it looks at all its tables where no bell rings, and how soon again after a mistake."""
POLL_WITH_BELL_S = 3.0
"""And where one does."""


class House(Protocol):
    """What has to be known of the rooms of this worker."""

    def open_tables(self) -> Collection[str]:
        """The tables that are in memory here."""
        ...

    def presence(self, table_id: str) -> Presence | None:
        """Who is at one of them."""
        ...

    def hear(self, table_id: str, known: Affairs | None) -> None:
        """How a table stands; None: it is gone."""
        ...

    def hear_revision(self, table_id: str, revision: int) -> None:
        """Somebody else has written at a table."""
        ...

    def measures(self) -> Sequence[Measure]:
        """What this worker has counted."""
        ...


class Neighbours(Protocol):
    @property
    def worker(self) -> str:
        """What the others know us by; nothing: there are none."""
        ...

    @property
    def shares(self) -> bool:
        """There may be others, so that what is in memory may be out of date."""
        ...

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def changed(self, table_id: str, revision: int) -> None:
        """We have written at this table."""
        ...

    def present(self, table_id: str, presence: Presence | None) -> None:
        """Who is at this table through us; None: we have closed it."""
        ...

    def look_at(self, table_id: str) -> None:
        """Look how this table stands as soon as possible, and drive it if nobody does."""
        ...

    async def affairs(self, table_id: str) -> Affairs | None:
        """How it stands now; None: it is gone, or there is nobody else."""
        ...

    async def measures(self) -> Mapping[str, Sequence[Measure]]:
        """What the others have counted, by their names."""
        ...


class Alone:
    """Nobody else uses our database."""

    shares, worker = False, ""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def changed(self, table_id: str, revision: int) -> None: ...
    def present(self, table_id: str, presence: Presence | None) -> None: ...
    def look_at(self, table_id: str) -> None: ...
    async def affairs(self, table_id: str) -> Affairs | None:
        return None

    async def measures(self) -> Mapping[str, Sequence[Measure]]:
        return {}


class Shared:
    """Others may use our database."""

    shares = True

    def __init__(self, house: House, store: Store, redis_url: str = "") -> None:
        self.worker = new_id()
        self._house, self._store = house, store
        self._bell = (
            Bell(redis_url, self.worker, self._heard, self._look_at_all) if redis_url else None
        )
        self._told: dict[str, Presence] = {}
        """What the database knows, or will in a moment, of who is here."""
        self._untold: dict[str, Presence | None] = {}
        self._rung: set[str] = set()
        self._woken = asyncio.Event()
        self._to_tell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._looked_at_all = 0.0

    async def open(self) -> None:
        if self._bell is not None:
            self._bell.open()
        errands = (self._beat_on, self._watch_on, self._tell_on)
        self._tasks = [asyncio.create_task(errand(), name=errand.__name__) for errand in errands]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.write(partial(shared.leave, worker=self.worker), apart=True)
        except (Unavailable, Conflict):
            pass  # Then the others find out that we are gone.
        except Exception as wrong:
            safe_log.note(log, wrong, "leaving")
        if self._bell is not None:
            await self._bell.close()

    # -- what we tell --------------------------------------------------------------------------

    def changed(self, table_id: str, revision: int) -> None:
        if self._bell is not None:
            self._bell.ring(table_id, revision)

    def present(self, table_id: str, presence: Presence | None) -> None:
        if presence is None:
            self._told.pop(table_id, None)
        elif self._told.get(table_id) == presence:
            return
        else:
            self._told[table_id] = presence
        self._untold[table_id] = presence
        self._to_tell.set()

    def look_at(self, table_id: str) -> None:
        self._rung.add(table_id)
        self._woken.set()

    async def affairs(self, table_id: str) -> Affairs | None:
        look = partial(shared.look, worker=self.worker, table_ids=[table_id])
        return (await self._store.read(look)).get(table_id)

    async def measures(self) -> Mapping[str, Sequence[Measure]]:
        found: dict[str, Sequence[Measure]] = {}
        for worker, text in (await self._store.read(shared.measures)).items():
            if worker != self.worker:
                # One of another version may count what we do not know of.
                with suppress(msgspec.ValidationError):
                    found[worker] = _measures.decode(text)
        return found

    async def _tell_on(self) -> None:
        while True:
            await self._to_tell.wait()
            self._to_tell.clear()
            untold, self._untold = self._untold, {}
            try:
                put = partial(shared.put_guests, worker=self.worker, here=untold)
                await self._store.write(put, apart=True)
            except Exception as wrong:
                # A table or a worker may have been forgotten while we wrote. Whatever it is: who
                # does not tell any more has nobody at its tables, as far as others know.
                if not isinstance(wrong, Unavailable | Conflict):
                    safe_log.note(log, wrong, "telling who is here")
                self._untold = untold | self._untold
                await asyncio.sleep(POLL_S)
                self._to_tell.set()
                continue
            if self._bell is not None:
                for table_id in untold:
                    self._bell.ring(table_id, None)

    async def _beat_on(self) -> None:
        while True:
            try:
                counted = msgspec.json.encode(self._house.measures()).decode()
                beat = partial(shared.beat, worker=self.worker, measures=counted)
                if await self._store.write(beat, apart=True):
                    self._tell_all()
            except (Unavailable, Conflict):
                pass  # Everybody who writes hears of it.
            except Exception as wrong:
                safe_log.note(log, wrong, "telling that this worker lives")
            await asyncio.sleep(BEAT_S)

    def _tell_all(self) -> None:
        """Nothing is known of us: tell all of it again."""
        self._told.clear()
        for table_id in self._house.open_tables():
            presence = self._house.presence(table_id)
            if presence is not None:
                self.present(table_id, presence)

    # -- what we hear --------------------------------------------------------------------------

    def _heard(self, table_id: str, revision: int | None) -> None:
        if revision is not None:
            self._house.hear_revision(table_id, revision)
        elif table_id in self._house.open_tables():
            self.look_at(table_id)

    def _look_at_all(self) -> None:
        self._rung |= set(self._house.open_tables())
        self._woken.set()

    async def _watch_on(self) -> None:
        while True:
            try:
                await self._watch()
            except (Unavailable, Conflict):
                await asyncio.sleep(POLL_S)
            except Exception as wrong:
                safe_log.note(log, wrong, "looking at what others do")
                await asyncio.sleep(POLL_S)

    async def _watch(self) -> None:
        """Look at the tables for which the bell has rung and, however often it rings, after a while
        at all of them: nobody rings for what a killed worker has left behind."""
        by_bell, loop = self._bell is not None and self._bell.well, asyncio.get_running_loop()
        due = self._looked_at_all + (POLL_WITH_BELL_S if by_bell else POLL_S)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(due):
                await self._woken.wait()
        if loop.time() >= due:
            self._rung |= set(self._house.open_tables())
            self._looked_at_all = loop.time()
        self._woken.clear()
        asked, self._rung = self._rung & set(self._house.open_tables()), set()
        if asked:
            await self._look(asked)

    async def _look(self, asked: Collection[str]) -> None:
        look = partial(shared.look, worker=self.worker, table_ids=asked)
        found = await self._store.read(look)
        orphaned = [table_id for table_id, known in found.items() if known.orphaned]
        if orphaned:
            take = partial(shared.take_wheel, worker=self.worker, table_ids=orphaned)
            await self._store.write(take, apart=True)
            for table_id in set(orphaned) - set(self._house.open_tables()):
                # Closed meanwhile: nobody here would move its bots.
                self.present(table_id, None)
            found = await self._store.read(look)
        for table_id in asked:
            self._house.hear(table_id, found.get(table_id))
