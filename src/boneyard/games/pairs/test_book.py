"""Rule book w1.1: Pairs."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Lot, Seat
from boneyard.core.events import (
    Dealt,
    Laid,
    LotDrawn,
    MatchEnded,
    Names,
    Passed,
    RoundBegan,
    Scored,
)
from boneyard.families.line.events import Ceded, DealtAgain
from boneyard.rules.match import is_shutout
from boneyard.testing.book import Situation, dealt, line, tiles
from boneyard.testing.book import deal as deal_of
from boneyard.text import words
from boneyard.view.words.outcome import line_outcome
from tests.three_rounds import (
    CLOCKWISE,
    ROUNDS,
    A,
    B,
    C,
    D,
    opened_by,
    reckoned,
    round_one,
    round_three,
)


def blocked(held: str, last: Seat, opener: Seat, **options: Any) -> Situation:
    """A round that is blocked when `last` lays 5-1: no hand has a 1 or a 4 then."""
    given = [hand.strip() for hand in held.split("|")]
    given[last] = f"{given[last]} 5-1"
    log = (*opened_by(opener), *(Laid(D, tile) for tile in tiles("4-3")))
    table = line(
        "pairs", " | ".join(given), "5-4", turn=last, changes={"log": log},
        **{**CLOCKWISE, **options},
    )  # fmt: skip
    return table.play("5-1>5-4.5")


# -- the three rounds of w1.0 ------------------------------------------------------------------

RECKONED = {
    "international": {"I": ("AC", 22, D), "II": ("AC", 19, A), "III": ("AC", 25, A)},
    "fed": {"I": ("AC", 28, D), "II": ("AC", 32, A), "III": ("AC", 40, A)},
    "venezuelan": {"I": ("AC", 28, D), "II": ("AC", 32, A), "III": ("AC", 40, A)},
    "mexican": {"I": ("AC", 22, A), "II": ("AC", 19, A), "III": ("AC", 25, C)},
    "arab": {"I": ("AC", 22, A), "II": ("BD", 13, D), "III": ("", 0, A)},
}


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.parametrize("preset", RECKONED)
def test_three_rounds_reckoned_by_all(preset: str, number: str) -> None:
    reckoned(number, "pairs", RECKONED[preset][number], preset=preset)


# -- w0: what these games share ----------------------------------------------------------------


def test_four_seats_double_six_seven_tiles_each_nothing_left_over() -> None:
    game: Any = boneyard.game("pairs")
    asked = game.legal(game.start(), CHANCE)
    assert (asked.hands, len(asked.tiles)) == ((7,) * 4, 28)


def test_the_first_and_third_seat_play_against_the_second_and_fourth() -> None:
    game = boneyard.game("pairs")
    assert game.sides(game.start()) == ((0, 2), (1, 3))


def test_a_side_has_one_score_shown_for_both_partners() -> None:
    table = round_one()
    assert table.scores == (22, 0, 22, 0)
    assert table.state.sheet == ((22, 0, 22, 0),)


def test_what_a_side_is_credited_is_told_once_of_both() -> None:
    told = [event.told() for event in round_one().happened(Scored)]
    assert [one and (one.key, one.args["name"]) for one in told] == [
        ("score-together", Names((A, C))),
        None,
    ]


@pytest.mark.parametrize(
    ("scores", "shutout"),
    [((120, 0, 120, 0), True), ((120, 1, 120, 1), False), ((0, 0, 0, 0), False)],
)
def test_a_match_won_while_no_other_has_more_than_0_is_a_shutout(
    scores: tuple[int, ...], shutout: bool
) -> None:
    game: Any = boneyard.game("pairs")
    assert is_shutout(game.match, scores, game.sides(game.start())) == shutout


def test_a_shutout_is_shown() -> None:
    table = round_one(match="points:20")
    names, speak = ("Ann", "Ben", "Cleo", "Dan"), words("en", "pairs")
    outcome = line_outcome(table.game, table.game.observe(table.state, None), names, speak)
    assert outcome is not None
    assert speak("match-shutout") in outcome.lines


def test_counter_clockwise_is_the_default() -> None:
    assert boneyard.game("pairs").start().order == (0, 3, 2, 1)


def test_counter_clockwise_b_is_the_last_seat_of_the_table() -> None:
    # Seat 3 comes after seat 0, so it is compared with it, and opens after it.
    table = blocked("3-0 | 0-0 | 3-3 | 2-2", A, A, direction="counter-clockwise", blocked="closer")
    assert table.gained == {A: 4, C: 4}
    assert table.deal("6-6").turn == D


def test_going_out_beats_blocking() -> None:
    table = line("pairs", "5-1 | 0-0 | 3-3 | 2-2", "5-4", turn=A, **CLOCKWISE).play("5-1>5-4.5")
    assert table.how == "out"
    assert table.gained == {A: 4, C: 4}


def test_a_blocked_round_ends_with_the_lay_that_blocks_it_without_passes() -> None:
    table = blocked("3-0 | 3-3 | 2-2 | 0-0", A, A, corrido_points=30)
    assert table.how == "blocked"
    assert table.happened(Passed) == []
    assert {why for _, _, why in table.scored} == {"fewest-pips"}


def test_who_cannot_lay_passes_by_themselves() -> None:
    table = line("pairs", "6-1 4-4 | 3-3 2-2 | 6-2 1-1 | 4-1 5-5", "6-5", **CLOCKWISE)
    table = table.play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Passed)] == [B]
    assert table.turn == C


def test_partners_who_talk_aloud_are_heard_by_all_and_see_nothing() -> None:
    aloud = dealt("pairs", "6-6", partners="aloud")
    assert [isinstance(hand, tuple) for hand in aloud.game.observe(aloud.state, 0).hands] == [
        True, False, False, False,
    ]  # fmt: skip
    hushed = {name: dealt("pairs", "6-6", partners=name) for name in ("silent", "aloud", "open")}
    assert [one.game.hushes(one.state) for one in hushed.values()] == [True, False, False]


def test_partners_are_silent_unless_they_are_open() -> None:
    silent, open_ = dealt("pairs", "6-6"), dealt("pairs", "6-6", partners="open")
    assert [isinstance(hand, tuple) for hand in silent.game.observe(silent.state, 0).hands] == [
        True, False, False, False,
    ]  # fmt: skip
    assert [isinstance(hand, tuple) for hand in open_.game.observe(open_.state, 0).hands] == [
        True, False, True, False,
    ]  # fmt: skip


def test_a_round_nobody_wins_counts_as_a_round() -> None:
    table = round_three(preset="arab", match="rounds:1")
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (0, 1, 2, 3)


def test_a_target_is_looked_at_after_the_round_and_the_higher_total_wins() -> None:
    table = round_one(match="points:22")
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (0, 2)


# -- opening -----------------------------------------------------------------------------------


def test_round_one_the_highest_double_must_be_laid_by_its_holder() -> None:
    table = dealt("pairs", "0-0 | 5-5 | 6-6 | 4-4")
    assert table.turn == C
    assert table.choices == {"6-6"}


def lot(seat: Seat, **options: Any) -> Situation:
    game = boneyard.game("pairs", **options)
    state, events = game.apply(game.start(), CHANCE, Lot(seat))
    return Situation(game, state, events)


def test_lot_a_seat_any_tile() -> None:
    for seat in range(4):
        table = lot(seat, preset="fed").deal("6-6 | 5-5")
        assert table.turn == seat
        assert len(table.choices) == 7


def test_a_lot_is_drawn_by_chance_every_seat_equally_likely_public_and_recorded() -> None:
    game = boneyard.game("pairs", preset="fed")
    moves = game.legal(game.start(), CHANCE)
    assert list(moves) == [Lot(0), Lot(1), Lot(2), Lot(3)]
    rng = random.Random(1)
    assert min(Counter(map(str, (moves.sample(rng) for _ in range(400)))).values()) > 70
    drawn = lot(2, preset="fed")
    (told,) = drawn.happened(LotDrawn)
    assert all(told.seen_by(seat) == told for seat in (0, 1, 2, 3, None))
    assert game.vocabulary.parse("lot 3") == Lot(2)


def test_the_lot_comes_before_the_deal_and_cannot_be_drawn_twice() -> None:
    game = boneyard.game("pairs", preset="fed")
    deal = deal_of(game, "6-6")
    early = game.why_not(game.start(), CHANCE, deal)
    assert early is not None
    assert early.key == "lot-first"
    drawn = lot(1, preset="fed")
    assert game.why_not(drawn.state, CHANCE, Lot(2)) is not None
    assert game.why_not(drawn.state, CHANCE, deal) is None


def test_lots_are_drawn_before_the_match_only() -> None:
    table = round_one(preset="fed")
    assert not table.game.legal(table.state, CHANCE).listed


def test_rotates_the_seat_next_to_the_last_opener_whoever_won() -> None:
    assert round_one(opens_next="rotates").deal("6-6").turn == D


def test_winner_opens_with_any_tile() -> None:
    table = round_one(opens_next="winner").deal("0-0 | 6-6")
    assert table.turn == A
    assert len(table.choices) == 7


@pytest.mark.parametrize(("after_tie", "opens"), [("next", A), ("same", D), ("fresh", B)])
@pytest.mark.parametrize("opens_next", ["rotates", "winner"])
def test_after_a_round_without_a_winner(after_tie: str, opens: Seat, opens_next: str) -> None:
    table = round_three(preset="arab", after_tie=after_tie, opens_next=opens_next)
    following = table.deal("0-0 | 6-6")
    assert following.turn == opens
    assert (following.choices == {"6-6"}) == (after_tie == "fresh")


def test_fresh_draws_another_lot() -> None:
    table = round_three(preset="arab", opens_first="lot", after_tie="fresh")
    assert table.game.legal(table.state, CHANCE).listed
    state, _ = table.game.apply(table.state, CHANCE, Lot(C))
    assert Situation(table.game, state).deal("0-0 | 6-6").turn == C


def test_an_opener_not_bound_to_a_tile_may_hand_the_opening_to_their_partner() -> None:
    table = lot(1, preset="fed", cede=True).deal("6-6")
    assert "cede" in table.choices
    ceded = table.play("cede")
    assert ceded.happened(Ceded) == [Ceded(B, D)]
    assert ceded.turn == D


def test_the_partner_must_then_lay() -> None:
    ceded = lot(1, preset="fed", cede=True).deal("6-6").play("cede")
    assert len(ceded.choices) == 7
    assert ceded.why_not("cede") == "ceded-to-you"


def test_an_opener_bound_to_a_tile_may_not_cede() -> None:
    table = dealt("pairs", "6-6", cede=True)
    assert table.why_not("cede") == "must-open"
    assert table.play("6-6").why_not("cede") == "already-opened"


def test_nobody_cedes_unless_it_is_chosen() -> None:
    table = lot(1, preset="fed").deal("6-6")
    assert table.why_not("cede") == "not-legal"


def test_the_partner_counts_as_the_opener() -> None:
    table = line(
        "pairs", "6-1 | 3-3 | 2-2 | 4-3", "6-5", turn=A,
        changes={"log": (RoundBegan(0), Ceded(D, B), Laid(B, tiles("6-5")[0]))}, **CLOCKWISE,
    ).play("6-1>6-5.6")  # fmt: skip
    assert table.ended is not None
    assert table.ended.opener == B
    assert table.deal("6-6").turn == C


# -- blocked -----------------------------------------------------------------------------------


def test_pair_the_pair_with_fewer_pips_together() -> None:
    # A 6 and C 5 against B 0 and D 12: 11 against 12.
    assert blocked("3-3 | 0-0 | 3-2 | 6-6", A, A).gained == {A: 12, C: 12}


def test_player_the_single_player_with_fewest_wins_it_for_their_pair() -> None:
    assert blocked("3-3 | 0-0 | 3-2 | 6-6", A, A, blocked="player").gained == {B: 11, D: 11}


def test_closer_the_blocker_against_the_next_seat() -> None:
    # C, who blocks with 5 left, has fewer than D; that B has none at all decides nothing.
    assert blocked("3-3 | 0-0 | 3-2 | 6-6", C, A, blocked="closer").gained == {A: 12, C: 12}
    # A, who blocks with 6 left, has more than B.
    assert blocked("3-3 | 0-0 | 3-2 | 6-6", A, A, blocked="closer").gained == {B: 11, D: 11}


@pytest.mark.parametrize("how", ["pair", "closer"])
def test_a_tie_is_won_by_nobody_the_opener_or_the_blocker(how: str) -> None:
    held = "3-0 | 3-0 | 2-2 | 2-2" if how == "pair" else "3-0 | 3-0 | 0-0 | 2-2"
    nobody = blocked(held, A, B, blocked=how)
    assert (nobody.scored, nobody.ended and nobody.ended.winners) == ([], ())
    opener = blocked(held, A, B, blocked=how, tie="opener", opens_next="winner")
    assert set(opener.gained) == {B, D}
    assert opener.deal("6-6").turn == B
    blocker = blocked(held, A, B, blocked=how, tie="blocker", opens_next="winner")
    assert set(blocker.gained) == {A, C}
    assert blocker.deal("6-6").turn == A


def test_a_tie_of_single_players_is_one_between_opponents() -> None:
    held = "3-0 | 3-3 | 2-2 | 3-0"
    assert blocked(held, A, B, blocked="player").scored == []
    assert set(blocked(held, A, B, blocked="player", tie="opener").gained) == {B, D}


def test_two_partners_who_share_the_fewest_are_no_tie() -> None:
    assert set(blocked("3-0 | 3-3 | 3-0 | 2-2", A, B, blocked="player").gained) == {A, C}


@pytest.mark.parametrize(("opener", "first"), [(A, A), (B, C), (C, C), (D, A)])
def test_partners_equal_the_one_who_comes_first_counted_from_the_opener(
    opener: Seat, first: Seat
) -> None:
    for how in ("pair", "player"):
        table = blocked("3-0 | 3-3 | 3-0 | 2-2", A, opener, blocked=how, opens_next="winner")
        assert table.deal("6-6").turn == first


def test_pair_of_the_winning_pair_the_one_with_fewer_pips_is_the_winner() -> None:
    table = blocked("3-3 | 6-6 | 3-2 | 6-2", A, A, opens_next="winner")
    assert table.ended is not None
    assert table.ended.winners == (C, A)
    assert table.deal("6-6").turn == C


# -- what is credited --------------------------------------------------------------------------


def test_losers_the_pips_in_the_two_losing_hands() -> None:
    assert round_one(counts="losers").gained == {A: 22, C: 22}


def test_all_the_pips_in_all_four_hands() -> None:
    assert round_one(counts="all").gained == {A: 28, C: 28}


@pytest.mark.parametrize(("doubles", "again"), [(3, False), (4, True), (5, True)])
def test_a_hand_with_so_many_doubles_is_dealt_again(doubles: int, again: bool) -> None:
    held = " ".join(f"{n}-{n}" for n in range(doubles))
    others = "6-6 | 5-5 | 4-4" if doubles < 5 else "6-6 | 5-5"
    table = dealt("pairs", f"{held} | {others}", misdeal=4)
    assert bool(table.happened(DealtAgain)) == again
    assert (table.state.phase == "deal") == again


def test_by_default_nothing_is_dealt_again() -> None:
    assert dealt("pairs", "0-0 1-1 2-2 3-3 4-4 5-5 6-6").happened(DealtAgain) == []


def test_a_deal_that_is_dealt_again_scores_nothing_and_a_lot_already_drawn_stands() -> None:
    table = lot(2, preset="fed", misdeal=4).deal("0-0 1-1 2-2 3-3")
    assert table.happened(DealtAgain) == [DealtAgain()]
    assert (table.state.round, table.scored) == (0, [])
    assert not table.game.legal(table.state, CHANCE).listed
    assert table.deal("6-6 5-5 | 4-4 3-3 | 2-2 1-1").turn == 2


def test_a_thousand_deals_in_a_row_that_are_dealt_again_end_the_match() -> None:
    table = lot(2, preset="fed", misdeal=4)
    for _ in range(999):
        table = table.deal("0-0 1-1 2-2 3-3")
    assert table.result is None
    table = table.deal("0-0 1-1 2-2 3-3")
    assert len(table.happened(MatchEnded)) == 1
    assert table.result is not None


# -- bonuses -----------------------------------------------------------------------------------


def out_with(tile: str, laid: str, at: str, **options: Any) -> Situation:
    """A goes out with this tile; the others hold 9 pips, of which B and D 5."""
    table = line("pairs", f"{tile} | 2-0 | 4-0 | 2-1", laid, turn=A, **{**CLOCKWISE, **options})
    return table.play(at)


CAPICUA: dict[str, Any] = {"capicua_points": 30}


def test_capicua_its_two_halves_are_the_two_ends_before() -> None:
    table = out_with("5-1", "6-5 6-1", "5-1>6-5.5", **CAPICUA)
    assert table.scored == [(A, 5, "out"), (C, 5, "out"), (A, 30, "capicua"), (C, 30, "capicua")]


def test_no_capicua_with_a_tile_that_fits_one_end() -> None:
    assert out_with("5-3", "6-5 6-1", "5-3>6-5.5", **CAPICUA).gained == {A: 5, C: 5}


def test_no_capicua_with_a_double() -> None:
    table = out_with("5-5", "6-5 6-3 3-5>6-3.3", "5-5>6-5.5", **CAPICUA)
    assert table.gained == {A: 5, C: 5}


@pytest.mark.parametrize(("ends", "points"), [("differ", 5), ("any", 35)])
def test_any_adds_a_non_double_that_shows_the_number_of_both_ends(ends: str, points: int) -> None:
    table = out_with("5-1", "6-5 6-3 3-5>6-3.3", "5-1>6-5.5", capicua_ends=ends, **CAPICUA)
    assert table.gained == {A: points, C: points}


def test_no_capicua_by_blocking() -> None:
    table = line(
        "pairs", "5-1 3-0 | 3-3 | 2-2 | 0-0", "6-5 6-1", turn=A, **CLOCKWISE, **CAPICUA
    ).play("5-1>6-5.5")  # fmt: skip
    assert table.how == "blocked"
    assert {why for _, _, why in table.scored} == {"fewest-pips"}


def test_chuchazo_going_out_with_the_double_blank_whatever_the_ends_before() -> None:
    for laid, at in (("6-0", "0-0>6-0.0"), ("6-0 6-3 3-0>6-3.3", "0-0>6-0.0")):
        table = line(
            "pairs", "0-0 | 2-1 | 4-1 | 2-2", laid, turn=A, chuchazo_points=25, **CLOCKWISE
        ).play(at)  # fmt: skip
        assert table.scored[2:] == [(A, 25, "chuchazo"), (C, 25, "chuchazo")]


def test_laying_the_double_blank_to_block_is_none() -> None:
    table = line(
        "pairs", "0-0 3-3 | 2-1 | 4-1 | 2-2", "6-0 6-5 5-0>6-5.5", turn=A, chuchazo_points=25,
        **CLOCKWISE,
    ).play("0-0>6-0.0")  # fmt: skip
    assert table.how == "blocked"
    assert {why for _, _, why in table.scored} == {"fewest-pips"}


def corrido(scores: tuple[int, ...] = (0, 0, 0, 0), **options: Any) -> Situation:
    """A lays, nobody else can, and A lays again."""
    return line(
        "pairs", "6-1 1-1 1-0 | 3-3 | 2-2 | 4-4", "6-5", turn=A, changes={"scores": scores},
        **{"corrido_points": 30, **CLOCKWISE, **options},
    ).play("6-1>6-5.6")  # fmt: skip


def test_corrido_is_credited_at_the_third_pass_and_they_lay_again() -> None:
    table = corrido()
    kinds = [type(event).__name__ for event in table.events]
    assert kinds == ["Laid", "Passed", "Passed", "Passed", "Scored", "Scored"]
    assert table.gained == {A: 30, C: 30}
    assert table.turn == A


def test_corrido_counts_every_time_it_happens() -> None:
    table = corrido().play("1-1>6-1.1")
    assert table.gained == {A: 30, C: 30}
    assert table.scores == (60, 0, 60, 0)


def opening(held: str, **options: Any) -> Situation:
    """A has opened with 6-6."""
    table = line(
        "pairs", held, "", turn=A, changes={"must": tiles("6-6")[0]},
        **{"salida_points": 30, **CLOCKWISE, **options},
    )  # fmt: skip
    return table.play("6-6")


PARTNER_LAYS = "6-6 1-0 | 5-5 4-4 | 6-2 3-3 | 6-1 2-1"
ONLY_D_LAYS = "6-6 1-0 | 5-5 4-4 | 3-2 3-3 | 6-1 2-1"
NOBODY_LAYS = "6-6 6-0 | 5-5 4-4 | 3-2 3-3 | 4-1 2-1"


def test_salida_the_second_player_passes_and_the_openers_partner_lays() -> None:
    table = opening(PARTNER_LAYS)
    assert (table.scored, table.turn) == ([], C)
    assert table.play("6-2>6-6.side").gained == {C: 30, A: 30}


def test_if_the_partner_passes_as_well_there_is_no_salida() -> None:
    table = opening(ONLY_D_LAYS)
    assert (table.scored, table.turn) == ([], D)
    assert table.play("6-1>6-6.side").scored == []


def test_three_passes_are_a_corrido() -> None:
    table = opening(NOBODY_LAYS, corrido_points=20)
    assert table.scored == [(A, 20, "corrido"), (C, 20, "corrido")]


def test_at_once_pays_at_the_second_players_pass_and_leaves_the_corrido_to_come() -> None:
    assert opening(PARTNER_LAYS, salida_rule="at-once").gained == {A: 30, C: 30}
    assert opening(ONLY_D_LAYS, salida_rule="at-once").gained == {A: 30, C: 30}
    both = opening(NOBODY_LAYS, salida_rule="at-once", corrido_points=20)
    assert [why for seat, _, why in both.scored if seat == A] == ["salida", "corrido"]
    again = opening(PARTNER_LAYS, salida_rule="at-once").play("6-2>6-6.side")
    assert again.scored == []


def test_a_pass_later_in_the_round_is_no_salida() -> None:
    table = line(
        "pairs", "6-1 0-0 | 3-3 2-2 | 1-1 4-4 | 6-2 5-5", "6-6", turn=A, salida_points=30,
        changes={"log": opened_by(D)}, **CLOCKWISE,
    ).play("6-1>6-6.side")  # fmt: skip
    assert [event.seat for event in table.happened(Passed)] == [B]
    assert table.play("1-1>6-1.1").scored == []


@pytest.mark.parametrize(("before", "credited"), [(69, True), (70, False), (90, False)])
def test_a_corrido_that_would_bring_its_side_to_the_target_is_not_credited_at_all(
    before: int, credited: bool
) -> None:
    table = corrido((before, 0, before, 0))
    assert table.gained == ({A: 30, C: 30} if credited else {})
    assert table.result is None


def test_nor_is_a_salida() -> None:
    near: dict[str, Any] = {"changes": {"scores": (70, 0, 70, 0)}}
    for rule in ("partner-lays", "at-once"):
        table = line(
            "pairs", PARTNER_LAYS, "", turn=A, salida_points=30, salida_rule=rule, **near,
            **CLOCKWISE,
        ).play("6-6", "6-2>6-6.side")  # fmt: skip
        assert table.scored == []


def test_pass_win_credited_as_any_points_and_looked_at_only_after_the_round() -> None:
    table = corrido((90, 0, 90, 0), pass_win=True)
    assert table.scores == (120, 0, 120, 0)
    assert table.result is None
    assert table.play("1-1>6-1.1", "1-0>1-1.side").is_over


def test_in_a_match_of_rounds_every_corrido_is_credited() -> None:
    assert corrido((500, 0, 500, 0), match="rounds:3").gained == {A: 30, C: 30}


def test_capicua_and_chuchazo_belong_to_the_rounds_points_and_may_win() -> None:
    assert out_with("5-1", "6-5 6-1", "5-1>6-5.5", match="points:35", **CAPICUA).is_over


# -- presets -----------------------------------------------------------------------------------

BY_PRESET = {
    "international": ("double", "rotates", "next", "pair", "nobody", "losers", "points:100"),
    "fed": ("lot", "rotates", "next", "pair", "nobody", "all", "points:300"),
    "venezuelan": ("double", "rotates", "next", "pair", "nobody", "all", "points:100"),
    "mexican": ("double", "winner", "next", "pair", "nobody", "losers", "points:100"),
    "arab": ("double", "winner", "next", "player", "nobody", "losers", "points:100"),
}
SET = ("opens_first", "opens_next", "after_tie", "blocked", "tie", "counts", "match")
OFF = ("cede", "misdeal", "capicua_points", "chuchazo_points", "corrido_points", "salida_points")


@pytest.mark.parametrize("preset", BY_PRESET)
def test_a_preset_sets_the_default_of_every_option(preset: str) -> None:
    options = boneyard.game("pairs", preset=preset).options
    assert tuple(options[name] for name in SET) == BY_PRESET[preset]
    assert not any(options[name] for name in (*OFF, "pass_win"))


def test_international_is_the_default() -> None:
    assert boneyard.game("pairs").options["preset"] == "international"


@pytest.mark.parametrize("preset", BY_PRESET)
def test_each_may_be_changed_by_itself(preset: str) -> None:
    options = boneyard.game("pairs", preset=preset, opens_next="winner", counts="all").options
    assert (options["opens_next"], options["counts"]) == ("winner", "all")
    assert options["blocked"] == BY_PRESET[preset][3]


def test_hands_are_dealt_in_order_of_play_and_seen_by_their_owners_only() -> None:
    table = dealt("pairs", "6-6")
    assert [event.seat for event in table.happened(Dealt)] == [0, 3, 2, 1]
    assert all(event.knowers == (event.seat,) for event in table.happened(Dealt))
