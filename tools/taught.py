"""How much a taught player adds: master with weights against master without any, by duplicate
deals.

    python -m tools.taught pairs --deals 1500 --playouts 800 --against 1500
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any

from boneyard.bots import taught
from boneyard.bots.bot import Budget
from boneyard.bots.duplicate import deal_score, one_round
from boneyard.bots.search import MASTER, SearchBot, Thinking
from boneyard.bots.weighed import Weighed
from boneyard.core.chance import Rng
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves

AT_ONCE = 10
"""Deals that one process plays before it is given others."""


class TimedSearch(SearchBot):
    """It knows how long it thought, where there was a choice."""

    seconds = 0.0
    decisions = 0

    def weigh(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Weighed:
        if len(moves.some(2, Random(0))) == 1:
            return super().weigh(game, observation, moves, rng)
        began = time.process_time()
        weighed = super().weigh(game, observation, moves, rng)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return weighed


def play(job: tuple[argparse.Namespace, int]) -> tuple[list[float], list[tuple[float, int]]]:
    """Shares of some deals won, and how long both thought in how many decisions."""
    args, first = job
    if args.weights:
        weights = taught.read_file(args.weights, args.game)
        taught.shipped = lambda slug: weights  # type: ignore[assignment]
    game = one_round(args.game)
    new = TimedSearch("taught", 0, MASTER, Budget(playouts=args.playouts))
    old = TimedSearch("untaught", 0, Thinking(), Budget(playouts=args.against))
    deals = range(first, min(first + AT_ONCE, args.deals))
    shares = [deal_score(game, (new, old), f"{args.seed} {deal}").win for deal in deals]
    return shares, [(bot.seconds, bot.decisions) for bot in (new, old)]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Master with a taught player, and without.")
    parser.add_argument("game")
    parser.add_argument("--weights", type=Path, help="instead of those of the game")
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--playouts", type=int, default=800)
    parser.add_argument("--against", type=int, default=1500, help="play-outs of the other")
    parser.add_argument("--seed", default="final")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(arguments)
    shares: list[float] = []
    clocks = [[0.0, 0], [0.0, 0]]
    with Pool(args.jobs) as pool:
        jobs = [(args, first) for first in range(0, args.deals, AT_ONCE)]
        for some, thought in pool.imap(play, jobs):
            shares += some
            for clock, (seconds, decisions) in zip(clocks, thought, strict=True):
                clock[0] += seconds
                clock[1] += decisions
    width = 1.96 * pstdev(shares) / sqrt(len(shares))
    new, old = (1000 * seconds / max(decisions, 1) for seconds, decisions in clocks)
    print(
        f"{100 * fmean(shares):.1f} ± {100 * width:.1f} % of {len(shares)} deals; "
        f"{new:.1f} and {old:.1f} ms of CPU per decision"
    )


if __name__ == "__main__":
    main()
