"""Rule book 5.5: the domino square."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.events import MatchEnded
from boneyard.core.options import BadOption
from boneyard.families.puzzle.actions import Put
from boneyard.families.puzzle.events import Placed, Removed
from boneyard.games.quadrille.bot import BOT, advise, outlook
from boneyard.games.quadrille.figure import BLOCK_OF, CELLS, EXAMPLE
from boneyard.games.quadrille.game import TILES, QuadrilleGame, mixed, unlaid
from boneyard.puzzles import quadrille as solver
from boneyard.testing.book import Situation
from boneyard.text import LANGUAGES, words
from boneyard.tiles import Tile, TileSet
from boneyard.view import build
from boneyard.view import scene as view
from boneyard.view.words.speech import why
from tests.cases import FEWER


def empty() -> Situation:
    game = boneyard.game("quadrille")
    return Situation(game, game.start())


def laying(placed: tuple[solver.Placed, ...]) -> list[str]:
    return [str(Put((one.high, one.low), (one.tile.high, one.tile.low))) for one in placed]


def booklet() -> list[str]:
    """The lays of a solution that shows the booklet's numbers."""
    lines = EXAMPLE.split()
    shown = {cell: int(lines[cell[0]][cell[1]]) for cell in CELLS}
    for layout in solver.layouts():
        lays = [Put((a, b), (shown[a], shown[b])) for a, b in sorted(layout.dominoes)]
        if {Tile.of(*halves) for put in lays if (halves := put.halves)} == set(TILES):
            return list(map(str, lays))
    raise AssertionError("the booklet's numbers are no solution")


# -- the 28 tiles fill this figure -------------------------------------------------------------


def test_for_one_player_with_set_6() -> None:
    game = boneyard.game("quadrille")
    assert game.players == 1
    assert game.tiles(game.start()) == TileSet.double(6)
    for wrong in ({"players": 2}, {"set": 9}):
        with pytest.raises(BadOption):
            boneyard.game("quadrille", **wrong)


def test_the_figure_has_56_cells_in_fourteen_2_by_2_blocks() -> None:
    assert len(CELLS) == 56
    blocks: dict[str, list[tuple[int, int]]] = {}
    for cell in sorted(CELLS):
        blocks.setdefault(BLOCK_OF[cell], []).append(cell)
    assert len(blocks) == 14
    for cells in blocks.values():
        (row, column) = cells[0]
        assert cells == [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


def test_the_solver_knows_the_same_figure() -> None:
    assert set(solver.BLOCK_OF) == CELLS
    assert len({(BLOCK_OF[cell], solver.BLOCK_OF[cell]) for cell in CELLS}) == 14


def test_the_booklet_s_own_numbers_are_a_solution() -> None:
    table = empty().play(*booklet()[:-1])
    assert table.result is None
    table = table.play(booklet()[-1])
    assert table.is_over
    assert table.how == "solved"
    assert table.scored == [(0, 1, "solved")]
    assert table.happened(MatchEnded) == [MatchEnded((0,), (1,))]


def test_the_numbers_shown_are_one_example_any_solution_counts() -> None:
    other = solver.complete([])
    assert other is not None
    assert sorted(laying(other)) != sorted(booklet())
    assert empty().play(*laying(other)).is_over


def test_the_player_begins_with_all_tiles_and_chance_has_no_part() -> None:
    assert empty().turn == 0
    assert unlaid(empty().state) == TILES


# -- laying ------------------------------------------------------------------------------------


def test_any_tile_goes_on_any_two_free_neighbouring_cells_either_way_round() -> None:
    puts = [choice for choice in empty().choices if choice.startswith("put")]
    # 94 pairs of neighbours; 21 tiles lie two ways, 7 doubles one.
    assert len(puts) == 94 * (21 * 2 + 7)
    table = empty().play("put 6-3 0,0 0,1")
    assert table.events == (Placed(((0, 0), (0, 1)), (6, 3)),)


def test_the_first_half_goes_to_the_first_cell() -> None:
    one = empty().play("put 6-3 0,1 0,0")
    assert one.state == empty().play("put 3-6 0,0 0,1").state


def test_tiles_may_cross_the_borders_of_blocks() -> None:
    assert BLOCK_OF[0, 1] != BLOCK_OF[0, 2]
    assert not mixed(empty().play("put 6-3 0,1 0,2").state)


def test_wrong_placements_are_allowed_and_taken_back() -> None:
    table = empty().play("put 6-3 0,0 0,1")
    assert mixed(table.state) == {"A"}
    table = table.play("remove 0,0 0,1")
    assert table.events == (Removed(((0, 0), (0, 1))),)
    assert table.state == empty().state


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("put 6-3 0,1 0,2", "already-laid"),
        ("put 5-5 0,0 1,0", "cell-taken"),
        ("put 5-5 2,0 2,1", "off-the-figure"),
        ("put 5-5 4,4 4,6", "not-neighbours"),
        ("put 9-5 4,4 4,5", "not-in-set"),
        ("put 4,4 4,5", "which-tile"),
        ("remove 4,4 4,5", "no-tile-here"),
        ("pass", "not-legal"),
    ],
)
def test_what_cannot_be_is_refused_and_told_why(action: str, reason: str) -> None:
    assert empty().play("put 6-3 0,0 0,1").why_not(action) == reason


