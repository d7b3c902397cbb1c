"""What things are called in the scene, for the scene and for hints that point at them."""

from __future__ import annotations

from boneyard.core.actions import Cell
from boneyard.families.puzzle import Pair


def tile_id(cells: Pair) -> str:
    """A laid tile is known by where it lies: a wrong one may be there twice."""
    return f"tile:{cell_name(cells[0])}-{cell_name(cells[1])}"


def cell_name(cell: Cell) -> str:
    """A cell as it is called at the edge of the grid, and in records."""
    return f"{cell[0]},{cell[1]}"
