"""The bell: one worker tells the others, through Redis, at which table something has changed.

Nothing else goes over it, and nothing depends on it: who misses a stroke finds out by looking at
the database now and then.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

log = logging.getLogger(__name__)

CHANNEL = "boneyard:bell"
AGAIN_S = 1.0
"""How soon we look for a Redis that was not there."""
ANSWERS_S = 2.0
"""A Redis that takes longer is not there."""
STROKE = re.compile(r"(?P<worker>\S+) (?P<table>\S+) (?P<revision>[0-9]{0,18})")
"""What is rung; anything else is passed over."""
MOST_WAITING = 10_000
"""So many strokes wait for a Redis that is slow; those before them are lost."""


class NoRedis(ImportError):
    """The library that speaks to Redis is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "a Redis address is set, but the library for it is not installed: "
            "pip install 'boneyard-dominoes[redis]'"
        )


def connect(url: str, answers_s: float = ANSWERS_S) -> Any:
    """A connection to the Redis at this address, which need not be there yet; raises NoRedis, and
    ValueError for an address that is none."""
    try:
        library = import_module("redis.asyncio")
    except ImportError:
        raise NoRedis from None
    return library.from_url(
        url,
        socket_connect_timeout=answers_s,
        socket_timeout=answers_s,
        # Pings on a line that is only listened to, and notices when it is dead.
        health_check_interval=5,
        decode_responses=True,
        # Whatever comes over a channel that others may use, too, is no reason to stop listening.
        encoding_errors="replace",
    )


class Bell:
    def __init__(
        self,
        url: str,
        worker: str,
        heard: Callable[[str, int | None], None],
        changed: Callable[[], None],
    ) -> None:
        """`heard` is called with the id of a table and its revision; without one where the change
        is not in it but in who is there. `changed` is called when one can, or cannot any more, rely
        on hearing the bell: what was missed meanwhile has to be looked for."""
        self.redis = connect(url)
        self._worker, self._heard, self._changed = worker, heard, changed
        self._strokes: deque[str] = deque(maxlen=MOST_WAITING)
        self._struck = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.well = False
        """Whether somebody listens now."""
        self._silent = False
        """Redis has not answered, and the log says so."""

    def open(self) -> None:
        errands = (self._listen, self._speak)
        self._tasks = [asyncio.create_task(self._on(errand), name="bell") for errand in errands]

    async def close(self) -> None:
        left = set(self._tasks)
        while left:
            # Again and again: in Python 3.11 one that comes together with what Redis waits for in
            # `asyncio.wait_for` is lost.
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN_S)
        with suppress(Exception):
            await self.redis.aclose()

    def ring(self, table_id: str, revision: int | None) -> None:
        said = "" if revision is None else revision
        self._strokes.append(f"{self._worker} {table_id} {said}")
        self._struck.set()

    async def _on(self, errand: Callable[[], Any]) -> None:
        """Do this for ever, whatever happens to Redis."""
        while True:
            try:
                await errand()
            except Exception as wrong:
                if not self._silent:
                    told = {"error": type(wrong).__name__}
                    log.warning("Redis does not answer (%(error)s); workers do without it", told)
                self._silent = True
            await asyncio.sleep(AGAIN_S)

    def _answered(self) -> None:
        if self._silent:
            log.warning("Redis answers again")
        self._silent = False

    async def _speak(self) -> None:
        while True:
            await self._struck.wait()
            strokes = tuple(self._strokes)
            async with self.redis.pipeline(transaction=False) as pipeline:
                for stroke in strokes:
                    pipeline.publish(CHANNEL, stroke)
                await pipeline.execute()
            self._answered()
            # Only now, for those who listen would look but now and then. One may be rung twice.
            for stroke in strokes:
                if self._strokes and self._strokes[0] is stroke:
                    self._strokes.popleft()
            if not self._strokes:
                self._struck.clear()

    async def _listen(self) -> None:
        async with self.redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            self._answered()
            self._can_hear(True)
            try:
                while True:
                    message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=1.0)
                    if message is not None:
                        self._hear(str(message["data"]))
            finally:
                self._can_hear(False)

    def _can_hear(self, well: bool) -> None:
        self.well = well
        self._changed()

    def _hear(self, stroke: str) -> None:
        rung = STROKE.fullmatch(stroke)
        if rung is not None and rung["worker"] != self._worker:
            revision = rung["revision"]
            self._heard(rung["table"], int(revision) if revision else None)
