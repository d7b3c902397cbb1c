"""Rule book w1.4: Cuban."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Lot
from boneyard.core.events import Laid, Passed, RoundBegan
from boneyard.games.cuban.game import FirstPass, on_the_scale
from boneyard.testing.book import Situation, line, rules_of, tiles
from tests.three_rounds import CLOCKWISE, ROUNDS, A, B, C, D, opened_by, reckoned

EASTERN: dict[str, Any] = {"scale": "eastern"}


def dealt(given: str, **options: Any) -> Situation:
    """The first deal, after the lot has fallen to A."""
    game: Any = boneyard.game("cuban", **options)
    begun, _ = game.apply(game.start(), CHANCE, Lot(A))
    return Situation(game, begun).deal(given)


def table(hands: str, laid: str, **options: Any) -> Situation:
    changes = {"log": opened_by(A, "9-8"), **options.pop("changes", {})}
    return line("cuban", hands, laid, turn=A, changes=changes, **{**CLOCKWISE, **options})


def test_fifteen_tiles_are_asleep() -> None:
    situation = dealt("")
    assert [len(hand) for hand in situation.state.hands] == [10] * 4
    assert len(situation.game.rules.tiles) - 4 * 10 == 15
    assert situation.state.boneyard == ()


def test_the_east_plays_with_double_six() -> None:
    situation = dealt("", **EASTERN)
    assert [len(hand) for hand in situation.state.hands] == [7] * 4


@pytest.mark.parametrize("options", [{}, EASTERN])
def test_the_first_opener_is_drawn_by_lot_and_may_cede(options: dict[str, Any]) -> None:
    situation = dealt("", **options)
    game: Any = situation.game
    assert set(game.legal(game.start(), CHANCE)) == {Lot(seat) for seat in range(4)}
    assert "cede" in situation.choices
    assert len(situation.choices) == len(situation.state.hands[situation.turn]) + 1
    opener = situation.turn
    ceded = situation.play("cede")
    assert ceded.turn == (opener + 2) % 4
    assert "cede" not in ceded.choices


def test_after_a_tied_block_the_opening_goes_to_the_other_pair() -> None:
    rules = rules_of("cuban")
    assert (rules.opening.then, rules.opening.after_tie) == ("winner", "next")


@pytest.mark.parametrize(("misdeal", "again"), [(5, True), (0, False)])
def test_five_doubles_are_dealt_again(misdeal: int, again: bool) -> None:
    situation = dealt("9-9 8-8 7-7 6-6 5-5", misdeal=misdeal)
    assert (situation.state.phase == "deal") == again


@pytest.mark.parametrize(("counts", "points"), [("losers", 30), ("all", 39)])
def test_the_pips_of_the_losers(counts: str, points: int) -> None:
    hands = "8-1 | 9-7 3-3 | 5-4 | 8-0"
    won = table(hands, "9-8", counts=counts).play("8-1>9-8.8")
    assert won.gained == {A: points, C: points}


@pytest.mark.parametrize(("number", "expected"), [("I", ("AC", 22, A)), ("III", ("", 0, A))])
def test_rounds_by_pips(number: str, expected: tuple[str, int, int]) -> None:
    """A blocked round goes to the single player with the fewest; tied opponents: nobody wins."""
    played = ROUNDS[number]("cuban")
    pair, points, _ = expected
    assert played.gained == ({A: points, C: points} if pair else {})


def test_a_block_may_go_to_the_pair_with_fewer() -> None:
    assert ROUNDS["II"]("cuban").gained == {B: 13, D: 13}
    assert ROUNDS["II"]("cuban", blocked="pair").gained == {A: 19, C: 19}


@pytest.mark.parametrize(("opens", "points"), [("9-9", 20), ("9-8", 0)])
def test_a_double_on_which_the_second_player_passes(opens: str, points: int) -> None:
    hands = f"{opens} 1-0 | 4-4 3-3 | 9-1 5-5 | 2-2 6-6"
    begun = table(hands, "", salida_points=20, changes={"log": (RoundBegan(0),)})
    assert begun.play(opens).gained == ({A: points, C: points} if points else {})


def test_a_salida_may_win_the_match() -> None:
    hands = "9-9 1-0 | 4-4 3-3 | 9-1 5-5 | 2-2 6-6"
    changes = {"log": (RoundBegan(0),), "scores": (140, 0, 140, 0)}
    assert table(hands, "", salida_points=20, changes=changes).play("9-9").scores[A] == 160


@pytest.mark.parametrize(("capicua", "points"), [("none", 29), ("double", 58)])
def test_a_capicua_may_double_the_round(capicua: str, points: int) -> None:
    won = table("8-2 | 9-7 3-3 | 5-4 | 7-0", "9-8 9-2", capicua=capicua).play("8-2>9-8.8")
    assert won.gained == {A: points, C: points}


# -- the eastern scale -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pips", "points"), [(3, 2), (20, 2), (21, 3), (30, 3), (31, 4), (40, 4), (41, 5), (44, 5)]
)
def test_the_pips_of_all_hands_make_points(pips: int, points: int) -> None:
    assert on_the_scale(pips) == points


@pytest.mark.parametrize(
    ("number", "expected"), [("I", ("AC", 3, A)), ("II", ("BD", 4, D)), ("III", ("BD", 4, D))]
)
def test_three_rounds_in_the_east(number: str, expected: tuple[str, int, int]) -> None:
    played = reckoned(number, "cuban", expected, **EASTERN)
    assert "cede" in played.deal("6-6").choices


def first_pass(**changes: Any) -> Situation:
    """In round one B passes on A's tile."""
    hands = "6-6 5-1 4-1 | 4-4 3-3 2-0 | 6-1 6-2 0-0 | 6-3 5-5 5-0"
    log = {"log": (RoundBegan(0),)}
    return line("cuban", hands, "", turn=A, changes={**log, **changes}, **EASTERN, **CLOCKWISE)


