"""Which arranger lays out which line game, and the tiles of a layout where it puts them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from boneyard import games
from boneyard.core.actions import Lay
from boneyard.families.line import LineGame
from boneyard.rules.layout import Layout, Piece, Shape
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import Arms, Lanes, bounds
from boneyard.view.arrange.spots import Arranger, Spot
from boneyard.view.arrange.star import Rays
from boneyard.view.arrange.tree import Branches
from boneyard.view.arrange.wall import Wall

Arrange: TypeAlias = Callable[[tuple[float, float]], Arranger]
"""Makes a fresh arranger for a frame."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

ROOM = 1.0
"""Around the tiles, so that the table does not move when places light up."""

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
    pieces: tuple[Piece, ...]
    """The tiles as they were laid at the table."""
    reach: Box | None
    """How far they reach, with `ROOM` around them; None: there are none."""
    drawn: dict[Hashable, Any]
    """Whoever draws it may keep here what they drew, for when it has grown."""


@lru_cache(256)
def across_in(game: LineGame) -> Crosswise:
    """Which tiles lie crosswise in this game."""
    rules = game.rules
    if rules.shape.drawn == "bricks":
        return Crosswise(doubles=False)
    if rules.shape.drawn == "jokers":
        return Crosswise(jokers=rules.matching.jokers)
    return Crosswise()


@lru_cache(256)
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
    how = arrange, shape, across, frame
    kept = _find(pieces, how)
    if kept is not None:
        return kept
    before = _find(pieces[:-1], how)
    if before is None or not isinstance(before.arranger, Branches | Arms):
        before = Arrangement(arrange(frame), (), Layout(), (), None, {})
        arranger, fresh = before.arranger, pieces
    else:
        arranger, fresh = before.arranger.fork(), pieces[-1:]
    spots, grown = [], before.layout
    for piece in fresh:
        grown = grown.lay(Lay(piece.tile, piece.at, piece.touch), shape)
        ends = [end for end in grown.ends if end.place.tile == piece.tile]
        lies_across = across(piece.tile)
        if piece.at is None:
            spots.append(arranger.open(piece.tile, lies_across, ends))
        else:
            spots.append(arranger.lay(piece.tile, piece.at, lies_across, ends))
    reach = reaching(before.reach, spots)
    found = Arrangement(
        arranger, (*before.spots, *spots), grown, pieces, reach, before.drawn.copy()
    )
    if pieces:
        _kept[id(pieces[-1]), how] = found
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


def reaching(reach: Box | None, spots: Sequence[Spot]) -> Box | None:
    """How far these tiles reach together with what reaches so far already."""
    if not spots:
        return reach
    more = bounds(spots, ROOM)
    if reach is None:
        return more
    return (*map(min, reach[:2], more[:2]), *map(max, reach[2:], more[2:]))  # type: ignore[return-value]


def _find(pieces: tuple[Piece, ...], how: Hashable) -> Arrangement | None:
    """Every lay makes a new piece, so that the last one tells them all: to look for it takes no
    longer for a long line. What was put together otherwise is not taken for it."""
    if not pieces:
        return None
    kept = _kept.get((id(pieces[-1]), how))
    if kept is None or kept.pieces != pieces:
        return None
    with suppress(KeyError):  # Pictures are drawn in other threads.
        _kept.move_to_end((id(pieces[-1]), how))
    return kept


KEPT = 2048
"""A server with as many tables finds each as it was before the last tile."""
_kept: OrderedDict[tuple[int, Hashable], Arrangement] = OrderedDict()
