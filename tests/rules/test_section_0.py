"""Section 0 of the rule book: what all games share."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Dealt, Drew, Passed
from boneyard.core.options import BadOption
from boneyard.testing.book import deal, dealt, line, rules_of, tiles
from boneyard.tiles import Tile, TileSet

WITH_HANDS = [
    slug for slug in boneyard.slugs() if boneyard.listing(slug).kind in ("line", "counting")
]


# -- sets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "size"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_double_n_holds_every_pair_once(n: int, size: int) -> None:
    assert len(TileSet.double(n)) == len(set(TileSet.double(n))) == size


@pytest.mark.parametrize("slug", WITH_HANDS)
def test_the_first_set_listed_is_the_default(slug: str) -> None:
    listing = boneyard.listing(slug)
    option = next(option for option in listing.options() if option.name == "set")
    assert listing.game().options["set"] == option.choices[0] == option.default


@pytest.mark.parametrize("slug", WITH_HANDS)
def test_every_game_is_played_with_all_tiles_of_its_set(slug: str) -> None:
    option = next(option for option in boneyard.listing(slug).options() if option.name == "set")
    for set_ in option.choices:
        assert rules_of(slug, set=set_).tiles == TileSet.double(int(set_))


@pytest.mark.parametrize("slug", WITH_HANDS)
@pytest.mark.parametrize("name", ["set", "players", "direction", "match"])
def test_a_wrong_choice_lists_what_is_allowed(slug: str, name: str) -> None:
    with pytest.raises(BadOption, match="choose ") as refused:
        boneyard.game(slug, **{name: "77"})
    option = next(o for o in boneyard.listing(slug).options() if o.name == name)
    for choice in option.choices:
        assert str(choice) in str(refused.value)


# -- deal --------------------------------------------------------------------------------------


def test_the_rest_is_the_boneyard() -> None:
    table = dealt("block", "6-6", players=2)
    assert [len(hand) for hand in table.state.hands] == [7, 7]
    assert len(table.state.boneyard) == 14
    dealt_out = [tile for hand in table.state.hands for tile in hand]
    assert sorted((*dealt_out, *table.state.boneyard)) == sorted(TileSet.double(6))


@pytest.mark.parametrize(
    ("slug", "reserve"),
    [
        *((slug, 2) for slug in ("block", "peruvian", "team-block", "tiddle-wink", "french")),
        *((slug, 2) for slug in ("all-fives", "all-sevens", "matador", "bergen", "chicken-foot")),
        *((slug, 0) for slug in ("classic-draw", "classic-rounds", "loser-wins", "divisor")),
        *((slug, 0) for slug in ("all-fives-spinner", "matador-seven")),
    ],
)
def test_two_tiles_stay_in_s_and_l_and_none_in_k_and_w(slug: str, reserve: int) -> None:
    assert boneyard.game(slug).options["reserve"] == reserve
    assert boneyard.game(slug, reserve=2 - reserve).options["reserve"] == 2 - reserve


def test_the_last_two_tiles_of_the_boneyard_are_not_drawn() -> None:
    # One tile may be drawn after the lay; then seats 1 and 2 can neither lay nor draw.
    table = line("block", "6-1 5-5 | 4-4 | 4-2", "6-5", boneyard="3-1 3-2 3-3", players=3)
    table = table.play("6-1>6-5.6")
    assert table.state.boneyard == tiles("3-2 3-3")
    assert [event.seat for event in table.happened(Passed)] == [1, 2]


def test_with_reserve_0_the_boneyard_is_drawn_to_the_last() -> None:
    table = line("block", "6-1 5-5 | 4-4 | 4-2", "6-5", "3-1 3-2 3-3", players=3, reserve=0)
    table = table.play("6-1>6-5.6")
    assert table.state.boneyard == ()
    assert [event.seat for event in table.happened(Drew)] == [0, 1, 2]


# -- opening -----------------------------------------------------------------------------------


def test_s_l_the_highest_double_opens() -> None:
    table = dealt("block", "6-5 1-1 | 2-2 | 6-4", players=3)
    assert table.turn == 1
    assert table.choices == {"2-2"}


def test_s_l_if_nobody_has_a_double_the_tile_with_the_most_pips() -> None:
    table = dealt("block", "5-4 | 6-2 | 6-4", players=3)
    assert table.turn == 2
    assert table.choices == {"6-4"}


def test_k_the_highest_valued_tile_opens() -> None:
    table = dealt("classic-draw", "6-5 1-1 | 5-4 4-4", players=2)
    assert table.turn == 0
    assert table.choices == {"6-5"}


def test_highest_tile_is_most_pips_then_double_before_non_double() -> None:
    table = dealt("classic-draw", "6-4 | 5-5", players=2)
    assert table.choices == {"5-5"}


def test_highest_tile_is_then_the_higher_half() -> None:
    table = dealt("block", "5-4 | 6-3", players=2, set=6)
    assert table.turn == 1
    assert table.choices == {"6-3"}


def test_the_opener_must_lay_exactly_that_tile() -> None:
    table = dealt("block", "6-5 1-1 | 2-2", players=2)
    other = next(str(tile) for tile in table.state.hands[1] if tile != Tile.of(2, 2))
    assert table.why_not(other) == "must-open"


def test_which_tile_has_to_open_is_known_to_its_holder_only() -> None:
    table = dealt("block", "6-5 1-1 | 2-2", players=2)
    known = [table.game.observe(table.state, seat).must for seat in (0, 1, None)]
    assert known == [None, Tile.of(2, 2), None]


def test_every_round_is_opened_by_the_same_rule() -> None:
    table = line("block", "6-1 | 3-2", "6-5", players=2).play("6-1>6-5.6")
    assert table.how == "out"
    assert table.deal("5-4 | 3-3").turn == 1


def test_opened_by_a_seat_the_first_opens_round_one_and_the_next_each_later_round() -> None:
    first = dealt("matador-seven", "6-6", players=3)
    assert first.turn == 0
    ended = line("matador-seven", "6-1 | 3-2 | 0-0", "6-5", players=3).play("1-6>6-5.6")
    second = ended.deal("6-6")
    assert second.turn == 1
    turned = line("matador-seven", "6-1 | 3-2 | 0-0", "6-5", players=3,
                  direction="counter-clockwise").play("1-6>6-5.6").deal("6-6")  # fmt: skip
    assert turned.turn == 2


# -- turn order --------------------------------------------------------------------------------


def test_turns_go_clockwise() -> None:
    table = line("classic-block", "6-1 4-4 | 6-2 1-1 | 6-3 1-0", "6-6", players=3)
    assert table.play("6-1>6-6.side").turn == 1


def test_by_local_custom_counter_clockwise() -> None:
    table = line(
        "classic-block", "6-1 4-4 | 6-2 1-1 | 6-3 1-0", "6-6", players=3,
        direction="counter-clockwise",
    )  # fmt: skip
    assert table.play("6-1>6-6.side").turn == 2


@pytest.mark.parametrize("slug", WITH_HANDS)
def test_direction_is_an_option_of_every_game_for_two_or_more(slug: str) -> None:
    game: Any = boneyard.game(slug, direction="counter-clockwise")
    n = game.players
    assert game.start().order == (0, *range(n - 1, 0, -1))


def test_tiles_are_handed_out_in_turn_order() -> None:
    table = dealt("block", "6-6", players=3, direction="counter-clockwise")
    assert [event.seat for event in table.happened(Dealt)] == [0, 2, 1]


# -- laying ------------------------------------------------------------------------------------


def test_touching_halves_show_the_same_number() -> None:
    table = line("classic-block", "6-1 5-1 4-4 | 3-3", "6-5", players=2)
    assert table.choices == {"6-1>6-5.6", "5-1>6-5.5"}
    assert table.why_not("4-4>6-5.6") == "does-not-fit"
    assert table.why_not("1-6>6-5.6") == "does-not-fit"


def test_a_player_who_can_lay_must_do_so() -> None:
    table = line("classic-draw", "6-1 2-2 | 3-3", "6-5", boneyard="0-0 1-0 2-0", players=2)
    assert table.choices == {"6-1>6-5.6"}
    assert table.why_not("draw") == "you-can-lay"
    assert table.why_not("pass") == "you-can-lay"


# -- drawing because one is stuck --------------------------------------------------------------


def test_a_tile_drawn_that_fits_must_be_laid_in_that_same_turn() -> None:
    # Seat 1 has nothing: it draws 2-0, then 5-2, which fits, and has to lay it.
    table = line("classic-draw", "6-1 2-2 | 3-3", "6-5", boneyard="2-0 5-2 4-0", players=2)
    table = table.play("6-1>6-5.6")
    assert [event.tiles for event in table.happened(Drew)] == [tiles("2-0"), tiles("5-2")]
    assert table.turn == 1
    assert table.choices == {"5-2>6-5.5"}


@pytest.mark.parametrize(
    ("slug", "options"), [("block", {"players": 3}), ("divisor", {"players": 3})]
)
def test_where_drawing_ends_the_turn_a_fitting_tile_is_not_laid(
    slug: str, options: dict[str, Any]
) -> None:
    table = line(slug, "6-1 2-2 | 3-3 | 1-0 2-1", "6-5", "5-2 5-3 5-0 3-2", turn=0, **options)
    table = table.play("6-1>6-5.6")
    assert table.turn == 2
    assert table.hand(1).startswith("3-3 5-")


def test_nothing_left_to_draw_he_passes() -> None:
    table = line("classic-draw", "6-1 1-1 | 3-3 | 5-0 5-5", "6-5", boneyard="", players=3)
    table = table.play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 2


# -- end of a round ----------------------------------------------------------------------------


def test_a_player_lays_the_last_tile() -> None:
    table = line("classic-rounds", "6-1 | 3-3 2-1", "6-5", players=2).play("6-1>6-5.6")
    assert table.how == "out"
    assert table.ended is not None
    assert table.ended.by == table.ended.last == 0
    assert table.gained == {0: 9}


def test_or_the_round_is_blocked_nobody_can_lay_and_nobody_can_draw() -> None:
    # 5 at one end, 1 at the other after 6-1: nobody has either.
    table = line("classic-rounds", "6-1 4-4 | 3-3 2-0 3-0", "6-5", players=2).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.gained == {0: 11}
    assert table.ended is not None
    assert table.ended.by is None
    assert table.ended.last == 0


def test_it_is_not_blocked_while_tiles_may_be_drawn() -> None:
    table = line("classic-rounds", "6-1 4-4 | 3-3 2-0", "6-5", boneyard="0-0 5-0 3-1", players=2)
    assert table.play("6-1>6-5.6").ended is None


def test_blocked_is_tested_on_all_hands_after_every_turn_no_round_of_passes_is_needed() -> None:
    table = line("classic-block", "6-1 4-4 | 3-3 2-0 | 4-3", "6-5", players=3).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.happened(Passed) == []


def test_hands_are_revealed_at_the_end_of_every_round() -> None:
    table = line("classic-rounds", "6-1 | 3-3 2-1", "6-5", players=2).play("6-1>6-5.6")
    assert table.ended is not None
    assert table.ended.hands == ((), tiles("3-3 2-1"))
    assert table.game.observe(table.state, None).hands == ((), tiles("3-3 2-1"))


def test_until_then_others_hands_are_counts() -> None:
    table = line("classic-rounds", "6-1 4-0 | 3-3 2-1", "6-5", players=2)
    assert table.game.observe(table.state, 0).hands == (tiles("6-1 4-0"), 2)
    assert table.game.observe(table.state, None).hands == (2, 2)


def test_going_out_always_wins_outright_even_if_somebody_else_holds_0_pips() -> None:
    table = line("classic-rounds", "6-1 | 0-0 | 3-2", "6-5", players=3).play("6-1>6-5.6")
    assert table.gained == {0: 5}


def test_who_can_do_nothing_or_only_one_forced_thing_is_not_asked() -> None:
    # Seat 1 draws the tile that ends a block turn, seat 2 passes on an empty boneyard.
    table = line("block", "6-1 5-0 | 3-3 | 3-2 4-4", "6-5", boneyard="4-0 4-1 4-2 4-3", players=3)
    table = table.play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Drew)] == [0, 1]
    assert [event.seat for event in table.happened(Passed)] == [2]
    assert table.turn == 0


# -- score -------------------------------------------------------------------------------------


def test_the_winner_is_credited_the_pips_left_in_the_other_hands() -> None:
    table = line("block", "6-1 | 3-3 2-1 | 4-0", "6-5", players=3).play("6-1>6-5.6")
    assert table.scored == [(0, 13, "out")]


def test_a_blocked_round_is_won_by_the_fewest_pips_credited_the_pips_of_the_others() -> None:
    table = line("block", "6-1 4-4 | 3-3 | 4-3", "6-5", players=3).play("6-1>6-5.6")
    assert table.scored == [(1, 15, "fewest-pips")]


def test_tied_for_fewest_nobody_is_credited() -> None:
    table = line("block", "6-1 4-4 | 3-3 | 4-2", "6-5", players=3).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scored == []


def test_shared_splits_the_pips_of_those_not_tied_rounded_down() -> None:
    table = line("block", "6-1 4-4 3-0 | 3-3 | 4-2", "6-5", players=3, blocked_tie="shared")
    assert table.play("6-1>6-5.6").gained == {1: 5, 2: 5}


# -- match -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 6), (4, 4)])
def test_where_the_booklet_names_no_match_the_smallest_multiple_of_players_at_least_4(
    players: int, rounds: int
) -> None:
    assert boneyard.game("block", players=players).options["match"] == f"rounds:{rounds}"


def test_with_more_than_four_players_it_is_a_round_each() -> None:
    assert boneyard.game("cyprus", players=7).options["match"] == "rounds:7"


@pytest.mark.parametrize("slug", WITH_HANDS)
def test_every_game_takes_rounds_or_points(slug: str) -> None:
    assert rules_of(slug, match="rounds:3").match.rounds == 3
    assert rules_of(slug, match="points:33").match.points == 33


@pytest.mark.parametrize("slug", ["classic-block", "classic-draw", "loser-wins", "divisor"])
def test_games_the_booklets_play_once_default_to_one_round(slug: str) -> None:
    assert boneyard.game(slug).options["match"] == "rounds:1"


def test_played_for_several_a_round_won_is_1_point_where_the_game_has_none_of_its_own() -> None:
    table = line("classic-block", "6-1 | 3-3", "6-5", players=2, match="rounds:2")
    table = table.play("6-1>6-5.6")
    assert table.scored == [(0, 1, "won")]
    assert not table.is_over


@pytest.mark.parametrize("slug", WITH_HANDS)
def test_where_points_come_during_play_the_target_is_reached_at_once(slug: str) -> None:
    during = {"all-fives", "all-fives-spinner", "five-up", "bergen", "italian", "arithmetic"}
    options = boneyard.game(slug).options
    assert options.get("target") == ("at-once" if slug in during else None)


def test_at_once_the_match_stops_on_that_lay_without_any_further_count_of_hands() -> None:
    changes = {"scores": (95, 99)}
    table = line("all-fives", "5-1 | 6-5 6-4", "6-5 6-4", players=2, changes=changes)
    table = table.play("5-1>6-5.5")  # Ends 1 and 4.
    assert table.scored == [(0, 5, "ends")]
    assert table.how == "target"
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.scores == (100, 99)


def test_round_end_the_match_ends_with_the_round_and_the_highest_total_wins() -> None:
    changes = {"scores": (95, 99)}
    table = line(
        "all-fives", "5-1 | 6-5 6-4", "6-5 6-4", players=2, changes=changes, target="round-end"
    )
    table = table.play("5-1>6-5.5")
    assert table.gained == {0: 5 + 20}
    assert table.how == "out"
    assert table.is_over


def test_elsewhere_the_match_ends_with_the_round_in_which_somebody_reaches_it() -> None:
    table = line("classic-rounds", "6-1 | 3-3", "6-5", players=2, changes={"scores": (94, 99)})
    table = table.play("6-1>6-5.6")
    assert table.scores == (100, 99)
    assert table.is_over
    short = line("classic-rounds", "6-1 | 3-3", "6-5", players=2, changes={"scores": (93, 99)})
    assert not short.play("6-1>6-5.6").is_over


def test_equal_totals_share_the_win() -> None:
    table = line(
        "block", "6-1 | 3-3", "6-5", players=2, match="rounds:1", changes={"scores": (0, 6)}
    )
    table = table.play("6-1>6-5.6")
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_a_deal_that_is_none_is_refused() -> None:
    game: Any = boneyard.game("block", players=2)
    wrong = deal(boneyard.game("block", players=3), "6-6")
    reason = game.why_not(game.start(), boneyard.CHANCE, wrong)
    assert reason is not None
    assert reason.key == "wrong-deal"
