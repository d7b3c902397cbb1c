"""What a bot is: somebody who sees what their seat may see, and chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves


class Bot(ABC):
    """A player that is a program. It keeps nothing from one decision to the next: all it may
    know of the past is in the observation."""

    name: ClassVar[str]
    level: ClassVar[int] = 0
    """0: plays anyhow; the higher, the stronger."""
    heavy: ClassVar[bool] = False
    """It thinks for so long that it needs a process of its own."""

    @abstractmethod
    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        """One of `moves`, of which there is at least one."""

    def haste(self, game: AnyGame, observation: Any, rng: Rng) -> int:
        """In a game where everybody acts at once: after how many milliseconds it is ready. People
        need time to look, so a bot that takes none is no fun to play against."""
        return 12_000 + rng.randrange(28_000)
