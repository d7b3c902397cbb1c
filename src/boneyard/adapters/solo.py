"""Solos in numbers: a line with two ends, and tiles to be laid at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneyard.adapters.encoding import Array, Encoder, FeatureGroup, squashed
from boneyard.adapters.tiles import TileNumbers, end_group, in_order
from boneyard.core.actions import Action, Lay
from boneyard.families.rounds import PLAY
from boneyard.families.solo import Solo

ENDS = 2


class SoloEncoder(Encoder[Any]):
    """Every tile at both ends, and what else the game lets its player do."""

    def __init__(
        self,
        game: Solo[Any, Any],
        tiles: TileNumbers,
        groups: Sequence[FeatureGroup[Any]],
        simple: tuple[Action, ...] = (),
    ) -> None:
        self._tiles, self._simple = tiles, simple
        lays = [f"lay {tile} at end {end}" for tile in tiles.tiles for end in (1, 2)]
        shared: list[FeatureGroup[Any]] = [
            FeatureGroup("playing", [""], _playing),
            FeatureGroup("won", [""], _won),
            end_group(tiles, ENDS, lambda seen: in_order(seen.layout.ends)),
            tiles.group("laid", lambda seen: [piece.tile for piece in seen.layout.pieces]),
        ]
        super().__init__(game, [*shared, *groups], [*lays, *map(str, simple)])

    def index(self, observation: Any, action: Action) -> int:
        try:
            if not isinstance(action, Lay):
                return ENDS * len(self._tiles) + self._simple.index(action)
            if action.at is None and observation.layout:
                raise ValueError("what lies there has to be touched")
            places = [end.place for end in in_order(observation.layout.ends)]
            place = 0 if action.at is None else places.index(action.at)
            return ENDS * self._tiles.of[action.tile] + place
        except (KeyError, ValueError):
            raise self.unknown(action) from None

    def action(self, observation: Any, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise self.nothing(index)
        if index >= ENDS * len(self._tiles):
            return self._simple[index - ENDS * len(self._tiles)]
        number, place = divmod(index, ENDS)
        tile, ends = self._tiles.tiles[number], in_order(observation.layout.ends)
        if not ends and not place:
            return Lay(tile)
        if place >= len(ends) or ends[place].number not in tile:
            raise self.nothing(index)
        return Lay(tile, ends[place].place, ends[place].number)


def _playing(seen: Any, out: Array) -> None:
    out[0] = seen.phase == PLAY


def _won(seen: Any, out: Array) -> None:
    out[0] = squashed(seen.scores[0], 1)
