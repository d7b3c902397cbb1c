"""A part of the work done a piece at a time: whoever does it is free in between for others."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from boneyard.analysis.playing_on import PlaysOn, Results
from boneyard.core.actions import Action, Seat

QUICK = 0.1
"""What takes no more of the time there is than this is done for twice as many worlds next."""


class Unfinished(Exception):
    """The time is up; `found` is what there is so far, with which somebody goes on."""

    def __init__(self, found: Results) -> None:
        super().__init__(found)
        self.found = found


class Piecewise:
    """Somebody plays rounds on after what was `found` before, for so long; then, and never before
    a world is done, raises Unfinished. In how many pieces it is done changes nothing."""

    def __init__(
        self,
        plays: PlaysOn,
        found: Results,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._plays, self._known, self._clock = plays, iter(found), clock
        self._found = list(found)
        self._seconds, self._began = seconds, clock()
        self._new = False

    def leads(
        self,
        seat: Seat,
        candidates: Sequence[Action | None],
        worlds: Sequence[Any],
        seeds: Sequence[Sequence[int]],
        actor: Seat | None = None,
    ) -> Results:
        rows: Results = []
        while len(rows) < len(worlds) and (row := next(self._known, None)) is not None:
            rows.append(row)
        some = 1
        while len(rows) < len(worlds):
            began = self._clock()
            if self._new and began - self._began > self._seconds:
                raise Unfinished(self._found)
            at = slice(len(rows), len(rows) + some)
            made = self._plays.leads(seat, candidates, worlds[at], seeds[at], actor)
            rows += made
            self._found += made
            self._new = True
            if self._clock() - began < QUICK * self._seconds:
                some *= 2
        return rows
