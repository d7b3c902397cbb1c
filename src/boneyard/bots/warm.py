"""Getting compiled code ready, in threads of its own: nobody waits for a compiler.

A first compilation takes up to a minute; afterwards Numba's cache has it, and it takes a moment. A
game whose bots bring a kernel of their own says in its `bot.py` how to begin: `WARM_UP(wait=…)`.
"""

from __future__ import annotations

import gc
from contextlib import suppress
from random import Random

from boneyard import games
from boneyard.bots.registry import own_knowledge
from boneyard.puzzles.warming import Warming

TRIED = (("pairs", 4), ("block", 2))
"""One game of each way to think (see `compiled`)."""


def is_warm() -> bool:
    """Whether rounds are compiled."""
    return _WARMING.ready


def warm_up(*, wait: bool = False) -> None:
    """Begin to get rounds ready, unless that was done before; `wait` until it is done."""
    _WARMING.start(wait=wait)


def warm_up_all(*, wait: bool = False) -> None:
    """The same with everything any bot or adviser has compiled."""
    warm_up(wait=wait)
    for slug in games.slugs():
        knowledge = own_knowledge(slug)
        if knowledge is not None and hasattr(knowledge, "WARM_UP"):
            knowledge.WARM_UP(wait=wait)


def _first_call() -> None:
    from boneyard.bots.bot import Budget
    from boneyard.bots.search import bot
    from boneyard.core.actions import Nature
    from boneyard.kernel import Unknown, judged, numbers

    rng = Random(1)
    minds = [bot(name, 4).within(Budget(playouts=8)) for name in ("strong", "master")]
    for slug, players in TRIED:
        game = games.game(slug, players=players)
        state = game.start()
        while True:
            actor = game.to_act(state)[0]
            moves = game.legal(state, actor)
            if not isinstance(actor, Nature) and len(list(moves)) > 1:
                break
            state, _ = game.apply(state, actor, moves.sample(rng))
        for mind in minds:
            mind.choose(game, game.observe(state, actor), moves, rng)
    judged.get_ready(numbers(games.game("block")))
    for slug in games.slugs():
        with suppress(Unknown):
            listing = games.listing(slug)
            _ = numbers(listing.game(listing.match_of(1))).rules  # with its twins


_WARMING = Warming("kernel", _first_call)


if __name__ == "__main__":
    # Fills the cache of compiled code, for all processes to come. Of what a compiler makes, next to
    # nothing is thrown away: not to look for it saves a tenth of the time.
    gc.disable()
    warm_up_all(wait=True)
