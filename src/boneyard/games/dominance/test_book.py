"""Rule book 4.3: Dominance, sentence by sentence."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Deal, Pass
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.options import BadOption
from boneyard.families.rounds import PLAY
from boneyard.games.dominance.actions import Dictate, Take
from boneyard.games.dominance.events import Missed, Took
from boneyard.games.dominance.game import DominanceState
from boneyard.games.dominance.position import EMPTY, TILES, Column, DominancePosition
from boneyard.testing.book import Situation, tiles
from boneyard.tiles import TileSet

FULL: Column = (20, 20, 20, 20, 20, 20, 20)


def begun(**options: object) -> Situation:
    """A round that has just begun."""
    game = boneyard.game("dominance", **options)
    state, events = game.apply(game.start(), CHANCE, Deal(table=TILES))
    return Situation(game, state, events)


def standing(
    left: str, one: Column = FULL, two: Column = FULL, *, mover: int = 0, **options: object
) -> Situation:
    """The middle of a round: the tiles left, both columns, and whose turn it is."""
    game = boneyard.game("dominance", **options)
    position = DominancePosition(tiles(left), (one, two), mover)
    return Situation(game, DominanceState(phase=PLAY, round=0, position=position))


def column(**fields: int) -> Column:
    """A column with these sums: `r3=9` is 9 in row 3."""
    sums = [fields.get(f"r{row}", 0) for row in range(1, 8)]
    return (sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6])


def finish(table: Situation) -> Situation:
    """Take tiles anyhow until the round is over."""
    rng = random.Random(1)
    game, state, events = table.game, table.state, table.events
    while state.phase == "play":
        move = game.legal(state, state.position.mover).sample(rng)
        state, events = game.apply(state, state.position.mover, move)
    return Situation(game, state, events)


def test_two_players() -> None:
    assert boneyard.game("dominance").players == 2
    with pytest.raises(BadOption):
        boneyard.game("dominance", players=3)


def test_open_information() -> None:
    table = begun().play("take 5-3 5")
    for seat in (None, 0, 1):
        seen = table.game.observe(table.state, seat)
        assert seen.position == table.state.position
        assert table.game.sample(seen, random.Random(1)) == table.state


def test_the_first_seat_starts() -> None:
    assert begun().turn == 0


def test_the_28_tiles_with_numbers_1_to_7_doubles_included() -> None:
    table = begun()
    assert table.state.position.left == TileSet.between(1, 7)
    assert len(table.game.tiles(table.state)) == 28
    assert {"take 7-7 7", "take 1-1 1"} <= table.choices
    assert table.why_not("take 6-0 6") == "no-such-tile"


def test_in_turn_take_one_tile() -> None:
    table = begun().play("take 5-3 5")
    assert table.turn == 1
    assert table.why_not("take 5-3 3") == "tile-taken"
    assert table.play("take 7-1 7").turn == 0


@pytest.mark.parametrize(("row", "added"), [(5, 3), (3, 5)])
def test_one_half_names_the_row_the_other_is_added_to_that_field(row: int, added: int) -> None:
    table = begun().play(f"take 5-3 {row}")
    assert table.events == (Took(0, tiles("5-3")[0], row),)
    assert table.state.position.sums == (column(**{f"r{row}": added}), EMPTY)


def test_a_row_must_be_one_of_the_halves() -> None:
    assert begun().why_not("take 5-3 4") == "row-not-on-tile"


def test_a_double_goes_to_its_row() -> None:
    table = begun().play("take 4-4 4")
    assert table.state.position.sums[0] == column(r4=4)


def test_entries_add_up() -> None:
    table = begun().play("take 5-3 5", "take 7-7 7", "take 5-2 5")
    assert table.state.position.sums == (column(r5=5), column(r7=7))


# -- dictating ---------------------------------------------------------------------------------

NO_FIVE = column(r1=3, r2=3, r3=3, r4=3, r6=3, r7=3)


def test_with_nothing_in_a_row_and_only_one_tile_left_his_opponent_may_dictate_that_entry() -> None:
    table = standing("5-3 7-1 7-2 6-4", two=NO_FIVE)
    assert "dictate 5" in table.choices
    table = table.play("dictate 5")
    assert table.happened(Took) == [Took(1, tiles("5-3")[0], 5, dictated=True)]
    assert table.state.position.sums[1][4] == 3


def test_not_if_he_has_something_there() -> None:
    assert standing("5-3 7-1 7-2").why_not("dictate 5") == "row-begun"


def test_not_if_more_than_one_tile_with_that_number_is_left() -> None:
    assert standing("5-3 5-1 7-2", two=NO_FIVE).why_not("dictate 5") == "not-the-last"


def test_not_if_none_is_left() -> None:
    assert standing("3-3 7-2", two=NO_FIVE).why_not("dictate 5") == "not-the-last"


def test_the_last_tile_with_a_number_may_be_a_double() -> None:
    table = standing("5-5 7-1 7-2", two=NO_FIVE).play("dictate 5")
    assert table.state.position.sums[1] == column(r1=3, r2=3, r3=3, r4=3, r5=5, r6=3, r7=3)


def test_only_that_entry_is_dictated_the_other_number_of_the_tile_is_no_reason() -> None:
    # 5-3 is the last five, but threes are left: only row 5 can be dictated.
    table = standing("5-3 7-3 7-2", two=column(r1=3, r2=3, r4=3, r6=3, r7=3))
    assert table.why_not("dictate 3") == "not-the-last"
    assert table.play("dictate 5").state.position.sums[1][4] == 3


def test_a_row_that_is_none_cannot_be_dictated() -> None:
    assert standing("3-3 7-2").why_not("dictate 8") == "no-such-place"


def test_one_does_not_dictate_to_oneself() -> None:
    assert standing("5-3 7-1 7-2", one=NO_FIVE).why_not("dictate 5") == "row-begun"


def test_decision_at_the_start_of_his_own_turn_before_taking_a_tile() -> None:
    table = standing("5-3 7-1 7-2 6-4", two=NO_FIVE)
    dictated = table.play("dictate 5")
    assert dictated.turn == 0
    assert {"take 7-1 7", "take 7-1 1"} <= dictated.choices
    # Whoever takes a tile has ended their turn, and can dictate no more.
    assert table.play("take 7-1 7").turn == 1


def test_decision_if_any_is_left() -> None:
    table = standing("5-3", two=NO_FIVE).play("dictate 5")
    assert table.ended is not None


def test_decision_the_other_player_then_misses_his_next_turn() -> None:
    table = standing("5-3 7-1 7-2 6-4 6-1", two=NO_FIVE).play("dictate 5", "take 7-1 7")
    assert table.happened(Missed) == [Missed(1)]
    assert table.turn == 0
    # Just that one.
    table = table.play("take 7-2 7")
    assert not table.happened(Missed)
    assert table.turn == 1


def test_decision_at_most_one_dictation_a_turn() -> None:
    other = column(r1=3, r2=3, r3=3, r6=3, r7=3)
    table = standing("5-3 4-1 7-2 7-1", two=other)
    assert {"dictate 4", "dictate 5"} <= table.choices
    assert table.play("dictate 5").why_not("dictate 4") == "one-dictation"


def test_decision_and_again_on_later_turns() -> None:
    other = column(r1=3, r2=3, r3=3, r6=3, r7=3)
    table = standing("5-3 4-1 7-2 7-1 6-6", two=other).play("dictate 5", "take 7-2 7")
    assert table.turn == 0
    assert "dictate 4" in table.choices


def test_decision_a_miss_still_owed_at_the_end_lapses() -> None:
    table = standing("5-3 7-1", two=NO_FIVE, match="rounds:2").play("dictate 5", "take 7-1 7")
    assert table.ended is not None
    assert not table.happened(Missed)


def test_dictating_is_never_a_duty() -> None:
    assert "take 7-1 7" in standing("5-3 7-1 7-2", two=NO_FIVE).choices


# -- counting ----------------------------------------------------------------------------------


def ending(one: tuple[int, ...], two: tuple[int, ...]) -> Situation:
    """A round that ends with these sums: the last tile, 1-1, is already counted in row 1."""
    first: Column = (one[0] - 1, *one[1:])  # type: ignore[assignment]
    second: Column = two  # type: ignore[assignment]
    return standing("1-1", first, second).play("take 1-1 1")


def test_when_all_tiles_are_taken() -> None:
    table = ending((20,) * 7, (20,) * 7)
    assert table.how == "taken"
    assert table.is_over
    (end,) = table.happened(RoundEnded)
    assert end.last == 0


@pytest.mark.parametrize(
    ("one", "two", "earned"),
    [
        (12, 16, {1: 12}),
        (16, 12, {0: 12}),
        (12, 6, {0: 6}),
        (13, 6, {}),
        (9, 9, {}),
        (6, 0, {}),
    ],
)
def test_the_higher_sum_if_at_most_double_the_lower_one_earns_the_lower_sum(
    one: int, two: int, earned: dict[int, int]
) -> None:
    table = ending((one, 0, 0, 0, 0, 0, 0), (two, 0, 0, 0, 0, 0, 0))
    assert table.gained == earned


def test_equal_sums_or_more_than_double_earn_nothing() -> None:
    table = ending((9, 13, 0, 0, 0, 0, 0), (9, 6, 0, 0, 0, 0, 0))
    assert table.scored == []
    assert table.result is not None
    assert table.result.winners == (0, 1)


@pytest.mark.parametrize("six", [(0, 6), (6, 0)])
def test_the_worked_example(six: tuple[int, int]) -> None:
    table = ending((12, 15, 9, 14, 11, six[0], 7), (16, 9, 9, 11, 3, six[1], 11))
    assert table.happened(Scored) == [
        Scored(1, 12, "row", 1),
        Scored(0, 9, "row", 2),
        Scored(0, 11, "row", 4),
        Scored(1, 7, "row", 7),
    ]
    assert table.scores == (20, 19)
    assert table.result is not None
    assert table.result.winners == (0,)


# -- the match ---------------------------------------------------------------------------------


def test_one_round_by_default() -> None:
    assert finish(begun()).is_over


def test_played_for_several_rounds_the_points_add_up_and_the_next_seat_starts() -> None:
    table = finish(begun(match="rounds:2"))
    assert not table.is_over
    first = table.scores
    state, _ = table.game.apply(table.state, CHANCE, Deal(table=TILES))
    assert state.position == DominancePosition(mover=1)
    table = finish(Situation(table.game, state))
    assert table.is_over
    second = table.state.position.points()
    assert table.scores == (first[0] + second[0], first[1] + second[1])
    assert table.state.sheet == (first, second)


@pytest.mark.parametrize("before", [(0, 0), (500, 0), (0, 500)])
def test_a_round_is_won_by_the_most_points_in_it(before: tuple[int, int]) -> None:
    table = begun(match="rounds:2")
    table = finish(Situation(table.game, replace(table.state, scores=before, sheet=(before,))))
    earned = table.state.position.points()
    assert table.ended is not None
    assert table.ended.winners == tuple(s for s in (0, 1) if earned[s] == max(earned))


def test_the_direction_makes_no_difference_to_two() -> None:
    table = begun(direction="counter-clockwise", match="rounds:2")
    assert table.turn == 0
    assert table.play("take 5-3 5").turn == 1


def test_the_only_deal_lays_out_all_tiles() -> None:
    game = boneyard.game("dominance")
    assert game.why_not(game.start(), CHANCE, Deal(table=TILES[:-1])) is not None


def test_nobody_else_acts() -> None:
    table = begun()
    reason = table.game.why_not(table.state, 0, Pass())
    assert reason is not None
    assert reason.key == "not-legal"
    reason = table.game.why_not(table.state, 1, Take(tiles("5-3")[0], 5))
    assert reason is not None
    assert reason.key == "not-your-turn"
    over = finish(table)
    reason = over.game.why_not(over.state, 0, Dictate(5))
    assert reason is not None
    assert reason.key == "match-over"
