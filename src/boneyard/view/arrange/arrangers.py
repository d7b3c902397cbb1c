"""Which arranger lays out which line game, and the tiles of a layout where it puts them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from boneyard import games
from boneyard.core.actions import Lay
from boneyard.families.line import LineGame, LineRules
from boneyard.rules.layout import Layout, Shape
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import Arms, Lanes
from boneyard.view.arrange.spots import Arranger, Spot
from boneyard.view.arrange.star import Rays
from boneyard.view.arrange.tree import Branches
from boneyard.view.arrange.wall import Wall

Arrange: TypeAlias = Callable[[tuple[float, float]], Arranger]
"""Makes a fresh arranger for a frame."""

DRAWN: dict[str, Arrange] = {
    "lanes": Lanes,
    "jokers": Lanes,
    "star": Rays,
    "tree": Branches,
    "bricks": Wall,
}
"""What a shape can say of how it is drawn."""


class Crosswise(NamedTuple):
    """Which tiles lie crosswise: doubles, jokers that add up to a total, or none."""

    doubles: bool = True
    jokers: int | None = None

    def __call__(self, tile: Tile) -> bool:
        if self.jokers is not None:
            return tile.pips in (0, self.jokers)
        return self.doubles and tile.is_double


class Arrangement(NamedTuple):
    """A layout as it lies on the table, around its first tile."""

    arranger: Arranger
    spots: tuple[Spot, ...]
    layout: Layout
    """The same tiles, laid one by one: so every tile tells which ends it opened."""


def across_in(rules: LineRules) -> Crosswise:
    """Which tiles lie crosswise in this game."""
    drawn = rules.shape.drawn
    if drawn == "bricks":
        return Crosswise(doubles=False)
    if drawn == "jokers":
        return Crosswise(jokers=rules.matching.jokers)
    return Crosswise()


def arrange_in(game: LineGame) -> Arrange:
    """How this game is arranged: by `arrange` in its folder's arrange.py, or as its shape says."""
    own = games.companion(game.slug, "arrange")
    if own is not None:
        arrange: Arrange = own.arrange
        return arrange
    drawn = game.rules.shape.drawn
    if drawn not in DRAWN:
        raise ValueError(
            f"{game.slug}: no layout is drawn as {drawn!r}; choose one of {', '.join(DRAWN)}, or"
            " put arrange.py into the game's folder; see docs/adding-a-game.md"
        )
    return DRAWN[drawn]


def arranged(
    layout: Layout, shape: Shape, arrange: Arrange, across: Crosswise, frame: tuple[float, float]
) -> Arrangement:
    """These tiles on the table. Everybody there looks at the same layout, and it has mostly one
    tile more than when it was last drawn: so arrangements are kept a while, and grow on from where
    they were."""
    pieces = layout.pieces
    key = arrange, shape, across, frame, pieces
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    before = _kept.get((arrange, shape, across, frame, pieces[:-1])) if pieces[1:] else None
    if before is not None and isinstance(before.arranger, Branches | Arms):
        arranger: Arranger = before.arranger.fork()
        spots, grown, fresh = [*before.spots], before.layout, pieces[-1:]
    else:
        arranger, spots, grown, fresh = arrange(frame), [], Layout(), pieces
    for piece in fresh:
        grown = grown.lay(Lay(piece.tile, piece.at, piece.touch), shape)
        ends = [end for end in grown.ends if end.place.tile == piece.tile]
        lies_across = across(piece.tile)
        if piece.at is None:
            spots.append(arranger.open(piece.tile, lies_across, ends))
        else:
            spots.append(arranger.lay(piece.tile, piece.at, lies_across, ends))
    _kept[key] = Arrangement(arranger, tuple(spots), grown)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return _kept[key]


KEPT = 2048
"""A server with as many tables finds each as it was before the last tile."""
_kept: OrderedDict[object, Arrangement] = OrderedDict()
