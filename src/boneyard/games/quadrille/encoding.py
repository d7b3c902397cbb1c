"""Quadrille in numbers: the figure, and the tiles beside it."""

from __future__ import annotations

from itertools import product

from boneyard.adapters.encoding import Array, CannotEncode, Encoder, FeatureGroup, squashed
from boneyard.adapters.tiles import TileNumbers
from boneyard.core.actions import Action, cell_text, cells_text
from boneyard.core.game import AnyGame
from boneyard.families.puzzle import Seen, in_order, pairs_of
from boneyard.families.puzzle.actions import Put, Remove
from boneyard.games.quadrille.figure import CELLS
from boneyard.games.quadrille.game import (
    HIGHEST,
    TILES,
    QuadrilleGame,
    QuadrilleState,
    shown,
    unlaid,
)

NUMBERS = HIGHEST + 1
WAYS = tuple(product(range(NUMBERS), range(NUMBERS)))
"""The halves of a tile as they lie, the upper or left one first."""


class QuadrilleEncoder(Encoder[Seen[QuadrilleState]]):
    """Every tile, either way round, on any two neighbouring cells, and these to be cleared."""

    def __init__(self, game: QuadrilleGame) -> None:
        self._cells = {cell: number for number, cell in enumerate(sorted(CELLS))}
        self._pairs = pairs_of(CELLS)
        self._of = {pair: number for number, pair in enumerate(self._pairs)}
        pairs = list(map(cells_text, self._pairs))
        figure = [
            f"{number} at {cell_text(cell)}" for cell in self._cells for number in range(NUMBERS)
        ]
        groups: list[FeatureGroup[Seen[QuadrilleState]]] = [
            FeatureGroup("solved", [""], _solved),
            FeatureGroup("number", figure, self._figure),
            FeatureGroup("put", pairs, self._placed),
            TileNumbers(TILES).group("to be laid", lambda seen: unlaid(seen.state)),
        ]
        puts = [f"put {a}-{b} {pair}" for a, b in WAYS for pair in pairs]
        super().__init__(game, groups, [*puts, *(f"remove {pair}" for pair in pairs)])

    def index(self, observation: Seen[QuadrilleState], action: Action) -> int:
        if isinstance(action, Put | Remove) and in_order(action.cells) in self._of:
            pair, turned = self._of[in_order(action.cells)], in_order(action.cells) != action.cells
            if isinstance(action, Remove):
                return len(WAYS) * len(self._pairs) + pair
            if action.halves is not None and max(action.halves) <= HIGHEST:
                one, other = reversed(action.halves) if turned else action.halves
                return (one * NUMBERS + other) * len(self._pairs) + pair
        raise self.unknown(action)

    def action(self, observation: Seen[QuadrilleState], index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise self.nothing(index)
        way, pair = divmod(index, len(self._pairs))
        if way == len(WAYS):
            return Remove(self._pairs[pair])
        return Put(self._pairs[pair], WAYS[way])

    def _figure(self, seen: Seen[QuadrilleState], out: Array) -> None:
        for cell, number in shown(seen.state).items():
            out[self._cells[cell] * NUMBERS + number] = 1

    def _placed(self, seen: Seen[QuadrilleState], out: Array) -> None:
        for laid in seen.state.placed:
            out[self._of[laid.cells]] = 1


def _solved(seen: Seen[QuadrilleState], out: Array) -> None:
    out[0] = squashed(seen.state.scores[0], 1)


def encoder(game: AnyGame) -> QuadrilleEncoder:
    if not isinstance(game, QuadrilleGame):
        raise CannotEncode(f"{game.slug} is not the puzzle that this encodes")
    return QuadrilleEncoder(game)
