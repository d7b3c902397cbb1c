"""Which arranger lays out which line game, and the tiles of a layout where it puts them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from math import inf
from typing import Any, NamedTuple, TypeAlias

from boneyard import games
from boneyard.core.actions import Lay
from boneyard.families.line import LineGame
from boneyard.rules.layout import End, Layout, Line, Piece, Shape
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import Arms, Lanes
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


CROSSWISE_DOUBLES = Crosswise()
LINE = Line()


def across_in(game: LineGame) -> Crosswise:
    """Which tiles lie crosswise in this game."""
    rules = game.rules
    if rules.shape.drawn == "bricks":
        return Crosswise(doubles=False)
    if rules.shape.drawn == "jokers":
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


class Style:
    """How layouts are drawn. There is but one for the same parts, so that it is known by itself:
    whatever is kept of a drawing is looked for with it all the time."""

    __slots__ = ("across", "arrange", "shape")

    def __init__(self, shape: Shape, arrange: Arrange, across: Crosswise) -> None:
        self.shape, self.arrange, self.across = shape, arrange, across


@cache
def style(
    shape: Shape = LINE, arrange: Arrange = Lanes, across: Crosswise = CROSSWISE_DOUBLES
) -> Style:
    return Style(shape, arrange, across)


@lru_cache(2048)
def style_in(game: LineGame) -> Style:
    """How the layouts of this game are drawn."""
    return style(game.rules.shape, arrange_in(game), across_in(game))


class Arrangement(NamedTuple):
    """A layout as it lies on the table, around its first tile."""

    arranger: Arranger
    spots: tuple[Spot, ...]
    layout: Layout
    """The same tiles, and the ends they opened."""
    reach: Box | None
    """How far they reach, with `ROOM` around them; None: there are none."""
    drawn: dict[Hashable, Any]
    """Whoever draws it may keep here what they drew, for when it has grown."""


def arranged(layout: Layout, style: Style, frame: tuple[float, float]) -> Arrangement:
    """These tiles on the table. Everybody there looks at the same layout, and it has mostly one
    tile more than when it was last drawn: so arrangements are kept a while, and grow on from where
    they were."""
    pieces = layout.pieces
    if not pieces:
        return Arrangement(style.arrange(frame), (), layout, None, {})
    kept = _find(pieces, style, frame)
    if kept is not None:
        return kept
    before = _find(pieces[:-1], style, frame)
    if before is None or not isinstance(before.arranger, Branches | Arms):
        found = _anew(layout, style, frame)
    else:
        arranger = before.arranger.fork()
        spot = _lay(arranger, pieces[-1], layout.ends, style.across)
        reach = reaching(before.reach, [spot])
        found = Arrangement(arranger, (*before.spots, spot), layout, reach, before.drawn.copy())
    _kept[id(pieces[-1]), style, frame] = found
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


def _anew(layout: Layout, style: Style, frame: tuple[float, float]) -> Arrangement:
    """The tiles are laid one by one, so that each tells which ends it opened."""
    arranger, spots, grown = style.arrange(frame), [], Layout()
    for piece in layout.pieces:
        grown = grown.lay(Lay(piece.tile, piece.at, piece.touch), style.shape)
        spots.append(_lay(arranger, piece, grown.ends, style.across))
    return Arrangement(arranger, tuple(spots), layout, reaching(None, spots), {})


def _lay(arranger: Arranger, piece: Piece, ends: Sequence[End], across: Crosswise) -> Spot:
    tile = piece.tile
    opened = [end for end in ends if end.place.tile == tile]
    if piece.at is None:
        return arranger.open(tile, across(tile), opened)
    return arranger.lay(tile, piece.at, across(tile), opened)


def reaching(reach: Box | None, spots: Iterable[Spot]) -> Box | None:
    """How far these tiles and their links reach together with what reaches so far already."""
    left, top, right, bottom = reach or (inf, inf, -inf, -inf)
    for spot in spots:
        l, t, r, b = spot.reach(ROOM)  # noqa: E741 - left
        left, top = l if l < left else left, t if t < top else top
        right, bottom = r if r > right else right, b if b > bottom else bottom
        for x, y in spot.link:
            left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
    return None if left == inf else (left, top, right, bottom)


def _find(
    pieces: tuple[Piece, ...], style: Style, frame: tuple[float, float]
) -> Arrangement | None:
    """Every lay makes a new piece, so that the last one tells them all: to look for it takes no
    longer for a long line. What was put together otherwise is not taken for it."""
    if not pieces:
        return None
    key = id(pieces[-1]), style, frame
    kept = _kept.get(key)
    if kept is None or kept.layout.pieces != pieces:
        return None
    with suppress(KeyError):  # Pictures are drawn in other threads.
        _kept.move_to_end(key)
    return kept


KEPT = 2048
"""A server with as many tables finds each as it was before the last tile."""
_kept: OrderedDict[tuple[int, Style, tuple[float, float]], Arrangement] = OrderedDict()
