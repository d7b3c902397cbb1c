"""The figures in docs/numbers.md and docs/quadrille.md: `python -m boneyard.puzzles.bench_solo`."""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import Counter

from boneyard.puzzles import numbers, quadrille, solo_draw, solo_rows
from boneyard.puzzles.interval import wilson


def rows(deals: int, seed: int, graded: int) -> None:
    """Share of winnable deals, deals decided per second on one core, and the grades."""
    solo_rows.share(1, seed)
    speeds = []
    won = 0
    part = deals // 5
    for repeat in range(5):
        start = time.perf_counter()
        won += solo_rows.share(part, seed, first=repeat * part)
        speeds.append(part / (time.perf_counter() - start))
    low, high = wilson(won, 5 * part)
    print(f"solo-rows: {won} of {5 * part} deals winnable, {won / (5 * part):.4%}")
    print(f"  95 % interval {low:.4%} to {high:.4%}")
    print(f"  {min(speeds):,.0f} to {max(speeds):,.0f} deals decided per second (5 repeats)")
    rng = random.Random(seed)
    chances: list[float] = []
    while len(chances) < graded:
        deal = solo_rows.deal(rng)
        if solo_rows.kernel_winnable(deal):
            chances.append(solo_rows.analyse(solo_rows.Position(deal)).random_chance)
    counts = Counter(
        grade
        for chance in chances
        for grade, (above, up_to) in solo_rows.GRADES.items()
        if above < chance <= up_to
    )
    for grade, (above, up_to) in solo_rows.GRADES.items():
        edges = f"2^{math.log2(above):.0f}" if above else "0"
        print(f"  {grade}: {edges} to 2^{math.log2(up_to):.0f}: {counts[grade] / graded:.1%}")


def draw(n: int, rescues: list[int], games: int, seed: int) -> None:
    """Win rates by number of rescues."""
    for rescue in rescues:
        start = time.perf_counter()
        rate = solo_draw.win_rate(n, rescue, games=games, seed=seed)
        seconds = time.perf_counter() - start
        one_in = f"1 in {1 / rate.chance:,.3g}" if rate.chance else "never seen"
        how = f"exact: {rate.exact}" if rate.exact is not None else f"± {rate.stderr:.2g}"
        print(
            f"solo-draw set {n}, rescue {rescue}: {rate.chance:.4g} ({how}), {one_in},"
            f" {seconds:.1f} s",
            flush=True,
        )


def count_quadrilles() -> None:
    quadrille.layouts.cache_clear()
    start = time.perf_counter()
    counts = quadrille.count()
    seconds = time.perf_counter() - start
    print(f"quadrille, counted in {seconds:.3f} s; {counts.tilings} tilings occur")
    for name, senses in (("layouts", counts.layouts), ("patterns", counts.patterns)):
        print(f"  {name}: {senses}")


def count_chains() -> None:
    for n in range(9):
        start = time.perf_counter()
        found = numbers.lines(n), numbers.closed_chains(n)
        seconds = time.perf_counter() - start
        print(f"double-{n}: {found[0]} lines, {found[1]} closed chains, {seconds:.3f} s")
    print(f"tilings of 7×8: {numbers.tilings(7, 8)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["rows", "draw", "quadrille", "numbers"])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--graded", type=int, default=2_000)
    parser.add_argument("--set", type=int, default=6, choices=sorted(solo_draw.HAND_SIZES))
    parser.add_argument("--rescue", type=int, nargs="+", default=[0, 1, 2, 3])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.what == "rows":
        rows(given.deals, given.seed, given.graded)
    elif given.what == "draw":
        draw(given.set, given.rescue, given.games, given.seed)
    elif given.what == "quadrille":
        count_quadrilles()
    else:
        count_chains()


if __name__ == "__main__":
    main()
