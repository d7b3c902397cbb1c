"""Old tables are forgotten, but not by one look at a clock that may be wrong.

A machine may start with its clock months ahead, and everything seems old. So what is old is only
marked at first, and forgotten when the server has run for another day, if it is still old then by
the clock of that day. The mark is no more than the moment up to which tables were old: who touches
a table in between takes it out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from functools import partial

from boneyard.server.settings import Settings
from boneyard.server.storage import retention
from boneyard.server.storage.queries import now_ms
from boneyard.server.storage.retention import Before
from boneyard.server.storage.writer import Store

log = logging.getLogger(__name__)

DAY_S = 24 * 60 * 60
BEHIND_MS = 60 * 60 * 1000
"""By so much the clocks of servers on one database may differ before anybody has to know."""


class Forgetting:
    """Decides what is forgotten when."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        open_tables: Callable[[], Collection[str]],
        *,
        uptime: Callable[[], float] = time.monotonic,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        """`uptime`: in seconds, steady; `clock`: what may be wrong, in ms."""
        self._store, self._settings, self._open_tables = store, settings, open_tables
        self._uptime, self._clock = uptime, clock
        self._marked: Before | None = None
        self._since = 0.0

    async def look(self) -> None:
        """Forget what was marked a day ago and mark what is old now; to be called now and then.
        Raises Unavailable."""
        if self._marked is not None and self._uptime() - self._since < DAY_S:
            return
        now = self._old_now()
        if self._marked is not None:
            await self._forget({one: min(self._marked[one], now[one]) for one in now})
        await self._warn(now)
        self._marked, self._since = now, self._uptime()

    def _old_now(self) -> Before:
        kept = self._settings
        days = kept.keep_days, kept.keep_finished_days, kept.keep_waiting_days
        return retention.cutoffs(self._clock(), *days)

    async def _forget(self, before: Before) -> None:
        count = 0
        while True:
            spared = frozenset(self._open_tables())
            some = partial(retention.forget_some, before=before, spared=spared)
            forgotten = await self._store.write(some, apart=True)
            if not forgotten:
                break
            count += forgotten
            await asyncio.sleep(retention.PAUSE_S)
        if count:
            log.info("forgot %s tables that nobody has touched for long", count)

    async def _warn(self, before: Before) -> None:
        """Say so while something can still be done, where it looks as if the clock were wrong."""
        read = self._store.read
        due = sum((await read(partial(retention.count_due, before=before))).values())
        count, newest = await read(retention.count_and_newest)
        if due and due == count:
            log.warning(
                "all %s tables are older than they are kept for: if the clock of this machine is "
                "right, they are forgotten when the server has run for another day",
                count,
            )
        if newest > self._clock() + BEHIND_MS:
            days = (newest - self._clock()) / retention.DAY_MS
            log.warning(
                "the clock of this machine is %.1f days behind what was last written: it is wrong "
                "now, or was wrong then",
                days,
            )
