"""A cheat: it thinks as the strongest search does, but about the table as it is.

What it wins over the same search without the peeking is about what there would be to gain from
guessing hidden tiles perfectly, so it is a ceiling to measure bots under. It is no `Bot`: whoever
seats bots, such as the server, has no use for something that wants the state, and no way to get it.
"""

from __future__ import annotations

from copy import copy
from itertools import repeat
from typing import Any, ClassVar

from boneyard.bots.bot import Budget
from boneyard.bots.search import SearchBot, Thinking
from boneyard.core.actions import Action, Seat
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves


class SeesAll:
    name: ClassVar[str] = "sees-all"
    from_outside: ClassVar[bool] = False

    def __init__(self, budget: Budget | None = None) -> None:
        thinking = Thinking(weighs=False, deals_itself=False)
        self.mind = SearchBot(self.name, 5, thinking, budget or Budget(seconds=1.0))

    def choose(self, game: AnyGame, state: Any, seat: Seat, moves: Moves, rng: Rng) -> Action:
        """One of `moves`, knowing everything."""
        # The same game in which all that anybody imagines is the truth.
        revealed = copy(game)
        revealed.sample = lambda observation, rng: state  # type: ignore[method-assign]
        revealed.imagined = lambda observation, rng: repeat(state)  # type: ignore[method-assign]
        return self.mind.choose(revealed, game.observe(state, seat), moves, rng)
