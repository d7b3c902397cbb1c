"""Dominosa in numbers: the grid, the tiles found and the notes."""

from __future__ import annotations

from boneyard.adapters.encoding import Array, CannotEncode, Encoder, FeatureGroup, squashed
from boneyard.core.actions import Action, cell_text, cells_text
from boneyard.core.game import AnyGame
from boneyard.families.puzzle import Pair, Seen, in_order, pairs_of
from boneyard.families.puzzle.actions import Mark, Put, Remove
from boneyard.games.dominosa.figures import HOLE
from boneyard.games.dominosa.game import DominosaGame, DominosaState

KINDS = (Put, Remove, Mark)


class DominosaEncoder(Encoder[Seen[DominosaState]]):
    """Three indices for any two neighbouring cells: put, remove, mark."""

    def __init__(self, game: DominosaGame) -> None:
        cells = game.figure
        self._pairs = pairs_of(frozenset(cells))
        self._of = {pair: number for number, pair in enumerate(self._pairs)}
        self._numbers = game.highest + 1
        pairs = list(map(cells_text, self._pairs))
        grid = [
            f"{number} at {cell_text(cell)}" for cell in cells for number in range(self._numbers)
        ]
        groups: list[FeatureGroup[Seen[DominosaState]]] = [
            FeatureGroup("solved", [""], _solved),
            FeatureGroup("number", grid, self._grid),
            FeatureGroup("put", pairs, lambda seen, out: self._fill(seen.state.placed, out)),
            FeatureGroup("marked", pairs, lambda seen, out: self._fill(seen.state.marks, out)),
        ]
        names = [f"{kind.verb()} {pair}" for kind in KINDS for pair in pairs]
        super().__init__(game, groups, names)

    def index(self, observation: Seen[DominosaState], action: Action) -> int:
        if isinstance(action, KINDS) and in_order(action.cells) in self._of:
            return KINDS.index(type(action)) * len(self._pairs) + self._of[in_order(action.cells)]
        raise self.unknown(action)

    def action(self, observation: Seen[DominosaState], index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise self.nothing(index)
        kind, pair = divmod(index, len(self._pairs))
        return KINDS[kind](self._pairs[pair])

    def _grid(self, seen: Seen[DominosaState], out: Array) -> None:
        shown = [number for row in seen.state.rows for number in row if number != HOLE]
        for place, number in enumerate(shown):
            out[place * self._numbers + number] = 1

    def _fill(self, pairs: tuple[Pair, ...], out: Array) -> None:
        for pair in pairs:
            out[self._of[pair]] = 1


def _solved(seen: Seen[DominosaState], out: Array) -> None:
    out[0] = squashed(seen.state.scores[0], 1)


def encoder(game: AnyGame) -> DominosaEncoder:
    if not isinstance(game, DominosaGame):
        raise CannotEncode(f"{game.slug} is not the puzzle that this encodes")
    return DominosaEncoder(game)
