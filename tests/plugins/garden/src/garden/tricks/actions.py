"""What players of garden tricks do."""

from __future__ import annotations

from typing import Annotated, Self

import msgspec

from boneyard.core.actions import Action, only, read_number
from boneyard.tiles import Tile

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Bid(Action, frozen=True):
    """Promise to take so many tricks."""

    tricks: Small

    def __str__(self) -> str:
        return f"bid {self.tricks}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_number(only(words, 1)[0]))


class Call(Action, frozen=True):
    """Name the trumps."""

    suit: Small

    def __str__(self) -> str:
        return f"call {self.suit}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_number(only(words, 1)[0]))


class Play(Action, frozen=True):
    """Play a tile to the trick."""

    tile: Tile

    def __str__(self) -> str:
        return f"play {self.tile}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(Tile.parse(only(words, 1)[0]))
