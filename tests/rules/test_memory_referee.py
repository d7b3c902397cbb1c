"""The memory games once more, from section 3 of the rule book alone, against the engine."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import RoundEnded, Scored
from boneyard.families.memory.actions import Flip
from boneyard.families.memory.events import Flipped, Kept, TurnedDown
from boneyard.tiles import Tile
from tests.cases import table

GRIDS = {6: (4, 7), 9: (5, 11)}
SUMS = {6: 12, 9: 18}


def fits(slug: str, set_: int, one: Tile, other: Tile) -> bool:
    """All four halves add up to 12 (set 9: 18); or: they share a number."""
    if slug == "concentration":
        return sum((*one, *other)) == SUMS[set_]
    return bool({*one} & {*other})


def picked(lying: dict[tuple[int, int], Tile], pairs: list[Any], rng: random.Random) -> list[Any]:
    """Two cells to turn up: a pair every other time, so that a round comes to an end."""
    two = rng.choice(pairs) if rng.random() < 0.5 else rng.sample(sorted(lying), 2)
    return rng.sample(two, 2)


@pytest.mark.parametrize("slug", ["concentration", "memory"])
@pytest.mark.parametrize("seed", range(20))
def test_the_engine_turns_tiles_up_as_the_referee_would(slug: str, seed: int) -> None:
    rng = random.Random(f"{slug} {seed}")
    game: Any = boneyard.game(slug, **table(slug, seed, rng))
    set_, n = game.options["set"], game.players
    rows, columns = GRIDS[set_]
    kind, _, number = game.options["match"].partition(":")
    at_once = kind == "points" and slug == "concentration" and game.options["target"] == "at-once"
    step = -1 if game.options["direction"] == "counter-clockwise" else 1
    scores, rounds, state = [0] * n, 0, game.start()
    while (rounds < int(number)) if kind == "rounds" else (max(scores) < int(number)):
        deal = game.legal(state, CHANCE).sample(rng)
        state, _ = game.apply(state, CHANCE, deal)
        lying = {divmod(place, columns): tile for place, tile in enumerate(deal.table)}
        assert len(lying) == rows * columns == len(set(deal.table))
        turn, kept, how, seen = rounds * step % n, [0] * n, None, set()
        while how is None:
            pairs = [
                two
                for two in combinations(lying, 2)
                if fits(slug, set_, lying[two[0]], lying[two[1]])
            ]
            cells = picked(lying, pairs, rng)
            happened: list[Any] = []
            for up, cell in enumerate(cells):
                assert game.to_act(state) == (turn,)
                assert set(game.legal(state, turn)) == {
                    Flip(other) for other in lying if other not in cells[:up]
                }
                faces = game.observe(state, rng.choice([None, *range(n)])).faces
                assert [divmod(i, columns) in seen for i in range(len(faces))] == [
                    face is not None for face in faces
                ]
                state, events = game.apply(state, turn, Flip(cell))
                seen.add(cell)
                happened += events
            one, other = (lying[cell] for cell in cells)
            assert [e.tile for e in happened if isinstance(e, Flipped)] == [one, other]
            right = fits(slug, set_, one, other)
            assert [set(e.tiles) for e in happened if isinstance(e, Kept)] == [{one, other}] * right
            assert any(isinstance(e, TurnedDown) for e in happened) != right
            assert [(e.seat, e.points) for e in happened if isinstance(e, Scored)] == (
                [(turn, 2)] * right
            )
            if right:
                del lying[cells[0]], lying[cells[1]]
                scores[turn] += 2
                kept[turn] += 2
                if at_once and scores[turn] >= int(number):
                    how = "target"
                elif not any(fits(slug, set_, *two) for two in combinations(lying.values(), 2)):
                    how = "stuck" if lying else "taken"
            assert [e.how for e in happened if isinstance(e, RoundEnded)] == [how] * bool(how)
            if not right or slug == "concentration":
                turn = (turn + step) % n
        rounds += 1
        if slug == "concentration" and how != "target":
            assert len(lying) == (1 if set_ == 9 else 0)
        if how != "target":
            (end,) = [e for e in happened if isinstance(e, RoundEnded)]
            assert end.winners == tuple(s for s in range(n) if kept[s] == max(kept))
        assert game.scores(state) == tuple(scores)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert game.result(state).winners == best
