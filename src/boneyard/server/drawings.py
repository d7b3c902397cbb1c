"""Turns for what takes long and is nobody's move: a table for a window of another size or from
another seat, replays, pictures, records.

They are made one after the other and take a part of the server's time only, however many people
ask: whoever plays meanwhile waits for one of them at the most. Addresses take turns, so that
somebody with sixty lines waits for their own.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf

PART = 0.25
"""Of the time, so much is theirs."""
PART_OF_ARRIVALS = 0.5
"""More for those who come to a table: after a restart all come at once, and see nothing before."""
LONGEST_REST_S = 0.5


class TooManyWait(Exception):
    """One address has asked for more than anybody there can look at."""


class Drawings:
    """Who may draw now, and who waits for it."""

    def __init__(
        self,
        most: float = inf,
        clock: Callable[[], float] = time.perf_counter,
        later: Callable[[float, Callable[[], None]], object] | None = None,
        *,
        part: float = PART,
    ) -> None:
        """`most` may wait at one address; `later` has something done after so many seconds;
        `part`: of the time, so much is theirs."""
        self._resting = 1 / part - 1
        self._most = most
        self._clock, self._later = clock, later
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address; the one whose turn is next comes first."""
        self._taken = False

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until nobody else draws; raises TooManyWait."""
        await self._wait(address)
        begun = self._clock()
        try:
            yield
        finally:
            rest = (self._clock() - begun) * self._resting
            later = self._later or asyncio.get_running_loop().call_later
            later(min(rest, LONGEST_REST_S), self._give)

    async def _wait(self, address: str) -> None:
        if not self._taken:
            self._taken = True
            return
        line = self._waiting.setdefault(address, deque())
        if len(line) >= self._most:
            raise TooManyWait
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give()  # It came too late: to the next.
            raise

    def _give(self) -> None:
        """The turn of whoever waits longest at the address that comes next."""
        while self._waiting:
            address = next(iter(self._waiting))
            line = self._waiting.pop(address)
            turn = line.popleft()
            if line:
                self._waiting[address] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
