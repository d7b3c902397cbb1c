"""Which arranger lays out which line game, and the tiles of a layout where it puts them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache, lru_cache
from math import inf
from typing import Any, NamedTuple, TypeAlias

from boneyard import games
from boneyard.core.actions import Lay
from boneyard.families.line import LineGame
from boneyard.rules.layout import Layout, Line, Piece, Shape
from boneyard.tiles import Tile
from boneyard.view.arrange.cache import ArrangementCache, cache_in_use
from boneyard.view.arrange.lanes import Arms, Lanes
from boneyard.view.arrange.spots import Arranger, Spot
from boneyard.view.arrange.star import Rays
from boneyard.view.arrange.tree import Branches
from boneyard.view.arrange.wall import Wall

Arrange: TypeAlias = Callable[[tuple[float, float]], Arranger]
"""Makes a fresh arranger for a frame."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

OF_AN_ARM, OF_A_TREE = 1024, 4096
"""So many bytes are kept for every tile of an arrangement, about."""
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
        return self.doubles and tile.high == tile.low


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
    """How layouts are drawn. What is kept of a drawing is found by it: as an object, because to
    compare its parts each time would take longer than all the rest of the search."""

    __slots__ = ("across", "arrange", "shape")

    def __init__(self, shape: Shape, arrange: Arrange, across: Crosswise) -> None:
        self.shape, self.arrange, self.across = shape, arrange, across


@cache
def style_of(shape: Shape, arrange: Arrange, across: Crosswise) -> Style:
    """The one style of these parts."""
    return Style(shape, arrange, across)


@lru_cache(256)
def style_in(game: LineGame) -> Style:
    """How the layouts of this game are drawn."""
    return style_of(game.rules.shape, arrange_in(game), across_in(game))


PLAIN = style_of(Line(), Lanes, Crosswise())
"""A line as most games have it."""


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


def arranged(layout: Layout, style: Style, frame: tuple[float, float]) -> Arrangement:
    """These tiles on the table. Everybody there looks at the same layout, and it has mostly one
    tile more than when it was last drawn: so arrangements are kept a while, and grow on from where
    they were."""
    pieces = layout.pieces
    if not pieces:
        return _nothing(style, frame)
    here = cache_in_use()
    kept = _find(here, pieces, style, frame)
    if kept is not None:
        return kept
    before = _find(here, pieces[:-1], style, frame)
    if before is None or not isinstance(before.arranger, Branches | Arms):
        found = _grown(_nothing(style, frame), pieces, style)
    else:
        found = _grown(before._replace(arranger=before.arranger.fork()), pieces, style)
        # Only taking a move back would need it again, so its memory is freed for what comes next.
        here.drop((id(pieces[-2]), style, frame))
    here.keep((id(pieces[-1]), style, frame), found, _bytes(found))
    return found


def _bytes(lying: Arrangement) -> int:
    """About as much memory as an arrangement takes, with what was drawn of it."""
    return len(lying.pieces) * (OF_AN_ARM if isinstance(lying.arranger, Arms) else OF_A_TREE)


def _nothing(style: Style, frame: tuple[float, float]) -> Arrangement:
    return Arrangement(style.arrange(frame), (), Layout(), (), None, {})


def _grown(before: Arrangement, pieces: tuple[Piece, ...], style: Style) -> Arrangement:
    """With all these pieces, laid by the same arranger. Which ends a tile opens there is a matter
    of the shape alone, even if in the game it depends on who laid it: so whoever draws it anew
    finds it lying in the same place."""
    arranger, layout, spots = before.arranger, before.layout, [*before.spots]
    for piece in pieces[len(spots) :]:
        tile, at, across = piece.tile, piece.at, style.across(piece.tile)
        layout = layout.lay(Lay(tile, at, piece.touch), style.shape)
        opened = [end for end in layout.ends if end.place.tile == tile]
        if at is None:
            spots.append(arranger.open(tile, across, opened))
        else:
            spots.append(arranger.lay(tile, at, across, opened))
    reach = reaching(before.reach, spots[len(before.spots) :])
    return Arrangement(arranger, tuple(spots), layout, pieces, reach, before.drawn.copy())


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
    here: ArrangementCache, pieces: tuple[Piece, ...], style: Style, frame: tuple[float, float]
) -> Arrangement | None:
    """Every lay makes a new piece, so that the last one tells them all: to look for it takes no
    longer for a long line. What was put together otherwise is not taken for it."""
    if not pieces:
        return None
    kept: Arrangement | None = here.find((id(pieces[-1]), style, frame))
    return kept if kept is not None and kept.pieces == pieces else None
