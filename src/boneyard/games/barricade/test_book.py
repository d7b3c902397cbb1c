"""Rule book 1.7: Barricade, a rule added to any of the games above it."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.events import Drew, Laid, Passed, Scored
from boneyard.families.line.events import Barred
from boneyard.testing.book import Situation, line, rules_of

BASES = ("block", "peruvian", "team-block", "tiddle-wink", "hungarian", "french")


@pytest.mark.parametrize("base", BASES)
def test_players_sets_and_options_are_the_bases(base: str) -> None:
    own = {"base", "bar_when", "bar_fit"}
    options = boneyard.listing("barricade").options({"base": base})
    theirs = boneyard.listing(base).options()
    assert tuple(option for option in options if option.name not in own) == theirs
    assert rules_of("barricade", base=base).hand == rules_of(base).hand


def test_the_bases_are_the_games_above_it() -> None:
    with pytest.raises(boneyard.BadOption, match="block, peruvian, team-block") as refused:
        boneyard.game("barricade", base="cyprus")
    assert refused.value.name == "base"
    assert boneyard.game("barricade").options["base"] == "block"


def test_a_choice_the_base_does_not_know_is_refused() -> None:
    with pytest.raises(boneyard.BadOption):
        boneyard.game("barricade", base="block", may_stop=True)
    with pytest.raises(boneyard.BadOption, match="choose 2"):
        boneyard.game("barricade", base="french", players=4)
    assert rules_of("barricade", base="hungarian", may_stop=True).may_stop


def barricade(held: str, laid: str = "6-5", boneyard: str = "", **options: object) -> Situation:
    return line("barricade", held, laid, boneyard, **{"players": 3, **options})  # type: ignore[arg-type]


def test_instead_of_laying_a_player_may_bar_an_end_with_a_double() -> None:
    table = barricade("6-6 6-1 0-0 | 3-3 | 2-2")
    assert table.choices == {"6-6>6-5.6", "6-1>6-5.6", "bar 6-6>6-5.6"}


def test_instead_of_drawing_a_player_may_bar() -> None:
    # With `bar_fit` off a stuck player can bar: they are asked, not made to draw.
    table = barricade("4-4 3-0 | 6-3 | 2-2", boneyard="1-0 1-1 2-0", bar_fit=False)
    assert table.choices == {"draw", "bar 4-4>6-5.6", "bar 4-4>6-5.5"}
    drawn = table.play("draw")
    assert [event.seat for event in drawn.happened(Drew)] == [0]
    assert drawn.turn == 1


def test_who_can_neither_lay_nor_draw_may_bar_or_pass() -> None:
    table = barricade("4-4 3-0 | 6-3 | 2-2", bar_fit=False)
    assert table.choices == {"pass", "bar 4-4>6-5.6", "bar 4-4>6-5.5"}


def test_nobody_bars_before_the_opening() -> None:
    table = Situation(boneyard.game("barricade"), boneyard.game("barricade").start()).deal("6-6")
    assert table.choices == {"6-6"}


def test_the_double_must_fit_that_end() -> None:
    table = barricade("6-6 5-5 4-4 | 3-3 | 2-2")
    assert {"bar 6-6>6-5.6", "bar 5-5>6-5.5"} < table.choices
    assert table.why_not("bar 6-6>6-5.5") == "does-not-fit"
    assert table.why_not("bar 4-4>6-5.5") == "does-not-fit"


def test_only_a_double_bars() -> None:
    table = barricade("6-6 6-1 | 3-3 | 2-2")
    assert table.why_not("bar 6-1>6-5.6") == "not-a-double"
    assert table.why_not("bar 5-5>6-5.5") == "not-in-hand"
    assert table.why_not("bar 6-6>4-4.side") == "no-such-place"


def test_bar_fit_false_any_double_bars_any_end() -> None:
    table = barricade("6-6 4-4 | 3-3 | 2-2", bar_fit=False)
    bars = {choice for choice in table.choices if choice.startswith("bar")}
    assert bars == {f"bar {tile}>6-5.{end}" for tile in ("6-6", "4-4") for end in (6, 5)}


def test_it_leaves_his_hand_and_the_round_is_over_at_once() -> None:
    table = barricade("6-6 1-0 | 3-3 | 2-2", boneyard="1-1 2-0 2-1").play("bar 6-6>6-5.6")
    assert [event.seat for event in table.happened(Barred)] == [0]
    assert table.how == "barred"
    assert table.hand(0) == "1-0"
    assert table.happened(Drew) == []


def test_if_he_then_has_the_fewest_pips_he_is_credited_the_others_pips() -> None:
    table = barricade("6-6 1-0 | 3-3 | 2-2").play("bar 6-6>6-5.6")
    assert table.scored == [(0, 10, "barred")]


def test_ties_are_his() -> None:
    table = barricade("6-6 4-0 | 3-3 | 2-2").play("bar 6-6>6-5.6")
    assert table.scored == [(0, 10, "barred")]


def test_somebody_has_fewer_the_lowest_is_credited_all_others_and_the_barrer_loses_twice() -> None:
    table = barricade("6-6 5-4 | 3-3 | 2-2").play("bar 6-6>6-5.6")
    assert table.scored == [(2, 15, "bar-failed"), (0, -18, "bar-lost")]
    assert [event.of for event in table.happened(Scored)] == [None, 9]  # Twice the 9 in hand.


@pytest.mark.parametrize("tie", ["nobody", "shared"])
def test_several_tied_below_him_nobody_is_credited_and_he_still_loses(tie: str) -> None:
    table = barricade("6-6 5-4 | 4-0 | 2-2", blocked_tie=tie).play("bar 6-6>6-5.6")
    assert table.scored == [(0, -18, "bar-lost")]


def test_somebody_below_him_but_another_lower_still() -> None:
    table = barricade("6-6 5-4 | 3-2 | 2-2").play("bar 6-6>6-5.6")
    assert table.gained == {2: 14, 0: -18}


def test_barring_with_the_last_tile_succeeds() -> None:
    table = barricade("6-6 | 3-2 | 2-2").play("bar 6-6>6-5.6")
    assert table.gained == {0: 9}


def test_with_teams_the_joint_counts_are_compared() -> None:
    changes = {"teams": ((0, 1), (2, 3)), "order": (0, 2, 1, 3)}
    table = barricade(
        "6-6 3-0 | 2-0 | 1-0 | 4-3", players=4, base="team-block", changes=changes
    ).play("bar 6-6>6-5.6")
    assert table.gained == {0: 8, 1: 8}


def test_with_teams_the_joint_counts_are_doubled() -> None:
    changes = {"teams": ((0, 1), (2, 3)), "order": (0, 2, 1, 3)}
    table = barricade(
        "6-6 3-0 | 4-3 | 2-0 | 1-0", players=4, base="team-block", changes=changes
    ).play("bar 6-6>6-5.6")
    assert table.gained == {2: 10, 3: 10, 0: -20, 1: -20}


def test_with_peruvian_only_its_times_4_rule_applies() -> None:
    failed = barricade("6-6 5-4 | 3-3 | 2-2 | 1-1", players=4, base="peruvian", match="rounds:1")
    failed = failed.play("bar 6-6>6-5.6")
    assert failed.scores == (36, 6, 4, 2)
    won = barricade("6-6 1-0 | 3-3 | 2-2 | 1-1", players=4, base="peruvian", match="rounds:1")
    assert won.play("bar 6-6>6-5.6").scores == (1, 6, 4, 2)


def test_laying_a_double_the_ordinary_way_stays_possible() -> None:
    table = barricade("6-6 1-0 | 6-3 | 2-2").play("6-6>6-5.6")
    assert [event.seat for event in table.happened(Laid)] == [0]
    assert table.ended is None


def test_in_hungarian_at_any_point_of_the_turn() -> None:
    table = barricade("6-1 1-1 1-0 | 3-3 | 2-2", base="hungarian").play("6-1>6-5.6")
    assert table.turn == 0
    assert table.choices == {"1-1>6-1.1", "1-0>6-1.1", "bar 1-1>6-1.1"}
    assert table.play("bar 1-1>6-1.1").how == "barred"


def test_in_hungarian_who_cannot_lay_on_may_bar_or_stop() -> None:
    table = barricade("6-1 4-4 | 5-3 | 2-2", base="hungarian", bar_fit=False).play("6-1>6-5.6")
    assert table.turn == 0
    assert table.choices == {"stop", "bar 4-4>6-5.5", "bar 4-4>6-1.1"}
    assert table.play("stop").turn == 1


def test_in_tiddle_wink_at_any_point_of_the_turn() -> None:
    table = barricade("6-6 5-5 | 4-4 | 3-3 | 2-2 | 1-1 | 0-0", players=6, base="tiddle-wink").play(
        "6-6>6-5.6"
    )
    assert table.turn == 0
    assert table.choices == {"5-5>6-5.5", "bar 5-5>6-5.5", "stop"}


def test_in_french_instead_of_passing_or_drawing() -> None:
    table = barricade(
        "4-4 3-0 | 3-3", boneyard="1-0 1-1 2-0 2-1", players=2, base="french", bar_fit=False
    )
    assert table.choices == {"draw", "pass", "bar 4-4>6-5.6", "bar 4-4>6-5.5"}


def test_a_round_that_is_not_barred_is_counted_as_in_the_base() -> None:
    out = barricade("6-1 | 3-3 | 2-2").play("6-1>6-5.6")
    assert out.scored == [(0, 10, "out")]
    blocked = barricade("6-1 3-0 | 3-3 | 2-2").play("6-1>6-5.6")
    assert blocked.scored == [(0, 10, "fewest-pips")]


def test_a_round_in_which_nobody_can_lay_or_draw_is_blocked_even_if_somebody_could_bar() -> None:
    assert barricade("6-1 3-0 | 3-3 | 2-2", bar_fit=False).play("6-1>6-5.6").how == "blocked"


@pytest.mark.parametrize("when", ["stuck", "nothing-else"])
@pytest.mark.parametrize("fit", [True, False])
def test_bar_when_only_who_is_stuck_any_double_bars_so_bar_fit_is_not_offered(
    when: str, fit: bool
) -> None:
    with pytest.raises(boneyard.BadOption, match="the options are"):
        boneyard.game("barricade", bar_when=when, bar_fit=fit)


def test_bar_when_stuck_only_a_player_who_cannot_lay_instead_of_drawing() -> None:
    def stuck(held: str) -> Situation:
        return barricade(held, boneyard="1-0 1-1 2-0", bar_when="stuck")

    assert stuck("6-6 6-1 0-0 | 3-3 | 2-2").choices == {"6-6>6-5.6", "6-1>6-5.6"}
    table = stuck("4-4 3-0 | 6-3 | 2-2")
    assert table.choices == {"bar 4-4>6-5.6", "bar 4-4>6-5.5", "pass"}
    # The turn's draw follows, and what is drawn cannot bar any more.
    assert [type(event) for event in table.play("pass").events] == [Passed, Drew]


def test_bar_when_stuck_who_holds_no_double_is_asked_too_and_passes_alike() -> None:
    table = barricade("4-3 3-0 | 6-3 | 2-2", bar_when="stuck", boneyard="1-0 1-1 2-0")
    assert table.choices == {"pass"}
    assert [type(event) for event in table.play("pass").events] == [Passed, Drew]


def test_bar_when_nothing_else_only_one_who_can_neither_lay_nor_draw() -> None:
    table = barricade("6-1 3-0 | 4-4 1-1 | 2-2", bar_when="nothing-else", boneyard="2-1 2-0 4-3")
    played = table.play("6-1>6-5.6")
    # Seat 0 takes the last tile that may be drawn; seat 1 can lay the 1-1, seat 2 nothing.
    assert played.choices == {"1-1>6-1.1"}
    assert played.play("1-1>6-1.1").choices == {"bar 2-2>1-1.side", "bar 2-2>6-5.5", "pass"}
    # As long as one can draw, one draws.
    drawing = barricade("4-4 3-0 | 6-3 | 2-2", bar_when="nothing-else", boneyard="1-0 2-0 2-1")
    assert drawing.choices == {"draw"}


def test_bar_when_stuck_declining_is_not_being_stuck() -> None:
    table = barricade("6-1 4-4 | 3-3 | 2-2", bar_when="stuck", decline=True, boneyard="1-0 2-0 2-1")
    assert table.choices == {"6-1>6-5.6", "pass"}


@pytest.mark.parametrize(
    ("base", "others"), [("hungarian", ""), ("tiddle-wink", "| 3-0 | 3-2 | 2-0")]
)
def test_bar_when_stuck_only_before_the_first_lay_of_the_turn(base: str, others: str) -> None:
    held = f"6-6 4-4 3-1 | 6-2 0-0 | 1-1 1-0 {others}"
    players = 6 if others else 3
    table = barricade(held, base=base, players=players, bar_when="stuck").play("6-6>6-5.6")
    assert table.turn == 1
    free = barricade(held, base=base, players=players, bar_fit=False).play("6-6>6-5.6")
    assert (free.turn, "bar 4-4>6-5.5" in free.choices) == (0, True)


def test_bar_when_stuck_when_nobody_can_lay_or_draw_each_who_could_bar_is_asked_in_turn() -> None:
    table = barricade("6-1 4-4 | 3-3 | 4-2", bar_when="stuck").play("6-1>6-5.6")
    assert (table.turn, table.choices) == (1, {"bar 3-3>6-5.5", "bar 3-3>6-1.1", "pass"})
    table = table.play("pass")
    assert (table.turn, table.choices) == (2, {"pass"})
    table = table.play("pass")
    assert (table.turn, table.how) == (0, None)
    assert table.play("pass").how == "blocked"


def test_bar_when_stuck_the_round_is_blocked_when_nobody_could() -> None:
    assert barricade("6-1 3-0 | 4-3 | 4-2", bar_when="stuck").play("6-1>6-5.6").how == "blocked"


def test_bar_when_on_french_two_passes_in_a_row_block_as_always() -> None:
    def french(when: str) -> Situation:
        return barricade(
            "4-4 3-0 | 3-3", boneyard="1-0 1-1 2-0 2-1", players=2, base="french", bar_when=when
        )

    table = french("stuck")
    assert table.choices == {"bar 4-4>6-5.6", "bar 4-4>6-5.5", "draw", "pass"}
    assert table.play("pass", "pass").how == "blocked"
    assert french("nothing-else").choices == {"draw", "pass"}
