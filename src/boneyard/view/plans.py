"""Which plan lays out which line game, and the tiles of a layout where that plan puts them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from boneyard.families.line import LineRules
from boneyard.rules.layout import Piece
from boneyard.tiles import Tile
from boneyard.view.lanes import Lanes
from boneyard.view.spots import Plan, Spot
from boneyard.view.star import Star
from boneyard.view.tree import Tree
from boneyard.view.wall import Wall

Planner: TypeAlias = Callable[[tuple[float, float]], Plan]
"""Makes a fresh plan for a frame."""


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
    if name == "bricks":
        return Across(doubles=False)
    if name == "jokers":
        return Across(jokers=getattr(rules.matching, "total", None))
    return Across()


def plan_for(shape: str | Planner, frame: tuple[float, float]) -> Plan:
    """A fresh plan for layouts of this shape, or one of a game's own."""
    if not isinstance(shape, str):
        return shape(frame)
    if shape in ("tree", "feet"):
        return Tree(frame, feet=shape == "feet")
    if shape == "star":
        return Star()
    if shape == "bricks":
        return Wall(frame)
    return Lanes(frame, cross=shape == "cross")


def laid_out(
    shape: str | Planner, across: Across, pieces: tuple[Piece, ...], frame: tuple[float, float]
) -> Table:
    """These tiles on the table. Everybody there looks at the same layout, and it has mostly one
    tile more than when it was last drawn: so plans are kept a while, and a tree (whose plan takes
    some thought) grows on from where it was."""
    key = shape, across, frame, pieces
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    before = _kept.get((shape, across, frame, pieces[:-1])) if pieces else None
    if before is not None and isinstance(before.plan, Tree):
        plan: Plan = before.plan.fork()
        spots, fresh = [*before.spots], pieces[-1:]
    else:
        plan, spots, fresh = plan_for(shape, frame), [], pieces
    for piece in fresh:
        lies_across = across(piece.tile)
        if piece.at is None:
            spots.append(plan.open(piece.tile, lies_across))
        else:
            spots.append(plan.lay(piece.tile, piece.at, lies_across))
    _kept[key] = Table(plan, tuple(spots))
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return _kept[key]


KEPT = 64
_kept: OrderedDict[tuple[str | Planner, Across, tuple[float, float], tuple[Piece, ...]], Table] = (
    OrderedDict()
)
