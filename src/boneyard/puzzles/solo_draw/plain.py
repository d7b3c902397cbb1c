"""Solo 2 played on without a compiler: fewer games and a simpler policy than the kernel's, for as
long as that is not ready."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from boneyard.tiles import Tile

Ends = tuple[int, int]

LARGEST_HAND = 9
"""Whoever is stuck with more has used many rescues and has little chance: the game counts as
lost. A larger hand has too many orders to look through."""


class Stop(Protocol):
    """Where a hand got stuck, or was laid out."""

    @property
    def ends(self) -> Ends: ...

    @property
    def left(self) -> tuple[Tile, ...]: ...


Stops = Callable[[Iterable[Tile], Ends], Sequence[Stop]]


class Line(NamedTuple):
    """A game between two hands."""

    ends: Ends
    unseen: tuple[Tile, ...]
    rescues: int


def chance(
    stops: Stops, hand: Sequence[Tile], start: Line, hand_size: int, games: int, rng: Random
) -> float:
    """An estimate of the chance to win, as `kernel.draw_chance` makes it: games that are lost
    are replaced after every hand by copies of games that are not, and shares multiplied."""
    lines = [start] * games
    won = 1.0
    while hand or any(len(line.unseen) >= hand_size for line in lines):
        alive = []
        for line in lines:
            laid: Line | None = line
            if hand:
                laid = finish(stops, hand, line, rng)
            elif len(line.unseen) >= hand_size:
                drawn = rng.sample(line.unseen, hand_size)
                rest = tuple(tile for tile in line.unseen if tile not in drawn)
                laid = finish(stops, drawn, line._replace(unseen=rest), rng)
            if laid is not None:
                alive.append(laid)
        if not alive:
            return 0.0
        won *= len(alive) / games
        lines = alive + [rng.choice(alive) for _ in range(games - len(alive))]
        hand = ()
    return won


def finish(stops: Stops, hand: Sequence[Tile], line: Line, rng: Random) -> Line | None:
    """Lay a hand as far as it goes, and on after each rescue; None: the game is lost."""
    while True:
        found = stops(hand, line.ends)
        fewest = min(len(stop.left) for stop in found)
        if fewest and (not line.rescues or not line.unseen or fewest == LARGEST_HAND):
            return None
        best = max(
            (stop for stop in found if len(stop.left) == fewest),
            key=lambda stop: sum(1 for tile in line.unseen if set(tile) & set(stop.ends)),
        )
        line = line._replace(ends=best.ends)
        if not fewest:
            return line
        tile = rng.choice(line.unseen)
        rest = tuple(other for other in line.unseen if other != tile)
        line = Line(line.ends, rest, line.rescues - 1)
        hand = (*best.left, tile)
