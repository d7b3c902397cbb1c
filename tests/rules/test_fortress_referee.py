"""Fortress once more, from section 4.2 of the rule book alone, against the engine.

The table is a dictionary of piles, and everything else is what a person at the table would do: look
at every two neighbouring cells, try every tile both ways, and ask the sentences of the rule book.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any, TypeAlias

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Action, Deal, Draw, Stop
from boneyard.core.events import Drew, RoundEnded, Scored
from boneyard.games.fortress.actions import HandOut, Stack
from boneyard.games.fortress.events import HandedOut
from boneyard.tiles import Tile
from tests.cases import table

Cell: TypeAlias = tuple[int, int]
Lay: TypeAlias = frozenset[tuple[Cell, int]]
"""Which number comes to lie on which cell."""
Choice: TypeAlias = Lay | str

POINTS = {1: 1, 2: 3, 3: 6, 4: 10}


def beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]


class Referee:
    """A round: the piles, the hands, and what was laid in this turn."""

    def __init__(self, options: dict[str, Any], deal: Deal, turn: int) -> None:
        self.options = options
        self.piles: dict[Cell, list[tuple[int, Any]]] = {}
        (first,) = deal.table
        self.pile(frozenset({((0, 0), first.high), ((0, 1), first.low)}), first)
        self.hands = [set(hand) for hand in deal.hands]
        self.boneyard = list(deal.boneyard)
        self.turn = turn
        self.laid: list[tuple[Lay, int]] = []
        """The tiles of this turn, and how high each lies: 1 is on the table."""
        step = -1 if options["direction"] == "counter-clockwise" else 1
        n = len(self.hands)
        self.opponents = {s: [(s + step * i) % n for i in range(1, n)] for s in range(n)}

    def pile(self, lay: Lay, tile: object) -> int:
        for cell, number in lay:
            self.piles.setdefault(cell, []).append((number, tile))
        return self.height(next(iter(lay))[0])

    def height(self, cell: Cell) -> int:
        return len(self.piles.get(cell, ()))

    def places(self) -> Iterator[tuple[Cell, Cell]]:
        """All neighbouring cells in and around what lies there."""
        near = {c for cell in self.piles for one in beside(cell) for c in (cell, one, *beside(one))}
        for cell in near:
            row, column = cell
            yield cell, (row, column + 1)
            yield cell, (row + 1, column)

    def pairs(self, lay: Lay, height: int) -> set[frozenset[Cell]]:
        """Where a half of this tile is, on this height, the neighbour of an equal uncovered half of
        another tile."""
        own = {cell for cell, _ in lay}
        return {
            frozenset({cell, other})
            for cell, number in lay
            for other in beside(cell)
            if other not in own
            and self.height(other) == height
            and self.piles[other][-1][0] == number
        }

    def goes_on(self, lay: Lay, height: int) -> bool:
        """Whether a second tile can follow on this one."""
        return len(self.hands[self.turn]) > 1 and bool(self.pairs(lay, height))

    def across(self, places: Iterator[tuple[Cell, Cell]]) -> Iterator[Lay]:
        """Any tile of the hand on these places, both ways round."""
        hand = self.hands[self.turn]
        for one, two in places:
            for high, low in hand:
                yield frozenset({(one, high), (two, low)})
                yield frozenset({(one, low), (two, high)})

    def choices(self) -> set[Choice]:
        if self.laid:
            (lay, height) = self.laid[-1]
            chain = self.across((min(pair), max(pair)) for pair in self.pairs(lay, height))
            # Across two tiles only a chain begins, and that has at least two tiles.
            alone = len(self.laid) == 1 and height > 1
            return {*chain, *([] if alone else ["stop"])}
        found: set[Choice] = set()
        if self.boneyard and len(self.hands[self.turn]) <= 4:
            found.add("draw")
        for lay in self.across(self.places()):
            (one, _), (two, _) = lay
            height = self.height(one)
            if height != self.height(two):
                continue
            if height == 0:
                if any(self.height(other) for cell in (one, two) for other in beside(cell)):
                    found.add(lay)
            elif self.piles[one][-1][1] != self.piles[two][-1][1] and self.goes_on(lay, height + 1):
                found.add(lay)
        return found

    def lay(self, lay: Lay, tile: Tile) -> tuple[int, bool]:
        """Lay it: what it earns, and whether the turn is over."""
        self.hands[self.turn].remove(tile)
        height = self.pile(lay, tile)
        self.laid.append((lay, height))
        level = height if self.options["levels"] == "table" else len(self.laid)
        over = not self.hands[self.turn] or not self.pairs(lay, height)
        return POINTS.get(level, 15), over

    def takers(self) -> list[int]:
        """Who takes what is left after a chain."""
        left = len(self.hands[self.turn]) if len(self.laid) > 1 else 0
        others = self.opponents[self.turn]
        return list(
            islice(others if self.options["handout"] == "one-each" else cycle(others), left)
        )

    def next_turn(self) -> tuple[list[int], bool]:
        """Who draws because they hold nothing, and whether the round is over."""
        drew: list[int] = []
        self.laid = []
        self.turn = self.opponents[self.turn][0]
        while not self.hands[self.turn]:
            if not self.boneyard:
                return drew, True
            drew.append(self.turn)
            self.hands[self.turn].add(self.boneyard.pop(0))
            self.turn = self.opponents[self.turn][0]
        return drew, False


def in_words(action: Action) -> Choice:
    if isinstance(action, Stack):
        return frozenset(zip(action.cells, action.halves, strict=True))
    return str(action)


def picked(choices: list[Action], referee: Referee, rng: random.Random) -> Action:
    """Anything, but full hands and long chains rather than single tiles: they can go wrong."""
    if referee.laid and rng.random() < 0.9:
        choices = [action for action in choices if isinstance(action, Stack)] or choices
    elif Draw() in choices and rng.random() < 0.6:
        return Draw()
    builds = [
        action
        for action in choices
        if isinstance(action, Stack)
        and referee.goes_on(
            frozenset(zip(action.cells, action.halves, strict=True)),
            referee.height(action.cells[0]) + 1,
        )
    ]
    return rng.choice(builds if builds and rng.random() < 0.8 else choices)


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_builds_as_the_referee_would(seed: int) -> None:
    rng = random.Random(f"fortress {seed}")
    kind, most = rng.choice((("rounds", 1), ("rounds", 2), ("points", 25), ("points", 60)))
    chosen = {**table("fortress", seed, rng), "match": f"{kind}:{most}"}
    if seed % 3:
        chosen["set"] = 6
    game: Any = boneyard.game("fortress", **chosen)
    options, n = dict(game.options), game.players
    scores, number, state = [0] * n, 0, game.start()
    while (number < most) if kind == "rounds" else (max(scores) < most):
        deal = game.legal(state, CHANCE).sample(rng)
        assert [len(hand) for hand in deal.hands] == [3] * n
        state, _ = game.apply(state, CHANCE, deal)
        first = (number if options["direction"] == "clockwise" else -number) % n
        referee, over, before = Referee(options, deal, first), False, list(scores)
        while not over:
            turn = referee.turn
            assert game.to_act(state) == (turn,)
            offered = list(game.legal(state, turn))
            assert {in_words(action) for action in offered} == referee.choices()
            action = picked(offered, referee, rng)
            state, events = game.apply(state, turn, action)
            ends, points, takers = True, 0, []
            if isinstance(action, Draw):
                referee.hands[turn].add(referee.boneyard.pop(0))
            elif isinstance(action, Stack):
                lay = frozenset(zip(action.cells, action.halves, strict=True))
                points, ends = referee.lay(lay, action.tile)
            else:
                assert isinstance(action, Stop)
            scores[turn] += points
            assert sum(e.points for e in events if isinstance(e, Scored)) == points
            if ends and (takers := referee.takers()):
                assert game.to_act(state) == (CHANCE,)
                handout = game.legal(state, CHANCE).sample(rng)
                assert isinstance(handout, HandOut)
                state, events = game.apply(state, CHANCE, handout)
                for taker, tile in zip(takers, handout.tiles, strict=True):
                    assert tile is not None
                    referee.hands[turn].remove(tile)
                    referee.hands[taker].add(tile)
            if ends:
                drew, over = referee.next_turn()
                assert [e.seat for e in events if isinstance(e, Drew) and e.forced] == drew
            assert [e.seat for e in events if isinstance(e, HandedOut)] == takers
            assert any(isinstance(e, RoundEnded) for e in events) == over
            assert [set(hand) for hand in state.hands] == referee.hands
            assert list(state.boneyard) == referee.boneyard
            assert game.scores(state) == tuple(scores)
        number += 1
        earned = [now - then for now, then in zip(scores, before, strict=True)]
        (end,) = [e for e in events if isinstance(e, RoundEnded)]
        assert end.winners == tuple(s for s in range(n) if earned[s] == max(earned))
    assert game.result(state).winners == tuple(s for s in range(n) if scores[s] == max(scores))
