"""Memory games in numbers."""

from __future__ import annotations

from itertools import chain

from boneyard.adapters.encoding import Array, CannotEncode, Encoder, FeatureGroup, books
from boneyard.adapters.tiles import TileNumbers
from boneyard.core.actions import Action, Cell, cell_text
from boneyard.core.game import AnyGame
from boneyard.families.memory.actions import Flip
from boneyard.families.memory.game import MemoryGame
from boneyard.families.memory.state import MemoryObservation


class MemoryEncoder(Encoder[MemoryObservation]):
    """One index per cell. What was ever turned up is encoded: forgetting is up to the player."""

    def __init__(self, game: MemoryGame) -> None:
        self._cells = game.cells
        self._of = {cell: number for number, cell in enumerate(game.cells)}
        self._tiles = TileNumbers(game.rules.tiles)
        cells = list(map(cell_text, game.cells))
        faces = [
            f"{which} half {half} at {cell}"
            for cell in cells
            for which in ("higher", "lower")
            for half in self._tiles.halves
        ]
        groups: list[FeatureGroup[MemoryObservation]] = [
            *books(game),
            FeatureGroup("known", faces, self._faces),
            FeatureGroup("never turned up", cells, self._unknown),
            FeatureGroup("kept", cells, self._kept),
            FeatureGroup("up now", cells, self._up),
            FeatureGroup("up in the turn before", cells, self._last),
        ]
        super().__init__(game, groups, [f"flip {cell}" for cell in cells])

    def index(self, observation: MemoryObservation, action: Action) -> int:
        if not isinstance(action, Flip) or action.cell not in self._of:
            raise self.unknown(action)
        return self._of[action.cell]

    def action(self, observation: MemoryObservation, index: int) -> Action:
        if not 0 <= index < len(self._cells):
            raise self.nothing(index)
        return Flip(self._cells[index])

    def _faces(self, seen: MemoryObservation, out: Array) -> None:
        numbers, of_half = len(self._tiles.halves), self._tiles.of_half
        for place, tile in enumerate(seen.faces):
            if tile is not None:
                first = 2 * numbers * place
                out[first + of_half[tile.high]] = out[first + numbers + of_half[tile.low]] = 1

    def _unknown(self, seen: MemoryObservation, out: Array) -> None:
        for place, tile in enumerate(seen.faces):
            out[place] = tile is None

    def _mark(self, cells: tuple[Cell, ...], out: Array) -> None:
        for cell in cells:
            out[self._of[cell]] = 1

    def _kept(self, seen: MemoryObservation, out: Array) -> None:
        self._mark(tuple(chain.from_iterable(seen.kept)), out)

    def _up(self, seen: MemoryObservation, out: Array) -> None:
        self._mark(seen.up, out)

    def _last(self, seen: MemoryObservation, out: Array) -> None:
        self._mark(seen.last, out)


def encoder(game: AnyGame) -> MemoryEncoder:
    if not isinstance(game, MemoryGame):
        raise CannotEncode(f"{game.slug} says that it is a memory game and is none")
    return MemoryEncoder(game)
