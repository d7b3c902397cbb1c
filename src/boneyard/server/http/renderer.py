"""Draws the pictures that are shown where a link is passed on, in a process of its own.

Whoever knows an address may ask for its picture, and programs that make previews ask without being
asked to. So a picture is drawn once for all who want it at the same time, and kept for those who
come later, as long as there is room; what has to be drawn anew is rationed by address.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from boneyard.server.bot_pool.study import ProcessDied, Study
from boneyard.server.drawings import Drawings, TooManyWait
from boneyard.server.settings import Limits
from boneyard.server.sharing.shared_buckets import SharedBuckets, SharedCount

T = TypeVar("T")
Key: TypeAlias = tuple[str | int | None, ...]

PATIENCE_S = 30.0
"""After so long a picture is given up. No table takes a second, but on a busy machine the process
may need some until it is there."""
MOST_WAIT = 16
"""So many pictures may be waited for from one address."""


class NotDrawn(Exception):
    """A picture could not be drawn, or not in time."""


class Rendered(NamedTuple):
    """A drawing, and which position of how many it shows, where it is one of a match."""

    data: bytes
    at: int = 0
    of: int = 0


Draws: TypeAlias = Callable[[], Rendered]


class Draughtsman(Protocol):
    """What is needed of a study."""

    async def have_done(self, what: Callable[[], T], patience_s: float) -> T: ...
    def close(self) -> None: ...


class PictureCache:
    """Pictures that were asked for, up to so many bytes; those unused for longest go first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pictures: OrderedDict[Key, Rendered] = OrderedDict()
        self.bytes = 0

    def get(self, key: Key) -> Rendered | None:
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def keep(self, key: Key, picture: Rendered) -> None:
        former = self._pictures.pop(key, None)
        self.bytes += len(picture.data) - (0 if former is None else len(former.data))
        self._pictures[key] = picture
        while self.bytes > self._most:
            _, gone = self._pictures.popitem(last=False)
            self.bytes -= len(gone.data)


class Renderer:
    """Draws pictures, one after the other."""

    def __init__(
        self,
        limits: Limits,
        counted: SharedCount | None = None,
        study: Draughtsman | None = None,
    ) -> None:
        self._study = study or Study()
        self._turns = Drawings(MOST_WAIT)
        self._ration = SharedBuckets(
            "pictures", limits.pictures_per_second, limits.pictures_at_once, counted
        )
        self.kept = PictureCache(limits.pictures_bytes)
        self._begun: dict[Key, asyncio.Task[Rendered]] = {}

    async def picture(
        self, key: Key, address: str, prepare: Callable[[], Awaitable[Draws]]
    ) -> Rendered:
        """The picture of this key. `prepare` reads what is needed for it and says how it is drawn,
        by something that can be sent to another process. Raises TooManyWait, NotDrawn, and what
        those raise."""
        kept = self.kept.get(key)
        if kept is not None:
            return kept
        if key not in self._begun and not await self._ration.take(address):
            raise TooManyWait
        # Somebody else may have begun meanwhile.
        begun = self._begun.get(key)
        if begun is None:
            begun = asyncio.create_task(self._draw(key, address, prepare), name="picture")
            self._begun[key] = begun
            begun.add_done_callback(lambda done: self._ended(key, done))
        # Others wait for it, too.
        return await asyncio.shield(begun)

    async def _draw(
        self, key: Key, address: str, prepare: Callable[[], Awaitable[Draws]]
    ) -> Rendered:
        async with self._turns.turn(address):
            draws = await prepare()
            try:
                drawn = await self._study.have_done(draws, PATIENCE_S)
            except (ProcessDied, TimeoutError):
                raise NotDrawn from None
        self.kept.keep(key, drawn)
        return drawn

    def _ended(self, key: Key, done: asyncio.Task[Rendered]) -> None:
        del self._begun[key]
        if not done.cancelled():
            done.exception()  # Whoever waits for it has it; perhaps nobody does any more.

    def close(self) -> None:
        self._study.close()
        for task in self._begun.values():
            task.cancel()
