"""`boneyard solve`: decide solos and puzzles exactly, and count what can be counted."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable

from boneyard.cli import solve_deal
from boneyard.cli.choose import number_seed, seed, whole_number
from boneyard.cli.interrupt import Stoppable
from boneyard.cli.mistake import Mistake
from boneyard.cli.replay import read_text
from boneyard.cli.workers import add_workers, progress, workers
from boneyard.core.reading import whole
from boneyard.puzzles import numbers, quadrille, solo_rows
from boneyard.puzzles.parts import in_order
from boneyard.puzzles.solo_draw import rates
from boneyard.puzzles.statistics import wilson

LARGEST_SET = 18
CHUNK = 50_000
"""Deals decided between two looks at the clock."""


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    rows = what.add_parser("solo-rows", help="the share of deals that can be won, or a deal")
    rows.add_argument(
        "--deals", type=whole_number, default=100_000, metavar="N", help="how many (100000)"
    )
    rows.add_argument("--seed", type=number_seed, default=0, help="the same seed, the same deals")
    rows.add_argument(
        "--generate", choices=tuple(solo_rows.GRADES), metavar="GRADE",
        help=f"print a deal that is {', '.join(solo_rows.GRADES)} instead",
    )  # fmt: skip
    add_workers(rows)
    rows.set_defaults(solve=_solo_rows)

    draw = what.add_parser("solo-draw", help="how often best play wins")
    draw.add_argument(
        "--set", type=whole_number, choices=(6, 9), default=6, metavar="N",
        help="6 (known exactly) or 9 (an estimate)",
    )  # fmt: skip
    draw.add_argument(
        "--rescue",
        type=whole_number,
        default=0,
        metavar="N",
        help="extra tiles to be drawn when stuck (0)",
    )
    draw.add_argument(
        "--games", type=whole_number, metavar="N", help="games for the estimate of set 9"
    )
    draw.add_argument(
        "--afresh", action="store_true", help="solve set 6 again, in minutes, not what is kept"
    )
    draw.add_argument("--seed", type=number_seed, default=0, help="the same seed, the same games")
    draw.set_defaults(solve=_solo_draw)

    square = what.add_parser("quadrille", help="the domino square")
    square.add_argument("--count", action="store_true", help="count all solutions, in every sense")
    square.set_defaults(solve=_quadrille)

    grid = what.add_parser("dominosa", help="solve a grid of numbers, or make one")
    grid.add_argument("file", nargs="?", metavar="FILE", help="the numbers; - reads standard input")
    grid.add_argument(
        "--limit", type=whole_number, default=2, metavar="N",
        help="stop after this many solutions (2: is there only one?)",
    )  # fmt: skip
    grid.add_argument(
        "--generate", type=whole_number, choices=range(1, 6), metavar="GRADE",
        help="make a puzzle, from 1 (easy) to 5 (hard)",
    )  # fmt: skip
    grid.add_argument(
        "--set", type=whole_number, default=6, metavar="N", help="the set to make it from (6)"
    )
    shapes = ("rectangle", "staircase", "ring")
    grid.add_argument(
        "--shape", choices=shapes, default="rectangle", metavar="SHAPE",
        help=f"to make it in: {', '.join(shapes)}",
    )  # fmt: skip
    grid.add_argument("--seed", type=seed, help="the same seed, the same puzzle")
    grid.set_defaults(solve=_dominosa)

    solve_deal.add(what.add_parser("deal", help="four hands face up: who wins how much, and how"))

    count = what.add_parser("numbers", help="lines, closed chains, tilings of a rectangle")
    count.add_argument(
        "--set", type=whole_number, default=6, metavar="N", help="the set whose lines are counted"
    )
    count.add_argument(
        "--rectangle", default="7x8", metavar="ROWSxCOLUMNS", help="covered with blank tiles (7x8)"
    )
    count.set_defaults(solve=_numbers)


def run(args: argparse.Namespace) -> int:
    solve: Callable[[argparse.Namespace], int | None] = args.solve
    try:
        return solve(args) or 0
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None


def _solo_rows(args: argparse.Namespace) -> int:
    if args.generate:
        deal = solo_rows.generate(args.generate, random.Random(args.seed))
        for row in deal:
            print(" ".join(map(str, row)))
        return 0
    if args.deals < 1:
        raise Mistake("at least one deal is needed")
    firsts = range(0, args.deals, CHUNK)
    parts = ((min(CHUNK, args.deals - first), args.seed, first) for first in firsts)
    won = decided = 0
    work, started = Stoppable(), time.perf_counter()
    with work, workers(args) as who, progress() as bar:
        if who.executor is None:
            solo_rows.share(1, args.seed)  # what is compiled is compiled before the clock starts
        task = bar.add_task("solo-rows", total=args.deals)
        started = time.perf_counter()
        counts = in_order(_share, parts, who.executor, who.ahead)
        for first, count in zip(firsts, counts, strict=True):
            won += count
            decided = min(first + CHUNK, args.deals)
            bar.update(task, completed=decided)
    took = time.perf_counter() - started
    if decided:
        low, high = wilson(won, decided)
        print(f"{won:,} of {decided:,} deals can be won: {won / decided:.4%}")
        print(f"95 % confidence: {low:.4%} to {high:.4%}; {decided / took:,.0f} deals a second")
    return work.status(f"{decided:,} of {args.deals:,} deals")


def _share(part: tuple[int, int, int]) -> int:
    """So many of the deals, with this seed, from this one on."""
    return solo_rows.share(*part)


def _solo_draw(args: argparse.Namespace) -> None:
    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    if args.games is not None and args.set == 6:
        raise Mistake("with set 6 the chance is known exactly: --games is for --set 9")
    started = time.perf_counter()
    rate = rates.win_rate(
        args.set, args.rescue, games=args.games, seed=args.seed, afresh=args.afresh, progress=say
    )
    took = time.perf_counter() - started
    game = f"set {args.set}, rescue {args.rescue}: best play wins"
    if rate.exact is not None:
        print(f"{game} with chance {rate.chance:.6g}, exactly")
        print(f"= {rate.exact}")
        print(
            f"solved in {took:.0f} s" if args.afresh else "kept from a solution; --afresh solves it"
        )
        return
    print(f"{game} with a chance between {rate.chance:.3g} and {rate.most:.3g}")
    for name, (low, high), who in (
        ("at least", rate.least_interval, "a policy that looks one tile ahead"),
        ("at most", rate.most_interval, "somebody who sees the order of the boneyard"),
    ):
        print(f"  {name}: {low:.3g} to {high:.3g} (95 % confidence), what {who} wins")
    print(f"measured in {took:.0f} s")


def _quadrille(args: argparse.Namespace) -> None:
    if not args.count:
        solution = quadrille.complete(())
        assert solution is not None
        print(quadrille.show(solution))
        return
    counts = quadrille.count()
    for name, senses in (("numbers and tiles", counts.layouts), ("numbers alone", counts.patterns)):
        print(name)
        print(f"  all                                  {senses.all:>15,}")
        print(f"  up to renaming the numbers           {senses.up_to_renaming:>15,}")
        print(f"  up to a half turn                    {senses.up_to_half_turn:>15,}")
        print(f"  up to the symmetries of the figure   {senses.up_to_symmetry:>15,}")
        print(f"  up to both                           {senses.up_to_both:>15,}")
    print(f"ways to lay 28 blank tiles that occur  {counts.tilings:>15,}")


def _dominosa(args: argparse.Namespace) -> None:
    from boneyard.puzzles import dominosa  # it brings a compiler

    if args.generate is not None:
        rng = random.SystemRandom() if args.seed is None else random.Random(args.seed)
        figures = {"staircase": dominosa.staircase, "ring": dominosa.ring}
        cells = None if args.shape == "rectangle" else figures[args.shape](args.set)
        if cells is None and args.shape == "ring":
            raise Mistake(f"the double-{args.set} set fills no ring")
        try:
            puzzle = dominosa.generate(args.set, args.generate, rng, cells=cells)
        except dominosa.NoPuzzle as none:
            raise Mistake(str(none)) from None
        print(puzzle.grid)
        return
    if args.file is None:
        raise Mistake("give a FILE with the numbers (- for standard input), or --generate GRADE")
    grid = dominosa.Grid.parse(read_text(args.file))
    found = dominosa.solutions(grid, args.limit)
    more = " or more" if len(found) == args.limit else ""
    print(f"{len(found)}{more} solution{'s' * (len(found) != 1)}")
    if len(found) == 1:
        print(f"grade {dominosa.grade(grid).grade}")
    for solution in found[:1]:
        for pair in solution:
            (row, column), (other_row, other_column) = pair
            print(f"{grid.tile(pair)} at {row},{column} and {other_row},{other_column}")


def _numbers(args: argparse.Namespace) -> None:
    high, _, wide = args.rectangle.lower().partition("x")
    rows, columns = whole(high), whole(wide)
    if rows is None or columns is None:
        raise Mistake(f"a rectangle is written like 7x8, not {args.rectangle!r}")
    try:
        tilings = numbers.tilings(rows, columns)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    n = args.set
    if not 0 <= n <= LARGEST_SET:
        raise Mistake(f"there is no double-{n} set; choose 0 to {LARGEST_SET}")
    if n % 2:
        print(f"double-{n}: no line of the whole set exists (each number stands on an odd number")
        print("of halves); sets with an even highest number have them")
    else:
        lines, chains = numbers.lines(n), numbers.closed_chains(n)
        print(f"lines of the whole double-{n} set (a line and its mirror count as two):")
        print(f"  {lines:,}")
        print("closed chains of the whole set (wherever they begin; both directions counted):")
        print(f"  {chains:,}")
    print(f"ways to cover {rows} x {columns} cells with blank tiles:")
    print(f"  {tilings:,}")
