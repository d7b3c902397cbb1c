"""What bots have compiled, got ready before anybody needs it.

Numba takes up to a minute for it on a machine where it has never been done, and a second where its
cache is. A game whose bots bring a kernel of their own says in its `bot.py` how it is begun, as
`WARM_UP(wait=…)`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from boneyard import games
from boneyard.bots.bot import Budget
from boneyard.bots.registry import own_knowledge
from boneyard.kernel import numbers
from boneyard.puzzles.warming import Warming

FEW = Budget(playouts=16)


def _first_thoughts() -> None:
    """One decision of each kind: after it, everything is compiled that any other needs."""
    from boneyard.bots.compiled import GeneralThought, PlainThought, think  # brings the compiler

    kinds: tuple[tuple[str, Any], ...] = (("block", PlainThought), ("all-fives", GeneralThought))
    for slug, kind in kinds:
        game, rng = games.game(slug), Random(1)
        state = game.start()
        while True:
            actor = game.to_act(state)[0]
            moves = list(game.legal(state, actor)) if isinstance(actor, int) else []
            if isinstance(actor, int) and len(moves) > 1:
                break
            state, _ = game.apply(state, actor, game.legal(state, actor).sample(rng))
        known = numbers(game)
        think(kind(game, known, game.observe(state, actor), moves, rng), FEW)


COMPILED_ROUNDS = Warming("compiled rounds", _first_thoughts)
"""The rounds of line and counting games (`bots.compiled`)."""


def warm_up(*, wait: bool = False) -> None:
    """Begin with all of it, in threads; `wait` until it is there."""
    begin: list[Callable[..., None]] = [COMPILED_ROUNDS.start]
    for slug in games.slugs():
        knowledge = own_knowledge(slug)
        if knowledge is not None and hasattr(knowledge, "WARM_UP"):
            begin.append(knowledge.WARM_UP)
    for one in begin:
        one(wait=wait)
