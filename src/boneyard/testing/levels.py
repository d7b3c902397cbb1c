"""How the levels of a game compare: `python -m boneyard.testing.levels [slug …]` finds it out and
writes `levels.json` into the folder of each game.

Every two levels play the same deals from every side of the table, and so does each level against
the yardsticks: who plays at random, and in line games those who follow one rule of thumb. Bots
that think ahead make a fixed number of play-outs, and no match is stopped early, so that the same
command finds the same numbers on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import chain, combinations, product
from multiprocessing import get_context

import msgspec

import boneyard
from boneyard.bots import LEVELS, Budget, suited
from boneyard.bots.contenders import YARDSTICKS, Entrant
from boneyard.bots.duplicate import one_round
from boneyard.bots.ladder import TOGETHER, DealsTask, standoff
from boneyard.bots.ladder import deals as played_deals
from boneyard.core.game import GameKind
from boneyard.games import folder
from boneyard.puzzles.parts import in_order
from boneyard.typed import Typed

FILE = "levels.json"
DEALS = 200
PLAYOUTS = 200


class Meeting(msgspec.Struct, frozen=True):
    """How one level, or yardstick, came out against another. Shares are in percent."""

    a: str
    b: str
    win: float
    """The share of rounds that `a` won; a shared win counts in parts."""
    low: float
    high: float
    """Its 95 % interval."""
    points: float
    """How many more points per round and seat than `b`."""
    helpless: int = 0
    """Decisions in which no table could be imagined, and anything was done."""

    @property
    def inverted(self) -> bool:
        """Whether `a`, who ought to be the better one, is surely the weaker."""
        return self.high < 50


class LevelsFound(msgspec.Struct, frozen=True):
    """What `levels.json` holds."""

    version: int
    """Of the game's rules."""
    deals: int
    playouts: int
    compared: tuple[Meeting, ...]

    def of(self, a: str, b: str) -> Meeting | None:
        """How these two compare."""
        return next((one for one in self.compared if (one.a, one.b) == (a, b)), None)


_file = Typed[LevelsFound](LevelsFound)


def pairs(slug: str) -> Iterator[tuple[str, str]]:
    """Who plays whom in this game, the better one first."""
    if not suited(slug):
        raise ValueError(f"{slug} is played alone: nobody is better than anybody")
    best_first = LEVELS[::-1]
    yield from combinations(best_first, 2)
    line = boneyard.listing(slug).kind == GameKind.LINE
    yield from product(best_first, ("random", *YARDSTICKS) if line else ("random",))


def levels(
    slug: str,
    *,
    deals: int = DEALS,
    playouts: int = PLAYOUTS,
    executor: Executor | None = None,
    ahead: int = 1,
    **options: object,
) -> LevelsFound:
    """Let the levels of this game play. Each pair plays so many deals; `ahead` tasks are given to
    the executor at a time."""
    game, budget = one_round(slug, **options), Budget(playouts=playouts)
    found = []
    for a, b in pairs(slug):
        pair = Entrant(a, budget), Entrant(b, budget)
        tasks = (
            DealsTask(slug, dict(game.options), pair, 0, first, min(TOGETHER, deals - first))
            for first in range(0, deals, TOGETHER)
        )
        scores = [*chain.from_iterable(in_order(played_deals, tasks, executor, ahead))]
        one = standoff(pair, scores, None)
        win, low, high = (round(share, 1) for share in (one.win, one.low, one.high))
        found.append(Meeting(a, b, win, low, high, round(one.points, 2), one.helpless))
    return LevelsFound(game.listing.version, deals, playouts, tuple(found))


def written(found: LevelsFound) -> str:
    """The text of the file."""
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def read(slug: str) -> LevelsFound | None:
    """What is known of the levels of this game; nothing: nobody has measured them."""
    file = folder(slug) / FILE
    return _file.decode(file.read_bytes()) if file.is_file() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m boneyard.testing.levels")
    parser.add_argument("slugs", nargs="+", metavar="GAME")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for slug in args.slugs:
            found = levels(
                slug, deals=args.deals, playouts=args.playouts, executor=pool, ahead=4 * args.jobs
            )
            (folder(slug) / FILE).write_text(written(found), "utf-8")
            for one in found.compared:
                print(f"{slug}: {one.a} {one.win} % against {one.b}", file=sys.stderr)


if __name__ == "__main__":
    main()
