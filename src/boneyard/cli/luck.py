"""`boneyard luck`: how much of a game is in the deal, and what the opening is worth."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import msgspec

from boneyard import games
from boneyard.analysis.match import CannotJudge
from boneyard.analysis.shares import PARTS, Shares, shares
from boneyard.cli.choose import add_game, add_set, game_of, number_seed, whole_number
from boneyard.cli.mistake import Mistake
from boneyard.cli.shown import show
from boneyard.cli.workers import progress

SURE = 1.96
"""Standard errors to each side of 95 %."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    add_set(parser)
    parser.add_argument("--players", metavar="N", help="how many sit at the table")
    parser.add_argument(
        "--deals", type=whole_number, default=400, metavar="N", help="deals (default: %(default)s)"
    )
    parser.add_argument("--seed", type=number_seed, default=0, help="the same seed, the same deals")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")


def run(args: argparse.Namespace) -> int:
    if args.deals < PARTS:
        raise Mistake(f"at least {PARTS} deals are needed to tell a share from chance")
    found = [_of_one(args)] if args.slug else list(_of_all(args))
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    headings = ["game", "deal", "opening", "spread"]
    show(headings, [_row(one) for one in found], right=headings[1:])
    print()
    print("deal: which share of a round's result the deal decides, where all play alike")
    print("opening: by how many points whoever opens ends ahead, with their side")
    print("spread: the standard deviation of a round's result, in points")
    return 0


def _of_one(args: argparse.Namespace) -> Shares:
    try:
        return shares(game_of(args), args.deals, seed=args.seed)
    except CannotJudge as wrong:
        raise Mistake(str(wrong)) from None


def _of_all(args: argparse.Namespace) -> Iterator[Shares]:
    slugs = games.slugs()
    with progress() as bar:
        for slug in bar.track(slugs, description="luck"):
            try:
                yield shares(games.game(slug), args.deals, seed=args.seed)
            except CannotJudge:
                continue


def _row(one: Shares) -> list[str]:
    deal = f"{100 * one.deal:.0f} ± {100 * SURE * one.deal_error:.0f} %"
    opening = f"{one.opening:+.2f} ± {SURE * one.opening_error:.2f}"
    return [one.game, deal, opening, f"{one.spread:.1f}"]
