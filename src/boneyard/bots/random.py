"""A bot that does anything it may: the weakest there is, and the measure for all others."""

from __future__ import annotations

from typing import Any, ClassVar

from boneyard.bots.bot import Bot
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves


class RandomBot(Bot):
    name: ClassVar[str] = "random"

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return moves.sample(rng)
