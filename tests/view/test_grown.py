"""What is drawn on from the scene before is what would be drawn anew, for everybody who looks."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE
from boneyard.table import Table
from boneyard.view import ArrangementCache, Scene
from tests.played import play_on
from tests.view.games_played import seen

FRAMES = ((30.0, 18.0), (12.0, 20.0))
MOVES = 45


def looked_at(game: AnyGame, state: Any, seat: int | None, frame: tuple[float, float]) -> Scene:
    moves = NONE if seat is None else game.legal(state, seat)
    return seen(game, state, seat, moves, frame=frame)


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_a_scene_that_grew_is_as_if_drawn_anew(slug: str) -> None:
    game = boneyard.game(slug)
    table, rng = Table(game, bytes(32)), random.Random(2)
    for i in range(MOVES):
        if table.over:
            break
        play_on(table, rng)
        looks = [(look, frame) for look in (*range(game.players), None) for frame in FRAMES]
        grown = [looked_at(table.game, table.state, *look) for look in looks]
        if i % 3:
            continue
        # The same position, of which nothing is known yet.
        again = game.decode(game.encode(table.state))
        with ArrangementCache().used():
            anew = [looked_at(table.game, again, *look) for look in looks]
        assert grown == anew
