"""What a deduction says, as data: translators make the sentences."""

from __future__ import annotations

from typing import Final

import msgspec

from boneyard.puzzles.dominosa.grid import Cell, Grid, Pair
from boneyard.tiles import Tile

TRIVIAL, LOCAL, SETS, HARD, CASES = range(1, 6)

#: The grade of every technique. `docs/dominosa.md` explains each with the fields it fills.
TECHNIQUES: Final[dict[str, int]] = {
    "tile-one-place": TRIVIAL,
    "cell-one-place": TRIVIAL,
    "cell-one-tile": LOCAL,
    "tile-one-cell": LOCAL,
    "stranded-cell": LOCAL,
    "stranded-tile": LOCAL,
    "clash": LOCAL,
    "parity": LOCAL,
    "twins": LOCAL,
    "set-cells": SETS,
    "set-tiles": SETS,
    "set-partners": SETS,
    "set-number": SETS,
    "set-double": HARD,
    "forcing-chain": HARD,
    "case": CASES,
    "search": CASES,
}

#: What a hint says about a position instead of a deduction; these have grade 0.
REMARKS: Final = (
    "overlap",
    "tile-twice",
    "wrong-tile",
    "wrong-mark",
    "doubtful-tile",
    "doubtful-mark",
    "no-solution",
    "several-solutions",
    "known-tile",
)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deduction (or remark): what follows, and the cells and tiles it follows from."""

    technique: str
    grade: int = 0
    place: tuple[Pair, ...] = ()
    """Tiles to lay."""
    rule_out: tuple[Pair, ...] = ()
    """Pairs of cells that no tile covers."""
    cells: tuple[Cell, ...] = ()
    """The cells that are the reason."""
    partners: tuple[Cell, ...] = ()
    """The other cells of the reason: partners of a set, the part that a parity cell cuts off."""
    tiles: tuple[Tile, ...] = ()
    """The tiles that are the reason."""
    number: int | None = None
    """The number all cells of the reason show, for sets of one number."""
    forced: tuple[Pair, ...] = ()
    """What would follow from the pair ruled out, in order."""
    wrong: tuple[Pair, ...] = ()
    """Tiles or marks of the player to take back."""


class Grade(msgspec.Struct, frozen=True):
    """How hard a grid is: the grade of the hardest technique it needs."""

    solutions: int
    """0, 1, or 2 for "several"."""
    grade: int | None
    """1 trivial, 2 local, 3 sets, 4 hard, 5 cases; None unless there is exactly one solution."""
    open_after: tuple[int, int, int, int]
    """Tiles still without a place after everything up to grades 1, 2, 3 and 4 has been tried."""

    @property
    def unique(self) -> bool:
        return self.solutions == 1


class Puzzle(msgspec.Struct, frozen=True):
    """A grid with exactly one solution, that solution, and its grade."""

    grid: Grid
    solution: tuple[Pair, ...]
    grade: int
