"""Rule book w2.3: Five-Up."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import Lot
from boneyard.core.events import Drew, LotDrawn
from boneyard.core.options import DIRECTION
from boneyard.testing.book import Situation, dealt, line, rules_of

OPENED = "6-6 6-3>6-6.side 6-4>6-6.side"
"""As in the example: a three and a four, and both sides of the spinner are covered."""


def table(held: str, laid: str, boneyard: str = "", **options: Any) -> Situation:
    return line("five-up", held, laid, boneyard, **options)


def ended(held: str, laid: str, last: str, **options: Any) -> Situation:
    return table(held, laid, **options).play(last)


@pytest.mark.parametrize(
    ("deal", "sizes"), [("7-5-5", (7, 5, 5)), ("9-7-5", (9, 7, 5)), ("5-5-5", (5, 5, 5))]
)
def test_set_6_2_to_4_players_and_so_many_tiles(deal: str, sizes: tuple[int, ...]) -> None:
    for players, size in zip((2, 3, 4), sizes, strict=True):
        rules = rules_of("five-up", players=players, hands=deal)
        assert (len(rules.tiles), rules.hand) == (28, size)
        facts = boneyard.listing("five-up").facts(
            boneyard.game("five-up", players=players, hands=deal).options
        )
        assert facts == {"hand": size, "left": 28 - players * size}


def test_clockwise() -> None:
    assert boneyard.game("five-up").options[DIRECTION] == "clockwise"


def test_four_play_in_pairs_or_alone_others_alone() -> None:
    assert boneyard.game("five-up", players=4).start().teams == ((0, 2), (1, 3))
    assert boneyard.game("five-up", players=4, sides="single").start().teams == ()
    assert boneyard.game("five-up", players=3).start().teams == ()
    with pytest.raises(boneyard.BadOption, match="sides"):
        boneyard.game("five-up", players=3, sides="pairs")


# -- opening -----------------------------------------------------------------------------------


def test_round_one_the_highest_double_must_be_laid_none_the_highest_tile() -> None:
    assert dealt("five-up", "6-5 1-1 | 2-2").choices == {"2-2"}
    odd = "6-5 6-4 6-3 6-2 6-1 6-0 5-4 | 5-3 5-2 5-1 5-0 4-3 4-2 4-1"
    assert dealt("five-up", odd).choices == {"6-5"}


def test_lot_any_tile() -> None:
    game = boneyard.game("five-up", opens_first="lot")
    state = game.start()
    state, events = game.apply(state, boneyard.CHANCE, Lot(1))
    assert events == (LotDrawn(1),)
    opened = Situation(game, state).deal("6-6 | 5-5")
    assert (opened.turn, len(opened.choices)) == (1, 7)


def test_later_the_winner_of_the_last_round_with_any_tile() -> None:
    won = ended("6-5 | 6-1", "5-4", "5-6>5-4.5").deal("1-0 | 6-6")
    assert (won.turn, len(won.choices)) == (0, 7)


def test_in_pairs_after_a_block_the_lighter_partner() -> None:
    # A lays and blocks: no two is left. A holds 5, C 3.
    held = "2-2 4-1 | 5-4 | 3-0 | 6-5"
    blocked = ended(held, "2-1 1-1", "2-2>2-1.2", players=4, match="points:500")
    assert blocked.how is None  # Somebody else still has a one.
    held = "2-2 5-0 | 5-4 | 3-0 | 6-5"
    blocked = ended(held, "2-1 1-1", "2-2>2-1.2", players=4, match="points:500")
    assert blocked.how == "blocked"
    assert blocked.ended is not None
    assert blocked.ended.winners == (2, 0)
    assert blocked.deal("6-6 | 5-5").turn == 2


def test_after_a_tie_fresh() -> None:
    tied = ended("2-2 6-0 | 3-3", "2-1 1-1", "2-2>2-1.2")
    assert (tied.how, tied.scored) == ("blocked", [])
    assert tied.deal("6-5 1-1 | 3-3").choices == {"3-3"}


# -- the spinner -------------------------------------------------------------------------------


def test_the_first_double_of_the_round_is_the_spinner_also_if_it_is_not_the_opening_tile() -> None:
    later = table("5-5 5-1 5-0 | 1-0", "5-4").play("5-5>5-4.5")
    assert {end.place.socket for end in later.state.layout.ends if end.number == 5} == {
        "side", "tip",
    }  # fmt: skip


def test_the_first_two_tiles_go_to_its_sides() -> None:
    first = table("6-5 6-2 | 1-0", "6-6")
    assert first.choices == {"6-5>6-6.side", "6-2>6-6.side"}
    second = table("6-5 6-2 | 1-0", "6-6 6-3>6-6.side")
    assert second.choices == {"6-5>6-6.side", "6-2>6-6.side"}
    assert second.why_not("6-2>6-6.tip") == "sides-first"


def test_then_its_tips_are_open_too() -> None:
    open_ = table("6-2 | 1-0", OPENED)
    assert open_.choices == {"6-2>6-6.tip"}
    assert open_.play("6-2>6-6.tip").ends() == [2, 3, 4, 6]


def test_the_tile_it_was_laid_against_counts_as_one_of_them() -> None:
    against = table("5-1 5-0 | 1-0", "5-4 5-5>5-4.5")
    assert against.choices == {"5-1>5-5.side", "5-0>5-5.side"}
    after = table("5-0 | 5-2", "5-4 5-5>5-4.5 5-1>5-5.side")
    assert after.choices == {"5-0>5-5.tip"}


def test_nobody_is_told_to_serve_a_side_while_other_ends_are_open() -> None:
    waits = table("5-1 4-3 | 1-0", "5-4 5-5>5-4.5")
    assert waits.choices == {"5-1>5-5.side", "4-3>5-4.4"}
    assert waits.game.must_serve(waits.state, 0) is None


def test_other_doubles_do_not_branch() -> None:
    other = table("3-1 | 4-0", f"{OPENED} 3-3>6-3.3 3-2>3-3.side")
    assert other.choices == {"pass"}


def test_all_every_double_does() -> None:
    other = table("3-1 | 1-0", f"{OPENED} 3-3>6-3.3 3-2>3-3.side", spinners="all")
    assert other.choices == {"3-1>3-3.tip"}


def test_none_the_line_has_two_ends() -> None:
    assert table("6-2 4-2 | 1-0", OPENED, spinners="none").choices == {"4-2>6-4.4"}


# -- a turn ------------------------------------------------------------------------------------


def test_stuck_draw_until_it_fits_to_the_last_tile() -> None:
    drawn = table("1-0 2-0 | 6-5 2-1", "6-6", "3-0 3-1 6-1 4-0", turn=1).play("6-5>6-6.side")
    assert [event.count for event in drawn.happened(Drew)] == [1, 1, 1]
    assert drawn.choices == {"6-1>6-6.side"}
    assert rules_of("five-up").reserve == 0


# -- the count ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "lay", "points"),
    [
        ("", "6-6", 0),  # 12
        ("6-6", "6-3>6-6.side", 15),  # 12 + 3
        ("6-6 6-3>6-6.side", "6-4>6-6.side", 0),  # 3 + 4
        (OPENED, "6-2>6-6.tip", 0),  # 9
        (f"{OPENED} 6-2>6-6.tip", "3-3>6-3.3", 0),  # 6 + 4 + 2
        (f"{OPENED} 6-2>6-6.tip 3-3>6-3.3", "4-1>6-4.4", 0),  # 6 + 1 + 2
        (f"{OPENED} 6-2>6-6.tip 3-3>6-3.3", "2-0>6-2.2", 10),  # 6 + 4 + 0
    ],
)
def test_the_example(laid: str, lay: str, points: int) -> None:
    tile = lay.partition(">")[0]
    then = table(f"{tile} 1-1 | 5-5 5-4", laid, "6-5").play(lay)
    assert then.gained == ({0: points} if points else {})


def test_a_double_alone_on_the_table_counts_its_pips_once_the_opening_included() -> None:
    assert dealt("five-up", "5-5 | 4-4").play("5-5").scored == [(0, 10, "ends")]


def test_covered_it_counts_nothing_and_its_bare_tips_count_nothing() -> None:
    assert table("5-0 1-1 | 6-0", "5-5 5-4>5-5.side").play("5-0>5-5.side").gained == {}
    assert table("5-1 1-1 | 6-0", "5-5 5-4>5-5.side").play("5-1>5-5.side").gained == {0: 5}


def test_all_a_tile_on_its_far_side_covers_it_and_opens_its_tips() -> None:
    laid = f"{OPENED} 6-2>6-6.tip 3-3>6-3.3"
    covered = table("4-3 3-1 | 5-5", laid, spinners="all").play("3-4>3-3.side")
    assert covered.gained == {0: 10}  # 4 + 4 + 2
    assert table("3-1 | 5-5", f"{laid} 3-4>3-3.side", spinners="all").choices == {"3-1>3-3.tip"}


def test_a_sum_of_0_scores_nothing() -> None:
    laid = "6-6 6-0>6-6.side 6-1>6-6.side 1-0>6-1.1"
    assert table("0-0 1-1 | 6-5", laid).play("0-0>1-0.0").scored == []


def test_unit_1_every_amount_is_divided_by_five() -> None:
    fifth = table("6-3 1-0 | 6-5", "6-6", unit=1).play("6-3>6-6.side")
    assert fifth.scored == [(0, 3, "ends")]
    out = ended("6-3 | 5-3", "6-6", "6-3>6-6.side", unit=1)  # 15, and 8 pips rounded to 10
    assert out.scored == [(0, 3, "ends"), (0, 2, "out")]


@pytest.mark.parametrize("unit", [5, 1])
def test_least_open_10_who_has_no_points_is_not_credited_5(unit: int) -> None:
    chosen: dict[str, Any] = {"least_open": 10, "unit": unit}
    laid, lay = "5-5 5-4>5-5.side", "5-1>5-5.side"  # 4 + 1
    assert table("5-1 1-1 | 6-1", laid, **chosen).play(lay).gained == {}
    has = table("5-1 1-1 | 6-1", laid, changes={"scores": (unit, 0)}, **chosen)
    assert has.play(lay).gained == {0: unit}
    more = table("6-3 1-0 | 6-5", "6-6", **chosen).play("6-3>6-6.side")
    assert more.gained == {0: 3 * unit}
    pair = table(
        "5-1 1-1 | 6-1 | 6-2 | 6-0",
        laid,
        players=4,
        changes={"scores": (unit, 0, unit, 0)},
        **chosen,
    ).play(lay)
    assert pair.gained == {0: unit, 2: unit}


# -- the end of a round ------------------------------------------------------------------------


def test_out_the_winner_scores_the_opponents_pips_rounded_to_the_nearest_five() -> None:
    out = ended("4-2 | 5-3 | 6-3", "6-4", "4-2>6-4.4", players=3)  # 8 and 9
    assert out.scored == [(0, 15, "out")]


def test_out_a_partners_pips_do_not_count() -> None:
    out = ended("4-2 | 5-3 | 6-6 | 6-3", "6-4", "4-2>6-4.4", players=4)
    assert out.scored == [(0, 15, "out"), (2, 15, "out")]


@pytest.mark.parametrize(("how", "points"), [("difference", 20), ("total", 25)])
def test_blocked_the_difference_is_rounded_or_all(how: str, points: int) -> None:
    # A lays 2-2 and blocks, with 7 left; B has 12, C has 15.
    held = "2-2 4-3 | 6-6 | 6-5 4-0"
    blocked = ended(held, "2-1 1-1", "2-2>2-1.2", players=3, blocked_score=how)
    assert (blocked.how, blocked.gained) == ("blocked", {0: points})


def test_blocked_the_side_with_fewest_pips_together() -> None:
    held = "2-2 6-4 | 4-3 | 3-0 | 6-5"  # 13 against 18
    blocked = ended(held, "2-1 1-1", "2-2>2-1.2", players=4)
    assert blocked.gained == {0: 5, 2: 5}


def test_tied_for_fewest_nobody() -> None:
    held = "2-2 6-0 | 3-3 | 6-6"
    assert ended(held, "2-1 1-1", "2-2>2-1.2", players=3).scored == []


# -- the match ---------------------------------------------------------------------------------


def test_match_150_points_or_61() -> None:
    assert rules_of("five-up").match.points == 150
    assert rules_of("five-up", unit=1).match.points == 61


@pytest.mark.parametrize(("target", "over"), [("at-once", True), ("round-end", False)])
def test_target_at_once_or_at_the_end_of_the_round(target: str, over: bool) -> None:
    held, laid = "6-3 1-0 | 6-5 | 5-4 | 4-4", "6-6"
    near = table(
        held, laid, players=4, target=target, changes={"scores": (140, 0, 140, 0)}
    ).play("6-3>6-6.side")  # fmt: skip
    assert near.is_over is over
    if near.result is not None and near.ended is not None:
        assert near.result.winners == (0, 2)
        assert near.ended.winners == (0, 2)


def test_this_is_neither_of_the_games_of_the_booklets() -> None:
    """All Fives has no spinner; with a spinner its tips are open at once, and nobody must lay."""
    position = "6-5 6-2 | 1-0", "6-6 6-3>6-6.side"
    spinner = line("all-fives-spinner", *position)
    assert "6-2>6-6.tip" in spinner.choices
    assert "6-2>6-6.tip" not in table(*position).choices
    flat = line("all-fives", "6-2 4-2 | 1-0", OPENED)
    assert flat.choices == {"4-2>6-4.4"}
