"""Quadrille, the domino square (S, L): 28 tiles, a figure of fourteen blocks, one number a block.

The player lays any tile on any two free neighbouring cells, across the borders of blocks if they
likes, and takes back what does not work out. It is solved when all 28 tiles lie and each block of
four cells shows one number. Chance has no part in it: the booklet prints the figure, not a task.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Cell, Deal, Vocabulary
from boneyard.core.events import Event, RoundBegan
from boneyard.core.game import AnyGame, Listing, Reason
from boneyard.core.moves import Listed, Moves
from boneyard.core.options import PLAYERS, SET, AnyOption, Chosen, choice
from boneyard.families.puzzle import (
    Free,
    Pair,
    PuzzleGame,
    PuzzleState,
    in_order,
    pairs_of,
    puzzle_listing,
    touching,
)
from boneyard.families.puzzle.actions import Put, Remove
from boneyard.families.puzzle.events import Placed, Removed
from boneyard.families.rounds import DEAL, PLAY
from boneyard.games.quadrille.figure import BLOCK_OF, CELLS
from boneyard.tiles import Tile, TileSet

HIGHEST = 6
TILES = TileSet.double(HIGHEST)


class FigureTile(msgspec.Struct, frozen=True):
    """A tile in the figure: the upper or left cell first, and the halves as they lie on them."""

    cells: Pair
    halves: tuple[int, int]

    @property
    def tile(self) -> Tile:
        return Tile.of(*self.halves)


class QuadrilleState(PuzzleState, frozen=True, kw_only=True):
    placed: tuple[FigureTile, ...] = ()
    """In the order they were laid."""


class QuadrilleGame(PuzzleGame[QuadrilleState]):
    """Fill the figure."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Deal, Put, Remove)

    state_type: ClassVar[type[Any]] = QuadrilleState

    def start(self) -> QuadrilleState:
        return QuadrilleState(phase=PLAY)

    def legal(self, state: QuadrilleState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            return Listed((Deal(table=TILES),))  # Between rounds: all tiles are beside it again.
        return super().legal(state, actor)

    def tiles(self, state: QuadrilleState) -> tuple[Tile, ...]:
        return TILES

    def choices(self, state: QuadrilleState) -> Free:
        free = pairs_of(CELLS.difference(shown(state)))
        ways = [way for tile in unlaid(state) for way in dict.fromkeys([tile, tile[::-1]])]

        def put(i: int) -> Put:
            way, pair = divmod(i, len(free))
            first, second = ways[way]
            return Put(free[pair], (first, second))

        return Free(
            (
                (len(ways) * len(free), put),
                (len(state.placed), lambda i: Remove(state.placed[i].cells)),
            ),
            lambda action: self.problem(state, action) is None,
        )

    def problem(self, state: QuadrilleState, action: Action) -> Reason | None:
        if isinstance(action, Deal) and state.phase == DEAL:
            return None if action in self.legal(state, CHANCE) else Reason("wrong-deal")
        if not isinstance(action, Put | Remove) or state.phase == DEAL:
            return Reason("not-legal")
        cells = in_order(action.cells)
        if isinstance(action, Remove):
            lying = any(laid.cells == cells for laid in state.placed)
            return None if lying else Reason("no-tile-here")
        if action.halves is None:
            return Reason("which-tile")
        tile = Tile.of(*action.halves)
        if tile not in TILES:
            return Reason.of("not-in-set", tile=str(tile))
        if tile not in unlaid(state):
            return Reason.of("already-laid", tile=str(tile))
        if not CELLS.issuperset(cells):
            return Reason("off-the-figure")
        if not touching(cells):
            return Reason("not-neighbours")
        return Reason("cell-taken") if shown(state).keys() & set(cells) else None

    def play(
        self, state: QuadrilleState, actor: Actor, action: Action
    ) -> tuple[QuadrilleState, tuple[Event, ...]]:
        if isinstance(action, Deal):
            return replace(state, phase=PLAY, placed=()), (RoundBegan(state.round),)
        assert isinstance(action, Put | Remove)
        cells = in_order(action.cells)
        if isinstance(action, Remove):
            left = tuple(laid for laid in state.placed if laid.cells != cells)
            return replace(state, placed=left), (Removed(cells),)
        assert action.halves is not None
        first, second = action.halves
        laid = FigureTile(cells, (first, second) if cells == action.cells else (second, first))
        state = replace(state, placed=(*state.placed, laid))
        return self.settled(state, Placed(laid.cells, laid.halves))

    def is_solved(self, state: QuadrilleState) -> bool:
        return len(state.placed) == len(TILES) and not mixed(state)


def shown(state: QuadrilleState) -> dict[Cell, int]:
    """The numbers that lie in the figure."""
    return {
        cell: half
        for laid in state.placed
        for cell, half in zip(laid.cells, laid.halves, strict=True)
    }


def unlaid(state: QuadrilleState) -> tuple[Tile, ...]:
    """The tiles beside the figure."""
    lying = {laid.tile for laid in state.placed}
    return tuple(tile for tile in TILES if tile not in lying)


def mixed(state: QuadrilleState) -> frozenset[str]:
    """The blocks that show more than one number."""
    numbers: dict[str, set[int]] = {}
    for cell, half in shown(state).items():
        numbers.setdefault(BLOCK_OF[cell], set()).add(half)
    return frozenset(block for block, found in numbers.items() if len(found) > 1)


def options(chosen: Chosen) -> tuple[AnyOption, ...]:
    return choice(SET, HIGHEST), choice(PLAYERS, 1)


def build(listing: Listing, options: Chosen) -> AnyGame:
    return QuadrilleGame(listing, options)


LISTING = puzzle_listing(
    "quadrille",
    section="5.5",
    booklets="SL",
    options=options,
    build=build,
    abilities=frozenset({"hint", "solve", "undo"}),
)
