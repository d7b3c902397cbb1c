"""Dominance in numbers: the tiles left, and both columns."""

from __future__ import annotations

from boneyard.adapters.encoding import (
    Array,
    CannotEncode,
    Encoder,
    FeatureGroup,
    score_scale,
    seat_names,
    squashed,
)
from boneyard.adapters.tiles import TileNumbers
from boneyard.core.actions import Action
from boneyard.core.game import AnyGame
from boneyard.families.rounds import PLAY
from boneyard.games.dominance.actions import Dictate, Take
from boneyard.games.dominance.game import Dominance, DominanceObservation
from boneyard.games.dominance.position import ROWS, TILES

MUCH = 14
"""A sum that becomes one half."""


class DominanceEncoder(Encoder[DominanceObservation]):
    """Every tile in both rows it names, and every row to be dictated."""

    def __init__(self, game: Dominance) -> None:
        self._tiles = tiles = TileNumbers(TILES)
        self._moves = (
            *(Take(tile, row) for tile in tiles.tiles for row in sorted(set(tile))),
            *(Dictate(row) for row in ROWS),
        )
        self._of = {move: number for number, move in enumerate(self._moves)}
        self._scale = score_scale(game)
        rows = [f"row {row}" for row in ROWS]
        both = seat_names(2)
        groups: list[FeatureGroup[DominanceObservation]] = [
            FeatureGroup("to act", both, _to_act),
            FeatureGroup("score", both, self._scores),
            FeatureGroup("dictated in this turn", [""], _dictated),
            tiles.group("left", lambda seen: seen.position.left),
            FeatureGroup("my column", rows, _mine),
            FeatureGroup("other column", rows, _other),
        ]
        super().__init__(game, groups, list(map(str, self._moves)))

    def index(self, observation: DominanceObservation, action: Action) -> int:
        if not isinstance(action, Take | Dictate) or action not in self._of:
            raise self.unknown(action)
        return self._of[action]

    def action(self, observation: DominanceObservation, index: int) -> Action:
        if not 0 <= index < len(self._moves):
            raise self.nothing(index)
        return self._moves[index]

    def _scores(self, seen: DominanceObservation, out: Array) -> None:
        assert seen.seat is not None
        scores = seen.scores[seen.seat], seen.scores[1 - seen.seat]
        out[:] = [squashed(score, self._scale) for score in scores]


def _to_act(seen: DominanceObservation, out: Array) -> None:
    if seen.phase == PLAY:
        out[int(seen.position.mover != seen.seat)] = 1


def _dictated(seen: DominanceObservation, out: Array) -> None:
    out[0] = seen.position.dictated


def _mine(seen: DominanceObservation, out: Array) -> None:
    assert seen.seat is not None
    out[:] = [squashed(entered, MUCH) for entered in seen.position.sums[seen.seat]]


def _other(seen: DominanceObservation, out: Array) -> None:
    assert seen.seat is not None
    out[:] = [squashed(entered, MUCH) for entered in seen.position.sums[1 - seen.seat]]


def encoder(game: AnyGame) -> DominanceEncoder:
    if not isinstance(game, Dominance):
        raise CannotEncode(f"{game.slug} is not the duel that this encodes")
    return DominanceEncoder(game)
