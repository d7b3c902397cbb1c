"""A bot that takes what it can get now: the most points, else the heaviest tile out of the hand.

It imagines a few tables that agree with all it has seen, tries each of its actions on them, and
takes the one that brings its side most on average, over as many actions of its own as the turn
allows up to two. That is how a child plays who knows the rules, and it needs no idea of the game.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, ClassVar

from boneyard.bots.bot import Bot
from boneyard.core.actions import Action, Actor, Nature, Seat
from boneyard.core.chance import Rng, pick
from boneyard.core.game import AnyGame
from boneyard.core.habits import Habits
from boneyard.core.moves import Moves

IMAGINED = 3
"""Tables imagined for a decision: enough to tell a sure gain from a lucky one."""
TRIED = 60
"""Actions tried at most; games with more of them (a wall in three dimensions) are sampled."""
AHEAD = 24
"""Actions tried for the second step of a turn."""


class GreedyBot(Bot):
    name: ClassVar[str] = "greedy"
    level: ClassVar[int] = 2

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        tried = moves.some(TRIED, rng)
        if len(tried) == 1:
            return tried[0]
        seat: Seat = observation.seat
        worth = [0.0] * len(tried)
        for state in islice(game.imagined(observation, rng), IMAGINED):
            for i, action in enumerate(tried):
                # On this imagined table the action may be impossible (a guess of what is hidden).
                if action in game.legal(state, seat):
                    worth[i] += _gain(game, state, seat, action, rng, steps=2)
        liked = [self.liking(game.habits, action) for action in tried]
        best = max(zip(worth, liked, strict=True))
        ties = [
            action for action, *felt in zip(tried, worth, liked, strict=True) if tuple(felt) == best
        ]
        return pick(ties, rng)

    def liking(self, habits: Habits, action: Action) -> tuple[int, ...]:
        """What decides where nothing is to be had."""
        return habits.liking(action)

    def haste(self, game: AnyGame, observation: Any, rng: Rng) -> int:
        return 8_000 + rng.randrange(16_000)


def _gain(game: AnyGame, state: Any, seat: Seat, action: Action, rng: Rng, steps: int) -> float:
    """How much further this action brings the seat's side ahead of the others."""
    after, _ = game.apply(state, seat, action)
    gain = game.lead(after, seat) - game.lead(state, seat)
    if gain or steps == 1 or seat not in _seats(game.to_act(after)):
        return gain
    # A turn of several steps may bring its points later: the second tile of a pair, a chain.
    follow = game.legal(after, seat).some(AHEAD, rng)
    return max((_gain(game, after, seat, next_, rng, 1) for next_ in follow), default=0.0)


def _seats(actors: tuple[Actor, ...]) -> list[Seat]:
    return [actor for actor in actors if not isinstance(actor, Nature)]


class CasualBot(GreedyBot):
    """Greed with the habits of good players: a double fits at one number only, so it goes first."""

    name: ClassVar[str] = "casual"

    def liking(self, habits: Habits, action: Action) -> tuple[int, ...]:
        return habits.practised(action)
