"""A ladder is honest: both get the same deals, deals are what is sampled, and a rule says when to
stop."""

from __future__ import annotations

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import inf, nan

import pytest

from boneyard.bots.contenders import Entrant, Partnership, contender, entered, kind
from boneyard.bots.duplicate import (
    DealScore,
    deal_score,
    dealt,
    has_partners,
    one_round,
    seatings,
)
from boneyard.bots.ladder import meet, pairs, standoff, win_interval
from boneyard.bots.sprt import OUTCOMES, Sprt
from boneyard.puzzles.statistics import around_mean, student

PAIR = (Entrant("heaviest"), Entrant("random"))

# -- statistics ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_the_interval_of_a_mean_is_as_wide_as_its_quantile_says() -> None:
    # Deviation 2 over 16 values: a standard error of ½, and 2.131 of these either way.
    values = [4 + 2 * (15 / 16) ** 0.5 * sign for sign in (1, -1) * 8]
    assert around_mean(values) == pytest.approx((4 - 2.131 / 2, 4 + 2.131 / 2), abs=2e-3)


def test_deals_are_counted_and_not_the_rounds_of_each() -> None:
    """A deal whose rounds always come out together is one witness, however many rounds it has."""
    wins = [1.0, 0.0] * 50
    low, high = win_interval(wins)
    assert high - low == pytest.approx(2 * 1.984 * 0.5 * (100 / 99) ** 0.5 / 10, rel=1e-2)


@pytest.mark.parametrize(("wins", "below"), [([1.0] * 20, 0.9), ([1.0] * 400, 1.0)])
def test_deals_that_are_all_alike_are_not_quite_sure(wins: list[float], below: float) -> None:
    low, high = win_interval(wins)
    assert high == 1
    assert 0.8 < low < below


def test_a_standoff_is_told_in_percent_and_points_per_round() -> None:
    scores = [DealScore(1.0, 10.0, 2), DealScore(0.5, -2.0, 2), DealScore(0.75, 1.0, 2)]
    found = standoff(PAIR, scores, None)
    assert (found.a, found.b, found.deals, found.rounds) == ("heaviest", "random", 3, 6)
    assert (found.win, found.points, found.verdict) == (75, 3, "open")
    assert found.low < 75 < found.high == 100
    assert found.points_low < 3 < found.points_high


# -- when to stop -------------------------------------------------------------------------------


def test_the_ratio_is_the_normal_one_of_the_mean() -> None:
    even = Counter({0.0: 2500, 0.5: 5000, 1.0: 2500})
    # 10 000 deals of variance 1/8: n · step · (2 · mean - 1.02) / (2 · variance)
    assert Sprt().llr(even) == pytest.approx(-16, rel=1e-3)
    ahead = Counter({0.0: 2000, 0.5: 5000, 1.0: 3000})
    assert Sprt().llr(ahead) == pytest.approx(10_000 * 0.02 * 0.08 / (2 * 0.1225), rel=1e-3)


def stopped(weights: tuple[float, ...], sprt: Sprt, seed: int) -> str:
    rng, results = random.Random(seed), Counter[float]()
    for outcome in rng.choices(OUTCOMES, weights, k=4000):
        results[outcome] += 1
        if verdict := sprt.verdict(results):
            return verdict
    return "open"


@pytest.mark.parametrize(
    ("weights", "wrong"),
    [
        ((1, 2, 4, 2, 1), "better"),
        ((2, 1, 20, 1, 2), "better"),
        ((1, 0, 0, 0, 1), "better"),
        ((0.9, 0, 0, 0, 1.1), "not better"),
        ((4, 9, 20, 15, 8), "not better"),
    ],
)
def test_either_error_is_as_rare_as_promised(weights: tuple[float, ...], wrong: str) -> None:
    mean = sum(w * r for w, r in zip(weights, OUTCOMES, strict=True)) / sum(weights)
    sprt = Sprt(better=0.55)
    assert mean == 0.5 if wrong == "better" else mean >= sprt.better
    verdicts = Counter(stopped(weights, sprt, seed) for seed in range(300))
    # 5 % of 300 are 15; the seeds are fixed, and 24 would be more than two deviations above.
    assert verdicts[wrong] < 24
    assert verdicts["open"] == 0


def test_nothing_is_decided_by_the_first_few_deals() -> None:
    assert Sprt().verdict(Counter({1.0: 15})) is None
    assert Sprt().verdict(Counter({1.0: 16})) == "better"
    assert Sprt().verdict(Counter({0.0: 16})) == "not better"


@pytest.mark.parametrize("better", [0.5, 0.4, 1.0, 1.2, nan])
def test_a_hypothesis_that_is_none_is_refused(better: float) -> None:
    with pytest.raises(ValueError, match="50 %"):
        Sprt(better=better)


# -- the same deals from every side -------------------------------------------------------------


@pytest.mark.parametrize("sides", range(2, 9))
def test_every_side_is_played_by_each_kind_equally_often(sides: int) -> None:
    all_ = seatings(sides)
    assert len(set(all_)) == len(all_) == (2 if sides % 2 == 0 else 2 * sides)
    for side in range(sides):
        assert sum(seating[side] for seating in all_) * 2 == len(all_)
    for seating in all_:
        assert tuple(1 - kind for kind in seating) in all_


