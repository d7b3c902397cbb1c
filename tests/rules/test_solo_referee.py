"""The two solos and the fortune-teller once more, from sections 5.1 to 5.3 of the rule book alone,
against the engine. A line is a list of halves from left to right, and nothing but its ends counts.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Draw, Lay
from boneyard.core.events import Drew, RoundEnded
from boneyard.games.fortune_teller.actions import Splice
from boneyard.games.fortune_teller.events import Spliced
from boneyard.tiles import Tile


class Line:
    """Tiles from left to right, each with its left half first."""

    def __init__(self) -> None:
        self.tiles: list[tuple[int, int]] = []

    def fitting(self, tiles: Iterable[Tile]) -> set[tuple[Tile, int | None]]:
        """Which tiles fit with which half; the first one needs none."""
        if not self.tiles:
            return {(tile, None) for tile in tiles}
        ends = {self.tiles[0][0], self.tiles[-1][1]}
        return {(tile, end) for tile in tiles for end in ends if end in tile}

    def lay(self, lay: Lay) -> None:
        """At the end that the tile named there is at; the line may be read from either side."""
        high, low = lay.tile
        if lay.touch is None:
            self.tiles = [(high, low)]
            return
        other = high + low - lay.touch
        assert lay.at is not None
        right = Tile.of(*self.tiles[-1]) == lay.at.tile and self.tiles[-1][1] == lay.touch
        if right:
            self.tiles.append((lay.touch, other))
        else:
            assert Tile.of(*self.tiles[0]) == lay.at.tile
            assert self.tiles[0][0] == lay.touch
            self.tiles.insert(0, (other, lay.touch))


def offered(game: Any, state: Any) -> set[tuple[Tile, int | None]]:
    return {(lay.tile, lay.touch) for lay in game.legal(state, 0) if isinstance(lay, Lay)}


def ended(events: Iterable[Any]) -> list[tuple[str, tuple[int, ...]]]:
    return [(e.how, e.winners) for e in events if isinstance(e, RoundEnded)]


@pytest.mark.parametrize("seed", range(60))
def test_solo_rows_is_played_as_the_referee_would(seed: int) -> None:
    rng = random.Random(f"solo-rows {seed}")
    game: Any = boneyard.game("solo-rows", difficulty="easy" if seed % 2 else "any")
    deal = game.legal(game.start(), CHANCE).sample(rng)
    state, events = game.apply(game.start(), CHANCE, deal)
    rows = [list(deal.table[at : at + 7]) for at in range(0, 28, 7)]
    line = Line()
    while fits := line.fitting(row[-1] for row in rows if row):
        assert ended(events) == []
        assert game.to_act(state) == (0,)
        assert offered(game, state) == fits
        lay = game.legal(state, 0).sample(rng)
        state, events = game.apply(state, 0, lay)
        line.lay(lay)
        (row,) = [row for row in rows if row and row[-1] == lay.tile]
        row.pop()
    assert ended(events) == ([("stuck", ())] if any(rows) else [("solved", (0,))])
    assert game.to_act(state) == ()


@pytest.mark.parametrize("seed", range(60))
def test_solo_draw_is_played_as_the_referee_would(seed: int) -> None:
    rng = random.Random(f"solo-draw {seed}")
    set_, size = [(6, 5), (9, 7)][seed % 2]
    rescues = rng.choice((0, 1, 5, 16, 22))
    game: Any = boneyard.game("solo-draw", set=set_, rescue=rescues)
    deal = game.legal(game.start(), CHANCE).sample(rng)
    state, events = game.apply(game.start(), CHANCE, deal)
    (first,), left = deal.table, list(deal.boneyard)
    line, hand, how = Line(), list[Tile](), None
    line.lay(Lay(first))
    while True:
        drew = []
        if not hand:
            if len(left) < size:
                how = "solved"
                break
            hand, left = left[:size], left[size:]
            drew = [tuple(hand)]
        told = [e.tiles for e in events if isinstance(e, Drew) and not e.forced]
        assert told == drew
        if fits := line.fitting(hand):
            assert offered(game, state) == fits
            assert Draw() not in game.legal(state, 0)
            lay = game.legal(state, 0).sample(rng)
            state, events = game.apply(state, 0, lay)
            line.lay(lay)
            hand.remove(lay.tile)
        elif rescues and left:
            assert set(game.legal(state, 0)) == {Draw()}
            state, events = game.apply(state, 0, Draw())
            rescues -= 1
            hand.append(left.pop(0))
        else:
            how = "stuck"
            break
        assert game.observe(state, 0).boneyard == len(state.boneyard)
    assert ended(events) == [(how, (0,) if how == "solved" else ())]
    assert list(state.boneyard) == left


@pytest.mark.parametrize("set_", [6, 12, 18])
@pytest.mark.parametrize("seed", range(12))
def test_the_fortune_teller_is_always_right(set_: int, seed: int) -> None:
    rng = random.Random(f"fortune-teller {set_} {seed}")
    game: Any = boneyard.game("fortune-teller", set=set_)
    deal = game.legal(game.start(), CHANCE).sample(rng)
    (missing,) = deal.boneyard
    assert missing.high != missing.low
    state, _ = game.apply(game.start(), CHANCE, deal)
    line, left = Line(), set(deal.table)
    while left:
        fits = line.fitting(left)
        if fits:
            assert offered(game, state) == fits
            lay = game.legal(state, 0).sample(rng)
            state, _ = game.apply(state, 0, lay)
            line.lay(lay)
            left.remove(lay.tile)
            continue
        assert set(game.legal(state, 0)) == {Splice()}
        ring = line.tiles[0][0] == line.tiles[-1][1]
        state, events = game.apply(state, 0, Splice())
        (helped,) = [e for e in events if isinstance(e, Spliced)]
        before, now = {Tile.of(*tile) for tile in line.tiles}, {Tile.of(*t) for t in helped.line}
        assert all(a[1] == b[0] for a, b in pairwise(helped.line))
        assert len(now) == len(helped.line)
        assert helped.cut == ring
        if ring:
            # Cut open at a number that the tiles left over show, and now one of them fits.
            assert now == before
        else:
            # A loop is spliced in: it leads back to where it left, so the ends are as they were.
            assert before < now <= before | left
            assert sorted((helped.line[0][0], helped.line[-1][1])) == sorted(
                (line.tiles[0][0], line.tiles[-1][1])
            )
        line.tiles = list(helped.line)
        left -= now
        assert not left or not ring or line.fitting(left)
    assert sorted((line.tiles[0][0], line.tiles[-1][1])) == sorted(missing)
    assert len(line.tiles) == (set_ + 1) * (set_ + 2) // 2 - 1
    assert game.to_act(state) == ()
