"""Getting compiled rounds ready, in a thread of its own: nobody waits for a compiler.

A first compilation takes up to a minute; afterwards Numba's cache has it, and it takes a moment.
"""

from __future__ import annotations

from random import Random

from boneyard import games
from boneyard.puzzles.warming import Warming

TRIED = (("pairs", 4), ("block", 2))
"""One game of each way to think (see `compiled`)."""


def is_warm() -> bool:
    return _WARMING.ready


def warm_up(*, wait: bool = False) -> None:
    """Begin to get ready, unless that was done before; `wait` until it is done."""
    _WARMING.start(wait=wait)


def _first_call() -> None:
    from boneyard.bots.bot import Budget
    from boneyard.bots.search import bot
    from boneyard.core.actions import Nature

    mind, rng = bot("master", 4).within(Budget(playouts=8)), Random(1)
    for slug, players in TRIED:
        game = games.game(slug, players=players)
        state = game.start()
        while True:
            actor = game.to_act(state)[0]
            moves = game.legal(state, actor)
            if not isinstance(actor, Nature) and len(list(moves)) > 1:
                break
            state, _ = game.apply(state, actor, moves.sample(rng))
        mind.choose(game, game.observe(state, actor), moves, rng)


_WARMING = Warming("kernel", _first_call)
