"""Rule book 4.2: Fortress, sentence by sentence.

The table in these tests begins with one tile in the middle, its higher half on cell 0,0 and its
lower half on 0,1; rows grow downwards.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Deal
from boneyard.core.events import Dealt, Drew, Laid, RoundEnded, Scored, Stopped
from boneyard.core.options import BadOption
from boneyard.games.fortress.actions import HandOut, Stack
from boneyard.games.fortress.choices import as_laid
from boneyard.games.fortress.events import HandedOut, Stacked
from boneyard.games.fortress.game import Fortress
from boneyard.games.fortress.geometry import Building, level_points
from boneyard.games.fortress.state import FortressPhase
from boneyard.testing.book import Situation, hands, tiles
from boneyard.tiles import Tile, TileSet


def dealt(given: str, first: str = "6-3", boneyard_: str = "", **options: Any) -> Situation:
    """The table after the first deal: these hands, this tile in the middle, and a boneyard that
    begins like this."""
    options = {"set": 6, "players": len(given.split("|")), **options}
    game = boneyard.game("fortress", **options)
    return deal(Situation(game, game.start()), given, first, boneyard_)


def deal(table: Situation, given: str, first: str = "6-3", boneyard_: str = "") -> Situation:
    held, start, drawn = hands(given), tiles(first), tiles(boneyard_)
    named = {*start, *drawn, *(tile for hand in held for tile in hand)}
    rest = tuple(tile for tile in table.game.set if tile not in named)
    state, events = table.game.apply(table.state, CHANCE, Deal(held, (*drawn, *rest), start))
    return Situation(table.game, state, events)


def standing(
    held: str, laid: str, first: str = "6-3", boneyard_: str = "", *, turn: int = 0,
    **options: Any,
) -> Situation:  # fmt: skip
    """The middle of a round: who holds what, what was laid (as `stack` writes it, with commas
    between), and what is left to draw."""
    options = {"set": 6, "players": len(held.split("|")), **options}
    game = boneyard.game("fortress", **options)
    plan = Building.start(Tile.parse(first))
    for text in filter(None, (part.strip() for part in laid.split(";"))):
        stack = Fortress.vocabulary.parse(f"stack {text}")
        assert isinstance(stack, Stack)
        plan = plan.add(as_laid(plan, stack))
    begun = dealt(_filler(game.players), "0-0", **options).state
    state = replace(
        begun, turn=turn, hands=hands(held), boneyard=tiles(boneyard_), table=plan,
        log=begun.log[:1],
    )  # fmt: skip
    return Situation(game, state)


def _filler(players: int) -> str:
    spare = [tile for tile in TileSet.double(6) if tile != Tile.of(0, 0)]
    return " | ".join(" ".join(map(str, spare[3 * i : 3 * i + 3])) for i in range(players))


def finish(table: Situation) -> Situation:
    """Play anyhow until the round is over."""
    rng = random.Random(1)
    game, state, events = table.game, table.state, table.events
    while state.phase in ("play", "handout"):
        (actor,) = game.to_act(state)
        state, events = game.apply(state, actor, game.legal(state, actor).sample(rng))
    return Situation(game, state, events)


TWO = "6-5 5-4 4-1 | 1-0 2-0 3-0"
THREE = TWO + " | 1-1 2-2 3-3"

# -- the beginning -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_to_4_players_3_tiles_each(players: int) -> None:
    table = dealt(_filler(players), "0-0")
    assert [len(hand) for hand in table.state.hands] == [3] * players
    assert {event.count for event in table.happened(Dealt)} == {3}
    for wrong in (1, 5):
        with pytest.raises(BadOption):
            boneyard.game("fortress", players=wrong)


def test_one_tile_face_up_in_the_middle() -> None:
    table = dealt(TWO, "6-3")
    assert [laid.tile for laid in table.state.table.laid] == list(tiles("6-3"))
    assert table.happened(Laid) == [Laid(None, Tile.of(6, 3))]
    assert table.game.observe(table.state, None).table == table.state.table


def test_sets_9_and_6() -> None:
    assert boneyard.game("fortress").options["set"] == 9
    assert len(boneyard.game("fortress", set=6).set) == 28  # type: ignore[attr-defined]
    with pytest.raises(BadOption):
        boneyard.game("fortress", set=12)


def test_no_reserve() -> None:
    table = standing("1-0 | 2-0", "", boneyard_="4-4")
    assert "draw" in table.choices
    assert table.play("draw").state.boneyard == ()


def test_the_first_seat_starts() -> None:
    assert dealt(THREE).turn == 0


# -- 1: draw -----------------------------------------------------------------------------------


def test_draw_one_tile() -> None:
    table = dealt(TWO, boneyard_="6-6").play("draw")
    assert table.happened(Drew) == [Drew(0, 1, tiles("6-6"), (0,), forced=False)]
    assert table.hand(0) == "6-5 5-4 4-1 6-6"
    assert table.turn == 1


def test_only_with_at_most_four_in_hand() -> None:
    four = standing("1-0 2-0 3-0 4-0 | 1-1", "", boneyard_="4-4")
    assert "draw" in four.choices
    five = standing("1-0 2-0 3-0 4-0 5-0 | 1-1", "", boneyard_="4-4")
    assert five.why_not("draw") == "hand-full"


def test_nothing_is_drawn_from_an_empty_boneyard() -> None:
    assert standing("1-0 | 1-1", "").why_not("draw") == "nothing-to-draw"


def test_a_hand_may_grow_past_five_by_hand_outs() -> None:
    table = standing("6-5 5-4 4-4 | 1-0 2-0 3-0 4-0 5-0", "")
    table = table.play("stack 6-5 -1,0 -1,1", "stack 5-4 -1,0 0,0", "handout 4-4")
    assert len(table.state.hands[1]) == 6
    assert table.turn == 1


# -- 2: lay one tile ---------------------------------------------------------------------------


def test_lay_one_tile_touching_a_tile_on_the_table_numbers_do_not_matter() -> None:
    table = dealt(TWO).play("stack 4-1 0,2 0,3")
    assert table.happened(Stacked) == [Stacked(0, (4, 1), ((0, 2), (0, 3)), 1)]
    assert table.scored == [(0, 1, "level")]
    assert table.turn == 1


def test_along_at_least_one_half_edge() -> None:
    table = dealt(TWO)
    assert table.why_not("stack 4-1 1,1 1,2") is None
    # A corner is not enough, let alone nothing.
    assert table.why_not("stack 4-1 1,2 1,3") == "not-touching"
    assert table.why_not("stack 4-1 5,5 5,6") == "not-touching"


def test_a_tile_lies_on_two_neighbouring_cells_of_the_grid() -> None:
    assert dealt(TWO).why_not("stack 4-1 1,0 2,1") == "cells-apart"
    assert dealt(TWO).why_not("stack 4-1 1,0 1,0") == "cells-apart"


def test_either_way_round_and_however_it_is_written() -> None:
    table = dealt(TWO)
    assert {"stack 4-1 0,2 0,3", "stack 1-4 0,2 0,3"} <= table.choices
    one, other = table.play("stack 4-1 0,2 0,3"), table.play("stack 1-4 0,3 0,2")
    assert one.state == other.state


def test_that_neighbour_may_be_covered() -> None:
    # 2-1 lies across 6-3 and 4-1 and covers the half which the new tile touches.
    table = standing("5-5 | 1-1", "4-1 0,2 0,3; 2-1 0,1 0,2")
    assert table.why_not("stack 5-5 1,1 1,2") is None


def test_one_cannot_lay_what_one_does_not_hold() -> None:
    assert dealt(TWO).why_not("stack 6-6 0,2 0,3") == "not-in-hand"


def test_a_single_tile_is_never_laid_across_others() -> None:
    # 6-3 and 2-1 lie beside each other; with one tile in hand no chain can begin on them.
    table = standing("5-5 | 1-1", "2-1 1,0 1,1")
    assert table.why_not("stack 5-5 0,0 1,0") == "none-could-follow"


# -- 3: lay a chain ----------------------------------------------------------------------------


def test_the_first_goes_on_the_table_touching() -> None:
    table = dealt(TWO).play("stack 6-5 -1,0 -1,1")
    assert table.turn == 0
    assert {"stack 5-4 -1,0 0,0", "stack 4-5 -1,0 0,0", "stop"} <= table.choices


RAISED = "2-1 1,0 1,1; 6-2 2,0 2,1; 3-1 0,2 1,2; 5-3 -1,0 -1,1"
"""Around 6-3: 2-1 below it, 6-2 below that, 3-1 to the right, 5-3 above."""


def test_or_across_uncovered_halves_of_two_different_tiles_on_the_same_level() -> None:
    # 4-0 across the first halves of 5-3 and 6-3; then 4-2 across 2-1 and 6-2 beside it shows an
    # equal half on that level.
    table = standing("4-2 6-6 5-5 | 1-1", RAISED + "; 4-0 0,0 -1,0")
    assert table.why_not("stack 4-2 1,0 2,0") is None
    table = table.play("stack 4-2 1,0 2,0")
    assert table.turn == 0
    assert "stack 6-6 0,0 1,0" in table.choices


def test_not_across_two_halves_of_one_tile() -> None:
    assert dealt(TWO).why_not("stack 6-5 0,0 0,1") == "same-tile"


def test_not_across_different_levels() -> None:
    table = standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0")
    assert table.why_not("stack 4-2 0,0 1,0") == "cells-uneven"
    assert table.why_not("stack 4-2 1,0 1,-1") == "cells-uneven"


def test_a_first_tile_across_two_others_is_offered_only_if_a_second_one_can_follow() -> None:
    table = standing("4-2 6-6 | 1-1", RAISED)
    assert table.why_not("stack 4-2 0,0 1,0") == "none-could-follow"
    raised = [lay for lay in table.game.legal(table.state, 0).lays if lay.height]
    assert not raised


def test_and_then_a_second_one_must_follow() -> None:
    table = standing("4-2 6-6 5-5 | 1-1", RAISED + "; 4-0 0,0 -1,0").play("stack 4-2 1,0 2,0")
    assert table.why_not("stop") == "second-must-follow"
    assert table.why_not("draw") == "turn-begun"


def test_a_chain_has_at_least_two_tiles_else_nothing_is_handed_out() -> None:
    table = dealt(TWO).play("stack 6-5 -1,0 -1,1", "stop")
    assert table.happened(Stopped) == [Stopped(0)]
    assert not table.happened(HandedOut)
    assert table.hand(0) == "5-4 4-1"
    assert table.turn == 1


def test_the_next_tile_is_laid_across_exactly_those_two_halves_one_level_up() -> None:
    table = dealt(TWO).play("stack 6-5 -1,0 -1,1")
    lays = {choice.split(" ", 2)[2] for choice in table.choices if choice.startswith("stack")}
    assert lays == {"-1,0 0,0"}
    assert table.why_not("stack 5-4 0,2 0,3") == "not-the-pair"
    table = table.play("stack 5-4 -1,0 0,0")
    assert table.happened(Stacked) == [Stacked(0, (5, 4), ((-1, 0), (0, 0)), 2)]


def test_whatever_its_own_numbers() -> None:
    table = dealt(TWO).play("stack 6-5 -1,0 -1,1")
    assert {"stack 4-1 -1,0 0,0", "stack 1-4 -1,0 0,0"} <= table.choices


def test_equal_halves_must_be_neighbours_of_the_tile_just_laid() -> None:
    # A tile that touches with another number opens nothing, although 6-5 and 6-3 lie there.
    table = standing("5-4 4-1 | 1-1", "6-5 -1,0 -1,1").play("stack 4-1 0,2 0,3")
    assert table.turn == 1


def test_of_another_tile_a_doubles_own_halves_never_count() -> None:
    table = standing("4-4 5-4 | 1-1", "").play("stack 4-4 0,2 0,3")
    assert table.turn == 1


def test_pairs_not_used_lapse() -> None:
    # 6-6 opens two pairs: with 6-3 above it and with 6-1 beside it.
    table = standing("6-6 5-4 5-2 | 1-1", "6-1 1,2 1,3").play("stack 6-6 1,0 1,1")
    pairs = {choice.split(" ", 2)[2] for choice in table.choices if choice.startswith("stack")}
    assert pairs == {"0,0 1,0", "1,1 1,2"}
    table = table.play("stack 5-4 0,0 1,0")
    # The second tile opens none, so the chain is over and the other pair gone.
    assert table.game.to_act(table.state) == (CHANCE,)


def test_and_so_on() -> None:
    # 4-0 lies on level two already; 4-2 beside it opens a pair there, and 6-6 lies on level three.
    table = standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0")
    table = table.play("stack 4-2 1,0 2,0", "stack 6-6 0,0 1,0")
    assert [event.level for event in table.happened(Stacked)] == [2, 3]


def climbing() -> Situation:
    """Two tiles of a chain are laid, and a third can follow: the 2 of the second lies beside that
    of 2-0, which lies as high, across 4-3 and 4-2."""
    table = standing("6-5 5-2 1-0 | 1-1", "4-3 -2,0 -2,1; 4-2 -3,0 -3,1; 2-0 -2,0 -3,0")
    return table.play("stack 6-5 -1,0 -1,1", "stack 2-5 -1,0 0,0")


def test_after_two_one_may_stop_or_go_on() -> None:
    table = climbing()
    assert {"stop", "stack 1-0 -2,0 -1,0"} <= table.choices
    stopped = table.play("stop")
    assert stopped.game.to_act(stopped.state) == (CHANCE,)


# -- handing out -------------------------------------------------------------------------------


def chain_laid(rest: str, others: str, **options: Any) -> Situation:
    """A chain of two was laid, and this rest is to be handed out."""
    table = standing(f"6-5 5-4 {rest} | {others}", "", **options)
    return table.play("stack 6-5 -1,0 -1,1", "stack 5-4 -1,0 0,0")


def test_afterwards_the_opponents_clockwise_take_one_each_round_after_round() -> None:
    table = chain_laid("4-4 3-3 2-2", "1-1 | 0-0")
    assert table.game.to_act(table.state) == (CHANCE,)
    table = table.play("handout 4-4 3-3 2-2")
    assert [event.seat for event in table.happened(HandedOut)] == [1, 2, 1]
    assert [table.hand(seat) for seat in range(3)] == ["", "1-1 4-4 2-2", "0-0 3-3"]
    assert table.turn == 1


def test_counter_clockwise_the_other_way() -> None:
    table = chain_laid("4-4 3-3 2-2", "1-1 | 0-0", direction="counter-clockwise")
    table = table.play("handout 4-4 3-3 2-2")
    assert [event.seat for event in table.happened(HandedOut)] == [2, 1, 2]
    assert table.turn == 2


def test_handout_one_each_is_a_single_round_and_the_rest_stays() -> None:
    table = chain_laid("4-4 3-3 2-2", "1-1 | 0-0", handout="one-each").play("handout 2-2 4-4")
    assert [table.hand(seat) for seat in range(3)] == ["3-3", "1-1 2-2", "0-0 4-4"]


def test_one_each_of_fewer_tiles_than_opponents() -> None:
    table = chain_laid("4-4", "1-1 | 0-0", handout="one-each").play("handout 4-4")
    assert [event.seat for event in table.happened(HandedOut)] == [1]


def test_whatever_is_handed_out_must_be_the_rest_of_the_hand() -> None:
    table = chain_laid("4-4 3-3", "1-1 | 0-0")
    for wrong in ("handout 4-4", "handout 4-4 4-4", "handout 4-4 1-1"):
        action = table.game.vocabulary.parse(wrong)
        assert table.game.why_not(table.state, CHANCE, action) is not None


def test_nothing_left_nothing_handed_out() -> None:
    table = standing("6-5 5-4 | 1-1", "")
    table = table.play("stack 6-5 -1,0 -1,1", "stack 5-4 -1,0 0,0")
    assert table.turn == 1


def test_unseen_each_sees_what_he_took_and_the_giver_not_who_took_which() -> None:
    table = chain_laid("4-4 3-3", "1-1 | 0-0")
    before, order = table.state, HandOut(tiles("4-4 3-3"))
    table = table.play("handout 4-4 3-3")
    seen = {
        seat: [event.seen_by(seat).tiles for event in table.happened(HandedOut)]
        for seat in (None, 0, 1, 2)
    }
    four, three = tiles("4-4"), tiles("3-3")
    assert seen == {None: [None] * 2, 0: [None] * 2, 1: [four, None], 2: [None, three]}
    shown = [table.game.shown(before, CHANCE, order, seat) for seat in (None, 0, 1, 2)]
    assert list(map(str, shown)) == [
        "handout ? ?", "handout ? ?", "handout 4-4 ?", "handout ? 3-3",
    ]  # fmt: skip
    swapped = chain_laid("4-4 3-3", "1-1 | 0-0").play("handout 3-3 4-4")
    assert table.game.observe(table.state, 0) == table.game.observe(swapped.state, 0)


# -- points ------------------------------------------------------------------------------------


def test_points_for_every_tile_laid() -> None:
    table = climbing().play("stack 1-0 -2,0 -1,0")
    assert table.happened(Scored) == [Scored(0, 6, "level", 3)]
    assert table.scores == (1 + 3 + 6, 0)


@pytest.mark.parametrize(
    ("levels", "expected"),
    [("move", [(1, 1), (3, 2)]), ("table", [(3, 2), (6, 3)])],
)
def test_levels_are_counted_beginning_with_the_first_tile_or_from_the_table(
    levels: str, expected: list[tuple[int, int]]
) -> None:
    table = standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0", levels=levels)
    table = table.play("stack 4-2 1,0 2,0", "stack 6-6 0,0 1,0")
    assert [(event.points, event.of) for event in table.happened(Scored)] == expected


def test_levels_are_counted_beginning_with_the_first_tile_unless_wanted_otherwise() -> None:
    table = standing("4-2 6-6 | 1-1", RAISED + "; 4-0 0,0 -1,0")
    assert table.play("stack 4-2 1,0 2,0", "stack 6-6 0,0 1,0").scores == (1 + 3, 0)


@pytest.mark.parametrize("levels", ["move", "table"])
def test_a_single_tile_laid_earns_1(levels: str) -> None:
    table = dealt(TWO, levels=levels).play("stack 4-1 0,2 0,3")
    assert table.happened(Scored) == [Scored(0, 1, "level", 1)]


@pytest.mark.parametrize(
    ("level", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (9, 15)]
)
def test_level_1_1_2_3_3_6_4_10_5_and_higher_15(level: int, points: int) -> None:
    assert level_points(level) == points


# -- the end -----------------------------------------------------------------------------------


def test_it_ends_when_the_player_to_move_can_do_none_of_the_three() -> None:
    table = standing("4-1 | 1-1 2-2", "").play("stack 4-1 0,2 0,3")
    assert table.ended is None
    # Seat 0 has no tile when its turn comes, and there is none to draw.
    table = table.play("stack 1-1 -1,0 -1,1")
    (end,) = table.happened(RoundEnded)
    assert (end.how, end.by, end.last) == ("spent", 0, 1)
    assert end.hands == ((), tiles("2-2"))


def test_who_has_no_tile_but_can_draw_is_not_asked() -> None:
    table = standing("4-1 | 1-1 2-2", "", boneyard_="5-5").play("stack 4-1 0,2 0,3")
    table = table.play("stack 1-1 -1,0 -1,1")
    assert table.happened(Drew) == [Drew(0, 1, tiles("5-5"), (0,), forced=True)]
    # That was the whole turn.
    assert table.turn == 1


def test_most_points_wins() -> None:
    table = finish(dealt(TWO))
    assert table.is_over
    assert table.result is not None
    most = max(table.scores)
    assert table.result.winners == tuple(s for s in (0, 1) if table.scores[s] == most)
    (end,) = table.happened(RoundEnded)
    assert end.winners == table.result.winners


def test_one_round_by_default_and_several_add_up() -> None:
    table = finish(dealt(TWO, match="rounds:2"))
    assert not table.is_over
    first = table.scores
    table = deal(table, TWO)
    assert table.turn == 1
    table = finish(table)
    assert table.is_over
    assert table.state.sheet[0] == first
    assert table.scores == tuple(map(sum, zip(*table.state.sheet, strict=True)))


@pytest.mark.parametrize("before", [(0, 0), (500, 0), (0, 500)])
def test_a_round_is_won_by_the_most_points_in_it(before: tuple[int, int]) -> None:
    table = dealt(TWO, match="rounds:2")
    table = finish(Situation(table.game, replace(table.state, scores=before, sheet=(before,))))
    earned = [now - then for now, then in zip(table.scores, before, strict=True)]
    assert table.ended is not None
    assert table.ended.winners == tuple(s for s in (0, 1) if earned[s] == max(earned))


def test_direction_turns_the_order_of_play() -> None:
    table = dealt(THREE, direction="counter-clockwise").play("draw")
    assert table.turn == 2


# -- what is hidden ----------------------------------------------------------------------------


def test_others_hands_are_counts() -> None:
    table = dealt(THREE)
    assert table.game.observe(table.state, 1).hands == (3, tiles("1-0 2-0 3-0"), 3)
    assert table.game.observe(table.state, None).hands == (3, 3, 3)


def test_when_the_round_is_over_all_hands_are_shown() -> None:
    table = finish(dealt(THREE, match="rounds:2"))
    assert table.game.observe(table.state, None).hands == table.state.hands


def test_whoever_looks_back_sees_every_hand() -> None:
    game = boneyard.game("fortress", players=2)
    held = hands("6-6 5-5 | 4-4 3-3")
    state = replace(game.start(), hands=held, phase=FortressPhase.PLAY)
    assert game.observe(state, 0).hands == (held[0], 2)
    assert game.look_open(state, 0).hands == held