def test_the_first_pass_of_a_match_lies_below() -> None:
    passed = first_pass().play("6-6")
    assert passed.happened(Passed)
    assert passed.gained == {}
    assert FirstPass.of(passed.state).below


def test_the_first_pass_pays_a_pair_that_has_points() -> None:
    passed = first_pass(scores=(3, 0, 3, 0)).play("6-6")
    assert passed.gained == {A: 2, C: 2}
    assert not FirstPass.of(passed.state).below


def test_only_the_first_pass_of_the_match_counts() -> None:
    own = FirstPass(1, False, (1, False))
    assert first_pass(scores=(3, 0, 3, 0), own=own).play("6-6").gained == {}


def out(left: str, seat: int, own: FirstPass, scores: tuple[int, ...] = (0,) * 4) -> Situation:
    """This seat goes out, with the ends 6 and 5, while these are in the other hands."""
    others = iter(left.split("|"))
    hands = " | ".join("5-1" if place == seat else next(others) for place in range(4))
    changes = {"log": (RoundBegan(0), Laid(A, tiles("6-5")[0])), "own": own, "scores": scores}
    begun = line("cuban", hands, "6-5", turn=seat, changes=changes, **EASTERN, **CLOCKWISE)
    return begun.play("5-1>6-5.5")


BELOW = FirstPass(1, True, (1, True))


def test_what_lies_below_goes_to_a_pair_that_earns_three() -> None:
    too_few = out("4-4 | 3-2 | 4-2", B, BELOW)
    assert too_few.gained == {B: 2, D: 2}
    assert FirstPass.of(too_few.state).below
    enough = out("4-4 6-4 6-3 | 3-3 | 6-2 1-0 2-0", A, BELOW)
    assert enough.gained == {A: 5 + 2, C: 5 + 2}
    assert not FirstPass.of(enough.state).below


def test_it_outlasts_the_round() -> None:
    too_few = out("4-4 | 3-2 | 4-2", B, BELOW)
    following = too_few.deal("")
    assert FirstPass.of(following.state) == BELOW


def test_a_capicua_is_doubled_and_what_lies_below_is_not() -> None:
    hands = "6-1 | 4-4 | 3-2 | 4-2"
    changes = {"log": opened_by(A, "6-5"), "own": BELOW}
    begun = line(
        "cuban", hands, "6-5 5-1", turn=A, changes=changes, capicua="double", **EASTERN, **CLOCKWISE
    )
    assert begun.play("6-1>6-5.6").gained == {A: 2 + 2 + 2, C: 2 + 2 + 2}


def test_what_was_never_earned_is_lost() -> None:
    last = out("4-4 | 3-2 | 4-2", B, BELOW, (0, 18, 0, 18))
    assert last.is_over
    assert last.scores == (0, 20, 0, 20)


def test_matches_are_to_150_and_to_20() -> None:
    assert rules_of("cuban").match.points == 150
    assert rules_of("cuban", **EASTERN).match.points == 20