def test_all_tiles_laid_with_a_mixed_block_is_not_solved() -> None:
    solution = solver.complete([])
    assert solution is not None
    cells = [one.domino for one in solution]
    tiles = [one.tile for one in solution]
    # The same places, but the first two tiles exchanged.
    tiles[0], tiles[1] = tiles[1], tiles[0]
    lays = [
        str(Put(where, (tile.high, tile.low))) for where, tile in zip(cells, tiles, strict=True)
    ]
    table = empty().play(*lays)
    assert len(table.state.placed) == 28
    assert table.result is None
    assert {choice.split()[0] for choice in table.choices} == {"remove"}


# -- help --------------------------------------------------------------------------------------


def told(table: Situation) -> tuple[str, str]:
    game, state = table.game, table.state
    said = advise(game, game.observe(state, 0), game.legal(state, 0), random.Random(1))
    assert said.reason is not None
    assert said.action in game.legal(state, 0)
    return said.reason.key, str(said.action)


@FEWER
@given(st.integers(0, 2**32), st.integers(0, 12))
def test_hints_complete_it_from_any_position(seed: int, before: int) -> None:
    rng = random.Random(seed)
    game = boneyard.game("quadrille")
    assert isinstance(game, QuadrilleGame)
    state = game.start()
    for _ in range(before):
        state, _ = game.apply(state, 0, game.legal(state, 0).sample(rng))
    for _ in range(60):
        if not game.to_act(state):
            return
        seen, moves = game.observe(state, 0), game.legal(state, 0)
        state, _ = game.apply(state, 0, BOT.choose(game, seen, moves, rng))
    raise AssertionError("the hints lead nowhere")


def test_a_hint_says_what_is_wrong() -> None:
    assert told(empty().play("put 6-3 0,0 0,1")) == ("quadrille-mixed-block", "remove 0,0 0,1")
    third = empty().play("put 6-5 0,1 0,2", "put 6-4 2,2 2,3", "put 6-3 6,1 6,2")
    assert told(third)[0] == "quadrille-third-block"
    # A double in the corner has to lie upright against the edge.
    assert told(empty().play("put 6-6 0,0 0,1")) == ("quadrille-dead-end", "remove 0,0 0,1")


def test_a_hint_says_whether_the_tile_must_lie_there() -> None:
    assert told(empty())[0] == "quadrille-can"
    table = empty().play(*booklet()[:-1])
    assert told(table) == ("quadrille-must", booklet()[-1])


