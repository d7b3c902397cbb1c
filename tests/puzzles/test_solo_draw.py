"""Solo 2 (S, L): best play for a hand, its chances, and how often the game is won."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest

from boneyard.puzzles import solo_draw
from boneyard.puzzles.solo_draw import Ends, Stop, odds
from boneyard.tiles import Tile, TileSet


def tiles(*texts: str) -> list[Tile]:
    return [Tile.parse(text) for text in texts]


def lay_in_order(order: tuple[Tile, ...], ends: Ends) -> set[Ends]:
    """The ends one can have after laying the tiles in exactly this order."""
    reached = {ends}
    for tile in order:
        reached = {
            after
            for x, y in reached
            for a, b in ((tile.high, tile.low), (tile.low, tile.high))
            for after in ([(b, y)] if a == x else []) + ([(x, b)] if a == y else [])
        }
    return reached


def either_way(ends: Ends) -> Ends:
    return (min(ends), max(ends))


def slow_chance(ends: Ends, unseen: frozenset[Tile], hand_size: int) -> Fraction:
    """By the book, without rescues: try every hand in every order."""
    if len(unseen) < hand_size:
        return Fraction(1)
    total = Fraction(0)
    for hand in combinations(sorted(unseen), hand_size):
        ways = {
            either_way(after) for order in permutations(hand) for after in lay_in_order(order, ends)
        }
        rest = unseen - frozenset(hand)
        total += max((slow_chance(way, rest, hand_size) for way in ways), default=Fraction(0))
    return total / comb(len(unseen), hand_size)


def line_of(n: int, length: int, rng: random.Random) -> tuple[Ends, list[Tile]]:
    """A random line of this length, as its ends and the tiles not in it, shuffled."""
    while True:
        left = list(TileSet.double(n))
        rng.shuffle(left)
        first = left.pop()
        ends = (first.high, first.low)
        while len(TileSet.double(n)) - len(left) < length:
            fitting = [tile for tile in left if ends[1] in tile]
            if not fitting:
                break
            left.remove(fitting[0])
            ends = (ends[0], fitting[0].other(ends[1]))
        else:
            return ends, left


def test_stops_are_all_ways_to_lay_a_hand_until_nothing_fits() -> None:
    rng = random.Random(8)
    for _ in range(40):
        ends, left = line_of(6, 6, rng)
        hand = left[:4]
        expected = set()
        for size in range(5):
            for order in permutations(hand, size):
                rest = frozenset(hand) - frozenset(order)
                for x, y in lay_in_order(order, ends):
                    if not any(x in tile or y in tile for tile in rest):
                        expected.add((rest, either_way((x, y))))
        found = solo_draw.stops(hand, ends)
        assert {(frozenset(stop.left), either_way(stop.ends)) for stop in found} == expected
        for stop in found:
            x, y = ends
            for tile, end in stop.order:
                if end == "left":
                    assert x in tile
                    x = tile.other(x)
                else:
                    assert y in tile
                    y = tile.other(y)
            assert (x, y) == stop.ends


def test_no_full_hand_left_to_draw_is_won() -> None:
    best = solo_draw.best(tiles("6-5", "5-4"), (6, 0), tiles("1-1", "2-2"))
    assert (best.chance, best.exact, best.stop.left) == (1.0, True, ())


def test_a_hand_that_cannot_be_laid_is_lost_without_a_rescue() -> None:
    best = solo_draw.best(tiles("6-5", "4-4"), (6, 0), tiles("1-1", "5-4"))
    assert (best.chance, best.exact) == (0.0, True)


def test_a_rescue_draws_one_of_the_unseen_tiles() -> None:
    # Stuck with 4-4 at 5...0: of the two tiles left 5-4 helps, 1-1 does not.
    best = solo_draw.best(tiles("6-5", "4-4"), (6, 0), tiles("1-1", "5-4"), rescue_left=1)
    assert (best.chance, best.exact) == (0.5, True)
    assert best.stop.left == (Tile.of(4, 4),)
    # With a second rescue the right tile comes, but 1-1 may come first and cannot be laid.
    twice = solo_draw.best(tiles("6-5", "4-4"), (6, 0), tiles("1-1", "5-4"), rescue_left=2)
    assert twice.chance == 0.5


def test_a_ring_ends_with_the_number_that_gives_the_better_chance() -> None:
    # 0-1 closes the line 0...1 into a ring, ending with 0 or with 1; only 1 fits what comes.
    best = solo_draw.best(tiles("1-0"), (0, 1), tiles("6-1", "5-1"), hand_size=2)
    assert best.stop.ends == (1, 1)
    assert best.chance == 1
    chances = solo_draw.options(tiles("1-0"), (0, 1), tiles("6-1", "5-1"), hand_size=2)
    assert [option.chance for option in chances] == [1, 0]


def test_exact_chances_agree_with_trying_every_hand_in_every_order() -> None:
    rng = random.Random(2)
    winnable = 0
    for _ in range(15):
        ends, left = line_of(4, 6, rng)
        stop = Stop((), ends, ())
        found = odds._Exact(3).chance(stop, frozenset(left[:7]), 0)
        assert found == slow_chance(ends, frozenset(left[:7]), 3)
        winnable += found > 0
    assert winnable >= 3


def test_estimates_agree_with_exact_chances() -> None:
    rng = random.Random(6)
    exact = estimated = error = 0.0
    for game in range(40):
        ends, left = line_of(6, 16, rng)
        stop = Stop((), ends, ())
        known = odds._Exact(5).chance(stop, frozenset(left), 0)
        assert known is not None
        mean, stderr = solo_draw.estimate((), ends, left, 0, 5, 1000, game, 0)
        exact += float(known)
        estimated += mean
        error += stderr**2
    assert exact > 0
    assert abs(exact - estimated) < 4 * error**0.5 + 0.03 * exact


def test_the_policy_with_rescues_is_nearly_as_good_as_best_play_and_never_better() -> None:
    rng = random.Random(9)
    exact = estimated = error = 0.0
    for game in range(60):
        ends, left = line_of(6, 16, rng)
        known = max(
            chance
            for stop in solo_draw.stops(left[:5], ends)
            if (chance := odds._Exact(5).chance(stop, frozenset(left[5:]), 2)) is not None
        )
        mean, stderr = solo_draw.estimate(left[:5], ends, left[5:], 2, 5, 1000, game, 0)
        exact += float(known)
        estimated += mean
        error += stderr**2
    assert 0.9 * exact - 4 * error**0.5 < estimated < exact + 4 * error**0.5


class Never:
    """A compiler that never comes to an end."""

    ready = False

    def start(self) -> None:
        pass


@pytest.mark.parametrize("rescues", [0, 2])
def test_without_a_compiler_the_estimates_are_rougher_but_right(
    rescues: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "KERNEL", Never())
    monkeypatch.setattr(odds, "_played", None)  # nothing compiled is called
    rng = random.Random(7)
    exact = estimated = error = 0.0
    for game in range(30):
        ends, left = line_of(6, 13, rng)
        (option, *_) = solo_draw.options(left[:5], ends, left[5:], rescues, 5)
        assert option.exact
        mean, stderr = solo_draw.estimate(
            left[:5], ends, left[5:], rescues, 5, 5000, game, 0, "auto"
        )
        exact += option.chance
        estimated += mean
        error += stderr**2
    assert exact > 0
    assert 0.75 * exact - 4 * error**0.5 < estimated < exact + 4 * error**0.5


def test_best_uses_sampling_early_and_tells_its_error() -> None:
    deck = list(TileSet.double(6))
    random.Random(12).shuffle(deck)
    first, hand, unseen = deck[0], deck[1:6], deck[6:]
    best = solo_draw.best(hand, (first.high, first.low), unseen, rescue_left=16, games=400)
    assert not best.exact
    assert 0 < best.stderr < 0.2
    assert 0 < best.chance < 1
    again = solo_draw.best(hand, (first.high, first.low), unseen, rescue_left=16, games=400)
    assert again == best


def test_the_chance_of_the_next_hand_is_exact_where_hands_can_be_counted() -> None:
    rng = random.Random(4)
    ends, left = line_of(6, 18, rng)
    layable = sum(
        any(lay_in_order(order, ends) for order in permutations(hand))
        for hand in combinations(left, 5)
    )
    assert solo_draw.next_hand_chance(ends, left) == Fraction(layable, comb(len(left), 5))
    assert solo_draw.next_hand_chance(ends, left[:3]) == 1
    assert solo_draw.next_hand_chance((9, 8), TileSet.double(9), 7) is None


def test_unknown_sets_and_impossible_hands_are_refused() -> None:
    with pytest.raises(ValueError, match="both in the hand and unseen"):
        solo_draw.best(tiles("6-6"), (6, 6), tiles("6-6"))
