"""`boneyard bench kernel`: how much faster compiled rounds are than readable ones.

Both play whole rounds at random, deal included, on one core and in one run, turn about; what
counts is the time of the processor, since others may use the machine.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple

import msgspec
import numpy as np

import boneyard
from boneyard.bots.peers import peers
from boneyard.cli import bench_against
from boneyard.cli.mistake import Mistake
from boneyard.cli.shown import show
from boneyard.cli.workers import progress
from boneyard.core.game import AnyGame
from boneyard.core.options import SET
from boneyard.kernel import Numbers, Unknown, numbers, slots

REPEATS = 5
KINDS = ("line", "counting")


class Rates(msgspec.Struct, frozen=True):
    """Rounds per second."""

    game: str
    set: int
    players: int
    readable: float
    kernel: float | None = None
    ratio: float | None = None
    spread: tuple[float, float] | None = None
    """The lowest and the highest ratio of a repeat."""


class Paired(NamedTuple):
    """A game, and who plays so many rounds of it when called. A peer has no kernel; nor has a game
    with rules that the compiled rounds do not know."""

    label: str
    set: int
    players: int
    readable: Callable[[int], None]
    kernel: Callable[[int], None] | None


def run(args: argparse.Namespace) -> int:
    slugs = args.slugs[1:] or [s for s in boneyard.slugs() if boneyard.listing(s).kind in KINDS]
    if args.against:
        return bench_against.run(args, slugs)
    contests = [_contest(slug, asked=bool(args.slugs[1:])) for slug in slugs]
    if not args.slugs[1:]:
        contests += [Paired(p.label, 6, p.players, p.play, None) for p in peers()]
    found = list(_rates(contests, args.seconds))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _show(found)
    return 0


def _contest(slug: str, asked: bool) -> Paired:
    listing = boneyard.listing(slug)
    game = listing.game(listing.match_of(1))
    try:
        known = numbers(game)
    except Unknown as unknown:
        if asked:
            raise Mistake(f"{slug} has no compiled rounds: {unknown}") from None
        return Paired(slug, game.options[SET], game.players, _readable(game), None)
    return Paired(slug, game.options[SET], game.players, _readable(game), _kernel(known))


def _readable(game: AnyGame) -> Callable[[int], None]:
    rng = random.Random(1)

    def play(count: int) -> None:
        for _ in range(count):
            state = game.start()
            while actors := game.to_act(state):
                state, _ = game.apply(state, actors[0], game.legal(state, actors[0]).sample(rng))

    return play


def _kernel(known: Numbers) -> Callable[[int], None]:
    from boneyard.kernel.rounds import many_rounds  # brings the compiler

    rng, won = np.ones(1, np.uint64), np.zeros(slots.MOST_SEATS, np.int64)
    position, order = np.zeros(slots.POSITION, np.int64), known.shuffled.copy()

    def play(count: int) -> None:
        many_rounds(known.rules, known.tiles, known.fit, position, order, rng, count, won)

    play(1)
    return play


def _rates(contests: list[Paired], seconds: float) -> Iterator[Rates]:
    rates: list[tuple[list[float], list[float]]] = [([], []) for _ in contests]
    with progress() as bar:
        task = bar.add_task("bench kernel", total=len(contests) * (1 + REPEATS))
        sizes = []
        for one in contests:
            fast = _size(one.kernel, seconds) if one.kernel else 0
            sizes.append((_size(one.readable, seconds), fast))
            bar.advance(task)
        for _ in range(REPEATS):
            for one, (plain, fast), (readable, kernel) in zip(contests, sizes, rates, strict=True):
                readable.append(plain / _time(one.readable, plain))
                if one.kernel is not None:
                    kernel.append(fast / _time(one.kernel, fast))
                bar.advance(task)
    for one, (readable, kernel) in zip(contests, rates, strict=True):
        if not kernel:
            yield Rates(one.label, one.set, one.players, median(readable))
            continue
        ratios = sorted(fast / plain for plain, fast in zip(readable, kernel, strict=True))
        yield Rates(
            one.label, one.set, one.players, median(readable), median(kernel), median(ratios),
            (ratios[0], ratios[-1]),
        )  # fmt: skip


def _size(play: Callable[[int], None], seconds: float) -> int:
    """How many rounds take about so long."""
    size = 1
    while (took := _time(play, size)) < seconds / 5:
        size *= 2
    return max(1, round(size * seconds / took))


def _time(play: Callable[[int], None], size: int) -> float:
    started = time.process_time()
    play(size)
    return max(time.process_time() - started, 1e-9)


def _show(found: list[Rates]) -> None:
    rows = [
        (
            one.game,
            str(one.set),
            str(one.players),
            f"{one.readable:,.0f}",
            f"{one.kernel:,.0f}" if one.kernel else "",
            f"{one.ratio:.0f}" if one.ratio else "",
            f"{one.spread[0]:.0f}–{one.spread[1]:.0f}" if one.spread else "",
        )
        for one in found
    ]
    headings = ("GAME", "SET", "PLAYERS", "READABLE/S", "KERNEL/S", "RATIO", "SPREAD")
    show(headings, rows, headings[1:])
