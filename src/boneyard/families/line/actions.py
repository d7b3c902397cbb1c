"""What only players of line games do."""

from __future__ import annotations

from typing import Final, Literal, Self, TypeAlias

from boneyard.core.actions import Action, BadNotation, Place, only
from boneyard.core.reading import quoted
from boneyard.tiles import Tile

Sign: TypeAlias = Literal["fist", "finger", "palm"]
"""Strong in that number; at least one more; none left."""
SIGNS: Final[tuple[Sign, ...]] = ("fist", "finger", "palm")


class Cede(Action, frozen=True):
    """Hand the opening to one's partner."""

    def __str__(self) -> str:
        return "cede"


class Gesture(Action, frozen=True):
    """Make a gesture about the number that one's next tile leaves open. It binds to nothing."""

    sign: Sign

    def __str__(self) -> str:
        return f"gesture {self.sign}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        (word,) = only(words, 1)
        sign = next((sign for sign in SIGNS if sign == word), None)
        if sign is None:
            raise BadNotation(f"{quoted(word)} is no gesture; there are {', '.join(SIGNS)}")
        return cls(sign)


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
