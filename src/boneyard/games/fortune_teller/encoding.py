"""The fortune-teller in numbers: the tiles of the audience, and how often it was helped."""

from __future__ import annotations

from boneyard.adapters.encoding import Array, CannotEncode, FeatureGroup, squashed
from boneyard.adapters.solo import SoloEncoder
from boneyard.adapters.tiles import TileNumbers
from boneyard.core.game import AnyGame
from boneyard.games.fortune_teller.actions import Splice
from boneyard.games.fortune_teller.game import FortuneTeller, TrickObservation, left


def encoder(game: AnyGame) -> SoloEncoder:
    if not isinstance(game, FortuneTeller):
        raise CannotEncode(f"{game.slug} is not the trick that this encodes")
    tiles = TileNumbers(game.set)

    def helped(seen: TrickObservation, out: Array) -> None:
        out[0] = squashed(seen.helped, 4)

    groups = [tiles.group("to be laid", left), FeatureGroup("helped", [""], helped)]
    return SoloEncoder(game, tiles, groups, (Splice(),))
