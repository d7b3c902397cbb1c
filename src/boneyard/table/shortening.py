"""A long log made short: as much of the past is left out as nobody misses.

What was taken back is left out, and so are things done and undone without taking a move back, like
a mark in a puzzle that was rubbed out again. The state, the chance to come and the record of the
match stay what they are. The latest entries stay untouched, and so does what one can go back to
from them step by step; whoever goes back further goes over what was left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.actions import Actor, Nature
from boneyard.table.log import Entry, Undo
from boneyard.table.table import Table

LATEST = 200
"""So many entries stay as they are, and so many steps back from each of them."""


def shortened(table: Table) -> Table | None:
    """The same table with as short a past as it may have; None: hardly anything can be left out,
    or it would not be the same."""
    entries = _shortened(table.entries)
    if len(table.entries) - len(entries) <= LATEST // 4:
        return None  # Not worth playing a long match again.
    short = table.with_past(entries)
    same = short.state_hash() == table.state_hash() and short.chances == table.chances
    return short if same else None


def _shortened(entries: Sequence[Entry]) -> list[Entry]:
    older, latest = entries[:-LATEST], entries[-LATEST:]
    course: list[Entry] = []
    for entry in older:
        _follow(course, entry)
    reached, lowest = course.copy(), len(course)
    for entry in latest:
        _follow(reached, entry)
        lowest = min(lowest, len(reached))
    settled = max(0, lowest - LATEST)
    return [*_without_to_and_fro(course[:settled]), *course[settled:], *latest]


def _follow(course: list[Entry], entry: Entry) -> None:
    if not isinstance(entry.deed, Undo):
        course.append(entry)
        return
    while course.pop().actor != entry.actor:
        pass


def _without_to_and_fro(course: Sequence[Entry]) -> list[Entry]:
    """What was switched and switched back goes, both of it."""
    kept: dict[int, Entry] = {}
    switched: dict[tuple[Actor, object], int] = {}
    for at, entry in enumerate(course):
        kept[at] = entry
        if isinstance(entry.actor, Nature):
            switched.clear()  # What chance has brought may be about anything that lay there.
        elif (switch := entry.deed.switches) is not None:
            before = switched.pop((entry.actor, switch), None)
            if before is None:
                switched[entry.actor, switch] = at
            else:
                del kept[before], kept[at]
    return list(kept.values())
