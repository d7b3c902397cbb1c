"""The figures of `games.dominosa.figures`, in the cells of the solver."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from boneyard.games.dominosa import figures
from boneyard.puzzles.dominosa.grid import Cell

Cells: TypeAlias = tuple[Cell, ...]


@cache
def rectangle(rows: int, columns: int) -> Cells:
    return _named(figures.rectangle(rows, columns))


@cache
def staircase(n: int) -> Cells:
    """Rows of 2, 4, 6 … 2(n+1) cells, all beginning in the first column."""
    return _named(figures.staircase(n))


@cache
def ring(n: int) -> Cells | None:
    """The smallest square with a square hole that the double-n set fills, if there is one."""
    found = figures.ring(n)
    return None if found is None else _named(found)


def _named(cells: figures.Cells) -> Cells:
    return tuple(Cell(*cell) for cell in cells)
