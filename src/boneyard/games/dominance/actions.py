"""What players of dominance do."""

from __future__ import annotations

from typing import Self

from boneyard.core.actions import (
    Action,
    only,
    read_number,
)
from boneyard.tiles import Half, Tile


class Take(Action, frozen=True):
    """Take a tile and enter it in a row of one's column."""

    tile: Tile
    row: Half

    def __str__(self) -> str:
        return f"take {self.tile} {self.row}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        tile, row = only(words, 2)
        return cls(Tile.parse(tile), read_number(row))


class Dictate(Action, frozen=True):
    """Make the opponent enter the last tile of a number they have nothing of."""

    row: Half

    def __str__(self) -> str:
        return f"dictate {self.row}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_number(only(words, 1)[0]))
