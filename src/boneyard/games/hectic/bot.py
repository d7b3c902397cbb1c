"""Bots that build chains about as fast as people do.

A program finds a chain in no time, so what makes these bots opponents is how long they take. A
server that lets a bot sit in a game where everybody acts at once asks `haste` when the bot could
act, and `choose` so many milliseconds later (or not at all, if somebody was faster). When a bot is
ready in a round depends on the round alone, so it makes no difference how often it is asked.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar

from boneyard.bots.advice import Advice
from boneyard.bots.bot import Bot
from boneyard.bots.whims import whim
from boneyard.core.actions import Action
from boneyard.core.chance import Rng, pick, shuffled
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves
from boneyard.games.hectic.actions import Agree, Claim, Grab, Release
from boneyard.games.hectic.chains import is_correct, least_length, random_chain
from boneyard.games.hectic.game import Hectic
from boneyard.games.hectic.state import HecticObservation
from boneyard.tiles import Tile

SOONEST = 700
"""Nobody presses a button faster than that."""
EFFORT = 2_000
"""Tiles tried for a chain that goes on from what was grabbed."""


class ChainBuilder(Bot):
    """Looks, builds tile after tile, and claims; at times it miscounts."""

    looks: ClassVar[int]
    """Milliseconds before the first tile."""
    each: ClassVar[int]
    """Milliseconds for a tile."""
    slips: ClassVar[int]
    """One claim in so many is wrong; 0: none."""

    def haste(self, game: AnyGame, observation: HecticObservation, rng: Rng) -> int:
        assert isinstance(game, Hectic)
        if observation.double is None:
            return self.looks
        if _joins(observation):
            return SOONEST
        seat, number, clock = observation.seat, observation.double.high, observation.clock
        mood = 0.5 + 1.1 * whim(seat, observation.round, number, observation.scores)
        if game.grabs:
            # Tile by tile: each is an action of its own.
            look = max(0, self.looks * mood - clock)
            return max(SOONEST, int(look + self.each * mood))
        ready = int((self.looks + self.each * least_length(number)) * mood)
        if clock < ready:
            return max(SOONEST, ready - clock)
        # The claim was wrong: the chain needs mending.
        return max(SOONEST, self.each + rng.randrange(self.each))

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        assert isinstance(game, Hectic)
        if _joins(observation):
            return Agree()
        if game.grabs:
            return self._grab(game, observation, moves, rng)
        number = observation.double.high
        if self.slips and rng.randrange(self.slips) == 0:
            miscounted = chain_on([number], game.open, least_length(number) - 1, rng)
            if miscounted is not None:
                return _claim(miscounted)
        chain = random_chain(game.open, number, rng, exact=game.exact)
        return moves.sample(rng) if chain is None else Claim(chain)

    def _grab(self, game: Hectic, observation: HecticObservation, moves: Moves, rng: Rng) -> Action:
        """The next tile of a chain that begins with what it holds, or the chain if it is done."""
        assert observation.double is not None
        assert observation.seat is not None
        number = observation.double.high
        held, free = observation.held[observation.seat], game.free(observation)
        path = [number]
        for tile in held:
            if path[-1] not in tile:
                return Release(tile)
            path.append(tile.other(path[-1]))
        if len(path) > 1 and path[-1] == number:
            claim = _claim(path)
            done = is_correct(claim.chain, number, game.open, exact=game.exact)
            return claim if done else Release(held[-1])
        whole = chain_on(path, free, least_length(number), rng, exact=game.exact)
        if whole is not None:
            return Grab(Tile.of(*whole[len(path) - 1 : len(path) + 1]))
        # No way on: somebody else has what it needs.
        if held:
            return Release(held[-1])
        return Grab(pick(free, rng)) if free else moves.sample(rng)


def _joins(observation: HecticObservation) -> bool:
    """Whether somebody would give this double up: bots are not asked, and never in the way."""
    agreed = observation.agreed
    return bool(agreed) and observation.seat not in agreed


def chain_on(
    path: list[int], tiles: tuple[Tile, ...], least: int, rng: Rng, *, exact: bool = False
) -> list[int] | None:
    """The numbers along a chain that begins with `path` and returns to its first number, of at
    least so many tiles and not many more (`exact`: none more); None if none was found."""
    home, free = path[0], set(tiles)
    path = list(path)
    tried = 0

    def extend() -> bool:
        nonlocal tried
        here = path[-1]
        if len(path) >= max(least, 3) and Tile.of(here, home) in free:
            path.append(home)
            return True
        if exact and len(path) >= max(least, 3):
            return False
        for tile in shuffled(sorted(tile for tile in free if here in tile), rng):
            there = tile.other(here)
            if there == home or tried >= EFFORT:
                continue
            tried += 1
            path.append(there)
            free.remove(tile)
            if extend():
                return True
            free.add(tile)
            path.pop()
        return False

    return path if extend() else None


def _claim(path: list[int]) -> Claim:
    return Claim(tuple(pairwise(path)))


class Dawdler(ChainBuilder):
    name: ClassVar[str] = "hectic:easy"
    level: ClassVar[int] = 2
    looks: ClassVar[int] = 12_000
    each: ClassVar[int] = 7_000
    slips: ClassVar[int] = 5


class Brisk(ChainBuilder):
    name: ClassVar[str] = "hectic:medium"
    level: ClassVar[int] = 3
    looks: ClassVar[int] = 7_000
    each: ClassVar[int] = 4_000
    slips: ClassVar[int] = 12


class Lightning(ChainBuilder):
    name: ClassVar[str] = "hectic:hard"
    level: ClassVar[int] = 4
    looks: ClassVar[int] = 4_000
    each: ClassVar[int] = 2_000
    slips: ClassVar[int] = 0


BOTS: dict[str, Bot] = {"easy": Dawdler(), "medium": Brisk(), "hard": Lightning()}
"""By level; `boneyard.bots.bot` picks the one that answers to the name a person chose."""


def advise(game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Advice:
    """A correct chain, or the next tile to grab for one."""
    action = BOTS["hard"].choose(game, observation, moves, rng)
    if isinstance(action, Claim):
        return Advice(action, items=tuple(str(Tile.of(*halves)) for halves in action.chain))
    return Advice(action, items=(str(action.tile),) if isinstance(action, Grab) else ())
