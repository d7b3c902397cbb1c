"""When Python looks for garbage: in a moment in which nobody plays.

Positions refer to nothing in circles, and are gone with the last who hold them; what hangs in
circles are connections that have ended and rooms that were closed. Python would look for such
things every few hundred objects, and now and then among all there are: with thousands of open
tables that takes a second, in which everybody waits. So it looks at what is new only, a little at a
time, and through everything only when it is quiet, or when much has gathered.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from boneyard.server import measures

NEW = 2_000
"""After so many new objects Python looks through them. Twice as many take twice as long."""
NEVER = 1_000_000_000
LOOK_S = 5.0
"""As long as nobody has moved, it is quiet."""
MUCH = 5_000
"""So many connections and rooms take some 30 MB after their end."""


class Tidier:
    """Decides when to look through everything."""

    def __init__(
        self,
        *,
        moves: Callable[[], float] = measures.MOVES.total,
        ended: Callable[[], float] = measures.ENDED.total,
        collect: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`moves`: how many were ever made; `ended`: how many connections and rooms ever have."""
        self._moves, self._ended, self._collect, self._clock = moves, ended, collect, clock
        self._looks: float | None = None
        self._moved = self._tidied = 0.0

    def begin(self) -> None:
        """From now on it is decided here: for a process that does nothing but serve."""
        gc.collect()
        # What was there before anybody came stays.
        gc.freeze()
        gc.set_threshold(NEW, NEVER, NEVER)
        self._looks = self._clock() + LOOK_S

    def look(self) -> None:
        """Somebody has a moment."""
        now = self._clock()
        if self._looks is None or now < self._looks:
            return
        self._looks = now + LOOK_S
        moved, ended = self._moves(), self._ended()
        quiet, self._moved = moved == self._moved, moved
        if (quiet and ended > self._tidied) or ended - self._tidied >= MUCH:
            self._tidied = ended
            self._collect()
