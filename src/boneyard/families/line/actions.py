"""What only players of line games do."""

from __future__ import annotations

from typing import Self

from boneyard.core.actions import (
    Action,
    Place,
    only,
)
from boneyard.tiles import Tile


class Cede(Action, frozen=True):
    """Hand the opening to one's partner."""

    def __str__(self) -> str:
        return "cede"


class Bar(Action, frozen=True):
    """Bar an end with a double: it leaves the hand and the round is over."""

    tile: Tile
    at: Place

    def __str__(self) -> str:
        return f"bar {self.tile}>{self.at}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        tile, _, place = only(words, 1)[0].partition(">")
        return cls(Tile.parse(tile), Place.parse(place))
