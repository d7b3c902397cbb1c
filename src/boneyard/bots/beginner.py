"""A bot that has just learned the rules: it plays as a careless person does."""

from __future__ import annotations

from typing import Any, ClassVar

from boneyard.bots.bot import Bot
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves

SLIPS = 0.65
"""How often it does what first comes to hand."""


class Beginner(Bot):
    """More often than not it looks for nothing better than what it sees first: it overlooks an
    end, keeps a heavy tile, misses points."""

    name: ClassVar[str] = "beginner"
    level: ClassVar[int] = 1

    def __init__(self, careful: Bot) -> None:
        self.careful = careful

    def haste(self, game: AnyGame, observation: Any, rng: Rng) -> int:
        return 2 * self.careful.haste(game, observation, rng)

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        if rng.randrange(1000) < 1000 * SLIPS:
            return moves.sample(rng)
        return self.careful.choose(game, observation, moves, rng)
