"""Rule book w2.4: Fives and Threes."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import Lot
from boneyard.core.events import LotDrawn, Passed
from boneyard.core.options import DIRECTION
from boneyard.families.line.events import DroppedOut
from boneyard.games.fives_and_threes.game import worth
from boneyard.testing.book import Situation, line, rules_of
from boneyard.text import words
from boneyard.view import build
from boneyard.view.scene import Target


def table(held: str, laid: str, **options: Any) -> Situation:
    return line("fives-and-threes", held, laid, **options)


def at(score: int, held: str, laid: str, **options: Any) -> Situation:
    """The first seat has so many points, alone or with a partner."""
    scores = [0] * int(options.get("players", 2))
    for seat in (0, 2)[: len(scores) // 2]:
        scores[seat] = score
    return table(held, laid, changes={"scores": tuple(scores)}, **options)


@pytest.mark.parametrize(("deal", "sizes"), [("pub", (7, 5, 5)), ("league", (9, 7, 6))])
def test_set_6_2_to_4_players_and_so_many_tiles(deal: str, sizes: tuple[int, ...]) -> None:
    for players, size in zip((2, 3, 4), sizes, strict=True):
        game: Any = boneyard.game("fives-and-threes", players=players, hands=deal)
        assert (len(game.rules.tiles), game.rules.hand) == (28, size)
        facts = boneyard.listing("fives-and-threes").facts(game.options)
        assert facts == {"hand": size, "left": 28 - players * size}


def test_clockwise() -> None:
    assert boneyard.game("fives-and-threes").options[DIRECTION] == "clockwise"


def test_four_play_in_pairs_or_alone_others_alone() -> None:
    assert boneyard.game("fives-and-threes", players=4).start().teams == ((0, 2), (1, 3))
    assert boneyard.game("fives-and-threes", players=4, sides="single").start().teams == ()
    assert boneyard.game("fives-and-threes", players=3).start().teams == ()


def opened(given: str, *, lot: int = 0, **options: Any) -> Situation:
    """The table after the first deal; the lot has fallen to this seat."""
    game = boneyard.game("fives-and-threes", **options)
    state, events = game.apply(game.start(), boneyard.CHANCE, Lot(lot))
    assert events == (LotDrawn(lot),)
    return Situation(game, state).deal(given)


def test_the_rest_is_asleep() -> None:
    assert opened("6-6").state.boneyard == ()


def test_the_first_opener_by_lot_any_tile() -> None:
    begun = opened("6-6 | 5-5", lot=2, players=3)
    assert (begun.turn, len(begun.choices)) == (2, 5)


@pytest.mark.parametrize("last", ["5-1>5-4.5", "4-1>5-4.4"])
def test_then_the_next_seat_each_round(last: str) -> None:
    tile = last.partition(">")[0]
    over = table(f"{tile} | 2-2 | 3-3", "5-4", players=3, last=2).play(last)
    assert over.ended is not None
    assert over.ended.opener == 2
    assert over.deal("6-6 | 5-5").turn == 0


def test_two_ends_no_branching() -> None:
    assert table("6-2 6-1 4-2 | 1-0", "6-6 6-3 6-4").choices == {"4-2>6-4.4"}


def test_who_cannot_lay_knocks() -> None:
    knocked = table("6-3 3-0 | 2-2 | 4-3", "6-5 5-4", players=3).play("6-3>6-5.6")
    assert knocked.happened(Passed) == [Passed(1)]
    say = words("en", "fives-and-threes")
    assert say("passed", name="Ada") == "Ada knocks."


# -- the count ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "points"),
    [(3, 1), (5, 1), (6, 2), (9, 3), (10, 2), (12, 4), (15, 8), (18, 6), (20, 4), (0, 0), (7, 0)],
)
def test_a_third_a_fifth_or_both(total: int, points: int) -> None:
    assert worth(total) == points


def test_the_down_counts() -> None:
    begun = opened("6-3 5-5 | 6-6")
    assert begun.play("6-3").gained == {0: 3}
    assert begun.play("5-5").gained == {0: 2}  # One tile alone counts its pips.


@pytest.mark.parametrize(
    ("laid", "lay", "points"),
    [
        ("6-3", "3-3>6-3.3", 4),  # 6 + 6
        ("6-3 3-3", "6-6>6-3.6", 6),  # 12 + 6
        ("6-3 3-3 6-6", "6-5>6-6.side", 0),  # 5 + 6
        ("6-3 3-3 6-6 6-5", "5-5>6-5.5", 0),  # 10 + 6
    ],
)
def test_the_example(laid: str, lay: str, points: int) -> None:
    tile = lay.partition(">")[0]
    then = table(f"{tile} 1-1 | 3-0 5-0 6-0", laid).play(lay)
    assert then.gained == ({0: points} if points else {})


# -- chipping out ------------------------------------------------------------------------------


def test_out_is_worth_1_and_ends_the_round() -> None:
    out = table("4-1 | 6-6", "5-4").play("4-1>5-4.4")  # 5 + 1
    assert (out.how, out.scored) == ("out", [(0, 2, "ends"), (0, 1, "chipped-out")])
    assert out.ended is not None
    assert out.ended.winners == (0,)


def test_in_pairs_the_round_goes_on_until_both_partners_are_out() -> None:
    begun = table("4-1 | 6-5 6-0 | 3-1 3-2 | 2-2", "5-4", players=4)
    first = begun.play("4-1>5-4.4")
    assert (first.how, first.happened(DroppedOut)) == (None, [DroppedOut(0)])
    assert first.gained == {0: 2, 2: 2}  # 5 + 1, and nothing yet for being out.
    skipped = first.play("5-6>5-4.5", "1-3>4-1.1", "6-0>6-5.6")
    assert skipped.happened(DroppedOut) == [DroppedOut(1)]
    assert skipped.turn == 2  # D has nothing that fits; A is out.
    assert not [event for event in skipped.events if event == Passed(0)]


def test_that_pair_gets_the_1() -> None:
    begun = table("4-1 | 6-5 6-0 | 3-1 | 2-2", "5-4", players=4)
    out = begun.play("4-1>5-4.4", "5-6>5-4.5").play("1-3>4-1.1")  # 6 + 3
    assert (out.how, out.gained) == ("out", {0: 4, 2: 4})
    assert out.ended is not None
    assert out.ended.winners == (0, 2)


def test_blocked_nobody_gets_it() -> None:
    blocked = table("2-2 5-0 | 3-3", "2-1 1-1").play("2-2>2-1.2")
    assert (blocked.how, blocked.gained) == ("blocked", {0: 2})  # 4 + 2
    assert blocked.ended is not None
    assert blocked.ended.winners == ()


def test_nor_if_the_blocking_tile_was_the_last_while_the_partner_holds_tiles() -> None:
    blocked = table("2-2 | 3-3 | 5-0 | 4-4", "2-1 1-1", players=4).play("2-2>2-1.2")
    assert blocked.happened(DroppedOut) == [DroppedOut(0)]
    assert (blocked.how, blocked.gained) == ("blocked", {0: 2, 2: 2})


# -- exactly 61 --------------------------------------------------------------------------------


def test_a_score_that_would_go_beyond_is_disregarded_altogether() -> None:
    over = at(58, "3-3 1-1 | 6-0", "6-3").play("3-3>6-3.3")  # 12: 4
    assert (over.scored, over.scores) == ([], (58, 0))


def test_reached_it_is_won_at_once() -> None:
    won = at(57, "3-3 1-1 | 6-0", "6-3").play("3-3>6-3.3")
    assert (won.is_over, won.how, won.scores) == (True, "target", (61, 0))


@pytest.mark.parametrize(("before", "after"), [(59, 59), (58, 61)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_last_lay_and_the_1_for_it_are_one_score(before: int, after: int, players: int) -> None:
    held = "4-1 | 6-0" if players == 2 else "4-1 | 6-0 |  | 2-2"
    out = at(before, held, "5-4", players=players).play("4-1>5-4.4")  # 5 + 1: 2, and 1
    assert out.scores[0] == after
    assert out.is_over is (after == 61)


def test_what_a_place_makes_is_told_with_the_1() -> None:
    out = at(58, "4-1 | 6-0", "5-4")
    seen = out.game.observe(out.state, 0)
    lay = next(iter(out.game.legal(out.state, 0)))
    assert out.game.makes(seen, lay).points == 3
    moves, say = out.game.legal(out.state, 0), words("en", "fives-and-threes")
    shown = build(out.game, seen, moves, words=say, names=("Ada", "Ben"))
    made = [
        offer.makes for item in shown.items if isinstance(item, Target) for offer in item.offers
    ]
    assert made == ["6 → +3"]


def test_not_exact_61_or_more() -> None:
    over = at(58, "3-3 1-1 | 6-0", "6-3", exact=False).play("3-3>6-3.3")
    assert (over.is_over, over.scores) == (True, (62, 0))


@pytest.mark.parametrize(("exact", "score"), [(True, 58), (False, 58), (False, 59)])
def test_the_down_may_win_or_not(exact: bool, score: int) -> None:
    for down_wins in (True, False):
        chosen: dict[str, Any] = {"exact": exact, "down_wins": down_wins}
        down = at(score, "6-3 1-1 | 6-0", "", **chosen).play("6-3")  # 9: 3
        assert down.is_over is down_wins
        assert down.scores[0] == (score + 3 if down_wins else score)
    later = at(58, "6-3 1-1 | 6-0", "6-0", down_wins=False).play("6-3>6-0.6")  # 0 + 3: 1
    assert later.gained == {0: 1}


@pytest.mark.parametrize("chosen", [{}, {"exact": False}, {"down_wins": False}])
def test_with_rounds_nothing_is_too_much(chosen: dict[str, Any]) -> None:
    on = at(60, "3-3 1-1 | 6-0", "6-3", match="rounds:4", **chosen).play("3-3>6-3.3")
    assert (on.is_over, on.scores) == (False, (64, 0))


def test_match_61_points_or_any_other_number() -> None:
    assert rules_of("fives-and-threes").match.points == 61
    won = at(27, "3-3 1-1 | 6-0", "6-3", match="points:31").play("3-3>6-3.3")
    assert won.is_over
