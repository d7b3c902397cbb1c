"""Tiles and ends in numbers: what the encoders of several families share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from boneyard.adapters.encoding import Array, FeatureGroup, around, seat_names
from boneyard.core.events import Event, Laid
from boneyard.rules.layout import End
from boneyard.tiles import Tile


class TileNumbers:
    """The tiles of a set, numbered in the order of the set."""

    def __init__(self, tiles: Iterable[Tile]) -> None:
        self.tiles = tuple(sorted(tiles, key=lambda tile: (tile.high, tile.low)))
        self.of = {tile: number for number, tile in enumerate(self.tiles)}
        self.halves = tuple(sorted({half for tile in self.tiles for half in tile}))
        """The numbers on them."""
        self.of_half = {half: number for number, half in enumerate(self.halves)}

    def __len__(self) -> int:
        return len(self.tiles)

    @property
    def names(self) -> list[str]:
        return list(map(str, self.tiles))

    def group(self, title: str, shown: Callable[[Any], Iterable[Tile]]) -> FeatureGroup[Any]:
        """One feature per tile: whether it is among these."""

        def fill(seen: Any, out: Array) -> None:
            for tile in shown(seen):
                out[self.of[tile]] = 1

        return FeatureGroup(title, self.names, fill)


def own_hand(seen: Any) -> tuple[Tile, ...]:
    hand: tuple[Tile, ...] = seen.hands[seen.seat]
    return hand


def must_open(seen: Any) -> tuple[Tile, ...]:
    return () if seen.must is None else (seen.must,)


def lays_in(log: Sequence[Event]) -> list[Laid]:
    return [event for event in log if isinstance(event, Laid)]


def laid_groups(tiles: TileNumbers, players: int) -> list[FeatureGroup[Any]]:
    """Who laid what, and when: what lay there before anybody's turn was laid by nobody."""
    names = [f"{tile} by {name}" for name in seat_names(players) for tile in tiles.names]

    def by_whom(seen: Any, out: Array) -> None:
        places = {seat: place for place, seat in enumerate(around(seen.seat, seen.order))}
        for event in lays_in(seen.log):
            if event.seat is not None:
                out[places[event.seat] * len(tiles) + tiles.of[event.tile]] = 1

    def when(seen: Any, out: Array) -> None:
        for place, event in enumerate(lays_in(seen.log), 1):
            out[tiles.of[event.tile]] = place / len(tiles)

    return [
        FeatureGroup("laid", names, by_whom),
        FeatureGroup("when laid", tiles.names, when),
    ]


def in_order(ends: Iterable[End]) -> list[End]:
    """Ends as they are counted from 1: by number, and for equal numbers by place."""
    return sorted(ends, key=lambda end: (end.number, end.place.tile, end.place.socket))


def end_group(tiles: TileNumbers, most: int, ends: Callable[[Any], list[End]]) -> FeatureGroup[Any]:
    """Every end: its number."""
    names = [
        f"{place} shows {half}" for place in range(1, most + 1) for half in tiles.halves
    ]  # fmt: skip

    def fill(seen: Any, out: Array) -> None:
        for place, end in enumerate(ends(seen)):
            out[place * len(tiles.halves) + tiles.of_half[end.number]] = 1

    return FeatureGroup("end", names, fill)
