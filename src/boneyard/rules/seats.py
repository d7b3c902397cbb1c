"""Who sits where, and who comes next."""

from __future__ import annotations

from boneyard.core.actions import Seat
from boneyard.core.options import Direction


def seats_in_order(players: int, direction: Direction) -> tuple[Seat, ...]:
    """The order of play from the first seat on."""
    if direction == "clockwise":
        return tuple(range(players))
    return (0, *range(players - 1, 0, -1))


def after(seat: Seat, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Everybody in turn from the next seat on; this one comes last."""
    place = order.index(seat) + 1
    return order[place:] + order[:place]
