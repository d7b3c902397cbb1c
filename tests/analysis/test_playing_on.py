"""Imagined rounds are the same, whoever plays them on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import boneyard
from boneyard.analysis.compiled import Compiled
from boneyard.analysis.playing_on import KINDS, Readable, parts
from boneyard.core.actions import CHANCE, Draw, Lay, Pass, Stop
from boneyard.core.game import AnyGame
from boneyard.families.line.actions import Bar, Cede, Gesture
from boneyard.families.rounds import PLAY
from boneyard.kernel import Unknown, numbers, slots

SEEDS = ((1, 2), (3, 2**62), (5, 6), (2**63 + 1, 8))


def is_compiled(slug: str) -> bool:
    try:
        return numbers(boneyard.game(slug)) is not None
    except Unknown:
        return False


def positions(game: AnyGame, seed: int) -> list[Any]:
    """Every fifth position of a round at random."""
    rng, state = Random(seed), game.start()
    found: list[Any] = []
    for at in range(120):
        actors = game.to_act(state)
        if not actors or (found and actors[0] is CHANCE):
            break
        if state.phase == PLAY and at % 5 == 1:
            found.append(state)
        state = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))[0]
    return found


def test_actions_are_numbered_as_in_compiled_rounds() -> None:
    kinds = {
        Lay: slots.LAY, Draw: slots.DRAW, Pass: slots.PASS, Stop: slots.STOP, Bar: slots.BAR,
        Cede: slots.CEDE,
    }  # fmt: skip
    # Where there are gestures, no round is compiled.
    assert KINDS[-1] is Gesture
    assert [kinds[kind] for kind in KINDS[:-1]] == list(range(len(kinds)))


@pytest.mark.parametrize("slug", [slug for slug in boneyard.slugs() if is_compiled(slug)])
def test_both_engines_play_on_alike(slug: str) -> None:
    game = boneyard.game(slug)
    readable, compiled = Readable(game), Compiled(game, numbers(game))
    for state in positions(game, 4):
        seat = game.to_act(state)[0]
        assert isinstance(seat, int)
        moves = list(game.legal(state, seat))[:6]
        rng = Random(9)
        worlds = [game.sample(game.observe(state, seat), rng) for _ in SEEDS]
        assert readable.leads(seat, moves, worlds, SEEDS) == compiled.leads(
            seat, moves, worlds, SEEDS
        )
        assert readable.leads(seat, [None], [state] * len(SEEDS), SEEDS) == compiled.leads(
            seat, [None], [state] * len(SEEDS), SEEDS
        )
        assert parts(game, state, seat) >= 1
