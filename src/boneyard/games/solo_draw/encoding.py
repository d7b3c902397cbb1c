"""Solo 2 in numbers: the hand, and what is left to be drawn."""

from __future__ import annotations

from boneyard.adapters.encoding import Array, CannotEncode, FeatureGroup
from boneyard.adapters.solo import SoloEncoder
from boneyard.adapters.tiles import TileNumbers
from boneyard.core.actions import Draw
from boneyard.core.game import AnyGame
from boneyard.games.solo_draw.game import DrawObservation, SoloDraw


def encoder(game: AnyGame) -> SoloEncoder:
    if not isinstance(game, SoloDraw):
        raise CannotEncode(f"{game.slug} is not the solo that this encodes")
    tiles = TileNumbers(game.set)

    def left(seen: DrawObservation, out: Array) -> None:
        out[:] = seen.boneyard / len(tiles), game.rescues_left(seen) / len(tiles)

    groups = [
        tiles.group("my hand", lambda seen: seen.hand),
        FeatureGroup("left", ["boneyard", "rescues"], left),
    ]
    return SoloEncoder(game, tiles, groups, (Draw(),))
