"""Counting games in numbers."""

from __future__ import annotations

from boneyard.adapters.encoding import (
    Array,
    CannotEncode,
    Encoder,
    FeatureGroup,
    books,
    hand_sizes,
)
from boneyard.adapters.tiles import TileNumbers, laid_groups, must_open, own_hand
from boneyard.core.actions import Action, Lay
from boneyard.core.game import AnyGame
from boneyard.families.counting.game import CountingGame
from boneyard.families.counting.state import CountingObservation


class CountingEncoder(Encoder[CountingObservation]):
    """One index per tile: all that is ever done is to lay one."""

    def __init__(self, game: CountingGame) -> None:
        self._tiles = tiles = TileNumbers(game.rules.tiles)
        self._goals = tuple(goal for goal, _ in game.rules.goals)
        groups: list[FeatureGroup[CountingObservation]] = [
            *books(game),
            tiles.group("my hand", own_hand),
            tiles.group("must open with", must_open),
            hand_sizes(game.players, len(tiles)),
            *laid_groups(tiles, game.players),
            FeatureGroup("total", [""], self._total),
            FeatureGroup("way to", map(str, self._goals), self._ways),
        ]
        if game.rules.draw_after:
            groups.append(FeatureGroup("boneyard", [""], self._boneyard))
        super().__init__(game, groups, [f"lay {tile}" for tile in tiles.tiles])

    def index(self, observation: CountingObservation, action: Action) -> int:
        if not isinstance(action, Lay) or action != Lay(action.tile):
            raise self.unknown(action)
        number = self._tiles.of.get(action.tile)
        if number is None:
            raise self.unknown(action)
        return number

    def action(self, observation: CountingObservation, index: int) -> Action:
        if not 0 <= index < len(self._tiles):
            raise self.nothing(index)
        return Lay(self._tiles.tiles[index])

    def _total(self, seen: CountingObservation, out: Array) -> None:
        out[0] = min(1.0, seen.total / self._goals[-1])

    def _boneyard(self, seen: CountingObservation, out: Array) -> None:
        out[0] = seen.boneyard / len(self._tiles)

    def _ways(self, seen: CountingObservation, out: Array) -> None:
        for place, goal in enumerate(self._goals):
            out[place] = max(0, goal - seen.total) / self._goals[-1]


def encoder(game: AnyGame) -> CountingEncoder:
    if not isinstance(game, CountingGame):
        raise CannotEncode(f"{game.slug} says that it is a counting game and is none")
    return CountingEncoder(game)
