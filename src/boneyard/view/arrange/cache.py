"""Where arrangements are kept until the next drawing: each table has a cache of its own.

To arrange a large tree takes a tenth of a second, to go on from how it lay before the last tile a
few milliseconds. So what was arranged is kept, for as long as its table is open: in its cache,
which holds no more than `MOST_OF_ONE`, and which makes way as a whole for those of other tables
where all of them together would hold more than `MOST`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Lock
from typing import Any, ClassVar, TypeAlias

_Key: TypeAlias = tuple[Hashable, ...]

MOST = 128 * 1024 * 1024
"""Bytes, about, of all caches of a process."""
MOST_OF_ONE = 8 * 1024 * 1024
"""Enough for a table of the largest set, as a dozen devices of different sizes show it."""


class ArrangementCache:
    """What is kept for one table, the longest unused first."""

    _filled: ClassVar[OrderedDict[ArrangementCache, None]] = OrderedDict()
    """All in which anything is kept, the longest unused first."""
    _total: ClassVar[int] = 0
    _lock: ClassVar[Lock] = Lock()
    """Pictures are drawn in other threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, tuple[Any, int]] = OrderedDict()
        self.bytes = 0

    def find(self, key: _Key) -> Any:
        """What is kept under this key, or None."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            ArrangementCache._filled.move_to_end(self)
            return found[0]

    def keep(self, key: _Key, thing: Any, size: int) -> None:
        with self._lock:
            self._drop(key)
            self._kept[key] = thing, size
            self._weigh(size)
            while self.bytes > MOST_OF_ONE:
                self._drop(next(iter(self._kept)))
            self._filled[self] = None
            self._filled.move_to_end(self)
            while ArrangementCache._total > MOST:
                next(iter(self._filled))._clear()

    def drop(self, key: _Key) -> None:
        with self._lock:
            self._drop(key)

    def clear(self) -> None:
        """The table is closed."""
        with self._lock:
            self._clear()

    @classmethod
    def total(cls) -> int:
        """How much all caches hold, in bytes."""
        return cls._total

    def _drop(self, key: _Key) -> None:
        _, size = self._kept.pop(key, (None, 0))
        self._weigh(-size)

    def _clear(self) -> None:
        self._kept.clear()
        self._weigh(-self.bytes)
        self._filled.pop(self, None)

    def _weigh(self, size: int) -> None:
        self.bytes += size
        ArrangementCache._total += size

    @contextmanager
    def used(self) -> Iterator[None]:
        """Whatever is drawn meanwhile is kept here."""
        before = _used.set(self)
        try:
            yield
        finally:
            _used.reset(before)


COMMON = ArrangementCache()
"""For whoever draws without a table that is open: the terminal, programs, pictures of games."""
_used: ContextVar[ArrangementCache] = ContextVar("cache", default=COMMON)


def cache_in_use() -> ArrangementCache:
    return _used.get()
