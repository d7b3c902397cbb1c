"""What is drawn of a memory game: faces only while they are turned up."""

from __future__ import annotations

import random

import pytest

import boneyard
from boneyard.core.moves import NONE
from boneyard.testing.book import Situation
from boneyard.text import LANGUAGES, words
from boneyard.view import build
from boneyard.view import scene as view
from tests.grids import laid_out


def drawn(
    table: Situation, seat: int | None, frame: tuple[float, float] = (12.0, 20.0)
) -> view.Scene:
    game, state = table.game, table.state
    moves = NONE if seat is None else game.legal(state, seat)
    names = [f"P{i}" for i in range(game.players)]
    return build(
        game, game.observe(state, seat), moves,
        words=words("en", game.slug), names=names, frame=frame,
    )  # fmt: skip


def faces_up(scene: view.Scene) -> dict[str, str]:
    """The looks of the tiles that are turned up."""
    on_table = (item for item in scene.items if isinstance(item, view.TileItem))
    return {item.id: item.look for item in on_table if item.halves is not None}


def test_the_scene_shows_faces_only_while_they_are_turned_up() -> None:
    table = laid_out("6-5 4-3 2-1")
    assert faces_up(drawn(table, 0)) == {}
    table = table.play("flip 0,0")
    assert faces_up(drawn(table, 1)) == {"cell:0,0": "lit"}
    table = table.play("flip 0,1")
    assert faces_up(drawn(table, 0)) == {"cell:0,0": "wrong", "cell:0,1": "wrong"}
    assert faces_up(drawn(table.play("flip 0,2"), 0)) == {"cell:0,2": "lit"}


def test_only_the_player_in_turn_can_turn_up_what_is_down() -> None:
    table = laid_out("6-5 4-3").play("flip 0,0")
    clickable = [item for item in drawn(table, 0).items if isinstance(item, view.TileItem)]
    actions = [item.action for item in clickable if item.action is not None]
    assert len(actions) == 27
    assert {"do": "flip", "cell": (0, 1)} in actions
    other = [item for item in drawn(table, 1).items if isinstance(item, view.TileItem)]
    assert all(item.action is None for item in other)


def test_kept_tiles_lie_with_their_owner_and_the_grid_stays_in_place() -> None:
    table = laid_out("6-5 6-4")
    before = {item.id: item for item in drawn(table, 1).items if isinstance(item, view.TileItem)}
    table = table.play("flip 0,0", "flip 0,1", "flip 3,0")
    scene = drawn(table, 1)
    assert [tile.halves for tile in scene.hands[0].tiles or ()] == [(6, 5), (6, 4)]
    assert {"cell:0,0", "cell:0,1"}.isdisjoint(item.id for item in scene.items)
    for item in scene.items:
        assert isinstance(item, view.TileItem)
        assert (item.x, item.y) == (before[item.id].x, before[item.id].y)


def test_as_text_a_tile_that_is_down_is_called_by_its_cell() -> None:
    table = laid_out("6-5 6-4 2-1").play("flip 0,0", "flip 0,1", "flip 0,2")
    first, second, *_ = drawn(table, 0).arms
    assert first == (" · ", " · ", "2-1", "0,3", "0,4", "0,5", "0,6")
    assert second[0] == "1,0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_match_can_be_drawn_in_every_language(language: str) -> None:
    game = boneyard.game("memory", players=3, match="rounds:2")
    rng = random.Random(4)
    state = game.start()
    speech = words(language, "memory")
    while actors := game.to_act(state):
        for seat in (None, 0):
            moves = NONE if seat is None else game.legal(state, seat)
            scene = build(
                game, game.observe(state, seat), moves,
                words=speech, names=("A", "B", "C"), frame=(30.0, 18.0),
            )  # fmt: skip
            assert scene.prompt
        state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))
    end = build(
        game, game.observe(state, 0), game.legal(state, 0),
        words=speech, names=("A", "B", "C"), frame=(30.0, 18.0),
    )  # fmt: skip
    assert end.outcome is not None
    assert end.outcome.match_over
