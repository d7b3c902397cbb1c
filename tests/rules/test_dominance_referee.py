"""Dominance once more, from section 4.3 of the rule book alone, against the engine."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import RoundEnded
from boneyard.games.dominance.events import Missed, Took

ROWS = range(1, 8)


def earned(columns: list[dict[int, int]]) -> list[int]:
    """In each row the higher sum, if it is at most double the lower one, earns the lower sum."""
    points = [0, 0]
    for row in ROWS:
        sums = [column.get(row, 0) for column in columns]
        for me in (0, 1):
            mine, other = sums[me], sums[1 - me]
            if mine > other and mine <= 2 * other:
                points[me] += other
    return points


@pytest.mark.parametrize("seed", range(40))
def test_the_engine_enters_as_the_referee_would(seed: int) -> None:
    rng = random.Random(f"dominance {seed}")
    kind, most = rng.choice((("rounds", 1), ("rounds", 3), ("points", 15), ("points", 40)))
    game: Any = boneyard.game("dominance", match=f"{kind}:{most}")
    scores, number, state = [0, 0], 0, game.start()
    greed = rng.random()
    while (number < most) if kind == "rounds" else (max(scores) < most):
        state, _ = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(rng))
        left = {(high, low) for high in ROWS for low in ROWS if low <= high}
        assert len(left) == 28
        columns: list[dict[int, int]] = [{}, {}]
        turn, misses, dictated = number % 2, {0: 0, 1: 0}, False
        while left:
            assert game.to_act(state) == (turn,)
            wanted = {f"take {a}-{b} {row}" for a, b in left for row in (a, b)}
            for row in ROWS:
                last = [tile for tile in left if row in tile]
                if not dictated and row not in columns[1 - turn] and len(last) == 1:
                    wanted.add(f"dictate {row}")
            offered = {str(action): action for action in game.legal(state, turn)}
            assert set(offered) == wanted
            dictations = sorted(text for text in wanted if text.startswith("dictate"))
            # Few rows at first leave others empty, so that there is something to dictate.
            text = rng.choice(dictations if dictations and rng.random() < 0.7 else sorted(wanted))
            if text not in dictations and rng.random() < greed:
                text = min(wanted - set(dictations), key=lambda one: (one[-1], one))
            state, events = game.apply(state, turn, offered[text])
            words = text.split()
            row = int(words[-1])
            seat = 1 - turn if text in dictations else turn
            (tile,) = [
                (a, b)
                for a, b in left
                if (row in (a, b) if text in dictations else f"{a}-{b}" == words[1])
            ]
            left.remove(tile)
            other = tile[0] + tile[1] - row
            columns[seat][row] = columns[seat].get(row, 0) + other
            assert [(e.seat, tuple(e.tile), e.row) for e in events if isinstance(e, Took)] == [
                (seat, tile, row)
            ]
            missed = []
            if text in dictations:
                # The entry is made at once; whoever dictated goes on to take a tile.
                misses[1 - turn] += 1
                dictated = True
            else:
                dictated = False
                turn = 1 - turn
                if misses[turn]:
                    misses[turn] -= 1
                    missed = [turn] if left else []
                    turn = 1 - turn
            assert [e.seat for e in events if isinstance(e, Missed)] == missed
            assert any(isinstance(e, RoundEnded) for e in events) == (not left)
        number += 1
        points = earned(columns)
        scores = [total + more for total, more in zip(scores, points, strict=True)]
        assert game.scores(state) == tuple(scores)
        (end,) = [e for e in events if isinstance(e, RoundEnded)]
        assert end.winners == tuple(s for s in (0, 1) if points[s] == max(points))
    assert game.result(state).winners == tuple(s for s in (0, 1) if scores[s] == max(scores))
