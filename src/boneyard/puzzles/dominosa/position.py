"""A grid with what is still possible in it, kept readable: sets of pairs are bit masks.

A solution covers every cell once and uses every tile once. Cells and tiles are therefore treated
alike, as *items*: cells 0 .. 2t-1 row after row, then the tiles, in the set's order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from boneyard.puzzles.dominosa.grid import Cell, Grid, Pair
from boneyard.puzzles.dominosa.shape import Shape, figure
from boneyard.puzzles.dominosa.steps import Step
from boneyard.tiles import Tile, TileSet


class Contradiction(Exception):
    """No solution is left. `item` is the cell or tile that has no place, if one is to be named."""

    def __init__(self, item: int | None = None) -> None:
        super().__init__("no solution is left")
        self.item = item


class GaveUp(Exception):
    """A search would take too long: nothing is known."""


def bits(mask: int) -> Iterator[int]:
    """The numbers in a bit mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Layout:
    """What never changes for a grid: which pairs belong to which item, and which exclude which."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.shape: Shape = figure(grid.cells)
        self.cells = len(self.shape.cells)
        self.tiles: TileSet = TileSet.double(grid.n)
        tile_item = {tile: self.cells + i for i, tile in enumerate(self.tiles)}
        self.items: list[tuple[int, int, int]] = [
            (light, dark, tile_item[grid.tile(pair)])
            for pair, (light, dark) in zip(self.shape.pairs, self.shape.ends, strict=True)
        ]
        self.places: list[int] = [0] * (self.cells + len(self.tiles))
        for pair, items in enumerate(self.items):
            for item in items:
                self.places[item] |= 1 << pair
        self.excludes: list[int] = []
        for pair, (light, dark, tile) in enumerate(self.items):
            near = self.places[light] | self.places[dark] | self.places[tile]
            self.excludes.append(near & ~(1 << pair))

    def pair(self, index: int) -> Pair:
        return self.shape.pairs[index]

    def pairs(self, mask: int) -> tuple[Pair, ...]:
        return tuple(self.shape.pairs[index] for index in bits(mask))

    def named_cells(self, items: Iterable[int]) -> tuple[Cell, ...]:
        """The cells among these items, in reading order."""
        return tuple(self.shape.cell(item) for item in sorted(items) if item < self.cells)

    def named_tiles(self, items: Iterable[int]) -> tuple[Tile, ...]:
        return tuple(self.tiles[item - self.cells] for item in sorted(items) if item >= self.cells)


@lru_cache(maxsize=16)
def layout(grid: Grid) -> Layout:
    return Layout(grid)


class Position:
    """A layout, the pairs still possible (placed ones included), and the pairs placed."""

    def __init__(self, laid_out: Layout) -> None:
        self.layout = laid_out
        self.live = (1 << len(laid_out.items)) - 1
        self.placed = 0
        self.effort: int | None = None
        """So many branches one search may try before it gives up; None: as many as it needs."""

    @staticmethod
    def of(
        grid: Grid,
        placed: Iterable[Pair] = (),
        ruled_out: Iterable[Pair] = (),
        effort: int | None = None,
    ) -> Position:
        position = Position(layout(grid))
        position.effort = effort
        number_of = position.layout.shape.number_of
        for pair in ruled_out:
            position.live &= ~(1 << number_of[pair])
        for pair in placed:
            position.place(number_of[pair])
        return position

    def copy(self) -> Position:
        other = Position(self.layout)
        other.live, other.placed, other.effort = self.live, self.placed, self.effort
        return other

    def place(self, pair: int) -> None:
        self.placed |= 1 << pair
        self.live &= ~self.layout.excludes[pair]

    def touched(self, pair: int) -> list[int]:
        """Place this pair; the cells and tiles that lost a place by it."""
        gone = self.layout.excludes[pair] & self.live
        self.place(pair)
        return [item for other in bits(gone) for item in self.layout.items[other]]

    def apply(self, step: Step) -> None:
        """Do what the step says."""
        number_of = self.layout.shape.number_of
        for pair in step.rule_out:
            self.live &= ~(1 << number_of[pair])
        for pair in step.place:
            self.place(number_of[pair])

    def left(self, item: int) -> int:
        """The mask of pairs still possible for this cell or tile; Contradiction if none is."""
        mask = self.layout.places[item] & self.live
        if not mask:
            raise Contradiction(item)
        return mask

    def open_items(self) -> list[int]:
        """Cells and tiles that no placed pair takes care of."""
        places = self.layout.places
        return [item for item in range(len(places)) if not places[item] & self.placed]

    @property
    def undecided(self) -> int:
        """The mask of pairs that are possible but not placed."""
        return self.live & ~self.placed

    @property
    def solved(self) -> bool:
        return self.placed.bit_count() == len(self.layout.tiles)
