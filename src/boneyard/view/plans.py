"""Which plan lays out which line game, and the tiles of a layout where that plan puts them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boneyard.families.line import LineRules
from boneyard.rules.layout import Piece
from boneyard.tiles import Tile
from boneyard.view.lanes import Lanes
from boneyard.view.spots import Plan, Spot


class Across(NamedTuple):
    """Which tiles lie crosswise: doubles, jokers that add up to a total, or none."""

    doubles: bool = True
    jokers: int | None = None

    def __call__(self, tile: Tile) -> bool:
        if self.jokers is not None:
            return tile.pips in (0, self.jokers)
        return self.doubles and tile.is_double


class Table(NamedTuple):
    """A layout as it lies on the table, around its first tile."""

    plan: Plan
    spots: tuple[Spot, ...]


def across_in(rules: LineRules) -> Across:
    """Which tiles lie crosswise in this game."""
    name = rules.shape.name
    if name == "wall":
        return Across(doubles=False)
    if name == "jokers-across":
        return Across(jokers=getattr(rules.matching, "total", None))
    return Across()


def plan_for(shape: str, frame: tuple[float, float]) -> Plan:
    """A fresh plan for layouts of this shape."""
    return Lanes(frame, cross=shape == "cross")


@lru_cache(maxsize=64)
def laid_out(
    shape: str, across: Across, pieces: tuple[Piece, ...], frame: tuple[float, float]
) -> Table:
    """These tiles on the table. Everybody at a table looks at the same layout, most of them in a
    frame of their own: hence the cache."""
    plan = plan_for(shape, frame)
    spots = []
    for piece in pieces:
        if piece.at is None:
            spots.append(plan.open(piece.tile, across(piece.tile)))
        else:
            spots.append(plan.lay(piece.tile, piece.at, across(piece.tile)))
    return Table(plan, tuple(spots))
