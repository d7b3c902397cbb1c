"""Rule book 1.9: Sebastopol."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Deal
from boneyard.core.events import Drew, Laid, Passed
from boneyard.testing.book import deal, dealt, line
from boneyard.tiles import Tile

FOUR = "6-6 6-5>6-6.side 6-4>6-6.side 6-3>6-6.tip 6-2>6-6.tip"


def test_set_6() -> None:
    with pytest.raises(boneyard.BadOption, match="choose 6"):
        boneyard.game("sebastopol", set=9)


def test_4_players_7_tiles_the_holder_of_6_6_opens_with_it() -> None:
    table = dealt("sebastopol", "6-5 5-5 | 5-4 | 6-6 | 4-4")
    assert [len(hand) for hand in table.state.hands] == [7] * 4
    assert table.turn == 2
    assert table.choices == {"6-6"}


def test_3_players_6_6_is_put_on_the_table_first_then_9_tiles_each() -> None:
    table = dealt("sebastopol", "5-5 | 6-5 | 4-4", players=3)
    assert [len(hand) for hand in table.state.hands] == [9] * 3
    assert [(event.seat, event.tile) for event in table.happened(Laid)] == [(None, Tile.of(6, 6))]


def test_3_players_no_other_tile_can_lie_there() -> None:
    game: Any = boneyard.game("sebastopol", players=3)
    given = deal(game, "5-5 | 6-5 | 4-4")
    first, *others = given.hands
    swapped = Deal(((*first[1:], Tile.of(6, 6)), *others), (), first[:1])
    assert swapped not in game.legal(game.start(), CHANCE)


def test_3_players_the_highest_tile_always_6_5_opens() -> None:
    table = dealt("sebastopol", "5-5 | 6-5 | 4-4", players=3)
    assert table.turn == 1
    assert table.choices == {"6-5>6-6.side", "6-5>6-6.tip"}


def test_all_four_sides_of_the_6_6_are_open() -> None:
    table = line("sebastopol", "6-5 5-5 | 1-1 | 2-2 | 3-3", "6-6")
    assert table.choices == {"6-5>6-6.side", "6-5>6-6.tip"}
    assert table.ends() == [6, 6, 6, 6]


@pytest.mark.parametrize("laid", [1, 2, 3])
def test_the_first_four_tiles_must_show_a_six_and_occupy_its_four_sides_first(laid: int) -> None:
    so_far = " ".join(FOUR.split()[: laid + 1])
    table = line("sebastopol", "6-1 5-5 4-4 | 1-1 | 2-2 | 3-3", so_far)
    assert all(choice.startswith("6-1>6-6.") for choice in table.choices)
    assert table.why_not("5-5>6-5.5") == "fill-first"


def test_each_side_takes_one_tile() -> None:
    table = line("sebastopol", "6-1 5-5 | 1-1 | 2-2 | 3-3", "6-6 6-5>6-6.side 6-4>6-6.side")
    assert table.choices == {"6-1>6-6.tip"}
    assert table.why_not("6-1>6-6.side") == "no-such-place"


def test_then_play_goes_on_at_the_four_arms() -> None:
    table = line("sebastopol", "6-1 5-5 4-1 3-1 2-1 | 1-1 | 2-2 | 3-3", FOUR)
    assert table.ends() == [2, 3, 4, 5]
    assert table.choices == {"5-5>6-5.5", "4-1>6-4.4", "3-1>6-3.3", "2-1>6-2.2"}


def test_other_doubles_do_not_branch() -> None:
    table = line("sebastopol", "5-5 1-0 | 5-1 | 2-2 | 3-3", FOUR).play("5-5>6-5.5")
    assert table.ends() == [2, 3, 4, 5]


def test_who_cannot_lay_passes() -> None:
    table = line("sebastopol", "6-5 0-0 | 5-1 | 6-1 | 3-3", "6-6").play("6-5>6-6.side")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.happened(Drew) == []
    assert table.turn == 2


def test_score_by_section_0_out() -> None:
    table = line("sebastopol", "6-5 | 5-1 | 6-1 | 3-3", "6-6").play("6-5>6-6.side")
    assert table.scored == [(0, 19, "out")]


def test_a_block_is_decided_by_pips() -> None:
    table = line("sebastopol", "5-5 1-0 | 1-1 | 0-0 | 6-1", FOUR).play("5-5>6-5.5")
    assert table.how == "blocked"
    assert table.scored == [(2, 10, "fewest-pips")]


def test_first_four_free_tiles_may_go_to_any_open_end_from_the_start() -> None:
    held = "6-1 5-5 4-4 | 1-1 | 2-2 | 3-3"
    table = line("sebastopol", held, "6-6 6-5>6-6.side", first_four="free")
    assert table.choices == {"6-1>6-6.side", "6-1>6-6.tip", "5-5>6-5.5"}
    assert len(line("sebastopol", held, "6-6 6-5>6-6.side").choices) == 2


def test_block_won_by_tiles_the_fewest_tiles_then_fewer_pips_win_and_take_the_others_pips() -> None:
    held = "5-5 1-0 0-0 | 1-1 | 6-1 | 6-0"
    for by, noted in (("pips", (0, 15, "fewest-pips")), ("tiles", (1, 14, "fewest-tiles"))):
        table = line("sebastopol", held, FOUR, block_won_by=by).play("5-5>6-5.5")
        assert table.how == "blocked"
        assert table.scored == [noted]


def test_block_won_by_tiles_the_tied_are_those_with_fewest_tiles_and_fewest_pips() -> None:
    laid = f"{FOUR} 5-5>6-5.5 4-5>6-4.4 3-5>6-3.3 2-5>6-2.2 5-1>5-4.5"
    for tie, gained in (("nobody", {}), ("shared", {1: 8, 2: 8})):
        table = line(
            "sebastopol", "5-0 4-4 | 3-3 | 4-2 | 3-2 2-2", laid, block_won_by="tiles",
            blocked_tie=tie,
        ).play("5-0>5-5.side")  # fmt: skip
        assert table.how == "blocked"
        assert table.gained == gained
