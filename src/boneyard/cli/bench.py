"""`boneyard bench`: how fast the reference engine plays, beside others in the same run.

Machines are noisy: every figure is the median of interleaved repeats with its spread, and only the
ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from math import isfinite
from statistics import median

import msgspec

import boneyard
from boneyard.bots.peers import peers
from boneyard.cli import bench_server
from boneyard.cli.choose import number
from boneyard.cli.mistake import Mistake
from boneyard.cli.shown import show
from boneyard.cli.workers import progress
from boneyard.core.game import AnyGame, GameKind
from boneyard.families.line import dealing

REPEATS = 5


class Contest(msgspec.Struct, frozen=True):
    """One thing to be measured: it plays so many games when called."""

    label: str
    play: Callable[[int], None]


class Rate(msgspec.Struct, frozen=True):
    """Games per second: the median of the repeats, and their range."""

    game: str
    rate: float
    slowest: float
    fastest: float


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "slugs", nargs="*", metavar="GAME|server|kernel",
        help="only these games; `server`: the server over real sockets; `kernel`: compiled rounds "
        "(and after it GAMEs)",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=number,
        help="for each repeat of each game (0.5); `server`: how long it is measured (10)",
    )  # fmt: skip
    parser.add_argument(
        "--against", metavar="COMMIT",
        help="`kernel`: compare with the compiled rounds of this commit, in a git checkout",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="numbers for programs")
    bench_server.add(parser.add_argument_group("`server`"))


def run(args: argparse.Namespace) -> int:
    if args.seconds is not None and not (isfinite(args.seconds) and args.seconds > 0):
        raise Mistake("a repeat takes more than 0 seconds")
    if args.slugs == ["server"]:
        return bench_server.run(args)
    args.seconds = args.seconds or 0.5
    if args.slugs[:1] == ["kernel"]:
        from boneyard.cli import bench_kernel  # only this verb needs a compiler

        return bench_kernel.run(args)
    if alone := {"server", "kernel"} & {*args.slugs}:
        raise Mistake(f"`bench {alone.pop()}` does not go with what stands before or behind it")
    for slug in args.slugs:
        boneyard.listing(slug)
    ours = (_ours(slug) for slug in args.slugs or boneyard.slugs())
    contests = [contest for contest in ours if contest is not None]
    found = _measured([*contests, *(() if args.slugs else _peers())], args.seconds)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        rows = [
            (one.game, f"{one.rate:,.0f}", f"{one.slowest:,.0f}–{one.fastest:,.0f}")
            for one in found
        ]
        show(("GAME", "GAMES/S", "SPREAD"), rows, ("GAMES/S", "SPREAD"))
    return 0


def _ours(slug: str) -> Contest | None:
    """One round of the game at random, by the plain engine; None for puzzles that need not end."""
    listing = boneyard.listing(slug)
    if listing.kind == GameKind.PUZZLE:
        return None
    game = listing.game(listing.match_of(1))
    return Contest(f"{slug}, {game.players} players", lambda n: _play(game, n))


def _sevens(players: int) -> Contest:
    """`classic-block` with the peers' seven tiles each."""
    game = dealing(boneyard.game("classic-block", players=players), hand=7)
    label = f"classic-block, {players} players with 7 tiles each"
    return Contest(label, lambda n: _play(game, n))


def _play(game: AnyGame, count: int) -> None:
    rng = random.Random(count)
    for _ in range(count):
        state = game.start()
        while actors := game.to_act(state):
            actor = actors[0] if len(actors) == 1 else rng.choice(actors)
            action = game.legal(state, actor).sample(rng)
            state, _ = game.apply(state, actor, action)


def _peers() -> Iterator[Contest]:
    """The same games as other programs play them, where these are installed (the extra `peers`):
    seven tiles each of the double-six set and no drawing."""
    yield _sevens(2)
    yield _sevens(4)
    for peer in peers():
        yield Contest(f"{peer.label}, {peer.players} players", peer.play)


def _measured(contests: list[Contest], seconds: float) -> list[Rate]:
    rates: list[list[float]] = [[] for _ in contests]
    with progress() as bar:
        task = bar.add_task("bench", total=len(contests) * (1 + REPEATS))
        sizes = []
        for contest in contests:
            sizes.append(_size(contest, seconds))
            bar.advance(task)
        for _ in range(REPEATS):
            for contest, size, found in zip(contests, sizes, rates, strict=True):
                found.append(size / _time(contest, size))
                bar.advance(task)
    return [
        Rate(contest.label, median(found), min(found), max(found))
        for contest, found in zip(contests, rates, strict=True)
    ]


def _size(contest: Contest, seconds: float) -> int:
    """How many games take about so long."""
    size = 1
    while (took := _time(contest, size)) < seconds / 5:
        size *= 2
    return max(1, round(size * seconds / took))


def _time(contest: Contest, size: int) -> float:
    started = time.perf_counter()
    contest.play(size)
    return time.perf_counter() - started
