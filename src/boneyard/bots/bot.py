"""What a bot is: somebody who sees what their seat may see, and chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import isfinite
from typing import Any, ClassVar, Self

import msgspec

from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: so many seconds, so many play-outs, or until
    either is used up. Only a budget in play-outs gives the same choice on every machine."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not (isfinite(self.seconds) and self.seconds > 0):
            raise ValueError(f"a bot thinks for more than 0 seconds, not for {self.seconds:g}")
        if self.playouts is not None and self.playouts < 1:
            raise ValueError(f"a bot needs at least one play-out, not {self.playouts}")

    def __str__(self) -> str:
        parts = []
        if self.playouts is not None:
            parts.append(f"{self.playouts} play-outs")
        if self.seconds is not None:
            parts.append(f"{self.seconds:g} s")
        return " or ".join(parts)


class Bot(ABC):
    """A player that is a program. It keeps nothing from one decision to the next: all it may
    know of the past is in the observation."""

    name: ClassVar[str]
    level: ClassVar[int] = 0
    """0: plays anyhow; the higher, the stronger."""
    heavy: ClassVar[bool] = False
    """It thinks for so long that it needs a process of its own."""
    from_outside: ClassVar[bool] = False
    """It is a program that may fail, and lose a decision."""

    @abstractmethod
    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        """One of `moves`, of which there is at least one."""

    def within(self, budget: Budget) -> Self:
        """The same bot with this budget. One that does not think ahead needs none."""
        return self

    def warm(self, game: AnyGame) -> bool:
        """Whether all that it needs for this game is compiled. Where it is not, whoever is in a
        hurry asks `until_warm`."""
        return True

    def until_warm(self) -> Bot:
        """Who plays instead while it is not warm: somebody who needs no compiler."""
        return self

    def get_ready(self) -> None:  # noqa: B027 - most need nothing
        """Wait until it is warm."""

    def haste(self, game: AnyGame, observation: Any, rng: Rng) -> int:
        """In a game where everybody acts at once: after how many milliseconds it is ready. People
        need time to look, so a bot that takes none is no fun to play against."""
        return 12_000 + rng.randrange(28_000)