def test_how_it_stands_is_counted_exactly() -> None:
    def stands(table: Situation) -> str:
        return str(outlook(table.game, table.game.observe(table.state, 0)))

    assert stands(empty()) == "quadrille-open count=685440"
    assert stands(empty().play(*booklet()[:-1])) == "quadrille-open count=1"
    assert stands(empty().play("put 6-3 0,0 0,1")) == "quadrille-closed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_spoken(language: str) -> None:
    speech = words(language, "quadrille")
    tables = [
        empty(),
        empty().play(*booklet()[:-1]),
        empty().play("put 6-3 0,0 0,1"),
        empty().play("put 6-6 0,0 0,1"),
        empty().play("put 6-5 0,1 0,2", "put 6-4 2,2 2,3", "put 6-3 6,1 6,2"),
    ]
    for table in tables:
        game, seen = table.game, table.game.observe(table.state, 0)
        said = advise(game, seen, game.legal(table.state, 0), random.Random(1))
        assert said.reason is not None
        assert len(why(said.reason, speech)) > 15
        assert len(why(outlook(game, seen), speech)) > 15


# -- the scene ---------------------------------------------------------------------------------


def drawn(table: Situation, seat: int | None = 0) -> view.Scene:
    game, state = table.game, table.state
    moves = game.legal(state, -1 if seat is None else seat)
    return build(
        game, game.observe(state, seat), moves,
        words=words("en", "quadrille"), names=("Ada",), frame=(8.0, 8.0),
    )  # fmt: skip


def test_a_tile_has_the_same_id_in_the_hand_and_in_the_figure() -> None:
    assert "6-3" in {tile.id for tile in drawn(empty()).hands[0].tiles or ()}
    scene = drawn(empty().play("put 3-6 0,1 0,2"))
    assert "6-3" not in {tile.id for tile in scene.hands[0].tiles or ()}
    (tile,) = [item for item in scene.items if isinstance(item, view.TileItem)]
    assert (tile.id, tile.halves) == ("6-3", (3, 6))
    assert tile.action == {"do": "remove", "cells": ((0, 1), (0, 2))}


def test_what_can_be_composed_is_what_is_legal() -> None:
    table = empty().play("put 3-6 0,1 0,2")
    (composer,) = drawn(table).composers
    tile, cells = composer.steps
    assert (tile.kind, tile.turn, cells.kind) == ("tile", True, "cells")
    made = {
        str(Put(pair, halves))
        for pair in cells.pairs
        for one in tile.tiles
        for halves in (one, one[::-1])
    }
    assert made == table.choices - {"remove 0,1 0,2"}


def test_blocks_that_touch_differ_in_colour() -> None:
    cells = {
        (item.row, item.column): item
        for item in drawn(empty()).items
        if isinstance(item, view.Cell)
    }
    for (row, column), cell in cells.items():
        for other in ((row, column + 1), (row + 1, column)):
            if other in cells and BLOCK_OF[other] != BLOCK_OF[row, column]:
                assert cells[other].tint != cell.tint


def test_a_tile_in_a_mixed_block_is_marked() -> None:
    scene = drawn(empty().play("put 6-3 0,0 0,1"))
    assert [item.look for item in scene.items if isinstance(item, view.TileItem)] == ["wrong"]
    assert len(scene.panels) == 1


def test_a_hint_lights_what_is_in_the_scene() -> None:
    table = empty()
    said = advise(
        table.game, table.game.observe(table.state, 0), table.game.legal(table.state, 0),
        random.Random(1),
    )  # fmt: skip
    scene = drawn(table)
    there = {item.id for item in scene.items} | {tile.id for tile in scene.hands[0].tiles or ()}
    assert set(said.items) <= there


def test_the_figure_as_text() -> None:
    arms = [line for (line,) in drawn(empty().play("put 3-6 0,1 0,2", "put 4-4 2,1 3,1")).arms]
    assert arms[:8] == [
        "   0 1 2 3 4 5 6 7",
        "0  A 3═6 B C C D D",
        "",
        "1  A A B B C C D D",
        "",
        "2    4 E F F G G",
        "     ║",
        "3    4 E F F G G",
    ]


def test_somebody_looking_on_can_do_nothing() -> None:
    scene = drawn(empty().play("put 3-6 0,1 0,2"), None)
    assert scene.composers == ()
    assert not any(tile.pick for tile in scene.hands[0].tiles or ())
    assert not any(isinstance(i, view.TileItem) and i.action for i in scene.items)


def test_the_figure_fits_a_telephone() -> None:
    assert 360 / drawn(empty()).width > 36
