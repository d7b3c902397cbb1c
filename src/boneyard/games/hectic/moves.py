"""What can be done in hectic: chains are far too many to list, and so are the times of a clock."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.core.actions import Action, Tick
from boneyard.core.chance import Rng, pick
from boneyard.core.moves import Moves
from boneyard.games.hectic.actions import Agree, Claim, Grab, Release, Withdraw
from boneyard.games.hectic.chains import random_chain
from boneyard.tiles import Tile

LATEST = 24 * 60 * 60 * 1000
"""No clock of a round says more than a day."""


class Builds(Moves):
    """Claim any tiles within reach in any order, right or wrong; grab and release if that is
    played. Chains drawn at random are correct ones, as long as there is one."""

    listed = False

    def __init__(
        self,
        number: int,
        free: tuple[Tile, ...],
        held: tuple[Tile, ...],
        grabs: bool,
        *,
        exact: bool = False,
        gives_up: Action | None = None,
    ) -> None:
        """`gives_up`: how somebody agrees to give the double up, or takes that back."""
        self.number, self.free, self.held, self.grabs = number, free, held, grabs
        self.exact, self.gives_up = exact, gives_up

    @property
    def reach(self) -> tuple[Tile, ...]:
        """The tiles that can go into a chain."""
        return self.free + self.held

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Claim):
            used = [Tile.of(*halves) for halves in action.chain]
            return bool(used) and len(set(used)) == len(used) and set(used) <= set(self.reach)
        if isinstance(action, Grab):
            return self.grabs and action.tile in self.free
        if isinstance(action, Agree | Withdraw):
            return action == self.gives_up
        return isinstance(action, Release) and action.tile in self.held

    def __iter__(self) -> Iterator[Action]:
        raise TypeError("chains are too many to list; sample them")

    def __bool__(self) -> bool:
        return bool(self.reach) or self.gives_up is not None

    def sample(self, rng: Rng) -> Action:
        if self.gives_up is not None and (not self.reach or rng.randrange(8) == 0):
            return self.gives_up
        if self.grabs and rng.randrange(2):
            moved: list[Action] = [*map(Grab, self.free), *map(Release, self.held)]
            return pick(moved, rng)
        chain = random_chain(self.reach, self.number, rng, exact=self.exact)
        if chain is not None:
            return Claim(chain)
        # The others hold what is needed: whoever claims now can only be wrong.
        tile = pick(self.reach, rng)
        return Claim(((tile.high, tile.low),))


class Ticks(Moves):
    """Any time later than what the clock said last."""

    listed = False

    def __init__(self, clock: int) -> None:
        self.clock = clock

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Tick) and self.clock < action.at <= LATEST

    def __iter__(self) -> Iterator[Action]:
        raise TypeError("times are too many to list; sample them")

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Tick:
        return Tick(self.clock + 1 + rng.randrange(5_000))