@pytest.mark.parametrize("slug", ["block", "team-block", "divisor", "cyprus", "memory", "hectic"])
def test_whoever_meets_themselves_ends_even(slug: str) -> None:
    mind = contender(Entrant("random"), slug)
    found = deal_score(one_round(slug), (mind, mind), "5")
    assert found.win == pytest.approx(0.5)
    assert found.points == pytest.approx(0)


@pytest.mark.parametrize("slug", ["block", "dominance", "memory"])
def test_no_deal_is_like_another_even_where_none_is_dealt(slug: str) -> None:
    game = one_round(slug)
    assert len({repr(dealt(game, str(seed))) for seed in range(20)}) == 20
    assert dealt(game, "3") == dealt(game, "3")


def test_partners_are_of_one_kind() -> None:
    game = one_round("team-block")
    assert len(game.sides(dealt(game, "1"))) == 2
    minds = (contender(Entrant("heaviest"), game.slug), contender(Entrant("random"), game.slug))
    assert deal_score(game, minds, "1").rounds == 2


def test_swapping_the_kinds_swaps_the_result() -> None:
    game = one_round("divisor")
    one, other = (contender(Entrant(name), game.slug) for name in ("heaviest", "random"))
    there, back = deal_score(game, (one, other), "3"), deal_score(game, (other, one), "3")
    assert there.win + back.win == pytest.approx(1)
    assert there.points == pytest.approx(-back.points)


# -- two who share a side -----------------------------------------------------------------------


def test_partners_sit_both_ways() -> None:
    game = one_round("pairs")
    mixed, alike = (kind(entered(name), game.slug) for name in ("heaviest+random", "random+random"))
    assert deal_score(game, (alike, alike), "1").rounds == 2
    assert deal_score(game, (mixed, alike), "1").rounds == 4
    assert deal_score(game, (mixed, mixed), "1").rounds == 8


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_partners_who_meet_themselves_end_even(seed: str) -> None:
    game = one_round("pairs")
    mixed = kind(entered("heaviest+random"), game.slug)
    found = deal_score(game, (mixed, mixed), seed)
    assert found.win == pytest.approx(0.5)
    assert found.points == pytest.approx(0)


def test_two_of_a_name_are_as_one_who_plays_the_side() -> None:
    game = one_round("pairs")
    there, back = ("heaviest+heaviest", "random"), ("heaviest", "random+random")
    found = [
        deal_score(game, (kind(entered(a), game.slug), kind(entered(b), game.slug)), "4")
        for a, b in (there, back)
    ]
    assert found[0] == found[1]


def test_a_partner_makes_a_difference() -> None:
    game = one_round("pairs")
    pairs_ = [(entered(f"heaviest+{name}"), entered("random")) for name in ("heaviest", "random")]
    found = [meet(game, pair, 40) for pair in pairs_]
    assert found[0].points > found[1].points
    assert [one.a for one in found] == ["heaviest+heaviest", "heaviest+random"]


def test_who_has_partners() -> None:
    assert has_partners(one_round("pairs"))
    assert not has_partners(one_round("block"))
    assert not has_partners(one_round("memory"))


# -- ladders ------------------------------------------------------------------------------------


def test_neighbours_meet_or_everybody() -> None:
    a, b, c = entrants = [Entrant(name) for name in ("greedy", "heaviest", "random")]
    assert pairs(entrants, every=False) == [(a, b), (b, c)]
    assert pairs(entrants, every=True) == [(a, b), (a, c), (b, c)]


def test_what_was_played_beyond_the_stop_does_not_count() -> None:
    """Many work ahead and finish in any order; the result is that of one who plays deal by deal."""
    game, pair = one_round("divisor"), (Entrant("heaviest"), Entrant("random"))
    sprt = Sprt(better=0.75)
    alone = meet(game, pair, 200, sprt=sprt)
    assert alone.verdict == "not better"
    assert 16 <= alone.deals < 100
    with ThreadPoolExecutor(3) as pool:
        assert meet(game, pair, 200, sprt=sprt, executor=pool, ahead=50) == alone


def test_no_more_deals_are_played_than_allowed() -> None:
    assert meet(one_round("classic-block"), PAIR, 17).deals == 17


def test_another_seed_brings_other_deals() -> None:
    game = one_round("block")
    assert meet(game, PAIR, 16) != meet(game, PAIR, 16, seed=1)


# -- entrants -----------------------------------------------------------------------------------


def test_an_entrant_may_have_a_budget_of_its_own() -> None:
    entrant = Entrant.parse("strong@25")
    assert entrant.label == "strong@25"
    assert entrant.budget is not None
    assert entrant.budget.playouts == 25


def test_partners_may_each_have_a_budget() -> None:
    found = entered(" strong@25+casual")
    assert found == Partnership(Entrant.parse("strong@25"), Entrant("casual"))
    assert found.label == "strong@25+casual"
    with pytest.raises(ValueError, match="partners are two"):
        entered("strong+casual+random")


@pytest.mark.parametrize("text", ["strong@", "strong@x", "strong@-3", "strong@0"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="play-out"):
        Entrant.parse(text)


@pytest.mark.parametrize("seconds", [0.0, -1.0, inf, nan])
def test_nobody_thinks_for_no_time_or_for_ever(seconds: float) -> None:
    from boneyard.bots import Budget

    with pytest.raises(ValueError, match="seconds"):
        Budget(seconds=seconds)
