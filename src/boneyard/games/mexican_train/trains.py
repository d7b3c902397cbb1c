"""What everybody knows of the trains: where they end, whose are marked, which doubles are open."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from boneyard.core.actions import Lay, Place, Seat
from boneyard.core.events import Drew, Event, Laid, Passed, Telling, telling
from boneyard.rules.layout import End, Layout, Shape
from boneyard.rules.moment import OwnState
from boneyard.tiles import Tile

MEXICAN = "mexican"
"""The socket of the train for all."""


def train(seat: Seat) -> str:
    """The socket of this seat's train."""
    return f"train{seat + 1}"


class MarkerPut(Event, frozen=True):
    """A train is open to all from now on."""

    seat: Seat


class MarkerTaken(Event, frozen=True):
    """A train is its owner's again."""

    seat: Seat


class Hub(Shape, frozen=True):
    """A train for each seat and one for all, from the first double. Doubles do not branch: every
    train has one end, and each tile calls its open half as the train is called."""

    named: ClassVar[bool] = True
    drawn: str = "star"
    seats: int = 2

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is None:
            sockets = [*map(train, range(self.seats)), MEXICAN]
            return tuple(End(Place(tile, socket), tile.high) for socket in sockets)
        return (End(Place(tile, MEXICAN), tile.other(touch)),)

    def opened_by(self, lay: Lay, layout: Layout) -> tuple[End, ...]:
        if lay.at is None or lay.touch is None:
            return self.opens(lay.tile, None, layout)
        return (End(Place(lay.tile, lay.at.socket), lay.tile.other(lay.touch)),)

    def called(self, place: Place) -> Telling | None:
        if place.socket == MEXICAN:
            return telling("place-mexican")
        number = place.socket.removeprefix("train")
        owner = int(number) - 1 if number.isdigit() else self.seats
        return telling("place-train", owner) if owner < self.seats else None


class Rails(OwnState, frozen=True):
    """The state of this game's own."""

    highest: int = 0
    """The highest number of the set."""
    marked: tuple[Seat, ...] = ()
    """Whose trains are open to all."""
    uncovered: tuple[Place, ...] = ()
    """Doubles that still wait for a tile, in the order in which they were laid. One of whose number
    all other tiles lie on the table waits for nothing."""
    going: Seat | None = None
    """Who has laid a double in this turn, and has another tile to lay."""
    turned: tuple[Seat, ...] = ()
    """Who has had the first turn that was theirs to use."""
    chain: Seat | None = None
    """Who is laying one tile after the other in their first turn."""
    drew: Seat | None = None
    """Who has drawn in this turn."""

    def after(self, event: Event, layout: Layout) -> Self:
        match event:
            case MarkerPut(seat=seat):
                return replace(self, marked=(*self.marked, seat))
            case MarkerTaken(seat=seat):
                return replace(self, marked=tuple(one for one in self.marked if one != seat))
            case Drew(seat=seat):
                return replace(self, drew=seat)
            case Passed(seat=seat):
                turned = self.turned if self.forced(seat) else self._with(seat)
                return replace(self, turned=turned, going=None, chain=None, drew=None)
            case Laid(seat=int(seat), at=Place()):
                return self._after_lay(seat, event, layout)
            case Laid():
                return replace(self, drew=None)
        return self

    def _after_lay(self, seat: Seat, laid: Laid, layout: Layout) -> Self:
        assert laid.at is not None
        tile, socket = laid.tile, laid.at.socket
        on_chain = socket == train(seat) and (self.chain == seat or self.may_chain(seat))
        waiting = [place for place in self.uncovered if place != laid.at]
        if tile.is_double:
            waiting.append(Place(tile, socket))
        numbers = {place.tile.high for place in waiting} & {*tile}
        full = {number for number in numbers if self._lies_whole(number, layout)}
        return replace(
            self,
            uncovered=tuple(place for place in waiting if place.tile.high not in full),
            going=seat if tile.is_double else None,
            turned=self.turned if self.forced(seat) else self._with(seat),
            chain=seat if on_chain else None,
            drew=None,
        )

    def _with(self, seat: Seat) -> tuple[Seat, ...]:
        return self.turned if seat in self.turned else (*self.turned, seat)

    def _lies_whole(self, number: int, layout: Layout) -> bool:
        return sum(number in piece.tile for piece in layout.pieces) > self.highest

    def forced(self, seat: Seat) -> bool:
        """Whether this seat has to cover what others have left open."""
        return bool(self.uncovered) and self.going != seat

    def may_chain(self, seat: Seat) -> bool:
        """Whether the first turn of this seat begins, with nothing to cover."""
        return seat not in self.turned and self.drew != seat and not self.uncovered
