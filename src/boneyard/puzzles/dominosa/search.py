"""Search in plain Python: the readable twin of the compiled one, and quick enough for a hint.

What is still open often falls into parts that share no cell and no tile. Each is solved for itself:
otherwise a part without a solution would be looked through again for every solution of the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.puzzles.dominosa.chains import settle
from boneyard.puzzles.dominosa.position import Contradiction, GaveUp, Position, bits
from boneyard.puzzles.dominosa.steps import CASES, Step


def search(position: Position, limit: int) -> list[int]:
    """Up to `limit` solutions as masks of pairs: settle, then branch where fewest ways are left.
    Raises GaveUp when that takes more than the position's `effort`."""
    return _Search(position.effort).solutions(
        position.copy(), list(range(len(position.layout.places))), limit
    )


class _Search:
    def __init__(self, effort: int | None) -> None:
        self.left = effort

    def solutions(self, position: Position, items: list[int], limit: int) -> list[int]:
        """Solutions of this position, in which these items may have one place left."""
        try:
            settle(position, items, [])
        except Contradiction:
            return []
        found = [position.placed]
        for part in sorted(_parts(position), key=int.bit_count):
            # As soon as there are enough, one solution of every further part will do.
            ways = self._branches(position, part, limit if len(found) < limit else 1)
            found = [one | other for one in found for other in ways][:limit]
            if not found:
                break
        return found

    def _branches(self, position: Position, part: int, limit: int) -> list[int]:
        """Solutions of one part alone, as masks of its pairs."""
        found: list[int] = []
        for pair in bits(_fewest_ways(position, part)):
            if self.left is not None:
                self.left -= 1
                if self.left < 0:
                    raise GaveUp
            branch = position.copy()
            branch.live = branch.placed | part
            solutions = self.solutions(branch, branch.touched(pair), limit - len(found))
            found += [solution & part for solution in solutions]
            if len(found) >= limit:
                break
        return found


def _parts(position: Position) -> Iterator[int]:
    """The undecided pairs, parted so that none excludes one of another part."""
    excludes = position.layout.excludes
    rest = position.undecided
    while rest:
        part = frontier = rest & -rest
        while frontier:
            pair = frontier.bit_length() - 1
            new = excludes[pair] & rest & ~part
            part |= new
            frontier = frontier & ~(1 << pair) | new
        rest &= ~part
        yield part


def _fewest_ways(position: Position, part: int) -> int:
    """The places of the cell or tile in this part that has fewest left."""
    places, items = position.layout.places, position.layout.items
    fewest = part
    for pair in bits(part):
        for item in items[pair]:
            ways = places[item] & position.live
            if ways.bit_count() < fewest.bit_count():
                fewest = ways
        if fewest.bit_count() == 2:  # one would be settled
            break
    return fewest


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
