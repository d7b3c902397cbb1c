"""The line of a solo: where a tile fits, and how the line reads from left to right."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from boneyard.core.actions import Lay, Place
from boneyard.core.game import Reason
from boneyard.rules.layout import Layout, Line
from boneyard.tiles import Tile

SHAPE = Line()
"""Doubles lie crosswise and do not branch, as in the block game."""


def lays(layout: Layout, tiles: Iterable[Tile]) -> tuple[Lay, ...]:
    """Every way to lay one of these tiles: as the first, or with equal halves at an end."""
    if not layout:
        return tuple(Lay(tile) for tile in tiles)
    return tuple(
        Lay(tile, end.place, end.number)
        for tile in tiles
        for end in layout.ends
        if end.number in tile
    )


def ends_of(layout: Layout) -> tuple[int, int] | None:
    """The numbers at the two ends; None: no tile lies yet. The first tile laid, a double, is both
    ends at once."""
    if not layout:
        return None
    return layout.ends[0].number, layout.ends[-1].number


def why_not_lay(layout: Layout, lay: Lay) -> Reason | None:
    """Why this tile, which the player may take, cannot be laid like that."""
    if lay in lays(layout, (lay.tile,)):
        return None
    if not layout:
        return Reason("no-such-place")
    if not lays(layout, (lay.tile,)):
        return Reason.of("fits-nowhere", tile=str(lay.tile))
    if lay.at is None:
        return Reason("say-where")
    for end in layout.ends:
        if end.place == lay.at:
            return Reason.of("does-not-fit", tile=str(lay.tile), number=end.number)
    return Reason("no-such-place")


def halves(layout: Layout) -> tuple[tuple[int, int], ...]:
    """The line from left to right, each tile as its left and its right half. The first tile laid
    shows its high half to the left; what touches it, if it is a double, first goes right."""
    if not layout:
        return ()
    first = layout.pieces[0].tile
    line = deque([(first.high, first.low)])
    right = _place(first, first.low)
    for piece in layout.pieces[1:]:
        touch = piece.touch
        assert touch is not None, "only the first tile touches nothing"
        free = piece.tile.other(touch)
        if piece.at == right:
            line.append((touch, free))
            right = _place(piece.tile, free)
        else:
            line.appendleft((free, touch))
    return tuple(line)


def relaid(line: Sequence[tuple[int, int]]) -> Layout:
    """A line laid anew, from its middle outwards: so it fills the table evenly. The tile in the
    middle lies with its high half to the left; the line is turned round if it does not."""
    middle = len(line) // 2
    if line[middle][0] < line[middle][1]:
        line = [(b, a) for a, b in reversed(line)]
        middle = len(line) - 1 - middle
    layout = Layout().lay(Lay(Tile.of(*line[middle])), SHAPE)
    before = Tile.of(*line[middle])
    for a, b in line[middle + 1 :]:
        tile = Tile.of(a, b)
        layout = layout.lay(Lay(tile, _place(before, a), a), SHAPE)
        before = tile
    before = Tile.of(*line[middle])
    for a, b in reversed(line[:middle]):
        tile = Tile.of(a, b)
        layout = layout.lay(Lay(tile, _place(before, b), b), SHAPE)
        before = tile
    return layout


def _place(tile: Tile, number: int) -> Place:
    """Where this tile is touched when this half of it is open."""
    return Place(tile, "side" if tile.is_double else str(number))
