"""Dominance played by search: exact towards the end, far ahead before (docs/dominance.md).

How far a bot looks is its strength. Nobody waits for a compiler: the quick bot, which plays in the
server's own process, does without one, and so do the others until the kernel is there.
"""

from __future__ import annotations

from copy import copy
from math import ceil
from typing import Any, ClassVar, Self

from boneyard.bots.advice import Advice
from boneyard.bots.bot import Bot, Budget
from boneyard.core.actions import Action
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import Moves
from boneyard.games.dominance.actions import Dictate
from boneyard.games.dominance.game import DominanceObservation
from boneyard.games.dominance.position import Move
from boneyard.puzzles.dominance import PLAIN_NODES, Engine, Found, ready, search, warm_up

ADVISER = 1_000_000
"""Positions looked at for a hint: about a second."""
HEAVY_ADVICE = True
"""It brings a compiler, which is nothing for a server's own process."""
WARM_UP = warm_up


PER_PLAYOUT = 1_000
"""Positions that count as one play-out of a budget: both take about as long."""
PER_SECOND = 2_000_000
"""No machine is known to look at more. Who thinks for a time plans with as many."""


class Searcher(Bot):
    """Plays the best move it finds within its budget, looking at so many positions at most."""

    most: ClassVar[int]
    engine: ClassVar[Engine] = "auto"
    budget: Budget = Budget()

    def within(self, budget: Budget) -> Self:
        same = copy(self)
        same.budget = budget
        return same

    def get_ready(self) -> None:
        if self.engine != "plain":
            warm_up(wait=True)

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        seconds, playouts = self.budget.seconds, self.budget.playouts
        nodes = self.most
        if seconds is not None:
            nodes = min(nodes, ceil(PER_SECOND * seconds))
        if playouts is not None:
            nodes = min(nodes, PER_PLAYOUT * playouts)
        return search(observation.position, nodes, self.engine, seconds).move

    def warm(self, game: AnyGame) -> bool:
        return self.engine == "plain" or ready()


class Quick(Searcher):
    """Sees two moves ahead at the beginning and more later: a person who reckons well beats it."""

    name: ClassVar[str] = "dominance:quick"
    level: ClassVar[int] = 2
    most: ClassVar[int] = PLAIN_NODES
    engine: ClassVar[Engine] = "plain"


class Strong(Searcher):
    name: ClassVar[str] = "dominance:strong"
    level: ClassVar[int] = 3
    heavy: ClassVar[bool] = True
    most: ClassVar[int] = 100_000


class Strongest(Searcher):
    """Plays the second half of the game without a mistake."""

    name: ClassVar[str] = "dominance:strongest"
    level: ClassVar[int] = 4
    heavy: ClassVar[bool] = True
    most: ClassVar[int] = 100_000_000
    budget = Budget(seconds=1.0)


BOTS: dict[str, Bot] = {"quick": Quick(), "strong": Strong(), "strongest": Strongest()}
BOT = BOTS["quick"]


def advise(game: AnyGame, observation: DominanceObservation, moves: Moves, rng: Rng) -> Advice:
    """The best move, and what it leads to where that is proved."""
    found = search(observation.position, ADVISER)
    return Advice(found.move, _why(found), items(observation, found.move))


def items(observation: DominanceObservation, move: Move) -> tuple[str, ...]:
    """What in the scene shows this move: the tile, and the field it goes to."""
    mover = observation.position.mover
    if isinstance(move, Dictate):
        tile = observation.position.last_tile(move.row)
        return str(tile), f"sum:{1 - mover},{move.row}"
    return str(move.tile), f"sum:{mover},{move.row}"


def _why(found: Found) -> Reason:
    """What is said: the move, and how the game ends with best play, or how far was looked."""
    outcome = "open" if found.outcome is None else ("draws", "wins", "loses")[found.outcome]
    margin = abs(round(found.value)) if found.exact else 0
    ahead: dict[str, str | int] = {"outcome": outcome, "margin": margin, "depth": found.depth}
    move = found.move
    if isinstance(move, Dictate):
        return Reason.of("hint-dictate", row=move.row, **ahead)
    return Reason.of("hint-take", tile=str(move.tile), row=move.row, **ahead)
