"""Free puzzles: one player covers cells with tiles, wrongly too, and takes back what was wrong.

Nothing is hidden, and the solution is nowhere in the state. An end can always be reached from where
the player stands, because everything laid can be taken back; it need not ever be reached.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Generic, TypeAlias, TypeVar

import msgspec

from boneyard.core.actions import Action, Actor, Cell, Seat
from boneyard.core.chance import Rng
from boneyard.core.events import Event
from boneyard.core.game import AnyGame, GameKind, Listing, Reason
from boneyard.core.moves import NONE, Moves
from boneyard.core.options import AnyOption, Chosen, match_option
from boneyard.families.puzzle.actions import Mark, Put, Remove
from boneyard.families.rounds import PLAY, PLAYER, LonelyGame, Phase, RoundCommon
from boneyard.rules.match import Match

Pair: TypeAlias = tuple[Cell, Cell]
"""Two neighbouring cells, the upper or left one first."""


def in_order(cells: Pair) -> Pair:
    """The same two cells, the upper or left one first."""
    first, second = cells
    return cells if first <= second else (second, first)


def touching(cells: Pair) -> bool:
    """Whether two cells have a side in common."""
    (row, column), (other_row, other_column) = cells
    return abs(row - other_row) + abs(column - other_column) == 1


@lru_cache(maxsize=256)
def pairs_of(cells: frozenset[Cell]) -> tuple[Pair, ...]:
    """All places for a tile on these cells, row by row."""
    return tuple(
        ((row, column), other)
        for row, column in sorted(cells)
        for other in ((row, column + 1), (row + 1, column))
        if other in cells
    )


class PuzzleHow(StrEnum):
    """How a puzzle ends."""

    SOLVED = "solved"


class PuzzleWhy(StrEnum):
    """What the point is for."""

    SOLVED = "solved"


class PuzzleState(RoundCommon, frozen=True, kw_only=True):
    """What every free puzzle has."""

    phase: Phase
    scores: tuple[int, ...] = (0,)


S = TypeVar("S", bound=PuzzleState)


class Seen(msgspec.Struct, Generic[S], frozen=True):
    """An observation: everything, and who looks."""

    seat: Seat | None
    state: S


class Free(Moves):
    """What the player may do, counted off from the three kinds of moves."""

    def __init__(self, kinds: Iterable[tuple[int, Callable[[int], Action]]],
                 allows: Callable[[Action], bool]) -> None:  # fmt: skip
        """Each kind: how many there are, and the one with a number. `allows` decides membership."""
        self._kinds = tuple(kinds)
        self._allows = allows
        self._count = sum(count for count, _ in self._kinds)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Put | Remove | Mark) and self._allows(action)

    def __iter__(self) -> Iterator[Action]:
        return (make(i) for count, make in self._kinds for i in range(count))

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return self._count > 0

    def sample(self, rng: Rng) -> Action:
        at = rng.randrange(self._count)
        for count, make in self._kinds:
            if at < count:
                return make(at)
            at -= count
        raise AssertionError("counted wrongly")


class PuzzleGame(LonelyGame[S, Seen[S]]):
    """The loop of a free puzzle: everything but what is laid where."""

    def __init__(self, listing: Listing, options: Chosen) -> None:
        self.listing, self.options = listing, options
        self.match = Match.of(options)

    @abstractmethod
    def choices(self, state: S) -> Free:
        """What the player may do while the puzzle is open."""

    @abstractmethod
    def problem(self, state: S, action: Action) -> Reason | None:
        """Why the player may not do this; None: they may."""

    @abstractmethod
    def is_solved(self, state: S) -> bool: ...

    # -- the protocol --------------------------------------------------------------------------

    def legal(self, state: S, actor: Actor) -> Moves:
        return self.choices(state) if actor == PLAYER and state.phase == PLAY else NONE

    def why_not(self, state: S, actor: Actor, action: Action) -> Reason | None:
        if actor not in self.to_act(state):
            return self.not_now(state)
        return self.problem(state, action)

    def observe(self, state: S, seat: Seat | None) -> Seen[S]:
        return Seen(seat, state)

    def sample(self, observation: Seen[S], rng: Rng) -> S:
        """Puzzles have nothing to sample."""
        return observation.state

    # -- the end -------------------------------------------------------------------------------

    def settled(self, state: S, event: Event) -> tuple[S, tuple[Event, ...]]:
        """After something was laid: the puzzle may be solved."""
        events = [event]
        if self.is_solved(state):
            state = self.finished(state, PuzzleHow.SOLVED, PuzzleWhy.SOLVED, True, (), events)
        return state, tuple(events)


def puzzle_listing(
    slug: str,
    *,
    section: str,
    booklets: str,
    options: Callable[[Chosen], tuple[AnyOption, ...]],
    build: Callable[[Listing, Chosen], AnyGame],
    abilities: frozenset[str],
) -> Listing:
    """A puzzle's listing; its own options may depend on each other."""

    def declare(chosen: Chosen) -> tuple[AnyOption, ...]:
        return *options(chosen), match_option("rounds:1")

    return Listing(
        slug=slug, section=section, booklets=booklets, kind=GameKind.PUZZLE, declare=declare,
        build=build, abilities=abilities,
    )  # fmt: skip
