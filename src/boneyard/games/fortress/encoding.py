"""Fortress cannot be put into numbers: a tile can be stacked nearly anywhere."""

from __future__ import annotations

from boneyard.adapters.encoding import CannotEncode
from boneyard.core.game import AnyGame
from boneyard.games.fortress.game import Fortress


def encoder(game: AnyGame) -> None:
    assert isinstance(game, Fortress)
    # A building of all tiles in a row reaches so far in each of the four directions.
    reach = 2 * len(game.set)
    ways = len({half for tile in game.set for half in tile}) ** 2
    count = ways * 2 * (2 * reach) ** 2
    raise CannotEncode(
        f"{game.slug} cannot be encoded: with {ways} ways to turn a tile and a building that grows"
        f" in all directions there are {count:,} ways to stack one"
    )
