"""What players of trick games do."""

from __future__ import annotations

from typing import Annotated, Self

import msgspec

from boneyard.core.actions import Action, BadNotation, Seat, only, read_number, read_tile, shown
from boneyard.tiles import Tile

Amount = Annotated[int, msgspec.Meta(ge=0, le=999)]
Name = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9-]{0,12}\Z")]


class Bid(Action, frozen=True):
    """Promise to take so much. `kind` tells what is bid apart, where there is more than one thing
    to bid: 30 points, or two marks."""

    amount: Amount
    kind: Name = ""

    def __str__(self) -> str:
        return f"bid {self.amount} {self.kind}".rstrip()

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) not in (1, 2):
            raise BadNotation("a bid is a number, and perhaps what is bid: bid 30, bid 2 marks")
        return cls(read_number(words[0]), *words[1:])


class Call(Action, frozen=True):
    """Name the trumps, or another way to play the hand: a number, `doubles`, `follow-me`, …"""

    what: Name

    def __str__(self) -> str:
        return f"call {self.what}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(only(words, 1)[0])


class Discard(Action, frozen=True):
    """Put a tile away unseen, after taking up what lay in the middle."""

    tile: Tile

    def __str__(self) -> str:
        return f"discard {self.tile}"

    @classmethod
    def read(cls, words: list[str]) -> Discard | SeenDiscard:
        tile = read_tile(only(words, 1)[0])
        return SeenDiscard() if tile is None else cls(tile)


class SeenDiscard(Action, frozen=True, tag="discard"):
    """A discard as others may know it."""

    tile: None = None

    def __str__(self) -> str:
        return f"discard {shown(self.tile)}"


class Play(Action, frozen=True):
    """Play a tile to the trick."""

    tile: Tile

    def __str__(self) -> str:
        return f"play {self.tile}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(Tile.parse(only(words, 1)[0]))


def discard_seen_by(action: Discard, actor: Seat, seat: Seat | None) -> Discard | SeenDiscard:
    """Only who discards a tile knows which."""
    return action if actor == seat else SeenDiscard()
