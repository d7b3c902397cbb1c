"""Hectic's puzzle: chains of open tiles that run from a double's number back to it.

A chain for the double n-n (L: "Hektik-Domino")

1. shows n at both ends,
2. shows n nowhere else,
3. has at least n tiles.

Think of the numbers as places and the tiles as roads: a chain leaves n on one tile, walks among the
other numbers using no tile twice, and returns to n on another tile. So it has at least three tiles,
and what is to be found is a *trail* of ``max(n, 3) - 2`` or more tiles that avoids n.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import TypeAlias

import msgspec

from boneyard.core.chance import Rng, shuffled
from boneyard.tiles import Tile

Chain: TypeAlias = tuple[tuple[int, int], ...]
"""Tiles as they lie, left half first: ``((9, 4), (4, 1), (1, 9))``."""


class Wrong(StrEnum):
    """What can be wrong with a chain, in the order in which it is looked for."""

    NOT_THERE = "not-there"
    USED_TWICE = "used-twice"
    NO_MATCH = "no-match"
    ENDS = "ends"
    INSIDE = "inside"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"


class Fault(msgspec.Struct, frozen=True):
    """The first thing wrong with a chain, and the tile (counted from 0) where it shows."""

    wrong: Wrong
    at: int
    """For `NO_MATCH` the left one of the two tiles; for `TOO_SHORT` and `TOO_LONG` the number of
    tiles."""


def least_length(n: int) -> int:
    """Tiles a chain for n-n needs. Even for 0, 1 and 2 it takes three to leave n and come back."""
    return max(n, 3)


def fault(
    chain: Sequence[tuple[int, int]], n: int, tiles: Iterable[Tile], *, exact: bool = False
) -> Fault | None:
    """The first thing wrong with `chain` as an answer to n-n, or None if it is correct. `exact`: it
    must not be longer than it has to be, either."""
    open_tiles = _open(tiles)
    used: set[Tile] = set()
    for at, (left, right) in enumerate(chain):
        tile = Tile.of(left, right)
        if tile not in open_tiles:
            return Fault(Wrong.NOT_THERE, at)
        if tile in used:
            return Fault(Wrong.USED_TWICE, at)
        used.add(tile)
    for at in range(len(chain) - 1):
        if chain[at][1] != chain[at + 1][0]:
            return Fault(Wrong.NO_MATCH, at)
    if not chain or chain[0][0] != n:
        return Fault(Wrong.ENDS, 0)
    if chain[-1][1] != n:
        return Fault(Wrong.ENDS, len(chain) - 1)
    for at in range(len(chain) - 1):
        if chain[at][1] == n:
            return Fault(Wrong.INSIDE, at)
    if len(chain) < least_length(n):
        return Fault(Wrong.TOO_SHORT, len(chain))
    if exact and len(chain) > least_length(n):
        return Fault(Wrong.TOO_LONG, len(chain))
    return None


def is_correct(
    chain: Sequence[tuple[int, int]], n: int, tiles: Iterable[Tile], *, exact: bool = False
) -> bool:
    """Does `chain`, laid from the open `tiles`, win the double n-n?"""
    return fault(chain, n, tiles, exact=exact) is None


def shortest_chain(tiles: Iterable[Tile], n: int) -> Chain | None:
    """A shortest correct chain for n-n; None if the open tiles allow none at all."""
    roads = _Roads(tiles, n)
    for length in roads.lengths():
        path = roads.search(length)
        if path is not None:
            return _as_chain(path)
    return None


def random_chain(tiles: Iterable[Tile], n: int, rng: Rng, *, exact: bool = False) -> Chain | None:
    """Some correct chain, each one possible; None only if there is none. `exact`: as long as it has
    to be.

    Half of the chains drawn have the shortest length, half of the rest are one tile longer, and so
    on: long ones are legal but far too many to be drawn fairly. Among chains of one length the draw
    is uniform as long as walks that use no tile twice are not too rare among all walks; among few
    open tiles, where they are, it goes by random backtracking, which finds each but not evenly.
    """
    roads = _Roads(tiles, n)
    feasible = (length for length in roads.lengths() if roads.search(length))
    shortest = next(feasible, None)
    if shortest is None or (exact and shortest > least_length(n)):
        return None
    wanted = shortest
    while not exact and wanted < roads.longest and rng.randrange(2):
        wanted += 1
    for length in range(wanted, shortest - 1, -1):
        path = roads.sample(length, rng, effort=None if length == shortest else _EFFORT)
        if path is not None:
            return _as_chain(path)
    raise AssertionError("a chain of the shortest length was found before")


def count_chains(tiles: Iterable[Tile], n: int, length: int | None = None) -> int:
    """How many correct chains of `length` tiles there are (by default: of the shortest length).

    A chain and its mirror image count as one. Exact, by walking all of them but for their last two
    steps inside: a second or two for nine tiles of the full double-nine set.
    """
    roads = _Roads(tiles, n)
    if length is None:
        shortest = shortest_chain(tiles, n)
        return 0 if shortest is None else count_chains(tiles, n, len(shortest))
    return roads.count(length) if length >= least_length(n) else 0


_EFFORT = 2_000
"""Steps of backtracking after which a chain longer than necessary is given up."""

_DRAWS = 64
"""Uniform draws of a walk before backtracking takes over."""


def _open(tiles: Iterable[Tile]) -> set[Tile]:
    """The tiles that may be used: all doubles lie aside, face down, whatever is passed in."""
    return {tile for tile in tiles if not tile.is_double}


def _as_chain(path: Sequence[int]) -> Chain:
    return tuple(pairwise(path))


class _Roads:
    """The open tiles as seen from n: which numbers lead home, and how the others are joined."""

    def __init__(self, tiles: Iterable[Tile], n: int) -> None:
        self.n = n
        self.home: set[int] = set()
        self.inside: dict[int, set[int]] = {}
        for tile in _open(tiles):
            if n in tile:
                self.home.add(tile.other(n))
            else:
                self.inside.setdefault(tile.high, set()).add(tile.low)
                self.inside.setdefault(tile.low, set()).add(tile.high)
        self.home &= self.inside.keys()
        self._walks: dict[int, list[dict[int, int]]] = {}

    @property
    def longest(self) -> int:
        """No chain has more tiles than this."""
        return 2 + sum(map(len, self.inside.values())) // 2

    def lengths(self) -> range:
        return range(least_length(self.n), self.longest + 1)

    def walks(self, goal: int, steps: int) -> list[dict[int, int]]:
        """How many walks of 0..steps steps lead from each number to `goal`, repeats allowed.

        Every trail is a walk, so a number with no walk of the right length needs no look: this
        settles parity (when the tiles join odd to even numbers only) and parts without connection.
        """
        known = self._walks.get(goal)
        if known is None:
            known = self._walks[goal] = [{goal: 1}]
        while len(known) <= steps:
            latest = known[-1]
            ways = {
                number: sum(latest.get(other, 0) for other in others)
                for number, others in self.inside.items()
            }
            known.append({number: count for number, count in ways.items() if count})
        return known

    def ends(self, length: int) -> list[tuple[int, int]]:
        """Pairs of different numbers at which a chain of `length` tiles may leave and return."""
        return [
            (first, last)
            for last in sorted(self.home)
            for first in sorted(self.home)
            if first != last and first in self.walks(last, length - 2)[length - 2]
        ]

    def search(
        self, length: int, rng: Rng | None = None, effort: int | None = None
    ) -> list[int] | None:
        """The numbers along a chain of exactly `length` tiles, by backtracking.

        In random order if there is an `rng`; gives up after `effort` tiles laid, if that is stated.
        """
        path: list[int] = []
        used: set[tuple[int, int]] = set()
        laid = 0

        def order(choices: Iterable[int]) -> Iterable[int]:
            return choices if rng is None else shuffled(choices, rng)

        def extend(goal: int, steps: int) -> bool:
            nonlocal laid
            if steps == 0:
                return True
            here = path[-1]
            promising = self.walks(goal, steps)[steps - 1]
            for there in order(sorted(self.inside[here] & promising.keys())):
                road = _road(here, there)
                if road in used:
                    continue
                if laid == effort:
                    return False
                laid += 1
                path.append(there)
                used.add(road)
                if extend(goal, steps - 1):
                    return True
                path.pop()
                used.remove(road)
            return False

        pairs = self.ends(length)
        for index in order(range(len(pairs))):
            first, last = pairs[index]
            path.append(first)
            if extend(last, length - 2):
                return [self.n, *path, self.n]
            path.pop()
        return None

    def sample(self, length: int, rng: Rng, effort: int | None) -> list[int] | None:
        """A random chain of exactly `length` tiles: uniform draws first, then backtracking."""
        pairs = self.ends(length)
        steps = length - 2
        weights = [self.walks(last, steps)[steps][first] for first, last in pairs]
        for _ in range(_DRAWS if pairs else 0):
            first, last = pairs[_draw(weights, rng)]
            path = [first]
            used: set[tuple[int, int]] = set()
            for rest in range(steps - 1, -1, -1):
                here = path[-1]
                ways = self.walks(last, rest)[rest]
                choices = sorted(self.inside[here] & ways.keys())
                there = choices[_draw([ways[number] for number in choices], rng)]
                road = _road(here, there)
                if road in used:
                    break
                used.add(road)
                path.append(there)
            else:
                return [self.n, *path, self.n]
        return self.search(length, rng, effort)

    def count(self, length: int) -> int:
        """Chains of exactly `length` tiles, mirror images counted once."""
        free = {number: set(others) for number, others in self.inside.items()}
        goals = self.home

        def finish(first: int, here: int, steps: int) -> int:
            # Only ends above `first`: the mirror image is counted from the other side.
            if steps == 1:
                return sum(1 for there in free[here] if there in goals and there > first)
            if steps == 2:
                return sum(
                    len(free[here] & free[last]) for last in goals if last > first and last != here
                )
            total = 0
            for there in tuple(free[here]):
                free[here].remove(there)
                free[there].remove(here)
                total += finish(first, there, steps - 1)
                free[here].add(there)
                free[there].add(here)
            return total

        return sum(finish(first, first, length - 2) for first in goals)


def _road(here: int, there: int) -> tuple[int, int]:
    return (here, there) if here < there else (there, here)


def _draw(weights: Sequence[int], rng: Rng) -> int:
    """An index, each with probability in proportion to its weight."""
    ticket = rng.randrange(sum(weights))
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("the ticket is below the sum of the weights")
