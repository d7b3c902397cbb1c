"""What a player of fortress may do in their turn, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from boneyard.core.actions import Action, Draw, Stop
from boneyard.core.chance import Rng, shuffled
from boneyard.core.game import Reason
from boneyard.core.moves import Moves
from boneyard.games.fortress.actions import HandOut, Stack
from boneyard.games.fortress.geometry import (
    BadSite,
    Building,
    StackedTile,
    continuations,
    openings,
    pairs,
    refusal,
)
from boneyard.tiles import Tile

MOST_TO_DRAW = 4
"""With more tiles in hand nobody draws."""

REFUSED = {
    BadSite.APART: Reason("cells-apart"),
    BadSite.UNEVEN: Reason("cells-uneven"),
    BadSite.SAME_TILE: Reason("same-tile"),
    BadSite.NOT_TOUCHING: Reason("not-touching"),
}


def as_laid(table: Building, stack: Stack) -> StackedTile:
    """Where the tile would lie; both ways to write it are the same lay."""
    return StackedTile.at(table.height_at(stack.cells[0]), stack.cells, stack.halves)


def as_action(laid: StackedTile) -> Stack:
    return Stack(laid.halves, laid.cells)


class TurnMoves(Moves):
    """The choices of the player in turn. There may be a thousand of them, so that whether an
    action is among them is decided by the rules and not by looking through the list."""

    def __init__(
        self, table: Building, chain: tuple[StackedTile, ...], hand: tuple[Tile, ...], boneyard: int
    ) -> None:
        self.table, self.chain, self.hand, self.boneyard = table, chain, hand, boneyard

    def objection(self, action: object) -> Reason | None:
        """Why this is not possible; None: it is."""
        if isinstance(action, Stack):
            return self._cannot_lay(action)
        if isinstance(action, Draw):
            return self._cannot_draw()
        if isinstance(action, Stop):
            return self._cannot_stop()
        return Reason("not-legal")

    def _cannot_draw(self) -> Reason | None:
        if self.chain:
            return Reason("turn-begun")
        if not self.boneyard:
            return Reason("nothing-to-draw")
        return Reason("hand-full") if len(self.hand) > MOST_TO_DRAW else None

    def _cannot_stop(self) -> Reason | None:
        if not self.chain:
            return Reason("nothing-laid")
        # Across two tiles one can only begin a chain, and a chain has at least two tiles.
        alone = len(self.chain) == 1 and self.chain[0].height > 0
        return Reason("second-must-follow") if alone else None

    def _cannot_lay(self, stack: Stack) -> Reason | None:
        if stack.tile not in self.hand:
            return Reason.of("not-in-hand", tile=str(stack.tile))
        first, second = stack.cells
        if self.chain:
            site = (first, second) if first < second else (second, first)
            return None if site in pairs(self.table, self.chain[-1]) else Reason("not-the-pair")
        refused = refusal(self.table, stack.cells)
        if refused is not None:
            return REFUSED[refused]
        laid = as_laid(self.table, stack)
        if laid.height and (len(self.hand) == 1 or not pairs(self.table, laid)):
            return Reason("none-could-follow")
        return None

    @cached_property
    def lays(self) -> tuple[StackedTile, ...]:
        """All ways to lay a tile now."""
        if self.chain:
            return tuple(continuations(self.table, self.chain[-1], self.hand))
        return tuple(openings(self.table, self.hand))

    @property
    def without_tile(self) -> list[Action]:
        """What can be done now without laying a tile."""
        return [action for action in (Draw(), Stop()) if self.objection(action) is None]

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        return (*map(as_action, self.lays), *self.without_tile)

    def __contains__(self, action: object) -> bool:
        return self.objection(action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return bool(self.hand) or self.objection(Draw()) is None

    def sample(self, rng: Rng) -> Action:
        lays, others = self.lays, self.without_tile
        chosen = rng.randrange(len(lays) + len(others))
        return as_action(lays[chosen]) if chosen < len(lays) else others[chosen - len(lays)]


class HandOuts(Moves):
    """All orders in which so many tiles of a hand can be taken, unseen."""

    listed = False

    def __init__(self, hand: tuple[Tile, ...], count: int) -> None:
        self.hand, self.count = hand, count

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, HandOut) or len(action.tiles) != self.count:
            return False
        return set(action.tiles) <= set(self.hand) and len(set(action.tiles)) == self.count

    def __iter__(self) -> Iterator[Action]:
        raise TypeError("hand-outs are too many to list; sample them")

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> HandOut:
        return HandOut(tuple(shuffled(self.hand, rng)[: self.count]))
