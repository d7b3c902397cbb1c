"""Search in plain Python: the readable twin of the compiled one, and quick enough for a hint."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.puzzles.dominosa.chains import settle_one
from boneyard.puzzles.dominosa.position import Contradiction, GaveUp, Position, bits
from boneyard.puzzles.dominosa.steps import CASES, Step


def search(position: Position, limit: int) -> list[int]:
    """Up to `limit` solutions as masks of pairs: settle, then branch where fewest ways are left.
    Raises GaveUp when that takes more than the position's `effort`."""
    found: list[int] = []
    tried = 0
    waiting = [position.copy()]
    while waiting and len(found) < limit:
        here = waiting.pop()
        tried += 1
        if position.effort is not None and tried > position.effort:
            raise GaveUp
        try:
            while settle_one(here, []):
                pass
            ways = [here.left(item) for item in here.open_items()]
        except Contradiction:
            continue
        if not ways:
            found.append(here.placed)
            continue
        for pair in reversed(list(bits(min(ways, key=int.bit_count)))):
            branch = here.copy()
            branch.place(pair)
            waiting.append(branch)
    return found


def by_search(position: Position) -> Iterator[Step]:
    """The last resort: a pair that no solution has, found by trying everything."""
    known = search(position, 2)
    if not known:
        raise Contradiction
    for pair in bits(position.undecided & ~known[0] & ~known[-1]):
        trial = position.copy()
        trial.place(pair)
        if len(known) == 1 or not search(trial, 1):
            yield Step("search", CASES, rule_out=(position.layout.pair(pair),))
