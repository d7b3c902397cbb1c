"""Solo 1 in numbers: in which row a tile lies, and how many lie in front of it."""

from __future__ import annotations

from boneyard.adapters.encoding import Array, CannotEncode, FeatureGroup
from boneyard.adapters.solo import SoloEncoder
from boneyard.adapters.tiles import TileNumbers
from boneyard.core.game import AnyGame
from boneyard.games.solo_rows.game import TILES, RowsObservation, SoloRows, rows_of
from boneyard.games.solo_rows.solver import COLUMNS

ROWS = len(TILES) // COLUMNS


def encoder(game: AnyGame) -> SoloEncoder:
    if not isinstance(game, SoloRows):
        raise CannotEncode(f"{game.slug} is not the solo that this encodes")
    tiles = TileNumbers(TILES)
    names = (f"{tile} in row {row}" for row in range(1, ROWS + 1) for tile in tiles.names)

    def lying(seen: RowsObservation, out: Array) -> None:
        """1: it may be taken; the less, the more have to go before."""
        for row, left in enumerate(rows_of(seen)):
            for before, tile in enumerate(reversed(left)):
                out[row * len(tiles) + tiles.of[tile]] = 1 - before / COLUMNS

    return SoloEncoder(game, tiles, [FeatureGroup("lying", names, lying)])
