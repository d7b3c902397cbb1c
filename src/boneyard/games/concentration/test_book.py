"""Rule book 3.1: Concentration. What all memory games share is tested with memory."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import boneyard
from boneyard.bots.memory import BOTS
from boneyard.core.options import BadOption
from boneyard.families.memory import MemoryGame
from boneyard.families.memory.events import Kept
from boneyard.testing.book import Situation, tiles
from boneyard.tiles import Tile, TileSet
from tests.grids import finish, lay_out, share
from tests.grids import laid_out as laid_out_as


def laid_out(first: str, **options: object) -> Situation:
    return laid_out_as(first, "concentration", **options)


def test_two_to_six_players() -> None:
    assert [boneyard.game("concentration", players=n).players for n in range(2, 7)] == [
        *range(2, 7)
    ]
    for count in (1, 7):
        with pytest.raises(BadOption):
            boneyard.game("concentration", players=count)


@pytest.mark.parametrize(("set_", "rows", "columns"), [(6, 4, 7), (9, 5, 11)])
def test_set_6_in_4_by_7_set_9_in_5_by_11(set_: int, rows: int, columns: int) -> None:
    table = laid_out("", set=set_)
    grid = {f"flip {row},{column}" for row in range(rows) for column in range(columns)}
    assert table.choices == grid
    assert set(table.state.table) == set(TileSet.double(set_))


def test_set_6_is_the_default() -> None:
    assert boneyard.game("concentration").options["set"] == 6


@pytest.mark.parametrize(
    ("set_", "pair"),
    [(6, "4-2 5-1"), (6, "6-6 0-0"), (6, "6-0 3-3"), (9, "9-9 0-0"), (9, "9-0 5-4")],
)
def test_if_all_four_halves_add_up_to_12_or_18_keep_them(set_: int, pair: str) -> None:
    table = laid_out(pair, set=set_).play("flip 0,0", "flip 0,1")
    assert [event.tiles for event in table.happened(Kept)] == [tiles(pair)]


@pytest.mark.parametrize(("set_", "pair"), [(6, "6-5 6-4"), (6, "6-6 1-0"), (9, "4-2 5-1")])
def test_any_other_sum_is_turned_down_again(set_: int, pair: str) -> None:
    table = laid_out(pair, set=set_).play("flip 0,0", "flip 0,1")
    assert not table.happened(Kept)
    assert table.scores == (0, 0)


@pytest.mark.parametrize("pair", ["4-2 5-1", "6-5 6-4"])
def test_the_turn_passes_either_way(pair: str) -> None:
    assert laid_out(pair, players=3).play("flip 0,0", "flip 0,1").turn == 1


def test_a_tile_is_a_point() -> None:
    table = laid_out("4-2 5-1").play("flip 0,0", "flip 0,1")
    assert table.scored == [(0, 2, "kept")]
    assert table.scores == (2, 0)


def standing_at(points: int, **options: object) -> Situation:
    """The middle of a match: the first seat has these points, and sees two fitting tiles."""
    table = laid_out("4-2 5-1 6-6 0-0", **options)
    before = (points, 30)
    return Situation(table.game, replace(table.state, scores=before, sheet=(before,), round=2))


def test_first_to_51_over_several_rounds_wins_at_once() -> None:
    table = standing_at(50).play("flip 0,0", "flip 0,1")
    assert table.is_over
    assert table.how == "target"
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.scores == (52, 30)


def test_50_points_are_not_enough() -> None:
    table = standing_at(48).play("flip 0,0", "flip 0,1")
    assert table.scores == (50, 30)
    assert not table.is_over
    assert table.turn == 1


def test_nobody_has_51_points_after_one_round_of_28_tiles_and_a_new_one_begins() -> None:
    table = finish(laid_out(""))
    assert sum(table.scores) == 28
    assert not table.is_over
    table = lay_out(table, "")
    assert table.turn == 1
    assert sum(table.scores) == 28


def test_target_at_the_end_of_the_round() -> None:
    table = standing_at(50, target="round-end").play("flip 0,0", "flip 0,1")
    assert not table.is_over
    table = finish(table)
    assert table.is_over
    assert table.how == "taken"
    assert table.result is not None
    assert table.result.winners == (0,)


def test_a_fixed_number_of_rounds_can_be_played() -> None:
    table = finish(laid_out("", match="rounds:1"))
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == tuple(s for s in (0, 1) if table.scores[s] == max(table.scores))


@given(st.permutations(range(28)))
def test_decision_a_round_is_over_when_no_pair_left_fits(order: list[int]) -> None:
    every = TileSet.double(6)
    table = finish(laid_out(" ".join(str(every[i]) for i in order), match="rounds:2"))
    # For every tile there is one that complements it, so with set 6 all are taken in the end.
    assert table.how == "taken"
    assert sum(table.scores) == 28


@given(st.permutations(range(55)))
def test_with_set_9_one_tile_always_stays(order: list[int]) -> None:
    every = TileSet.double(9)
    laid = laid_out(" ".join(str(every[i]) for i in order), set=9, match="rounds:2")
    table = finish(laid)
    game = table.game
    assert isinstance(game, MemoryGame)
    assert table.how == "stuck"
    (left,) = game.lying(table.state)
    # Five tiles have nine pips: one of them must be left.
    assert game.tile_at(table.state, left).pips == 9


@pytest.mark.parametrize("before", [(0, 0), (40, 0), (0, 40)])
def test_the_winner_of_a_round_has_kept_the_most_tiles_in_it(before: tuple[int, int]) -> None:
    table = laid_out("", match="rounds:2")
    table = finish(Situation(table.game, replace(table.state, scores=before, sheet=(before,))))
    kept = [len(pile) for pile in table.state.kept]
    assert table.ended is not None
    assert table.ended.winners == tuple(s for s in (0, 1) if kept[s] == max(kept))


def test_bots_ask_the_rules_what_makes_a_pair() -> None:
    assert share("concentration", BOTS["medium"], BOTS["easy"], 30, match="rounds:1") > 0.75
    assert share("concentration", BOTS["hard"], BOTS["medium"], 60, match="rounds:1") > 0.65


def test_a_perfect_memory_takes_4_2_and_5_1() -> None:
    table = laid_out("4-2 6-6 5-1").play("flip 0,0", "flip 0,1", "flip 0,2")
    observation = table.game.observe(table.state, 1)
    moves = table.game.legal(table.state, 1)
    chosen = BOTS["hard"].choose(table.game, observation, moves, random.Random(1))
    after = table.play(str(chosen))
    assert [event.tiles for event in after.happened(Kept)] == [(Tile.of(5, 1), Tile.of(4, 2))]
