"""What is done in the processes where bots think. They know nothing but what they are given."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from pickle import PicklingError
from random import Random
from typing import Any, NamedTuple, TypeVar

from boneyard import bots, games
from boneyard.bots import Budget, outside, warm
from boneyard.core.actions import Action
from boneyard.core.game import AnyGame
from boneyard.core.moves import Moves

T = TypeVar("T")


class Verdict(NamedTuple):
    """An action, and whether the bot that was asked for chose it itself."""

    action: Action
    itself: bool


def think(
    name: str,
    slug: str,
    options: dict[str, Any],
    observation: Any,
    moves: Moves,
    seed: int,
    budget: Budget | None = None,
) -> Verdict:
    """One decision, for which nobody waits for a compiler."""
    return decide(
        bots.bot(name, slug), games.game(slug, **options), observation, moves, seed, budget
    )


def decide(
    bot: bots.Bot,
    game: AnyGame,
    observation: Any,
    moves: Moves,
    seed: int,
    budget: Budget | None = None,
) -> Verdict:
    is_warm = bot.warm(game)
    able = bot if is_warm else bot.until_warm()
    able = able if budget is None else able.within(budget)
    return Verdict(able.choose(game, observation, moves, Random(seed)), is_warm)


def help_with(slug: str, options: dict[str, Any], what: Callable[..., T], *seen: Any) -> T:
    """Advice or outlook."""
    return what(games.game(slug, **options), *seen)


def serve(pipe: Pipe) -> None:
    """Do what comes through the pipe, one thing after the other, until nobody is at its end."""
    # Ctrl-C is for the server, which ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outside.ask_always()
    while True:
        try:
            what = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, what()
        except Exception as wrong:
            answer = False, wrong
        try:
            pipe.send(answer)
        except (TypeError, AttributeError, PicklingError) as unsendable:
            pipe.send((False, RuntimeError(type(unsendable).__name__)))


def compile_all() -> None:
    """Fill the cache of the compiler, while all others go first; raises SystemExit if that fails.
    A process of its own does so: whoever thinks meanwhile is not held up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(10)
    warm.warm_up_all(wait=True)
    if not warm.is_warm():
        raise SystemExit(1)


def nothing() -> None:
    """What a process does that is only to be there."""
