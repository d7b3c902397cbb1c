"""Fortress in three dimensions: where a tile can lie, what it opens, and what it is worth.

Tiles lie on a grid of half-tiles. A tile on the table has height 0; a tile across two halves of
height h has height h + 1, so every tile is borne under both halves and nothing hangs over. Only the
uppermost half of a cell is uncovered. (L: "Burg-Domino"; for the decisions see rule book 4.2.)

Two ways to lay the first tile of a turn, and one to go on:

* on the table, touching a tile that lies on the table: the only way to lay a single tile;
* across uncovered halves of two different tiles of one height: only if a second tile follows;
* across a *pair*: one half of the tile just laid, and the equal uncovered half of another tile
  beside it at the same height. Pairs not used at once lapse.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache, cached_property
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from boneyard.core.actions import Cell
from boneyard.tiles import Tile

Site: TypeAlias = tuple[Cell, Cell]
"""Two neighbouring cells, the smaller one first."""

Levels: TypeAlias = Literal["move", "table"]

LEVEL_POINTS = (1, 3, 6, 10, 15)
"""Points of a tile on level 1, 2, 3, 4, and 5 or higher."""


class StackedTile(msgspec.Struct, frozen=True, order=True):
    """A tile as it lies: which half on which cell, and how high. Make it with `StackedTile.at`."""

    height: int
    cells: Site
    halves: tuple[int, int]

    @staticmethod
    def at(height: int, cells: tuple[Cell, Cell], halves: tuple[int, int]) -> StackedTile:
        """The same tile in the same place is the same value, whichever half is named first."""
        if cells[0] > cells[1]:
            return StackedTile(height, (cells[1], cells[0]), (halves[1], halves[0]))
        return StackedTile(height, cells, halves)

    @property
    def tile(self) -> Tile:
        return Tile.of(*self.halves)


class Half(NamedTuple):
    """One half of a tile in a stack."""

    height: int
    number: int
    tile: Tile


class Footing(NamedTuple):
    """A place for the first tile of a turn, and what it would lie beside."""

    site: Site
    height: int
    near: tuple[int, int]
    """For each of its cells the numbers, as bits, on uncovered halves of its height beside it: a
    half that shows one of them opens a pair."""

    def opened_by(self, tile: Tile) -> Iterator[StackedTile]:
        """The ways to lay the tile here that open a pair."""
        one, two = self.near
        high, low = tile
        if one >> high & 1 or two >> low & 1:
            yield StackedTile(self.height, self.site, (high, low))
        if high != low and (one >> low & 1 or two >> high & 1):
            yield StackedTile(self.height, self.site, (low, high))


class Building(msgspec.Struct, frozen=True, dict=True):
    """All tiles laid so far, lowest first; in which order they came does not matter."""

    laid: tuple[StackedTile, ...]

    @staticmethod
    def start(tile: Tile) -> Building:
        """One tile in the middle."""
        return Building((StackedTile(0, ((0, 0), (0, 1)), (tile.high, tile.low)),))

    def add(self, laid: StackedTile) -> Building:
        """The table with one more tile; whether that is legal is not asked here."""
        table = Building(tuple(sorted((*self.laid, laid))))
        stacks = self.stacks.copy()
        _pile(stacks, laid)
        # The cached stacks of this table, plus one tile: quicker than to pile all of them again.
        table.__dict__["stacks"] = stacks
        return table

    @cached_property
    def stacks(self) -> dict[Cell, tuple[Half, ...]]:
        """For every cell in use its halves, from the table up."""
        stacks: dict[Cell, tuple[Half, ...]] = {}
        for laid in self.laid:
            _pile(stacks, laid)
        return stacks

    @cached_property
    def spots(self) -> tuple[tuple[Footing, ...], tuple[Footing, ...]]:
        """Where the first tile of a turn can lie, on the table and raised."""
        return (
            tuple(_spot(self, site) for site in ground_sites(self)),
            tuple(_spot(self, site) for site in raised_sites(self)),
        )

    def top(self, cell: Cell) -> Half | None:
        """The uncovered half on this cell."""
        stack = self.stacks.get(cell)
        return stack[-1] if stack else None

    def height_at(self, cell: Cell) -> int:
        """The height at which the next tile on this cell would lie."""
        return len(self.stacks.get(cell, ()))


def _pile(stacks: dict[Cell, tuple[Half, ...]], laid: StackedTile) -> None:
    for cell, number in zip(laid.cells, laid.halves, strict=True):
        stacks[cell] = (*stacks.get(cell, ()), Half(laid.height, number, laid.tile))


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    row, column = cell
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


class BadSite(StrEnum):
    """Why the first tile of a turn cannot lie on two cells."""

    APART = "apart"
    UNEVEN = "uneven"
    SAME_TILE = "same-tile"
    NOT_TOUCHING = "not-touching"


def refusal(table: Building, cells: tuple[Cell, Cell]) -> BadSite | None:
    """Why no tile can be laid here as the first of a turn; None if one can.

    A tile that does not lie on the table must also be continued: see `openings`.
    """
    one, two = cells
    if two not in neighbours(one):
        return BadSite.APART
    if table.height_at(one) != table.height_at(two):
        return BadSite.UNEVEN
    top = table.top(one)
    if top is None:
        touching = any(table.height_at(beside) for cell in cells for beside in neighbours(cell))
        return None if touching else BadSite.NOT_TOUCHING
    other = table.top(two)
    return BadSite.SAME_TILE if other is not None and other.tile == top.tile else None


def ground_sites(table: Building) -> list[Site]:
    """Where a tile can lie on the table, touching one that does."""
    stacks = table.stacks
    rim = {cell for used in stacks for cell in neighbours(used) if cell not in stacks}
    return sorted(
        {
            (cell, beside) if cell < beside else (beside, cell)
            for cell in rim
            for beside in neighbours(cell)
            if beside not in stacks
        }
    )


def raised_sites(table: Building) -> list[Site]:
    """Where the first tile of a chain can lie across two different tiles."""
    return sorted(
        (cell, beside)
        for cell, stack in table.stacks.items()
        for beside in neighbours(cell)
        if cell < beside
        and (other := table.top(beside)) is not None
        and other.height == stack[-1].height
        and other.tile != stack[-1].tile
    )


def _spot(table: Building, site: Site) -> Footing:
    height = table.height_at(site[0])
    near = []
    for cell, other in (site, site[::-1]):
        numbers = 0
        for beside in neighbours(cell):
            stack = table.stacks.get(beside)
            if beside != other and stack is not None and len(stack) == height + 1:
                numbers |= 1 << stack[-1].number
        near.append(numbers)
    return Footing(site, height, (near[0], near[1]))


def _turned(height: int, sites: list[Site], tile: Tile) -> list[StackedTile]:
    """The tile on each of these sites, both ways round."""
    high, low = tile
    ways = [(high, low)] if high == low else [(high, low), (low, high)]
    return [StackedTile(height, site, halves) for site in sites for halves in ways]


def single_lays(table: Building, tile: Tile) -> list[StackedTile]:
    """All ways to lay this one tile and be done."""
    return _turned(0, ground_sites(table), tile)


def pairs(table: Building, last: StackedTile) -> list[Site]:
    """The pairs which `last`, just laid on this table, opens for the next tile."""
    found = set()
    for cell, number in zip(last.cells, last.halves, strict=True):
        for beside in neighbours(cell):
            if beside in last.cells:
                continue
            half = table.top(beside)
            if half is not None and half.height == last.height and half.number == number:
                found.add((cell, beside) if cell < beside else (beside, cell))
    return sorted(found)


def can_continue(table: Building, last: StackedTile, hand: Iterable[Tile]) -> bool:
    """Can a chain go on after `last`, with what is left in the hand? Any tile does."""
    return any(True for _ in hand) and bool(pairs(table, last))


def continuations(
    table: Building, last: StackedTile, hand: Iterable[Tile]
) -> Iterator[StackedTile]:
    """All ways to go on after `last`."""
    open_pairs = pairs(table, last)
    for tile in hand:
        yield from _turned(last.height + 1, open_pairs, tile)


def openings(table: Building, hand: Sequence[Tile]) -> Iterator[StackedTile]:
    """All legal first lays of a turn.

    On the table any tile may lie, as a single tile or to begin a chain. A tile across two others
    can only begin a chain, so it is offered only if a second one can follow.
    """
    sites = ground_sites(table)
    for tile in hand:
        yield from _turned(0, sites, tile)
    if len(hand) > 1:
        for tile in hand:
            for spot in table.spots[1]:
                yield from spot.opened_by(tile)


def chains(
    table: Building, hand: Sequence[Tile], limit: int | None = None
) -> Iterator[tuple[StackedTile, ...]]:
    """All legal chains of at least two tiles, at most `limit` of them.

    A chain may stop after any tile from the second on, so each beginning of a chain that has two
    tiles is a chain too, and comes before those that go on from it.
    """
    left = limit

    def grow(
        table: Building, chain: tuple[StackedTile, ...], hand: tuple[Tile, ...]
    ) -> Iterator[tuple[StackedTile, ...]]:
        nonlocal left
        for laid in continuations(table, chain[-1], hand):
            if left is not None:
                if left <= 0:
                    return
                left -= 1
            longer = (*chain, laid)
            yield longer
            yield from grow(table.add(laid), longer, _without(hand, laid.tile))

    for first in _chain_openings(table, hand):
        yield from grow(table.add(first), (first,), _without(hand, first.tile))


def _chain_openings(table: Building, hand: Sequence[Tile]) -> Iterator[StackedTile]:
    """The first lays of a turn after which a second tile can follow."""
    for spots in table.spots:
        for tile in hand:
            for spot in spots:
                yield from spot.opened_by(tile)


def _without(hand: Iterable[Tile], tile: Tile) -> tuple[Tile, ...]:
    return tuple(other for other in hand if other != tile)


def level_points(level: int) -> int:
    """Points of a tile on this level, counted from 1."""
    return LEVEL_POINTS[min(level, len(LEVEL_POINTS)) - 1]


def points(laid: Sequence[StackedTile], levels: Levels) -> list[int]:
    """What each tile laid in one turn earns.

    ``move`` counts levels from the first tile of the turn, and each further tile of a chain lies
    one higher; ``table`` counts them from the table.
    """
    base = laid[0].height if levels == "move" and laid else 0
    return [level_points(each.height - base + 1) for each in laid]


class BestChain(NamedTuple):
    chain: tuple[StackedTile, ...]
    points: int
    complete: bool
    """Was the search over before its limit, so that no chain earns more?"""


@cache
def _at_most(height: int, tiles: int) -> int:
    """Points of so many more tiles, the next one at this height above the first."""
    return sum(level_points(height + step + 1) for step in range(tiles))


def best_chain(
    table: Building, hand: Sequence[Tile], levels: Levels, limit: int = 20_000
) -> BestChain | None:
    """A chain that earns the most, the longest of those (it leaves least to hand out).

    Looks at no more than `limit` tiles laid. High beginnings come first, and a branch is left when
    even laying the whole hand could not beat the best chain known.
    """
    best: tuple[StackedTile, ...] = ()
    best_points = 0
    looked = 0

    def grow(
        table: Building,
        chain: tuple[StackedTile, ...],
        earned: int,
        hand: tuple[Tile, ...],
        base: int,
    ) -> None:
        """On from the last tile of the chain, which does not lie on this table yet."""
        nonlocal best, best_points, looked
        last = chain[-1]
        if len(chain) > 1 and (earned, len(chain)) > (best_points, len(best)):
            best, best_points = chain, earned
        height = last.height + 1 - base
        most = (earned + _at_most(height, len(hand)), len(chain) + len(hand))
        if most <= (best_points, len(best)):
            return
        table = table.add(last)
        more = earned + level_points(height + 1)
        for laid in continuations(table, last, hand):
            if looked >= limit:
                return
            looked += 1
            grow(table, (*chain, laid), more, _without(hand, laid.tile), base)

    firsts = sorted(_chain_openings(table, hand), key=lambda first: -first.height)
    for first in firsts:
        if looked >= limit:
            break
        base = first.height if levels == "move" else 0
        earned = level_points(first.height - base + 1)
        grow(table, (first,), earned, _without(hand, first.tile), base)
    return BestChain(best, best_points, looked < limit) if best else None
