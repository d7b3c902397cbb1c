"""A referee for the problem collection, written from the rule book (5.4) and from what the grades
mean (docs/dominosa.md). It shares nothing with the game, the solver or the generator.

A layout is an exact cover: every cell under one tile, every tile in one place. What may still be is
a set of *ways*, each two neighbouring cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, TypeAlias

Cell: TypeAlias = tuple[int, int]
Way: TypeAlias = frozenset[Cell]
Need: TypeAlias = Cell | frozenset[int]
"""What has to be covered once: a cell, or a tile, by its numbers."""


def staircase(n: int) -> set[Cell]:
    """Rows of 2, 4, 6 … 2(n + 1) cells, all beginning in the first column."""
    return {(row, column) for row in range(n + 1) for column in range(2 * row + 2)}


def ring(n: int) -> set[Cell] | None:
    """The smallest square with a square hole in its middle, at least two cells wide, that has a
    cell for each half of a tile."""
    halves = (n + 1) * (n + 2)
    for side in range(halves // 8 + 3):  # The thinnest has eight cells for each of its length.
        for wide in range(2, (side + 1) // 2):
            if side**2 - (side - 2 * wide) ** 2 == halves:
                hole = {(r, c) for r in range(wide, side - wide) for c in range(wide, side - wide)}
                return {(r, c) for r in range(side) for c in range(side)} - hole
    return None


class Problem:
    """Numbers on cells."""

    def __init__(self, numbers: Mapping[Cell, int]) -> None:
        self.numbers = numbers
        self.tile = {
            frozenset((cell, other)): frozenset((number, numbers[other]))
            for cell, number in numbers.items()
            for other in _right_and_below(cell)
            if other in numbers
        }
        self.ways = frozenset(self.tile)

    def needs(self, way: Way) -> tuple[Need, ...]:
        return *way, self.tile[way]

    def all_needs(self) -> set[Need]:
        n = max(self.numbers.values())
        doubles = [frozenset((one,)) for one in range(n + 1)]
        mixed = [frozenset(two) for two in combinations(range(n + 1), 2)]
        return {*self.numbers, *doubles, *mixed}

    def is_right(self) -> bool:
        """Every number as often as a set has it."""
        n = max(self.numbers.values())
        return Counter(self.numbers.values()) == dict.fromkeys(range(n + 1), n + 2)

    # -- how many layouts there are ------------------------------------------------------------

    def layouts(self) -> Iterator[frozenset[Way]]:
        """All of them, by going through what has the fewest ways."""
        open_ways: dict[Need, set[Way]] = {need: set() for need in self.all_needs()}
        for way in self.ways:
            for need in self.needs(way):
                open_ways[need].add(way)
        yield from self._cover(open_ways, frozenset())

    def _cover(
        self, open_ways: dict[Need, set[Way]], laid: frozenset[Way]
    ) -> Iterator[frozenset[Way]]:
        if not open_ways:
            yield laid
            return
        tightest = min(open_ways, key=lambda need: len(open_ways[need]))
        for way in open_ways[tightest]:
            gone = {other for need in self.needs(way) for other in open_ways[need]}
            rest = {
                need: ways - gone for need, ways in open_ways.items() if need not in self.needs(way)
            }
            yield from self._cover(rest, laid | {way})

    # -- how hard it is ------------------------------------------------------------------------

    def is_solved_by(self, grade: int, *, doubles: bool = False) -> bool:
        """Whether thinking of the first grade, or of the first two or three, solves it; `doubles`:
        also with the sets of cells that show one number, of which the double may serve two."""
        ways, laid = set(self.ways), set[Way]()
        while True:
            if self._trivial(ways, laid):
                continue
            if len(laid) * 2 == len(self.numbers):
                return True
            wrong = self._local(ways) if grade > 1 else set()
            if not wrong and grade > 2:
                wrong = self._crowded(ways, doubles=doubles)
            if not wrong:
                return False
            ways -= wrong

    def _by_need(self, ways: set[Way]) -> dict[Need, set[Way]]:
        found: dict[Need, set[Way]] = {need: set() for need in self.all_needs()}
        for way in ways:
            for need in self.needs(way):
                found[need].add(way)
        return found

    def _excluded(self, way: Way, by_need: Mapping[Need, set[Way]]) -> set[Way]:
        return {other for need in self.needs(way) for other in by_need[need]} - {way}

    def _trivial(self, ways: set[Way], laid: set[Way]) -> bool:
        """Lay what fits in one place only, and what has one neighbour only; whether there was
        something new."""
        by_need = self._by_need(ways)
        only = {way for found in by_need.values() if len(found) == 1 for way in found} - laid
        for way in only:
            laid.add(way)
            ways -= self._excluded(way, by_need)
        return bool(only)

    def _local(self, ways: set[Way]) -> set[Way]:
        """The ways that would soon leave something nothing."""
        by_need = self._by_need(ways)
        wrong = set(self._odd(ways))
        for way in ways:
            gone = self._excluded(way, by_need)
            near = {need for other in gone for need in self.needs(other)} - {*self.needs(way)}
            left = {need: by_need[need] - gone for need in near}
            if not all(left.values()) or self._clash(left):
                wrong.add(way)
        return wrong

    def _clash(self, left: Mapping[Need, set[Way]]) -> bool:
        """Two are forced that exclude each other, or two cells have only the same tile left."""
        forced = {next(iter(ways)) for ways in left.values() if len(ways) == 1}
        for one, other in combinations(forced, 2):
            if {*self.needs(one)} & {*self.needs(other)}:
                return True
        only = [
            (next(iter(tiles)), ways)
            for need, ways in left.items()
            if isinstance(need, tuple)
            for tiles in [{self.tile[way] for way in ways}]
            if len(tiles) == 1
        ]
        return any(
            one == other and not ways & others
            for (one, ways), (other, others) in combinations(only, 2)
        )

    def _odd(self, ways: set[Way]) -> Iterator[Way]:
        """Ways into a part that is covered without the cell that joins it to the rest."""
        beside: dict[Cell, set[Cell]] = {cell: set() for cell in self.numbers}
        for one, other in ways:
            beside[one].add(other)
            beside[other].add(one)
        for cell, around in beside.items():
            for other in around:
                part, fresh = {other}, [other]
                while fresh:
                    new = beside[fresh.pop()] - part - {cell}
                    part |= new
                    fresh += new
                if len(part) % 2 == 0:
                    yield frozenset((cell, other))

    def _crowded(self, ways: set[Way], *, doubles: bool) -> set[Way]:
        """The ways that would leave some of these too few: cells of a shade, which need a tile each
        and a partner each, or cells that show one number."""
        light = {way: next(cell for cell in way if sum(cell) % 2 == 0) for way in ways}
        dark = {way: next(cell for cell in way if sum(cell) % 2) for way in ways}
        edges: list[list[tuple[Any, Any, Way]]] = [
            [(light[way], self.tile[way], way) for way in ways],
            [(dark[way], self.tile[way], way) for way in ways],
            [(light[way], dark[way], way) for way in ways],
        ]
        for number in range(max(self.numbers.values()) + 1) if doubles else ():
            # Its tiles are needed once, but the double twice: on a light cell and on a dark one.
            edges.append(
                [
                    (cell, (self.tile[way], len(self.tile[way]) == 1 and cell == light[way]), way)
                    for way in ways
                    for cell in way
                    if self.numbers[cell] == number
                ]
            )
        return set().union(*map(_in_no_matching, edges))


def _in_no_matching(edges: list[tuple[Any, Any, Way]]) -> set[Way]:
    """The ways of those edges that no matching of all on the left with all on the right has."""
    beside: dict[Any, set[Any]] = {}
    for one, other, _ in edges:
        beside.setdefault(one, set()).add(other)
    mate: dict[Any, Any] = {}

    def finds_mate(one: Any, tried: set[Any]) -> bool:
        for other in beside[one] - tried:
            tried.add(other)
            if other not in mate or finds_mate(mate[other], tried):
                mate[other] = one
                return True
        return False

    assert all(finds_mate(one, set()) for one in beside), "there is a layout"
    reached: dict[Any, set[Any]] = {}
    for start in beside:
        found, fresh = {start}, [start]
        while fresh:
            new = {mate[other] for other in beside[fresh.pop()]} - found
            found |= new
            fresh += new
        reached[start] = found
    # Whoever takes another's mate sets off a chain, which has to come back.
    return {way for one, other, way in edges if one not in reached[mate[other]]}


def _right_and_below(cell: Cell) -> tuple[Cell, Cell]:
    row, column = cell
    return (row, column + 1), (row + 1, column)
