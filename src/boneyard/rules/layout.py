"""What lies on the table in a line game: tiles joined at sockets, and the ends still open.

A layout is a tree of pieces. How it may branch is the business of a `Shape`, which says which
sockets a tile offers once it lies there.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from boneyard.core.actions import Lay, Place
from boneyard.core.events import Telling
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers, RulePart
from boneyard.tiles import Tile


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A tile on the table and what it was laid against."""

    tile: Tile
    at: Place | None = None
    touch: int | None = None


class End(msgspec.Struct, frozen=True, gc=False):
    """An open socket: its number, and how many tiles can still be laid there."""

    place: Place
    number: int
    room: int = 1


class Layout(msgspec.Struct, frozen=True, gc=False):
    """Everything laid, in order, and the open ends."""

    pieces: tuple[Piece, ...] = ()
    ends: tuple[End, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pieces)

    def lay(self, lay: Lay, shape: Shape) -> Layout:
        """The layout with one more tile."""
        tile, at, touch = lay.tile, lay.at, lay.touch
        ends: list[End] = []
        for end in self.ends:
            if end.place != at:
                ends.append(end)
            elif end.room > 1:
                ends.append(End(end.place, end.number, end.room - 1))
        ends += shape.opened_by(lay, self)
        return Layout((*self.pieces, Piece(tile, at, touch)), tuple(ends))

    def doubles(self) -> list[Tile]:
        return [piece.tile for piece in self.pieces if piece.tile.is_double]


class Shape(RulePart, frozen=True):
    """How a layout branches."""

    serves_doubles: ClassVar[bool] = False
    """Whether a double that was laid has to be served before anything else: whoever lays one leads
    the others to the tiles they hold."""
    named: ClassVar[bool] = False
    """Whether its places have names of their own (`called`)."""
    drawn: str
    """What it looks like, for whoever draws it: lanes, jokers, star, tree or bricks."""

    def now(self, moment: Moment) -> Shape:
        """How the layout branches by the lay of the seat of this moment. As with a matching, only
        a shape that says otherwise here is shown the moment."""
        return self

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        """The ends this tile brings when it is laid with `touch` (None: as the first)."""
        raise NotImplementedError

    def opened_by(self, lay: Lay, layout: Layout) -> tuple[End, ...]:
        """The same where it matters at which place the tile is laid: arms that belong to somebody
        may say so in the names of their sockets, and pass the name on."""
        return self.opens(lay.tile, lay.touch, layout)

    def called(self, place: Place) -> Telling | None:
        """What people call this place, if they do not say it by the tile there: "on Ada's train".
        Only a shape that is `named` is asked."""
        return None

    def fillable(self, layout: Layout) -> tuple[End, ...]:
        """The ends where the next tile may go, whoever lays it: all of them, unless some must be
        filled first."""
        return layout.ends

    def reach(self, moment: Moment) -> tuple[End, ...]:
        """The ends where the seat may lay its next tile: any that can be filled, unless some belong
        to others."""
        return self.fillable(moment.layout)


def side(tile: Tile, room: int) -> End:
    """A double's long sides, through which a line runs on."""
    return End(Place(tile, "side"), tile.high, room)


def tip(tile: Tile, room: int) -> End:
    """A double's short ends."""
    return End(Place(tile, "tip"), tile.high, room)


def half(tile: Tile, number: int, room: int = 1) -> End:
    """The open half of a tile that lies lengthwise."""
    return End(Place(tile, str(number)), number, room)


class Line(Shape, frozen=True):
    """A line with two ends; doubles lie crosswise and do not branch."""

    drawn: str = "lanes"

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if tile.high == tile.low:
            return (side(tile, 2 if touch is None else 1),)
        if touch is None:
            return half(tile, tile.high), half(tile, tile.low)
        return (half(tile, tile.other(touch)),)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"shape": "line"})


class Lengthwise(Shape, frozen=True):
    """A line with two ends in which doubles lie like any other tile."""

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is not None:
            return (half(tile, tile.other(touch)),)
        if tile.high == tile.low:
            return (half(tile, tile.high, 2),)
        return half(tile, tile.high), half(tile, tile.low)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"shape": "lengthwise"})


class Cross(Line, frozen=True):
    """The first tile, a double, is open on all four sides; other doubles do not branch."""

    fill_first: bool = False
    """Its four sides are filled before anything else is laid."""

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is None:
            return side(tile, 2), tip(tile, 2)
        return super().opens(tile, touch, layout)

    def fillable(self, layout: Layout) -> tuple[End, ...]:
        if not self.fill_first or len(layout.pieces) > 4:
            return layout.ends
        centre = layout.pieces[0].tile
        return tuple(end for end in layout.ends if end.place.tile == centre)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"shape": "cross", "fill_first": self.fill_first})
