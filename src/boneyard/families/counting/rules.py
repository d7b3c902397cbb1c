"""The slots a counting game fills."""

from __future__ import annotations

import msgspec

from boneyard.rules.match import Match
from boneyard.rules.opening import Opening
from boneyard.tiles import Tile


class CountingRules(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that makes one counting game differ from another."""

    tiles: tuple[Tile, ...]
    hand: int
    opening: Opening
    goals: tuple[tuple[int, int], ...]
    """Each running total that scores, in ascending order, and what it scores."""
    match: Match
    draw_after: bool = False
    """The tiles left over are a stock, and whoever has laid takes one of it."""
