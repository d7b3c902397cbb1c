"""Rule book 3.2: Memory, and what all memory games share (3)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import CHANCE, Deal
from boneyard.core.events import RoundBegan
from boneyard.core.options import BadOption
from boneyard.families.memory import MemoryGame
from boneyard.families.memory.events import Flipped, Kept, TurnedDown
from boneyard.testing.book import tiles
from boneyard.tiles import Tile, TileSet
from tests.grids import finish, laid_out, lay_out

# -- 3: what memory games share ----------------------------------------------------------------


def test_two_to_six_players() -> None:
    assert [boneyard.game("memory", players=n).players for n in range(2, 7)] == [2, 3, 4, 5, 6]
    for count in (1, 7):
        with pytest.raises(BadOption):
            boneyard.game("memory", players=count)


def test_tiles_lie_face_down_on_a_grid() -> None:
    table = laid_out("6-5 6-4")
    assert len(table.choices) == 28
    for seat in (None, 0, 1):
        observation = table.game.observe(table.state, seat)
        assert observation.faces == (None,) * 28


def test_a_turn_is_two_flips_the_second_resolves_it() -> None:
    table = laid_out("6-5 6-4").play("flip 0,0")
    assert table.turn == 0
    assert table.events == (Flipped(0, (0, 0), Tile.of(6, 5)),)
    table = table.play("flip 0,1")
    assert [event.tiles for event in table.happened(Kept)] == [tiles("6-5 6-4")]


def test_tiles_that_do_not_match_are_turned_down_again() -> None:
    table = laid_out("6-5 4-3").play("flip 0,0", "flip 0,1")
    assert table.happened(TurnedDown) == [TurnedDown(((0, 0), (0, 1)))]
    assert {"flip 0,0", "flip 0,1"} <= table.choices
    assert table.scores == (0, 0)


def test_a_tile_is_not_turned_up_twice_in_a_turn() -> None:
    table = laid_out("6-5 4-3").play("flip 0,0")
    assert table.why_not("flip 0,0") == "already-up"


def test_a_tile_that_was_kept_is_gone() -> None:
    table = laid_out("6-5 6-4").play("flip 0,0", "flip 0,1")
    assert table.why_not("flip 0,1") == "tile-gone"
    assert table.why_not("flip 4,0") == "no-such-place"
    assert table.why_not("pass") == "not-legal"


def test_a_seat_opens_the_first_one_round_one_and_the_next_each_later_round() -> None:
    table = laid_out("", players=3, match="rounds:4")
    openers = [table.turn]
    for _ in range(3):
        table = lay_out(finish(table), "")
        openers.append(table.turn)
    assert openers == [0, 1, 2, 0]


def test_direction_turns_the_order_of_play_and_who_opens() -> None:
    table = laid_out("6-5 4-3", players=3, match="rounds:2", direction="counter-clockwise")
    assert table.turn == 0
    table = table.play("flip 0,0", "flip 0,1")
    assert table.turn == 2
    assert lay_out(finish(table), "").turn == 2


# -- 3.2: memory -------------------------------------------------------------------------------


def test_played_with_set_6() -> None:
    with pytest.raises(BadOption):
        boneyard.game("memory", set=9)
    assert set(laid_out("").state.table) == set(TileSet.double(6))


@pytest.mark.parametrize("pair", ["6-5 6-4", "6-5 5-0", "6-6 6-1", "0-0 3-0"])
def test_if_they_share_a_number_keep_them(pair: str) -> None:
    table = laid_out(pair).play("flip 0,0", "flip 0,1")
    assert table.scored == [(0, 2, "kept")]
    assert table.state.kept[0] == ((0, 0), (0, 1))


@pytest.mark.parametrize("pair", ["6-5 4-3", "6-6 5-5", "2-1 3-0"])
def test_if_they_share_none_they_stay(pair: str) -> None:
    table = laid_out(pair).play("flip 0,0", "flip 0,1")
    assert not table.happened(Kept)


def test_decision_whoever_keeps_a_pair_goes_on() -> None:
    assert laid_out("6-5 6-4", players=3).play("flip 0,0", "flip 0,1").turn == 0


def test_else_the_next_player() -> None:
    assert laid_out("6-5 4-3", players=3).play("flip 0,0", "flip 0,1").turn == 1


def test_most_tiles_wins() -> None:
    table = finish(laid_out(""))
    assert table.is_over
    assert table.result is not None
    most = max(table.scores)
    assert table.result.winners == tuple(s for s in (0, 1) if table.scores[s] == most)
    assert table.scores == tuple(map(len, table.state.kept))


def test_equal_tiles_share_the_win() -> None:
    rng = random.Random(3)
    for _ in range(200):
        order = " ".join(map(str, rng.sample(TileSet.double(6), 28)))
        table = finish(laid_out(order))
        if table.scores[0] == table.scores[1]:
            assert table.result is not None
            assert table.result.winners == (0, 1)
            assert table.ended is not None
            assert table.ended.winners == (0, 1)
            return
    raise AssertionError("no tie in 200 rounds")


@given(st.permutations(range(28)))
def test_decision_it_ends_when_no_pair_left_shares_a_number(order: list[int]) -> None:
    every = TileSet.double(6)
    table = finish(laid_out(" ".join(str(every[i]) for i in order)))
    game = table.game
    assert isinstance(game, MemoryGame)
    left = [game.tile_at(table.state, cell) for cell in game.lying(table.state)]
    assert not any(set(one) & set(other) for one, other in combinations(left, 2))
    assert table.how == ("stuck" if left else "taken")
    # It did not end before: the last pair kept was one that still fitted.
    one, other = (game.tile_at(table.state, cell) for cell in table.state.last)
    assert set(one) & set(other)


def test_one_round_by_default() -> None:
    assert finish(laid_out("")).is_over


def test_played_for_several_rounds_the_tiles_are_the_points() -> None:
    table = finish(laid_out("", match="rounds:2"))
    assert not table.is_over
    first = table.scores
    table = finish(lay_out(table, ""))
    assert table.is_over
    second = tuple(map(len, table.state.kept))
    assert table.scores == tuple(a + b for a, b in zip(first, second, strict=True))
    assert table.state.sheet == (first, second)


def test_a_target_score_counts_at_the_end_of_the_round() -> None:
    table = finish(laid_out("", match="points:2"))
    assert table.is_over
    assert sum(table.scores) > 20


# -- what is hidden ----------------------------------------------------------------------------


def test_everybody_remembers_what_was_turned_up_and_nothing_else() -> None:
    table = laid_out("6-5 4-3").play("flip 0,0", "flip 0,1")
    for seat in (None, 0, 1):
        faces = table.game.observe(table.state, seat).faces
        assert faces[:2] == tiles("6-5 4-3")
        assert set(faces[2:]) == {None}


def test_a_record_for_one_seat_does_not_tell_what_lies_there() -> None:
    game = boneyard.game("memory")
    deal = Deal(table=tuple(TileSet.double(6)))
    assert game.shown(game.start(), CHANCE, deal, 0) == Deal(table=(None,) * 28)


def test_what_nobody_has_seen_lies_anywhere_with_equal_chances() -> None:
    table = laid_out("6-5 4-3").play("flip 0,0", "flip 0,1")
    rng = random.Random(5)
    seen = table.game.observe(table.state, 1)
    found: dict[Tile, int] = {}
    for _ in range(2600):
        tile = table.game.sample(seen, rng).table[2]
        found[tile] = found.get(tile, 0) + 1
    assert len(found) == 26
    # A hundred each, and ten are a standard deviation.
    assert all(50 < count < 150 for count in found.values())


def test_when_the_round_is_over_all_that_is_left_is_turned_up() -> None:
    table = finish(laid_out("", match="rounds:2"))
    assert None not in table.game.observe(table.state, None).faces


def test_a_new_round_begins_with_nothing_known() -> None:
    table = lay_out(finish(laid_out("", match="rounds:2")), "")
    assert table.events == (RoundBegan(1),)
    assert set(table.game.observe(table.state, 0).faces) == {None}
