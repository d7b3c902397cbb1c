"""Yardsticks: players that follow one rule of thumb, for other bots to be measured against.

They lay what a saying tells them to and look no further, so what somebody gains over them is what
thinking is worth. They play every line game and are offered to nobody as company.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Lay, Stop
from boneyard.core.chance import Rng, pick
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.tiles import Tile


class Yardstick(Bot):
    """Lays whenever it can the tile it prefers, anywhere; draws or passes only where it must."""

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        listed = list(moves)
        lays = [move for move in listed if isinstance(move, Lay)]
        if not lays:
            goes_on = [move for move in listed if not isinstance(move, Stop)]
            return pick(goes_on or listed, rng)
        best = max(self.preference(lay.tile) for lay in lays)
        return pick([lay for lay in lays if self.preference(lay.tile) == best], rng)

    @abstractmethod
    def preference(self, tile: Tile) -> tuple[int, int]:
        """The higher, the sooner it is laid."""


class Heaviest(Yardstick):
    """The most pips; between tiles of equal weight a double."""

    name: ClassVar[str] = "heaviest"

    def preference(self, tile: Tile) -> tuple[int, int]:
        return tile.pips, int(tile.is_double)


class DoublesFirst(Yardstick):
    """Any double, then the most pips."""

    name: ClassVar[str] = "doubles-first"

    def preference(self, tile: Tile) -> tuple[int, int]:
        return int(tile.is_double), tile.pips
