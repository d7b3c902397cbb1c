"""What was done at a table, kept so that looking back costs little however long the match is:
anybody who looks on may ask for it as often as he likes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from boneyard.table import Entry, Step, Table, Undo
from boneyard.table.log import after, beginning

LOG_STEPS = 40
"""So many actions are told again to somebody who comes to the table."""
MARK_EVERY = 50
"""After so many actions the state is kept."""


class Past:
    """The last steps of a table, and states on the way to now."""

    def __init__(self) -> None:
        self._recent: deque[Step] | None = None
        self._marks: dict[int, Any] = {}

    def add(self, steps: Iterable[Step]) -> None:
        """These have just happened."""
        for step in steps:
            if isinstance(step.entry.deed, Undo):
                self._marks.clear()
            if self._recent is not None:
                self._recent.append(step)

    def recent(self, table: Table) -> tuple[Step, ...]:
        """The last steps, also those taken back."""
        if self._recent is None:
            self._recent = deque(maxlen=LOG_STEPS)
            fold = beginning(table.game)
            for entry in table.entries:
                fold, happened = after(table.game, fold, entry)
                self._recent.append(Step(entry, happened))
        return tuple(self._recent)

    def after(self, table: Table, count: int) -> tuple[Any, tuple[Step, ...]]:
        """The state after the first `count` actions that count, and the last of these steps."""
        game = table.game
        begin = max((mark for mark in self._marks if mark < count), default=0)
        state: Any = self._marks[begin] if begin else game.start()
        last: tuple[Step, ...] = ()
        for number, (actor, action) in enumerate(table.line[begin:count], begin + 1):
            state, happened = game.play(state, actor, action)
            last = (Step(Entry(actor, action), happened),)
            if number % MARK_EVERY == 0:
                self._marks[number] = state
        return state, last
