"""Who may think next: addresses in turn, and the tables of an address in turn.

Whoever opens sixty tables waits for their own tables, not everybody else. A table has one decision
thought about at a time, and one that nobody looks at lets all others go first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

Place = TypeVar("Place")


class Asker(msgspec.Struct, frozen=True):
    """For whom somebody thinks."""

    address: str = ""
    """Where the table was opened from, or who asks for a hint."""
    table: str = ""
    """Its id; without one it shares its turns with all others that have none."""
    attended: Callable[[], bool] = lambda: True
    """Whether anybody is there to see it."""


class _Waiting(msgspec.Struct, Generic[Place], frozen=True, eq=False):
    asker: Asker
    turn: asyncio.Future[Place]


class Queue(Generic[Place]):
    """Gives a few places to many, one after the other."""

    def __init__(self, places: Iterable[Place]) -> None:
        self._free = list(places)
        self._places = len(self._free)
        self._waiting: list[_Waiting[Place]] = []
        self._there: dict[str, int] = {}
        """How many of each address wait or have a place."""
        self._busy: set[str] = set()
        """The tables that have a place."""
        self._served: dict[tuple[str, ...], int] = {}
        """When an address, and a table of it, was last served; counted."""
        self._count = 0

    def ask(self, asker: Asker) -> asyncio.Future[Place]:
        """A place, when it is the asker's turn; then `give_back` it. Whoever does not want to wait
        any more cancels it."""
        turn: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(asker, turn))
        self._there[asker.address] = self._there.get(asker.address, 0) + 1
        turn.add_done_callback(lambda done: self._went(asker) if done.cancelled() else None)
        self._serve()
        return turn

    def give_back(self, asker: Asker, place: Place) -> None:
        self._busy.discard(asker.table)
        self._free.append(place)
        self._went(asker)
        self._serve()

    @property
    def waiting(self) -> int:
        return sum(not one.turn.done() for one in self._waiting)

    @property
    def taken(self) -> int:
        """How many places somebody has now."""
        return self._places - len(self._free)

    def _serve(self) -> None:
        while self._free:
            self._waiting = [one for one in self._waiting if not one.turn.done()]
            able = [one for one in self._waiting if one.asker.table not in self._busy]
            if not able:
                return
            # The first of those that are equal is the one who has waited longest.
            first = min(able, key=self._rank)
            asker = first.asker
            self._count += 1
            self._served[(asker.address,)] = self._served[asker.address, asker.table] = self._count
            self._busy.add(asker.table)
            self._waiting.remove(first)
            first.turn.set_result(self._free.pop(0))

    def _rank(self, waiting: _Waiting[Place]) -> tuple[bool, int, int]:
        asker, served = waiting.asker, self._served
        of_address = served.get((asker.address,), 0)
        return not asker.attended(), of_address, served.get((asker.address, asker.table), 0)

    def _went(self, asker: Asker) -> None:
        """Forget when an address was served once it asks for nothing more."""
        self._there[asker.address] -= 1
        if not self._there[asker.address]:
            del self._there[asker.address]
            gone = [key for key in self._served if key[0] == asker.address]
            for key in gone:
                del self._served[key]
