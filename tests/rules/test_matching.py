"""What fits: a matching says it of one tile, and the same of whole hands."""

from __future__ import annotations

import random

import pytest

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.rules.matching import AddUpTo, Equal, Matching
from boneyard.tiles import Tile, TileSet

SIX = TileSet.double(6)


class OneByOne(Matching, frozen=True):
    """A matching that knows no shorter way than to ask of each tile."""

    asked: Matching

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        return self.asked.touches(tile, number)


@pytest.mark.parametrize("matching", [Equal(), AddUpTo(7)], ids=str)
@pytest.mark.parametrize("seed", range(20))
def test_of_whole_hands_it_says_what_it_says_of_each_tile(matching: Matching, seed: int) -> None:
    rng = random.Random(seed)
    hand = tuple(rng.sample(SIX, 1 + seed % 7))
    numbers = rng.choices(range(7), k=seed % 4)
    ends = [End(Place(tile, "6"), number) for tile, number in zip(SIX, numbers, strict=False)]
    one_by_one = OneByOne(matching)
    assert matching.lays(hand, ends) == one_by_one.lays(hand, ends)
    assert matching.fits_any(hand, numbers) == one_by_one.fits_any(hand, numbers)
    assert matching.fits_any(hand, numbers) == bool(matching.lays(hand, ends))
