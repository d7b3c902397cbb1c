"""Plays compiled rounds for whoever asks, line by line, and says how long the processor took.

`bench kernel --against` runs this file beside any checkout, ours or an older one, so it knows no
more than what kernels have had from the beginning. A line is `GAME ROUNDS`; a first one without
rounds is answered with how long everything took to be compiled.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

import boneyard
from boneyard.kernel import Unknown, numbers, slots


def _player(slug: str) -> Callable[[int], None] | None:
    """Plays so many rounds of this game at random; None: here it has no compiled rounds."""
    from boneyard.kernel.rounds import many_rounds

    try:
        listing = boneyard.listing(slug)
        known = numbers(listing.game(listing.match_of(1)))
    except (LookupError, Unknown):
        return None
    rng, won = np.ones(1, np.uint64), np.zeros(slots.MOST_SEATS, np.int64)
    position, order = np.zeros(slots.POSITION, np.int64), known.shuffled.copy()
    tables = known.rules, known.tiles, known.fit

    def play(count: int) -> None:
        many_rounds(*tables, position, order, rng, count, won)

    return play


def _serve(slugs: list[str]) -> None:
    from boneyard.bots.warm import warm_up

    warm_up(wait=True)
    players = {slug: _player(slug) for slug in slugs}
    for play in players.values():
        if play is not None:
            play(1)
    print(time.process_time(), flush=True)
    for line in sys.stdin:
        slug, count = line.split()
        play = players[slug]
        started = time.process_time()
        if play is not None:
            play(int(count))
        print(0.0 if play is None else time.process_time() - started, flush=True)


if __name__ == "__main__":
    _serve(sys.argv[1:])
