"""What players of hectic do, and chance for them."""

from __future__ import annotations

from typing import Self

from boneyard.core.actions import (
    Action,
    Pair,
    only,
    read_pair,
)
from boneyard.tiles import Tile


class Reveal(Action, frozen=True):
    """Turn up a face-down tile for everybody."""

    tile: Tile

    def __str__(self) -> str:
        return f"reveal {self.tile}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(Tile.parse(only(words, 1)[0]))


class Grab(Action, frozen=True):
    """Take an open tile for one's own chain, out of the others' reach."""

    tile: Tile

    def __str__(self) -> str:
        return f"grab {self.tile}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(Tile.parse(only(words, 1)[0]))


class Release(Action, frozen=True):
    """Put a grabbed tile back among the open ones."""

    tile: Tile

    def __str__(self) -> str:
        return f"release {self.tile}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(Tile.parse(only(words, 1)[0]))


class Agree(Action, frozen=True):
    """Give this double up, if all the others do, too."""

    def __str__(self) -> str:
        return "agree"


class Withdraw(Action, frozen=True):
    """Go on looking for a chain after all."""

    def __str__(self) -> str:
        return "withdraw"


class Claim(Action, frozen=True):
    """Show a finished chain; each tile as the pair of its halves in reading order."""

    chain: tuple[Pair, ...]

    def __str__(self) -> str:
        return " ".join(["claim", *(f"{a}-{b}" for a, b in self.chain)])

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(tuple(map(read_pair, words)))
