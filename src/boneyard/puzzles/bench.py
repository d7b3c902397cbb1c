"""The figures in docs/numbers.md and docs/quadrille.md: `python -m boneyard.puzzles.bench`."""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import Counter
from pathlib import Path

import numpy as np

from boneyard.puzzles import numbers, quadrille, solo_draw, solo_rows
from boneyard.puzzles.solo_draw import book as solo_book
from boneyard.puzzles.solo_draw import exact, rates
from boneyard.puzzles.statistics import wilson
from boneyard.tiles import Tile, TileSet


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
            chances.append(solo_rows.analyse(solo_rows.RowsPosition(deal)).random_chance)
    counts = Counter(
        grade
        for chance in chances
        for grade, (above, up_to) in solo_rows.GRADES.items()
        if above < chance <= up_to
    )
    for grade, (above, up_to) in solo_rows.GRADES.items():
        edges = f"2^{math.log2(above):.0f}" if above else "0"
        print(f"  {grade}: {edges} to 2^{math.log2(up_to):.0f}: {counts[grade] / graded:.1%}")


def draw(n: int, rescues: list[int], games: int, seed: int, tries: int) -> None:
    """What the policy, and somebody who sees the order, win by number of rescues; and best play
    where that is known: it must lie between."""
    for rescue in rescues:
        start = time.perf_counter()
        least = rates.policy_rate(n, rescue, games=games, seed=seed, tries=tries)
        middle = time.perf_counter()
        most = rates.seeing_rate(n, rescue, games=-(-games // 5), seed=seed)
        best = f", best play {float(rates.SOLVED[rescue]):.4g}" if n == 6 else ""
        print(
            f"solo-draw set {n}, rescue {rescue}: policy {least[0]:.4g} ± {least[1]:.2g}"
            f" ({middle - start:.0f} s){best}, seeing the order {most[0]:.4g} ± {most[1]:.2g}"
            f" ({time.perf_counter() - middle:.0f} s)",
            flush=True,
        )


def book() -> None:
    """Solve the game by the book, and write the table that hints are looked up in."""
    codes, chances = solo_book.table_of(exact.solve(solo_book.SET, solo_book.HAND_SIZE, 0))
    path = Path(solo_book.__file__).with_name(solo_book.FILE)
    np.savez_compressed(path, codes=codes, chances=chances)
    print(f"{len(codes):,} classes of lines, {path.stat().st_size:,} bytes")


def policy(positions: int, seed: int) -> None:
    """What the policy behind the estimates loses, where that can be known.

    Two hands to go with set 6, 16 tiles laid at random: exact best play against the policy. And
    first hands: the stop that play-outs prefer against the policy's own, in fresh play-outs.
    """
    rng = random.Random(seed)
    for rescue in (1, 2, 3, 5, 7):
        exact = played = 0.0
        for number in range(positions):
            ends, rest = random_line(16, rng)
            options = solo_draw.options(rest[:5], ends, rest[5:], rescue)
            exact += max(option.chance for option in options)
            played += solo_draw.estimate(rest[:5], ends, rest[5:], rescue, 5, 2000, number)[0]
        print(
            f"two hands to go, rescue {rescue}: best play {exact / positions:.4f},"
            f" policy {played / positions:.4f}"
        )
    for rescue in (4, 10, 16, 22):
        chosen = played = 0.0
        for number in range(positions // 4):
            ends, rest = random_line(1, rng)
            found = solo_draw.best(rest[:5], ends, rest[5:], rescue, games=4000, seed=number)
            chosen += found.chance
            played += solo_draw.estimate(rest[:5], ends, rest[5:], rescue, 5, 4000, ~number)[0]
        print(
            f"first hand, rescue {rescue}: play-outs choose {chosen / (positions // 4):.4f},"
            f" policy {played / (positions // 4):.4f}"
        )


def random_line(length: int, rng: random.Random) -> tuple[solo_draw.Ends, list[Tile]]:
    """The ends of a random line of set 6, and the other tiles, shuffled."""
    while True:
        left = list(TileSet.double(6))
        rng.shuffle(left)
        first = left.pop()
        ends = (first.high, first.low)
        for _ in range(length - 1):
            fitting = next((tile for tile in left if ends[1] in tile), None)
            if fitting is None:
                break
            left.remove(fitting)
            # Turn the line over now and then, so that both ends grow.
            ends = (ends[0], fitting.other(ends[1]))
            ends = ends if rng.randrange(2) else (ends[1], ends[0])
        else:
            return ends, left


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
    parser.add_argument("what", choices=["rows", "draw", "book", "policy", "quadrille", "numbers"])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--graded", type=int, default=2_000)
    parser.add_argument("--set", type=int, default=6, choices=sorted(solo_draw.HAND_SIZES))
    parser.add_argument("--rescue", type=int, nargs="+", default=[0, 1, 2, 3])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--tries", type=int, default=0, help="play-outs per stop")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.what == "rows":
        rows(given.deals, given.seed, given.graded)
    elif given.what == "draw":
        draw(given.set, given.rescue, given.games, given.seed, given.tries)
    elif given.what == "book":
        book()
    elif given.what == "policy":
        policy(given.positions, given.seed)
    elif given.what == "quadrille":
        count_quadrilles()
    else:
        count_chains()


if __name__ == "__main__":
    main()
